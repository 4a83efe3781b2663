"""A position as people see it, for tests that have no box at hand."""

from __future__ import annotations

from chabudai import games
from chabudai.core.game import Game
from chabudai.core.points import Points
from chabudai.core.scene import Scene


def scene_of(game: Game, viewer: int | None) -> Scene:
    """The table as this viewer sees it."""
    return games.box_of(game).scene(game.view(viewer))


def scores_of(game: Game, viewer: int | None) -> list[Points]:
    """The points of every seat, as far as this viewer may know them."""
    return games.box_of(game).scores(game, viewer)
