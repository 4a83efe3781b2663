"""The points as trees: what they are for."""

from __future__ import annotations

from chabudai.core.game import Game
from chabudai.core.points import Points, total
from chabudai.core.scene import Seated, text
from chabudai.example.game import HOOKS, HUNG, Lanterns, lit


def scores(game: Game, viewer: int | None) -> list[Points]:
    """One tree a seat; nothing of it is secret."""
    assert isinstance(game, Lanterns)
    return [_tree(game, seat) for seat in range(game.seats)]


def _tree(game: Lanterns, seat: int) -> Points:
    hooks = game.hooks[seat]
    hung = tuple(f"lantern-{seat}-{hook}" for hook in range(HOOKS) if hooks[hook] == HUNG)
    parts = (
        Points(lit(hooks), "score.1", text("lanterns-points-hung"), pieces=hung),
        Points(game.wins[seat], "score.1", text("lanterns-points-won")),
    )
    return total("score.1", text("lanterns-points", seat=Seated(seat)), parts)
