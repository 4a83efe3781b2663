"""What ends, in both databases: tokens, links, and whatever was kept long enough."""

from __future__ import annotations

import time

from chabudai.store import Device, Entry, Report, Store
from tests.store.test_store import heading, run

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
        await store.forget("ana")
        assert not (await store.standing("ana", "d1")).known
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
