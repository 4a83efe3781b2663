"""A fair queue: who goes next where many wait.  Whoever waits with much goes round with whoever waits with little.

Everybody who wants something has a line of their own; the lines are served one after another, one thing each time.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many things at once, the rest in lines."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # the one that is served next stands first

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait in one's line, and make room for the next in the end."""
        await self._wait(whose)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, whose: str) -> None:
        if self._free and not self._lines:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # called in the very moment in which they went
            else:
                self._leave(whose, called)
            raise

    def _next(self) -> None:
        """Call the first of the line whose turn it is."""
        while self._lines:
            whose, line = next(iter(self._lines.items()))
            del self._lines[whose]
            called = line.popleft()
            if line:
                self._lines[whose] = line  # behind all others
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def _leave(self, whose: str, called: asyncio.Future[None]) -> None:
        line = self._lines.get(whose)
        if line is not None and called in line:
            line.remove(called)
            if not line:
                del self._lines[whose]


class Shows:
    """Tables at which no person plays: so many of one opener go on at the same time, the others wait for a place."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._on: dict[str, str] = {}  # a table that goes on, and whose it is
        self._count: Counter[str] = Counter()

    def take(self, table: str, opener: str) -> bool:
        """May this table go on?"""
        if table not in self._on:
            if self._count[opener] >= self._most:
                return False
            self._on[table] = opener
            self._count[opener] += 1
        return True

    def leave(self, table: str) -> None:
        """It does not, for now."""
        opener = self._on.pop(table, None)
        if opener is not None:
            self._count[opener] -= 1
            if not self._count[opener]:
                del self._count[opener]
