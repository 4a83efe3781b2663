"""Workers: processes beside the server, behind everybody else in the queue for the processor.

What they are asked goes round by whoever wants it, so that much work of one does not keep the little of another
waiting.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from chabudai.table.running.awaited_twin import AwaitedTwin
from chabudai.table.running.fair_queue import FairQueue

POLITE: Final = 10  # how far they stand back for the server itself
ATTEMPTS: Final = 3
T = TypeVar("T")


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    if hasattr(os, "nice"):
        os.nice(POLITE)


class Workers:
    """So many processes, started when they are needed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._turns = FairQueue(count)
        self._twin = AwaitedTwin()
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def work(self, call: Callable[..., T], *args: object, whose: str = "", seconds: float | None = None) -> T:
        """What a function answers in a process, when it is `whose` turn.

        It should not take long, since others wait behind it.  After so many seconds, where they are given, the
        processes are ended: TimeoutError.
        """
        async with self._turns.turn(whose):
            try:
                return await asyncio.wait_for(self._work(call, *args), seconds)
            except TimeoutError:
                if seconds is not None:
                    self.stop()
                raise

    @property
    def processes(self) -> list[int]:
        """Their ids."""
        return [] if self._pool is None else list(self._pool._processes or ())

    def stop(self) -> None:
        """End the processes, whatever they do; what comes next begins with new ones."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(cancel_futures=True)  # all are gone: this only gives back what they shared
            self._pool = None

    def close(self) -> None:
        """The same, for good."""
        self._closed = True
        self.stop()

    async def _work(self, call: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, call, *args)
            except BrokenProcessPool:
                self._drop(pool)
                if attempt == ATTEMPTS:
                    raise
            except OSError:  # perhaps no process could be started
                self._drop(pool)
                raise
        raise AssertionError

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """The next job begins with new processes."""
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=False)

    def _ready(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError  # the server is closed: nobody waits for an answer any more
        if self._twin.has_come() and self._pool is not None:
            self._drop(self._pool)  # what it works at, it finishes
        if self._pool is None:
            # Spawned, not forked: a fork would copy the server's sockets and threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, _prepare)
        return self._pool
