"""Absence: the time in which no server was up.  It costs nobody anything, live or over days.

A server notes now and then that it is up.  The note is no later than the clock on the wall, and no later than a steady
one says: whoever sets the former makes an absence longer, never somebody's time shorter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chabudai.store import Store
from chabudai.table import moments

NOTED_EVERY: Final = 60.0  # seconds
SHORTEST: Final = 90_000  # milliseconds: with less than that another process may be up, which has not noted it yet


@dataclass(frozen=True)
class Absence:
    """From when to when, in milliseconds on the wall, which may have been set back meanwhile."""

    since: int = 0
    until: int = 0

    def __bool__(self) -> bool:
        return self.until != self.since

    def passed(self, changed: int) -> int:
        """The time from a moment before it until now in which a server was up."""
        return (
            max(0, self.since - changed) + max(0, moments.now() - self.until)
            if self
            else max(0, moments.now() - changed)
        )


async def found(store: Store) -> Absence:
    """How long nobody was up until now."""
    since, until = await store.awake(), moments.now()
    return Absence(since, until) if since and abs(until - since) >= SHORTEST else Absence()


class Wakefulness:
    """Notes that this server is up."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._began = moments.now() - moments.steady()

    async def note(self) -> None:
        """It is."""
        await self._store.stay_awake(min(moments.now(), self._began + moments.steady()))
