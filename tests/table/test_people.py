"""People at a table: what they are called, who may speak and stay, what they report, how much they may ask for."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.bots import NAMES, USUAL
from chabudai.cli import run
from chabudai.table.course.plan import from_json
from chabudai.table.doors.limits import Allowance
from chabudai.table.doors.server import Server, Settings
from tests.table.asgi import Wire, person, story
from tests.table.test_pages_http import HTML, finished, read, send
from tests.table.wiretap import sit_down


async def nameless(app: Starlette, language: str = "en") -> Wire:
    """Somebody who has not said a name."""
    return Wire(app, (await Wire(app).post("/api/players", language=language)).json["token"])


def test_somebody_without_a_name_is_a_guest_and_never_a_bot(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, ben, cleo = [await nameless(app, language) for language in ("fr", "en", "en")]
        chairs = {"chair-0": "me", "chair-1": "open", "chair-2": "open"}
        table = (await send(ana, "/new", game="dojo", seats="3", listed="true", **chairs)).headers["location"]
        assert (await send(ben, f"{table}/sit", seat="1")).status == 303
        assert (await send(cleo, f"{table}/sit", name="Cleo")).status == 303
        names = [chair["name"] for chair in (await ana.get(f"/api/tables/{table[3:]}")).json["seats"]]
        assert re.fullmatch(r"Invité \d\d", names[0])
        assert re.fullmatch(r"Guest \d\d", names[1])
        assert names[2] == "Cleo"
        assert (await cleo.get("/api/me")).json["name"] == "Cleo", "the name of the first table is remembered"
        assert (await send(ana, "/me/delete")).status == 303
        for page in (read(await ben.get(table)), read(await ben.get("/"))):
            assert not [name for name in NAMES if name in page]

    story(tmp_path, told)


def test_the_host_mutes_a_talker_and_sends_somebody_away_for_good(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        path = f"/t/{table.id}"
        assert "act-mute-1" in read(await people[0].get(path))
        assert "act-mute" not in read(await people[1].get(path)), "only the host"
        assert (await send(people[0], f"{path}/mute", seat="1", muted="true")).status == 303
        assert (await people[1].post(f"/api/tables/{table.id}/chat", text="but")).problem == "muted"
        assert "Unmute" in read(await people[0].get(path))
        assert (await send(people[0], f"{path}/mute", seat="1", muted="false")).status == 303
        assert (await people[1].post(f"/api/tables/{table.id}/chat", text="thanks")).status == 200
        assert "thanks" in read(await people[2].get(path)), "what was said is kept"
        assert (await send(people[0], f"{path}/remove", seat="1")).status == 303
        assert (await people[1].post(f"/api/tables/{table.id}/back")).problem == "sent-away"
        assert table.seats[1].bot == USUAL, "the bot of the plan has the seat"

    story(tmp_path, told)


def test_before_the_game_who_was_sent_away_cannot_sit_down_again(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, ben = await person(app, "Ana"), await person(app, "Ben")
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"]
        assert (await ben.post(f"/api/tables/{table}/sit")).status == 200
        assert (await ana.post(f"/api/tables/{table}/remove", seat=1)).status == 200
        assert (await ben.post(f"/api/tables/{table}/sit")).problem == "sent-away"

    story(tmp_path, told)


def test_a_report_keeps_the_view_and_shows_it_to_its_reporter_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept: list[str] = []

    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        reply = await send(people[1], f"/report/{table.id}", text="My <tiger> is gone")
        assert reply.status == 303
        where = reply.headers["location"]
        page = read(await people[1].get(where))
        assert "My &lt;tiger&gt; is gone" in page
        assert "/replay/" not in page, "how many choices were made, also in secret, is nobody's business yet"
        server: Server = app.state.server
        report = (await server.store.reports(where.rsplit("/", 1)[1]))[0]
        assert report.data["view"]["view"] == (await people[1].get(f"/api/tables/{table.id}")).json["view"]
        assert report.data["position_hash"] not in page, "even a hash could tell what the seat cannot know"
        assert report.data["view_hash"] in page
        assert report.data["replay"] == f"/t/{table.id}/replay/0?seat=1"
        table.course.status = "over"
        assert f'href="/t/{table.id}/replay/0?seat=1"' in read(await people[1].get(where))
        table.course.status = "running"
        for other in (people[0], await person(app, "Eve")):
            assert (await other.ask("GET", where, headers=HTML)).status == 404
        assert (await send(Wire(app), f"/report/{table.id}")).status == 303, "a spectator, without a word"
        assert (await send(people[0], f"/report/{table.id}", text="x" * 3000)).status == 400
        assert (await send(people[0], "/report/nowhere", text="x")).status == 404
        kept.extend([report.id, str(report.data["position_hash"]), table.id])

    story(tmp_path, told)
    database = str(tmp_path / "tables.db")
    assert run(["reports", "--db", database]) == 0
    listed = capsys.readouterr().out
    assert kept[0] in listed
    assert "My <tiger> is gone" in listed
    assert run(["reports", kept[0], "--db", database]) == 0
    assert json.loads(capsys.readouterr().out)["position_hash"] == kept[1]
    assert run(["reports", "nothing", "--db", database, "--lang", "fr"]) == 2
    assert "Aucun signalement" in capsys.readouterr().err

    async def forgotten(app: Starlette) -> None:
        server: Server = app.state.server
        for report in await server.store.reports():
            await server.tables.forget(report.player)
        assert await server.store.reports() == []

    story(tmp_path, forgotten)


def test_whether_a_deal_was_fair_is_told_on_a_page(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app, ana)
        deal = (await ana.get(f"/api/tables/{table}")).json["deal"]
        page = read(await ana.get(f"/t/{table}/fair"))
        assert f"{int(deal['seed']):032x}{deal['nonce']} | xxd" in page
        assert "Fair: this game, with its deck" in page
        assert f"/t/{table}/fair" in read(await ana.get(f"/t/{table}"))
        running, _ = await sit_down(app, "dojo")
        assert (await ana.ask("GET", f"/t/{running.id}/fair", headers=HTML)).status == 409

    story(tmp_path, told)


def test_one_client_opens_so_many_tables_an_hour_under_whatever_name(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        plan = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"]}
        for place in range(5):
            ana = await person(app, f"Ana{place}")
            reply = await ana.ask("POST", "/api/tables", plan)
            assert reply.status == (201 if place < 3 else 429)
        assert reply.problem == "too-many-tables"
        assert (await send(ana, "/new", game="dojo")).status == 429

    story(tmp_path, told, Settings(rate=1000, tables=3, workers=1))


def test_an_allowance_comes_back_after_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("chabudai.table.doors.limits.time.monotonic", lambda: clock[0])
    two = Allowance(2)
    assert [two.take("a"), two.take("a"), two.take("a"), two.take("b")] == [True, True, False, True]
    clock[0] = 3601.0
    assert two.take("a")
    assert all(Allowance(0).take("a") for _ in range(1000))


def test_the_bot_of_the_plan_takes_the_seat_of_whoever_left(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        people = [await person(app, name) for name in ("Ana", "Ben", "Cleo")]
        plan = {"game": "dojo", "seats": "3", "chair-0": "me", "chair-1": "open", "chair-2": "open"}
        path = (await send(people[0], "/new", **plan, stand_in="random")).headers["location"]
        assert "bot, plays at random" in read(await people[1].get(path)), "who thinks of joining may know"
        api = f"/api{path.replace('/t/', '/tables/')}"
        for guest in people[1:]:
            assert (await guest.post(f"{api}/sit")).json["stand_in"] == "random"
        assert (await people[1].post(f"{api}/leave")).status == 200
        page = read(await people[2].get(path))
        assert "act-replace-1" in page
        assert 'name="bot"' not in page, "an opponent would choose a weak one"
        assert (await people[2].post(f"{api}/replace", seat=1, bot="master")).problem == "unknown-field"
        assert (await send(people[2], f"{path}/replace", seat="1")).status == 303
        table = app.state.server.tables.in_memory[path[3:]]
        assert table.seats[1].bot == "random"
        assert (await people[1].post(f"{api}/back")).status == 200
        assert table.seats[1].bot is None
        assert (await people[1].post(f"{api}/resign")).status == 200
        assert table.seats[1].bot == "random"

    story(tmp_path, told)


def test_unless_the_plan_says_otherwise_the_usual_bot_stands_in(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        assert (await people[1].post(f"/api/tables/{table.id}/leave")).status == 200
        assert (await people[2].post(f"/api/tables/{table.id}/replace", seat=1)).status == 200
        assert table.seats[1].bot == USUAL
        refused = await people[0].post("/api/tables", game="dojo", stand_in="nobody")
        assert 400 <= refused.status < 500
        old = {name: value for name, value in table.course.plan.to_json().items() if name != "stand_in"}
        assert from_json(old).stand_in == USUAL, "tables from before"

    story(tmp_path, told)
