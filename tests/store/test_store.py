"""What both stores promise."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from chabudai.core.errors import BadTable
from chabudai.store import Entry, Heading, NoStore, Report, Snapshot, Store, StoreFailed, Taken, batches, open_store
from chabudai.store.sql import SqlStore
from chabudai.store.sqlite import SqliteStore


def run(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Open the store, let the story happen, close the store."""

    async def whole() -> None:
        store = open_store(url)
        await store.start()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def entry(table: str, number: int, **more: object) -> Entry:
    return Entry(table, number, "chat", 1000 + number, 1, "ana", {"text": f"né {number} \ud800", **more})


def heading(table: str, status: str = "running", players: tuple[str, ...] = ("ana",), changed: int = 1) -> Heading:
    return Heading(table, "dojo", status, True, "ana", 1, changed, players, {"seats": 4})


def test_servers_that_start_together_bring_the_tables_up_to_date_once(url: str) -> None:
    async def whole() -> None:
        stores = [open_store(url) for _ in range(4)]
        await asyncio.gather(*(store.start() for store in stores))
        await stores[0].append([entry("a", 0)])
        assert len(await stores[3].entries("a")) == 1
        for store in stores:
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_file_is_served_by_one_process_and_read_by_any(tmp_path: Path) -> None:
    async def whole() -> None:
        first, second = (open_store(str(tmp_path / "tables.db")) for _ in range(2))
        await first.start()
        await first.occupy()
        assert await first.claim("a", "me", 10, 5)
        await second.start()
        with pytest.raises(StoreFailed) as refused:
            await second.occupy()
        assert (refused.value.problem, refused.value.facts) == ("store-in-use", {"place": str(tmp_path / "tables.db")})
        assert not await second.claim("a", "you", 10, 6), "who only reads takes nothing away"
        await first.close()
        await second.occupy()
        assert await second.claim("a", "you", 10, 6)
        await second.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_file_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    file = folder / "tables.db"
    mask = os.umask(0o022)
    try:

        async def story(store: Store) -> None:
            await store.append([entry("a", len(await store.entries("a")))])
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
            assert modes == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
            assert folder.stat().st_mode & 0o777 == 0o700

        run(str(file), story)
        file.chmod(0o644)  # as earlier versions left it
        run(str(file), story)
    finally:
        os.umask(mask)


def test_a_log_comes_back_as_written_even_after_a_restart(url: str) -> None:
    entries = [entry("a", number) for number in range(5)]

    async def write(store: Store) -> None:
        await store.append(entries[:2], heading("a"))
        await store.append(entries[2:])
        assert await store.entries("nowhere") == []

    async def read(store: Store) -> None:
        assert await store.entries("a") == entries
        assert await store.entries("a", after=2) == entries[3:]

    run(url, write)
    run(url, read)


def test_a_number_is_given_once_and_an_append_is_all_or_nothing(url: str) -> None:
    async def story(store: Store) -> None:
        await store.append([entry("a", 0), entry("a", 1)])
        with pytest.raises(Taken):
            await store.append([entry("a", 2), entry("a", 1)])
        assert [e.number for e in await store.entries("a")] == [0, 1]
        await store.append([entry("a", 2)])

    run(url, story)


def test_many_appends_share_a_transaction_and_one_failure_hurts_nobody_else(url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqlStore)
        await store.append([entry("t7", 0)])
        before = store.transactions
        results = await asyncio.gather(*(store.append([entry(f"t{i}", 0)]) for i in range(100)), return_exceptions=True)
        assert [type(r) for r in results if r is not None] == [Taken]
        assert store.transactions - before < 20
        for i in range(100):
            assert len(await store.entries(f"t{i}")) == 1

    run(url, story)


def test_whatever_is_asked_for_together_is_done_together_and_one_failure_hurts_nobody_else(url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqlStore)
        await store.append([entry("taken", 0)], heading("taken"))
        before = store.transactions
        work: list[Awaitable[object]] = []
        for i in range(20):
            work += [
                store.append([entry(f"t{i}", 0)], heading(f"t{i}", "waiting")),
                store.keep([Snapshot(f"t{i}", 0, 1, {"i": i})]),
                store.append([entry(f"t{i}", 1), entry(f"t{i}", 2)]),
                store.append([entry(f"t{i}", 3)], heading(f"t{i}", "running", ("bo", "ana"))),
            ]
        work.insert(30, store.append([entry("taken", 1), entry("taken", 0)], heading("taken", "over")))
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Taken]
        assert store.transactions - before < 20
        assert [h.table for h in await store.headings(status=["over"])] == [], "nor what goes with it"
        assert len(await store.entries("taken")) == 1
        for i in range(20):
            assert [e.number for e in await store.entries(f"t{i}")] == [0, 1, 2, 3]
            assert await store.snapshot(f"t{i}") == Snapshot(f"t{i}", 0, 1, {"i": i})
        assert {h.table: h.players for h in await store.headings(player="bo")} == {
            f"t{i}": ("ana", "bo") for i in range(20)
        }

    run(url, story)


def test_while_the_loop_has_much_to_do_what_comes_one_after_another_is_written_together(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "LONGEST", 0.5)  # however slow the machine is

    async def story(store: Store) -> None:
        assert isinstance(store, SqlStore)
        before, writing = store.transactions, []
        for number in range(5):
            writing.append(asyncio.ensure_future(store.append([entry("a", number)])))
            time.sleep(2 * batches.IDLE)  # work
            await asyncio.sleep(0)
        await asyncio.gather(*writing)
        assert store.transactions - before == 1
        monkeypatch.setattr(batches, "IDLE", 0.5)
        for number in range(5, 8):  # there is time: nobody waits for anybody
            await store.append([entry("a", number)])
        assert store.transactions - before == 4
        assert [e.number for e in await store.entries("a")] == [*range(8)]

    run(url, story)


def test_what_is_to_be_written_does_not_wait_for_long_however_much_there_is_to_do(url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqlStore)
        before, writing = store.transactions, asyncio.ensure_future(store.append([entry("a", 0)]))
        end = time.monotonic() + 5
        while not writing.done() and time.monotonic() < end:
            time.sleep(2 * batches.IDLE)  # the loop is never idle
            await asyncio.sleep(0)
        await writing
        assert time.monotonic() < end
        assert store.transactions - before == 1

    run(url, story)


def test_two_processes_cannot_both_write_a_number(url: str) -> None:
    async def story(first: Store) -> None:
        second = open_store(url)
        await second.start()
        try:
            for number in range(10):
                both = await asyncio.gather(
                    first.append([entry("a", number, by=1)]),
                    second.append([entry("a", number, by=2)]),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in both) == ["NoneType", "Taken"]
            assert len(await first.entries("a")) == 10
        finally:
            await second.close()

    run(url, story)


def test_headings_by_status_player_and_being_listed(url: str) -> None:
    async def story(store: Store) -> None:
        await store.append([entry("a", 0)], heading("a", changed=1))
        await store.append([entry("b", 0)], heading("b", "waiting", ("ana", "bo"), changed=2))
        assert [h.table for h in await store.headings()] == ["b", "a"]
        assert [h.table for h in await store.headings(status=["running", "over"])] == ["a"]
        assert [h.table for h in await store.headings(player="bo", listed=True)] == ["b"]
        await store.append([entry("b", 1)], heading("b", "running", ("ana",), changed=3))
        assert await store.headings(player="bo") == []
        assert await store.headings(status=["running"], limit=1) == [heading("b", changed=3)]

    run(url, story)


def test_the_newest_snapshot_stays(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.snapshot("a") is None
        newer, older = Snapshot("a", 9, 2, {"x": [1]}), Snapshot("a", 4, 1, {"x": []})
        await store.keep([older])
        await store.keep([newer])
        await store.keep([older])
        assert await store.snapshot("a") == newer

    run(url, story)


def test_players_are_remembered_and_forgotten(url: str) -> None:
    async def story(store: Store) -> None:
        await store.remember("ana", {"name": "Ana", "language": "fr"})
        assert await store.player("ana") == {"name": "Ana", "language": "fr"}
        await store.append([entry("a", 0), Entry("a", 1, "choice", 5, 0, "bo", {"text": "kept"})], heading("a"))
        assert await store.forget("ana") == ["a"]
        assert await store.player("ana") == {}
        assert await store.headings(player="ana") == []
        wiped, other = await store.entries("a")
        assert wiped.data == {"text": ""}
        assert other.data == {"text": "kept"}

    run(url, story)


def test_reports_are_kept_the_last_ones_first_until_their_player_is_forgotten(url: str) -> None:
    async def story(store: Store) -> None:
        reports = [Report(f"r{number}", "a", player, number, {"text": "né"}) for number, player in enumerate("aba")]
        for report in reports:
            await store.report(report)
        assert await store.reports() == reports[::-1]
        assert await store.reports(limit=1) == [reports[2]]
        assert await store.reports("r1") == [reports[1]]
        assert await store.reports("nothing") == []
        await store.forget("a")
        assert await store.reports() == [reports[1]]

    run(url, story)


def test_a_review_is_kept_once(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.review("a") is None
        await store.keep_review("a", {"after": [0, 3], "seats": [{"own": 0.25}]})
        await store.keep_review("a", {"after": []})
        assert await store.review("a") == {"after": [0, 3], "seats": [{"own": 0.25}]}
        assert await store.review("b") is None

    run(url, story)


def test_a_player_is_told_of_a_question_once(url: str) -> None:
    async def story(store: Store) -> None:
        told = [await store.notice("t", "ana", question) for question in (3, 3, 2, 4)]
        assert told == [True, False, False, True]
        assert await store.notice("t", "bo", 3)
        assert await store.notice("other", "ana", 1)

    run(url, story)


def test_tables_of_one_deal_are_found(url: str) -> None:
    async def story(store: Store) -> None:
        for table, deal in (("a", "x"), ("b", "y"), ("c", "x"), ("d", "")):
            await store.append([entry(table, 0)], replace(heading(table, "over"), deal=deal))
        assert [found.table for found in await store.headings(status=["over"], deal="x")] == ["a", "c"]

    run(url, story)


def test_a_secret_is_made_once(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.secret("key", lambda: "first") == "first"
        assert await store.secret("key", lambda: "second") == "first"

    run(url, story)
    run(url, story)


def test_a_table_is_run_by_one_process_until_its_claim_runs_out(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.claim("a", "one", until=100, now=0)
        assert not await store.claim("a", "two", until=150, now=50)
        assert await store.claim("a", "one", until=200, now=60)
        assert not await store.claim("a", "two", until=250, now=200)
        assert await store.claim("a", "two", until=300, now=201)
        assert not await store.claim("a", "one", until=400, now=250)
        assert await store.abandoned(now=301) == []  # no table of that name is running
        await store.append([entry("a", 0)], heading("a"))
        assert await store.abandoned(now=300) == []
        assert await store.abandoned(now=301) == ["a"]
        await store.release("two")
        assert await store.claim("a", "one", until=400, now=250)

    run(url, story)


def test_the_tables_of_a_process_that_has_died_are_free_at_once(postgres: str) -> None:
    async def story(store: Store) -> None:
        await store.append([entry("mine", 0), entry("lost", 0)], heading("mine"))
        await store.append([entry("found", 0)], heading("lost"))
        dying = open_store(postgres)
        await dying.start()
        assert await store.claim("mine", "living", until=10_000, now=0)
        assert await dying.claim("lost", "dying", until=10_000, now=0)
        assert not await store.claim("lost", "living", until=10_000, now=1)
        assert await store.abandoned(now=1) == []
        await dying.close()  # its connections are gone, its claim is still in the table
        for _ in range(200):
            if await store.abandoned(now=1) == ["lost"]:
                break
            await asyncio.sleep(0.01)
        assert await store.claim("lost", "living", until=10_000, now=1)
        assert await store.abandoned(now=1) == []

    run(postgres, story)


def test_another_process_hears_of_an_append(postgres: str) -> None:
    async def story(store: Store) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        own: list[str] = []
        other = open_store(postgres)
        await other.start()
        try:
            await other.listen(heard.put_nowait)
            await store.listen(own.append)
            assert await heard.get() == ""  # it listens now: anything may have happened before
            await store.append([entry("heard", 0)])
            assert await heard.get() == "heard"
            assert own in ([], [""])
        finally:
            await other.close()

    run(postgres, story)


def test_a_closed_store_says_so(url: str) -> None:
    async def story(store: Store) -> None:
        other = open_store(url)
        await other.start()
        await other.close()
        with pytest.raises(StoreFailed):
            await other.append([entry("a", 0)])

    run(url, story)


def test_a_store_that_cannot_write_keeps_nothing_and_works_again_later(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append([entry("a", 0)])
        await store._writer.submit(lambda cursor: cursor.execute("ALTER TABLE entries RENAME TO elsewhere"))
        with pytest.raises(StoreFailed):
            await store.append([entry("a", 1)])
        await store._writer.submit(lambda cursor: cursor.execute("ALTER TABLE elsewhere RENAME TO entries"))
        await store.append([entry("a", 1)])
        assert [e.number for e in await store.entries("a")] == [0, 1]

    run(str(tmp_path / "tables.db"), story)


def test_a_url_of_no_store_is_refused() -> None:
    with pytest.raises(BadTable) as caught:
        open_store("mysql://somewhere")
    assert caught.value.problem == "unknown-database"


# --- a database that is away, or none -------------------------------------------------------------


def look(url: str) -> list[Report]:
    """What one finds who only looks."""

    async def whole() -> list[Report]:
        store = open_store(url)
        await store.look()
        try:
            return await store.reports()
        finally:
            await store.close()

    return asyncio.run(asyncio.wait_for(whole(), 60))


def test_one_can_look_and_change_nothing(url: str) -> None:
    made = Report("r", "a", "ana", 1, {"text": "odd"})
    claimed: list[bool] = []

    async def write(store: Store) -> None:
        await store.report(made)
        assert await store.claim("a", "me", 50, 1)
        assert await asyncio.to_thread(look, url) == [made]  # while the server is running
        claimed.append(await store.claim("a", "another", 60, 2))

    run(url, write)
    assert claimed == [False]  # looking has taken nothing from those who serve
    assert look(url) == [made]


def test_looking_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(NoStore):
        look(str(tmp_path / "folder" / "none.db"))
    with pytest.raises(NoStore):
        look(str(tmp_path / "none.db"))
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious", encoding="utf-8")
    for visit in (lambda: look(str(file)), lambda: run(str(file), lambda _: asyncio.sleep(0))):
        with pytest.raises(NoStore, match=r"precious\.txt: no database: reason 'file is not a database'"):
            visit()
    assert file.read_text(encoding="utf-8") == "precious"
    assert list(tmp_path.iterdir()) == [file]


def test_a_database_of_something_else_is_not_read(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE things (x)").connection.close()
    with pytest.raises(NoStore, match="no such table"):
        look(str(tmp_path / "other.db"))


def test_a_server_that_is_away_is_named_without_its_password() -> None:
    with pytest.raises(NoStore) as error:
        look("postgresql://me:secret@127.0.0.1:1/tables?connect_timeout=5")
    assert error.value.where == "127.0.0.1:1/tables"
    assert "secret" not in str(error.value)
