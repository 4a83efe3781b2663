"""The store in one file: SQLite with a write-ahead log, flushed to disk at every commit."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

from chabudai.store import statements
from chabudai.store.batches import Connection, Cursor
from chabudai.store.sql import SqlStore

PATIENCE: Final = 10.0  # seconds to wait for another process that is writing


class SqliteConnection:
    """A connection as `batches` wants it."""

    Failure: type[Exception] = sqlite3.Error
    Duplicate: type[Exception] = sqlite3.IntegrityError
    survives: bool = True

    def __init__(self, file: str, writing: bool) -> None:
        # A writer takes its place at once: a transaction that begins by reading might find itself outdated.
        self._begin = "BEGIN IMMEDIATE" if writing else "BEGIN"
        if file != ":memory:":
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        self._connection: Any = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, cached_statements=200)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")

    def cursor(self) -> Cursor:
        """A cursor."""
        return cast(Cursor, self._connection.cursor())

    def begin(self) -> None:
        """Open a transaction."""
        self._connection.execute(self._begin)

    def commit(self) -> None:
        """To disk."""
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        """As if it had not been."""
        self._connection.execute("ROLLBACK")

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


class SqliteStore(SqlStore):
    """Tables in a file."""

    def __init__(self, file: str) -> None:
        self.file = file

    def connect(self, writing: bool) -> Connection:
        """A connection to the file."""
        return SqliteConnection(self.file, writing)

    async def start(self) -> None:
        """One process serves a file: claims of an earlier one, which may have been killed, mean nothing."""
        await super().start()
        await self._writer.submit(partial(statements.release, owner=None))
