"""Runner: what happens at a table by itself.  Bots answer, time runs out; one process does this for a table.

A bot that fails is never silent: the reason is in the server's log, once for each kind, and a note at the table says
that it happened.

Where no person plays, bots play only while somebody looks, and at so many tables of one opener at the same time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from chabudai.core.errors import ChabudaiError
from chabudai.store import Store, StoreFailed
from chabudai.table.course.entries import Act, Choose, Missing, Stumble, Timeout, Unpause
from chabudai.table.moments import now
from chabudai.table.running.asked import Awaited, bots_asked
from chabudai.table.running.table import Table, nobody
from chabudai.table.running.thinkers import Thinkers, last_resort

CLAIM: Final = 10_000  # milliseconds: another process takes over when this one has been silent for so long
AGAIN: Final = 1.0  # seconds until what the database could not do is tried again
TRIES: Final = 3  # of a bot's answer, when the game itself breaks on it
LOG: Final = logging.getLogger("chabudai.table")

# Told of every table and seat that wait for a person; the last says whether this process runs the table.
Waits: TypeAlias = Callable[[Table, int, Callable[[], Awaitable[bool]]], None]


class Runner:
    """Runs the bots and the clock of one table."""

    def __init__(self, table: Table, thinkers: Thinkers, store: Store, owner: str, waits: Waits | None = None) -> None:
        self._waits = waits
        self.table = table
        self._thinkers = thinkers
        self._store = store
        self._owner = owner
        self._claimed_until = 0
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._given_up: set[tuple[int, int]] = set()  # questions on which the game breaks, whatever is answered
        self._logged: set[tuple[str, str]] = set()  # bots and kinds of failure
        self._awaited = Awaited()
        self.doing: set[tuple[str, int | None]] = set()  # what is under way by itself
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        table.runner = self.look

    def look(self) -> None:
        """See what there is to do; called after every change."""
        course = self.table.course
        for seat, question, bot in () if self._rests else bots_asked(course):
            key = seat, question
            if key not in self._thinking and key not in self._given_up:
                self._thinking[key] = self._start(self._answer(seat, key, bot))
        if self._waits is not None:
            for seat in course.thinking:
                self._waits(self.table, seat, self._mine)
        self._see_to_it()
        self._set_timer()

    def _see_to_it(self) -> None:
        """Whoever holds the others up without being there counts as away, and a pause comes to its end."""
        course = self.table.course
        for seat in self._awaited.missing(course, self.table.measured, self.table.unseen_since):
            self._once(Missing(), seat)
        ends = course.clock.pause_ends
        if course.status == "running" and ends is not None and self.table.moment >= ends:
            self._once(Unpause())

    def _once(self, act: Act, seat: int | None = None) -> None:
        """Let it happen, unless that is under way already."""
        if (act.kind, seat) not in self.doing:
            self.doing.add((act.kind, seat))
            self._start(self._happen(act, seat))

    async def _happen(self, act: Act, seat: int | None) -> None:
        try:
            if await self._mine():
                await self.table.do(act, seat=seat)
        except ChabudaiError as error:  # somebody was faster, or the database is away: it is looked at again
            LOG.info("table %s: %s: %s", self.table.id, act.kind, error)
        finally:
            self.doing.discard((act.kind, seat))

    @property
    def _rests(self) -> bool:
        """Do the bots wait until somebody looks, or until the opener's other tables have come to their end?"""
        course, shows = self.table.course, self._thinkers.shows
        if course.seats.people or course.status != "running" or not self.table.in_sight:
            shows.leave(self.table.id)
            return not course.seats.people
        return not shows.take(self.table.id, course.host)

    @property
    def busy(self) -> bool:
        """Is there something that only this runner can do?"""
        return bool(self._thinking) or self._timer is not None

    def close(self) -> None:
        """Do nothing more."""
        self.table.runner = nobody
        self._thinkers.shows.leave(self.table.id)
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()

    def _start(self, what: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(what)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _answer(self, seat: int, key: tuple[int, int], bot: str) -> None:
        try:
            if await self._mine():
                await self.table.settled()  # nothing is thought about that might not have happened
                if key == (seat, self.table.question(seat)) and seat in self.table.course.asked:
                    await self._think(seat, key[1], bot)
        except ChabudaiError as error:  # taken back, or answered by the person who came back
            LOG.info("table %s: bot at seat %d too late: %s", self.table.id, seat, error)
        except Exception as error:
            self._given_up.add(key)
            self._log(seat, bot, error, "gives up")
        finally:
            self._thinking.pop(key, None)

    async def _think(self, seat: int, question: int, bot: str) -> None:
        thought = await self._thinkers.choose(self.table, seat, bot)
        choice = thought.choice
        if thought.failure is not None:
            await self._own_up(seat, bot, thought.failure, thought.instead)
        for attempt in range(1, TRIES + 1):
            try:
                await self.table.do(Choose(question=question, choice=choice), seat=seat)
                return
            except ChabudaiError:
                raise
            except Exception as error:
                if attempt == TRIES:
                    raise
                await self._own_up(seat, bot, error)
                choice = last_resort(self.table.match.game, seat)

    async def _own_up(self, seat: int, bot: str, failure: Exception, instead: str = "") -> None:
        """Write a failure to the log, and say it at the table unless it was said before; `instead`: who plays then."""
        self._log(seat, bot, failure, f"{instead} plays" if instead else "plays at random")
        why = type(failure).__name__
        notes = self.table.course.notes
        if not any(note.kind == Stumble.kind and (note.seat, note.data["why"]) == (seat, why) for note in notes):
            await self.table.do(Stumble(bot=bot, why=why, instead=instead), seat=seat)

    def _log(self, seat: int, bot: str, failure: Exception, what: str) -> None:
        kind = bot, type(failure).__name__
        if kind not in self._logged:
            self._logged.add(kind)
            text = "table %s: bot %s at seat %d failed and %s: %s"
            LOG.error(text, self.table.id, bot, seat, what, failure, exc_info=failure)

    async def _mine(self) -> bool:
        """Does this process run the table?"""
        if now() > self._claimed_until - CLAIM // 2:
            until = now() + CLAIM
            if not await self._store.claim(self.table.id, self._owner, until, now()):
                return False
            self._claimed_until = until
        return True

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        course = self.table.course
        if not course.clock.ticking:
            return
        here = [seat for seat in course.thinking if not course.seats.chairs[seat].away]
        out = course.clock.next_out(here)
        if out is not None:
            wait = max(0.0, (out[0] - self.table.moment) / 1000) + 0.01
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(wait, 86_400.0), lambda: self._start(self._time_out(out[1])))

    async def _time_out(self, seat: int) -> None:
        self._timer = None
        try:
            if await self._mine():
                await self.table.do(Timeout(), seat=seat)
        except StoreFailed:  # it will be tried again, but not all the time
            self._timer = asyncio.get_running_loop().call_later(AGAIN, self._set_timer)
        except ChabudaiError:  # answered in the last moment
            self._set_timer()
        except Exception:
            LOG.exception("table %s: time of seat %d is out, and that failed", self.table.id, seat)
