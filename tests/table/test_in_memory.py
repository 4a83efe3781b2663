"""Which tables stay in memory: one that goes is read again, and nobody notices."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.table.running import in_memory
from chabudai.table.running.tables import Table, Tables
from tests.table.asgi import person
from tests.table.asgi import story as served_story
from tests.table.tables import TWO, story
from tests.table.test_failing import until
from tests.table.test_replay import played


async def kept(tables: Tables) -> None:
    """Wait until of all tables there is a snapshot."""
    await tables._keep_snapshots()
    await until(lambda: all(table.kept == table.version for table in tables.in_memory.values()))


def test_a_game_that_is_over_goes_when_nobody_asked_for_it_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(tables: Tables) -> None:
        ended, running = (
            await played(tables, "dojo"),
            await tables.create("ana", {**TWO, "chairs": ["me"] * 1 + ["open"] * 2}),
        )
        await kept(tables)
        tables.let_rest()
        assert set(tables.in_memory) == {ended.id, running.id}, "somebody has just played there"
        monkeypatch.setattr(in_memory, "RESTS", 0.0)
        with ended.watch(lambda: None, "ana"):
            tables.let_rest()
        assert ended.id in tables.in_memory, "somebody looks"
        tables.let_rest()
        assert set(tables.in_memory) == {running.id}, "who still plays there stays"
        again = await tables.open(ended.id)
        assert again is not ended
        assert again.match.record == ended.match.record
        assert again.status == "over"

    story(tmp_path, told)


def test_one_that_was_not_kept_yet_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read it would take longer than it has to, and something may be under way."""
    monkeypatch.setattr(in_memory, "RESTS", 0.0)

    async def told(tables: Tables) -> None:
        table = await played(tables, "dojo")
        table.kept = -1
        tables.let_rest()
        assert table.id in tables.in_memory

    story(tmp_path, told)


def test_to_ask_for_it_is_enough_to_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(tables: Tables) -> None:
        table = await played(tables, "dojo")
        await kept(tables)
        table._asked_for -= 1000
        assert table.unused > in_memory.RESTS
        assert await tables.open(table.id) is table
        tables.let_rest()
        assert table.id in tables.in_memory

    story(tmp_path, told)


def test_there_is_room_for_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those at which nobody looks go first, whether they are over or not; all can be opened."""
    monkeypatch.setattr(in_memory, "MOST_IN_MEMORY", 10)

    async def told(tables: Tables) -> None:
        first: Table = await tables.create("ana", TWO)
        made = [first.id]
        with first.watch(lambda: None, "ana"):
            for _ in range(25):
                await kept(tables)
                made.append((await tables.create("ana", TWO)).id)
                assert len(tables.in_memory) <= 10
            assert first.id in tables.in_memory, "somebody looks"
        assert [(await tables.open(table)).id for table in made] == made

    story(tmp_path, told)


def test_pages_of_a_game_that_went_are_as_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_memory, "RESTS", 0.0)

    async def told(app: Starlette) -> None:
        tables: Tables = app.state.server.tables
        ana = await person(app, "Ana")
        table = await played(tables, "dojo")
        paths = [
            f"/t/{table.id}",
            f"/t/{table.id}/replay/7",
            f"/api/tables/{table.id}",
            f"/api/tables/{table.id}/record",
        ]
        before = [await ana.get(path) for path in paths]
        assert [page.status for page in before] == [200] * 4
        await kept(tables)
        table._looked = table._asked_for = table._asked_for - 1000
        tables.let_rest()
        assert table.id not in tables.in_memory
        assert [(await ana.get(path)).body for path in paths] == [page.body for page in before]

    served_story(tmp_path, told)
