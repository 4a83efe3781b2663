"""Breath: whatever takes long stops now and then, so that nobody else has to wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 0.01  # seconds at a stretch
HALF: Final = 1.0  # of the time is left to the others


class Breath:
    """Counts the time of one piece of work; `await breath()` between its parts.

    `rest`: how much time it leaves to the others, for each second that it takes.
    """

    def __init__(self, rest: float = 0.0) -> None:
        self._rest = rest
        self._since = time.perf_counter()

    async def __call__(self) -> None:
        """Let the others in, if it is time."""
        taken = time.perf_counter() - self._since
        if taken > LONGEST:
            await asyncio.sleep(taken * self._rest)
            self._since = time.perf_counter()

    async def through(self, work: Iterable[object]) -> None:
        """Go through work that says where it may stop."""
        for _ in work:
            await self()
