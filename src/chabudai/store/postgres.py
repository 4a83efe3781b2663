"""The store in PostgreSQL: several server processes share it and tell one another what they wrote."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import psycopg
from psycopg.conninfo import make_conninfo

from chabudai.store import statements
from chabudai.store.batches import Connection, Cursor
from chabudai.store.entry import Entry, Heading
from chabudai.store.sql import SqlStore

CHANNEL: Final = "chabudai"
PULSE: Final = 1.0  # seconds after which a listener looks whether it should stop
PATIENCE: Final = 5  # seconds for a server to answer the call, unless the URL says how many
# A process that runs tables holds a lock under its name for as long as it is connected.  When it dies the database
# notices at once, and its tables need not wait until its claims run out.
LIVING: Final = 8520  # the class of these locks
HELD: Final = (
    f"SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = {LIVING} AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND objid::bigint = hashtext({name})::bigint & 4294967295"
)
MIGRATING: Final = 8521  # the class of the lock that is held while the tables are brought up to date
LIVE: Final = (
    f"SELECT pg_try_advisory_lock_shared({LIVING}, hashtext(?)) WHERE NOT EXISTS"
    f" ({HELD.format(name='?')} AND pid = pg_backend_pid())"
)
DEAD: Final = f"SELECT table_id FROM claims WHERE until > 0 AND NOT EXISTS ({HELD.format(name='claims.owner')})"
BURY: Final = f"UPDATE claims SET until = 0 WHERE table_id IN ({DEAD}{{}} FOR UPDATE SKIP LOCKED)"


class PostgresCursor:
    """Statements are written with `?`, which is `%s` here."""

    def __init__(self, cursor: Any) -> None:
        self._cursor = cursor

    def execute(self, sql: str, params: tuple[Any, ...] = ()) -> Any:
        """Run one statement."""
        return self._cursor.execute(sql.replace("?", "%s"), params)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """Its rows."""
        rows: list[tuple[Any, ...]] = self._cursor.fetchall()
        return rows


class PostgresConnection:
    """A connection as `batches` wants it."""

    Failure: type[Exception] = psycopg.Error
    Duplicate: type[Exception] = psycopg.errors.UniqueViolation
    Mistake: tuple[type[Exception], ...] = (psycopg.DataError, psycopg.ProgrammingError, psycopg.IntegrityError)
    survives: bool = False

    def __init__(self, url: str) -> None:
        patient = url if "connect_timeout" in url else make_conninfo(url, connect_timeout=PATIENCE)
        self._connection = psycopg.connect(patient, autocommit=True)

    def cursor(self) -> Cursor:
        """A cursor."""
        return PostgresCursor(self._connection.cursor())

    def at_once(self, work: Callable[[Cursor], None]) -> None:
        """One statement, which is a transaction."""
        work(self.cursor())

    def begin(self) -> None:
        """Open a transaction."""
        self._connection.execute("BEGIN")

    def commit(self) -> None:
        """To disk."""
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        """As if it had not been."""
        self._connection.execute("ROLLBACK")

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


class PostgresStore(SqlStore):
    """Tables in PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.place = url.partition("?")[0].rpartition("@")[2]  # without the password
        self._me = secrets.token_hex(8)  # so that nobody hears its own messages
        self._stopped = threading.Event()
        self._listener: threading.Thread | None = None

    def connect(self, writing: bool) -> Connection:
        """A connection to the server."""
        return PostgresConnection(self.url)

    def migrate(self, cursor: Cursor) -> None:
        """Processes that start together take turns: the first one migrates, the others find it done."""
        cursor.execute("SELECT pg_advisory_xact_lock(?, 0)", (MIGRATING,))
        statements.migrate(cursor)

    def append(self, entries: Sequence[Entry], heading: Heading | None = None) -> Awaitable[None]:
        """Write the entries, all or none, and tell the other processes."""

        def then(cursor: Cursor) -> None:
            if heading is not None:
                statements.head(cursor, heading)
            for table in sorted({entry.table for entry in entries}):
                cursor.execute("SELECT pg_notify(?, ?)", (CHANNEL, f"{self._me} {table}"))

        return self._writer.append(statements.rows(entries), then)

    async def claim(self, table: str, owner: str, until: int, now: int) -> bool:
        """Become the process that runs a table's bots and clocks."""

        def work(cursor: Cursor) -> bool:
            cursor.execute(LIVE, (owner, owner))
            cursor.execute(BURY.format(" AND table_id = ?"), (table,))
            return statements.claim(cursor, table, owner, until, now)

        return await self._writer.submit(work)

    async def abandoned(self, now: int, limit: int = 200) -> list[str]:
        """Running tables whose process has died, or been silent for a while."""

        def work(cursor: Cursor) -> list[str]:
            cursor.execute(BURY.format(""))
            return statements.abandoned(cursor, now, limit)

        return await self._reader.submit(work)

    async def listen(self, told: Callable[[str], None]) -> None:
        """Hear of tables that other processes have written to."""
        loop = asyncio.get_running_loop()
        self._listener = threading.Thread(target=self._hear, args=(loop, told), name="store-listener", daemon=True)
        self._listener.start()

    async def close(self) -> None:
        """Stop listening, then as usual."""
        self._stopped.set()
        await super().close()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join)

    def _hear(self, loop: asyncio.AbstractEventLoop, told: Callable[[str], None]) -> None:
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(told, "")  # what was said before we listened is lost
                    while not self._stopped.is_set():
                        for note in connection.notifies(timeout=PULSE, stop_after=1):
                            sender, _, table = note.payload.partition(" ")
                            if sender != self._me:
                                loop.call_soon_threadsafe(told, table)
            except psycopg.Error:
                self._stopped.wait(PULSE)  # the server is away: try again
            except RuntimeError:
                return  # the loop has ended
