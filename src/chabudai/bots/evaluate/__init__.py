"""Evaluations: what a position is worth, in points, without playing on.

A module here is named like its game and has `evaluate(game)`: for a position in which everything is known (a
`resample`) it estimates the points that each seat will have in the end; of a finished game they are exact.  It reads
the table and never changes it.  What a judgement rests on stands in the module's table `WEIGHTS`, which
`tools/tune.py` tunes by self-play: `Judgement(weights).points` judges with another table.

A game for one player may add `to_beat(game)`, the score that will have to be beaten.

Nothing lists the modules.  One whose name goes on after that of its game (`arigato_effects`) is a part of that game's
evaluation.  A game without one is judged by its points as the position stands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from chabudai.core.step import Game

Evaluate: TypeAlias = Callable[[Game], list[float]]  # a whole position to the final points expected for each seat


@cache
def evaluation(name: str) -> Evaluate:
    """The evaluation of the game of that name."""
    module = _module(name)
    judge: Evaluate = as_it_stands if module is None else module.evaluate
    return judge


def evaluation_of(game: Game) -> Evaluate:
    """The evaluation of the game that this is a position of."""
    return evaluation(name_of(game))


def to_beat(game: Game) -> float:
    """For a player alone: the score that the game will probably ask for; 0 if it asks for none."""
    module = _module(name_of(game))
    return module.to_beat(game) if hasattr(module, "to_beat") else 0.0


def name_of(game: Game) -> str:
    """The name of the game that this is a position of: its class lives in the game's package."""
    return type(game).__module__.rpartition(".")[0].rpartition(".")[2]


def as_it_stands(game: Game) -> list[float]:
    """For a game that nobody wrote an evaluation for: the points as the position stands."""
    return [float(points) for points in game.totals()]


@cache
def _module(name: str) -> Any:
    path = f"{__name__}.{name}"
    return None if find_spec(path) is None else import_module(path)
