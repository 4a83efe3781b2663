"""Fuzz: whatever anybody sends is answered or refused, holds nobody up, and what is refused has changed nothing.

A batch is one house and so many inputs to every door of it: requests of every route, forms, messages on both kinds of
socket; and damaged records and decks to those who read them.  In the end the house is opened again from its disk, and
its table stands as it stood.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from starlette.applications import Starlette
from starlette.routing import Route

from chabudai.core import codec
from chabudai.table.doors.acts import ACTS
from chabudai.table.people.identity import COOKIE
from chabudai.table.running.tables import Table
from tests.table.asgi import Reply, Wire, person, served
from tests.table.test_api import three_at_a_table
from trust import junk
from trust.texts import damaged_texts

REQUESTS, MESSAGES, TEXTS = 1200, 400, 400  # of a batch
HELD = 0.5  # seconds that nobody else may have to wait for


class Pulse:
    """Somebody else in the same loop: how long did they have to wait for one input?

    Judged by the processor time of the loop, for what other programs take of this machine is not the server's doing.
    """

    def __init__(self) -> None:
        self.longest = self.longest_wall = 0.0

    async def beat(self) -> None:
        while True:
            cpu, wall = time.thread_time(), time.perf_counter()
            await asyncio.sleep(0.002)
            self.longest = max(self.longest, time.thread_time() - cpu)
            self.longest_wall = max(self.longest_wall, time.perf_counter() - wall)


class Siege:
    """One house and those who bother it."""

    def __init__(self, app: Starlette, chance: Random) -> None:
        self.app = app
        self.chance = chance
        self.pulse = Pulse()
        self.figures = {"http": 0, "sockets": 0, "records and decks": 0, "accepted": 0}
        self.failures: list[str] = []
        self.routes = [route for route in app.routes if isinstance(route, Route)]

    async def sit(self) -> None:
        """A table that nothing has happened to."""
        self.id, self.people = await three_at_a_table(self.app)
        self.stranger = await person(self.app, "Dee")

    @property
    def table(self) -> Table:
        found: Table = self.app.state.server.tables.in_memory[self.id]
        return found

    def disturbed(self) -> bool:
        """Does the table change by itself from now on, or is it no longer ours?"""
        return self.table.status != "running" or any(seat.bot or seat.player is None for seat in self.table.seats)

    async def request(self) -> None:
        """One request of any route."""
        chance = self.chance
        route = chance.choice(self.routes)
        method = chance.choice([*sorted((route.methods or {"GET"}) - {"HEAD"}), "GET"])
        path = self.fill(route.path)
        headers = junk.headers(chance) if chance.random() < 0.4 else {}
        wire = chance.choice((*self.people, self.stranger, Wire(self.app)))
        if chance.random() < 0.5 and wire.token:  # as a browser
            headers = {"cookie": f"{COOKIE}={wire.token}", "origin": "http://table.test"} | headers
            wire = Wire(self.app)
        if chance.random() < 0.5:
            path += f"?{junk.form(chance)}"
        raw, kind = self.body()
        version = self.table.version
        reply = await wire.ask(method, path, headers={"content-type": kind} | headers, raw=raw)
        self.judge(f"{method} {path[:300]} {headers} {raw[:300]!r}", reply, version, method)
        self.figures["http"] += 1
        if reply.status < 400 and method != "GET" and (self.disturbed() or "me" in path or "out" in path):
            await self.sit()

    def body(self) -> tuple[bytes, str]:
        """What is sent along, and what it is called."""
        chance = self.chance
        kind = chance.randrange(4)
        if kind == 0:
            return junk.form(chance).encode(), "application/x-www-form-urlencoded"
        if kind == 1:
            return chance.randbytes(chance.randrange(60)), "application/json"
        data = junk.thing(chance) if kind == 2 else {"game": "dojo", **junk.thing(chance)}
        return junk.written(data).encode(), "application/json"

    def fill(self, path: str) -> str:
        """An address of a route, mostly one that leads somewhere."""
        chance = self.chance
        parts = []
        for part in path.split("/"):
            if not part.startswith("{"):
                parts.append(part)
            elif chance.random() < 0.15:
                parts.append(junk.in_an_address(chance))
            elif part == "{table}":
                parts.append(self.id)
            elif part == "{act}":
                parts.append(chance.choice([*ACTS, "fly"]))
            elif part == "{game}":
                parts.append(chance.choice(("dojo", "machi", "go")))
            else:
                parts.append(chance.choice(("0", "3", "9" * 4400, "x")))
        return "/".join(parts)

    def judge(self, what: str, reply: Reply, version: int, method: str) -> None:
        """No fault of the server, and no change by what is refused or only read."""
        self.figures["accepted"] += reply.status < 400
        if not 200 <= reply.status < 500:
            self.failures.append(f"{reply.status}: {what}: {reply.body[:300]!r}")
        if (reply.status >= 400 or method == "GET") and self.table.version != version:
            self.failures.append(f"changed by {reply.status}: {what}")

    async def talk(self, messages: int) -> None:
        """Messages on a socket; whoever is still there in the end is answered."""
        chance = self.chance
        path = chance.choice((f"/api/tables/{self.id}/live", f"/t/{self.id}/live"))
        async with chance.choice((*self.people, self.stranger)).socket(path) as line:
            for _ in range(messages):
                data: Any = junk.value(chance)
                if chance.random() < 0.6:
                    data = {"do": chance.choice([*ACTS, "fly"]), **junk.thing(chance)}
                await line.say(junk.written(data) if chance.random() < 0.9 else str(junk.leaf(chance)))
                self.figures["sockets"] += 1
            await line.say({"do": "chat", "text": "still here", "id": 99})
            for _ in range(20 * messages + 100):
                message = await line.next(20)
                if message.get("type") == "websocket.close" or 99 in (message.get("done"), message.get("id")):
                    break
            else:
                self.failures.append(f"no answer on {path}")
        if self.disturbed():
            await self.sit()

    async def whole(self) -> None:
        """All inputs of a batch."""
        await self.sit()
        beating = asyncio.create_task(self.pulse.beat())
        for _ in range(MESSAGES // 20):
            await self.talk(20)
        for _ in range(REQUESTS):
            await self.request()
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)  # whoever waited for the last one tells it too
        beating.cancel()
        if self.pulse.longest > HELD:
            self.failures.append(f"somebody else waited {self.pulse.longest:.2f} s")


def batch(number: int) -> dict[str, Any]:
    """One house, and the texts beside it."""
    return asyncio.run(asyncio.wait_for(_house(number), 900))


async def _house(number: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="chabudai-trust-") as folder:
        async with served(Path(folder)) as app:
            siege = Siege(app, Random(number))
            await siege.whole()
            stood = _standing(siege.table)
        async with served(Path(folder)) as app:
            if _standing(await app.state.server.tables.open(siege.id)) != stood:
                siege.failures.append(f"batch {number}: the table stands otherwise after a restart")
    texts, longest, failures = damaged_texts(Random(-number - 1), TEXTS)
    if longest > HELD:
        failures.append(f"batch {number}: a text was read for {longest:.2f} s")
    figures = siege.figures | {
        "records and decks": texts,
        "longest wait, ms of the processor": round(1000 * max(longest, siege.pulse.longest), 1),
        "longest wait, ms by the clock": round(1000 * siege.pulse.longest_wall, 1),
    }
    figures["inputs"] = figures["http"] + figures["sockets"] + texts
    return {"figures": figures, "failures": siege.failures + failures}


def _standing(table: Table) -> tuple[int, str]:
    return table.version, codec.dumps(table.match.box, table.match.game)
