"""After an upgrade: running games go on, old games are shown, and what cannot be shown any more is told and says so."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.core.errors import BadPosition
from chabudai.core.events import Event
from chabudai.games import dojo
from chabudai.games.arigato.catalogues import CATALOGUES, box_catalogue
from chabudai.store import Snapshot
from chabudai.table.course.entries import Chat
from chabudai.table.doors.server import Server
from chabudai.table.running.tables import Tables
from tests.boxes import ALL, middle
from tests.table.asgi import person, story
from tests.table.tables import do, play_on, three
from tests.table.tables import story as tables_story
from tests.table.test_pages_http import HTML, read


@pytest.mark.parametrize("ruin", ["no snapshot", "a position of another form"])
def test_a_game_that_cannot_be_decoded_is_told_from_its_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ruin: str
) -> None:
    met: list[str] = []
    events: list[list[Event]] = []

    async def before(app: Starlette) -> None:
        server: Server = app.state.server
        for moves in (1000, 30):
            table = await three(server.tables, listed=True)
            await play_on(table, moves)
            await table.do(Chat(text="well played"), "bo")
            met.append(table.id)
            events.append([e for played in table.match.played for e in played.events if e.visible_to(None)])
        assert len(events[0]) > len(events[1]) > 10

    async def after(app: Starlette) -> None:
        server: Server = app.state.server
        for table_id in met:
            if ruin == "no snapshot":
                await server.store._writer.submit(  # type: ignore[attr-defined]
                    lambda cursor, table_id=table_id: cursor.execute(
                        "DELETE FROM snapshots WHERE table_id = ?", (table_id,)
                    )
                )
            else:
                await server.store.keep([Snapshot(table_id, 10_000, 1, {"position": {"odd": 1}, "questions": []})])
            server.tables.in_memory.pop(table_id, None)
        eve = await person(app, "Eve")
        for table_id, happened in zip(met, events, strict=True):
            table = await server.tables.open(table_id)
            assert table.status == "told"
            assert table.events(None) == happened
            page = read(await eve.get(f"/t/{table_id}"))
            assert "only told" in page
            assert "older edition" in page
            assert "well played" in page
            assert "Ana" in page
            assert page.count("data-kind=") >= len(happened)
            assert "data-piece" not in page
            seen = (await eve.get(f"/api/tables/{table_id}")).json
            assert (seen["view"], seen["question"], seen["asked"]) == (None, None, [])
            assert "seed" not in seen["deal"]
            for path in ("/score", "/replay", "/replay/0", "/deal", "/fair"):
                assert (await eve.ask("GET", f"/t/{table_id}{path}", headers=HTML)).status in (404, 409)
            await server.tables._keep_snapshots()
        listed = (await eve.get("/api/tables")).json["finished"]
        assert [row["table"] for row in listed] == [met[0]], "the list still knows its result"
        assert listed[0]["totals"]

    story(tmp_path, before)
    monkeypatch.setattr(dojo, "BOX", dataclasses.replace(dojo.BOX, edition=dojo.BOX.edition + 1))
    if ruin == "no snapshot":  # and the new rules refuse what the old ones allowed

        def refuse(*args: object) -> None:
            raise BadPosition("bad-position")

        monkeypatch.setattr("chabudai.core.match.Match.choose", refuse)
    story(tmp_path, after)


def test_a_finished_game_of_an_older_edition_is_shown_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[str] = []

    async def before(app: Starlette) -> None:
        table = await three(app.state.server.tables)
        await play_on(table, 1000)
        met.append(table.id)

    async def after(app: Starlette) -> None:
        eve = await person(app, "Eve")
        page = read(await eve.get(f"/t/{met[0]}"))
        assert "older edition" in page
        assert "data-piece" in page, "the last position is there"
        assert "Play again" not in page, "that is for the people of the game"
        assert (await eve.ask("GET", f"/t/{met[0]}/replay", headers=HTML)).status == 409

    story(tmp_path, before)
    monkeypatch.setattr(dojo, "BOX", dataclasses.replace(dojo.BOX, edition=dojo.BOX.edition + 1))
    story(tmp_path, after)


@pytest.mark.parametrize("name", ALL)
def test_what_is_kept_as_a_position_goes_on(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table from before an upgrade, and one that somebody tried from the middle of it."""
    met: list[str] = []
    box = games.find(name)
    seats = middle(box)

    async def before(tables: Tables) -> None:
        plan = {"game": name, "name": "Ana", "seats": seats, "chairs": ["me", *["open"] * (seats - 1)]}
        table = await tables.create("ana", {**plan, "hints": True})
        for seat in range(1, seats):
            await do(table, f"p{seat}", "sit")
        await play_on(table, min(25, box.longest // 5))
        trial = await tables.try_from_here(table, table.course.asked[0])
        met.extend((table.id, trial.id))

    async def after(tables: Tables) -> None:
        table, trial = [await tables.open(kept) for kept in met]
        assert (table.status, trial.status) == ("running", "running")
        assert table.course.continued
        assert trial.course.continued
        await play_on(table, 10)
        assert table.match.game.totals()

    tables_story(tmp_path, before)
    monkeypatch.setattr(f"{box.package}.BOX", dataclasses.replace(box, edition=box.edition + 1))
    CATALOGUES.clear()  # as in a process that has set up no game yet
    box_catalogue.cache_clear()
    tables_story(tmp_path, after)
