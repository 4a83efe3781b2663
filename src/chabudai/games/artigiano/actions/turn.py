"""Actions about turns and the pile: Revolt, Pulley, Well, Bad Weather, Double Attack, Musket, Barracks, Convent,
Angelus, Pater Noster."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.core.step import BIT, Question, Step
from chabudai.games.artigiano.actions.building import LayFreely
from chabudai.games.artigiano.actions.hand import DiscardAll
from chabudai.games.artigiano.actions.playing import (
    BOTH,
    DOUBLED,
    ONLY_CARDS,
    ONLY_PLAYERS,
    Effect,
    designate,
    may_play_actions,
    play_action,
    register,
    target_all_others,
    targets,
    times_cards,
    times_players,
)
from chabudai.games.artigiano.freely import FreeQuestion
from chabudai.games.artigiano.laying import AS_ACTION, DONE, SIZE, WAYS, card_words, held
from chabudai.games.artigiano.losing import discard_held
from chabudai.games.artigiano.material import CARDS as ALL_CARDS
from chabudai.games.artigiano.material import CODE, IS_ACTION, IS_MATERIAL
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


class Revolt(Effect):
    """E01: a player misses the whole of his next turn. Doubled: two players."""

    number = 1
    doubles = ONLY_PLAYERS

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=False)

    def resolve(self, game: Artigiano) -> None:
        burden(game, SKIP)


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


class Musket(Effect):
    """E20: no other player draws in his next turn."""

    number = 20

    def announce(self, game: Artigiano) -> None:
        target_all_others(game)

    def resolve(self, game: Artigiano) -> None:
        burden(game, NO_DRAW)


class Barracks(Effect):
    """E25: no other player places a material from his hand in his next turn."""

    number = 25

    def announce(self, game: Artigiano) -> None:
        target_all_others(game)

    def resolve(self, game: Artigiano) -> None:
        burden(game, NO_HAND_MATERIAL)


class Convent(Effect):
    """E35: a player plays no action card in his next turn. Doubled: two players."""

    number = 35
    doubles = ONLY_PLAYERS

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=False)

    def resolve(self, game: Artigiano) -> None:
        burden(game, NO_ACTION)


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
    """effect.15: an action card of the held set, or none; asked whatever you hold."""

    clause = "effect.15"
    size = SIZE
    always = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        cards = [card for card in held(game, self.seat) if IS_ACTION[card]]
        return (*[card * WAYS + AS_ACTION for card in cards], DONE)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice != DONE and not may_play_actions(game, self.seat):
            return Refusal("effect.35", "convent-ban", {"card": choice // WAYS})
        return None

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


class Sacrifice(FreeQuestion):
    """effect.38: a card of the held set is discarded; with too few of them all go, for nothing."""

    clause = "effect.38"
    size = ALL_CARDS

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple(held(game, self.seat))

    def answer(self, game: Artigiano, choice: int) -> None:
        discard_held(game, self.seat, choice)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"discard {CODE[choice]}"


# --- the pile -------------------------------------------------------------------------------------


class Well(Effect):
    """E07: turn up cards of the pile until a material appears, which is yours; the others go back. Doubled: two."""

    number = 7
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        wanted = times_cards(game, 1)
        author = game.act_author
        displayed = 0
        while wanted and game.deck:
            card = display(game)
            displayed += 1
            if IS_MATERIAL[card]:
                game.hands[author].append(game.pool.pop())
                wanted -= 1
        if game.journal is not None:
            game.tell("well", "effect.7", {"seat": author, "count": displayed})
        game.then(*[ReturnOnTop(author)] * len(game.pool))


class Angelus(Effect):
    """E37: turn up the top three cards of the pile, take one, put the others back. Doubled: six, take two."""

    number = 37
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        for _ in range(min(times_cards(game, 3), len(game.deck))):
            display(game)
        kept = min(times_cards(game, 1), len(game.pool))
        back = len(game.pool) - kept
        game.then(*[TakeDisplayed(author)] * kept, *[ReturnOnTop(author)] * back)


def display(game: Artigiano) -> int:
    """Turn up the top card of the pile for everybody: the card."""
    entry = game.show(game.deck.pop(), EVERYONE)
    game.pool.append(entry)
    if game.journal is not None:
        game.tell("display", "effect.37", {"card": entry & CARD})
    return entry & CARD


class TakeDisplayed(FreeQuestion):
    """effect.37: one of the cards turned up goes to your hand."""

    clause = "effect.37"
    size = ALL_CARDS

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple([entry & CARD for entry in game.pool])

    def answer(self, game: Artigiano, choice: int) -> None:
        game.pool.remove(choice | EVERYONE)
        game.hands[self.seat].append(choice | EVERYONE)
        if game.journal is not None:
            game.tell("take-displayed", "effect.37", {"seat": self.seat, "card": choice})

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"take {CODE[choice]}"


class ReturnOnTop(FreeQuestion):
    """effect.7, effect.37: the others go back on top of the pile in the order you choose, the last one uppermost."""

    clause = "effect.37"
    size = ALL_CARDS

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple([entry & CARD for entry in game.pool])

    def answer(self, game: Artigiano, choice: int) -> None:
        game.pool.remove(choice | EVERYONE)
        game.deck.append(choice | EVERYONE)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"return {CODE[choice]}"


RAIN: Final = Rain()
register(Revolt(), BadWeather(), Musket(), Barracks(), Convent(), Pulley(), DoubleAttack(), PaterNoster())
register(Well(), Angelus())
