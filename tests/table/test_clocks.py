"""Clocks under a clock on the wall that somebody sets, and over restarts."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from chabudai.store import Entry
from chabudai.table.course import log as logs
from chabudai.table.course.entries import Timeout
from chabudai.table.running.reading import read_course
from chabudai.table.running.tables import Table, Tables
from chabudai.table.seen import observation
from tests.shown import scene_of
from tests.table.tables import PEOPLE, do, story, three

HOUR = 3_600_000
LIVE = {"kind": "live", "bank": 60, "increment": 0}
DAYS = {"kind": "days", "days": 1}


class Clocks:
    """The clock on the wall, and the one that nobody sets."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000_000
        self.steady = 5_000_000

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    clocks = Clocks()
    monkeypatch.setattr(time, "time_ns", lambda: clocks.wall * 1_000_000)
    monkeypatch.setattr(time, "monotonic_ns", lambda: clocks.steady * 1_000_000)
    return clocks


async def answer(table: Table, seat: int) -> None:
    action = scene_of(table.match.game, seat).actions[0]
    await do(table, PEOPLE[seat], "choose", question=table.question(seat), choice=action.id)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR, -400 * 24 * HOUR])
def test_the_wall_may_jump_while_people_think(tmp_path: Path, clocks: Clocks, jump: int) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        for _ in range(3):
            seat = table.course.thinking[0]
            left = table.course.clock.left[seat]
            clocks.pass_by(4000)
            clocks.wall += jump
            clocks.pass_by(1000)
            assert observation.clocks(table)[seat] == left // 1000 - 5
            await answer(table, seat)
            assert table.course.clock.left[seat] == left - 5000
        assert not any(chair.away for chair in table.seats)
        log = await tables.store.entries(table.id)
        assert log[-1].at == clocks.wall, "people are told the hour as it was on the wall"
        again = await read_course(tables.store, log)
        assert (again.clock.left, again.clock.moment) == (table.course.clock.left, table.course.clock.moment)
        seat = table.course.thinking[0]
        clocks.pass_by(table.course.clock.left[seat])
        await table.do(Timeout(), seat=seat)
        assert table.seats[seat].away

    story(tmp_path, told)


def test_nobody_pays_for_a_server_that_was_away(tmp_path: Path, clocks: Clocks) -> None:
    met: list[tuple[str, list[int]]] = []

    async def before(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        clocks.pass_by(7000)
        await answer(table, table.course.thinking[0])
        met.append((table.id, list(table.course.clock.left)))

    async def after(tables: Tables) -> None:
        table = await tables.open(met[0][0])
        assert table.course.clock.left == met[0][1]
        clocks.pass_by(2000)
        seat = table.course.thinking[0]
        await answer(table, seat)
        assert table.course.clock.left[seat] == met[0][1][seat] - 2000

    story(tmp_path, before)
    clocks.pass_by(HOUR)
    clocks.steady = 17  # another machine, or the same one started again
    story(tmp_path, after)


@pytest.mark.parametrize("jump", [0, 40 * 24 * HOUR, -40 * 24 * HOUR])
@pytest.mark.parametrize("killed", [False, True])
def test_days_do_not_pass_while_no_server_is_up(
    tmp_path: Path, clocks: Clocks, monkeypatch: pytest.MonkeyPatch, killed: bool, jump: int
) -> None:
    """However often it is away, and whatever becomes of the clock on the wall meanwhile."""
    met: list[str] = []

    async def before(tables: Tables) -> None:
        table = await three(tables, pace=DAYS)
        await answer(table, table.course.thinking[0])
        met.append(table.id)
        clocks.pass_by(5 * HOUR)
        await tables._wakefulness.note()
        if killed:
            monkeypatch.setattr(tables._wakefulness, "note", nothing)

    async def nothing() -> None:
        """No last words."""

    async def after(tables: Tables) -> None:
        table = await tables.open(met[0])
        assert observation.clocks(table)[table.course.thinking[0]] == 19 * 3600
        again = await read_course(tables.store, await tables.store.entries(table.id))
        assert again.clock.left == table.course.clock.left
        if killed:
            monkeypatch.setattr(tables._wakefulness, "note", nothing)

    story(tmp_path, before)
    for _ in range(2):
        clocks.wall += 10 * HOUR + jump
        clocks.steady = 17
        story(tmp_path, after)


def test_what_another_process_wrote_counts_by_its_own_measure(tmp_path: Path, clocks: Clocks) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        other = await Table.load(table.id, tables.store)  # as another process has it
        seat = table.course.thinking[0]
        clocks.pass_by(3000)
        clocks.wall -= HOUR
        await answer(other, seat)
        await table.catch_up()
        assert table.course.clock.left[seat] == other.course.clock.left[seat] == 57_000
        assert table.moment == other.moment

    story(tmp_path, told)


def test_a_log_from_before_reads_as_it_was_meant(tmp_path: Path, clocks: Clocks) -> None:
    """There was no moment: time passed as on the wall."""

    async def told(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        log = await tables.store.entries(table.id)
        seat = table.course.thinking[0]
        course = logs.begin(log[0])
        for entry in log[1:]:
            logs.replay(course, entry)
        logs.replay(course, Entry(table.id, len(log), "chat", log[-1].at + 9000, seat, PEOPLE[seat], {"text": "hm"}))
        assert course.clock.left[seat] == 51_000

    story(tmp_path, told)


def test_a_table_without_a_clock_keeps_no_moments(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        assert {entry.moment for entry in await tables.store.entries(table.id)} == {None}
        clock = await three(tables, pace=LIVE)
        log = await tables.store.entries(clock.id)
        assert [entry.moment is None for entry in log] == [True, False, False]
        assert all("moment" not in entry.data for entry in log)

    story(tmp_path, told)
