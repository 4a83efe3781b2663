"""Following: tables are kept as the store has them, whatever other processes do to them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

from chabudai.core.errors import ChabudaiError
from chabudai.store import Store, StoreFailed
from chabudai.table.moments import now
from chabudai.table.running.borrowed_tables import Copies
from chabudai.table.running.lists import Lists
from chabudai.table.running.siblings import Siblings
from chabudai.table.running.table import Table

HEARD_OF: Final = 10 * 60 * 1000  # milliseconds: processes need not agree better on the time
LOG: Final = logging.getLogger("chabudai.table")


class Following(Lists):
    """The tables in memory, and copies of those of siblings."""

    def __init__(self, store: Store, siblings: Siblings) -> None:
        super().__init__(store)
        self.siblings = siblings
        self._copies = Copies(store, siblings)
        self._forgotten: set[str] = set()  # of whom this process has heard
        self._background: list[asyncio.Task[None]] = []

    def known(self, table_id: str) -> Table | None:
        """The table, if somebody has opened it: for lists, which read no log for more than they need."""
        return self.in_memory.get(table_id) or self._copies.get(table_id)

    async def reload(self, table_id: str) -> None:
        """Read a table again that was changed from its beginning on."""
        self._copies.drop(table_id)
        if table_id in self.in_memory:
            await self.in_memory[table_id].reload()

    async def hear_of_forgotten(self) -> None:
        """Somebody may have been forgotten by another process, the operator's command perhaps."""
        since = now() - HEARD_OF
        for player, tables in (await self.store.forgotten(since)).items():
            if player not in self._forgotten:
                self._forgotten.add(player)
                for table_id in tables:
                    await self.reload(table_id)

    def heard(self, table_id: str) -> None:
        """Another server of this store has written to a table, or to any of them."""
        one = self.in_memory.get(table_id)
        heard = list(self.in_memory.values()) if table_id == "" else [one] if one is not None else []
        for table in heard:
            self._soon(self._catch_up(table))

    def heard_from_sibling(self, table_id: str, changed: bool) -> None:
        """Another process of this server has written to a table of this one, or made it; or has changed a log."""
        self._soon(self._follow(table_id, changed))

    async def _follow(self, table_id: str, changed: bool) -> None:
        try:
            if changed:
                await self.reload(table_id)
            else:
                await self._catch_up(await self.open(table_id))
        except ChabudaiError as error:
            LOG.error("table %s cannot be read: %s", table_id, error, exc_info=error.__cause__)

    def _soon(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(what)
        self._background.append(task)
        task.add_done_callback(self._background.remove)

    async def _catch_up(self, table: Table) -> None:
        try:
            await table.catch_up()
        except StoreFailed:  # heard of again when the database is back
            return
        except Exception as error:
            LOG.error("table %s: what another process wrote cannot be read: %s", table.id, error, exc_info=error)
