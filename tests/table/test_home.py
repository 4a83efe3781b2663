"""The home page says what this is and leads to games, lessons, summaries and rules; tables as one wants them."""

from __future__ import annotations

import random
from pathlib import Path
from urllib.parse import urlencode

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.games.arigato.scoring import solo_target
from chabudai.lessons.lesson import with_lesson
from chabudai.table.doors.server import Server
from chabudai.table.pages import shared
from chabudai.table.pages.draw.symbols import looks
from chabudai.words import LANGUAGES
from tests.boxes import ALL, POLISHED, polished
from tests.table.asgi import Wire, person, story
from tests.table.reading import Reading
from tests.table.tables import answer
from tests.table.test_pages_http import HTML, read, send

DECK = 'name = "Mine"\nstatus = "printed"\n[counts]\nmonkey = { white = 20, black = 10 }\nbear.green = 30\n'
SECONDS = (6, 24)  # a choice of a person, with what the bots do meanwhile


def test_every_game_is_shown_with_what_one_wants_to_know(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        for language in LANGUAGES:
            page = read(await ana.get(f"/?lang={language}"))
            found = Reading(page.partition("<!doctype html>")[2])
            for name in ALL:
                assert f"/summary/{name}" in found.values("href")
                assert f"/rules/{name}" in found.values("href")
                assert (f"/learn/{name}" in found.values("href")) == (name in with_lesson())
                assert f"play-{name}" in found.values("id", "button")
            for name in POLISHED:
                light, dark = shared.pictures(name, language)
                assert light in found.values("src", "img")
                assert dark in found.values("srcset", "source")
                for picture in (light, dark):
                    assert (await ana.get(picture)).status == 200
                    data = looks(name).joinpath(picture.rpartition("/")[2].partition("?")[0]).read_bytes()
                    assert data[8:12] == b"WEBP"
                    assert len(data) < 60_000
            assert len([alt for alt in found.values("alt", "img") if alt]) == len(POLISHED)

    story(tmp_path, told)


@pytest.mark.parametrize("name", ALL)
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
    assert few <= box.minutes <= many or (box.minutes == 0 and not box.polished)


def test_a_table_can_have_a_given_deal_and_an_own_deck(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        ana = await person(app, "Ana")
        secret = (await send(ana, "/new", game="dojo", seats="3", seed="  ", deck=" ")).headers["location"][3:]
        assert server.tables.in_memory[secret].course.plan.deal.secret, "an empty field is none"
        assert "deal not secret" not in read(await ana.get(f"/t/{secret}"))
        table = (await send(ana, "/new", game="dojo", seats="3", seed=" 77 ")).headers["location"][3:]
        assert server.tables.in_memory[table].match.seed == 77
        assert "deal not secret" in read(await ana.get(f"/t/{table}"))
        own = (await send(ana, "/new", game="dojo", seats="3", deck=DECK)).headers["location"][3:]
        assert server.tables.in_memory[own].match.deck is not None
        for wrong in ({"seed": "seven"}, {"deck": "no deck"}):
            refused = await send(ana, "/new", game="dojo", seats="3", **wrong)
            assert 400 <= refused.status < 500
            read(refused)

    story(tmp_path, told)


@pytest.mark.parametrize("game", ALL)
def test_summaries_lead_to_clauses_and_stand_beside_the_table(tmp_path: Path, game: str) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        rules = Reading(read(await ana.get(f"/rules/{game}")).partition("<!doctype html>")[2]).values("id", "li")
        for language in LANGUAGES:
            page = read(await ana.get(f"/summary/{game}?lang={language}"))
            links = [one for one in Reading(page.partition("<!doctype html>")[2]).values("href") if "#rule-" in one]
            assert len(links) > (30 if polished(game) else 0)
            assert {link.partition("#")[0] for link in links} == {f"/rules/{game}"}
            assert {link.partition("#")[2] for link in links} <= set(rules)
        where = (await send(ana, "/new", game=game)).headers["location"]
        assert f'href="/summary/{game}"' in read(await ana.get(where))
        assert (await ana.ask("GET", "/summary/nothing", headers=HTML)).status == 400

    story(tmp_path, told)


def test_arigato_alone_is_one_click_away_and_its_target_in_sight(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        found = Reading(read(await ana.get("/")).partition("<!doctype html>")[2])
        alone = [f"alone-{name}" for name in ALL if 1 in games.find(name).seat_counts]
        assert [one for one in found.values("id", "button") if one.startswith("alone-")] == alone != []
        path = (await send(ana, "/new", **{"game": "arigato", "seats": "1", "chair-0": "me"})).headers["location"]
        table = app.state.server.tables.in_memory[path[3:]]
        assert (table.status, len(table.seats), table.seat_of(table.course.host)) == ("running", 1, 0)
        seen, explained = set(), 0
        for _ in range(40):
            game = table.match.game
            target = solo_target(game)
            seen.add(target)
            page = read(await ana.get(path))
            assert f'data-counter="target"><b>{target}</b>' in page
            explained += "are the score to beat" in page
            await answer(table, 0, game.open[0].describe(game, game.options_of[0][0]))
        assert len(seen) > 1, "it grows with the travellers kept"
        assert explained
        assert 'data-counter="target"' not in read(await Wire(app).get(path)), "not for others to see"

    story(tmp_path, told)


def test_deleting_asks_once_and_a_used_link_says_what_it_was(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, ben, cleo = [await person(app, name) for name in ("Ana", "Ben", "Cleo")]
        home = read(await ana.get("/"))
        asked = home.partition('<details id="delete-me">')[2].partition("</details>")[0]
        assert 'action="/me/delete"' in asked
        assert home.count('action="/me/delete"') == 1, "nowhere without being asked"
        assert "cannot be undone" in asked
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
        assert "This link to a seat is not valid" in wrong
        assert 'id="join"' not in wrong

    story(tmp_path, told)


def test_my_tables_say_how_far_they_are_and_whom_they_wait_for(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, ben = [await person(app, name) for name in ("Ana", "Ben")]
        home = read(await ana.get("/"))
        assert "First time here?" in home
        assert home.count('value="bot:novice"') > 12, "who has finished no game yet plays against novices"
        chairs = {"chair-0": "me", "chair-1": "invite", "chair-2": "invite"}
        path = (await send(ana, "/new", game="dojo", seats="3", **chairs)).headers["location"]
        assert "waiting for a friend" in read(await ana.get("/"))
        links = [v for v in Reading(read(await ana.get(path))).values("value", "input") if "?seat=" in v]
        for wire, link in zip((ben, await person(app, "Cleo")), links, strict=True):
            assert (await send(wire, f"{path}/sit", link=link.partition("?seat=")[2])).status == 303
        table = app.state.server.tables.in_memory[path[3:]]
        asked = table.names()[table.match.game.waiting()[0]]
        pages = {name: read(await wire.get("/")) for name, wire in (("Ana", ana), ("Ben", ben))}
        for name, page in pages.items():
            card = page.partition('<ul class="cards">')[2].partition("</ul>")[0]
            assert "round 1 of 12" in card
            assert ("Your turn" in card) == (name == asked)
            assert (f"{asked} is thinking" in card) == (name != asked)
            assert card.count('class="seal"') == 2, "the others"
            assert f">{name} <" not in card

    story(tmp_path, told)


def test_a_link_or_a_code_leads_to_its_table_and_nowhere_else(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        path = (await send(ana, "/new", game="dojo")).headers["location"]
        table = path[3:]
        for written, leads in (
            (table, path), (f"  {table} ", path), (f"https://other.test{path}", path), (f"see {path}/replay/3", path),
            (f"http://table.test{path}?seat=1.ab-c", f"{path}?seat=1.ab-c"),
        ):  # fmt: skip
            reply = await ana.get(f"/go?{urlencode({'to': written})}")
            assert (reply.status, reply.headers.get("location")) == (303, leads)
        for wrong in ("", "nothing", "https://other.test/", "//other.test", "a b"):
            reply = await ana.ask("GET", f"/go?{urlencode({'to': wrong})}", headers=HTML)
            assert reply.status == 404
            assert "There is no such table." in read(reply)

    story(tmp_path, told)
