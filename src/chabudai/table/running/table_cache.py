"""What was made of tables, kept by whoever made it: it goes with the table, and usually with its next change."""

# mypyc: compile
from __future__ import annotations

from typing import Generic, TypeVar
from weakref import finalize

from chabudai.table.running.table import Table

Key = TypeVar("Key")
Made = TypeVar("Made")


class TableCache(Generic[Key, Made]):
    """For each table a dictionary of its own; `lasting`: of what outlives a change, as a finished game does."""

    def __init__(self, lasting: bool = False) -> None:
        self._lasting = lasting
        self._kept: dict[int, tuple[int, dict[Key, Made]]] = {}  # by identity: asked for several times a message

    def of(self, table: Table) -> dict[Key, Made]:
        """What was made of a table as it stands."""
        state = 0 if self._lasting else table.changes
        known = self._kept.get(id(table))
        if known is None:
            finalize(table, self._kept.pop, id(table))
        if known is None or known[0] != state:
            known = self._kept[id(table)] = state, {}
        return known[1]
