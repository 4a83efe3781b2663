"""What rows of the lobby and those at the table are told of one another."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.table.asgi import person
from tests.table.asgi import story as wire_story
from tests.table.test_clocks import Clocks, clocks
from tests.table.test_pages_http import read
from tests.table.wiretap import sit_down

__all__ = ["clocks"]  # fixtures
HOUR = 3_600_000


def test_a_game_that_everybody_has_left_says_so_in_the_lobby(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        assert "everybody has left" not in read(await people[0].get("/"))
        for wire in people:
            await wire.post(f"/api/tables/{table.id}/leave")
        page = read(await people[0].get("/"))
        assert "everybody has left" in page
        assert "being played" not in page
        await people[0].post(f"/api/tables/{table.id}/back")
        assert "everybody has left" not in read(await people[0].get("/"))

    wire_story(tmp_path, told)


@pytest.mark.parametrize(
    ("pace", "said"),
    [
        ({"kind": "none"}, "no clock"),
        ({"kind": "live", "bank": 90, "increment": 5}, "live, 1.5 min each, +5 s a move"),
        ({"kind": "days", "days": 1}, "1 day a move"),
    ],
)
def test_a_row_of_the_lobby_tells_pace_options_and_age(
    tmp_path: Path, clocks: Clocks, pace: dict[str, object], said: str
) -> None:
    async def told(app: Starlette) -> None:
        ana, ben = await person(app, "Ana"), await person(app, "Ben")
        plan = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"], "listed": True, "pace": pace}
        await ana.ask("POST", "/api/tables", {**plan, "options": {"black_belt": True}})
        ages = ((0, "just now"), (60_000, "1 minute ago"), (2 * HOUR, "2 hours ago"))
        for later, age in ages:
            clocks.pass_by(later)
            row = read(await ben.get("/")).partition('class="table-row"')[2].partition("</li>")[0]
            assert f"2 free seats · {said} · opened {age}" in row
            assert 'class="mark"' in row, "and what is not as usual"

    wire_story(tmp_path, told)


def test_whoever_plays_sees_how_many_look_on(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        eve = await person(app, "Eve")
        path = f"/t/{table.id}"
        assert '<span id="watching"></span>' in read(await people[0].get(path))
        async with people[0].socket(f"{path}/live") as line:
            await line.next()
            async with people[1].socket(f"{path}/live"), eve.socket(f"{path}/live"), eve.socket(f"{path}/live"):
                assert (await line.until("watching"))["watching"] == "1 person is watching"
                assert "1 person is watching" in read(await people[2].get(path))
            assert (await line.until("watching"))["watching"] == ""

    wire_story(tmp_path, told)
