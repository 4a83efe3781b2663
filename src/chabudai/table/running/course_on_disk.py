"""A course on disk.  Whatever happens is applied, written, and only then told to anybody.

Whatever was asked for while the disk was busy is written, and told, together.

This is not compiled: a compiled coroutine that goes on waiting after somebody was cancelled, or something failed, ends
the whole process (mypyc 2.4).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from chabudai.core.errors import ChabudaiError, NotAsked
from chabudai.store import Entry, Heading, Snapshot, Store, StoreFailed, Taken
from chabudai.table import moments
from chabudai.table.course import log
from chabudai.table.course.course import Course
from chabudai.table.course.entries import Act
from chabudai.table.course.joint_answers import Several
from chabudai.table.errors import OutOfDate
from chabudai.table.running.absence import Absence
from chabudai.table.running.reading import read_course
from chabudai.table.running.turns import Turns
from chabudai.table.running.wishes import Wish, are_listed, entries_of

ATTEMPTS: Final = 5  # when other processes write to the same table


async def outlasting(writing: asyncio.Future[None]) -> None:
    """Wait for something that goes on even if whoever waits is gone: `asyncio.shield` with half of its callbacks."""
    waiting = asyncio.get_running_loop().create_future()
    writing.add_done_callback(partial(_end, waiting))
    await waiting
    writing.result()


def _end(waiting: asyncio.Future[None], _: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


class WrittenCourse(ABC):
    """A course with its log."""

    def __init__(self, table: str, store: Store, course: Course, absence: Absence) -> None:
        self.id = table
        self.course = course
        self.changes = 0  # grows whenever anything in memory changes, written or not: for caches
        self.kept = -1  # the entry of the last snapshot
        self._store = store
        self._turns = Turns()
        self._wishes: list[Wish] = []
        self._left: asyncio.Task[None] | None = None  # what goes on though the one who asked for it has gone
        self._ahead = False  # is there something in memory that is perhaps not on disk?
        # The table's time minus the steady one: while nobody had the table in memory, time passed as on the wall,
        # but not while no server was up.
        self._since = course.clock.moment + absence.passed(course.changed) - moments.steady()

    @property
    @abstractmethod
    def heading(self) -> Heading:
        """For lists of tables."""

    @abstractmethod
    def _tell(self) -> None:
        """Tell everybody that something has changed."""

    def _has_changed(self) -> None:
        """What was made of the course before is of no use any more."""
        self.changes += 1

    @property
    def moment(self) -> int:
        """The table's own time, by which its clocks run: no later than now however the clock on the wall is set."""
        steady = moments.steady()
        self._since = max(self._since, self.course.clock.moment - steady)  # another process was a little ahead
        return self._since + steady

    @property
    def version(self) -> int:
        """The number of the last entry; with every change it grows.  Nobody is told: see `version_of`."""
        return self.course.number

    def snapshot(self) -> Snapshot | None:
        """The position, when it has changed since it was last kept."""
        if self.version == self.kept or self._turns.taken or self.course.status == "told" or self.course.broken:
            return None
        if self._ahead:
            return None
        self.kept = self.version
        return self.course.snapshot(self.id)

    @property
    def is_settled(self) -> bool:
        """Is everything that happened on disk, and nothing being written?"""
        return not self._ahead and not self._turns.taken

    async def settled(self) -> None:
        """Wait until everything that happened is on disk: what is read right after may be shown."""
        await self._turns.take()
        try:
            await self._level()
        finally:
            self._turns.give()

    async def when_settled(self, tell: Callable[[StoreFailed | None], None]) -> None:
        """The same for whoever does not wait: they are called right then, or told why nobody knows how things are."""
        try:
            await self.settled()
        except StoreFailed as error:
            tell(error)
        else:
            tell(None)

    async def do(self, act: Act | Several, player: str | None = None, seat: int | None = None) -> Entry:
        """Let something happen at the table; it is on disk when this returns."""
        wish = Wish(act, player, seat)
        self._wishes.append(wish)
        try:
            await self._turns.take()
            try:
                if wish in self._wishes:  # else somebody who waited too has taken it along
                    await self._grant()
            finally:
                if self._left is None:
                    self._turns.give()
        finally:
            if wish in self._wishes:  # whoever asked has gone before it was their turn
                self._wishes.remove(wish)
        if wish.error is not None:
            raise wish.error
        if not wish.entries or not wish.written:  # whoever would have written it was interrupted
            raise StoreFailed("store-failed", detail="interrupted")
        return wish.entries[-1]

    async def _grant(self) -> None:
        """Let everything happen that was asked for while the disk was busy."""
        wishes, self._wishes = self._wishes, []
        try:
            await self._level()
            await self._write(wishes)
            late = [wish for wish in wishes if isinstance(wish.error, (NotAsked, OutOfDate))]
            if late and await self._read_on():  # it was we who were late, not those who asked
                for wish in late:
                    wish.error = None
                await self._write(late)
        except StoreFailed as error:  # the log cannot be read again either: nobody's wish has come true
            for wish in wishes:
                wish.error = wish.error or error

    async def _write(self, wishes: list[Wish]) -> None:
        for _ in range(ATTEMPTS):
            status = self.course.status
            granted: list[Wish] = []
            torn = False
            for place, wish in enumerate(wishes):
                if self._happens(wish):
                    granted.append(wish)
                elif wish.entries or not isinstance(
                    wish.error, ChabudaiError
                ):  # a fault of ours: the position may be half changed
                    await self._reread()
                    wishes, torn = granted + wishes[place + 1 :], True
                    break
            if torn:
                continue
            if not granted:
                return
            listed = status != self.course.status or are_listed(granted)
            writing = asyncio.ensure_future(self._store.append(entries_of(granted), self.heading if listed else None))
            try:
                await outlasting(writing)
            except Taken:
                await self._reread()  # another process was faster: look again whether this is still possible
                wishes = granted
                continue
            except StoreFailed as error:
                await self._fail(granted, error)
                return
            except asyncio.CancelledError:
                self._left = asyncio.get_running_loop().create_task(self._after_cancel(writing, granted))
                raise
            self._written(granted)
            return
        await self._fail(wishes, StoreFailed("store-failed", detail="too many writers"))

    def _happens(self, wish: Wish) -> bool:
        """Is it possible?  Then it has happened; what is refused has changed nothing."""
        moment = None if self.course.plan.pace.kind == "none" else self.moment
        if not wish.happens(self.id, self.course, moments.now(), moment):
            return False
        self._has_changed()  # the heading that is written with it must not be made of what was
        return True

    async def catch_up(self) -> None:
        """Read what another process has written."""
        await self._turns.take()
        try:
            await self._level()
            await self._read_on()
        finally:
            self._turns.give()

    async def _read_on(self) -> bool:
        """Has another process written anything that was not read yet?  Now it is."""
        entries = await self._store.entries(self.id, self.version)
        for entry in entries:
            log.replay(self.course, entry)
        if entries:
            self._tell()
        return bool(entries)

    async def reload(self) -> None:
        """Begin again from the log, because it was changed: somebody wanted to be forgotten."""
        await self._turns.take()
        try:
            await self._reread()
        finally:
            self._turns.give()

    async def _reread(self) -> None:
        """What is in memory may be ahead of the disk: begin again from the log."""
        self._ahead = True
        self.course = await read_course(self._store, await self._store.entries(self.id))
        self._ahead = False
        self._tell()

    async def _level(self) -> None:
        """See to it that nothing is in memory that is not on disk; StoreFailed while nobody can know what is."""
        if self._ahead:
            await self._reread()

    async def _fail(self, wishes: list[Wish], error: Exception) -> None:
        for wish in wishes:
            wish.error = error
        self._ahead = True
        await self._reread()

    def _written(self, wishes: list[Wish]) -> None:
        for wish in wishes:
            wish.written = True
        self._tell()

    async def _after_cancel(self, writing: asyncio.Future[None], granted: list[Wish]) -> None:
        """Whoever asked has gone; the entries are being written all the same, and it is their turn until they are."""
        try:
            await outlasting(writing)
            self._written(granted)
        except (Taken, StoreFailed) as error:
            with suppress(StoreFailed):  # the log cannot be read either: whoever comes next tries again
                await self._fail(granted, error)
        finally:
            self._left = None
            self._turns.give()
