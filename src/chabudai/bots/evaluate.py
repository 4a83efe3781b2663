"""What a position is worth, in points, without playing on: the evaluation that its game brings (see `core/bot.py`)."""

from __future__ import annotations

from functools import cache

from chabudai import games
from chabudai.core.bot import Evaluate
from chabudai.core.game import Game

MODULE = "bot.evaluate"


def evaluation_of(game: Game) -> Evaluate:
    """The evaluation of the game that this is a position of."""
    return _evaluation(games.package_of(game))


def evaluation(name: str) -> Evaluate:
    """The evaluation of the game of that name."""
    return _evaluation(games.find(name).package)


def to_beat(game: Game) -> float:
    """For a player alone: the score that the game will probably ask for; 0 if it asks for none."""
    module = games.part(games.package_of(game), MODULE)
    return module.to_beat(game) if hasattr(module, "to_beat") else 0.0


def as_it_stands(game: Game) -> list[float]:
    """For a game that nobody wrote an evaluation for: the points as the position stands."""
    return [float(points) for points in game.totals()]


@cache
def _evaluation(package: str) -> Evaluate:
    module = games.part(package, MODULE)
    judge: Evaluate = as_it_stands if module is None else module.evaluate
    return judge
