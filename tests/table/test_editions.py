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
from chabudai.games.arigato.catalogue import CATALOGUES
from chabudai.games.arigato.decks import box_catalogue
from chabudai.store import Snapshot
from chabudai.table.house import House
from chabudai.table.pages import PAGES
from chabudai.table.rooms import Rooms
from tests.table.asgi import person, story
from tests.table.house import do, play_on, three
from tests.table.house import story as rooms_story
from tests.table.test_pages_http import HTML, read


@pytest.mark.parametrize("ruin", ["no snapshot", "a position of another form"])
def test_a_game_that_cannot_be_decoded_is_told_from_its_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ruin: str
) -> None:
    met: list[str] = []
    events: list[list[Event]] = []

    async def before(app: Starlette) -> None:
        house: House = app.state.house
        for moves in (1000, 30):
            table = await three(house.rooms, listed=True)
            await play_on(table, moves)
            await table.do("chat", "bo", data={"text": "well played"})
            met.append(table.id)
            events.append([e for played in table.match.played for e in played.events if e.visible_to(None)])
        assert len(events[0]) > len(events[1]) > 10

    async def after(app: Starlette) -> None:
        house: House = app.state.house
        for table_id in met:
            if ruin == "no snapshot":
                await house.store._writer.submit(  # type: ignore[attr-defined]
                    lambda cursor, table_id=table_id: cursor.execute(
                        "DELETE FROM snapshots WHERE table_id = ?", (table_id,)
                    )
                )
            else:
                await house.store.keep([Snapshot(table_id, 10_000, 1, {"position": {"odd": 1}, "questions": []})])
            house.rooms.tables.pop(table_id, None)
        eve = await person(app, "Eve")
        for table_id, happened in zip(met, events, strict=True):
            table = await house.rooms.open(table_id)
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
            await house.rooms._keep_snapshots()
        listed = (await eve.get("/api/tables")).json["finished"]
        assert [row["table"] for row in listed] == [met[0]], "the list still knows its result"
        assert listed[0]["totals"]

    story(tmp_path, before, pages=PAGES)
    monkeypatch.setattr(dojo, "BOX", dataclasses.replace(dojo.BOX, edition=dojo.BOX.edition + 1))
    if ruin == "no snapshot":  # and the new rules refuse what the old ones allowed

        def refuse(*args: object) -> None:
            raise BadPosition("bad-position")

        monkeypatch.setattr("chabudai.core.match.Match.choose", refuse)
    story(tmp_path, after, pages=PAGES)


def test_a_finished_game_of_an_older_edition_is_shown_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[str] = []

    async def before(app: Starlette) -> None:
        table = await three(app.state.house.rooms)
        await play_on(table, 1000)
        met.append(table.id)

    async def after(app: Starlette) -> None:
        eve = await person(app, "Eve")
        page = read(await eve.get(f"/t/{met[0]}"))
        assert "older edition" in page
        assert "data-piece" in page, "the last position is there"
        assert "Play again" not in page, "that is for the people of the game"
        assert (await eve.ask("GET", f"/t/{met[0]}/replay", headers=HTML)).status == 409

    story(tmp_path, before, pages=PAGES)
    monkeypatch.setattr(dojo, "BOX", dataclasses.replace(dojo.BOX, edition=dojo.BOX.edition + 1))
    story(tmp_path, after, pages=PAGES)


def test_in_every_game_what_is_kept_as_a_position_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables from before an upgrade, and those that somebody tried from the middle of another."""
    met: list[tuple[str, str, str]] = []
    people = {"seats": 3, "chairs": ["me", "open", "open"]}

    async def before(rooms: Rooms) -> None:
        for name in games.names():
            table = await rooms.create("ana", {"game": name, "name": "Ana", **people})
            await do(table, "bo", "sit")
            await do(table, "cy", "sit")
            await play_on(table, 25)
            trial = await rooms.try_from_here(table, table.course.asked[0])
            met.append((name, table.id, trial.id))

    async def after(rooms: Rooms) -> None:
        for name, table_id, trial_id in met:
            table, trial = await rooms.open(table_id), await rooms.open(trial_id)
            assert (name, table.status, trial.status) == (name, "running", "running")
            assert table.course.continued
            assert trial.course.continued
            await play_on(table, 10)
            assert table.match.game.totals()

    rooms_story(tmp_path, before)
    for name in games.names():
        box = games.find(name)
        monkeypatch.setattr(f"{box.package}.BOX", dataclasses.replace(box, edition=box.edition + 1))
    CATALOGUES.clear()  # as in a process that has set up no game yet
    box_catalogue.cache_clear()
    rooms_story(tmp_path, after)
