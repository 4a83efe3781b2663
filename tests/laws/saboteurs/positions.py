"""Toys that break the laws of a position: its pieces, questions, fields, clones and encodings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from chabudai.core.box import Value
from chabudai.core.seats import BIT
from chabudai.core.step import Step
from chabudai.example import game as honest
from chabudai.example.game import AskBids, Bid, Deal, Gather, Hang, Lanterns, Peek, Reveal
from tests.laws.saboteurs.saboteur import breaks
from tests.laws.toy import box_of


@breaks("somebody-waits-or-over")
class NobodyBegins(Lanterns):
    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.shared = []


@breaks("somebody-waits-or-over")
class OverTooEarly(Lanterns):
    class Reveal(honest.Reveal):
        def run(self, game: Lanterns) -> None:
            super().run(game)
            game.over = game.round + 1 == game.rounds

    REVEAL = Reveal


@breaks("pieces-are-conserved")
class LostCard(Lanterns):
    class Gather(honest.Gather):
        def run(self, game: Lanterns) -> None:
            game.table.pop()
            super().run(game)

    GATHER = Gather


@breaks("asked-only-with-a-choice")
class AskedForNothing(Lanterns):
    class Hang(honest.Hang):
        def run(self, game: Lanterns) -> None:
            game.open[self.seat] = self
            game.options_of[self.seat] = self.options(game)[:1]
            game.asked |= BIT[self.seat]

    HANG = Hang


@breaks("options-are-in-range")
class SizeTooSmall(Lanterns):
    class Hang(honest.Hang):
        size = 5

        def candidates(self, game: Lanterns) -> tuple[int, ...]:
            return tuple(range(6))

    HANG = Hang


@breaks("options-differ")
class OptionTwice(Lanterns):
    class Hang(honest.Hang):
        def options(self, game: Lanterns) -> tuple[int, ...]:
            return super().options(game) * 2

    HANG = Hang


@breaks("question-belongs-to-its-seat")
class WrongChair(Lanterns):
    class Peek(honest.Peek):
        def run(self, game: Lanterns) -> None:
            super().run(game)
            neighbour = (self.seat + 1) % game.seats
            game.asked = BIT[neighbour]
            game.open[neighbour], game.options_of[neighbour] = self, game.options_of[self.seat]

    PEEK = Peek


@breaks("asked-together-by-name")
class TogetherWithoutAName(Lanterns):
    class Hang(honest.Hang):
        by_itself = False

    HANG = Hang


@breaks("step-is-listed", steps=(Deal, Peek, Bid, Reveal, Hang, Gather))
class UnlistedAskBids(Lanterns):
    pass


@breaks("question-is-listed", steps=(Deal, Peek, AskBids, Reveal, Hang, Gather))
class UnlistedBid(Lanterns):
    pass


@breaks("every-field-is-declared")
class ForgottenField(Lanterns):
    lamps: int


@breaks("every-field-is-declared")
class ForgottenAttribute(Lanterns):
    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.luck = seed


@breaks("every-field-is-declared")
class ForgottenSlot(Lanterns):
    __slots__ = ("luck",)


@breaks("every-field-is-declared")
class AttributeFoundLater(Lanterns):
    class Gather(honest.Gather):
        def run(self, game: Lanterns) -> None:
            super().run(game)
            game.luck = 1  # type: ignore[attr-defined]

    GATHER = Gather


@breaks("clone-equals-original")
class CloneForgetsWins(Lanterns):
    def clone(self) -> Lanterns:
        new = super().clone()
        new.wins = [0] * self.seats
        return new


@breaks("clone-shares-no-list")
class SharedList(Lanterns):
    def clone(self) -> Lanterns:
        new = super().clone()
        new.pile = self.pile
        return new


@breaks("clone-shares-no-list")
class SharedInnerList(Lanterns):
    def clone(self) -> Lanterns:
        new = super().clone()
        new.hooks = self.hooks[:]
        return new


@breaks("clone-is-independent")
class SharedDeepList(Lanterns):
    FIELDS = (*Lanterns.FIELDS, "lamps")
    lamps: list[list[list[int]]]

    class Hang(honest.Hang):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            assert isinstance(game, SharedDeepList)
            game.lamps[0][0].append(choice)

    HANG = Hang

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.lamps = [[[]]]

    def clone(self) -> Lanterns:
        new = super().clone()
        assert isinstance(new, SharedDeepList)
        new.lamps = [row[:] for row in self.lamps]
        return new


class Pay(Step[Lanterns]):
    """Somebody's bid won counts so much more."""

    def __init__(self, seat: int, bonus: int = 0) -> None:
        self.seat, self.bonus = seat, bonus

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.bonus)

    def run(self, game: Lanterns) -> None:
        game.wins[self.seat] += self.bonus


class Paying(Lanterns):
    """A toy in which a step with two ints is pending from the start."""

    PAY: ClassVar[type[Pay]]

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.shared.insert(0, type(self).PAY(1, 3))


class PayBackwards(Pay):
    def fields(self) -> tuple[int, ...]:
        return (self.bonus, self.seat)


class PayForgetful(Pay):
    def fields(self) -> tuple[int, ...]:
        return (self.seat,)


STEPS = box_of(Lanterns).steps


@breaks("json-there-and-back", steps=(*STEPS, PayBackwards))
class StepWritesItsIntsBackwards(Paying):
    PAY = PayBackwards


@breaks("json-plays-on", steps=(*STEPS, PayForgetful))
class StepForgetsAnInt(Paying):
    PAY = PayForgetful


@breaks("pickled-equals-original")
class PickleForgetsWins(Lanterns):
    def __setstate__(self, state: Any) -> None:
        for name, value in state.items():
            setattr(self, name, [0] * len(value) if name == "wins" else value)


@breaks("pickle-keeps-options")
class PickleForgetsTheQuestion(Lanterns):
    def __setstate__(self, state: Any) -> None:
        for name, value in state.items():
            setattr(self, name, [()] * len(value) if name == "options_of" else value)


@breaks("json-keeps-options")
class OptionsOfTheMoment(Lanterns):
    class Bid(honest.Bid):
        size = 3

        def candidates(self, game: Lanterns) -> tuple[int, ...]:
            return (0, 1, 2) if game.asked == 0 else (0, 1)

        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, min(choice, 1))

    BID = Bid
