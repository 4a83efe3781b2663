"""Is a line still of somebody who is known?  A device may be signed out, or its player forgotten, while it is open.

It is looked up every few seconds, and at once when this process has signed anybody out; what another process did is
noticed a few seconds later.  To ask the database at every act took 60
microseconds and a way to another thread and back.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection

from chabudai.table.doors.server import Server

KNOWN_EVERY: Final = 10.0  # seconds after which it is looked whether a line is still of somebody who is known


class StillKnown:
    """Asked on behalf of one line."""

    def __init__(self, server: Server, line: HTTPConnection) -> None:
        self._server = server
        self._line = line

    def is_known(self, seconds: float) -> bool:
        """Need nobody look it up, since that was done so short a time ago?"""
        known = self._server.looked_up(self._line)
        return known is not None and known.player is not None and monotonic() - known.at < seconds

    async def within(self, seconds: float) -> bool:
        """Are they, or were they so short a time ago?"""
        return self.is_known(seconds) or await self._server.player_now(self._line) is not None
