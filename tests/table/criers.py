"""Criers of servers that are busy, or are not, whatever the machine has to do."""

from __future__ import annotations

from chabudai.table.doors.crier import Crier
from chabudai.table.doors.effort import Effort


def a_crier(*, busy: bool) -> Crier:
    """The one of a server that works all the time, or that always has the time."""
    effort = Effort()
    effort.look = lambda now: None  # type: ignore[method-assign]
    effort.is_high = busy
    return Crier(effort)
