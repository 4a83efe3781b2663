"""What happens by itself: the server writes it, and no person did it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from chabudai.core.things import thing
from chabudai.table.course.by import By
from chabudai.table.course.entries.base import Act
from chabudai.table.course.state import State
from chabudai.table.errors import OutOfDate


@thing(frozen=True, kw_only=True)
class Timeout(Act):
    """The time of a seat is out."""

    def apply(self, state: State, by: By) -> Self:
        """It counts as away, so that the others may let a bot play."""
        assert by.seat is not None
        if state.clock.left[by.seat] > 0 or by.seat not in state.thinking:
            raise OutOfDate("time-is-left")
        state.seats.chairs[by.seat].away = True
        return self


@thing(frozen=True, kw_only=True)
class Missing(Act):
    """Somebody whom the others wait for was not seen for a while; see `presence`."""

    def apply(self, state: State, by: By) -> Self:
        """The seat counts as away."""
        if by.seat is None or by.seat not in state.awaited:
            raise OutOfDate("still-playing", seat=by.seat)
        state.seats.chairs[by.seat].away = True
        return self


@thing(frozen=True, kw_only=True)
class Unpause(Act):
    """A pause has lasted as long as it may."""

    def apply(self, state: State, by: By) -> Self:
        """The clocks run again."""
        ends = state.clock.pause_ends
        if ends is None or state.clock.moment < ends:
            raise OutOfDate("nothing-to-pause")
        state.clock.pause(False)
        state.proposal = None
        return self


@thing(frozen=True, kw_only=True)
class Stumble(Act):
    """A bot could not think."""

    bot: str
    why: str
    instead: str = ""  # the bot that answers in its place; none: chance does

    def apply(self, state: State, by: By) -> Self:
        """Nothing follows from it, but people want to know."""
        return self


@thing(frozen=True, kw_only=True)
class Restart(Act):
    """The server was away."""

    left: Sequence[int]

    def apply(self, state: State, by: By) -> Self:
        """Nobody's time ran meanwhile."""
        state.clock.left = list(self.left)
        return self
