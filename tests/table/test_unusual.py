"""A table says what it is: own deck, given deal, options, in the lobby and to whoever joins; the proof covers them."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.cli import run
from chabudai.table.course import deals
from chabudai.table.course import plan as plans
from chabudai.table.running.tables import Tables
from chabudai.table.seen import observation
from tests.boxes import ALL
from tests.table.asgi import Wire, person, story
from tests.table.tables import play_on, three
from tests.table.tables import story as tables_story
from tests.table.test_home import DECK
from tests.table.test_pages_http import read

OPEN = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"], "listed": True}


def another_option(game: str) -> tuple[str, str | int | bool]:
    """A value of an option that is not the default."""
    option = next(option for option in games.find(game).options if option.key != "deck")
    return option.key, option.values[1]


@pytest.mark.parametrize(("more", "said"), [({"deck": DECK}, "own deck"), ({"seed": 7}, "deal not secret")])
def test_whoever_joins_reads_what_is_not_as_usual(tmp_path: Path, more: dict[str, object], said: str) -> None:
    async def told(app: Starlette) -> None:
        ana, ben = await person(app, "Ana"), await person(app, "Ben")
        usual = (await ana.ask("POST", "/api/tables", OPEN)).json["table"]
        assert said not in read(await ben.get("/"))
        assert said not in read(await ben.get(f"/t/{usual}"))
        table = (await ana.ask("POST", "/api/tables", {**OPEN, **more})).json["table"]
        assert said in read(await ben.get("/")), "in the lobby"
        page = read(await ben.get(f"/t/{table}"))
        assert said in page
        assert "this table is not the usual one" in page
        told_of = {one["table"]: one["unusual"] for one in (await Wire(app).get("/api/tables")).json["open"]}
        assert told_of[usual] == {"own_deck": False, "given_deal": False, "options": {}}
        assert told_of[table] == {"own_deck": "deck" in more, "given_deal": "seed" in more, "options": {}}
        assert (await ben.get(f"/api/tables/{table}")).json["unusual"] == told_of[table]

    story(tmp_path, told)


def test_the_deck_of_the_host_is_open_to_all(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.ask("POST", "/api/tables", {**OPEN, "deck": DECK})).json["table"]
        deck = (await Wire(app).get(f"/api/tables/{table}/deck")).json["deck"]
        assert deck == app.state.server.tables.in_memory[table].course.plan.deck
        page = read(await Wire(app).get(f"/t/{table}"))
        assert "The deck that the host brought" in page
        assert "deck: even" not in page.lower()

    story(tmp_path, told)


@pytest.mark.parametrize("game", [name for name in ALL if games.find(name).options])
def test_options_are_told_in_the_lobby(tmp_path: Path, game: str) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        key, value = another_option(game)
        chairs = ["me", *["open"] * (games.find(game).seat_counts[-1] - 1)]
        plan = {"game": game, "seats": len(chairs), "chairs": chairs, "listed": True, "options": {key: value}}
        reply = await ana.ask("POST", "/api/tables", plan)
        assert reply.json["unusual"]["options"] == {key: value}
        lobby = read(await Wire(app).get("/"))
        assert lobby.count('class="mark"') == 1

    story(tmp_path, told)


def test_the_fingerprint_covers_deck_options_seats_edition_and_seed(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        plan = table.course.plan
        await play_on(table, 1000)
        record, box = table.match.record, table.match.box
        assert deals.verify(box, record, plan.deal.nonce, plan.fingerprint) is None
        key, value = another_option("dojo")
        marked = plans.read_deck("dojo", DECK)
        for other in (
            replace(record, deck=marked),
            replace(record, options={**record.options, key: value}),
            replace(record, seats=4),
            replace(record, edition=record.edition + 1),
            replace(record, seed=record.seed ^ 1),
        ):
            assert deals.verify(box, other, plan.deal.nonce, plan.fingerprint) == "fair-other-fingerprint"
        agreed = observation.deal(table)["agreement"]
        dealt = record.seed.to_bytes(16, "big") + bytes.fromhex(plan.deal.nonce)
        assert plan.fingerprint == "v2:" + sha256(dealt + agreed.encode()).hexdigest(), "as the page says"

    tables_story(tmp_path, told)


def test_a_table_with_a_deck_of_its_own_is_proved_after_a_restart(tmp_path: Path) -> None:
    shown: list[str] = []

    async def before(tables: Tables) -> None:
        table = await three(tables, deck=DECK)
        shown.extend([table.id, table.course.plan.fingerprint])
        await play_on(table, 1000)

    async def after(tables: Tables) -> None:
        table = await tables.open(shown[0])
        assert table.course.plan.fingerprint == shown[1]
        record = table.match.record
        assert deals.verify(table.match.box, record, table.course.plan.deal.nonce, shown[1]) is None

    tables_story(tmp_path, before)
    tables_story(tmp_path, after)


def test_tables_from_before_keep_their_fingerprint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "old.json"

    async def told(tables: Tables) -> None:
        table = await three(tables)
        first = (await tables.store.entries(table.id))[0]
        data = {name: value for name, value in first.data.items() if name != "proof"}
        old = plans.from_json(data)
        dealt = old.deal.seed.to_bytes(16, "big") + bytes.fromhex(old.deal.nonce)
        assert old.fingerprint == sha256(dealt).hexdigest()
        await play_on(table, 1000)
        whole = observation.record(table, None)
        file.write_text(json.dumps({**whole, "deal": {**whole["deal"], "fingerprint": old.fingerprint}}))

    tables_story(tmp_path, told)
    assert run(["verify", str(file), "--lang", "en"]) == 0
    assert "not the deck and the options" in " ".join(capsys.readouterr().out.split())
