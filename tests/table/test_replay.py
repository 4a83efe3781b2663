"""Looking back: jump to a round or a card, play without scripts, the same deal again, results beside each other."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.table.course.entries import Sit
from chabudai.table.doors.server import Server
from chabudai.table.pages.draw.jumps import jumps
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.running.tables import Table, Tables
from tests.boxes import ALL, polished
from tests.shown import scene_of
from tests.table.asgi import Wire, person, story
from tests.table.reading import Reading
from tests.table.tables import answer
from tests.table.tables import story as tables_story
from tests.table.test_pages_http import HTML, finished, read, send


async def played(tables: Tables, game: str) -> Table:
    """A table whose game was played to the end."""
    box = games.find(game)
    seats = box.seat_counts[0] if box.seat_counts[0] > 1 else box.seat_counts[1]
    table = await tables.create(
        "ana", {"game": game, "seats": seats, "seed": 3, "chairs": ["me"] + ["open"] * (seats - 1)}
    )
    for seat in range(1, seats):
        await table.do(Sit(name=f"P{seat}", at=None, invited=False), f"p{seat}")
    chance = random.Random(1)
    while table.status == "running":
        seat = chance.choice(table.course.asked)
        question = table.match.game.open[seat]
        choice = question.describe(table.match.game, chance.choice(table.match.game.options_of[seat]))
        await answer(table, seat, choice)
    return table


@pytest.mark.parametrize("game", ALL)
def test_every_game_has_rounds_and_cards_to_jump_to(tmp_path: Path, game: str) -> None:
    async def told(tables: Tables) -> None:
        table = await played(tables, game)
        last = len(table.match.played)
        for language, voice in VOICES.items():
            for viewer in (None, 0):
                found = jumps(table, viewer, voice)
                assert len(found.rounds) > 2 or not polished(game), language
                assert found.rounds or not table.match.box.rounds
                assert [move for move, _ in found.rounds] == sorted(move for move, _ in found.rounds)
                assert len(found.cards) > 5 or not polished(game)
                for name, moves in found.cards.items():
                    assert moves == sorted(set(moves))
                    assert 0 <= moves[0] <= moves[-1] <= last
                    assert found.next_of(name, moves[0] - 1) == moves[0]
                    assert found.next_of(name, last) == moves[0]
        assert len(jumps(table, 0, VOICES["en"]).cards) >= len(jumps(table, None, VOICES["en"]).cards)

    tables_story(tmp_path, told)


def test_the_list_leads_there_and_plays_without_scripts(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app, ana)
        page = read(await ana.get(f"/t/{table}/replay/4?seat=1"))
        moves = [
            int(value)
            for value in Reading(page.partition("<!doctype html>")[2]).values("value", "option")
            if value.isdigit()
        ]
        assert len(moves) > 20
        reply = await ana.get(f"/t/{table}/replay?to={moves[3]}&seat=1")
        assert reply.headers["location"] == f"/t/{table}/replay/{moves[3]}?seat=1"
        playing = read(await ana.get(f"/t/{table}/replay/4?seat=1&play=2"))
        assert f'content="2;url=/t/{table}/replay/5?seat=1&amp;play=2"' in playing
        for odd in ("to=9999", "to=x", "to=-1"):
            assert (await ana.ask("GET", f"/t/{table}/replay?{odd}", headers=HTML)).status == 400
        assert (await ana.ask("GET", f"/t/{table}/replay/4?play=0", headers=HTML)).status == 400

    story(tmp_path, told)


def test_games_of_one_deal_are_compared_seat_by_seat(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        ana, ben = await person(app, "Ana"), await person(app, "Ben")
        first = await finished(app, ana)
        alone = read(await ana.ask("GET", f"/t/{first}/deal", headers=HTML))
        assert "<tbody>" in alone
        assert "★" not in alone, "nobody is the best of one"
        chairs = {"chair-0": "bot:random", "chair-1": "me", "chair-2": "bot:random"}
        again = (await send(ben, "/new", again=first, **chairs)).headers["location"][3:]
        other = (await send(ben, "/new", game="dojo", seats="3", seed="5", **chairs)).headers["location"][3:]
        middle = (await send(ben, "/new", again=first, at="12", **chairs)).headers["location"][3:]
        tables = [await server.tables.open(table) for table in (first, again, other, middle)]
        assert [table.match.seed == tables[0].match.seed for table in tables] == [True, True, False, True]
        assert (await ben.ask("GET", f"/t/{again}/deal", headers=HTML)).status == 409, "not before it is over"
        for table in tables[1:]:
            await play_alone(ben, table)
        page = read(await ben.get(f"/t/{first}/deal"))
        totals = [table.match.game.totals() for table in tables]
        rows = page.partition("<tbody>")[2].partition("</tbody>")[0].split("</tr>")[:-1]
        assert len(rows) == 3
        for row in rows:
            assert any(all(f"<b>{points}</b>" in row for points in some) for some in (totals[0], totals[1], totals[3]))
        best = [max(totals[0][seat], totals[1][seat]) for seat in range(3)]
        stars = [cell for row in rows for cell in row.split("<td")[1:] if "★" in cell]
        assert len(stars) >= 3
        assert all(any(f"<b>{points}</b>" in cell for points in best) for cell in stars)
        assert "from move 12 on" in page
        assert page.count("/replay") == 3, "one's own and the one whose link one has"
        assert read(await ana.get(f"/t/{first}/deal")).count('/replay"') == 1
        assert (await ben.ask("GET", "/t/nothing/deal", headers=HTML)).status == 404

    story(tmp_path, told)


async def play_alone(wire: Wire, table: Table) -> None:
    """Seat 1 answers at random until the game is over."""
    import asyncio

    chance = random.Random(2)
    while table.status == "running":
        if 1 in table.course.thinking:
            action = chance.choice(scene_of(table.match.game, 1).actions)
            number = str(table.question(1))
            assert (await send(wire, f"/t/{table.id}/choose", question=number, choice=action.id)).status == 303
        await asyncio.sleep(0.001)
    await table.settled()  # what is compared is on disk
