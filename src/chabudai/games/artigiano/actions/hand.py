"""Actions that look at hands or make players discard: Staircase, Common Grave, Mallet, Shop Window, Brotherhood,
Baptism, Confessional."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.core.step import Question, SeatStep
from chabudai.games.artigiano.actions.building import LayFreely
from chabudai.games.artigiano.actions.effect import (
    AT_A_PLAYER,
    AT_ALL_OTHERS,
    AT_AN_OPPONENT,
    BOTH,
    ONLY_CARDS,
    ONLY_PLAYERS,
    Effect,
    register,
    targets,
    times_cards,
)
from chabudai.games.artigiano.laying import held
from chabudai.games.artigiano.losing import discard_from_hand, discard_held, discard_target, look, target_cards
from chabudai.games.artigiano.material import CODE, IS_ACTION
from chabudai.games.artigiano.shapes import NO_CARD_MORE, ChooseCard, MayChooseCard, StepTowards
from chabudai.games.artigiano.state import MISSIONS, Artigiano


class LookAtHand(StepTowards):
    """effect.13, effect.18: the author looks at a hand; a Key-Bearer seen there steps into its holder's zone."""

    clause = "effect.13"

    def run(self, game: Artigiano) -> None:
        if self.seat != self.other:
            look(game, game.hands[self.other], self.other, SEEN_BY[self.seat])
        if game.journal is not None:
            game.tell("look-hand", "effect.13", {"seat": self.seat, "to": self.other})


class Staircase(Effect):
    """E13: look at a player's hand, then place a material if you like. Doubled: two players, or two materials."""

    number = 13
    aim = AT_A_PLAYER
    doubles = BOTH

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        game.then(*[LookAtHand(author, seat) for seat in targets(game)], LayFreely(author, times_cards(game, 1)))


class CommonGrave(Effect):
    """E14: discard as many of your cards as you like."""

    number = 14

    def resolve(self, game: Artigiano) -> None:
        game.then(Bury(game.act_author))


class Bury(MayChooseCard):
    """effect.14: one card after another of the held set, until you stop."""

    clause = "effect.14"

    def cards(self, game: Artigiano) -> list[int]:
        return held(game, self.seat)

    def chosen(self, game: Artigiano, card: int) -> None:
        discard_held(game, self.seat, card)
        game.then(self)


class Mallet(Effect):
    """E29: every other player discards two cards of his choice from his hand. Doubled: four."""

    number = 29
    aim = AT_ALL_OTHERS
    doubles = ONLY_CARDS

    def befall(self, game: Artigiano, seat: int) -> None:
        count = times_cards(game, 2)
        if len(game.hands[seat]) <= count:
            game.then(DiscardAll(seat))
        else:
            game.then(*[DiscardFromHand(seat)] * count)


class DiscardAll(SeatStep[Artigiano]):
    """effect.29, effect.38: whoever has no more cards than demanded discards them all."""

    clause = "effect.29"

    def run(self, game: Artigiano) -> None:
        for card in target_cards(game, self.seat):
            discard_target(game, self.seat, card)


class DiscardFromHand(ChooseCard):
    """effect.29: the owner of the hand chooses the card."""

    clause = "effect.29"

    def cards(self, game: Artigiano) -> list[int]:
        return [entry & CARD for entry in game.hands[self.seat]]

    def chosen(self, game: Artigiano, card: int) -> None:
        discard_from_hand(game, self.seat, card)


class Brotherhood(Effect):
    """E36: every other player discards an action card of his choice from his hand. Doubled: two."""

    number = 36
    aim = AT_ALL_OTHERS
    doubles = ONLY_CARDS

    def befall(self, game: Artigiano, seat: int) -> None:
        game.then(*[DiscardAction(seat)] * times_cards(game, 1))


class DiscardAction(MayChooseCard):
    """effect.36: pure or composite; asked of everybody with cards, since whether one has any is a secret until then."""

    clause = "effect.36"
    always = True
    none = "none"

    def cards(self, game: Artigiano) -> list[int]:
        return [entry & CARD for entry in game.hands[self.seat]]

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return super().candidates(game) if game.hands[self.seat] else ()

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_CARD_MORE:
            for card in self.cards(game):
                if IS_ACTION[card]:
                    return Refusal("effect.36", "has-an-action", {"card": card})
            return None
        return None if IS_ACTION[choice] else Refusal("effect.36", "no-action-card", {"card": choice})

    def options(self, game: Artigiano) -> tuple[int, ...]:
        cards = self.cards(game)
        actions = [card for card in cards if IS_ACTION[card]]
        return tuple(actions) if actions else (NO_CARD_MORE,) if cards else ()

    def chosen(self, game: Artigiano, card: int) -> None:
        discard_from_hand(game, self.seat, card)


class ShopWindow(Effect):
    """E32: another player shows his whole hand to everybody. Doubled: two players."""

    number = 32
    aim = AT_AN_OPPONENT
    doubles = ONLY_PLAYERS

    def resolve(self, game: Artigiano) -> None:
        for seat in targets(game):
            look(game, game.hands[seat], seat, EVERYONE)
            if game.journal is not None:
                game.tell("show-hand", "effect.32", {"seat": seat})


class Baptism(Effect):
    """E44: a player discards all the action cards of his hand. Doubled: two players."""

    number = 44
    aim = AT_A_PLAYER
    doubles = ONLY_PLAYERS

    def resolve(self, game: Artigiano) -> None:
        for seat in targets(game):
            for card in target_cards(game, seat):
                if IS_ACTION[card]:
                    discard_target(game, seat, card)


class Confessional(Effect):
    """E46: another player shows you one of his face-down mandatory missions. Doubled: two missions, or two players."""

    number = 46
    aim = AT_AN_OPPONENT
    doubles = BOTH

    def befall(self, game: Artigiano, seat: int) -> None:
        game.then(Confess(seat, game.act_author, 0))


class Confess(Question[Artigiano]):
    """effect.46: he chooses which; you alone see it."""

    clause = "effect.46"
    size = MISSIONS

    def __init__(self, seat: int, other: int, shown: int) -> None:
        super().__init__(seat)
        self.other = other
        self.shown = shown  # those shown already, as a bit mask

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.shown)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        face_down = game.mandatory[self.seat] & ~game.claimed[self.seat] & ~self.shown
        return tuple([place for place in range(MISSIONS) if face_down >> place & 1])

    def answer(self, game: Artigiano, choice: int) -> None:
        seat, to = self.seat, self.other
        place = seat * game.mission_count() + choice
        game.own_missions()
        game.missions[place] = entry = game.show(game.missions[place], SEEN_BY[to])
        if game.journal is not None:
            game.tell("confess", "effect.46", {"seat": seat, "to": to})
            game.tell("confess-card", "effect.46", {"seat": seat, "card": entry & CARD}, SEEN_BY[to])
        if not self.shown and times_cards(game, 1) > 1:
            game.then(Confess(seat, to, 1 << choice))

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"show {CODE[game.mission_entry(self.seat, choice) & CARD]}"


register(Staircase(), CommonGrave(), Mallet(), Brotherhood(), ShopWindow(), Baptism(), Confessional())
