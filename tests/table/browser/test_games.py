"""Whole games through the browser: by mouse, by keyboard, on a phone, without scripts, with reloads, with friends."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from tests.table.browser.players import SHORT, by_keyboard, by_mouse, by_touch, play, status
from tests.table.process import Server


def open_table(page: Any, path: str = "#play-dojo") -> str:
    page.click(path)
    page.wait_for_selector("#frame")
    return str(page.url).rsplit("/", 1)[1]


def quick_table(page: Any) -> str:
    """The same against bots that do not think."""
    chairs = {"chair-0": "me", **{f"chair-{seat}": "bot:random" for seat in range(1, 4)}}
    page.goto(page.request.post("/new", form={"game": "dojo", "seats": "4", **chairs}).url)
    page.wait_for_selector("#frame")
    return str(page.url).rsplit("/", 1)[1]


def total(page: Any, seat: int) -> int:
    return int(page.inner_text(f"#seat-{seat} [data-counter=points] b"))


def shown_as_it_is(page: Any, server: Server, table: str) -> None:
    """What the page shows at the end is what the engine counts."""
    over = server.call("GET", f"/api/tables/{table}")
    assert over["status"] == "over"
    scores = server.call("GET", f"/api/tables/{table}/scores")
    assert [total(page, seat) for seat in range(len(scores))] == [tree["points"] for tree in scores]
    assert page.locator("#tally .tally").count() == len(scores)


def test_a_game_by_mouse_is_two_clicks_away(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    table = open_table(page)
    answers = play(page, by_mouse, random.Random(1))
    assert answers > 12
    shown_as_it_is(page, server, table)


def test_a_game_by_keyboard_alone(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    for _ in range(40):
        if page.evaluate("() => document.activeElement.id === 'play-dojo'"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#frame")
    table = str(page.url).rsplit("/", 1)[1]
    page.keyboard.press("?")
    assert page.is_visible("#help")
    page.keyboard.press("Escape")
    assert play(page, by_keyboard, random.Random(2)) > 12
    shown_as_it_is(page, server, table)


def test_a_game_on_a_phone(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/", wide=360, high=740, has_touch=True, is_mobile=True, locale="fr")
    assert page.inner_text("h1") == "Prenez place à la table basse"
    table = quick_table(page)
    assert play(page, by_touch, random.Random(3)) > 12
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    shown_as_it_is(page, server, table)


def test_a_game_without_scripts(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/", java_script_enabled=False)
    table = quick_table(page)
    chance = random.Random(4)
    answers = 0
    for _ in range(2000):
        page.goto(f"/t/{table}")
        if page.locator("body").get_attribute("data-status") == "over":
            break
        moves = page.locator("#moves summary")
        if moves.count():
            moves.click()
        every = page.locator("#bar button:visible, #moves button:visible, #frame .hot[value]:visible")
        if every.count():
            every.nth(chance.randrange(every.count())).click()
            answers += 1
        else:
            page.wait_for_timeout(20)
    assert answers > 12
    shown_as_it_is(page, server, table)


def test_a_reload_in_mid_game_loses_nothing(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    table = quick_table(page)
    chance = random.Random(5)
    play(page, by_mouse, chance, most=5)
    page.wait_for_timeout(1000)  # the bots, who do not think, have all answered
    page.wait_for_function("() => document.getElementById('choose').dataset.asked")
    before = page.inner_html("#frame .mine")
    page.reload()
    page.wait_for_function("() => document.getElementById('choose').dataset.asked")
    assert _still(page.inner_html("#frame .mine")) == _still(before)
    page.context.set_offline(True)
    page.context.set_offline(False)
    assert play(page, by_mouse, chance) > 3
    shown_as_it_is(page, server, table)


def _still(html: str) -> str:
    """Without what differs by what the pointer does."""
    return re.sub(r' (class="[^"]*"|hidden="[^"]*"|aria-pressed="[^"]*"|data-drawn="[^"]*")', "", html)


def test_two_browsers_and_a_spectator(visit: Callable[..., Any], server: Server) -> None:
    host = visit("/")
    host.fill(".me input[name=name]", "Ann")
    host.click(".me button")
    assert host.input_value(".me input[name=name]") == "Ann"
    host.click("[data-game=dojo] summary")
    host.select_option("[data-game=dojo] [name=seats]", "3")
    host.select_option("[data-game=dojo] [name=chair-1]", "invite")
    host.click("[data-game=dojo] form.plan button")
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
    guest.click("#panel-talk summary")
    guest.fill(".say input", "Bonjour <b>Ann</b>")
    guest.click(".say button")
    host.click("#panel-talk summary")
    host.wait_for_selector("#talk .said")
    assert "Bonjour <b>Ann</b>" in host.inner_text("#talk")
    chance = random.Random(6)
    for _ in range(2000):
        if status(host) == "over":
            break
        for page in (host, guest):
            if page.evaluate("() => document.getElementById('choose').dataset.asked !== ''"):
                _answer_once(page, chance)
        host.wait_for_timeout(15)
    for page in (host, guest, watcher):
        page.wait_for_function("() => document.body.dataset.status === 'over'")
        shown_as_it_is(page, server, table)


def _answer_once(page: Any, chance: random.Random) -> None:
    """Answer, and wait until the page knows that it has been heard."""
    old = page.evaluate("() => document.getElementById('choose').dataset.asked")
    page.wait_for_timeout(SHORT)
    by_mouse(page, chance)
    page.wait_for_function("old => document.getElementById('choose').dataset.asked !== old", arg=old)
