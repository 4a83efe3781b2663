"""Reading is paid by its cost, a finished game's page is made once, and nobody is kept waiting for it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from chabudai.core import codec
from chabudai.core.events import Event
from chabudai.core.match import Match
from chabudai.table.course import deals
from chabudai.table.doors.page_cache import PageCache
from chabudai.table.doors.server import Server
from chabudai.table.errors import TooFast
from chabudai.table.pages import replay, replay_common
from chabudai.table.pages.draw.story import Logs
from chabudai.table.running import taking_breath
from chabudai.table.running.taking_breath import Breath
from tests.table.asgi import QUICK, Wire, person, story

LIMITED = replace(QUICK, rate=20.0)


async def finished(app: Starlette, game: str = "dojo", seats: int = 3) -> str:
    """A game that bots have played to its end."""
    plan = {"game": game, "seats": seats, "chairs": ["bot:random"] * seats}
    table = (await app.state.server.tables.create("ana", plan, "Ana")).id
    with app.state.server.tables.in_memory[table].watch(lambda: None):
        while app.state.server.tables.in_memory[table].status == "running":
            await asyncio.sleep(0.005)
    await app.state.server.tables.in_memory[table].settled()
    return str(table)


def pages_of(app: Starlette) -> PageCache:
    server: Server = app.state.server
    return server.finished_pages


def served(folder: Path, told: Callable[[Starlette], Awaitable[None]], rate: float = 0.0) -> None:
    story(folder, told, replace(QUICK, rate=rate))


def test_a_page_of_a_finished_game_is_made_once(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, bo = await person(app, "Ana"), await person(app, "Bo")
        table = await finished(app)
        first = await ana.get(f"/t/{table}/replay/5?seat=1")
        assert first.status == 200
        for wire in (ana, bo, Wire(app)):
            again = await wire.get(f"/t/{table}/replay/5?seat=1")
            assert again.body == first.body
            assert again.headers["cache-control"] == "no-store"
        assert pages_of(app).made == 1
        assert "set-cookie" in (await Wire(app).get(f"/t/{table}/replay/5?seat=1")).headers, (
            "but a stranger is somebody"
        )
        others = [f"/t/{table}/replay/{rest}" for rest in ("5?seat=2", "6?seat=1", "5?seat=none", "5?seat=1&lang=fr")]
        bodies = {(await ana.get(path)).body for path in others} | {first.body}
        assert len(bodies) == 5
        assert pages_of(app).made == 5

    served(tmp_path, told)


def test_the_same_page_wanted_at_once_is_made_once(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app)
        replies = await asyncio.gather(*[ana.get(f"/t/{table}/replay/7") for _ in range(10)])
        assert {reply.status for reply in replies} == {200}
        assert pages_of(app).made == 1

    served(tmp_path, told)


def test_a_name_that_was_forgotten_is_on_no_page_that_was_kept(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Anastasia")
        plan = {"game": "dojo", "seats": 3, "chairs": ["me", "bot:random", "bot:random"], "name": "Anastasia"}
        table = (await ana.post("/api/tables", **plan)).json["table"]
        assert (await ana.post(f"/api/tables/{table}/resign")).status == 200
        course = app.state.server.tables.in_memory[table].course
        with app.state.server.tables.in_memory[table].watch(lambda: None):
            while course.status == "running":
                await asyncio.sleep(0.005)
        bo = await person(app, "Bo")
        assert b"Anastasia" in (await bo.get(f"/t/{table}/replay/0")).body
        assert (await ana.post("/api/me/delete")).status == 200
        assert b"Anastasia" not in (await bo.get(f"/t/{table}/replay/0")).body

    served(tmp_path, told)


def test_a_deal_is_proved_once_and_not_by_the_server_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def here(*_: object) -> str:
        pytest.fail("it would keep everybody waiting")

    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app)
        monkeypatch.setattr(deals, "verify", here)
        first = await ana.get(f"/t/{table}/fair")
        assert first.status == 200
        assert app.state.server.tables.in_memory[table].course.plan.deal.nonce.encode() in first.body
        assert (await ana.get(f"/t/{table}/fair")).body == first.body
        assert pages_of(app).made == 1

    served(tmp_path, told)


def test_who_reads_much_pays_for_it_and_what_is_there_is_cheap(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app)
        assert (await ana.get(f"/t/{table}/replay/0")).status == 200
        start = perf_counter()
        replies = [(await ana.get(f"/t/{table}/replay/{at}")).status for at in range(1, 30)]
        most = LIMITED.rate * (4 + perf_counter() - start) / (1 + replay.COST) + 1
        assert replies.count(200) <= most
        assert set(replies) == {200, 429}
        await asyncio.sleep(1.0)
        start = perf_counter()
        cheap = [(await ana.get(f"/t/{table}/replay/0")).status for _ in range(15)]
        assert cheap == [200] * 15, "it was made before"

    served(tmp_path, told, LIMITED.rate)


@pytest.mark.parametrize("path", ["/t/{}/fair", "/t/{}/replay/3", "/api/tables/{}/log", "/t/{}"])
def test_dear_things_cost_more_than_cheap_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    paid: list[float] = []
    pay = Server.pay

    def noted(self: Server, request: HTTPConnection, cost: float = 1.0) -> None:
        paid.append(cost)
        pay(self, request, cost)

    monkeypatch.setattr(Server, "pay", noted)

    async def told(app: Starlette) -> None:
        table = await finished(app)
        for what, least in (("/health", 1), (path.format(table), 2)):
            paid.clear()
            assert (await Wire(app).get(what)).status == 200
            assert sum(paid) >= least
        assert sum(paid) > 1

    served(tmp_path, told, 1000.0)


def test_opening_a_table_costs_more_than_looking(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        replies = [(await ana.post("/api/tables", game="dojo", seats=3)).status for _ in range(30)]
        assert replies.count(201) < 25

    served(tmp_path, told, 20.0)


@pytest.mark.parametrize("path", ["/t/{}/replay/9", "/t/{}/review", "/api/tables/{}/log"])
def test_others_are_let_in_while_a_page_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    breaths = 0
    breathe = Breath.__call__

    async def counted(self: Breath) -> None:
        nonlocal breaths
        breaths += 1
        await breathe(self)

    async def told(app: Starlette) -> None:
        table = await finished(app)
        monkeypatch.setattr(Breath, "__call__", counted)
        assert (await Wire(app).get(path.format(table))).status == 200
        assert breaths >= len(app.state.server.tables.in_memory[table].match.played)

    served(tmp_path, told)


def test_a_breath_lets_others_in_once_it_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(longest: float) -> int:
        monkeypatch.setattr(taking_breath, "LONGEST", longest)
        turns = 0
        work = asyncio.create_task(Breath().through(range(100)))
        while not work.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(told(0.0)) > 90


def test_a_breath_leaves_time_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    rested: list[float] = []

    async def sleep(seconds: float) -> None:
        rested.append(seconds)

    async def told() -> None:
        breath_of_half = Breath(taking_breath.HALF)
        busy = perf_counter() + 0.02
        while perf_counter() < busy:
            pass
        await breath_of_half()
        await breath_of_half()

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(told())
    assert len(rested) == 1
    assert rested[0] >= 0.02


def test_a_short_piece_of_work_takes_no_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(longest: float) -> int:
        monkeypatch.setattr(taking_breath, "LONGEST", longest)
        turns = 0
        work = asyncio.create_task(Breath().through(range(100)))
        while not work.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(told(60.0)) < 5


def test_others_are_let_in_while_a_table_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    breaths = 0

    async def counted(self: Breath) -> None:
        nonlocal breaths
        breaths += 1

    async def told(app: Starlette) -> None:
        nonlocal breaths
        table = await finished(app)
        tables = app.state.server.tables
        tables._runners.pop(table).close()
        old = tables.in_memory.pop(table)
        monkeypatch.setattr(Breath, "__call__", counted)
        assert (await tables.open(table)).version == old.version
        assert breaths >= old.version

    served(tmp_path, told)


# --- what is kept ---------------------------------------------------------------------------------


def test_what_nobody_asked_for_the_longest_goes_first() -> None:
    async def told() -> None:
        pages = PageCache(most=10)
        paid: list[str] = []

        async def get(key: str) -> str:
            async def make() -> str:
                return key * 4

            return await pages.page(key, make, lambda: paid.append(key))

        for key in "aba":
            assert await get(key) == key * 4
        await get("c")
        assert set(pages._kept) == {"a", "c"}
        assert pages._size == 8
        assert "".join(paid) == "abc"
        await get("b")
        assert "".join(paid) == "abcb"

    asyncio.run(told())


def test_a_page_that_fails_or_is_not_paid_for_is_not_kept() -> None:
    async def told() -> None:
        pages = PageCache()

        async def fails() -> str:
            raise ZeroDivisionError

        async def works() -> str:
            return "page"

        def poor() -> None:
            raise TooFast("too-fast")

        with pytest.raises(TooFast):
            await pages.page("a", works, poor)
        with pytest.raises(ZeroDivisionError):
            await pages.page("a", fails, lambda: None)
        assert not pages._making
        assert await pages.page("a", works, lambda: None) == "page"

    asyncio.run(told())


# --- a finished game once more --------------------------------------------------------------------


@pytest.mark.parametrize("game", ["arigato", "artigiano", "dojo", "machi"])
def test_a_game_that_is_continued_is_not_played_again_and_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    def again(*_: object) -> Match:
        pytest.fail("it would keep everybody waiting")

    async def told(app: Starlette) -> None:
        tables = app.state.server.tables
        old = tables.in_memory[await finished(app, game)]
        last = len(old.match.played)
        for at in (1, last // 2, last - 1):
            chairs = ["me", *["open"] * (len(old.seats) - 1)]
            with monkeypatch.context() as patch:
                patch.setattr(Match, "resume", again)
                table = await tables.create("ana", {"again": old.id, "at": at, "chairs": chairs}, "Ana")
            replayed = Match.resume(old.match.box, old.match.record.upto(at))
            assert table.match.record == replayed.record
            assert table.match.events(None) == replayed.events(None)
            assert codec.encode(old.match.box, table.match.game) == codec.encode(old.match.box, replayed.game)
            assert [seat for seat in range(len(old.seats)) if table.match.game.question(seat) is not None] == [
                seat for seat in range(len(old.seats)) if replayed.game.question(seat) is not None
            ]
            before = codec.encode(old.match.box, old.match.played[at].before)
            table.match.choose(*[(p.seat, p.choice) for p in old.match.played][at])
            assert codec.encode(old.match.box, old.match.played[at].before) == before, "the old game stays as it was"
            assert len(old.match.played) == last

    served(tmp_path, told)


def test_pages_of_one_replay_share_what_they_have_in_common(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told_of: list[int] = []
    lines = Logs.lines

    def counted(self: Logs, events: tuple[Event, ...], *rest: Any) -> list[str]:
        told_of.append(len(events))
        return lines(self, events, *rest)

    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app)
        last = len(app.state.server.tables.in_memory[table].match.played)
        monkeypatch.setattr(Logs, "lines", counted)
        await ana.get(f"/t/{table}/replay/5?seat=1")
        assert len(told_of) == last + 1
        pages = [(await ana.get(f"/t/{table}/replay/{at}?seat=1")).body.decode() for at in range(last + 1)]
        assert len(told_of) == last + 1, "the log is made once for all moves"
        for at, page in enumerate(pages):
            (now,) = re.findall(r'<li class="now" id="now" aria-current="step"><a href="[^"]*">(\d+)</a>', page)
            assert int(now) == at
            assert page.count('<path class="now"') == 1
        replay_common._kept.clear()
        pages_of(app)._kept.clear()
        for at in (0, 7, last):
            assert (await ana.get(f"/t/{table}/replay/{at}?seat=1")).body.decode() == pages[at], "as made for itself"

    served(tmp_path, told)
