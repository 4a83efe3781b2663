"""In memory: which tables stay there.  Each can be read again from the store, so nothing is lost with one that goes.

Every position of a game is kept for those who look back, and with it what was drawn for them.  When it is over hardly
anybody does after some minutes, and to read it again takes ten milliseconds.
"""

from __future__ import annotations

from typing import Final

from chabudai.store import Store
from chabudai.table.running.following import Following
from chabudai.table.running.runner import Runner
from chabudai.table.running.siblings import Siblings
from chabudai.table.running.table import Table

MOST_IN_MEMORY: Final = 2000  # tables that nobody looks at go first
ENDED: Final = ("over", "aborted")
RESTS: Final = 300.0  # seconds for which one that has ended stays after somebody last asked for it


class InMemory(Following):
    """The tables in memory, each with the runner that plays for its bots and keeps its clocks."""

    def __init__(self, store: Store, siblings: Siblings) -> None:
        super().__init__(store, siblings)
        self._runners: dict[str, Runner] = {}

    def make_room(self) -> None:
        """Before one more comes: let some go if there are too many."""
        if len(self.in_memory) < MOST_IN_MEMORY:
            return
        for table in list(self.in_memory.values()):
            if self._can_go(table):
                self.drop(table.id)
                if len(self.in_memory) < MOST_IN_MEMORY * 9 // 10:
                    return

    def let_rest(self) -> None:
        """Let those go that have ended, and that nobody has asked for since a while."""
        for table in list(self.in_memory.values()):
            if table.status in ENDED and table.unused > RESTS and self._can_go(table):
                self.drop(table.id)

    async def let_go(self, table_id: str) -> bool:
        """Take a table out of memory because it will be deleted, unless somebody looks at it."""
        table = self.in_memory.get(table_id)
        if not self.siblings.mine(table_id) or (table is not None and table.watched):
            return False
        if table is not None:
            self.drop(table_id)
        return True

    def drop(self, table_id: str) -> None:
        """Out of memory with it."""
        self._runners.pop(table_id).close()
        del self.in_memory[table_id]

    def _can_go(self, table: Table) -> bool:
        """Does nobody look, is nothing under way, and would it be as quick to read as it can be?"""
        busy = table.watched or self._runners[table.id].busy or not table.is_settled
        return not busy and table.kept == table.version
