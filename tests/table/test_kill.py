"""The server is killed at random moments under load: nothing that was acknowledged is missing, every game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import websockets
from websockets.exceptions import WebSocketException

from chabudai.store import Entry, open_store
from tests.store.conftest import postgres  # noqa: F401
from tests.table.process import QuickServer, Server

KILLS = int(os.environ.get("CHABUDAI_KILLS", "8"))
TABLES = 6
SEATS = 3
LOST = (OSError, WebSocketException, asyncio.TimeoutError)


class Crowd:
    """People at several tables who play as fast as they can, and write down what the server has confirmed."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.confirmed: defaultdict[str, list[tuple[int, str, Any]]] = defaultdict(list)  # a table: seat, kind, what
        self.count = 0  # of all that was confirmed
        self.finished = 0
        self.tokens: list[str] = []
        self.tables: list[str] = []

    async def arrive(self) -> None:
        for seat in range(SEATS):
            self.tokens.append((await self.server.ask("POST", "/api/players", {"name": f"P{seat}"}))["token"])
        for _ in range(TABLES):
            await self.new_table()

    async def new_table(self) -> None:
        plan = {"game": "dojo", "seats": SEATS + 1, "chairs": ["me", "open", "open", "bot:random"]}
        table = (await self.server.ask("POST", "/api/tables", plan, self.tokens[0]))["table"]
        for token in self.tokens[1:]:
            await self.server.ask("POST", f"/api/tables/{table}/sit", {}, token)
        self.tables.append(table)

    async def play(self) -> None:
        """Everybody plays at every table until the server is gone."""
        seats = [self.sit(table, seat) for table in self.tables for seat in range(SEATS)]
        await asyncio.gather(*seats)

    async def busy(self, more: int) -> None:
        """Wait until so many things more have been confirmed."""
        target = self.count + more
        for _ in range(2000):
            if self.count >= target:
                return
            await asyncio.sleep(0.005)

    async def sit(self, table: str, seat: int) -> None:
        try:
            address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
            headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
            async with websockets.connect(address, additional_headers=headers, max_size=None, proxy=None) as line:
                await self.answer(table, seat, line)
        except LOST:
            return

    async def answer(self, table: str, seat: int, line: Any) -> None:
        sent: dict[int, tuple[str, Any]] = {}
        answered = -1
        number = 0
        async for text in line:
            message = json.loads(text)
            if "done" in message:
                kind, what = sent.pop(message["done"])
                self.confirmed[table].append((seat, kind, what))
                self.count += 1
            elif "refused" in message:
                assert message["status"] in (400, 409), message
            elif message["status"] == "over":
                return
            elif message["question"] is not None and message["question"]["number"] != answered:
                question = message["question"]
                answered = question["number"]
                number += 1
                option = self.chance.choice(question["options"])["id"]
                sent[number] = "choose", {"question": answered, "choice": option}
                await line.send(json.dumps({"do": "choose", **sent[number][1], "id": number}))
                if self.chance.random() < 0.1:
                    number += 1
                    sent[number] = "chat", {"text": f"{seat} says {number}"}
                    await line.send(json.dumps({"do": "chat", **sent[number][1], "id": number}))

    async def check(self, read: Callable[[str], Any]) -> None:
        """Everything confirmed is in the logs, and the logs have no gap."""
        for table in self.tables:
            entries: list[Entry] = await read(table)
            assert [entry.number for entry in entries] == list(range(len(entries)))
            kept = Counter(_told(e.seat, e.kind, e.data) for e in entries)
            confirmed = Counter(_told(*told) for told in self.confirmed[table])
            assert not confirmed - kept

    async def replace_finished(self) -> None:
        """New tables for those at which the game is over; at all others it goes on."""
        seen = await asyncio.gather(
            *(self.server.ask("GET", f"/api/tables/{table}", None, self.tokens[0]) for table in self.tables)
        )
        for table, shown in zip(list(self.tables), seen, strict=True):
            if shown["status"] == "over":
                self.finished += 1
                self.tables.remove(table)
                await self.new_table()
            else:
                assert shown["asked"]  # the game goes on


def _told(seat: int | None, kind: str, data: Any) -> tuple[int | None, str, str]:
    """An entry as it was confirmed, to be compared."""
    return seat, kind, json.dumps({key: value for key, value in data.items() if key != "events"}, sort_keys=True)


async def siege(server: QuickServer, kills: int, seed: int, limit: float) -> Crowd:
    """Load, kill, restart, check; again and again."""
    crowd = Crowd(server, seed)
    store = open_store(server.database)
    started = time.monotonic()
    await asyncio.to_thread(server.start)
    try:
        await store.start()
        await crowd.arrive()
        for _ in range(kills):
            playing = asyncio.create_task(crowd.play())
            await crowd.busy(crowd.chance.randint(3, 60))
            await asyncio.sleep(crowd.chance.uniform(0.0, 0.05))
            await asyncio.to_thread(server.kill)
            await asyncio.wait_for(playing, 60)
            await asyncio.to_thread(server.start)
            await crowd.check(store.entries)
            await crowd.replace_finished()
            assert time.monotonic() - started < limit
    finally:
        await store.close()
        server.close()
    return crowd


def test_sqlite(tmp_path: Path) -> None:
    server = QuickServer(str(tmp_path / "tables.db"), tmp_path)
    crowd = asyncio.run(siege(server, KILLS, seed=1, limit=60 + 15 * KILLS))
    assert crowd.count > 5 * KILLS
    assert "Traceback" not in server.errors.read_text()


def test_postgres(tmp_path: Path, postgres: str) -> None:  # noqa: F811
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE killed")
    server = QuickServer(postgres.replace("/postgres?", "/killed?"), tmp_path)
    kills = KILLS
    crowd = asyncio.run(siege(server, kills, seed=2, limit=60 + 15 * kills))
    assert crowd.count > 5 * kills


def test_a_server_that_is_told_to_end_ends_well(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), tmp_path)
    server.start()

    async def story() -> int:
        crowd = Crowd(server, 3)
        await crowd.arrive()
        playing = asyncio.create_task(crowd.play())
        await crowd.busy(20)
        code = await asyncio.to_thread(server.stop)
        await asyncio.wait_for(playing, 60)
        store = open_store(server.database)
        await store.start()
        await crowd.check(store.entries)
        assert all([await store.snapshot(table) for table in crowd.tables])
        await store.close()
        return code

    try:
        assert asyncio.run(asyncio.wait_for(story(), 120)) in (0, -15)
        assert "Traceback" not in server.errors.read_text()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
