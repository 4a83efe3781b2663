"""Who wants to be forgotten is, everywhere; what was kept long enough goes; and a page says so."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.cli import run
from chabudai.store import open_store
from chabudai.table.doors.server import Server
from chabudai.table.moments import now
from chabudai.table.running.forgetting import A_DAY
from chabudai.table.running.tables import Tables
from tests.table.asgi import QUICK, Wire, person, story
from tests.table.tables import do, three
from tests.table.tables import story as tables_story
from tests.table.test_pages_http import read, send
from tests.table.wiretap import sit_down


def test_a_name_goes_from_the_reports_of_others_too(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        name = table.seats[1].name
        where = (await send(people[0], f"/report/{table.id}", text="odd")).headers["location"]
        assert name in read(await people[0].get(where))
        assert (await people[1].post("/api/me/delete")).status == 200
        assert name not in read(await people[0].get(where))
        server: Server = app.state.server
        assert name not in repr(await server.store.reports())
        assert table.seats[0].name in repr(await server.store.reports()), "the others stay"

    story(tmp_path, told)


def test_the_key_of_somebody_forgotten_opens_nothing(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        link = (await ana.post("/api/me/carry")).json["link"]
        player = (await ana.get("/api/me")).json["player"]
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"]
        assert (await ana.post("/api/me/delete")).status == 200
        assert ((reply := await ana.get("/api/me")).status, reply.problem) == (401, "not-signed-in")
        assert (await ana.post(f"/api/tables/{table}/sit")).status == 401
        assert (await Wire(app).post("/api/carried", link=link)).status == 404
        headers = {"cookie": f"chabudai={ana.token}", "accept": "text/html"}
        fresh = await Wire(app).ask("GET", "/", headers=headers)
        assert fresh.status == 200
        assert player not in fresh.headers["set-cookie"], "the browser is somebody new"

    story(tmp_path, told)


def test_the_rights_of_a_host_pass_on(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        await do(table, "bo", "leave")
        await tables.forget("ana")
        assert table.course.host == "cy", "who is present comes before who is away"
        await do(table, "cy", "mute", seat=1)
        heading = (await tables.store.headings())[0]
        assert heading.host == "cy"
        left = await tables.create("dee", {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"]})
        await do(left, "eli", "sit")
        await do(left, "dee", "leave")
        await tables.forget("dee")
        assert left.course.host == "eli", "also of a host who had got up"
        await tables.forget("eli")
        assert left.course.host == ""

    tables_story(tmp_path, told)


def test_an_operator_forgets_somebody_while_the_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.db")

    async def told(tables: Tables) -> None:
        table = await three(tables)
        await do(table, "bo", "chat", text="my secret")
        arguments = ["forget", "--table", table.id, "--seat", "1", "--db", database, "--lang", "en"]
        assert await asyncio.to_thread(run, arguments) == 0
        assert "Forgotten: bo, at 1 table." in capsys.readouterr().out
        await tables._look_after_all()
        assert table.seats[1].player is None
        assert "my secret" not in repr(table.course.notes)
        assert not (await tables.store.standing("bo")).good

    tables_story(tmp_path, told)
    for wrong in (["nobody"], [], ["x", "--table", "y"], ["--table", "y"], ["--table", "none", "--seat", "0"]):
        assert run(["forget", *wrong, "--db", database]) == 2
    assert run(["forget", "x", "--db", str(tmp_path / "none.db")]) == 2
    assert not (tmp_path / "none.db").exists()


def test_what_was_kept_long_enough_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        idle, _ = await sit_down(app, "dojo")
        busy, others = await sit_down(app, "dojo")
        await others[0].post(f"/api/tables/{busy.id}/chat", text="long ago")
        await send(others[1], f"/report/{busy.id}", text="odd")
        later = now() + 31 * A_DAY
        for module in (
            "store.sql._now",
            "table.moments.now",
            "table.running.forgetting.now",
            "table.doors.server.now",
        ):
            monkeypatch.setattr(f"chabudai.{module}", lambda: later)
        await others[0].post(f"/api/tables/{busy.id}/chat", text="just now")
        with caplog.at_level(logging.WARNING):
            await server.tables._sweep()
        assert "1 tables, 1 remarks, 1 reports, 4 identities" in caplog.text
        assert (await others[0].get(f"/api/tables/{idle.id}")).status == 404
        assert await server.store.entries(idle.id) == []
        assert await server.store.reports() == []
        talk = repr(busy.course.notes)
        assert "just now" in talk
        assert "long ago" not in talk
        assert (await server.store.player((await others[0].get("/api/me")).json["player"]))["name"]
        caplog.clear()
        await server.tables._sweep()
        assert not caplog.records, "nothing more to do, nothing said"

    story(tmp_path, told, replace(QUICK, keep_days=30))


def test_a_table_that_somebody_looks_at_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        later = now() + 31 * A_DAY
        monkeypatch.setattr("chabudai.table.running.forgetting.now", lambda: later)
        tables.keep_days = 30
        with table.watch(lambda: None):
            await tables._sweep()
            assert await tables.store.entries(table.id)
        await tables._sweep()
        assert not await tables.store.entries(table.id)
        assert table.id not in tables.in_memory

    tables_story(tmp_path, told)


@pytest.mark.parametrize(("days", "said"), [(0, "deletes nothing by itself"), (90, "for 90 days")])
def test_a_page_says_what_is_kept_and_for_how_long(tmp_path: Path, days: int, said: str) -> None:
    async def told(app: Starlette) -> None:
        page = read(await Wire(app).get("/privacy"))
        assert said in page
        assert "e-mail" not in page, "nobody can be written to here"
        assert 'href="/privacy"' in read(await Wire(app).get("/"))
        assert "n’est envoyé qu’à ce serveur" in unescape(read(await Wire(app).get("/privacy?lang=fr")))

    story(tmp_path, told, replace(QUICK, keep_days=days))


def test_a_store_from_before_counts_from_now(tmp_path: Path) -> None:
    async def told() -> None:
        store = open_store(str(tmp_path / "t.db"))
        await store.start()
        await store.remember("ana", {"name": "Ana"})
        await store._writer.submit(lambda cursor: cursor.execute("UPDATE players SET seen = 0") and None)  # type: ignore[attr-defined]
        assert (await store.sweep(now() - A_DAY, 10)).players == 0
        assert (await store.sweep(now() + A_DAY, 10)).players == 1
        await store.close()

    asyncio.run(told())
