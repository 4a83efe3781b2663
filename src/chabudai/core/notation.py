"""Choices in notation: how a choice is written, and which one is written like that."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.game import Game


def parse_choice(game: Game, seat: int, notation: str) -> int | None:
    """The candidate of the seat's question that is written like this; None when there is none."""
    question = game.question(seat)
    if question is None:
        return None
    for choice in question.candidates(game):
        if question.describe(game, choice) == notation:
            return choice
    return None


def write_choice(game: Game, seat: int, choice: int) -> str:
    """How a record writes this choice of the seat's open question."""
    question = game.question(seat)
    assert question is not None
    return f"{seat} {question.describe(game, choice)}"
