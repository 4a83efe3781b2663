"""From where a viewer looks at the table: who it is, in which order it sees the seats, what it is asked."""

# mypyc: compile
from __future__ import annotations

from typing import Any, TypeAlias

from chabudai.core.game import Game
from chabudai.core.seats import NOBODY
from chabudai.core.step import Question

# Who looks (None: nobody who sits at the table), the seats in their order, one's own first, and what is asked.
Viewpoint: TypeAlias = "tuple[int | None, list[int], Question[Any] | None]"


def viewpoint(view: Game) -> Viewpoint:
    """Where the viewer of this view sits: the beginning of every scene."""
    me = None if view.viewer == NOBODY else view.viewer
    first = 0 if me is None else me
    order = [(first + step) % view.seats for step in range(view.seats)]
    return me, order, None if me is None else view.question(me)
