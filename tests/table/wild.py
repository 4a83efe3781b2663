"""People who do anything at all at tables, sensible or not, and a house that is closed and opened again under them.

`Wild` looks after every act: whatever was refused has moved nothing, in memory or on disk, and whatever was done is on
disk.  After every opening of the house each table is what it was before, also when it is made of its log alone.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any
from unittest.mock import patch

from chabudai import games
from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.store import open_store
from chabudai.table import moments
from chabudai.table.course.course import Course
from chabudai.table.course.entries import KINDS
from chabudai.table.moments import now
from chabudai.table.running.reading import read_course
from chabudai.table.running.tables import Table, Tables
from chabudai.table.running.thinkers import Thinkers, Thought, last_resort
from tests.table.tables import do

HOST = "ana"
PEOPLE = (HOST, "bo", "cy", "dee", "eve")
TABLES = 4  # that people are at, at the same time
LONGEST = 250  # entries of a log before its table is left: each opening of the house replays all of them
PATIENCE = 20.0  # seconds for the bots of a table to play until people are asked, or to the end
PACES: tuple[Json, ...] = (
    {"kind": "none"},
    {"kind": "live", "bank": 600, "increment": 10},
    {"kind": "days", "days": 1},
)
VERBS = {
    "choose": 40, "undo": 8, "agree": 8, "refuse": 2, "leave": 2, "back": 4, "pause": 2, "resume": 2, "replace": 3,
    "remove": 1, "mute": 1, "chat": 2, "abort": 1, "resign": 1, "sit": 4, "fill": 1, "timeout": 1, "stumble": 1,
    "nonsense": 1,
}  # fmt: skip


class Quick(Thinkers):
    """Bots that answer at once, with anything."""

    async def choose(self, table: Table, seat: int, bot: str) -> Thought:
        return Thought(last_resort(table.match.game, seat))


def sight(course: Course) -> dict[str, Any]:
    """All that follows from a log, as something to compare."""
    proposal = course.proposal
    return {
        "position": codec.dumps(course.match.box, course.match.game),
        "choices": [(played.seat, played.written, played.events) for played in course.match.played],
        "opening": course.match.opening_events,
        "notes": list(course.notes),
        "seats": [asdict(chair) for chair in course.seats.chairs],
        "unwelcome": set(course.seats.unwelcome),
        "proposal": None if proposal is None else asdict(proposal),
        "questions": list(course.questions),
        "asked": course.asked,
        "status": course.status,
        "ended_by": course.ended_by,
        "clock": (list(course.clock.left), course.clock.moment, course.clock.paused),
        "number": course.number,
        "changed": course.changed,
        "moved": [course.versions.of(viewer) for viewer in (None, *range(course.plan.seats))],
    }


def without_restart(now: dict[str, Any]) -> dict[str, Any]:
    """What a table with a running clock was before the house noted that it had been closed."""
    if not now["notes"] or now["notes"][-1].kind != "restart" or now["notes"][-1].number != now["number"]:
        return now
    left, _, paused = now["clock"]
    return {
        **now,
        "notes": now["notes"][:-1],
        "number": now["number"] - 1,
        "moved": [number - 1 for number in now["moved"]],
        "clock": (left, None, paused),
        "changed": None,
    }


def same(now: dict[str, Any], before: dict[str, Any], when: str) -> None:
    """Fails with what is different, and only that."""
    different = {key: (before[key], now[key]) for key in before if before[key] != now[key]}
    assert not different, f"{when}: {different}"


class Wild:
    """A house with people who do anything."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.tables: Tables
        self.met: list[str] = []  # the tables that people are at
        self.finished: list[str] = []
        self.acts = self.refused = self.restarts = 0
        self.done: dict[str, int] = {}
        self.ahead = now()  # time passes in leaps only

    def now(self) -> int:
        """The time."""
        return self.ahead

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """The house, while it is open."""
        store = open_store(str(self.folder / "tables.db"))
        await store.start()
        self.tables = Tables(store, Quick(workers=1))
        with patch.object(moments, "now", self.now), patch.object(moments, "steady", self.now):
            await self.tables.start()
            try:
                yield
            finally:
                await self.tables.close()
                await store.close()

    async def live(self, acts: int, opening: int) -> None:
        """So many acts; the house is open for `opening` of them at a time, more or less."""
        seen: dict[str, dict[str, Any]] = {}
        while self.acts < acts:
            async with self.opened():
                for table_id, before in seen.items():
                    await self.compare(table_id, before)
                until = min(acts, self.acts + self.chance.randint(1, 2 * opening))
                while self.acts < until:
                    await self.some_act()
                seen = {table_id: sight((await self.quiet(table_id)).course) for table_id in self.met}
            self.restarts += 1

    async def compare(self, table_id: str, before: dict[str, Any]) -> None:
        """Is the table what it was before the house was closed?"""
        table = await self.quiet(table_id)
        now = without_restart(sight(table.course))
        if now["changed"] is None:
            moment = before["clock"]
            before = {**before, "changed": None, "clock": (moment[0], None, moment[2])}
        same(now, before, f"table {table_id} after the house was opened again")
        log = await self.tables.store.entries(table_id)
        assert [entry.number for entry in log] == list(range(table.version + 1)), "a hole in the log"
        same(sight(await read_course(self.tables.store, log)), sight(table.course), f"table {table_id} read again")
        if not table.course.continued:
            begun = table.course.plan.choices
            assert table.match.record.choices[: len(begun)] == begun, "what a table began with is nobody's to take back"
        heading = next(h for h in await self.tables.store.headings(limit=10**6) if h.table == table_id)
        assert (heading.status, set(heading.players)) == (table.status, set(table.course.seats.players))
        same(dict(heading.about), dict(table.heading.about), f"heading of table {table_id}")

    async def quiet(self, table_id: str) -> Table:
        """The table, once its bots have nothing to do: without people they rest."""
        table = await self.tables.open(table_id)
        end = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < end:
            await table.settled()
            runner = self.tables._runners[table_id]
            runner.look()  # somebody is missing, or a pause is over
            asked = any(table.seats[seat].bot for seat in table.course.asked) and table.course.seats.people
            here = [seat for seat in table.course.thinking if not table.seats[seat].away]
            out = table.course.clock.next_out(here)
            if out is not None and out[0] <= table.moment:  # the runner sees to it
                self.tables._runners[table_id].look()
                await asyncio.sleep(0.02)
            elif not asked and not runner._thinking and not runner.doing:
                return table
            await asyncio.sleep(0)
        raise AssertionError(f"the bots of table {table_id} do not answer")

    # --- acts ---------------------------------------------------------------------------------

    async def some_act(self) -> None:
        """Anything, or several things at once."""
        if len(self.met) < TABLES:
            await self.open_table()
        if self.chance.random() < 0.1:
            self.ahead += int(self.chance.choice((10, 1000, 60_000, 1_200_000)) * self.chance.random())
        table = await self.quiet(self.chance.choice(self.met))
        together = 1 if self.chance.random() < 0.9 else self.chance.randint(2, 4)
        self.acts += together
        if together == 1:
            await self.watched(table)
        else:
            await asyncio.gather(*(self.attempt(table) for _ in range(together)))
        over = table.status not in ("waiting", "running")
        if table.version > LONGEST or (over and self.chance.random() < 0.05):
            await self.compare(table.id, sight((await self.quiet(table.id)).course))
            self.met.remove(table.id)
            if table.status == "over" and not table.course.continued:
                self.finished.append(table.id)

    async def watched(self, table: Table) -> None:
        """One act, with nobody else there: what is refused moves nothing, what is done is on disk."""
        before, version = sight(table.course), table.version
        refusal = await self.attempt(table)
        if refusal is not None:
            same(sight(table.course), before, f"{refusal!r} has moved something")
        written = await self.tables.store.entries(table.id, version)
        assert bool(written) == (refusal is None)

    async def attempt(self, table: Table) -> ChabudaiError | None:
        """Somebody tries something; why it was refused."""
        verb = self.chance.choices(list(VERBS), list(VERBS.values()))[0]
        verb, who, seat = self.fitting(table) or (verb, self.chance.choice(PEOPLE), None)
        try:
            await self.try_to(table, verb, who, seat)
        except ChabudaiError as error:
            self.refused += 1
            return error
        self.done[verb] = self.done.get(verb, 0) + 1
        return None

    def fitting(self, table: Table) -> tuple[str, str, int | None] | None:
        """Now and then what chance alone would hardly hit upon: an act, by whom, and for which seat."""
        course, chance = table.course, self.chance
        people, away = course.seats.people, [chair for chair in table.seats if chair.away and not chair.resigned]
        fitting: list[tuple[str, str, int | None]] = []
        if course.proposal is not None:
            verb = chance.choice(("agree", "agree", "refuse"))
            fitting += [(verb, table.seats[seat].player or "", None) for seat in course.proposal.missing(people)]
        for chair in away:
            fitting.append(("back", chair.player or "", None))
            fitting += [("replace", table.seats[seat].player or "", chair.index) for seat in people]
        if course.status == "waiting":
            fitting += [("sit", player, None) for player in PEOPLE]
        if course.clock.paused:
            fitting += [("resume", table.seats[seat].player or "", None) for seat in people]
        if course.clock.ticking and course.thinking and chance.random() < 0.1:
            seat = chance.choice(course.thinking)
            self.ahead += max(0, course.clock.left_at(seat, table.moment, course.thinking))
            return "timeout", "", seat
        if len(course.match.played) == len(course.plan.choices) and chance.random() < 0.05:
            return "abort", HOST, None
        return chance.choice(fitting) if fitting and chance.random() < 0.3 else None

    async def try_to(self, table: Table, verb: str, who: str, fit: int | None) -> None:
        """Try it; without a fitting seat with any, there or not."""
        seat = self.chance.randrange(-1, table.course.plan.seats + 1) if fit is None else fit
        match verb:
            case "choose":
                await self.choose(table)
            case "timeout" | "stumble":  # what the server does by itself
                seat = self.chance.randrange(table.course.plan.seats) if fit is None else fit
                await table.do(KINDS[verb].from_json({"bot": "adept", "why": "OSError"}), seat=seat)
            case "replace":
                await do(table, who, verb, seat=seat)
            case "remove":
                await do(table, self.chance.choice((HOST, who)), verb, seat=seat)
            case "mute":
                muted = self.chance.random() < 0.6
                await do(table, self.chance.choice((HOST, who)), verb, seat=seat, muted=muted)
            case "chat":
                await do(table, who, verb, text=self.chance.choice(("hello", "", "ん" * 40)))
            case "sit":
                await do(table, who, verb, **({"seat": seat} if self.chance.random() < 0.3 else {}))
            case "nonsense":
                await do(table, who, self.chance.choice(("", "create", "restart", "dance")))
            case _:
                await do(table, who, verb)

    async def choose(self, table: Table) -> None:
        """Mostly an answer of somebody who is asked; now and then anything else."""
        course, sensible = table.course, self.chance.random() < 0.85
        seats = [seat for seat in course.asked if sensible] or range(course.plan.seats)
        seat = self.chance.choice(seats)
        question = table.question(seat) if sensible else self.chance.randrange(table.question(seat) + 2)
        choice: Json = self.chance.choice(("pass", "", 0, -1, 10**6, "ready"))
        if seat in course.asked:
            game = table.match.game
            options = game.options_of[seat] if sensible else game.open[seat].candidates(game)
            choice = game.open[seat].describe(game, self.chance.choice(list(options)))
        player = table.seats[seat].player if sensible else self.chance.choice(PEOPLE)
        await do(table, player or self.chance.choice(PEOPLE), "choose", question=question, choice=choice)

    async def open_table(self) -> None:
        """A new table of any kind: with bots, open seats, a clock; or one that goes on from another."""
        chance = self.chance
        pace = chance.choice(PACES)
        running = [table_id for table_id in self.met if self.tables.in_memory[table_id].status == "running"]
        kind = chance.random()
        if kind < 0.15 and running:
            table = self.tables.in_memory[chance.choice(running)]
            seats = [chair.index for chair in table.seats if chair.player]
            if seats:
                self.met.append((await self.tables.try_from_here(table, chance.choice(seats))).id)
                return
        if kind < 0.4 and self.finished:
            old = await self.tables.open(chance.choice(self.finished))
            chairs = self.chairs(old.course.plan.seats)
            at = chance.randint(0, len(old.match.played))
            data = {"again": old.id, "at": at, "chairs": chairs, "pace": pace}
        else:
            box = games.find(chance.choice(sorted(games.names())))
            seats_ = chance.choice(box.seat_counts)
            seed = chance.randrange(1 << 60)
            options = {option.key: chance.choice(option.values) for option in box.options}
            data = {"game": box.name, "seats": seats_, "chairs": self.chairs(seats_), "pace": pace, "seed": seed}
            data["options"] = options
        data["stand_in"] = chance.choice(("random", "adept"))
        data["hints"] = True  # so that anybody may try from anywhere
        try:
            table = await self.tables.create(HOST, data, "Ana")
        except ChabudaiError:  # options that do not go together
            return
        self.met.append(table.id)
        for player in PEOPLE[1:]:
            if table.status == "waiting" and chance.random() < 0.7:
                await do(table, player, "sit")

    def chairs(self, seats: int) -> list[str]:
        """Who may sit where."""
        chairs = ["open" if self.chance.random() < 0.75 else "bot:random" for _ in range(seats)]
        if self.chance.random() < 0.9:
            chairs[self.chance.randrange(seats)] = "me"
        return chairs
