"""A log that cannot be read to its end: the table is shown as it last stood, and all the others go on."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.table.doors.server import Server
from chabudai.table.errors import Failed, OutOfDate
from chabudai.table.running.tables import Tables
from tests.table.asgi import Wire
from tests.table.asgi import story as wire_story
from tests.table.tables import answer, do, play_on, story, three

PLAYED = 5
FIRST = 3  # the entry of the first choice, after two people have sat down
DAMAGE = {
    "a hole": "DELETE FROM entries WHERE table_id = ? AND number = 5",
    "an entry of another version": "UPDATE entries SET kind = 'poll' WHERE table_id = ? AND number = 5",
    "half a row": "UPDATE entries SET data = '{\"broken' WHERE table_id = ? AND number = 5",
    "a row that says something else": "UPDATE entries SET data = '[]' WHERE table_id = ? AND number = 5",
    "a choice that is none": "UPDATE entries SET data = replace(data, 'choice', 'c') WHERE table_id = ? AND number = 5",
    "somebody else's choice": "UPDATE entries SET seat = 77 WHERE table_id = ? AND number = 5",
}


def play_two(folder: Path) -> tuple[str, str]:
    """Two tables that have begun."""
    met: list[str] = []

    async def before(tables: Tables) -> None:
        for _ in range(2):
            table = await three(tables)
            await play_on(table, PLAYED)
            met.append(table.id)

    story(folder, before)
    return met[0], met[1]


def damage(folder: Path, statement: str, table: str) -> None:
    with sqlite3.connect(folder / "tables.db") as connection:
        assert connection.execute(statement, (table,)).rowcount == 1
    connection.close()


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_table_is_shown_as_it_last_stood_and_nothing_else_stops(
    tmp_path: Path, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = play_two(tmp_path)
    damage(tmp_path, statement, bad)

    async def after(tables: Tables) -> None:
        table = await tables.open(bad)
        assert (table.status, table.course.asked, len(table.match.played)) == ("unreadable", (), 5 - FIRST)
        assert any(bad in record.getMessage() for record in caplog.records if record.levelno == logging.ERROR)
        for verb in ("undo", "leave", "resign", "agree"):
            with pytest.raises(OutOfDate):
                await do(table, "ana", verb)
        assert table.snapshot() is None, "the last good one stays"
        assert await tables.waiting_for("ana", await tables.of("ana")) in ([], [good])
        await play_on(await tables.open(good), 5)

    for _ in range(2):  # nothing of this makes it worse
        story(tmp_path, after)


def test_a_table_without_a_beginning_is_refused_and_nothing_else_stops(tmp_path: Path) -> None:
    bad, good = play_two(tmp_path)
    damage(tmp_path, "UPDATE entries SET data = '{\"broken' WHERE table_id = ? AND number = 0", bad)

    async def after(tables: Tables) -> None:
        for _ in range(2):
            with pytest.raises(Failed):
                await tables.open(bad)
        await play_on(await tables.open(good), 5)

    story(tmp_path, after)


def test_a_damaged_heading_is_left_out_of_lists_and_mended_by_the_next_change(tmp_path: Path) -> None:
    bad, good = play_two(tmp_path)
    damage(tmp_path, "UPDATE tables SET about = '{\"broken' WHERE id = ?", bad)

    async def after(tables: Tables) -> None:
        assert [heading.table for heading in await tables.of("ana")] == [good]
        table = await tables.open(bad)
        await play_on(table, 3)
        await do(table, "bo", "leave")
        assert {heading.table for heading in await tables.of("ana")} == {good, bad}

    story(tmp_path, after)


def test_whoever_looks_is_told_and_can_keep_what_they_saw(tmp_path: Path) -> None:
    bad, _ = play_two(tmp_path)
    damage(tmp_path, DAMAGE["a hole"], bad)

    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        ana = Wire(app, server.keys.token("ana"))
        seen = (await ana.get(f"/api/tables/{bad}")).json
        assert (seen["status"], seen["question"]) == ("unreadable", None)
        assert seen["view"]["key"] == "0"
        page = (await ana.get(f"/t/{bad}?lang=en")).body.decode()
        assert "cannot be read" in page
        assert f'href="/api/tables/{bad}/record"' in page
        record = (await ana.get(f"/api/tables/{bad}/record")).json
        assert record["seat_record"] == 1
        assert "seed" not in record
        page = (await ana.get(f"/t/{bad}?lang=fr")).body.decode()
        assert "illisible" in page
        assert (await ana.post(f"/api/tables/{bad}/chat", text="hello?")).problem == "unreadable-table"

    wire_story(tmp_path, told)


def test_the_clicks_that_once_made_a_hole(tmp_path: Path) -> None:
    """Two people ask for an undo each, take back what they can by themselves, and agree to what is no more."""
    choices = "0 resident 27, 0 install BR, 0 traveller 26, 0 traveller 72, 0 ready, 1 resident 51, 1 install TR"
    met: list[str] = []

    async def before(tables: Tables) -> None:
        people = {"game": "arigato", "seats": 2, "chairs": ["me", "open"], "seed": 0, "name": "Ana"}
        table = await tables.create("ana", people)
        await do(table, "bo", "sit")
        for written in choices.split(", "):
            seat, _, choice = written.partition(" ")
            await answer(table, int(seat), choice)
        for player, verb in (
            ("ana", "undo"),
            ("bo", "undo"),
            ("bo", "undo"),
            ("ana", "undo"),
            ("bo", "agree"),
            ("bo", "leave"),
        ):
            try:
                await do(table, player, verb)
            except OutOfDate:
                continue
        await do(table, "ana", "chat", text="hello")
        numbers = [entry.number for entry in await tables.store.entries(table.id)]
        assert numbers == list(range(len(numbers)))
        met.append(table.id)

    async def after(tables: Tables) -> None:
        assert (await tables.open(met[0])).status == "running"

    story(tmp_path, before)
    story(tmp_path, after)
