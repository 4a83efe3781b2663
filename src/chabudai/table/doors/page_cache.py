"""Pages of finished games: a finished game does not change, so what was made of it is kept for whoever asks next.

Only so much of it: what nobody has asked for the longest goes first.  One page is made at a time, those of different
addresses in turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from chabudai.table.running.fair_queue import FairQueue

MOST: Final = 32 * 1024 * 1024  # characters


class PageCache:
    """The pages."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.made = 0  # pages, since the server was started
        self._kept: dict[Hashable, str] = {}  # the one that was asked for last stands last
        self._size = 0
        self._making: dict[Hashable, asyncio.Task[str]] = {}
        self._turns = FairQueue(1)

    async def page(
        self, key: Hashable, make: Callable[[], Awaitable[str]], pay: Callable[[], None], whose: str = ""
    ) -> str:
        """The page of that key; whoever asks for it first pays for it, and it is made when it is their turn."""
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._kept[key] = kept
            return kept
        task = self._making.get(key)
        if task is None:
            pay()
            task = self._making[key] = asyncio.create_task(self._make(key, make, whose))
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[str]], whose: str) -> str:
        try:
            async with self._turns.turn(whose):
                page = await make()
            self.made += 1
            self._kept[key] = page
            self._size += len(page)
            while self._size > self.most:
                self._size -= len(self._kept.pop(next(iter(self._kept))))
            return page
        finally:
            del self._making[key]
