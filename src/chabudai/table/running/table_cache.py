"""What was made of tables, kept with the table itself: it goes with it, and usually with its next change."""

# mypyc: compile
from __future__ import annotations

from typing import Generic, TypeVar, cast

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
        known = table.made.get(self)
        if known is None or known[0] != state:
            known = table.made[self] = state, {}
        return cast(dict[Key, Made], known[1])
