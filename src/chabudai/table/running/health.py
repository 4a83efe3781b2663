"""Health: does the database answer?  Operators are told once when it does not and once when it does again.

Whoever asks anything of a store that is away is refused, and that is noted where it happens (`Store.trouble`).  From
then on somebody looks every second until it is back; meanwhile nobody else need try.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from chabudai.store import Store, StoreFailed

EVERY: Final = 1.0  # seconds from one look to the next, while something is wrong
FRESH: Final = 2.0  # seconds for which what was found is good enough for anybody else who asks
LOG: Final = logging.getLogger("chabudai.table")


class Health:
    """Looks after the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._fault: StoreFailed | None = None
        self._looked = -FRESH
        self._one = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._watch())

    def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    async def fault(self) -> StoreFailed | None:
        """What does not work: reading (`store-away`), or only writing (`store-failed`); None when all is well."""
        async with self._one:
            if asyncio.get_running_loop().time() - self._looked > FRESH:
                await self._look()
        return self._fault

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            if self._fault is not None or self._store.trouble is not None:
                async with self._one:
                    await self._look()

    async def _look(self) -> None:
        seen = self._store.trouble  # what others met with, in case it works again before we look
        before, self._fault = self._fault, None
        try:
            await self._store.probe()
        except StoreFailed as error:
            self._fault = error
        self._looked = asyncio.get_running_loop().time()
        if self._fault is not None and (before is None or before.problem != self._fault.problem):
            what = "cannot be written to" if self._fault.problem == "store-failed" else "is away"
            LOG.error("the database %s: %s", what, self._fault.facts.get("detail", ""))
        elif self._fault is None and before is not None:
            LOG.warning("the database is back")
        elif self._fault is None and seen is not None:
            LOG.warning("the database was away for a moment: %s", seen)
