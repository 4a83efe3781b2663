"""Copies: tables of other processes of the same server, read because somebody here wanted to know of them.

A list of one's own games needs them, a rematch, a person who wants to be forgotten.  They have no bots and no clocks
here, and each time one is asked for it is read on from where it was.  What is written here is told to its own process.
"""

from __future__ import annotations

from typing import Final

from chabudai.store import Store
from chabudai.table.running.siblings import Siblings
from chabudai.table.running.table import Table

MOST: Final = 200  # those that nobody has asked for the longest go first


class Copies:
    """The copies."""

    def __init__(self, store: Store, siblings: Siblings) -> None:
        self._store = store
        self._siblings = siblings
        self._kept: dict[str, Table] = {}  # the one that was asked for last stands last

    async def open(self, table_id: str) -> Table:
        """The table as it stands; NotFound when there is none."""
        table = self._kept.pop(table_id, None)
        if table is None:
            table = await Table.load(table_id, self._store)
            self.take_up(table)
        else:
            self._kept[table_id] = table
            await table.catch_up()
        return table

    def take_up(self, table: Table) -> None:
        """Keep one that was read, or has just been made."""
        table.runner = lambda: self._siblings.tell_owner(table.id)
        while len(self._kept) >= MOST:
            del self._kept[next(iter(self._kept))]
        self._kept[table.id] = table

    def get(self, table_id: str) -> Table | None:
        """It, if there is one, as it stood when it was last asked for."""
        return self._kept.get(table_id)

    def drop(self, table_id: str) -> None:
        """It was changed from its beginning on: the next one who asks reads it again."""
        self._kept.pop(table_id, None)
