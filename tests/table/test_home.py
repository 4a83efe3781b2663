"""The home page says what this is and leads to games, lessons, summaries and rules; tables as one wants them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.lessons.lesson import with_lesson
from chabudai.table.house import House
from chabudai.table.pages import PAGES, front
from chabudai.words import LANGUAGES
from tests.table.asgi import person, story
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
