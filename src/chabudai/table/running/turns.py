"""Turns: one after another, in the order of asking, as `asyncio.Lock` does it; quicker where next to nobody waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Who has the turn gives it back; the next one who waits has it then."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    async def take(self) -> None:
        """Wait until it is one's turn."""
        if not self.taken:
            self.taken = True
            return
        called = asyncio.get_running_loop().create_future()
        self._waiting.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called in self._waiting:
                self._waiting.remove(called)
            elif not called.cancelled():  # it has been one's turn since a moment ago
                self.give()
            raise

    def call(self, have: Callable[[], None]) -> None:
        """The same for whoever does not wait: they are called when they have the turn, which may be at once."""
        if self.taken:
            self._waiting.append(have)
        else:
            self.taken = True
            have()

    def give(self) -> None:
        """Let the next one have it."""
        while self._waiting:
            called = self._waiting.popleft()
            if not isinstance(called, asyncio.Future):
                called()
                return
            if not called.done():
                called.set_result(None)
                return
        self.taken = False
