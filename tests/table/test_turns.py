"""Thoughts go round by opener, and bots do not play for nobody."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from chabudai.table.doors.server import Server
from chabudai.table.errors import TooFast
from chabudai.table.running import reviews, thinkers
from chabudai.table.running import table as table_module
from chabudai.table.running.fair_queue import FairQueue, Shows
from chabudai.table.running.reviews import Reviews
from chabudai.table.running.tables import Tables
from chabudai.table.running.thinkers import SHOWS, Thinkers
from tests.shown import scene_of
from tests.table import asgi
from tests.table.tables import do, open_tables, story
from tests.table.test_failing import until

BOTS = {"game": "dojo", "seats": 3, "chairs": ["bot:random"] * 3, "name": "Eve"}
MASTERS = {**BOTS, "chairs": ["bot:master"] * 3}


def run(told: Any) -> None:
    asyncio.run(asyncio.wait_for(told(), 60))


def test_lines_are_served_in_turn() -> None:
    async def told() -> None:
        turns = FairQueue(1)
        done: list[str] = []

        async def one(whose: str) -> None:
            async with turns.turn(whose):
                done.append(whose)
                await asyncio.sleep(0)

        await asyncio.gather(*[one(whose) for whose in "eeeeeebba"])
        assert "".join(done) == "eebaebeee"  # the first one found nobody waiting

    run(told)


def test_no_more_at_once_than_there_are_workers_and_those_who_go_make_room() -> None:
    async def told() -> None:
        turns, most, now = FairQueue(2), 0, 0

        async def one(whose: str) -> None:
            nonlocal most, now
            async with turns.turn(whose):
                now += 1
                most = max(most, now)
                try:
                    await asyncio.sleep(0.001)
                finally:
                    now -= 1

        tasks = [asyncio.create_task(one("ab"[n % 2])) for n in range(40)]
        await asyncio.sleep(0.002)
        for task in tasks[::3]:  # some wait, some are at it
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert most == 2
        assert turns._free == 2
        assert not turns._lines
        await one("c")

    run(told)


def test_called_in_the_moment_of_going_away_makes_room() -> None:
    async def told() -> None:
        turns = FairQueue(1)
        held = turns.turn("a")
        await held.__aenter__()

        async def one() -> None:
            async with turns.turn("b"):
                pytest.fail("it has gone")

        waiting = asyncio.create_task(one())
        await asyncio.sleep(0)
        await held.__aexit__(None, None, None)  # calls the one who waits
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert turns._free == 1

    run(told)


def test_somebody_elses_thought_waits_for_one_of_mine_not_for_all() -> None:
    async def told() -> None:
        thinkers = Thinkers(workers=1)
        try:
            await thinkers.work(time.sleep, 0)
            mine = [asyncio.create_task(thinkers.work(time.sleep, 0.2, whose="eve")) for _ in range(20)]
            await asyncio.sleep(0.05)
            await thinkers.work(time.sleep, 0, whose="ana")
            assert sum(task.done() for task in mine) <= 2
        finally:
            thinkers.close()
            for task in mine:
                task.cancel()
            await asyncio.gather(*mine, return_exceptions=True)

    run(told)


def test_thoughts_count_for_whoever_opened_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for_whom: list[str] = []

    async def work(self: Thinkers, call: Any, *args: Any, whose: str = "") -> Any:
        for_whom.append(whose)
        return call(*args)

    monkeypatch.setattr(Thinkers, "work", work)

    async def told(tables: Tables) -> None:
        table = await tables.create("ana", {**BOTS, "chairs": ["open", "bot:greedy", "bot:greedy"]})
        await do(table, "bo", "sit")
        await until(lambda: for_whom or table.course.asked == (0,))
        while not for_whom:
            action = scene_of(table.match.game, 0).actions[0]
            await do(table, "bo", "choose", question=table.question(0), choice=action.id)
            await asyncio.sleep(0.01)
        assert set(for_whom) == {"ana"}

    story(tmp_path, told)


def test_tables_without_people_share_one_line_whoever_opened_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for_whom: list[str] = []

    async def work(self: Thinkers, call: Any, *args: Any, whose: str = "") -> Any:
        for_whom.append(whose)
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinkers, "work", work)

    async def told(tables: Tables) -> None:
        for opener in ("eve", "eva", "ewa"):
            table = await tables.create(opener, MASTERS)
            table.look_at()
        await until(lambda: len(for_whom) >= 3)
        assert set(for_whom) == {thinkers.SHOW}

    story(tmp_path, told)


def test_a_table_without_people_rests_until_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "RECENT", 0.0)

    async def told(tables: Tables) -> None:
        table = await tables.create("eve", BOTS)
        await tables._look_after_all()
        await asyncio.sleep(0.2)
        assert table.match.played == []
        assert tables.thinkers.thoughts == 0
        with table.watch(lambda: None):
            await until(lambda: len(table.match.played) >= 5)
        await asyncio.sleep(0.1)
        stopped = len(table.match.played)
        assert str(table.status) == "running"
        await tables._look_after_all()
        await asyncio.sleep(0.2)
        assert len(table.match.played) == stopped
        with table.watch(lambda: None):
            await until(lambda: table.status == "over")
        await until(lambda: tables.thinkers.shows._on == {})  # the runner looks once more

    story(tmp_path, told)


def test_after_a_restart_it_rests_too(tmp_path: Path) -> None:
    async def whole() -> None:
        async with open_tables(tmp_path) as tables:
            table = await tables.create("eve", BOTS)
        async with open_tables(tmp_path) as tables:
            await asyncio.sleep(0.2)
            assert (await tables.open(table.id)).match.played == []
            assert tables.thinkers.thoughts == 0

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_where_a_person_plays_bots_answer_whoever_looks(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await tables.create("ana", {**BOTS, "chairs": ["me", "bot:random", "bot:random"]})
        assert not table.in_sight
        await until(lambda: table.course.asked == (0,))

    story(tmp_path, told)


def test_pages_and_programs_count_as_looking(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        eve = await asgi.person(app, "Eve")
        for path in ("/t/{}", "/api/tables/{}", "/api/tables/{}/scene"):
            table = (await eve.post("/api/tables", **BOTS)).json["table"]
            await asyncio.sleep(0.05)
            assert not server.tables.in_memory[table].match.played
            assert (await eve.get(path.format(table))).status == 200
            await until(lambda table=table: server.tables.in_memory[table].status == "over")

    asgi.story(tmp_path, told)


def test_one_opener_has_so_many_shows_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    async def choose(self: Thinkers, table: Any, seat: int, bot: str) -> thinkers.Thought:
        asked.add(table.id)
        await asyncio.sleep(60)
        raise AssertionError

    monkeypatch.setattr(Thinkers, "choose", choose)

    async def told(tables: Tables) -> None:
        mine = [await tables.create("eve", MASTERS) for _ in range(SHOWS + 6)]
        for table in mine:
            table.look_at()
        await until(lambda: len(asked) >= SHOWS)
        await asyncio.sleep(0.1)
        assert len(asked) == SHOWS
        other = await tables.create("ana", MASTERS)
        other.look_at()
        await until(lambda: other.id in asked)
        first = next(table for table in mine if table.id in asked)
        monkeypatch.setattr(type(first), "in_sight", property(lambda table: table is not first))
        await tables._look_after_all()
        await asyncio.sleep(0.05)
        await tables._look_after_all()
        await until(lambda: len(asked) >= SHOWS + 2)
        await asyncio.sleep(0.05)
        assert len(asked) == SHOWS + 2, "a place was free"

    story(tmp_path, told)


def test_shows_are_counted_by_opener() -> None:
    shows = Shows(2)
    assert [shows.take(table, "eve") for table in "abca"] == [True, True, False, True]
    assert shows.take("d", "ana")
    shows.leave("a")
    shows.leave("a")
    shows.leave("never")
    assert [shows.take(table, "eve") for table in "ca"] == [True, False]


class FinishedGame:
    """As much of a finished table as a review needs before it is made."""

    def __init__(self, name: str) -> None:
        self.id, self.status = name, "over"
        self.made: dict[object, Any] = {}
        self.course = type("Course", (), {"continued": False})()
        self.match = type("Match", (), {"played": [1], "record": self})()

    def to_json(self) -> dict[str, Any]:
        return {"choices": [1], "table": self.id}


def test_whoever_asks_for_many_reviews_waits_with_the_others_in_turn() -> None:
    made: list[str] = []

    class Store:
        async def review(self, table: str) -> None:
            return None

        async def keep_review(self, table: str, review: Any) -> None:
            made.append(table)

    class Workers:
        async def work(self, call: Any, written: Any, *args: Any, whose: str = "") -> dict[str, Any]:
            assert whose == reviews.WHOSE
            await asyncio.sleep(0.01)
            return {"after": [1]}

    async def told() -> None:
        many: Any = Reviews(Store(), Workers())  # type: ignore[arg-type]
        for number in range(reviews.MOST_OF_ONE):
            await many.ask(FinishedGame(f"e{number}"), "eve")
        with pytest.raises(TooFast):
            await many.ask(FinishedGame("e9"), "eve")
        await many.ask(FinishedGame("e0"), "eve")  # is being made: no second one
        await many.ask(FinishedGame("a0"), "ana")
        await until(lambda: len(made) == reviews.MOST_OF_ONE + 1)
        assert made.index("a0") == 2
        await asyncio.sleep(0)
        assert not many._asked
        await many.ask(FinishedGame("e9"), "eve")
        await until(lambda: "e9" in made)

    run(told)
