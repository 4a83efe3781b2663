"""Reviews of finished games: made once, bit by bit in the processes of the bots, then kept.

One is made at a time, and no bit takes long: bots of running tables wait behind a bit, never behind a review.  Whoever
asks for many waits with the others in turn, and may not fill the queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, Final

from chabudai import games
from chabudai.bots.review import SIMULATIONS, Review, begin, from_json, go_on
from chabudai.core import record
from chabudai.core.box import Json
from chabudai.store import Store
from chabudai.table.errors import OutOfDate, TooFast
from chabudai.table.running.fair_queue import FairQueue
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache
from chabudai.table.running.thinkers import Thinkers

BIT: Final = 0.5  # seconds
MOST_WAITING: Final = 50
MOST_OF_ONE: Final = 5  # of those that one address asked for
WHOSE: Final = "reviews"  # all of them together have the share of one opener of tables
LOG: Final = logging.getLogger("chabudai.table")


def add(written: dict[str, Json], made: dict[str, Any] | None, simulations: int) -> dict[str, Json]:
    """Runs in a worker: a bit more of a review, or its beginning."""
    played = record.from_json(written)
    box = games.find(played.game)
    if made is None:
        return begin(box, played).to_json()
    return go_on(box, played, from_json(made), simulations, seconds=BIT).to_json()


class Reviews:
    """The reviews that are being made and those that are there."""

    def __init__(self, store: Store, thinkers: Thinkers, simulations: int = SIMULATIONS) -> None:
        self.simulations = simulations
        self.done: dict[str, int] = {}  # of tables whose review is being made or waits: choices gone through
        self.kept: TableCache[None, Review] = TableCache(lasting=True)
        self._store = store
        self._thinkers = thinkers
        self._turns = FairQueue(1)
        self._asked: Counter[str] = Counter()  # by address: reviews that are being made or wait
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, table: Table) -> Review | None:
        """The review of a table, if it was made."""
        known = self.kept.of(table)
        if None not in known:
            data = await self._store.review(table.id)
            if data is None:
                return None
            known[None] = from_json(data)
        return known[None]

    async def ask(self, table: Table, address: str = "") -> None:
        """Somebody wants a review: begin, unless it is there or being made; where they are decides whose turn it is."""
        if table.course.continued:
            raise OutOfDate("no-replay")
        if table.status != "over" or not table.match.played:
            raise OutOfDate("game-not-over")
        if table.id in self.done or await self.find(table) is not None:
            return
        if len(self.done) >= MOST_WAITING or self._asked[address] >= MOST_OF_ONE:
            raise TooFast("too-many-reviews", possible=[MOST_OF_ONE])
        self.done[table.id] = 0
        self._asked[address] += 1
        task = asyncio.create_task(self._make(table, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, table: Table, address: str) -> None:
        try:
            async with self._turns.turn(address):
                written = table.match.record.to_json()
                made = await self._thinkers.work(add, written, None, self.simulations, whose=WHOSE)
                while made["after"][-1] < len(written["choices"]):
                    made = await self._thinkers.work(add, written, made, self.simulations, whose=WHOSE)
                    self.done[table.id] = made["after"][-1]
            await self._store.keep_review(table.id, made)
        except Exception as error:  # whoever looks is asked again whether to make it
            LOG.error("no review of table %s: %s", table.id, error, exc_info=error)
        finally:
            del self.done[table.id]
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]

    def close(self) -> None:
        """Leave off."""
        for task in self._tasks:
            task.cancel()
