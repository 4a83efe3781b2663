"""Table: a course that people sit at.  Whatever they do is applied, written to disk, and only then told to anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from chabudai import bots, games
from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.core.events import Event
from chabudai.core.match import Match
from chabudai.store import Entry, Heading, Snapshot, Store, StoreFailed, Taken
from chabudai.table.breath import Breath
from chabudai.table.course import TOLD, Course, Status
from chabudai.table.errors import Failed, NotFound
from chabudai.table.presence import Presence
from chabudai.table.seats import Chair
from chabudai.words import You

LISTED: Final = (
    "sit",
    "leave",
    "back",
    "replace",
    "resign",
    "abort",
    "remove",
    "forget",
    "rematch",
)  # entries that change a heading
LOG: Final = logging.getLogger("chabudai.table")
RECENT: Final = 30.0  # seconds for which somebody who has looked at a table counts as looking
ATTEMPTS: Final = 5  # when other processes write to the same table


def now() -> int:
    """The time on the wall, in milliseconds: for people, and for what processes agree upon."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds of a clock that nobody sets: for measuring."""
    return time.monotonic_ns() // 1_000_000


def nobody() -> None:
    """Keeps a table that is only looked at."""


@dataclass(eq=False)
class Wish:
    """Something that somebody wants to happen, and what became of it."""

    kind: str
    player: str | None
    seat: int | None
    data: Mapping[str, Json]
    entry: Entry | None = None
    error: Exception | None = None
    written: bool = False  # is it on disk?


class Table:
    """One table of a running server."""

    def __init__(self, table: str, store: Store, course: Course) -> None:
        self.id = table
        self.course = course
        self.memo: dict[Any, Any] = {}  # what was made of the course as it stands; emptied by every change
        self.shelf: dict[Any, Any] = {}  # what outlives a change: lines of the log that were put into words
        self.kept = -1  # the entry of the last snapshot
        self._store = store
        self._lock = asyncio.Lock()
        self._wishes: list[Wish] = []
        self._watchers: set[Callable[[], None]] = set()
        self._looked = -RECENT
        self._presence = Presence(steady())
        self.keeper: Callable[[], None] = nobody  # called after every change, and when somebody begins to look
        # The table's time minus the steady one: while nobody had the table in memory, time passed as on the wall.
        self._since = course.clock.moment + max(0, now() - course.changed) - steady()
        self._ahead = False  # is there something in memory that is perhaps not on disk?

    @classmethod
    async def create(cls, table: str, store: Store, first: Entry, begun: Match | None = None) -> Table:
        """Open a new table; `begun`: with the game that its plan continues, so that it is not played again."""
        new = cls(table, store, Course(first, begun=begun))
        await store.append([first], new.heading)
        return new

    @classmethod
    async def load(cls, table: str, store: Store) -> Table:
        """Read a table from the store; NotFound when there is none."""
        entries = await store.entries(table)
        if not entries:
            raise NotFound("no-such-table")
        try:
            return cls(table, store, await read_course(store, entries))
        except ChabudaiError:
            raise
        except Exception as error:  # one table that cannot be read must not keep the others from being played
            raise Failed("unreadable-table") from error

    # --- looking ------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The game with its record and journal."""
        return self.course.match

    @property
    def status(self) -> Status:
        """Waiting for players, running, over or aborted."""
        return self.course.status

    @property
    def seats(self) -> list[Chair]:
        """Who sits where."""
        return self.course.seats.chairs

    @property
    def moment(self) -> int:
        """The table's own time, by which its clocks run: no later than now however the clock on the wall is set."""
        self._since = max(self._since, self.course.clock.moment - steady())  # another process was a little ahead
        return self._since + steady()

    @property
    def version(self) -> int:
        """The number of the last entry; with every change it grows.  Nobody is told: see `version_of`."""
        return self.course.number

    def version_of(self, viewer: int | None) -> int:
        """A number that grows whenever what the viewer may see of the table changes."""
        return self.course.moved.of(viewer)

    def seat_of(self, player: str | None) -> int | None:
        """Where a player sits; None for a spectator."""
        return self.course.seats.of(player)

    def question(self, seat: int) -> int:
        """The number of the question that the seat is asked, or was asked last."""
        return self.course.questions[seat]

    def names(self, viewer: int | None = None) -> list[str]:
        """The names of the seats; the viewer's own is a `You`.  The same list until something changes."""
        known: list[str] | None = self.memo.get(("names", viewer))
        if known is None:
            known = [bots.NAMES[c.index] if c.kind == "bot" else c.name or f"#{c.index + 1}" for c in self.seats]
            if viewer is not None:
                known[viewer] = You(known[viewer])
            self.memo["names", viewer] = known
        return known

    def events(self, viewer: int | None) -> list[Event]:
        """What has happened in the game, as far as the viewer may see it."""
        return self.match.events(viewer) if self.status in TOLD else []

    @property
    def heading(self) -> Heading:
        """For lists of tables."""
        course, plan = self.course, self.course.plan
        about: dict[str, Json] = {
            "seats": plan.seats,
            "open": [chair.index for chair in self.seats if not chair.taken and chair.kind == "open"],
            "names": [name if chair.taken else "" for name, chair in zip(self.names(), self.seats, strict=True)],
            "pace": plan.pace.to_json(),
            "options": dict(plan.options),
            "unusual": plan.unusual,
            "from": len(plan.choices),  # a game that goes on from the middle of another
            "ended_by": course.ended_by,
            "rematch": course.rematch.get("table", ""),
            "totals": self.match.game.totals() if self.status == "over" else [],
        }
        return Heading(
            self.id, plan.game, self.status, plan.listed, course.host, course.created, course.changed,
            course.seats.players, about, plan.deal_key,
        )  # fmt: skip

    def snapshot(self) -> Snapshot | None:
        """The position, when it has changed since it was last kept."""
        if self.version == self.kept or self._lock.locked() or self.status == "told" or self.course.broken:
            return None
        if self._ahead:
            return None
        self.kept = self.version
        return self.course.snapshot(self.id)

    @contextmanager
    def watch(self, changed: Callable[[], None], player: str | None = None) -> Iterator[None]:
        """Call `changed` after every change that is on disk, before the next one begins; `player`: who watches."""
        self.look_at()
        self._presence.comes(player)
        self._watchers.add(changed)
        try:
            yield
        finally:
            self._watchers.discard(changed)
            self._presence.goes(player, steady())
            self._looked = time.monotonic()

    @property
    def watched(self) -> int:
        """How many connections look at this table."""
        return len(self._watchers)

    def seen(self, player: str | None) -> None:
        """Somebody is there."""
        self._presence.seen(player, steady())

    @property
    def measured(self) -> int:
        """The time by which it is told how long somebody was not seen."""
        return steady()

    def unseen_since(self, player: str) -> int:
        """The `steady` moment at which somebody was last seen at this table."""
        return self._presence.unseen_since(player, steady())

    def look_at(self, player: str | None = None) -> None:
        """Somebody looks: where no person plays, bots play for those who look."""
        self.seen(player)
        seen, self._looked = self.in_sight, time.monotonic()
        if not seen:
            self.keeper()

    @property
    def in_sight(self) -> bool:
        """Does somebody look at the table, or has done so a moment ago?"""
        return bool(self._watchers) or time.monotonic() - self._looked < RECENT

    async def settled(self) -> None:
        """Wait until everything that happened is on disk: what is read right after may be shown."""
        async with self._lock:
            await self._level()

    # --- changing -----------------------------------------------------------------------------

    async def do(
        self, kind: str, player: str | None = None, seat: int | None = None, data: Mapping[str, Json] | None = None
    ) -> Entry:
        """Let something happen at the table; it is on disk when this returns."""
        wish = Wish(kind, player, seat, data or {})
        self._wishes.append(wish)
        try:
            async with self._lock:
                if wish in self._wishes:  # else somebody who waited too has taken it along
                    await self._grant()
        finally:
            if wish in self._wishes:  # whoever asked has gone before it was their turn
                self._wishes.remove(wish)
        if wish.error is not None:
            raise wish.error
        if wish.entry is None or not wish.written:  # whoever would have written it was interrupted
            raise StoreFailed("store-failed", detail="interrupted")
        return wish.entry

    async def _grant(self) -> None:
        """Let everything happen that was asked for while the disk was busy: it is written, and told, together."""
        wishes, self._wishes = self._wishes, []
        try:
            await self._level()
            await self._write(wishes)
        except StoreFailed as error:  # the log cannot be read again either: nobody's wish has come true
            for wish in wishes:
                wish.error = wish.error or error

    async def _write(self, wishes: list[Wish]) -> None:
        for _ in range(ATTEMPTS):
            status = self.status
            granted: list[Wish] = []
            torn = False
            for place, wish in enumerate(wishes):
                if self._happens(wish):
                    granted.append(wish)
                elif not isinstance(wish.error, ChabudaiError):  # a fault of ours: the position may be half changed
                    await self._reread()
                    wishes, torn = granted + wishes[place + 1 :], True
                    break
            if torn:
                continue
            if not granted:
                return
            listed = status != self.status or any(wish.kind in LISTED for wish in granted)
            entries = [wish.entry for wish in granted if wish.entry is not None]
            writing = asyncio.ensure_future(self._store.append(entries, self.heading if listed else None))
            try:
                await asyncio.shield(writing)
            except Taken:
                await self._reread()  # another process was faster: look again whether this is still possible
                wishes = granted
                continue
            except StoreFailed as error:
                await self._fail(granted, error)
                return
            except asyncio.CancelledError:
                await self._after_cancel(writing, granted)
                raise
            self._written(granted)
            return
        await self._fail(wishes, StoreFailed("store-failed", detail="too many writers"))

    def _happens(self, wish: Wish) -> bool:
        """Is it possible?  Then it has happened; what is refused has changed nothing."""
        chair = self.seat_of(wish.player) if wish.player is not None else wish.seat
        moment = None if self.course.plan.pace.kind == "none" else self.moment
        entry = Entry(self.id, self.version + 1, wish.kind, now(), chair, wish.player, wish.data, moment)
        try:
            wish.entry = self.course.apply(entry)
        except Exception as error:  # for whoever asked, and for nobody else
            wish.error = error
            return False
        self.memo.clear()  # the heading that is written with it must not be made of what was
        return True

    async def catch_up(self) -> None:
        """Read what another process has written."""
        async with self._lock:
            await self._level()
            entries = await self._store.entries(self.id, self.version)
            for entry in entries:
                self.course.apply(entry)
            if entries:
                self._tell()

    async def reload(self) -> None:
        """Begin again from the log, because it was changed: somebody wanted to be forgotten."""
        async with self._lock:
            await self._reread()

    async def choose(self, seat: int, question: int, choice: str) -> Entry:
        """Answer the question of that number; `choice` in notation, as the scene's actions name it."""
        data = {"question": question, "choice": choice}
        return await self.do("choice", self.seats[seat].player, seat, data)

    async def undo(self, seat: int) -> Entry:
        """Take back the seat's last choice, or ask the others to agree."""
        return await self.do("undo", self.seats[seat].player, seat)

    def _tell(self) -> None:
        self.memo.clear()
        for changed in [*self._watchers, self.keeper]:
            changed()

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
        """The one who asked has gone; the entries are being written all the same."""
        try:
            await writing
            self._written(granted)
        except (Taken, StoreFailed) as error:
            await self._fail(granted, StoreFailed("store-failed", detail=str(error)))


async def read_course(store: Store, entries: list[Entry]) -> Course:
    """The course of a log; of an older edition's log, from the snapshot on, or at least as far as it can be told."""
    first = entries[0]
    if first.data["edition"] == games.find(first.data["game"]).edition:
        return await _applied(lambda: Course(first), entries)
    try:
        course = Course(first, await store.snapshot(first.table))
        for entry in entries[1:]:
            course.apply(entry)
        return course
    except Exception as error:  # too much has changed since: the events that were kept are all that is left
        LOG.warning("table %s of an older edition can only be told: %s", first.table, error)
        course = await _applied(lambda: Course(first, told_to=entries[-1].number), entries)
        course.tell_only()
        return course


async def _applied(begin: Callable[[], Course], entries: list[Entry]) -> Course:
    """The course as far as the log can be read: whatever is wrong with an entry, what came before it is shown."""
    course, good, breath = begin(), 1, Breath()
    try:
        for entry in entries[1:]:
            course.apply(entry)
            good += 1
            await breath()
        return course
    except Exception as error:
        bad = entries[good]
        LOG.error("table %s cannot be read from entry %d on: %s", bad.table, bad.number, error, exc_info=error)
    course = begin()  # the first one may be half changed by what went wrong
    for entry in entries[1:good]:
        course.apply(entry)
    course.break_off(entries[-1].number)
    return course
