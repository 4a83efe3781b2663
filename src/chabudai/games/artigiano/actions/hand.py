"""Actions that look at hands or make players discard: Staircase, Common Grave, Mallet, Shop Window, Brotherhood,
Baptism, Confessional."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.core.step import Question, Step
from chabudai.games.artigiano.actions.building import LayFreely
from chabudai.games.artigiano.actions.playing import (
    BOTH,
    ONLY_CARDS,
    ONLY_PLAYERS,
    Effect,
    designate,
    register,
    target_all_others,
    targets,
    times_cards,
)
from chabudai.games.artigiano.actions.stock import NO_CARD_MORE
from chabudai.games.artigiano.freely import FreeQuestion
from chabudai.games.artigiano.laying import held
from chabudai.games.artigiano.losing import discard_from_hand, discard_held, discard_target, look, target_cards
from chabudai.games.artigiano.material import CARDS as ALL_CARDS
from chabudai.games.artigiano.material import CODE, IS_ACTION
from chabudai.games.artigiano.state import MISSIONS, ROYALS, Artigiano


class LookAtHand(Step[Artigiano]):
    """effect.13, effect.18: the author looks at a hand; a Key-Bearer seen there steps into its holder's zone."""

    clause = "effect.13"

    def __init__(self, seat: int, owner: int) -> None:
        self.seat = seat
        self.owner = owner

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.owner)

    def run(self, game: Artigiano) -> None:
        if self.seat != self.owner:
            look(game, game.hands[self.owner], self.owner, SEEN_BY[self.seat])
        if game.journal is not None:
            game.tell("look-hand", "effect.13", {"seat": self.seat, "to": self.owner})


class Staircase(Effect):
    """E13: look at a player's hand, then place a material if you like. Doubled: two players, or two materials."""

    number = 13
    doubles = BOTH

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=False)

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        game.then(*[LookAtHand(author, seat) for seat in targets(game)], LayFreely(author, times_cards(game, 1)))


class CommonGrave(Effect):
    """E14: discard as many of your cards as you like."""

    number = 14

    def resolve(self, game: Artigiano) -> None:
        game.then(Bury(game.act_author))


class Bury(FreeQuestion):
    """effect.14: one card after another of the held set, until you stop."""

    clause = "effect.14"
    size = ALL_CARDS + 1

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return (*held(game, self.seat), NO_CARD_MORE)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_CARD_MORE:
            discard_held(game, self.seat, choice)
            game.then(self)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "no more" if choice == NO_CARD_MORE else f"discard {CODE[choice]}"


class Mallet(Effect):
    """E29: every other player discards two cards of his choice from his hand. Doubled: four."""

    number = 29
    doubles = ONLY_CARDS

    def announce(self, game: Artigiano) -> None:
        target_all_others(game)

    def resolve(self, game: Artigiano) -> None:
        count = times_cards(game, 2)
        for seat in reversed(targets(game)):
            if len(game.hands[seat]) <= count:
                game.then(DiscardAll(seat))
            else:
                game.then(*[DiscardFromHand(seat)] * count)


class DiscardAll(Step[Artigiano]):
    """effect.29, effect.38: whoever has no more cards than demanded discards them all."""

    clause = "effect.29"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, game: Artigiano) -> None:
        for card in target_cards(game, self.seat):
            discard_target(game, self.seat, card)


class DiscardFromHand(Question[Artigiano]):
    """effect.29: the owner of the hand chooses the card."""

    clause = "effect.29"
    size = ALL_CARDS

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple([entry & CARD for entry in game.hands[self.seat]])

    def answer(self, game: Artigiano, choice: int) -> None:
        discard_from_hand(game, self.seat, choice)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"discard {CODE[choice]}"


class Brotherhood(Effect):
    """E36: every other player discards an action card of his choice from his hand. Doubled: two."""

    number = 36
    doubles = ONLY_CARDS

    def announce(self, game: Artigiano) -> None:
        target_all_others(game)

    def resolve(self, game: Artigiano) -> None:
        for seat in reversed(targets(game)):
            game.then(*[DiscardAction(seat)] * times_cards(game, 1))


class DiscardAction(DiscardFromHand):
    """effect.36: pure or composite; asked of everybody, since whether one has any is a secret until then."""

    clause = "effect.36"
    size = ALL_CARDS + 1
    always = True

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return (*[entry & CARD for entry in game.hands[self.seat]], NO_CARD_MORE)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_CARD_MORE:
            for entry in game.hands[self.seat]:
                if IS_ACTION[entry & CARD]:
                    return Refusal("effect.36", "has-an-action", {"card": entry & CARD})
            return None
        return None if IS_ACTION[choice] else Refusal("effect.36", "no-action-card", {"card": choice})

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_CARD_MORE:
            discard_from_hand(game, self.seat, choice)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "none" if choice == NO_CARD_MORE else f"discard {CODE[choice]}"


class ShopWindow(Effect):
    """E32: another player shows his whole hand to everybody. Doubled: two players."""

    number = 32
    doubles = ONLY_PLAYERS

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=True)

    def resolve(self, game: Artigiano) -> None:
        for seat in targets(game):
            look(game, game.hands[seat], seat, EVERYONE)
            if game.journal is not None:
                game.tell("show-hand", "effect.32", {"seat": seat})


class Baptism(Effect):
    """E44: a player discards all the action cards of his hand. Doubled: two players."""

    number = 44
    doubles = ONLY_PLAYERS

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=False)

    def resolve(self, game: Artigiano) -> None:
        for seat in targets(game):
            for card in target_cards(game, seat):
                if IS_ACTION[card]:
                    discard_target(game, seat, card)


class Confessional(Effect):
    """E46: another player shows you one of his face-down mandatory missions. Doubled: two missions, or two players."""

    number = 46
    doubles = BOTH

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=True)

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        for seat in reversed(targets(game)):
            game.then(Confess(seat, author, 0))


class Confess(Question[Artigiano]):
    """effect.46: he chooses which; you alone see it."""

    clause = "effect.46"
    size = MISSIONS
    always = True

    def __init__(self, seat: int, to: int, shown: int) -> None:
        super().__init__(seat)
        self.to = to
        self.shown = shown  # those shown already, as a bit mask

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.to, self.shown)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        face_down = game.mandatory[self.seat] & ~game.claimed[self.seat] & ~self.shown
        return tuple([place for place in range(MISSIONS) if face_down >> place & 1])

    def answer(self, game: Artigiano, choice: int) -> None:
        seat, to = self.seat, self.to
        if choice < ROYALS:
            place = seat * ROYALS + choice
            game.royals[place] = entry = game.show(game.royals[place], SEEN_BY[to])
        else:
            place = seat * game.princely_count() + choice - ROYALS
            game.princes[place] = entry = game.show(game.princes[place], SEEN_BY[to])
        if game.journal is not None:
            game.tell("confess", "effect.46", {"seat": seat, "to": to})
            game.tell("confess-card", "effect.46", {"seat": seat, "card": entry & CARD}, SEEN_BY[to])
        if not self.shown and times_cards(game, 1) > 1:
            game.then(Confess(seat, to, 1 << choice))

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"show mission {choice + 1}"


register(Staircase(), CommonGrave(), Mallet(), Brotherhood(), ShopWindow(), Baptism(), Confessional())
