"""The waiting room: what whoever comes by a link learns, who is here, and how a table begins without the others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.applications import Starlette

from chabudai.table.course.course import Course
from chabudai.table.pages.draw.room import room
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.running.reading import read_course
from tests.table.asgi import Reply, Wire, person, story
from tests.table.reading import Reading

PLAN = {"game": "machi", "seats": 4, "chairs": ["me", "invite", "open", "bot:novice"]}
FORM = {"origin": "http://table.test", "content-type": "application/x-www-form-urlencoded", "accept": "text/html"}


async def opened(app: Starlette) -> tuple[str, Wire]:
    ana = await person(app, "Ana")
    return str((await ana.ask("POST", "/api/tables", PLAN)).json["table"]), ana


def said(reply: Reply) -> str:
    """The words of a page."""
    assert reply.status == 200
    return " ".join(" ".join(Reading(reply.body.decode()).texts).split())


@pytest.mark.parametrize(("language", "invites"), [("en", "Ana invites you to Machi"), ("fr", "Ana vous invite")])
def test_who_comes_by_a_link_learns_what_this_is_and_sits_down_with_one_field(
    tmp_path: Path, language: str, invites: str
) -> None:
    async def told(app: Starlette) -> None:
        table, ana = await opened(app)
        host = Reading((await ana.get(f"/t/{table}")).body.decode())
        links = [value for value in host.values("value", "input") if "?seat=" in value]
        assert len(links) == 2, "one for each free seat"
        address = urlsplit(links[0])
        bo = await person(app, "Bo")
        reply = await bo.get(f"{address.path}?{address.query}&lang={language}")
        page = said(reply)
        assert invites in page
        html = reply.body.decode()
        assert "/learn/machi" in html
        assert 'class="minute"' in html
        assert html.count('name="name"') == 1
        body = f"name=Bob&link={address.query.removeprefix('seat=')}".encode()
        assert (await bo.ask("POST", f"/t/{table}/sit", headers=FORM, raw=body)).status == 303
        assert (await bo.get(f"/api/tables/{table}")).json["seat"] == 1
        assert "is waiting for players" in said(await bo.get(f"/t/{table}?lang=en"))

    story(tmp_path, told)


def test_who_looks_on_is_told_and_may_take_an_open_seat(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, _ = await opened(app)
        eve = await person(app, "Eve")
        assert "Whoever has no seat can watch from here." in said(await eve.get(f"/t/{table}"))
        assert (await eve.ask("POST", f"/t/{table}/sit", headers=FORM, raw=b"name=Eve")).status == 303
        assert (await eve.get(f"/api/tables/{table}")).json["seat"] == 2

    story(tmp_path, told)


def test_the_host_fills_the_free_seats_with_bots_and_the_game_begins(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, ana = await opened(app)
        bo = await person(app, "Bo")
        await bo.post(f"/api/tables/{table}/sit")
        assert (await bo.post(f"/api/tables/{table}/fill")).problem == "not-the-host"
        assert 'id="fill"' not in (await bo.get(f"/t/{table}")).body.decode()
        assert 'id="fill"' in (await ana.get(f"/t/{table}")).body.decode()
        assert (await ana.post(f"/api/tables/{table}/fill", bot="nobody")).status == 400
        assert (await ana.ask("POST", f"/t/{table}/fill", headers=FORM, raw=b"bot=random")).status == 303
        running = app.state.server.tables.in_memory[table]
        await running.settled()
        assert running.status == "running"
        assert [chair.bot for chair in running.seats] == [None, "random", None, "novice"]
        assert (await ana.post(f"/api/tables/{table}/fill")).problem == "already-started"
        assert "You let bots take the free seats." in said(await ana.get(f"/t/{table}"))
        again: Course = await read_course(app.state.server.store, await app.state.server.store.entries(table))
        assert again.seats.chairs == running.seats, "and the log says so"

    story(tmp_path, told)


def test_a_bot_that_the_plan_has_named_may_take_the_free_seats(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        name, ana = await opened(app)
        table = app.state.server.tables.in_memory[name]
        assert 'value="Hana"' not in room(table, 0, VOICES["en"])
        chairs = (*table.course.plan.chairs[:3], "bot:Hana")  # brought by the operator
        table.course.plan = replace(table.course.plan, stand_in="Hana", chairs=chairs)
        table.seats[3].bot = "Hana"
        made = Reading(room(table, 0, VOICES["en"]))
        assert made.values("value")[-1] == "Hana"
        assert " ".join(made.texts).count("Hana") == 2, "as a choice, and at the seat that has it"
        assert (await ana.post(f"/api/tables/{name}/fill")).status == 200
        assert {chair.bot for chair in table.seats} == {None, "Hana"}

    story(tmp_path, told)


def test_pages_are_told_who_is_here(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, ana = await opened(app)
        bo = await person(app, "Bo")
        await bo.post(f"/api/tables/{table}/sit")
        async with ana.socket(f"/t/{table}/live") as line:
            assert (await line.until("here"))["here"] == [0]
            async with bo.socket(f"/t/{table}/live"):
                assert (await line.until("here"))["here"] == [0, 2]
            assert (await line.until("here"))["here"] == [0]
        page = Reading((await bo.get(f"/t/{table}")).body.decode())
        assert page.values("data-here") == ["2"], "who reads a page is here"
        assert set(page.values("data-person")) == {"0", "2"}, "bots are always there"

    story(tmp_path, told)
