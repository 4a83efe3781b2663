"""Ends are ends: who gave up, who has won or that nobody has, on every page, in the proof and in the record."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.cli import run
from chabudai.core.errors import BadRecord
from chabudai.core.record import from_json
from tests.shown import scene_of
from tests.table.asgi import Wire, person, story
from tests.table.tables import play_on
from tests.table.test_pages_http import HTML, read

PROMPT = '<p id="prompt" tabindex="-1">'


async def two(app: Starlette) -> tuple[str, Wire, Wire]:
    ana, ben = await person(app, "Ana"), await person(app, "Ben")
    plan = {"game": "arigato", "seats": 2, "chairs": ["me", "open"]}
    table = (await ana.ask("POST", "/api/tables", plan)).json["table"]
    await ben.post(f"/api/tables/{table}/sit")
    await play_on(app.state.server.tables.in_memory[table], 6)
    return table, ana, ben


def test_who_is_left_has_won_and_nobody_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"

    async def told(app: Starlette) -> None:
        table, ana, ben = await two(app)
        assert (await ben.post(f"/api/tables/{table}/resign")).json["winner"] == 0
        assert f"{PROMPT}You have won: everybody else has resigned.</p>" in read(await ana.get(f"/t/{table}"))
        page = read(await ben.get(f"/t/{table}"))
        assert f"{PROMPT}Ana has won: everybody else has resigned.</p>" in page
        assert "Day 1 of 12" not in page.partition('id="ask"')[2].partition('id="bar"')[0]
        assert '<span class="status">is being asked' not in page
        assert "seat-head asked" not in page
        last = (await ana.get(f"/t/{table}/replay?to=6")).headers["location"]
        assert "Ana has won" in read(await ben.ask("GET", last, headers=HTML))
        fair = read(await ben.get(f"/t/{table}/fair"))
        assert "Fair: this game" in fair
        assert "Ana has won: everybody else has resigned." in fair
        assert 'class="best"' not in read(await ana.get(f"/t/{table}/deal")), "no result to compare"
        record = (await ana.get(f"/api/tables/{table}/record")).json
        assert record["ended"] == {"by": "resigned", "resigned": [1], "winner": 0}
        assert [player["name"] for player in record["players"]] == ["Ana", "Ben"]
        file.write_text(json.dumps((await Wire(app).get(f"/api/tables/{table}/record")).json))

    story(tmp_path, told)
    assert run(["verify", str(file), "--lang", "en"]) == 0
    assert "Ana has won: everybody else has resigned." in capsys.readouterr().out
    assert run(["replay", str(file), "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "Ana gagne" in shown
    assert "Ben" in shown
    data = json.loads(file.read_text())
    for odd in ({}, {"by": "resigned", "resigned": [1], "winner": 1}, {"by": "resigned", "resigned": []}, [1], None):
        with pytest.raises(BadRecord):
            from_json({**data, "ended": odd})
    del data["ended"]
    file.write_text(json.dumps(data))
    assert run(["verify", str(file), "--lang", "en"]) == 1, "half a game is no game"


def test_nobody_has_won_what_all_gave_up_or_closed(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        plan = {"game": "dojo", "seats": 3, "chairs": ["me", "bot:random", "bot:random"]}
        table = (await ana.ask("POST", "/api/tables", plan)).json["table"]
        ended = (await ana.post(f"/api/tables/{table}/resign")).json
        assert (ended["ended_by"], ended["winner"], ended["question"]) == ("resigned", None, None)
        assert f"{PROMPT}Nobody has won: the game was given up.</p>" in read(await ana.get(f"/t/{table}"))
        assert (await ana.get(f"/api/tables/{table}/record")).json["ended"]["winner"] is None
        plan["chairs"] = ["me", "open", "open"]
        table = (await ana.ask("POST", "/api/tables", plan)).json["table"]
        await ana.post(f"/api/tables/{table}/abort")
        assert "closed before the first move: nobody has won" in read(await ana.get(f"/t/{table}"))

    story(tmp_path, told)


def test_a_game_played_on_by_a_bot_says_so(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        people = [await person(app, name) for name in ("Ana", "Ben", "Cleo")]
        plan = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"], "stand_in": "random"}
        table = (await people[0].ask("POST", "/api/tables", plan)).json["table"]
        for wire in people[1:]:
            await wire.post(f"/api/tables/{table}/sit")
        await people[2].post(f"/api/tables/{table}/resign")
        found = app.state.server.tables.in_memory[table]
        for _ in range(10_000):
            if found.status == "over":
                break
            for seat in set(found.course.thinking):
                action = scene_of(found.match.game, seat).actions[0]
                await people[seat].post(f"/api/tables/{table}/choose", question=found.question(seat), choice=action.id)
            await asyncio.sleep(0.002)
        page = read(await people[0].get(f"/t/{table}"))
        assert "Cleo resigned; a bot played on." in page
        record = (await people[0].get(f"/api/tables/{table}/record")).json
        assert "ended" not in record
        assert record["players"][2] == {"name": "Cleo", "bot": "random"}

    story(tmp_path, told)


def test_the_record_of_a_running_game_says_what_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "running.json"

    async def told(app: Starlette) -> None:
        table, ana, _ = await two(app)
        file.write_text(json.dumps((await ana.get(f"/api/tables/{table}/record")).json))

    story(tmp_path, told)
    assert run(["replay", str(file), "--lang", "en"]) == 2
    told_of = " ".join(capsys.readouterr().err.split())
    assert "a game of arigato that is still being played" in told_of
    assert "format" not in told_of
