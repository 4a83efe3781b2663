"""For each viewer of a table a number that moves when what that viewer may see moves, not when others choose secretly.

The number of the last entry of the log would tell how many secret choices somebody has made, and so would a message for
each.  Which viewers a choice did not concern is kept with it in the log: every process, and a server that starts again,
counts alike.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence

from chabudai.core.events import Event
from chabudai.core.sameness import same
from chabudai.core.sights import Sights


class Versions:
    """How often each viewer's sight of a table has moved: a number a seat, and one for spectators."""

    def __init__(self, seats: int) -> None:
        self._numbers = [0] * (seats + 1)

    def of(self, viewer: int | None) -> int:
        """The viewer's number."""
        return self._numbers[-1 if viewer is None else viewer]

    def move(self, unmoved: int = 0) -> None:
        """Something happened that all saw but those in the mask: a bit a seat, the last for spectators."""
        for place in range(len(self._numbers)):
            if not unmoved >> place & 1:
                self._numbers[place] += 1


def unmoved_between(was: Sights, now: Sights, seat: int, events: Sequence[Event] = ()) -> int:
    """Who sees no difference between the positions before and after something that a seat did, as a mask."""
    before, game = was.game, now.game
    if game.over or before.waiting() != game.waiting():
        return 0
    mask = untold(game.seats, seat, events)
    for place in range(game.seats + 1):
        viewer = place if place < game.seats else None
        if not mask >> place & 1:
            continue
        asked_anew = viewer is not None and game.open[viewer] is not before.open[viewer]
        if asked_anew or not same(was.view(viewer), now.view(viewer)):
            mask &= ~(1 << place)
    return mask


def untold(seats: int, seat: int, events: Sequence[Event]) -> int:
    """Who is told nothing by these events of what a seat did, as a mask."""
    mask = 0
    for place in range(seats + 1):
        viewer = place if place < seats else None
        told = place == seat
        for event in events:
            told = told or event.visible_to(viewer)
        if not told:
            mask |= 1 << place
    return mask
