"""What ends, in both databases: tokens, links, and whatever was kept long enough."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from chabudai.store import Device, Entry, Report, Store
from chabudai.store.ending import DID
from tests.store.test_store import entry, heading, run

LONG_AGO, LATER = 10, int(time.time() * 1000) + 10**9


def test_a_thing_ends_once(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.end("carry:x")
        assert not await store.end("carry:x")
        await store.sweep(LONG_AGO, 10)
        assert not await store.end("carry:x"), "it could still be used"

    run(url, story)


def test_devices_and_standing(url: str) -> None:
    async def story(store: Store) -> None:
        assert (await store.standing("ana")).good
        assert (await store.standing("ana")).seen is None
        assert not (await store.standing("ana", "d1")).good
        await store.add_device("ana", Device("d1", 5, "Firefox"))
        assert (await store.standing("ana", "d1")).good
        assert [one.id for one in await store.devices("ana")] == ["", "d1"]
        await store.sign_out("ana", "")
        assert not (await store.standing("ana")).good
        assert [one.id for one in await store.devices("ana")] == ["d1"]
        await store.remember("ana", {"name": "Ana"})
        await store.saw("ana")
        assert (await store.standing("ana", "d1")).seen
        assert (await store.standing("ana", "d1")).facts == {"name": "Ana"}
        await store.forget("ana")
        assert not (await store.standing("ana", "d1")).known
        assert (await store.standing("ana", "d1")).facts == {}
        assert list(await store.forgotten(0)) == ["ana"]
        assert await store.forgotten(LATER) == {}

    run(url, story)


def test_what_is_old_goes_in_bites(url: str) -> None:
    async def story(store: Store) -> None:
        for table, at in (("old", 5), ("new", 50)):
            said = [
                Entry(table, number, "chat", at if number else 5, 0, "ana", {"text": "x"}, 7) for number in range(3)
            ]
            await store.append(said, heading(table))
        await store.report(Report("r", "new", "ana", 5, {"text": "x"}))
        await store.remember("bo", {"name": "Bo"})
        assert await store.idle(LONG_AGO, 10) == ["old"], "a log that goes on is not idle, whatever its heading says"
        await store.remove(["old"])
        assert await store.entries("old") == []
        assert [one.table for one in await store.headings()] == ["new"]
        assert await store.tables_of("ana") == ["new"]
        swept = await store.sweep(LONG_AGO, 10)
        assert (swept.tables, swept.words, swept.reports, swept.players) == (("new",), 1, 1, 0)
        assert [entry.data["text"] for entry in await store.entries("new")] == ["", "x", "x"]
        assert {entry.moment for entry in await store.entries("new")} == {7}, "clocks measure by it"
        assert (await store.sweep(60, 1)).words == 1, "a bite"
        assert (await store.sweep(LATER, 10)).players == 1
        assert await store.player("bo") == {}

    run(url, story)


def test_tables_and_words_of_a_person_are_found_beside_the_choices(url: str) -> None:
    """Of choices nobody keeps by whom they are: who has made one sat down there, or sits there."""

    async def story(store: Store) -> None:
        sat = Entry("a", 0, "sit", 1000, 1, "ana", {"name": "Ana", "seat": 1})
        chose = Entry("a", 1, "choose", 1001, 1, "ana", {"question": 1, "choice": "x", "events": []})
        await store.append([sat, chose], heading("a", players=("ana",)))
        await store.append([replace(sat, table="b"), replace(chose, table="b")], heading("b", players=("ben",)))
        await store.append([replace(chose, table="c", number=0)], heading("c", players=("ana",)))
        await store.append([replace(sat, table="d", player="ben")], heading("d", players=("ben",)))
        assert await store.tables_of("ana") == ["a", "b", "c"]
        assert sorted(await store.forget("ana")) == ["a", "b", "c"]
        assert [one.data.get("name") for one in await store.entries("a")] == ["", None]
        assert (await store.entries("a"))[1] == chose, "games consist of choices"
        assert (await store.entries("d"))[0].data["name"] == "Ana", "somebody else's"
        assert await store.tables_of("ana") == ["a", "b"], "sits nowhere any more"

    run(url, story)


def test_an_index_finds_what_a_person_did(tmp_path: Path) -> None:
    """No table is gone through from the beginning to the end for it."""
    place = str(tmp_path / "tables.db")

    async def story(store: Store) -> None:
        await store.append([entry("a", 0)])

    run(place, story)
    with closing(sqlite3.connect(place)) as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN SELECT table_id FROM entries WHERE {DID}", ("ana",)).fetchall()
        assert "entries_beside_choices" in plan[0][-1]
        indexes = {row[1] for row in connection.execute("PRAGMA index_list(entries)")}
        assert "entries_by_player" not in indexes, "that of all entries made each move dearer"
