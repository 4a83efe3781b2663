"""Nobody holds a table: pauses end, who is missing can be replaced, the host's rights pass on, tables are closed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.store import Entry
from chabudai.table.course import log as logs
from chabudai.table.course.clocks import LONGEST_PAUSE
from chabudai.table.course.entries import Missing, Unpause
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.people.presence import MISSING
from chabudai.table.running.lists import ABANDONED
from chabudai.table.running.tables import Table, Tables
from tests.table.asgi import person
from tests.table.asgi import story as wire_story
from tests.table.tables import PEOPLE, TWO, do, story, three
from tests.table.test_clocks import Clocks, answer, clocks
from tests.table.test_company import DAY, DAYS, LIVE, refused, same_when_read_again, told
from tests.table.test_pages_http import read
from tests.table.wiretap import sit_down

__all__ = ["clocks"]  # a fixture
PAIR = {"game": "arigato", "seats": 2, "chairs": ["me", "open"]}


async def two(tables: Tables, **more: object) -> Table:
    """Ana and Bo, both asked."""
    table = await tables.create("ana", {**PAIR, "name": "Ana", **more})
    await do(table, "bo", "sit")
    return table


async def looked_after(tables: Tables, table: Table) -> None:
    """What happens by itself has happened."""
    runner = tables._runners[table.id]
    runner.look()
    while runner.doing:
        await asyncio.sleep(0.01)


# --- pauses ---------------------------------------------------------------------------------------


def test_two_who_ask_for_the_same_agree_and_one_of_two_may_go_on(tmp_path: Path, clocks: Clocks) -> None:
    async def story_(tables: Tables) -> None:
        table = await two(tables, pace=LIVE)
        await do(table, "ana", "pause")
        assert not table.course.clock.paused
        await do(table, "bo", "pause")
        assert table.course.clock.paused, "both asking for the same thing is agreement"
        assert table.course.notes[-1].kind == "paused"
        assert "The clocks stand still." in told(table)
        clocks.pass_by(3_600_000)
        await do(table, "bo", "resume")
        assert not table.course.clock.paused, "half of those present"
        assert "The clocks run again." in told(table)
        assert table.course.clock.left == [60_000, 60_000]
        await same_when_read_again(tables, table)

    story(tmp_path, story_)


def test_of_three_two_must_want_to_go_on(tmp_path: Path) -> None:
    async def story_(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        await do(table, "ana", "pause")
        await do(table, "bo", "agree")
        assert not table.course.clock.paused, "a pause needs everybody"
        await do(table, "cy", "pause")
        assert table.course.clock.paused
        await do(table, "cy", "resume")
        assert table.course.clock.paused
        await do(table, "ana", "resume")
        assert not table.course.clock.paused

    story(tmp_path, story_)


@pytest.mark.parametrize(("pace", "longest"), [(LIVE, DAY), (DAYS, 7 * DAY)])
def test_a_pause_ends_by_itself(tmp_path: Path, clocks: Clocks, pace: object, longest: int) -> None:
    async def story_(tables: Tables) -> None:
        table = await two(tables, pace=pace)
        await do(table, "ana", "pause")
        await do(table, "bo", "agree")
        left = list(table.course.clock.left)
        clocks.pass_by(longest - 1000)
        assert await refused(table.do(Unpause())) == "nothing-to-pause"
        table.seen("ana")
        table.seen("bo")
        await looked_after(tables, table)
        assert table.course.clock.paused
        clocks.pass_by(1000)
        await looked_after(tables, table)
        assert not table.course.clock.paused
        assert table.course.clock.left == left, "a pause costs nobody anything"
        await same_when_read_again(tables, table)

    story(tmp_path, story_)


def test_in_an_older_log_who_asked_too_asked_anew_and_all_had_to_agree(tmp_path: Path) -> None:
    async def story_(tables: Tables) -> None:
        table = await two(tables, pace=LIVE)
        log = await tables.store.entries(table.id)
        course = logs.begin(log[0])
        for entry in log[1:]:
            logs.replay(course, entry)

        def happens(kind: str, seat: int) -> None:
            logs.replay(course, Entry(table.id, course.number + 1, kind, log[-1].at, seat, PEOPLE[seat], {}))

        happens("pause", 0)
        happens("pause", 1)
        assert not course.clock.paused
        happens("agree", 0)
        assert course.clock.paused
        happens("resume", 0)
        assert course.clock.paused
        happens("agree", 1)
        assert not course.clock.paused

    story(tmp_path, story_)


def test_the_page_says_that_the_clocks_stand_still_and_has_the_button_that_makes_sense(tmp_path: Path) -> None:
    async def story_(app: Starlette) -> None:
        table, people = await sit_down(app, "arigato", 2, pace=LIVE)
        path = f"/t/{table.id}"
        page = read(await people[0].get(path))
        assert "/pause" in page
        assert "/resume" not in page
        for wire in people:
            assert (await wire.post(f"/api/tables/{table.id}/pause")).status == 200
        page = read(await people[0].get(path))
        assert "the clocks stand still, for 24 hours at most" in page
        assert "/resume" in page
        assert "/pause" not in page
        assert (await people[0].post(f"/api/tables/{table.id}/resume")).status == 200
        assert 'id="paused"' not in read(await people[1].get(path))

    wire_story(tmp_path, story_)


# --- missing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", [{"kind": "none"}, {"kind": "live", "bank": 7200, "increment": 0}])
def test_whoever_is_asked_and_not_seen_can_be_replaced_also_the_host(
    tmp_path: Path, clocks: Clocks, pace: object
) -> None:
    async def story_(tables: Tables) -> None:
        table = await two(tables, pace=pace)
        await looked_after(tables, table)
        clocks.pass_by(MISSING - 1000)
        table.seen("bo")
        await looked_after(tables, table)
        assert await refused(do(table, "bo", "replace", seat=0)) == "still-playing"
        clocks.pass_by(1000)
        await looked_after(tables, table)
        assert [chair.away for chair in table.seats] == [True, False]
        assert "Ana has not been seen for 15 minutes" in told(table)
        assert table.course.leader == "bo", "the host's rights pass on"
        await do(table, "bo", "mute", seat=0)
        await do(table, "bo", "replace", seat=0)
        assert table.seats[0].bot is not None
        await do(table, "ana", "back")
        assert table.course.leader == "ana"
        assert await refused(do(table, "bo", "mute", seat=0)) == "not-the-host"
        await same_when_read_again(tables, table)

    story(tmp_path, story_)


def test_who_looks_or_is_alone_or_is_not_waited_for_is_never_missing(tmp_path: Path, clocks: Clocks) -> None:
    async def story_(tables: Tables) -> None:
        table = await two(tables)
        alone = await tables.create("cy", {**TWO, "chairs": ["me", "bot:random", "bot:random"], "name": "Cy"})
        days = await two(tables, pace={"kind": "days", "days": 3})
        with table.watch(lambda: None, "ana"), table.watch(lambda: None, "bo"):
            for one in (table, alone, days):
                await looked_after(tables, one)
                clocks.pass_by(2 * MISSING)
                await looked_after(tables, one)
                assert not any(chair.away for chair in one.seats)
        clocks.pass_by(MISSING)
        table.seen("bo")
        await looked_after(tables, table)
        assert [chair.away for chair in table.seats] == [True, False]
        clocks.pass_by(MISSING)
        await looked_after(tables, table)
        assert not table.seats[1].away, "nobody else is there to wait"
        await answer(table, 0)
        assert not table.seats[0].away, "whoever answers is back"

    story(tmp_path, story_)


def test_the_page_lets_the_others_call_a_bot_for_a_host_who_is_missing(tmp_path: Path) -> None:
    async def story_(app: Starlette) -> None:
        table, people = await sit_down(app, "arigato", 2)
        path = f"/t/{table.id}"
        page = read(await people[1].get(path))
        assert "Let a bot play" not in page
        assert "has not been seen here for 15 minutes counts as away" in page
        await table.do(Missing(), seat=0)
        assert "Let a bot play" in read(await people[1].get(path))
        assert "You count as away" in read(await people[0].get(path))

    wire_story(tmp_path, story_)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_times_that_are_stated_are_those_that_count(language: str) -> None:
    voice = VOICES[language]
    assert f"{MISSING // 60_000} minutes" in voice("page-missing")
    assert str(LONGEST_PAUSE["live"] // 3_600_000) in voice("page-paused-live")
    assert str(LONGEST_PAUSE["days"] // DAY) in voice("page-paused-days")


# --- abandoned ------------------------------------------------------------------------------------


def test_when_the_host_leaves_the_chair_is_open_and_whoever_is_left_may_close(tmp_path: Path) -> None:
    async def story_(tables: Tables) -> None:
        table = await tables.create("ana", {**TWO, "name": "Ana", "listed": True})
        await do(table, "bo", "sit")
        assert await refused(do(table, "bo", "abort")) == "not-the-host"
        await do(table, "ana", "leave")
        assert (await tables.listed())[0].about["open"] == [0, 2]
        await do(table, "cy", "sit", seat=0)
        await do(table, "cy", "leave")
        assert table.course.leader == "bo"
        await same_when_read_again(tables, table)
        await do(table, "bo", "abort")
        assert await tables.listed() == []

    story(tmp_path, story_)


def test_a_table_that_everybody_has_left_is_closed_and_an_old_one_is_offered_no_more(
    tmp_path: Path, clocks: Clocks
) -> None:
    async def story_(tables: Tables) -> None:
        table = await tables.create("ana", {**TWO, "name": "Ana", "listed": True})
        await do(table, "bo", "sit")
        await do(table, "ana", "leave")
        assert str(table.status) == "waiting"
        await do(table, "bo", "leave")
        assert table.status == "aborted"
        assert await tables.listed() == []
        await tables.create("ana", {**TWO, "name": "Ana", "listed": True})
        clocks.pass_by(ABANDONED - 1)
        assert len(await tables.listed()) == 1
        clocks.pass_by(1)
        assert await tables.listed() == []

    story(tmp_path, story_)


def test_in_an_older_log_the_chair_of_a_host_who_left_stays_for_nobody(tmp_path: Path) -> None:
    async def story_(tables: Tables) -> None:
        table = await tables.create("ana", {**TWO, "name": "Ana"})
        course = logs.begin((await tables.store.entries(table.id))[0])
        logs.replay(course, Entry(table.id, 1, "leave", course.created, 0, "ana", {"seat": 0}))
        sit = {"at": None, "invited": False, "name": "Bo"}
        assert course.status == "waiting"
        assert logs.replay(course, Entry(table.id, 2, "sit", course.created, None, "bo", sit)).data["seat"] == 1

    story(tmp_path, story_)


def test_the_page_offers_to_close_the_table_to_whoever_may(tmp_path: Path) -> None:
    async def story_(app: Starlette) -> None:
        ana, bo = await person(app, "Ana"), await person(app, "Bo")
        made = await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"], listed=True)
        table = made.json["table"]
        await bo.post(f"/api/tables/{table}/sit")
        assert "Close the table" in read(await ana.get(f"/t/{table}"))
        assert "Close the table" not in read(await bo.get(f"/t/{table}"))
        await ana.post(f"/api/tables/{table}/leave")
        assert "Close the table" in read(await bo.get(f"/t/{table}"))

    wire_story(tmp_path, story_)
