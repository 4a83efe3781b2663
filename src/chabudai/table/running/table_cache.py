"""What was made of tables, kept by whoever made it: it goes with the table, and usually with its next change."""

from __future__ import annotations

from typing import Generic, TypeVar

from chabudai.table.running.table import Table

Key = TypeVar("Key")
Made = TypeVar("Made")


class TableCache(Generic[Key, Made]):
    """For each table a dictionary of its own; `lasting`: of what outlives a change, as a finished game does."""

    def __init__(self, lasting: bool = False) -> None:
        self._lasting = lasting

    def of(self, table: Table) -> dict[Key, Made]:
        """What was made of a table as it stands."""
        state = 0 if self._lasting else table.changes
        known = table.made.get(self)  # with the table itself: it is asked for several times a message
        if known is None or known[0] != state:
            known = table.made[self] = state, {}
        return known[1]
