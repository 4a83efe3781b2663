"""From where a viewer looks at the table: who it is, in which order it sees the seats, what it is asked."""

# mypyc: compile
from __future__ import annotations

from typing import Any, NamedTuple

from chabudai.core.game import Game
from chabudai.core.seats import NOBODY
from chabudai.core.step import Question


class Vantage(NamedTuple):
    """The beginning of every scene."""

    me: int | None  # None: nobody who sits at the table
    order: list[int]  # the seats, one's own first
    question: Question[Any] | None


def vantage(view: Game) -> Vantage:
    """Where the viewer of this view sits."""
    me = None if view.viewer == NOBODY else view.viewer
    first = 0 if me is None else me
    order = [(first + step) % view.seats for step in range(view.seats)]
    return Vantage(me, order, None if me is None else view.question(me))
