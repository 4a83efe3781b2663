"""A course on disk.  Whatever happens is applied, written, and only then told to anybody.

Whatever was asked for while the disk was busy is written, and told, together.

What goes as it should goes by plain calls: who wants something to happen says whom to call when it is on disk, and no
coroutine waits for the turn or for the disk.  Where something goes wrong, the log has to be read again; that is left to
a task, which has the turn as long as it takes and goes on if whoever asked has gone.

This is not compiled: a compiled coroutine that goes on waiting after somebody was cancelled, or something failed, ends
the whole process (mypyc 2.4).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final

from chabudai.store import Entry, Heading, Snapshot, Store, StoreFailed, Taken
from chabudai.table import moments
from chabudai.table.course import log
from chabudai.table.course.course import Course
from chabudai.table.course.entries import Act
from chabudai.table.course.joint_answers import Several
from chabudai.table.running.absence import Absence
from chabudai.table.running.reading import read_course
from chabudai.table.running.turns import Turns
from chabudai.table.running.wishes import Wish, are_listed, entries_of

ATTEMPTS: Final = 5  # when other processes write to the same table


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
        self._mending: set[asyncio.Task[None]] = set()  # what needs the log to be read again
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

    def when_settled(self, tell: Callable[[Exception | None], None]) -> None:
        """The same for whoever does not wait: they are called right then, or told why nobody knows how things are."""
        self._turns.call(partial(self._settled, tell))

    def _settled(self, tell: Callable[[Exception | None], None]) -> None:
        if self._ahead:
            self._begin(self._level_for(tell))
        else:
            self._tell_of(None, tell)

    async def _level_for(self, tell: Callable[[Exception | None], None]) -> None:
        try:
            await self._level()
        except Exception as error:
            self._tell_of(error, tell)
        else:
            self._tell_of(None, tell)

    def _tell_of(self, problem: Exception | None, tell: Callable[[Exception | None], None]) -> None:
        try:
            tell(problem)
        finally:
            self._turns.give()

    async def do(self, act: Act | Several, player: str | None = None, seat: int | None = None) -> Entry:
        """Let something happen at the table; it is on disk when this returns."""
        ended = asyncio.get_running_loop().create_future()
        wish = Wish(act, player, seat, partial(_end, ended))
        self.ask(wish)
        try:
            await ended
        finally:
            if wish in self._wishes:  # whoever asked has gone before it was their turn
                self._wishes.remove(wish)
        return wish.outcome()

    def ask(self, wish: Wish) -> None:
        """The same for whoever does not wait: the wish says whom to call when it is on disk, or was refused."""
        self._wishes.append(wish)
        if len(self._wishes) == 1:
            self._turns.call(self._grant)

    def _grant(self) -> None:
        """Let everything happen that was asked for while the disk was busy; it is our turn until that is on disk."""
        wishes, self._wishes = self._wishes, []
        if self._ahead:
            self._begin(self._mend(wishes, wishes))
            return
        status = self.course.status
        granted: list[Wish] = []
        for place, wish in enumerate(wishes):
            if self._happens(wish):
                granted.append(wish)
            elif wish.is_torn:
                self._ahead = True
                self._begin(self._mend(wishes, granted + wishes[place + 1 :]))
                return
        if granted:
            writing = self._append(granted, status != self.course.status)
            writing.add_done_callback(partial(self._written_or_not, wishes, granted))
        elif any(wish.is_late for wish in wishes):
            self._begin(self._mend(wishes, []))
        else:
            self._ended(wishes)

    def _append(self, granted: list[Wish], listed: bool) -> asyncio.Future[None]:
        """Write them; `listed`: is the heading to be renewed, whatever they are?"""
        try:
            heading = self.heading if listed or are_listed(granted) else None
            return asyncio.ensure_future(self._store.append(entries_of(granted), heading))
        except Exception as error:  # of ours: told like one of the database, so that it is looked at what is on disk
            failed = asyncio.get_running_loop().create_future()
            failed.set_exception(error)
            return failed

    def _written_or_not(self, wishes: list[Wish], granted: list[Wish], writing: asyncio.Future[None]) -> None:
        error = asyncio.CancelledError() if writing.cancelled() else writing.exception()
        if error is None:
            late = any(wish.is_late for wish in wishes)
            try:
                for wish in granted:
                    wish.written = True
                for wish in wishes if not late else ():  # before the others, so that it goes with what they are told
                    wish.end()
                self._tell()
            finally:
                self._begin(self._mend(wishes, [])) if late else self._turns.give()
            return
        self._ahead = True
        if isinstance(error, Taken):  # another process was faster: look again whether this is still possible
            self._begin(self._mend(wishes, granted))
            return
        for wish in granted:
            wish.error = error if isinstance(error, Exception) else StoreFailed("store-failed", detail="interrupted")
        self._begin(self._mend(wishes, []))

    def _begin(self, what: Coroutine[None, None, None]) -> None:
        """Something that takes time, and the turn with it; nobody waits for it, so nobody can interrupt it."""
        task = asyncio.get_running_loop().create_task(what)
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def _mend(self, wishes: list[Wish], again: list[Wish]) -> None:
        """Read the log again if need be, and let those happen `again`; then those that only came too late for us."""
        try:
            await self._level()
            await self._write(again)
            late = [wish for wish in wishes if wish.is_late]
            if late and await self._read_on():  # it was we who were late, not those who asked
                await self._write(late)
        except Exception as error:  # the log cannot be read again: nobody's wish has come true that was not written
            for wish in wishes:
                if not wish.written:
                    wish.error = wish.error or error
        finally:
            self._ended(wishes)

    def _ended(self, wishes: list[Wish]) -> None:
        """Call those who asked, then whoever is next."""
        try:
            for wish in wishes:
                wish.end()
        finally:
            self._turns.give()

    async def _write(self, wishes: list[Wish]) -> None:
        """Let them happen one after another, however often something else comes before."""
        for _ in range(ATTEMPTS):
            status = self.course.status
            granted: list[Wish] = []
            torn = False
            for place, wish in enumerate(wishes):
                if self._happens(wish):
                    granted.append(wish)
                elif wish.is_torn:
                    await self._reread()
                    wishes, torn = granted + wishes[place + 1 :], True
                    break
            if torn:
                continue
            if not granted:
                return
            try:
                await self._append(granted, status != self.course.status)
            except Taken:
                await self._reread()
                wishes = granted
                continue
            except StoreFailed as error:
                await self._fail(granted, error)
                return
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


def _end(ended: asyncio.Future[None], _: Wish) -> None:
    if not ended.done():  # else whoever asked has gone
        ended.set_result(None)
