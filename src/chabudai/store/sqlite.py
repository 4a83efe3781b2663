"""The store in one file: SQLite with a write-ahead log, flushed to disk at every commit."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, cast

from chabudai.store import statements
from chabudai.store.base import StoreFailed
from chabudai.store.batches import Connection, Cursor
from chabudai.store.sql import SqlStore

try:
    import fcntl
except ImportError:  # Windows: nobody says there that two servers use one file
    fcntl = None  # type: ignore[assignment]

PATIENCE: Final = 10.0  # seconds to wait for another process that is writing
A_MOMENT: Final = 0.01  # seconds
PRIMARY: Final = 0xFF  # of a number that SQLite gives to what went wrong: the kind
IN_MEMORY: Final = ":memory:"
PRIVATE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700


class SqliteConnection:
    """A connection as `batches` wants it."""

    Failure: type[Exception] = sqlite3.Error
    Duplicate: type[Exception] = sqlite3.IntegrityError
    Mistake: tuple[type[Exception], ...] = (sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.IntegrityError)
    survives: bool = True

    def __init__(self, file: str, writing: bool, looking: bool = False, together: bool = False) -> None:
        self._turn = -1
        # A writer takes its place at once: a transaction that begins by reading might find itself outdated.
        self._begin = "BEGIN IMMEDIATE" if writing else "BEGIN"
        if looking:
            address = f"{Path(file).absolute().as_uri()}?mode=rw"  # and not c, to create
            self._connection: Any = sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None)
            self._connection.execute("PRAGMA query_only = ON")
            return
        if file != IN_MEMORY:
            make_private(Path(file))
        if together and writing:
            # Who writes beside others stands in a queue and is called when it is time: SQLite by itself would look
            # again after a while, and after a longer while the next time.
            self._turn = os.open(f"{file}-turn", os.O_RDWR | os.O_CREAT, PRIVATE)
        self._connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, cached_statements=200)
        _write_ahead(self._connection)
        self._connection.execute("PRAGMA temp_store = MEMORY")  # a large statement would open a file to take it back
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA secure_delete = ON")  # what somebody wants deleted is overwritten

    def cursor(self) -> Cursor:
        """A cursor."""
        return cast(Cursor, self._connection.cursor())

    def at_once(self, work: Callable[[Cursor], None]) -> None:
        """One statement, which SQLite makes a transaction of."""
        self._take_turn()
        try:
            work(self.cursor())
        finally:
            self._pass_turn()

    def begin(self) -> None:
        """Open a transaction."""
        self._take_turn()
        self._connection.execute(self._begin)

    def commit(self) -> None:
        """To disk."""
        self._connection.execute("COMMIT")
        self._pass_turn()

    def rollback(self) -> None:
        """As if it had not been."""
        try:
            self._connection.execute("ROLLBACK")
        finally:
            self._pass_turn()

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
        if self._turn >= 0:
            os.close(self._turn)  # if it is still one's turn, it is so no longer
            self._turn = -1

    def _take_turn(self) -> None:
        if self._turn >= 0:
            fcntl.flock(self._turn, fcntl.LOCK_EX)

    def _pass_turn(self) -> None:
        if self._turn >= 0:
            fcntl.flock(self._turn, fcntl.LOCK_UN)


class SqliteStore(SqlStore):
    """Tables in a file."""

    def __init__(self, file: str, together: bool = False) -> None:
        self.file = self.place = file
        self._together = together  # with other processes of the same server
        self._lock = -1  # a file descriptor, while this process serves the tables

    def connect(self, writing: bool) -> Connection:
        """A connection to the file."""
        return SqliteConnection(self.file, writing, together=self._together)

    def visit(self) -> Connection:
        """A connection that makes no file and changes none."""
        return SqliteConnection(self.file, writing=False, looking=True)

    async def occupy(self) -> None:
        """One server serves a file: claims of an earlier one, which may have been killed, mean nothing."""
        if fcntl is not None and self.file != IN_MEMORY:
            self._lock = os.open(f"{self.file}-lock", os.O_RDWR | os.O_CREAT, PRIVATE)
            try:
                fcntl.flock(self._lock, (fcntl.LOCK_SH if self._together else fcntl.LOCK_EX) | fcntl.LOCK_NB)
            except OSError as error:
                self._let_go()
                raise StoreFailed("store-in-use", place=self.file) from error
        if not self._together:
            await self._writer.submit(partial(statements.release, owner=None))

    async def close(self) -> None:
        """As usual, and let another process serve the file."""
        await super().close()
        self._let_go()

    def _let_go(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)  # the lock goes with it; the empty file stays, as others may be about to lock it
            self._lock = -1


def make_private(file: Path) -> None:
    """Seeds, words and addresses are nobody else's business on this machine: a new file is its owner's alone."""
    if not file.parent.exists():
        file.parent.mkdir(parents=True, mode=PRIVATE_FOLDER)
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for beside in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(OSError):  # there is none yet, or it belongs to somebody else
            beside.chmod(PRIVATE)


def _write_ahead(connection: Any) -> None:
    """Give the file its log.  While somebody else who opens it does so, SQLite refuses, and does not wait by itself."""
    end = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
            sleep(A_MOMENT)
