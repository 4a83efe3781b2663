"""Work on several cores: batches go out to processes, results come back as they are done.

A process that dies loses the batch it had and nothing else: another one takes its place, and the batch goes out again.
A batch that has ended several processes is given up and named, so that one bad deal cannot stop a night's work.
What is worked on and what comes back is pickled; what was raised in a process is raised here.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, Protocol, TypeVar

B = TypeVar("B")
R = TypeVar("R")

ATTEMPTS: Final = 3  # of a batch whose processes die
PATIENCE: Final = 5.0  # seconds that a process is given to end by itself


@dataclass(frozen=True)
class Done(Generic[B, R]):
    """A batch and what came of it; nothing when it was given up."""

    number: int  # of the batch, in the order in which they were given
    batch: B
    result: R | None


class Crew(Protocol):
    """Whoever does the work."""

    def run(self, work: Callable[[B], R], batches: Iterable[B]) -> Generator[Done[B, R], None, None]:
        """Each batch with its result, as they are done; batches are fetched only when somebody is free for them."""
        ...


def crew_of(jobs: int | None = None) -> Crew:
    """So many processes, else one for each core; a single one is this one."""
    count = os.cpu_count() or 1 if jobs is None else jobs
    return Here() if count == 1 else Pool(count)


class Here:
    """This process, one batch after the other."""

    def run(self, work: Callable[[B], R], batches: Iterable[B]) -> Generator[Done[B, R], None, None]:
        """In order."""
        for number, batch in enumerate(batches):
            yield Done(number, batch, work(batch))


@dataclass
class Worker:
    """A process, the line to it, and what it is doing."""

    process: BaseProcess
    line: Connection
    task: int | None = None


class Pool:
    """Processes on this machine, started afresh: forking one that draws a progress bar in a thread is not safe."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.workers: list[Worker] = []

    def run(self, work: Callable[[B], R], batches: Iterable[B]) -> Generator[Done[B, R], None, None]:
        """As they are done."""
        coming = enumerate(batches)
        given: dict[int, B] = {}  # batches that are out, or wait to go out again
        failures: dict[int, int] = {}
        again: deque[int] = deque()
        try:
            while True:
                self._hand_out(work, coming, given, again)
                if not given:
                    return
                for worker in self._heard():
                    answer = self._answer(worker)
                    number, worker.task = worker.task, None
                    if answer is None:  # it died
                        self.workers.remove(worker)
                        if number is None:
                            continue
                        failures[number] = failures.get(number, 0) + 1
                        if failures[number] < ATTEMPTS:
                            again.append(number)
                        else:
                            yield Done(number, given.pop(number), None)
                    elif number is not None:
                        result, error = answer
                        if error is not None:
                            raise error
                        yield Done(number, given.pop(number), result)
        finally:
            self._end()

    def _hand_out(
        self,
        work: Callable[[B], R],
        coming: Iterator[tuple[int, B]],
        given: dict[int, B],
        again: deque[int],
    ) -> None:
        """Give everybody something to do, as long as there is something."""
        while True:
            free = next((worker for worker in self.workers if worker.task is None), None)
            if free is None and len(self.workers) >= self.jobs:
                return
            if again:
                number = again.popleft()
            else:
                following = next(coming, None)
                if following is None:
                    return
                number, given[following[0]] = following
            free = free or self._start()
            free.task = number
            with suppress(OSError):  # it died while nobody looked: `_heard` finds out
                free.line.send((work, given[number]))

    def _start(self) -> Worker:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,))
        process.start()
        theirs.close()
        worker = Worker(process, mine)
        self.workers.append(worker)
        return worker

    def _heard(self) -> list[Worker]:
        """Those who have something to say, be it that they are dead."""
        ready = wait([thing for worker in self.workers for thing in (worker.line, worker.process.sentinel)])
        return [worker for worker in self.workers if worker.line in ready or worker.process.sentinel in ready]

    def _answer(self, worker: Worker) -> tuple[Any, Exception | None] | None:
        """What a process says; None when it is dead and left nothing behind."""
        try:
            if worker.line.poll():
                answer: tuple[Any, Exception | None] = worker.line.recv()
                return answer
        except (EOFError, OSError):
            pass
        worker.line.close()
        worker.process.join(PATIENCE)
        return None

    def _end(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join(PATIENCE)
            worker.line.close()
        self.workers = []


def serve(line: Connection) -> None:
    """The life of a process: work until nobody asks any more.  Ctrl-C is for whoever gave the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            work, batch = line.recv()
        except EOFError:
            return
        answer: tuple[Any, Exception | None]
        try:
            answer = work(batch), None
        except Exception as error:
            answer = None, error
        try:
            line.send(answer)
        except BrokenPipeError:
            return


def in_order(results: Iterable[Done[B, R]]) -> Iterator[Done[B, R]]:
    """The same in the order in which the batches were given."""
    early: dict[int, Done[B, R]] = {}
    expected = 0
    for done in results:
        early[done.number] = done
        while expected in early:
            yield early.pop(expected)
            expected += 1
