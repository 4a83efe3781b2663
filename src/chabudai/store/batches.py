"""Group commit: a thread with one connection that puts everything waiting into one transaction.

A disk confirms a few hundred transactions a second, however small they are.  So whatever arrives while one of them is
being confirmed goes into the next together, and each caller is told when the transaction with its part is on disk.

Rows of a log go in by one statement: this thread asks for Python's lock once for all of them, not once for each, while
the thread that serves the tables is busy.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from chabudai.store.base import StoreFailed, Taken

T = TypeVar("T")
Row = tuple[Any, ...]
MOST: Final = 500  # jobs in one transaction


class Cursor(Protocol):
    """What statements are run on: a cursor of either database."""

    def execute(self, sql: str, params: tuple[Any, ...] = ()) -> Any:
        """Run one statement."""

    def fetchall(self) -> list[tuple[Any, ...]]:
        """Its rows."""


class Connection(Protocol):
    """A connection of either database."""

    Failure: type[Exception]  # whatever the database complains of
    Duplicate: type[Exception]  # a primary key that exists
    Mistake: tuple[type[Exception], ...]  # what was asked is wrong, not the database
    survives: bool  # does a transaction go on after a statement that failed?

    def cursor(self) -> Cursor:
        """Something to run statements on."""

    def begin(self) -> None:
        """Open a transaction."""

    def commit(self) -> None:
        """Make it durable."""

    def rollback(self) -> None:
        """Take it back."""

    def close(self) -> None:
        """Close the connection."""


Insert = Callable[[Cursor, Sequence[Row]], None]


@dataclass
class Job:
    """Work on a cursor, and who waits for its result."""

    work: Callable[[Cursor], Any]
    future: asyncio.Future[Any]
    rows: Sequence[Row] = ()  # when all it does is to insert them
    result: Any = None
    error: Exception | None = None


class Worker:
    """The thread."""

    def __init__(
        self,
        connect: Callable[[], Connection],
        name: str,
        insert: Callable[[Cursor, Sequence[Row]], None] | None = None,
        problem: str = "store-failed",
    ) -> None:
        self._connect = connect
        self._problem = problem  # what it is called when the database fails
        self.trouble: str | None = None  # why the database failed the last time it was asked; None when it did not
        self._insert = insert
        self._connection: Connection | None = None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread.start()
        self.transactions = 0

    def submit(self, work: Callable[[Cursor], T]) -> asyncio.Future[T]:
        """Ask for work; the future is done when its transaction is on disk.  Order of asking is order of doing."""
        return self._put(Job(work, self._loop.create_future()))

    def append(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Ask for rows to be inserted, all or none."""
        insert = self._insert
        assert insert is not None
        return self._put(Job(lambda cursor: insert(cursor, rows), self._loop.create_future(), rows))

    def _put(self, job: Job) -> asyncio.Future[Any]:
        if self._closed:
            job.future.set_exception(StoreFailed(self._problem, detail="closed"))
        else:
            self._jobs.put(job)
        return job.future

    async def close(self) -> None:
        """Do what was asked for, then stop."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            jobs: list[Job] = []
            item = self._jobs.get()
            while item is not None:
                jobs.append(item)
                if len(jobs) == MOST or self._jobs.empty():
                    break
                item = self._jobs.get()
            going = item is not None
            if jobs:
                self._do(jobs)
                self._loop.call_soon_threadsafe(_deliver, jobs)
        if self._connection is not None:
            self._connection.close()

    def _do(self, jobs: list[Job]) -> None:
        """One transaction; a job that fails is taken back alone, a transaction that fails takes all of them back."""
        connection = None
        try:
            connection = self._begun()
            start = 0
            while start < len(jobs):
                end = start
                while connection.survives and end < len(jobs) and jobs[end].rows:
                    end += 1
                if end - start < 2 or not self._do_together(connection, jobs[start:end]):
                    end = max(end, start + 1)
                    for job in jobs[start:end]:
                        self._do_one(connection, job)
                start = end
            connection.commit()
            self.transactions += 1
            if not any(isinstance(job.error, StoreFailed) for job in jobs):
                self.trouble = None
        except Exception as error:
            for job in jobs:
                job.error = self._failed(error)
            self._connection = None
            if connection is not None:
                _drop(connection)

    def _begun(self) -> Connection:
        """A connection with an open transaction; one that broke while nobody used it is replaced by a new one."""
        if self._connection is not None:
            try:
                self._connection.begin()
                return self._connection
            except self._connection.Failure:
                _drop(self._connection)
        self._connection = None
        self._connection = self._connect()
        self._connection.begin()
        return self._connection

    def _failed(self, error: Exception) -> StoreFailed:
        detail = " ".join(str(error).split())
        if self._connection is None or not isinstance(error, self._connection.Mistake):
            self.trouble = detail
        return StoreFailed(self._problem, detail=detail)

    def _do_together(self, connection: Connection, jobs: list[Job]) -> bool:
        """All rows by one statement; when a number is taken each job must be tried alone."""
        assert self._insert is not None
        try:
            self._insert(connection.cursor(), [row for job in jobs for row in job.rows])
        except connection.Failure:
            return False
        return True

    def _do_one(self, connection: Connection, job: Job) -> None:
        cursor = connection.cursor()
        cursor.execute("SAVEPOINT job")
        try:
            job.result = job.work(cursor)
        except connection.Duplicate:
            job.error = Taken("number-taken")
        except connection.Failure as error:
            job.error = self._failed(error)
        except Exception as error:  # a fault of ours: the caller gets it, the others go on
            job.error = error
        if job.error is not None:
            cursor.execute("ROLLBACK TO SAVEPOINT job")
        cursor.execute("RELEASE SAVEPOINT job")


def _drop(connection: Connection) -> None:
    """Close a connection that may be broken already."""
    for step in (connection.rollback, connection.close):
        try:
            step()
        except Exception:
            continue


def _deliver(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.done():  # the caller has gone
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
