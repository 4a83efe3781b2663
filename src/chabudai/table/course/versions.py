"""For each viewer of a table a number that moves when what that viewer may see moves, not when others choose secretly.

The number of the last entry of the log would tell how many secret choices somebody has made, and so would a message for
each.  Which viewers a choice did not concern is kept with it in the log: every process, and a server that starts again,
counts alike.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence

from chabudai.core.events import Event
from chabudai.core.match import Match
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


def unmoved_by_last(match: Match) -> int:
    """Who saw nothing of the last choice, as a mask."""
    played = match.played[-1]
    return unmoved_between(match.sights_before(-1), match.sights, played.seat, played.events)


def unmoved_between(was: Sights, now: Sights, seat: int, events: Sequence[Event] = ()) -> int:
    """Who sees no difference between the positions before and after something that a seat did, as a mask."""
    before, game = was.game, now.game
    if game.over or before.waiting() != game.waiting():
        return 0
    mask = 0
    for place in range(game.seats + 1):
        viewer = place if place < game.seats else None
        if place == seat or any(event.visible_to(viewer) for event in events):
            continue
        if viewer is not None and game.open[viewer] is not before.open[viewer]:  # asked anew
            continue
        if same(was.view(viewer), now.view(viewer)):
            mask |= 1 << place
    return mask
