"""Group commit: a thread with one connection that puts everything waiting into one transaction.

A disk confirms a few hundred transactions a second, however small they are.  So whatever arrives while one of them is
being confirmed goes into the next together, and each caller is told when the transaction with its part is on disk.

What is asked for in one turn of the loop is handed over together, and where it is nothing but rows of logs, one
statement is the whole transaction: the thread is woken once, and asks for Python's lock once for all of them, while the
thread that serves the tables is busy.  Where there is more to do, rows that follow each other are still one statement,
and nothing is done for the case that something fails: when it does, all is taken back and each job is tried by itself.
While the loop has other things to do, what is to be written waits a little for more of its kind: to wake the thread
costs more than to write a row, and as long as that nobody would be told anyway.
"""

# mypyc: compile
from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from chabudai.store.base import StoreFailed, Taken

T = TypeVar("T")
Row = tuple[Any, ...]
IDLE: Final = 0.0001  # seconds of a turn of the loop in which there was nothing else to do
LONGEST: Final = 0.02  # seconds for which what is to be written waits for the loop to be idle
MOST: Final = 500  # jobs in one transaction, and whatever came in one turn with the last of them


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

    def at_once(self, work: Callable[[Cursor], None]) -> None:
        """Run one statement that is a transaction by itself."""

    def begin(self) -> None:
        """Open a transaction."""

    def commit(self) -> None:
        """Make it durable."""

    def rollback(self) -> None:
        """Take it back."""

    def close(self) -> None:
        """Close the connection."""


Insert = Callable[[Cursor, Sequence[Row]], None]


class Job:
    """Rows that are to be inserted, then work on a cursor, or only one of them; and who waits for the result."""

    def __init__(
        self, future: asyncio.Future[Any], work: Callable[[Cursor], Any] | None = None, rows: Sequence[Row] = ()
    ) -> None:
        self.future = future
        self.work = work
        self.rows = rows
        self.result: Any = None
        self.error: Exception | None = None


class Worker:
    """The thread."""

    def __init__(
        self,
        connect: Callable[[], Connection],
        name: str,
        insert: Insert | None = None,
        problem: str = "store-failed",
    ) -> None:
        self._connect = connect
        self._problem = problem  # what it is called when the database fails
        self.trouble: str | None = None  # why the database failed the last time it was asked; None when it did not
        self._insert = insert
        self._reads = insert is None  # and writes nothing
        self._connection: Connection | None = None
        self._asked: list[Job] = []  # since the last handing over
        self._first = 0.0  # when the first of them was
        self._looked = 0.0  # when it was last looked whether the loop is idle
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._own_thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._own_thread.start()
        self.transactions = 0

    def submit(self, work: Callable[[Cursor], T]) -> asyncio.Future[T]:
        """Ask for work; the future is done when its transaction is on disk.  Order of asking is order of doing."""
        return self._put(Job(self._loop.create_future(), work))

    def append(self, rows: Sequence[Row], then: Callable[[Cursor], None] | None = None) -> asyncio.Future[None]:
        """Ask for rows to be inserted, and for what goes with them, all or nothing."""
        return self._put(Job(self._loop.create_future(), then, rows))

    def _put(self, job: Job) -> asyncio.Future[Any]:
        if self._closed:
            job.future.set_exception(StoreFailed(self._problem, detail="closed"))
            return job.future
        if not self._asked:
            self._first = self._looked = time.monotonic()
            self._loop.call_soon(self._look)
        self._asked.append(job)
        return job.future

    def _look(self) -> None:
        """Hand over what was asked for, unless there is so much else to do that more will come of it."""
        now = time.monotonic()
        if self._reads or now - self._looked < IDLE or now - self._first > LONGEST:
            self._hand_over()
        else:
            self._looked = now
            self._loop.call_soon(self._look)

    def _hand_over(self) -> None:
        jobs, self._asked = self._asked, []
        if jobs:
            self._jobs.put(jobs)

    async def close(self) -> None:
        """Do what was asked for, then stop."""
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._own_thread.join)

    def _run(self) -> None:
        going = True
        while going:
            jobs: list[Job] = []
            some = self._jobs.get()
            while some is not None:
                jobs += some
                if len(jobs) >= MOST or self._jobs.empty():
                    break
                some = self._jobs.get()
            going = some is not None
            if jobs:
                self._do(jobs)
                self._loop.call_soon_threadsafe(_deliver, jobs)
        if self._connection is not None:
            self._connection.close()

    def _do(self, jobs: list[Job]) -> None:
        """One transaction; a job that fails is taken back alone, a transaction that fails takes all of them back."""
        connection = None
        try:
            if not self._do_at_once(jobs):
                connection = self._begun()
                if not self._do_together(connection, jobs):
                    connection.rollback()
                    connection = self._begun()
                    for job in jobs:
                        self._do_one(connection, job)
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

    def _do_at_once(self, jobs: list[Job]) -> bool:
        """Nothing but rows: one statement is all there is to do; when it fails, everything has to be tried in order."""
        connection, insert = self._connection, self._insert
        if connection is None or insert is None or not connection.survives:
            return False
        if not all(job.rows and job.work is None for job in jobs):
            return False
        rows = [row for job in jobs for row in job.rows]
        try:
            connection.at_once(lambda cursor: insert(cursor, rows))
        except connection.Failure:
            return False
        return True

    def _do_together(self, connection: Connection, jobs: list[Job]) -> bool:
        """All jobs in their order, rows that follow each other by one statement; False as soon as anything fails."""
        cursor = connection.cursor()
        try:
            start = 0
            while start < len(jobs):
                end, rows = start, list[Row]()
                while end < len(jobs) and jobs[end].rows:
                    rows += jobs[end].rows
                    end += 1
                if rows:
                    self._add(cursor, rows)
                for job in jobs[start : max(end, start + 1)]:
                    if job.work is not None:
                        job.result = job.work(cursor)
                start = max(end, start + 1)
        except Exception:
            return False
        return True

    def _do_one(self, connection: Connection, job: Job) -> None:
        """One of several: if it fails, what it has done is taken back and the others go on."""
        cursor = connection.cursor()
        cursor.execute("SAVEPOINT job")
        self._attempt(connection, cursor, job)
        if job.error is not None:
            cursor.execute("ROLLBACK TO SAVEPOINT job")
        cursor.execute("RELEASE SAVEPOINT job")

    def _attempt(self, connection: Connection, cursor: Cursor, job: Job) -> None:
        try:
            if job.rows:
                self._add(cursor, job.rows)
            if job.work is not None:
                job.result = job.work(cursor)
        except connection.Duplicate:
            job.error = Taken("number-taken")
        except connection.Failure as error:
            job.error = self._failed(error)
        except Exception as error:  # a fault of ours: the caller gets it, the others go on
            job.error = error

    def _add(self, cursor: Cursor, rows: Sequence[Row]) -> None:
        assert self._insert is not None
        self._insert(cursor, rows)


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
