"""Toys that break the laws of a whole game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count

from chabudai.core.asking import named
from chabudai.core.box import Value
from chabudai.core.clauses import Refusal
from chabudai.core.game import Game
from chabudai.core.points import Points
from chabudai.core.scene import Action, text
from chabudai.example import game as honest
from chabudai.example.game import Bid, Hang, Lanterns
from chabudai.example.score_tree import scores
from tests.laws.saboteurs.saboteur import breaks


@breaks("crash")
class Crash(Lanterns):
    def totals(self) -> list[int]:
        return [self.wins[self.seats]]


@breaks("crash")
class EventWithoutClause(Lanterns):
    class Hang(honest.Hang):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            game.tell("hang", "hang.99", {})

    HANG = Hang


@breaks("crash")
class RefusalWithoutClause(Lanterns):
    class Hang(honest.Hang):
        def refusal(self, game: Lanterns, choice: int) -> Refusal | None:
            refusal = super().refusal(game, choice)
            return refusal and replace(refusal, clause="hang.99")

    HANG = Hang


def without_clause(game: Game, viewer: int | None) -> list[Points]:
    return [replace(tree, clause="score.99") for tree in scores(game, viewer)]


@breaks("crash", scores=without_clause)
class PointsWithoutClause(Lanterns):
    pass


@breaks("same-seed-same-game")
class GamesDealtBefore(Lanterns):
    dealt = count()

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed + next(self.dealt), options)


@breaks("ends-within-its-bound", longest=10)
class BoundTooLow(Lanterns):
    pass


def without_place(view: Lanterns, question: Bid | Hang, choice: int) -> Action:
    return named(view, question, choice, text("lanterns-action"))


@breaks("ends-within-its-bound", asking={"bid": without_place})
class Dithering(Lanterns):
    class Bid(honest.Bid):
        size = 50

        def answer(self, game: Lanterns, choice: int) -> None:
            if choice < 2:
                super().answer(game, choice)
            else:
                game.next_for(self.seat, self)

        def describe(self, game: Lanterns, choice: int) -> str:
            return super().describe(game, choice) if choice < 2 else f"dither {choice}"

    BID = Bid


@breaks("ends-within-its-bound")
class Endless(Lanterns):
    class Hang(honest.Hang):
        def answer(self, game: Lanterns, choice: int) -> None:
            game.next_for(self.seat, self)

    HANG = Hang
