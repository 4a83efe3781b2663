"""Actions about turns: Revolt, Pulley, Bad Weather, Double Attack, Musket, Barracks, Convent, Pater Noster."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from chabudai.core.seats import BIT
from chabudai.core.step import Question, Step
from chabudai.games.artigiano.actions.building import LayFreely
from chabudai.games.artigiano.actions.effect import (
    AT_A_PLAYER,
    AT_ALL_OTHERS,
    BOTH,
    DOUBLED,
    ONLY_CARDS,
    ONLY_PLAYERS,
    Effect,
    may_play_actions,
    register,
    targets,
    times_cards,
    times_players,
)
from chabudai.games.artigiano.actions.hand import DiscardAll
from chabudai.games.artigiano.actions.playing import play_action
from chabudai.games.artigiano.laying import AS_ACTION, DONE, SIZE, WAYS, card_words, held
from chabudai.games.artigiano.losing import discard_held
from chabudai.games.artigiano.material import IS_ACTION
from chabudai.games.artigiano.shapes import ChooseCard
from chabudai.games.artigiano.state import (
    DOUBLE_PULLEY,
    NO_ACTION,
    NO_DRAW,
    NO_HAND_MATERIAL,
    PULLEY,
    SKIP,
    Artigiano,
)


def burden(game: Artigiano, flag: int) -> None:
    """Everybody the action is aimed at bears this in the next turn."""
    for seat in targets(game):
        game.pending[seat] |= flag


class Burden(Effect):
    """An effect that weighs on the next turn of those it is aimed at."""

    flag: ClassVar[int] = 0

    def resolve(self, game: Artigiano) -> None:
        burden(game, self.flag)


class Revolt(Burden):
    """E01: a player misses the whole of his next turn. Doubled: two players."""

    number = 1
    aim = AT_A_PLAYER
    doubles = ONLY_PLAYERS
    flag = SKIP


class BadWeather(Effect):
    """E12: place a material if you like; the player on your left misses a turn. Doubled: two, or the next two."""

    number = 12
    doubles = BOTH

    def announce(self, game: Artigiano) -> None:
        if game.act_only:
            game.act_targets = game.act_only
            return
        seat = game.act_author
        for _ in range(times_players(game)):
            seat = game.left_of(seat)
            if seat != game.act_author:
                game.act_targets |= BIT[seat]

    def resolve(self, game: Artigiano) -> None:
        game.then(LayFreely(game.act_author, times_cards(game, 1)), RAIN)


class Rain(Step[Artigiano]):
    """effect.12: after the material comes the lost turn."""

    clause = "effect.12"

    def run(self, game: Artigiano) -> None:
        burden(game, SKIP)


class Musket(Burden):
    """E20: no other player draws in his next turn."""

    number = 20
    aim = AT_ALL_OTHERS
    flag = NO_DRAW


class Barracks(Burden):
    """E25: no other player places a material from his hand in his next turn."""

    number = 25
    aim = AT_ALL_OTHERS
    flag = NO_HAND_MATERIAL


class Convent(Burden):
    """E35: a player plays no action card in his next turn. Doubled: two players."""

    number = 35
    aim = AT_A_PLAYER
    doubles = ONLY_PLAYERS
    flag = NO_ACTION


class Pulley(Effect):
    """E05: if you place a material in your next turn, you may place up to three. Doubled: up to six."""

    number = 5
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        game.pending[game.act_author] |= DOUBLE_PULLEY if times_cards(game, 1) > 1 else PULLEY


class DoubleAttack(Effect):
    """E15: play another action at once, with its players or its cards doubled. Doubled: two further actions."""

    number = 15
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        # The follow-up is a card of its own: it begins when this one is over.
        game.shared.insert(len(game.shared) - 1, FollowUp(game.act_author, times_cards(game, 1)))


class FollowUp(Question[Artigiano]):
    """effect.15: an action card of the held set, or none; asked whatever you hold, unless it is nothing."""

    clause = "effect.15"
    size = SIZE
    always = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        cards = held(game, self.seat)
        actions = [card * WAYS + AS_ACTION for card in cards if IS_ACTION[card]]
        return (*actions, DONE) if cards and may_play_actions(game, self.seat) else ()

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return self.candidates(game)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != DONE:
            if self.left > 1:
                game.then(FollowUp(self.seat, self.left - 1))
            play_action(game, self.seat, choice // WAYS, DOUBLED)

    def describe(self, game: Artigiano, choice: int) -> str:
        return card_words(choice)


class PaterNoster(Effect):
    """E38: discard two of your cards, then carry out another operation in this turn. Doubled: discard four."""

    number = 38
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        price = times_cards(game, 2)
        count = len(held(game, game.act_author))
        if count >= price:
            game.again += 1
        if count <= price:
            game.then(DiscardAll(game.act_author))
        else:
            game.then(*[Sacrifice(game.act_author)] * price)


class Sacrifice(ChooseCard):
    """effect.38: a card of the held set is discarded; with too few of them all go, for nothing."""

    clause = "effect.38"

    def cards(self, game: Artigiano) -> list[int]:
        return held(game, self.seat)

    def chosen(self, game: Artigiano, card: int) -> None:
        discard_held(game, self.seat, card)


RAIN: Final = Rain()
register(Revolt(), BadWeather(), Musket(), Barracks(), Convent(), Pulley(), DoubleAttack(), PaterNoster())
