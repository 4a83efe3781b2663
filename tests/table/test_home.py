"""The home page says what this is and leads to games, lessons, summaries and rules; tables as one wants them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.games.arigato.scoring import solo_target
from chabudai.lessons.lesson import with_lesson
from chabudai.table.house import House
from chabudai.table.pages import PAGES, front
from chabudai.words import LANGUAGES
from tests.table.asgi import Wire, person, story
from tests.table.reading import Reading
from tests.table.test_pages_http import HTML, read, send

DECK = 'name = "Mine"\nstatus = "printed"\n[counts]\nmonkey = { white = 20, black = 10 }\nbear.green = 30\n'
SECONDS = (6, 24)  # a choice of a person, with what the bots do meanwhile


def test_every_game_is_shown_with_what_one_wants_to_know(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        for language in LANGUAGES:
            page = read(await ana.get(f"/?lang={language}"))
            found = Reading(page.partition("<!doctype html>")[2])
            for name in games.names():
                assert f"/summary/{name}" in found.values("href")
                assert f"/rules/{name}" in found.values("href")
                assert (f"/learn/{name}" in found.values("href")) == (name in with_lesson())
                assert f"play-{name}" in found.values("id", "button")
                light, dark = front.pictures(name, language)
                assert light in found.values("src", "img")
                assert dark in found.values("srcset", "source")
                for picture in (light, dark):
                    assert (await ana.get(picture)).status == 200
                    data = front.STATIC.joinpath(picture.removeprefix("/static/").partition("?")[0]).read_bytes()
                    assert data[8:12] == b"WEBP"
                    assert len(data) < 60_000
            assert len([alt for alt in found.values("alt", "img") if alt]) == len(games.names())

    story(tmp_path, told, pages=PAGES)


@pytest.mark.parametrize("name", games.names())
def test_the_minutes_are_about_right(name: str) -> None:
    box, chance = games.find(name), random.Random(1)
    seats = box.seat_counts[len(box.seat_counts) // 2]
    mine = 0
    for seed in range(2):
        game = box.new(seats, seed)
        while not game.over:
            seat = game.waiting()[0]
            mine += seat == 0
            game.choose(seat, chance.choice(game.options_of[seat]))
    few, many = (mine / 2 * seconds / 60 for seconds in SECONDS)
    assert few <= box.minutes <= many


def test_a_table_can_have_a_given_deal_and_an_own_deck(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        house: House = app.state.house
        ana = await person(app, "Ana")
        secret = (await send(ana, "/new", game="dojo", seats="3", seed="  ", deck=" ")).headers["location"][3:]
        assert house.rooms.tables[secret].course.plan.deal.secret, "an empty field is none"
        assert "deal not secret" not in read(await ana.get(f"/t/{secret}"))
        table = (await send(ana, "/new", game="dojo", seats="3", seed=" 77 ")).headers["location"][3:]
        assert house.rooms.tables[table].match.seed == 77
        assert "deal not secret" in read(await ana.get(f"/t/{table}"))
        own = (await send(ana, "/new", game="dojo", seats="3", deck=DECK)).headers["location"][3:]
        assert house.rooms.tables[own].match.deck is not None
        for wrong in ({"seed": "seven"}, {"deck": "no deck"}):
            refused = await send(ana, "/new", game="dojo", seats="3", **wrong)
            assert 400 <= refused.status < 500
            read(refused)

    story(tmp_path, told, pages=PAGES)


@pytest.mark.parametrize("game", games.names())
def test_summaries_lead_to_clauses_and_stand_beside_the_table(tmp_path: Path, game: str) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        rules = Reading(read(await ana.get(f"/rules/{game}")).partition("<!doctype html>")[2]).values("id", "li")
        for language in LANGUAGES:
            page = read(await ana.get(f"/summary/{game}?lang={language}"))
            links = [one for one in Reading(page.partition("<!doctype html>")[2]).values("href") if "#rule-" in one]
            assert len(links) > 30
            assert {link.partition("#")[0] for link in links} == {f"/rules/{game}"}
            assert {link.partition("#")[2] for link in links} <= set(rules)
        where = (await send(ana, "/new", game=game)).headers["location"]
        assert f'href="/summary/{game}"' in read(await ana.get(where))
        assert (await ana.ask("GET", "/summary/nothing", headers=HTML)).status == 400

    story(tmp_path, told, pages=PAGES)


def test_arigato_alone_is_one_click_away_and_its_target_in_sight(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        found = Reading(read(await ana.get("/")).partition("<!doctype html>")[2])
        alone = [f"alone-{name}" for name in games.names() if 1 in games.find(name).seat_counts]
        assert [one for one in found.values("id", "button") if one.startswith("alone-")] == alone != []
        path = (await send(ana, "/new", **{"game": "arigato", "seats": "1", "chair-0": "me"})).headers["location"]
        table = app.state.house.rooms.tables[path[3:]]
        assert (table.status, len(table.seats), table.seat_of(table.course.host)) == ("running", 1, 0)
        seen, explained = set(), 0
        for _ in range(40):
            game = table.match.game
            target = solo_target(game)
            seen.add(target)
            page = read(await ana.get(path))
            assert f'data-counter="target"><b>{target}</b>' in page
            explained += "are the score to beat" in page
            await table.choose(0, table.question(0), game.open[0].describe(game, game.options_of[0][0]))
        assert len(seen) > 1, "it grows with the travellers kept"
        assert explained
        assert 'data-counter="target"' not in read(await Wire(app).get(path)), "not for others to see"

    story(tmp_path, told, pages=PAGES)


def test_deleting_asks_once_and_a_used_link_says_what_it_was(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, ben, cleo = [await person(app, name) for name in ("Ana", "Ben", "Cleo")]
        home = read(await ana.get("/"))
        asked = home.partition('<details id="delete-me">')[2].partition("</details>")[0]
        assert 'action="/me/delete"' in asked
        assert home.count('action="/me/delete"') == 1, "nowhere without being asked"
        assert "cannot be taken back" in asked
        chairs = {"chair-0": "me", "chair-1": "invite", "chair-2": "invite"}
        path = (await send(ana, "/new", game="dojo", seats="3", **chairs)).headers["location"]
        links = [v for v in Reading(read(await ana.get(path))).values("value", "input") if "?seat=" in v]
        link = links[0].partition("?seat=")[2]
        assert 'id="join"' in read(await ben.get(f"{path}?seat={link}"))
        assert (await send(ben, f"{path}/sit", link=link)).status == 303
        assert 'id="link-said"' not in read(await ben.get(f"{path}?seat={link}")), "whoever sits there knows"
        used = read(await cleo.get(f"{path}?seat={link}"))
        assert "a seat that has been taken since" in used
        assert 'id="join"' not in used
        wrong = read(await cleo.get(f"{path}?seat=1.00"))
        assert "This link to a seat is not good" in wrong
        assert 'id="join"' not in wrong

    story(tmp_path, told, pages=PAGES)
