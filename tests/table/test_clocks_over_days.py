"""Clocks of games over days, and who earns time."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from chabudai.store import Entry
from chabudai.table.course import log as logs
from chabudai.table.pages.draw.heads import clock_of_days
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.running.table import Table
from chabudai.table.running.tables import Tables
from tests.shown import scene_of
from tests.table.asgi import person
from tests.table.asgi import story as wire_story
from tests.table.tables import PEOPLE, do, story, three
from tests.table.test_clocks import Clocks, answer, clocks
from tests.table.test_company import DAY, LIVE, same_when_read_again
from tests.table.test_pages_http import read

__all__ = ["clocks"]  # fixtures
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("left", "english", "french"),
    [
        (2 * DAY, "2 d 0 h", "2 j 0 h"),
        (DAY + 3 * HOUR + 59_000, "1 d 3 h", "1 j 3 h"),
        (DAY - 1, "23 h 59 min", "23 h 59 min"),
        (0, "0 h 0 min", "0 h 0 min"),
    ],
)
def test_over_days_a_clock_tells_days_and_hours(left: int, english: str, french: str) -> None:
    assert clock_of_days(left, VOICES["en"]) == english
    assert clock_of_days(left, VOICES["fr"]) == french


def test_a_page_over_days_tells_the_deadline_and_bots_have_no_clock(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        chairs = ["me", "bot:random", "bot:random"]
        plan = {"game": "dojo", "seats": 3, "chairs": chairs, "pace": {"kind": "days", "days": 2}}
        made = (await ana.ask("POST", "/api/tables", plan)).json["table"]
        table: Table = app.state.server.tables.in_memory[made]
        for _ in range(500):
            if table.course.thinking:
                break
            await asyncio.sleep(0.01)
        page = read(await ana.get(f"/t/{made}"))
        assert page.count('class="clock') == 1
        assert re.search(
            r'<span class="clock runs"[^>]*data-days="\{1\} d \{2\} h"[^>]*>(2 d 0 h|1 d 23 h)</span>', page
        )
        deadline = re.search(
            r'<time class="until" datetime="([\dT:-]+)Z" data-until="until \{1\}">until (.+?)</time>', page
        )
        assert deadline is not None
        assert deadline[2] == deadline[1].replace("T", " ")[:16] + " UTC"
        shown = (await ana.get(f"/api/tables/{made}")).json["clocks"]
        assert shown[1:] == [None, None]
        assert shown[0] > DAY // 1000

    wire_story(tmp_path, told)


def test_a_bot_that_plays_for_somebody_earns_them_no_time_and_does_not_bring_them_back(
    tmp_path: Path, clocks: Clocks
) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace=LIVE, stand_in="random")
        seat = table.course.thinking[0]
        other = PEOPLE[(seat + 1) % 3]
        clocks.pass_by(20_000)
        await do(table, PEOPLE[seat], "leave")
        await do(table, other, "replace", seat=seat)
        for _ in range(300):
            if sum(played.seat == seat for played in table.match.played) > 3:
                break
            for thinking in table.course.thinking:
                await answer(table, thinking)
            await asyncio.sleep(0.005)
        assert sum(played.seat == seat for played in table.match.played) > 3
        assert table.seats[seat].away, "the bot answers, not the person"
        assert "back" not in [note.kind for note in table.course.notes]
        assert table.course.clock.left[seat] == 40_000
        await do(table, PEOPLE[seat], "back")
        assert table.course.clock.left[seat] == 40_000
        await same_when_read_again(tables, table)

    story(tmp_path, told)


def test_in_an_older_log_a_bot_earned_time(tmp_path: Path, clocks: Clocks) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        seat = table.course.thinking[0]
        course = logs.begin((await tables.store.entries(table.id))[0])
        for entry in (await tables.store.entries(table.id))[1:]:
            logs.replay(course, entry)

        def happens(kind: str, by: int | None, **data: Any) -> None:
            player = None if by is None else PEOPLE[by]
            logs.replay(
                course, Entry(table.id, course.number + 1, kind, clocks.wall, seat if by is None else by, player, data)
            )

        happens("leave", seat)
        happens("replace", (seat + 1) % 3, seat=seat, bot="random")
        action = scene_of(table.match.game, seat).actions[0]
        happens("choice", None, question=course.questions[seat], choice=action.id)
        assert course.clock.left[seat] == 65_000

    story(tmp_path, told)
