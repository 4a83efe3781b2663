"""Crier: calls on the lines of all tables at which something has happened, first on those for whom a game waits.

While there is time everybody is told at once.  When there is not, because the server works nearly all the time
(`effort`), those who only look on are told of several moves together, a little later: so games go on.  Whoever has
just acted, and is not asked anew, is one of them.  That the act is done they hear with what they are asked next, or
before it seems to take long, in a few letters, and see what came of it with the rest.

A message is made while nothing is being written at the table, so it never shows anything that is not on disk.  Moves
that come together, as when all choose at once, are told together.
"""

# mypyc: compile
from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final, Protocol

from chabudai.table.doors.effort import Effort
from chabudai.table.running.table import Table

LONGEST: Final = 0.01  # seconds for which lines are called on before whatever else has come in has its turn
BRIEF: Final = 0.001  # the same for those who only look on
LATEST: Final = 0.25  # seconds after which onlookers are told, however much there is to do
SOON: Final = 0.1  # seconds after which whoever has acted hears that it is done: what takes less seems to take no time


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

    def __init__(self, effort: Effort | None = None) -> None:
        self._awaited: dict[Called, None] = {}  # in the order in which they came
        self._onlookers: dict[Called, float] = {}  # the same, with the moment by which they must be told
        self._owed: dict[Called, float] = {}  # those of them who have acted, and by when they must hear of it
        self._writing: dict[Table, list[Called]] = {}  # what is being written there is told together with the rest
        self._called = False
        self._alarm: asyncio.TimerHandle | None = None  # until somebody at a busy server must be told
        self._rings = 0.0  # the moment for which it is set
        self._effort = effort or Effort()

    def call(self, line: Called) -> None:
        """There may be something to say on this line."""
        if line.is_awaited:
            self._onlookers.pop(line, None)
            self._awaited[line] = None
        elif line not in self._awaited:
            now = time.perf_counter()
            self._onlookers.setdefault(line, now + LATEST)
            if line.is_owed:
                self._owed.setdefault(line, now + SOON)
        self._soon()

    def _soon(self) -> None:
        if not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._go_round)

    def _go_round(self) -> None:
        self._called = False
        start = now = time.perf_counter()
        self._effort.look(now)
        self._pay(now)
        while self._awaited and now - start < LONGEST:
            self._tell(next(iter(self._awaited)))
            now = time.perf_counter()
        busy = self.is_busy or len(self._awaited) > 0
        start = now
        while self._onlookers and now - start < BRIEF:
            line = next(iter(self._onlookers))
            if busy and self._onlookers[line] > now:
                break
            self._tell(line)
            now = time.perf_counter()
        if self._awaited or (self._onlookers and not busy):
            self._soon()
        elif self._onlookers:  # a server that only waits must not seem to work
            first = min([next(iter(moments.values())) for moments in (self._onlookers, self._owed) if moments])
            self._ring_at(first, now)

    def _ring_at(self, moment: float, now: float) -> None:
        if self._alarm is None or moment < self._rings:
            if self._alarm is not None:
                self._alarm.cancel()
            self._rings = moment
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, moment - now), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._soon()

    @property
    def is_busy(self) -> bool:
        """Is there perhaps more to do than can be done?"""
        return self._effort.is_high

    def _pay(self, now: float) -> None:
        """Whoever has acted is told like those who are asked while there is time, else that it is done."""
        while self._owed:
            line = next(iter(self._owed))
            if self.is_busy:
                if self._owed[line] > now:
                    break
                line.answer()
            elif self._onlookers.pop(line, None) is not None:
                self._awaited[line] = None
            del self._owed[line]

    def _tell(self, line: Called) -> None:
        self._awaited.pop(line, None)
        self._onlookers.pop(line, None)
        self._owed.pop(line, None)
        if line.table.is_settled:
            line.bring()
        elif line.table in self._writing:
            self._writing[line.table].append(line)
        else:
            self._writing[line.table] = [line]
            line.table.when_settled(partial(self._written, line.table))

    def _written(self, table: Table, error: Exception | None) -> None:
        for line in self._writing.pop(table):
            if error is None:
                line.bring()
            else:
                line.break_off(error)
