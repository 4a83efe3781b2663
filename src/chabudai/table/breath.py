"""Breath: whatever takes long stops now and then, so that nobody else has to wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 0.01  # seconds at a stretch


class Breath:
    """Counts the time of one piece of work; `await breath()` between its parts."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def __call__(self) -> None:
        """Let the others in, if it is time."""
        if time.perf_counter() - self._since > LONGEST:
            await asyncio.sleep(0)
            self._since = time.perf_counter()

    async def through(self, work: Iterable[object]) -> None:
        """Go through work that says where it may stop."""
        for _ in work:
            await self()
