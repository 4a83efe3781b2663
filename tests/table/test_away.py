"""A database that is away, or a disk that is full: everybody is told in words and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import re
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from chabudai.store import StoreFailed
from chabudai.store.sqlite import SqliteConnection
from chabudai.table.app import application
from chabudai.table.course.entries import Chat
from chabudai.table.doors.server import Server
from chabudai.table.running import health
from chabudai.table.running.tables import Tables
from tests.store.postgres_server import cluster, programs
from tests.table.asgi import QUICK, Wire, person
from tests.table.asgi import story as wire_story
from tests.table.tables import do, play_on, story, three

AWAY = {"en": "cannot reach its tables", "fr": "n’a pas accès à ses tables"}
HTML = {"accept": "text/html"}
PARAMS = {"game": "dojo", "link": "x", "report": "x", "act": "chat", "number": "1", "part": "1", "at": "1"}
PARAMS |= {"run": "x", "file": "x"}  # of the lab
PARAMS |= {"process": "1"}


class Switch:
    """Databases answer while it is on."""

    def __init__(self) -> None:
        self.on = True

    def off(self) -> None:
        self.on = False


@pytest.fixture
def switch(monkeypatch: pytest.MonkeyPatch) -> Switch:
    monkeypatch.setattr(health, "EVERY", 0.02)
    monkeypatch.setattr(health, "FRESH", 0.0)
    switch, take_turn = Switch(), SqliteConnection._take_turn

    def perhaps(connection: SqliteConnection) -> None:
        if not switch.on:
            raise sqlite3.OperationalError("unplugged")
        take_turn(connection)

    monkeypatch.setattr(SqliteConnection, "_take_turn", perhaps)
    return switch


def asked(app: Starlette, table: str) -> Iterator[tuple[str, str]]:
    """Every route with its methods."""
    for route in app.routes:
        if isinstance(route, Route):
            path = re.sub(r":\w+", "", route.path).format(**PARAMS, table=table)
            for method in sorted(route.methods or ()):
                yield method, path


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What operators read; never a stack of calls."""
    told = [record for record in caplog.records if record.name.startswith("chabudai")]
    assert not [record for record in told if record.exc_info], "a stack of calls"
    return [record.getMessage() for record in told if record.levelno >= logging.WARNING]


async def until(wire: Wire, path: str, status: int, seconds: float = 15) -> Any:
    for _ in range(int(seconds * 50)):
        reply = await wire.get(path)
        if reply.status == status:
            return reply
        await asyncio.sleep(0.02)
    raise AssertionError(f"{path}: {reply.status}, not {status}")


@pytest.mark.parametrize("noticed", [True, False], ids=["noticed", "just now"])
def test_every_route_says_that_the_database_is_away(
    tmp_path: Path, switch: Switch, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, noticed: bool
) -> None:
    if not noticed:  # nobody has met with it before
        monkeypatch.setattr("chabudai.store.sql.SqlStore.away", False)

    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="dojo", seats=3)).json["table"]
        switch.off()
        assert (await ana.get("/api/me")).status == 503
        seen = set()
        for method, path in asked(app, table):
            for language in ("en", "fr"):
                spoken = {"accept-language": language}
                data: dict[str, str] | None = {} if method == "POST" else None
                for who in (ana, Wire(app)):
                    reply = await who.ask(method, path, data, spoken)
                    page = await who.ask(method, f"{path}?lang={language}", data, HTML)
                    for answer in (reply, page):
                        assert answer.status < 500 or answer.status == 503, (method, path, answer.body[:200])
                        assert "content-security-policy" in answer.headers
                        seen.add((path, answer.status))
                    if path == "/health":
                        assert reply.status == 503
                        assert reply.json["error"]["problem"] == "store-away"
                    elif noticed and not path.startswith("/metrics"):
                        assert (reply.status, page.status) == (503, 503), (method, path)
                        assert reply.json["error"]["problem"] == "store-away"
                        assert AWAY[language] in reply.json["error"]["text"]
                        assert reply.headers["retry-after"] == "1"
                        assert method == "HEAD" or AWAY[language] in page.body.decode(), (method, path)
                        assert page.headers["content-type"].startswith("text/html")
        assert {path for path, status in seen if status == 503} >= {"/", "/api/me", "/api/tables", "/new", "/waiting"}
        async with ana.socket(f"/t/{table}/live") as socket:
            assert (await socket.next())["code"] == 4503
        await asyncio.sleep(0.1)
        switch.on = True
        await until(ana, "/health", 200)
        assert (await ana.get("/api/me")).status == 200
        assert (await ana.ask("GET", "/", None, HTML)).status == 200
        assert lines(caplog) == ["the database is away: unplugged", "the database is back"]

    wire_story(tmp_path, told)


def test_what_could_not_be_written_is_not_in_memory_either(tmp_path: Path, switch: Switch) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        await play_on(table, 3)
        before = table.version
        switch.off()
        says = [do(table, name, "chat", text=name) for name in ("ana", "bo", "cy")]
        results = await asyncio.gather(*says, return_exceptions=True)
        assert [type(result) for result in results] == [StoreFailed] * 3, "also those that waited for another"
        with pytest.raises(StoreFailed):
            await table.settled()  # nobody is shown what nobody can know
        assert table.snapshot() is None
        switch.on = True
        await table.settled()
        assert table.version == before
        assert [note.kind for note in table.course.notes] == ["sit", "sit"]
        await do(table, "bo", "chat", text="here again")
        numbers = [entry.number for entry in await tables.store.entries(table.id)]
        assert numbers == list(range(before + 2))

    story(tmp_path, told)


def test_a_line_that_is_open_is_closed_when_nobody_can_know_what_is_on_disk(tmp_path: Path, switch: Switch) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"]
        server: Server = app.state.server
        async with ana.socket(f"/api/tables/{table}/live") as socket:
            await socket.until("view")
            switch.off()
            await socket.say({"do": "chat", "text": "hello", "id": 1})
            refused = await socket.until("refused")
            assert (refused["status"], refused["id"]) == (503, 1)
            held = server.tables.in_memory[table]
            with pytest.raises(StoreFailed):  # one that came as far as the disk
                await held.do(Chat(text="hello"), held.seats[0].player)
            held._tell()
            assert (await socket.until("view"))["code"] == 4503
            switch.on = True

    wire_story(tmp_path, told)


def test_health_knows_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="dojo", seats=3)).json["table"]
        assert (await ana.get("/health")).json == {"status": "ok", "tables": 1}
        log = tmp_path / "tables.db-wal"
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, hard))  # no file grows any more
            health = await ana.get("/health")
            act = await ana.post(f"/api/tables/{table}/chat", text="hello")
            look = await ana.get(f"/api/tables/{table}")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert (health.status, act.status, look.status) == (503, 503, 200), "there is nothing wrong with looking"
        assert health.json["status"] == "failing"
        assert health.json["error"]["problem"] == act.problem == "store-failed"
        assert (await ana.get("/health")).json == {"status": "ok", "tables": 1}
        assert (await ana.post(f"/api/tables/{table}/chat", text="hello")).status == 200

    wire_story(tmp_path, told)


def test_health_does_not_wear_out_the_disk(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        await Wire(app).get("/health")
        before = server.store.transactions  # type: ignore[attr-defined]
        for _ in range(50):
            assert (await Wire(app).get("/health")).status == 200
        assert server.store.transactions - before <= 1  # type: ignore[attr-defined]

    wire_story(tmp_path, told)


def test_nothing_is_called_nothing(tmp_path: Path) -> None:
    """A path with the character 0 in it, which PostgreSQL cannot even be asked for."""

    async def told(app: Starlette) -> None:
        for path in ("/api/tables/a\0b", "/t/a\0b", "/report/a\0b", "/t/\0/replay/1"):
            assert (await Wire(app).get(path)).status == 404

    wire_story(tmp_path, told)


@pytest.mark.skipif(programs() is None, reason="Debian's postgresql package is not installed")
def test_postgresql_stopped_under_play(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)

    async def whole() -> None:
        with cluster() as database:
            app = application(database.url, QUICK)
            server: Server = app.state.server
            await server.open()
            try:
                ana = await person(app, "Ana")
                plan = {"game": "dojo", "seats": 3, "chairs": ["me", "bot:random", "bot:random"]}
                path = f"/api/tables/{(await ana.post('/api/tables', **plan)).json['table']}"
                await ana.post(f"{path}/chat", text="one")
                assert (await ana.get("/api/tables/a\0b")).status == 404
                assert (await ana.get("/health")).status == 200
                await asyncio.to_thread(database.stop)
                assert (await ana.post(f"{path}/chat", text="two")).status == 503
                for address in (path, "/api/me", "/api/tables", "/", f"/t{path[11:]}"):
                    reply = await ana.ask("GET", f"{address}?lang=fr")
                    page = await ana.ask("GET", f"{address}?lang=fr", None, HTML)
                    assert (reply.status, page.status) == (503, 503)
                    assert AWAY["fr"] in reply.json["error"]["text"]
                    assert AWAY["fr"] in page.body.decode()
                health = await ana.get("/health")
                assert (health.status, health.json["error"]["problem"]) == (503, "store-away")
                assert str(database.folder) not in health.body.decode(), "where the database is, is nobody's business"
                await asyncio.sleep(1.5)
                await asyncio.to_thread(database.start)
                await until(ana, "/health", 200)
                assert (await ana.post(f"{path}/chat", text="three")).status == 200
                said = [note["data"]["text"] for note in (await ana.get(f"{path}/log")).json["notes"]]
                assert said[-2:] == ["one", "three"]
                log = await server.store.entries(path.rpartition("/")[2])
                assert [entry.number for entry in log] == list(range(len(log)))
                first, *rest = lines(caplog)
                assert first.startswith("the database is away: ")
                assert rest == ["the database is back"]
            finally:
                await server.close()

    asyncio.run(asyncio.wait_for(whole(), 60))
