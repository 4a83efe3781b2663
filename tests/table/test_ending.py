"""The end of a game: charts that tell the truth, points that name their pieces, reviews that are made once."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import re
import time
from html import unescape
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.bots.review import Decision, Review
from chabudai.core.game import Game
from chabudai.core.points import Points
from chabudai.games.dojo.state import Dojo
from chabudai.table.doors.server import Server
from chabudai.table.pages.draw import ending, panels, podium
from chabudai.table.pages.draw.chart import Chart, Stop, chart
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.pages.review import mattered
from chabudai.table.running.tables import Tables
from chabudai.table.running.thinkers import Thinkers
from tests.boxes import ALL, polished
from tests.shown import scene_of, scores_of
from tests.table.asgi import Wire, person, story
from tests.table.reading import Reading
from tests.table.tables import story as tables_story
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


@pytest.mark.parametrize("name", ALL)
def test_points_name_pieces_that_lie_on_the_table(name: str) -> None:
    named, missing, without = 0, set(), set()
    for seed in range(4):
        game = over(name, seed)
        for viewer in (None, 0):
            lying = {piece.key for piece in scene_of(game, viewer).pieces()}
            for tree in scores_of(game, viewer):
                keys = {key for node in tree.all() for key in node.pieces}
                named += len(keys)
                missing |= keys - lying
                without |= nameless(tree)
    assert missing == set()
    if polished(name):
        assert named > 20
        # What a building that is lost by now has given names no piece any more.
        assert without <= {*DUELS, "machi-points-wealth", "machi-points-honour"}


@pytest.mark.parametrize("game", ALL)
def test_the_chart_says_what_the_positions_say(tmp_path: Path, game: str) -> None:
    async def told(tables: Tables) -> None:
        table = await played(tables, game)
        lines = ending.points_by_move(table)
        last = len(table.match.played)
        for move in (0, last // 3, last):
            assert [line[move] for line in lines] == table.match.at(move).totals()
        for language, voice in VOICES.items():
            html = ending.points_drawn(table, 0, voice, ending.leads_to(table, 0)).at(last // 2)
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

    tables_story(tmp_path, told)


@pytest.mark.parametrize("game", [name for name in ALL if polished(name)])
def test_everybody_stands_on_points_of_one_colour_a_kind(tmp_path: Path, game: str) -> None:
    async def told(tables: Tables) -> None:
        table = await played(tables, game)
        scene = table.match.box.scene(table.match.game.view(0))
        html = unescape(podium.podium(table, 0, VOICES["en"], scene))
        plinths = html.split('<li class="plinth')[1:]
        assert len(plinths) == table.match.game.seats
        figures = re.findall(r'class="champion" aria-hidden="true"><use href="[^#]*#([a-z0-9_-]+)"', html)
        assert len(figures) == len(plinths), "what made their points stands on the plinths"
        assert figures[0] != figures[1], "each another one"
        kinds: dict[str, set[str]] = {}
        for kind, label in re.findall(r'<li class="(kind\d)"[^>]*><span>([^<]*)</span>', html):
            kinds.setdefault(re.sub(r"^\d+ ", "", label), set()).add(kind)
        assert len(kinds) > 1
        assert all(len(colours) == 1 for colours in kinds.values()), kinds
        for plinth, seat in zip(plinths, podium.standing(table.match.game.ranks()), strict=True):
            parts = [int(number.replace("−", "-")) for number in re.findall(r"<b>(−?\d+)</b></li>", plinth)]
            assert sum(parts) == table.match.game.totals()[seat]

    tables_story(tmp_path, told)


def test_years_are_counted_together_by_what_their_points_were_for(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        html = podium.podium(await played(tables, "machi"), 0, VOICES["en"])
        labels = re.findall(r'<li class="(?:kind\d|lost)"[^>]*><span>([^<]*)</span>', html)
        assert {"Duels", "Honour"} <= set(labels)
        assert not any(map(str.isdigit, "".join(labels))), labels
        for plinth in html.split('<li class="plinth')[1:]:
            kinds = re.findall(r"--k:(\d+)", plinth)
            assert kinds == sorted(set(kinds), key=int, reverse=True), "one part a kind, in the order of all plinths"

    tables_story(tmp_path, told)


def test_the_ribbon_says_what_decided_between_equals(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await played(tables, "dojo")
        game = table.match.game
        assert isinstance(game, Dojo)
        for wins, why in (([1, 2, 0], " (by challenges won)"), ([2, 2, 0], "")):
            game.points, game.wins = [31, 31, 20], wins
            scene = table.match.box.scene(game.view(0))
            artist = Painter(table.match.box, VOICES["en"])
            html = panels.ask(table, 0, scene, artist, table.names(0), "").text
            said = re.findall(r'<small class="aside"[^>]*><span>([^<]*)</span>', html)
            assert [line.partition(" 20")[2] for line in said] == [why], html

    tables_story(tmp_path, told)


def test_a_chart_marks_the_move_and_reaches_its_values() -> None:
    what = Chart("k", "T", "about", ["a", "b"], [0, 10], [[0, 20], [0, -5]], [Stop(10, "end")])
    html = chart(what, VOICES["en"]).at(5)
    assert 'class="now" d="M192.0' in html
    assert "H350.0V10.0" in html, "the highest value stands at the top"
    assert html.count('class="marker"') == 2 * 7 + 2
    assert "<a" not in html
    assert ">-5<" in html


def test_numbered_moves_do_not_hide_each_other() -> None:
    what = Chart("k", "T", "about", ["a"], [0, 100], [[0, 100]], [], whole=True, marks=[100, 99, 10])
    html = chart(what, VOICES["en"]).at(None)
    assert re.findall(r'<circle class="mark" cx="[\d.]+" cy="([\d.]+)"', html) == ["14.0", "27.0", "14.0"]


def test_finished_tables_and_replays_show_the_chart(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app, ana)
        page = read(await ana.get(f"/t/{table}"))
        assert page.count('<figure class="chart"') == 1
        assert f'href="/t/{table}/review"' in page
        for label in ("Play again", "Same deal", "Replay", "Compare the games of this deal"):
            assert label in page
        replay = read(await ana.get(f"/t/{table}/replay/7?seat=1"))
        assert 'class="now" d="' in replay
        assert f'href="/t/{table}/replay/0?seat=1"' in replay

    story(tmp_path, told)


def test_a_review_is_made_in_the_background_and_once(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        server.reviews.simulations = 1
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
        assert len(server.reviews.done) == 1
        await until_made(server, table)
        await check_review(server, ana, table)
        before = server.reviews.kept.of(server.tables.in_memory[table]).pop(None)
        kept = await server.reviews.find(server.tables.in_memory[table])
        assert kept is not None
        assert kept.to_json() == before.to_json()
        await send(ana, f"/review/{table}")
        assert server.reviews.done == {}, "it is there already"

    story(tmp_path, told)


async def until_made(server: Server, table: str) -> None:
    for _ in range(5000):
        if table not in server.reviews.done:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the review does not end")


async def check_review(server: Server, wire: Wire, table: str) -> None:
    """The page shows the chances, the decisions in words and the accounts."""
    page = read(await wire.get(f"/t/{table}/review"))
    assert 'id="chart-chances"' in page
    assert page.count("<tr>") > 3
    found = await server.reviews.find(server.tables.in_memory[table])
    assert found is not None
    for decision in found.mattered:
        if decision.loss >= 0.005:
            assert f"/t/{table}/replay/{decision.number - 1}?seat={decision.seat}" in page
    assert "<dt>Better</dt>" in page
    seat = server.tables.in_memory[table].seat_of((await wire.get("/api/me")).json["player"])
    mine, others = mattered(found, seat)
    assert page.index("Your moves that mattered most") < page.index('id="chart-chances"'), "my own come first"
    order = [page.index(f'/replay/{one.number - 1}?seat={one.seat}">') for one in mine]
    assert all(place < page.index('id="chart-chances"') for place in order)
    assert {one.seat for one in others}.isdisjoint({seat})
    written = [decision.best for decision in found.mattered]
    assert not any(f"<dd>{best}</dd>" in page for best in written), "in words, not in notation"


def test_a_review_begins_with_what_the_reader_gave_away() -> None:
    def made(number: int, seat: int, loss: float) -> Decision:
        return Decision(number, seat, "a", "b", loss, 0.5)

    decisions = [
        made(1, 0, 0.02),
        made(2, 1, 0.3),
        made(3, 1, 0.2),
        made(4, 2, 0.1),
        made(5, 0, 0.04),
        made(6, 0, 0.001),
    ]
    found = Review("dojo", decisions, [], [])
    mine, others = mattered(found, 0)
    assert [one.number for one in mine] == [5, 1], "however small beside those of others, but worth a word"
    assert [one.number for one in others] == [2, 3, 4]
    assert [one.number for one in mattered(found, None)[1]] == [2, 3, 4]


def test_the_processes_end_with_the_house() -> None:
    """Also those that are in the middle of something: a server that ends leaves nobody behind."""

    async def told() -> int:
        thinkers = Thinkers(workers=1)
        pid = await thinkers.work(os.getpid)
        busy = asyncio.ensure_future(thinkers.work(time.sleep, 60))
        await asyncio.sleep(0.3)
        thinkers.close()
        busy.cancel()
        return pid

    pid = asyncio.run(told())
    end = time.monotonic() + 20
    while any(child.pid == pid for child in multiprocessing.active_children()):
        assert time.monotonic() < end, "still there"
        time.sleep(0.02)
