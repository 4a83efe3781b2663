"""Garbage is collected while nobody waits: objects that refer to each other are looked for when the loop is idle.

Python would look for them in the middle of whatever makes objects, and with many tables through all of them: that
stopped everybody for 100 to 190 milliseconds at a time.  Here a look is at what is new, which takes some milliseconds;
what is still there after it counts as lasting (`gc.freeze`) and is not looked at again.  What had lasted and is garbage
by now is found when nobody is connected, and at the latest after some hours.

Tables make next to no garbage of this kind.  A look in which none was found is therefore good for the next ones, in
which what is new counts as lasting without one: for some, and the more often none was found, for the more.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

LOOK: Final = 0.1  # seconds between two looks whether there is anything to do
IDLE: Final = 0.001  # seconds of work in a turn of the loop, at most, where nothing else was to be done
YOUNG: Final = 8000  # objects that have come, and not gone, before it is worth a look: up to a microsecond each
MOST: Final = 3 * YOUNG  # so many are looked through even if the loop is never idle: memory has an end
TRUSTED: Final = 7  # looks that are left out after one that found next to nothing, and twice as many after the next
MOST_TRUSTED: Final = 56  # but no more than so many
FEW: Final = 100  # of so many objects one may be garbage, and that is next to nothing
QUIET: Final = 10.0  # seconds without anybody before all is looked through
LATEST: Final = 6 * 3600.0  # seconds after which it is done even so, in an idle moment


class IdleCollector:
    """Collects garbage in place of Python itself, from `start` to `close`."""

    def __init__(self, alone: Callable[[], bool]) -> None:
        self._alone = alone  # is nobody connected?
        self._task: asyncio.Task[None] | None = None
        self._trust = 0  # looks that may be left out
        self._trusted = 0  # so many were, the last time
        self._lasting = False  # has anything become lasting since all was looked through?
        self._whole = time.monotonic()  # when that was
        self._somebody = self._whole  # when somebody was last connected

    def start(self) -> None:
        """What is there now stays for as long as the server does."""
        gc.disable()
        gc.freeze()
        self._task = asyncio.get_running_loop().create_task(self._run())

    def close(self) -> None:
        """Python collects again by itself."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        gc.unfreeze()
        gc.enable()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        """Collect if there is enough to be found and nobody waits."""
        now = time.monotonic()
        if not self._alone():
            self._somebody = now
        young = gc.get_count()[0]
        overdue = self._lasting and (now - self._somebody > QUIET or now - self._whole > LATEST)
        if young < YOUNG and not overdue:
            return
        calm = await idle()
        if overdue and calm:
            gc.unfreeze()
            gc.collect()
            self._whole, self._lasting = now, False
        elif calm or young > MOST:
            if not self._trust:
                found = gc.collect(0)
                self._trusted = min(max(TRUSTED, 2 * self._trusted), MOST_TRUSTED) if found * FEW <= young else 0
                self._trust = self._trusted
            else:
                self._trust -= 1
            self._lasting = True
        else:
            return
        gc.freeze()


async def idle() -> bool:
    """Had the loop nothing else to do in this turn?"""
    before = time.thread_time()
    await asyncio.sleep(0)
    return time.thread_time() - before < IDLE
