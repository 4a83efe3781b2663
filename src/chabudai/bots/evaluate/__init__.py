"""Estimated final points of a position in which everything is known, by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from chabudai.core.step import Game

Evaluate: TypeAlias = Callable[[Game], list[float]]


def evaluation(name: str) -> Evaluate:
    """The evaluation of the game of that name."""
    return as_it_stands


def evaluation_of(game: Game) -> Evaluate:
    """The evaluation of the game that this is a position of."""
    return as_it_stands


def as_it_stands(game: Game) -> list[float]:
    """The points as the position stands."""
    return [float(points) for points in game.totals()]
