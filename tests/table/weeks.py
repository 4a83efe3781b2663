"""A table of four people over simulated weeks: time passes in leaps, and after every leap all is compared.

The clock on the wall and the steady one are both ours; the server is closed and opened again on the same store.  What
everybody has left, who is written to and what was said is kept here too, by much simpler means than the server's.
"""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from starlette.applications import Starlette

from chabudai.table.running.table import Table
from chabudai.words import Words
from tests.shown import scene_of
from tests.table.asgi import Wire, person, served
from tests.table.test_clocks import Clocks
from tests.table.test_notices import PostOffice, confirm, told_by

HOUR = 3_600_000
DAY = 24 * HOUR
TERM = 2 * DAY
REMINDED = TERM // 4  # so long before the end at the earliest
PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
PARIS = ZoneInfo("Europe/Paris")  # where Ben is
SUBJECT = re.compile(r"Dojo with (?P<names>.+): (?:your turn, until|your time is up at) (?P<until>.+)")
PATIENCE = 10.0  # seconds of real time


@dataclass
class Weeks:
    """The table and what should be true of it."""

    folder: Path
    office: PostOffice
    time: Clocks
    table_id: str = ""
    tokens: dict[str, str] = field(default_factory=dict)
    left: list[int] = field(default_factory=lambda: [TERM] * 4)
    bots: set[int] = field(default_factory=set)  # seats for which one plays
    paused: bool = False
    said: list[tuple[str, str]] = field(default_factory=list)
    told: set[tuple[int, int]] = field(default_factory=set)  # seat and question: a letter went out
    reminded: set[tuple[int, int]] = field(default_factory=set)
    written: int = 0  # letters looked at
    restarts: int = 0
    passed: int = 0  # milliseconds in which the server was up
    chance: random.Random = field(default_factory=lambda: random.Random(4))

    async def open(self) -> None:
        self._served = served(self.folder, told_by(self.office, after=0.0))
        self.app: Starlette = await self._served.__aenter__()
        self.wires = {name: Wire(self.app, token) for name, token in self.tokens.items()}

    async def close(self) -> None:
        await self._served.__aexit__(None, None, None)

    async def restart(self, hours: int, jump: int = 0) -> None:
        """The server is away for so long; meanwhile the clock on the wall may be set."""
        await self.close()
        self.time.wall += hours * HOUR + jump
        self.time.steady = 17
        self.restarts += 1
        await self.open()
        await self.compare()

    async def begin(self) -> None:
        """Four people sit down; three of them want letters."""
        for name in PEOPLE:
            self.tokens[name] = (await person(self.app, name)).token or ""
        self.wires = {name: Wire(self.app, token) for name, token in self.tokens.items()}
        plan = {"game": "dojo", "seats": 4, "chairs": ["me", "open", "open", "open"], "seed": 11, "stand_in": "random"}
        made = await self.wires["Ana"].ask("POST", "/api/tables", {**plan, "pace": {"kind": "days", "days": 2}})
        self.table_id = made.json["table"]
        for name in ("Ana", "Ben", "Cleo"):
            where = {"zone": PARIS.key} if name == "Ben" else {}
            await confirm(self.office, self.wires[name], f"{name.lower()}@table.test", **where)
        self.written = len(self.office.letters)
        for name in PEOPLE[1:]:
            await self.act(name, "sit")

    @property
    def table(self) -> Table:
        found: Table = self.app.state.server.tables.in_memory[self.table_id]
        return found

    async def act(self, name: str, verb: str, status: int = 200, **data: Any) -> str:
        """Somebody does something; what was refused, if it was."""
        reply = await self.wires[name].post(f"/api/tables/{self.table_id}/{verb}", **data)
        assert reply.status == status, reply.body
        if verb == "chat":
            self.said.append((name, data["text"]))
        if verb == "replace" and status == 200:
            self.bots.add(data["seat"])
        if verb == "back":  # whose time was out, or for whom a bot played, has the whole term again
            self.left[PEOPLE.index(name)] = TERM
            self.bots.discard(PEOPLE.index(name))
        await self.compare()
        return reply.problem if status != 200 else ""

    async def wait(self, milliseconds: int) -> None:
        """Time passes while the server runs: it costs those who are asked, and only them."""
        thinking = list(self.table.course.thinking)
        self.passed += milliseconds
        self.time.pass_by(milliseconds)
        if not self.paused:
            for seat in thinking:
                self.left[seat] -= milliseconds
        await self.compare()

    async def jump(self, milliseconds: int) -> None:
        """Somebody sets the clock on the wall: that costs nobody anything."""
        self.time.wall += milliseconds
        await self.compare()

    async def answer(self, name: str) -> None:
        """Any choice; the whole term is there again for the next one, unless nobody may see that there was one."""
        seat = PEOPLE.index(name)
        action = self.chance.choice(scene_of(self.table.match.game, seat).actions)
        data = {"question": self.table.question(seat), "choice": action.id}
        reply = await self.wires[name].post(f"/api/tables/{self.table_id}/choose", **data)
        assert reply.status == 200, reply.body
        if self.table.course.clock.left[seat] == TERM:
            self.left[seat] = TERM
        await self.compare()

    async def play(self, choices: int, *people: str) -> None:
        """So many answers of these people, a few hours apart; bots play for the others, or nobody has to."""
        for _ in range(choices):
            if self.table.status != "running":
                return
            asked = [name for name in people if PEOPLE.index(name) in self.table.course.thinking]
            assert asked, f"stuck: waiting for {self.table.course.asked}"
            await self.wait(self.chance.randint(1, 6) * HOUR)
            await self.answer(self.chance.choice(asked))

    # --- comparing --------------------------------------------------------------------------------

    async def quiet(self) -> None:
        """Everything that happens by itself has happened."""
        server, end = self.app.state.server, asyncio.get_running_loop().time() + PATIENCE
        runner = server.tables._runners[self.table_id]
        runner.look()
        while runner._thinking or runner.doing or server.notices._pending or self._due():
            assert asyncio.get_running_loop().time() < end, "something never ends"
            await asyncio.sleep(0.002)

    def _due(self) -> bool:
        course = self.table.course
        here = [seat for seat in course.thinking if not course.seats.chairs[seat].away]
        out = course.clock.next_out(here)
        return out is not None and out[0] <= self.table.moment

    async def compare(self) -> None:
        """Clocks, letters and words are what they should be."""
        await self.quiet()
        for name in (*PEOPLE, ""):
            wire = self.wires[name] if name else Wire(self.app)
            shown = (await wire.get(f"/api/tables/{self.table_id}")).json
            if shown["status"] == "running":
                played = [None if seat in self.bots else left // 1000 for seat, left in enumerate(self.left)]
                assert shown["clocks"] == played, f"as {name or 'a spectator'} sees it"
                assert shown["paused"] == self.paused
                assert shown["asked"] == list(self.table.course.asked)
                asked = bool(name) and PEOPLE.index(name) in shown["asked"]
                assert (shown["question"] is not None) == asked, f"{name}: whoever is asked, and nobody else"
            log = (await wire.get(f"/api/tables/{self.table_id}/log")).json
            assert [(one["name"], one["data"]["text"]) for one in log["notes"] if one["kind"] == "chat"] == self.said
        self._compare_letters()

    def _compare_letters(self) -> None:
        """Each question is written about once, and once more when its time is nearly out."""
        due: dict[str, int] = {}
        course = self.table.course
        for seat in course.thinking:
            key, late = (seat, self.table.question(seat)), not self.paused and self.left[seat] < REMINDED
            if PEOPLE[seat] != "Dan" and (key not in self.told or (late and key not in self.reminded)):
                self.told.add(key)
                self.reminded |= {key} if late else set()
                due[PEOPLE[seat]] = seat
        new, self.written = self.office.letters[self.written :], len(self.office.letters)
        assert sorted(one["To"] for one in new) == sorted(f"{name.lower()}@table.test" for name in due)
        for one in new:
            self._read(one, due[one["To"].partition("@")[0].title()])

    def _read(self, letter: Any, seat: int) -> None:
        """Its subject names the others and the deadline, and what it tells has happened so."""
        late = (seat, self.table.question(seat)) in self.reminded
        found = SUBJECT.fullmatch(letter["Subject"])
        assert found is not None, letter["Subject"]
        assert ("time is up" in letter["Subject"]) == late
        others = [name for name in PEOPLE if name != PEOPLE[seat]]
        assert found["names"] == f"{others[0]}, {others[1]} and {others[2]}"
        out = datetime.fromtimestamp((self.time.wall + self.left[seat]) // 1000, PARIS if seat == 1 else UTC)
        assert found["until"] == out.strftime("%Y-%m-%d %H:%M %Z")
        text = letter.get_content().replace("\r\n", "\n")
        assert found["until"] in text
        assert letter["List-Unsubscribe"]
        told = {line[:1].upper() + line[1:] for line in self.heard_by(seat)}
        for line in re.findall(r"^- (.+)$", text, re.M):
            assert line in told, line

    def heard_by(self, seat: int) -> list[str]:
        """The log as it is told to a seat."""
        words, box, names = Words("en"), self.table.match.box, self.table.names(seat)
        return [str(words.say(box.event_text(event), names)) for event in self.table.events(seat)]
