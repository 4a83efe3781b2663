"""From where a viewer looks at the table: who it is, in which order it sees the seats, what it is asked; and what it
sees from there."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from chabudai.core.asking import Asking
from chabudai.core.game import Game
from chabudai.core.scene import Progress, Scene, Seat, Zone
from chabudai.core.seats import NOBODY
from chabudai.core.step import Question

# Who looks (None: nobody who sits at the table), the seats in their order, one's own first, and what is asked.
Drawing: TypeAlias = tuple[tuple[Seat, ...], tuple[Zone, ...]]  # who sits at a table, and what lies on it
Draw: TypeAlias = Callable[[Game, list[int]], Drawing]  # what lies there, from a view and the order of the seats
Viewpoint: TypeAlias = "tuple[int | None, list[int], Question[Any] | None]"


def viewpoint(view: Game) -> Viewpoint:
    """Where the viewer of this view sits: the beginning of every scene."""
    me = None if view.viewer == NOBODY else view.viewer
    first = 0 if me is None else me
    order = [(first + step) % view.seats for step in range(view.seats)]
    return me, order, None if me is None else view.question(me)


def scene(
    game: str, view: Game, draw: Draw, asking: Asking, progress: Callable[[Game], Progress | None] | None = None
) -> Scene:
    """What is seen from there: the parts of a game's box put together."""
    me, order, question = viewpoint(view)
    seats, zones = draw(view, order)
    return Scene(
        game,
        me,
        asking.prompt(view, me, question),
        seats,
        zones,
        asking.actions(view, question),
        "" if question is None else question.clause,
        view.over,
        None if progress is None else progress(view),
        asking.arrangement(view, question),
    )
