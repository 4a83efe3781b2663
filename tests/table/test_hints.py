"""Hints at the table: free against bots, among people if the table was opened so, and nothing hidden in them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from chabudai.core import codec
from chabudai.core.rng import Rng
from chabudai.table.course.joint_answers import rehearsed
from chabudai.table.course.plan import from_json
from chabudai.table.doors.server import HINT_COST, Server
from chabudai.table.running import thinkers
from chabudai.table.running.tables import Table
from tests.arrangements import some, steps
from tests.boxes import ALL, polished
from tests.shown import scene_of
from tests.table.asgi import Wire, person, story
from tests.table.reading import Reading
from tests.table.wiretap import choose, sit_down

FEW = 20  # simulations


async def alone(app: Starlette, game: str, **more: object) -> tuple[Table, Wire]:
    """Somebody against bots, at their first question."""
    app.state.server.hints.simulations = FEW
    app.state.server.hints.seconds = 60.0
    ana = await person(app, "Ana")
    plan = {"game": game, "seats": 3, "chairs": ["me", "bot:random", "bot:random"], "seed": 3, **more}
    table = app.state.server.tables.in_memory[(await ana.ask("POST", "/api/tables", plan)).json["table"]]
    version = 0
    while table.course.asked != (0,):
        version = (await ana.get(f"/api/tables/{table.id}?after={version}")).json["version"]
    return table, ana


@pytest.mark.parametrize("game", ALL)
def test_page_piece_and_api_tell_the_same_choices(tmp_path: Path, game: str) -> None:
    async def told(app: Starlette) -> None:
        table, ana = await alone(app, game)
        found = (await ana.get(f"/api/tables/{table.id}/hint")).json
        options = table.match.game.options_of[0]
        assert found["question"] == table.question(0)
        assert 1 <= len(found["advice"]) <= 3
        assert {one["choice"] for one in found["advice"]} <= set(options)
        asked = table.match.game.open[0]
        ids = [asked.describe(table.match.game, one["choice"]) for one in found["advice"]]
        for path in ("?part", "", "?lang=fr"):
            reply = await ana.get(f"/t/{table.id}/hint{path}")
            assert reply.status == 200
            assert Reading(reply.body.decode()).values("data-choice") == ids
        assert 'id="hint"' in (await ana.get(f"/t/{table.id}")).body.decode()

    story(tmp_path, told)


def test_a_hint_is_found_once_in_another_process_and_paid_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(app: Starlette) -> None:
        table, ana = await alone(app, "dojo")
        jobs: list[str] = []
        work = thinkers.Thinkers.work

        async def counted(self: thinkers.Thinkers, call: object, *args: object, whose: str = "") -> object:
            jobs.append(getattr(call, "__name__", ""))
            return await work(self, call, *args, whose=whose)  # type: ignore[arg-type]

        monkeypatch.setattr(thinkers.Thinkers, "work", counted)
        path = f"/t/{table.id}/hint?part"
        first = (await ana.get(path)).body
        assert [(await ana.get(path)).body for _ in range(3)] == [first] * 3, "and it is the same each time"
        assert jobs.count("advise") == 1

    story(tmp_path, told)


def test_a_hint_is_paid_when_it_has_to_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(app: Starlette) -> None:
        table, ana = await alone(app, "dojo")
        path = f"/t/{table.id}/hint?part"
        paid: list[float] = []
        rich = False

        def affords(self: Server, request: HTTPConnection, cost: float = 1.0) -> bool:
            paid.append(cost)
            return rich or cost < HINT_COST

        monkeypatch.setattr(Server, "affords", affords)
        assert (await ana.get(path)).status == 429
        rich = True
        assert [(await ana.get(path)).status for _ in range(3)] == [200] * 3
        assert paid.count(HINT_COST) == 2, "what is only handed out again costs nothing more"

    story(tmp_path, told)


def test_among_people_only_where_the_table_was_opened_so(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        app.state.server.hints.simulations = FEW
        for hints in (False, True):
            table, people = await sit_down(app, "dojo", 3, hints=hints)
            seat = table.course.asked[0]
            wire, api = people[seat], f"/api/tables/{table.id}"
            assert (await wire.get(api)).json["hints"] is hints
            page = (await wire.get(f"/t/{table.id}")).body.decode()
            assert ('id="hint"' in page) is hints
            assert (f"/try/{table.id}" in page) is hints
            asked = await wire.get(f"{api}/hint")
            tried = await wire.post(f"{api}/try")
            if hints:
                assert (asked.status, tried.status) == (200, 201)
                assert asked.json["advice"]
                other = await people[seat - 1].get(f"{api}/hint")
                assert seat - 1 in table.course.asked or other.json["advice"] == [], "who is not asked gets none"
            else:
                assert (asked.problem, tried.problem) == ("no-hints", "no-hints")
                assert (await wire.get(f"/t/{table.id}/hint")).status == 403

    story(tmp_path, told)


def test_who_only_looks_on_gets_none(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, _ = await alone(app, "dojo")
        eve = await person(app, "Eve")
        assert (await eve.get(f"/api/tables/{table.id}/hint")).problem == "not-at-the-table"
        assert (await eve.get(f"/t/{table.id}/hint?part")).status == 403
        assert 'id="hint"' not in (await eve.get(f"/t/{table.id}")).body.decode()

    story(tmp_path, told)


def test_plans_from_before_have_no_hints_among_people_and_a_form_can_ask_for_them(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo", 3, hints=True)
        written = table.course.plan.to_json()
        assert from_json(written).hints
        assert not from_json({name: value for name, value in written.items() if name != "hints"}).hints
        form = {"origin": "http://table.test", "content-type": "application/x-www-form-urlencoded"}
        body = b"game=dojo&seats=3&chair-0=me&chair-1=open&chair-2=open&hints=true"
        made = await people[0].ask("POST", "/new", headers=form, raw=body)
        opened = app.state.server.tables.in_memory[made.headers["location"].rsplit("/", 1)[1]]
        assert opened.course.plan.hints
        assert (await people[0].post("/api/tables", game="dojo", hints="maybe")).problem == "bad-field"

    story(tmp_path, told)


@pytest.mark.twin
@pytest.mark.parametrize("game", ALL)
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(tmp_path: Path, game: str) -> None:
    async def told(app: Starlette) -> None:
        app.state.server.hints.simulations = 8
        app.state.server.hints.seconds = 60.0
        table, people = await sit_down(app, game, hints=True)
        chance, rng = random.Random(1), Rng(1)
        others = 0
        for step in range(25):
            if not table.course.asked:
                break
            seat = chance.choice(table.course.asked)
            if step % 12 == 5:
                real = table.match.game
                honest = await fresh(app, table, people[seat])
                table.match.game = real.resample(seat, rng)
                table.match.game.learned = real.learned
                others += codec.encode(table.match.box, table.match.game) != codec.encode(table.match.box, real)
                imagined = await fresh(app, table, people[seat])
                table.match.game = real
                assert honest == imagined
            await choose(table, people, seat, chance.choice(table.match.game.options_of[seat]))
        assert others or not polished(game), "there was something that the seat could not know"

    story(tmp_path, told)


async def fresh(app: Starlette, table: Table, wire: Wire) -> bytes:
    """A hint that is not the one from before."""
    app.state.server.hints._kept.of(table).clear()
    reply = await wire.get(f"/t/{table.id}/hint?part")
    assert reply.status == 200
    return reply.body


def test_a_hint_goes_on_from_what_is_begun_and_brings_nothing_to_light(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, ana = await alone(app, "arigato", seats=2, chairs=["me", "bot:random"])
        found = scene_of(table.match.game, 0).arrangement
        assert found is not None
        whole = steps(found, some(found, random.Random(2)))
        begun = next(put.answers for put in found.puts if whole[0] in put.answers and set(put.answers) <= set(whole))
        version = table.version

        async def after(*said: str) -> Any:
            return await ana.get(f"/api/tables/{table.id}/hint?after={quote('; '.join(said))}")

        options = rehearsed(table.course, 0, begun).game.options_of[0]
        advice = (await after(*begun)).json["advice"]
        assert {one["choice"] for one in advice} <= set(options)
        page = await ana.get(f"/t/{table.id}/hint?part&after={quote('; '.join(begun))}")
        assert all(choice.startswith("traveller") for choice in Reading(page.body.decode()).values("data-choice"))
        assert (await after(*whole)).status == 400  # the other is ready: all would be shown
        assert (await after("nonsense")).status == 400
        assert table.version == version

    story(tmp_path, told)
