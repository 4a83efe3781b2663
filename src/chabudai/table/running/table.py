"""Table: a course that people sit at and look at; how it gets to the disk is in `written`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from chabudai import bots
from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.core.events import Event
from chabudai.core.match import Match
from chabudai.store import Entry, Heading, Store
from chabudai.table import moments
from chabudai.table.course import log
from chabudai.table.course.course import Course
from chabudai.table.course.seats import Chair, named_then
from chabudai.table.course.state import TOLD, Status
from chabudai.table.errors import Failed, NotFound
from chabudai.table.people.presence import Presence
from chabudai.table.running.absence import Absence
from chabudai.table.running.course_on_disk import WrittenCourse
from chabudai.table.running.reading import read_course
from chabudai.words import Nameless, You

NO_ABSENCE: Final = Absence()
RECENT: Final = 30.0  # seconds for which somebody who has looked at a table counts as looking


def nobody() -> None:
    """Keeps a table that is only looked at."""


class Table(WrittenCourse):
    """One table of a running server."""

    def __init__(self, table: str, store: Store, course: Course, absence: Absence = NO_ABSENCE) -> None:
        super().__init__(table, store, course, absence)
        self._told = course, len(course.notes)  # as it was when it last changed
        self._names: dict[int | None, list[str]] = {}  # by viewer, until something happens to a chair
        self.made: dict[object, tuple[int, dict[Any, Any]]] = {}  # for whoever keeps what was made of it: `TableCache`
        self._watchers: set[Callable[[], None]] = set()
        self._looked = -RECENT
        self._asked_for = time.monotonic()
        self._looking: tuple[int, tuple[int, ...]] = 0, ()  # spectators and seats, as was told last
        self._company: tuple[int, tuple[int, ...]] | None = None  # the same as it is, until somebody comes or goes
        self._presence = Presence(moments.steady())
        self.runner: Callable[[], None] = nobody  # called after every change, and when somebody begins to look

    @classmethod
    async def create(cls, table: str, store: Store, first: Entry, begun: Match | None = None) -> Table:
        """Open a new table; `begun`: with the game that its plan continues, so that it is not played again."""
        new = cls(table, store, log.begin(first, begun))
        await store.append([first], new.heading)
        return new

    @classmethod
    async def load(cls, table: str, store: Store, absence: Absence = NO_ABSENCE) -> Table:
        """Read a table from the store; NotFound when there is none."""
        entries = await store.entries(table)
        if not entries:
            raise NotFound("no-such-table")
        try:
            return cls(table, store, await read_course(store, entries), absence)
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
    def left(self) -> list[int]:
        """What each seat's clock is to go on with after the server was away, in milliseconds.

        Over days that is what was left then; live it is what was left after the last entry: who was just thinking
        when the line was cut may think again.
        """
        clock, thinking = self.course.clock, self.course.thinking
        if clock.pace.kind == "live":
            return list(clock.left)
        return [clock.left_at(seat, self.moment, thinking) for seat in range(self.course.plan.seats)]

    def version_of(self, viewer: int | None) -> int:
        """A number that grows whenever what the viewer may see of the table changes."""
        return self.course.versions.of(viewer)

    def seat_of(self, player: str | None) -> int | None:
        """Where a player sits; None for a spectator."""
        return self.course.seats.of(player)

    def question(self, seat: int) -> int:
        """The number of the question that the seat is asked, or was asked last."""
        return self.course.questions[seat]

    def names(self, viewer: int | None = None) -> list[str]:
        """The names of the seats; the viewer's own is a `You`.  The same list until something happens to a chair."""
        known = self._names.get(viewer)
        if known is None:
            known = [
                bots.NAMES[c.index] if c.kind == "bot" else c.name or Nameless(f"#{c.index + 1}") for c in self.seats
            ]
            if viewer is not None:
                known[viewer] = You(known[viewer])
            self._names[viewer] = known
        return known

    def events(self, viewer: int | None) -> list[Event]:
        """What has happened in the game, as far as the viewer may see it."""
        return self.match.events(viewer) if self.status in TOLD else []

    def told(self, viewer: int | None) -> Iterator[tuple[Event, Sequence[str]]]:
        """The same, each with the names that the seats had then."""
        if self.status not in TOLD:
            return
        names, former = self.names(viewer), self.course.seats.former
        chosen = [(-1, self.match.opening_events), *((at, one.events) for at, one in enumerate(self.match.played))]
        for place, events in chosen:
            then = named_then(names, former, place)
            yield from ((event, then) for event in events if event.visible_to(viewer))

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

    @contextmanager
    def watch(self, changed: Callable[[], None], player: str | None = None) -> Iterator[None]:
        """Call `changed` after every change that is on disk, before the next one begins; `player`: who watches."""
        self.look_at()
        self._presence.comes(player)
        self._watchers.add(changed)
        self._told_who_looks()
        try:
            yield
        finally:
            self._watchers.discard(changed)
            self._presence.goes(player, moments.steady())
            self._looked = time.monotonic()
            self._told_who_looks()

    @property
    def company(self) -> tuple[int, tuple[int, ...]]:
        """How many people look on who have no seat, and the seats of those who have the table before them."""
        if self._company is None:
            there = self._presence.there
            here = tuple(chair.index for chair in self.seats if chair.player in there)
            self._company = len(there - set(self.course.seats.players)), here
        return self._company

    @property
    def spectators(self) -> int:
        """How many people look on who have no seat."""
        return self.company[0]

    @property
    def here(self) -> tuple[int, ...]:
        """The seats of the people who have the table before them."""
        return self.company[1]

    def _told_who_looks(self) -> None:
        """Who looks is no part of the log, so only those who look are told, and only when it is somebody else."""
        self._company = None
        if self.company != self._looking:
            self._looking = self.company
            for changed in self._watchers:
                changed()

    @property
    def watched(self) -> int:
        """How many connections look at this table."""
        return len(self._watchers)

    def seen(self, player: str | None) -> None:
        """Somebody is there."""
        self._presence.seen(player, moments.steady())

    @property
    def measured(self) -> int:
        """The time by which it is told how long somebody was not seen."""
        return moments.steady()

    def unseen_since(self, player: str) -> int:
        """The `steady` moment at which somebody was last seen at this table."""
        return self._presence.unseen_since(player, moments.steady())

    def look_at(self, player: str | None = None) -> None:
        """Somebody looks: where no person plays, bots play for those who look."""
        self.seen(player)
        seen, self._looked = self.in_sight, time.monotonic()
        if not seen:
            self.runner()

    @property
    def in_sight(self) -> bool:
        """Does somebody look at the table, or has done so a moment ago?"""
        return bool(self._watchers) or time.monotonic() - self._looked < RECENT

    def asked_for(self) -> None:
        """Somebody wants something of it, to look at or not."""
        self._asked_for = time.monotonic()

    @property
    def unused(self) -> float:
        """Seconds since somebody last wanted something of it."""
        return 0.0 if self._watchers else time.monotonic() - max(self._looked, self._asked_for)

    def _has_changed(self) -> None:
        super()._has_changed()
        told = self._told
        self._told = self.course, len(self.course.notes)
        if told[0] is not self.course or told[1] != len(self.course.notes):  # whatever happens to a chair leaves a note
            self._names.clear()
            self._company = None

    def _tell(self) -> None:
        self._has_changed()
        for changed in [*self._watchers, self.runner]:
            changed()
