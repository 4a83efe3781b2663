"""Toys that break the laws of choices: options, notation, refusals."""

from __future__ import annotations

from itertools import count
from operator import index
from typing import SupportsIndex

from chabudai.core.errors import NotAChoice, NotAsked, Refused
from chabudai.example import game as honest
from chabudai.example.game import UNDECIDED, Hang, Lanterns
from tests.laws.saboteurs.saboteur import breaks


@breaks("unasked-seats-are-refused")
class SilentToTheUnasked(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        if self.question(index(seat)) is not None:
            super().choose(seat, choice)


@breaks("options-are-unrefused-candidates")
class OptionsForgetTheRule(Lanterns):
    class Peek(honest.Peek):
        def options(self, game: Lanterns) -> tuple[int, ...]:
            return self.candidates(game)

    PEEK = Peek


@breaks("notation-is-unique")
class AmbiguousNotation(Lanterns):
    class Hang(honest.Hang):
        def describe(self, game: Lanterns, choice: int) -> str:
            return f"hang {choice // 2}"

    HANG = Hang


@breaks("notation-is-lossless")
class NotationOfTheMoment(Lanterns):
    spoken = count()

    class Hang(honest.Hang):
        def describe(self, game: Lanterns, choice: int) -> str:
            return f"hang {choice + 1} at {next(NotationOfTheMoment.spoken)}"

    HANG = Hang


@breaks("notation-is-lossless")
class NotationOfTwoLines(Lanterns):
    class Hang(honest.Hang):
        def describe(self, game: Lanterns, choice: int) -> str:
            return f"hang\n{choice + 1}"

    HANG = Hang


@breaks("every-option-is-accepted")
class RefusedOption(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        if isinstance(self.question(index(seat)), Hang) and choice == 5:
            raise NotAChoice("not-a-choice")
        super().choose(seat, choice)


@breaks("refusals-cite-a-clause")
class RefusalWithoutReason(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        try:
            super().choose(seat, choice)
        except NotAsked:
            raise
        except Refused:
            raise NotAChoice("not-a-choice") from None


@breaks("strange-choices-are-refused")
class StrangeChoicesAccepted(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        number = index(choice)
        super().choose(seat, number % self.open[index(seat)].size if self.question(index(seat)) else number)


@breaks("refused-choices-change-nothing")
class RefusalsAreCounted(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        try:
            super().choose(seat, choice)
        except Refused:
            if self.question(index(seat)) is not None:
                self.wins[index(seat)] -= 1
            raise


@breaks("any-order-same-position")
class FirstToAnswer(Lanterns):
    class Bid(honest.Bid):
        def answer(self, game: Lanterns, choice: int) -> None:
            if all(plan == UNDECIDED for plan in game.plan):
                game.wins[self.seat] += 1
            super().answer(game, choice)

    BID = Bid
