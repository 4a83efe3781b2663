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
        self._endings = -1  # how many this process had signed out when it was looked up, and when
        self._looked = 0.0

    def is_known(self, seconds: float) -> bool:
        """Has nobody to look it up?"""
        return self._endings == self._server.store.endings and monotonic() - self._looked < seconds

    async def within(self, seconds: float) -> bool:
        """Are they, or were they so short a time ago?"""
        if self.is_known(seconds):
            return True
        endings, moment = self._server.store.endings, monotonic()
        if await self._server.player_now(self._line) is None:
            return False
        self._endings, self._looked = endings, moment
        return True
