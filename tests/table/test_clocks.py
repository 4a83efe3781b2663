"""Clocks under a clock on the wall that somebody sets, and over restarts."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.store import Entry
from chabudai.table import observe, tables
from chabudai.table.course import Course
from chabudai.table.rooms import Rooms, Table
from chabudai.table.tables import read_course
from tests.table.house import PEOPLE, do, story, three

HOUR = 3_600_000
LIVE = {"kind": "live", "bank": 60, "increment": 0}
DAYS = {"kind": "days", "days": 1}


class Clocks:
    """The clock on the wall, and the one that nobody sets."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000_000
        self.steady = 5_000_000

    def now(self) -> int:
        return self.wall

    def measured(self) -> int:
        return self.steady

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    clocks = Clocks()
    monkeypatch.setattr(tables, "now", clocks.now)
    monkeypatch.setattr("chabudai.table.rooms.now", clocks.now)
    monkeypatch.setattr(tables, "steady", clocks.measured)
    return clocks


async def answer(table: Table, seat: int) -> None:
    action = table.match.game.scene(seat).actions[0]
    await do(table, PEOPLE[seat], "choose", question=table.question(seat), choice=action.id)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR, -400 * 24 * HOUR])
def test_the_wall_may_jump_while_people_think(tmp_path: Path, clocks: Clocks, jump: int) -> None:
    async def told(rooms: Rooms) -> None:
        table = await three(rooms, pace=LIVE)
        for _ in range(3):
            seat = table.course.thinking[0]
            left = table.course.clock.left[seat]
            clocks.pass_by(4000)
            clocks.wall += jump
            clocks.pass_by(1000)
            assert observe.clocks(table)[seat] == left // 1000 - 5
            await answer(table, seat)
            assert table.course.clock.left[seat] == left - 5000
        assert not any(chair.away for chair in table.seats)
        log = await rooms.store.entries(table.id)
        assert log[-1].at == clocks.wall, "people are told the hour as it was on the wall"
        again = await read_course(rooms.store, log)
        assert (again.clock.left, again.clock.moment) == (table.course.clock.left, table.course.clock.moment)
        seat = table.course.thinking[0]
        clocks.pass_by(table.course.clock.left[seat])
        await table.do("timeout", seat=seat)
        assert table.seats[seat].away

    story(tmp_path, told)


def test_nobody_pays_for_a_server_that_was_away(tmp_path: Path, clocks: Clocks) -> None:
    met: list[tuple[str, list[int]]] = []

    async def before(rooms: Rooms) -> None:
        table = await three(rooms, pace=LIVE)
        clocks.pass_by(7000)
        await answer(table, table.course.thinking[0])
        met.append((table.id, list(table.course.clock.left)))

    async def after(rooms: Rooms) -> None:
        table = await rooms.open(met[0][0])
        assert table.course.clock.left == met[0][1]
        clocks.pass_by(2000)
        seat = table.course.thinking[0]
        await answer(table, seat)
        assert table.course.clock.left[seat] == met[0][1][seat] - 2000

    story(tmp_path, before)
    clocks.pass_by(HOUR)
    clocks.steady = 17  # another machine, or the same one started again
    story(tmp_path, after)


def test_days_pass_while_the_server_is_away(tmp_path: Path, clocks: Clocks) -> None:
    met: list[str] = []

    async def before(rooms: Rooms) -> None:
        table = await three(rooms, pace=DAYS)
        await answer(table, table.course.thinking[0])
        met.append(table.id)

    async def after(rooms: Rooms) -> None:
        table = await rooms.open(met[0])
        assert observe.clocks(table)[table.course.thinking[0]] == 14 * 3600

    story(tmp_path, before)
    clocks.wall += 10 * HOUR
    clocks.steady = 17
    story(tmp_path, after)


def test_what_another_process_wrote_counts_by_its_own_measure(tmp_path: Path, clocks: Clocks) -> None:
    async def told(rooms: Rooms) -> None:
        table = await three(rooms, pace=LIVE)
        other = await Table.load(table.id, rooms.store)  # as another process has it
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

    async def told(rooms: Rooms) -> None:
        table = await three(rooms, pace=LIVE)
        log = await rooms.store.entries(table.id)
        seat = table.course.thinking[0]
        course = Course(log[0])
        for entry in log[1:]:
            course.apply(entry)
        course.apply(Entry(table.id, len(log), "chat", log[-1].at + 9000, seat, PEOPLE[seat], {"text": "hm"}))
        assert course.clock.left[seat] == 51_000

    story(tmp_path, told)


def test_a_table_without_a_clock_keeps_no_moments(tmp_path: Path) -> None:
    async def told(rooms: Rooms) -> None:
        table = await three(rooms)
        assert {entry.moment for entry in await rooms.store.entries(table.id)} == {None}
        clock = await three(rooms, pace=LIVE)
        log = await rooms.store.entries(clock.id)
        assert [entry.moment is None for entry in log] == [True, False, False]
        assert all("moment" not in entry.data for entry in log)

    story(tmp_path, told)
