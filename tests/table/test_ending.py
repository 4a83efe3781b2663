"""The end of a game: charts that tell the truth, points that name their pieces, reviews that are made once."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.core.points import Points
from chabudai.core.step import Game
from chabudai.table.house import House
from chabudai.table.pages import PAGES, ending
from chabudai.table.pages.chart import Chart, Stop, chart
from chabudai.table.pages.voice import VOICES
from chabudai.table.rooms import Rooms
from tests.table.asgi import Wire, person, story
from tests.table.house import story as rooms_story
from tests.table.reading import Reading
from tests.table.test_pages_http import HTML, finished, read, send
from tests.table.test_replay import played

DUELS = ("machi-points-won", "machi-points-bounty", "machi-points-court", "machi-points-refused")  # who lost is gone


def over(name: str, seed: int) -> Game:
    box, chance = games.find(name), random.Random(seed)
    game = box.new(box.seat_counts[seed % len(box.seat_counts)], seed)
    while not game.over:
        seat = game.waiting()[0]
        game.choose(seat, chance.choice(game.options_of[seat]))
    return game


def nameless(node: Points) -> set[str]:
    """What gives points and names no piece, neither itself nor by a node above it."""
    if node.pieces or not any(part.points for part in node.all()):
        return set()
    if not node.parts:
        return {node.label.key}
    return {key for part in node.parts for key in nameless(part)}


@pytest.mark.parametrize("name", games.names())
def test_points_name_pieces_that_lie_on_the_table(name: str) -> None:
    named, missing, without = 0, set(), set()
    for seed in range(4):
        game = over(name, seed)
        for viewer in (None, 0):
            lying = {piece.key for piece in game.scene(viewer).pieces()}
            for tree in game.scores(viewer):
                keys = {key for node in tree.all() for key in node.pieces}
                named += len(keys)
                missing |= keys - lying
                without |= nameless(tree)
    assert named > 20
    assert missing == set()
    # What a building that is lost by now has given names no piece any more.
    assert without <= {*DUELS, "machi-points-wealth", "machi-points-honour"}


@pytest.mark.parametrize("game", games.names())
def test_the_chart_says_what_the_positions_say(tmp_path: Path, game: str) -> None:
    async def told(rooms: Rooms) -> None:
        table = await played(rooms, game)
        lines = ending.points_by_move(table)
        last = len(table.match.played)
        for move in (0, last // 3, last):
            assert [line[move] for line in lines] == table.match.at(move).totals()
        for language, voice in VOICES.items():
            html = ending.points_chart(table, 0, voice, ending.leads_to(table, 0), last // 2)
            page = Reading(html)
            assert page.values("class", "figure") == ["chart"], language
            assert page.values("aria-labelledby") == ["chart-points-title chart-points-desc"]
            dashes = re.findall(r'<g class="line-\d"><path class="line"(.*?) d="', html)
            assert len(set(dashes)) == len(lines), "lines are told apart by their dashes"
            links = [int(re.findall(r"/replay/(\d+)\?seat=0", link)[0]) for link in page.values("href")]
            assert min(links) == 0
            assert max(links) == last
            rows = html.partition("<tbody>")[2].split("</tr>")[:-1]
            assert 2 <= len(rows) <= ending.MOST_STOPS + 1
            assert re.findall(r"<td>(-?\d+)</td>", rows[-1]) == [str(total) for total in table.match.game.totals()]

    rooms_story(tmp_path, told)


def test_a_chart_marks_the_move_and_reaches_its_values() -> None:
    what = Chart("k", "T", "about", ["a", "b"], [0, 10], [[0, 20], [0, -5]], [Stop(10, "end")])
    html = chart(what, VOICES["en"], now=5)
    assert 'class="now" d="M192.0' in html
    assert "H350.0V10.0" in html, "the highest value stands at the top"
    assert html.count('class="marker"') == 2 * 7 + 2
    assert "<a" not in html
    assert ">-5<" in html


def test_numbered_moves_do_not_hide_each_other() -> None:
    what = Chart("k", "T", "about", ["a"], [0, 100], [[0, 100]], [], whole=True, marks=[100, 99, 10])
    html = chart(what, VOICES["en"])
    assert re.findall(r'<circle class="mark" cx="[\d.]+" cy="([\d.]+)"', html) == ["14.0", "27.0", "14.0"]


def test_finished_tables_and_replays_show_the_chart(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app, ana)
        page = read(await ana.get(f"/t/{table}"))
        assert page.count('<figure class="chart"') == 1
        assert f'href="/t/{table}/review"' in page
        for label in ("Play again", "Same deal again", "Replay", "Compare the games of this deal"):
            assert label in page
        replay = read(await ana.get(f"/t/{table}/replay/7?seat=1"))
        assert 'class="now" d="' in replay
        assert f'href="/t/{table}/replay/0?seat=1"' in replay

    story(tmp_path, told, pages=PAGES)


def test_a_review_is_made_in_the_background_and_once(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        house: House = app.state.house
        house.reviews.simulations = 1
        ana = await person(app, "Ana")
        fresh = (await send(ana, "/new", game="dojo", seats="3")).headers["location"][3:]
        assert (await ana.ask("GET", f"/t/{fresh}/review", headers=HTML)).status == 409, "not before it is over"
        assert (await send(ana, f"/review/{fresh}")).status == 409
        table = await finished(app, ana)
        offered = read(await ana.get(f"/t/{table}/review"))
        assert f'action="/review/{table}"' in offered
        assert (await send(ana, f"/review/{table}")).status == 303
        making = read(await ana.get(f"/t/{table}/review"))
        assert 'http-equiv="refresh"' in making
        assert "<progress" in making
        assert (await send(ana, f"/review/{table}")).status == 303, "asking twice changes nothing"
        assert len(house.reviews.done) == 1
        await until_made(house, table)
        await check_review(house, ana, table)
        before = house.rooms.tables[table].shelf.pop("review")
        kept = await house.reviews.find(house.rooms.tables[table])
        assert kept is not None
        assert kept.to_json() == before.to_json()
        await send(ana, f"/review/{table}")
        assert house.reviews.done == {}, "it is there already"

    story(tmp_path, told, pages=PAGES)


async def until_made(house: House, table: str) -> None:
    for _ in range(5000):
        if table not in house.reviews.done:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the review does not end")


async def check_review(house: House, wire: Wire, table: str) -> None:
    """The page shows the chances, the decisions in words and the accounts."""
    page = read(await wire.get(f"/t/{table}/review"))
    assert 'id="chart-chances"' in page
    assert page.count("<tr>") > 3
    found = await house.reviews.find(house.rooms.tables[table])
    assert found is not None
    for decision in found.mattered:
        if decision.loss >= 0.005:
            assert f"/t/{table}/replay/{decision.number - 1}?seat={decision.seat}" in page
    assert "<dt>Better</dt>" in page
    written = [decision.best for decision in found.mattered]
    assert not any(f"<dd>{best}</dd>" in page for best in written), "in words, not in notation"
