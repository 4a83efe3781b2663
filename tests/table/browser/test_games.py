"""Whole games through the browser: by mouse, by keyboard, on a phone, without scripts, with reloads, with friends."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from chabudai import games
from tests.table.browser.players import (
    SHORT,
    Program,
    by_keyboard,
    by_mouse,
    by_touch,
    meanwhile,
    play,
    sit_down,
    status,
    without_scripts,
)
from tests.table.process import Server

# Every way of playing, and every game in one of them: by hand for a while, and then by a program (all four are played
# to their end at a page in tests/outside/test_play.py).  CHABUDAI_BROWSER=all plays every game in every way, by hand to
# the end.
ALL = os.environ.get("CHABUDAI_BROWSER") == "all"
SEATS = {"dojo": 3, "arigato": 2, "machi": 3, "artigiano": 2}
BY_HAND = 10_000 if ALL else 15  # answers, of the hundred that a long game takes; a program gives the others
TOGETHER = 10_000 if ALL else 8  # where three pages show each of them
SHORTER = {"machi": {"option-years": "4"}, "artigiano": {"option-quick": "true"}}


def in_this_way(*usual: str) -> pytest.MarkDecorator:
    """The games that are played in a way."""
    return pytest.mark.parametrize("game", games.names() if ALL else usual)


def quick_table(page: Any, game: str = "dojo", seats: int | None = None) -> str:
    """A table against bots that do not think."""
    count = seats or SEATS.get(game, games.find(game).seat_counts[0])
    chairs = {"chair-0": "me", **{f"chair-{seat}": "bot:random" for seat in range(1, count)}}
    form = {"game": game, "seats": str(count), **chairs, **SHORTER.get(game, {})}
    page.goto(page.request.post("/new", form=form).url)
    page.wait_for_selector("#frame")
    return str(page.url).rsplit("/", 1)[1]


def shown_as_it_is(page: Any, server: Server, table: str) -> None:
    """What the page shows at the end is what the engine counts."""
    over = server.call("GET", f"/api/tables/{table}")
    assert over["status"] == "over"
    scores = server.call("GET", f"/api/tables/{table}/scores")
    counted = sorted((seat["name"], tree["points"]) for seat, tree in zip(over["seats"], scores, strict=True))
    heads = page.locator("#tally .tally h3").all_inner_texts()
    shown = [re.fullmatch(r"(?:\d+\.\s*)?(.+?)\s+(-?\d+)", head) for head in heads]
    assert sorted((found[1], int(found[2])) for found in shown if found) == counted


def test_a_game_by_mouse_is_two_clicks_away(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    table = sit_down(page, "dojo")
    assert play(page, by_mouse, random.Random(1), most=8) == 8  # these bots think: games to the end are below
    own = server.call("GET", f"/api/tables/{table}/log")
    assert len(own["events"]) > 12


@in_this_way("artigiano")
def test_a_game_by_keyboard_alone(visit: Callable[..., Any], server: Server, game: str) -> None:
    page = visit("/")
    for _ in range(40):
        if page.evaluate("game => document.activeElement.id === `play-${game}`", game):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#frame")
    table = quick_table(page, game)  # the same against bots that do not think
    page.keyboard.press("?")
    assert page.is_visible("#help")
    page.keyboard.press("Escape")
    assert play(page, by_keyboard, random.Random(2)) > 12
    shown_as_it_is(page, server, table)


@in_this_way("machi")
def test_a_game_on_a_phone(visit: Callable[..., Any], server: Server, game: str) -> None:
    page = visit("/", wide=360, high=740, has_touch=True, is_mobile=True, locale="fr")
    assert page.inner_text("h1") == "Prenez place à la table basse"
    table = quick_table(page, game)
    assert play(page, by_touch, random.Random(3), BY_HAND) > 12
    meanwhile(page, table, random.Random(3))
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    shown_as_it_is(page, server, table)


@in_this_way("artigiano")
def test_a_game_without_scripts(visit: Callable[..., Any], server: Server, game: str) -> None:
    page = visit(java_script_enabled=False)
    table = quick_table(page, game)
    assert without_scripts(page, random.Random(4), table) > 12
    shown_as_it_is(page, server, table)


@in_this_way("dojo")
def test_a_reload_in_mid_game_loses_nothing(visit: Callable[..., Any], server: Server, game: str) -> None:
    page = visit()
    table = quick_table(page, game)
    chance = random.Random(5)
    play(page, by_mouse, chance, most=5)
    # The bots, who do not think, come to an end where only I am asked.
    program = Program(page, table)
    now = program.look()
    while len(now["asked"]) > 1 or not now["question"]:
        now = program.look(f"?after={now['version']}")
    asked = str(now["question"]["number"])
    page.wait_for_function("now => document.getElementById('choose').dataset.asked === now", arg=asked)
    before = page.inner_html("#frame .mine")
    page.reload()
    page.wait_for_function("() => document.getElementById('choose').dataset.asked")
    assert _still(page.inner_html("#frame .mine")) == _still(before)
    page.context.set_offline(True)
    page.context.set_offline(False)
    assert play(page, by_mouse, chance, most=5) == 5
    meanwhile(page, table, chance)
    shown_as_it_is(page, server, table)


def _still(html: str) -> str:
    """Without what the pointer does; the server and the script write attributes in orders of their own."""
    bare = re.sub(r' (class="[^"]*"|hidden="[^"]*"|aria-pressed="[^"]*"|data-drawn="[^"]*")', "", html)
    one = r' [\w-]+="[^"]*"'
    return re.sub(f"(?:{one})+", lambda found: "".join(sorted(re.findall(one, found[0]))), bare)


@in_this_way("dojo")
def test_two_browsers_and_a_spectator(visit: Callable[..., Any], server: Server, game: str) -> None:
    host = visit("/")
    host.fill(".my-name input", "Ann")
    host.click(".my-name button")
    assert host.input_value(".my-name input") == "Ann"
    plan = f"[data-game={game}] .opens"
    host.click(f"{plan} summary")
    host.select_option(f"{plan} [name=seats]", str(SEATS[game]))
    host.select_option(f"{plan} [name=chair-1]", "invite")
    for option, value in SHORTER.get(game, {}).items():
        host.select_option(f"{plan} [name={option}]", value)
    host.click(f"{plan} form.plan button")
    host.wait_for_selector(".invite")
    table = str(host.url).rsplit("/", 1)[1]
    guest = visit(host.input_value(".invite input"), locale="fr")
    guest.fill(".join input[name=name]", "Bob")
    watcher = visit(f"/t/{table}")
    assert status(watcher) == "waiting"
    guest.click("#join")
    for page in (host, guest, watcher):
        page.wait_for_function("() => document.body.dataset.status === 'running'")
        assert page.inner_text("#seat-1 h2").startswith("Bob")
    assert watcher.locator(".hot, #bar button").count() == 0
    guest.click(".tab-talk")
    guest.fill("#say input", "Bonjour <b>Ann</b>")
    guest.click("#say button")
    host.click(".tab-talk")
    host.wait_for_selector("#talk .said")
    assert "Bonjour <b>Ann</b>" in host.inner_text("#talk")
    chance = random.Random(6)
    left = TOGETHER
    while left > 0 and status(host) != "over":
        for page in (host, guest):
            if page.evaluate("() => document.getElementById('choose').dataset.asked !== ''"):
                _answer_once(page, chance)
                left -= 1
        host.wait_for_timeout(15)
    people = [Program(page, table) for page in (host, guest)]
    if status(host) != "over":
        for page in (host, guest, watcher):
            page.goto("about:blank")
        while (now := people[0].look())["status"] != "over":
            for person in people:
                if (now := person.look())["question"]:
                    person.answer(now, chance)
        for page in (host, guest, watcher):
            page.goto(f"/t/{table}")
    for page in (host, guest, watcher):
        page.wait_for_function("() => document.body.dataset.status === 'over'")
        shown_as_it_is(page, server, table)


def _answer_once(page: Any, chance: random.Random) -> None:
    """Answer, and wait until the page knows that it has been heard."""
    old = page.evaluate("() => document.getElementById('choose').dataset.asked")
    page.wait_for_timeout(SHORT)
    by_mouse(page, chance)
    page.wait_for_function("old => document.getElementById('choose').dataset.asked !== old", arg=old)
