"""Crier: calls on the lines of all tables at which something has happened, first on those for whom a game waits.

While there is time everybody is told at once.  When there is not, whoever is asked goes before those who only look on:
so games go on, and onlookers are told of several moves together, a little later.  Whoever has just acted, and is not
asked anew, is one of them: that the act is done they hear at once, in a few letters, and see what came of it with the
rest.

A message is made while nothing is being written at the table, so it never shows anything that is not on disk.  Moves
that come together, as when all choose at once, are told together.
"""

# mypyc: compile
from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final, Protocol

from chabudai.store import StoreFailed
from chabudai.table.running.table import Table

LONGEST: Final = 0.01  # seconds for which lines are called on before whatever else has come in has its turn
BRIEF: Final = 0.001  # the same for those who only look on
BUSY: Final = 3  # turns in a row: in the first something came in by itself, as when somebody acts at an idle server
PAUSE: Final = 0.05  # seconds after which turns are not in a row
LATEST: Final = 0.25  # seconds after which onlookers are told, however much there is to do


class Called(Protocol):
    """A line, as far as its crier knows it."""

    table: Table

    @property
    def is_awaited(self) -> bool:
        """Does a game wait for whoever is there, or they for the table itself?"""

    @property
    def is_owed(self) -> bool:
        """Do they wait for the answer to an act?"""

    def bring(self) -> None:
        """Say what there is to say, with the answer to an act."""

    def answer(self) -> None:
        """Say that the act is done, and nothing else."""

    def break_off(self, error: Exception) -> None:
        """Nothing more can be said."""


class Crier:
    """The one of a server."""

    def __init__(self) -> None:
        self._awaited: dict[Called, None] = {}  # in the order in which they came
        self._onlookers: dict[Called, float] = {}  # the same, with the moment by which they must be told
        self._owed: dict[Called, None] = {}  # those of them who have acted
        self._writing: dict[Table, list[Called]] = {}  # what is being written there is told together with the rest
        self._waiting: set[asyncio.Task[None]] = set()
        self._called = False
        self._stirred = False
        self._in_a_row = 0  # turns in each of which something had come in
        self._last = 0.0  # the moment of the last one

    def stir(self) -> None:
        """Something has come in: there is more to do than to tell onlookers."""
        self._stirred = True

    def call(self, line: Called) -> None:
        """There may be something to say on this line."""
        if line.is_awaited:
            self._onlookers.pop(line, None)
            self._awaited[line] = None
        elif line not in self._awaited:
            self._onlookers.setdefault(line, time.perf_counter() + LATEST)
            if line.is_owed:
                self._owed[line] = None
        self._soon()

    def _soon(self) -> None:
        if not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._go_round)

    def _go_round(self) -> None:
        self._called = False
        idle, self._stirred = not self._stirred, False
        start = now = time.perf_counter()
        self._in_a_row = 0 if idle or now - self._last > PAUSE else self._in_a_row + 1
        self._last = now
        self._pay()
        while self._awaited and now - start < LONGEST:
            self._tell(next(iter(self._awaited)))
            now = time.perf_counter()
        if self._awaited:
            idle = False
        start = now
        while self._onlookers and now - start < BRIEF:
            line = next(iter(self._onlookers))
            if not idle and self._onlookers[line] > now:
                break
            self._tell(line)
            now = time.perf_counter()
        if self._awaited or self._onlookers:
            self._soon()

    @property
    def is_busy(self) -> bool:
        """Is there more to do than can be done?  Then something comes in at every turn."""
        return self._in_a_row >= BUSY

    def _pay(self) -> None:
        """Whoever has acted is told like those who are asked while there is time, else that it is done."""
        owed, self._owed = self._owed, {}
        for line in owed:
            if self.is_busy:
                line.answer()
            elif self._onlookers.pop(line, None) is not None:
                self._awaited[line] = None

    def _tell(self, line: Called) -> None:
        self._awaited.pop(line, None)
        self._onlookers.pop(line, None)
        if line.table.is_settled:
            line.bring()
        elif line.table in self._writing:
            self._writing[line.table].append(line)
        else:
            self._writing[line.table] = [line]
            waiting = line.table.when_settled(partial(self._written, line.table))
            task = asyncio.get_running_loop().create_task(waiting)
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)

    def _written(self, table: Table, error: StoreFailed | None) -> None:
        for line in self._writing.pop(table):
            if error is None:
                line.bring()
            else:
                line.break_off(error)
