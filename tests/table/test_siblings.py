"""Several processes serve one port as one: each has its tables, and when one dies another is started in its place."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import websockets
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from chabudai.core.errors import BadTable
from chabudai.store import open_store
from chabudai.table.app import application
from chabudai.table.doors.routed_http import whose
from chabudai.table.running.siblings import Siblings
from chabudai.table.serve import serve
from tests.table.process import Server

PLAN = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "bot:random"]}
TWO = Siblings(0, [cast(Any, None)] * 2)  # who only counts


def table_of(index: int) -> str:
    return next(name for name in map(str, range(100)) if TWO.whose(name) == index)


def test_whatever_is_asked_of_a_table_goes_to_its_process(tmp_path: Path) -> None:
    asked = [
        route.path
        for route in application(str(tmp_path / "t.db")).routes
        if isinstance(route, Route | WebSocketRoute) and "{table}" in route.path
    ]
    assert len(asked) > 25
    for index in (0, 1):
        for path in asked:
            line = f"GET {path.replace('{table}', table_of(index))}?lang=fr HTTP/1.1".encode()
            assert whose(TWO, line) == index, path
    for line, index in (
        (b"GET /lab/runs/3 HTTP/1.1", 0),
        (b"GET /metrics HTTP/1.1", 0),
        (b"GET /metrics/2 HTTP/1.1", 1),
    ):
        assert whose(TWO, line) == index
    for path in ("/", "/new", "/api/tables", "/static/table.css", "/rules/dojo"):
        assert whose(TWO, f"GET {path} HTTP/1.1".encode()) is None


def test_what_cannot_be_is_refused_in_words(tmp_path: Path) -> None:
    for count, database, problem in ((65, "t.db", "too-many-processes"), (2, ":memory:", "processes-in-memory")):
        with pytest.raises(BadTable) as refused:
            serve(port=1, database=database, processes=count)
        assert refused.value.problem == problem


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Server]:
    server = Server(str(tmp_path / "t.db"), tmp_path, processes=2)
    server.start()
    yield server
    assert server.stop() == 0


class Person:
    """Somebody with one connection, which is now at this process and now at that one."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name = server, name
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        self.token = self.ask("POST", "/api/players", {"name": name})["token"]

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        self.line.request(method, path, None if data is None else json.dumps(data), headers)
        answer = self.line.getresponse()
        text = answer.read().decode()
        assert answer.status < 400, (path, text)
        return json.loads(text) if answer.headers["content-type"] == "application/json" else text

    def go_to(self, index: int) -> None:
        """From now on the connection is at that process, for as long as no table is asked for."""
        assert "chabudai_tables " in self.ask("GET", f"/metrics/{index + 1}")

    def home(self) -> str:
        """The home page, as a browser asks for it."""
        self.line.request("GET", "/", headers={"cookie": f"chabudai={self.token}", "accept": "text/html"})
        return self.line.getresponse().read().decode()

    def tables(self) -> dict[int, str]:
        """A table at each of the two."""
        made: dict[int, str] = {}
        while len(made) < 2:
            table = self.ask("POST", "/api/tables", PLAN)["table"]
            made.setdefault(TWO.whose(table), table)
        return made

    async def play(self, table: str, most: int, came: asyncio.Event | None = None) -> None:
        """Answer so many questions at most, at a line of one's own; `came` is set when it is open."""
        headers, last = {"Authorization": f"Bearer {self.token}"}, 0
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        async with websockets.connect(address, additional_headers=headers, proxy=None) as line:
            async for text in line:
                seen = json.loads(text)
                if came is not None:
                    came.set()
                most -= "done" in seen
                if not most or seen.get("status") == "over":
                    break
                question = seen.get("question")
                if question is not None and question["number"] != last:
                    last, choice = question["number"], question["options"][0]["id"]
                    await line.send(json.dumps({"do": "choose", "question": last, "choice": choice, "id": last}))


def processes(server: Server) -> list[int]:
    assert server.process is not None
    number = server.process.pid
    return [int(one) for one in Path(f"/proc/{number}/task/{number}/children").read_text().split()]


def test_two_processes_are_one_server_and_a_dead_one_is_missed_by_nobody(pair: Server) -> None:
    ana, bo = Person(pair, "Ana"), Person(pair, "Bo")
    tables = ana.tables()
    for table in tables.values():
        assert bo.ask("POST", f"/api/tables/{table}/sit", {})["seat"] == 1
    for index in (0, 1):  # whichever answers, it knows who asks, and all tables of a person
        ana.go_to(index)
        home = ana.home()
        assert all(f"/t/{table}" in home for table in tables.values())

    async def begin(table: str) -> None:
        """Until one of them has answered three times: the other may have to wait for the next answer of the first."""
        playing = [asyncio.create_task(person.play(table, 3)) for person in (ana, bo)]
        _, waits = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in waits:
            task.cancel()
        await asyncio.gather(*waits, return_exceptions=True)

    async def with_a_death() -> None:
        await asyncio.gather(*map(begin, tables.values()))
        here, there = asyncio.Event(), asyncio.Event()
        cut = asyncio.create_task(ana.play(tables[0], 1000, here))
        spared = asyncio.create_task(ana.play(tables[1], 1000, there))
        await asyncio.gather(here.wait(), there.wait())
        os.kill(processes(pair)[0], signal.SIGKILL)
        with pytest.raises((ConnectionClosed, OSError)):
            await cut
        assert not spared.done()
        again = [ana.play(tables[0], 1000), bo.play(tables[0], 1000), bo.play(tables[1], 1000), spared]
        await asyncio.wait_for(asyncio.gather(*again), 60)

    asyncio.run(with_a_death())
    ana.line.close()  # it may have been at the dead one; the next request opens another
    bo.line.close()
    for table in tables.values():
        assert ana.ask("GET", f"/api/tables/{table}")["status"] == "over"
    asyncio.run(no_hole(pair.database))
    ana.go_to(0)
    ana.ask("POST", "/api/me/delete", {})  # and no process knows a name any more
    end = time.monotonic() + 20
    for table in tables.values():
        while "Ana" in json.dumps(bo.ask("GET", f"/api/tables/{table}")):
            assert time.monotonic() < end
    ana.line.close()
    bo.line.close()


async def no_hole(database: str) -> None:
    """A log is complete, whoever wrote it."""
    store = open_store(database)
    await store.look()
    for heading in await store.headings():
        entries = await store.entries(heading.table)
        assert [entry.number for entry in entries] == list(range(len(entries)))
    await store.close()
