"""Group commit: a thread with one connection that puts everything waiting into one transaction.

A disk confirms a few hundred transactions a second, however small they are.  So whatever arrives while one of them is
being confirmed goes into the next together, and each caller is told when the transaction with its part is on disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from chabudai.store.base import StoreFailed, Taken

T = TypeVar("T")
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


@dataclass
class Job:
    """Work on a cursor, and who waits for its result."""

    work: Callable[[Cursor], Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class Worker:
    """The thread."""

    def __init__(self, connect: Callable[[], Connection], name: str) -> None:
        self._connect = connect
        self._connection: Connection | None = None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread.start()
        self.transactions = 0

    def submit(self, work: Callable[[Cursor], T]) -> asyncio.Future[T]:
        """Ask for work; the future is done when its transaction is on disk.  Order of asking is order of doing."""
        if self._closed:
            raise StoreFailed("store-failed", detail="closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future))
        return future

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
            connection = self._connection = self._connection or self._connect()
            connection.begin()
            for job in jobs:
                self._do_one(connection, job)
            connection.commit()
            self.transactions += 1
        except Exception as error:
            for job in jobs:
                job.error = StoreFailed("store-failed", detail=str(error))
            self._connection = None
            if connection is not None:
                _drop(connection)

    def _do_one(self, connection: Connection, job: Job) -> None:
        cursor = connection.cursor()
        cursor.execute("SAVEPOINT job")
        try:
            job.result = job.work(cursor)
        except connection.Duplicate:
            job.error = Taken("number-taken")
        except connection.Failure as error:
            job.error = StoreFailed("store-failed", detail=str(error))
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
