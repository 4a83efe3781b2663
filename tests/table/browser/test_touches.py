"""Small things that must work at a live table: take back, drag, keys, titles, stale clicks, replays."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.table.browser.players import NEXT, by_mouse, meanwhile, number, play
from tests.table.browser.test_games import quick_table
from tests.table.messages import understood
from tests.table.process import Server

ASKED = "() => document.getElementById('choose').dataset.asked !== ''"


def until(page: Any, chance: random.Random, wanted: str, most: int = 60) -> None:
    """Play on until the page offers something of this kind."""
    for _ in range(most):
        page.wait_for_function(ASKED)
        if page.locator(wanted).count():
            return
        play(page, by_mouse, chance, most=1)
    raise AssertionError(f"never offered: {wanted}")


def test_a_card_is_dragged_to_where_it_may_go(visit: Callable[..., Any]) -> None:
    page = visit()
    quick_table(page)
    until(page, random.Random(1), "[data-pick]")
    before = page.evaluate("() => document.getElementById('choose').dataset.asked")
    target = page.locator(".other .hot[data-for]:visible").first
    box, goal = page.locator("[data-pick]").bounding_box(), target.bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 40, steps=4)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()
    page.wait_for_function("old => document.getElementById('choose').dataset.asked !== old", arg=before)


def test_a_placement_is_taken_back_with_a_key(visit: Callable[..., Any], server: Server) -> None:
    """Others place at the same time; as long as nothing new is seen, u brings the own card back."""
    host = visit()
    chairs = {"chair-0": "me", "chair-1": "open", "chair-2": "bot:random"}
    host.goto(host.request.post("/new", form={"game": "dojo", "seats": "3", **chairs}).url)
    guest = visit(host.url.replace(server.address, ""))
    guest.fill("#sit input[name=name]", "Guest")
    guest.click("#act-sit-1")
    guest.wait_for_selector("#place-1.mine")
    chance = random.Random(2)
    place = ".mine [id^='slot-s'] > .hot[value]"
    for _ in range(400):
        if host.locator(place).count() and guest.locator(place).count():
            break
        for page in (host, guest):
            if page.evaluate(ASKED) and not page.locator(place).count():
                old = page.evaluate("() => document.getElementById('choose').dataset.asked")
                by_mouse(page, chance)
                page.wait_for_function("old => document.getElementById('choose').dataset.asked !== old", arg=old)
        host.wait_for_timeout(20)
    host.locator(place).first.click()
    host.wait_for_selector("#act-undo:not([disabled])")
    host.keyboard.press("u")
    host.wait_for_selector(place)
    assert host.locator(".piece.pending").count() == 0


def test_the_title_and_the_keys_of_help(visit: Callable[..., Any]) -> None:
    page = visit("/", locale="fr")
    quick_table(page)
    page.wait_for_function(ASKED)
    assert page.title() == "● À vous · Dojo"
    page.keyboard.press("?")
    assert page.is_visible("#help")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.wait_for_selector("#panel-rules .chapters")
    page.keyboard.press("n")
    page.wait_for_url("**/t/*")


def test_an_answer_to_an_older_question_is_refused_and_told(visit: Callable[..., Any]) -> None:
    page = visit()
    quick_table(page)
    page.wait_for_function(ASKED)
    page.evaluate("() => { document.querySelector('#choose input').value = '0'; }")
    page.locator("#bar button:visible, #frame .hot[value]:visible").first.click()
    page.wait_for_selector("#refused:visible")
    assert "earlier question" in page.inner_text("#refused")


def test_a_lost_line_is_found_again(visit: Callable[..., Any]) -> None:
    page = visit()
    table = quick_table(page)
    page.wait_for_function(ASKED)
    lost: list[int] = []

    def lose(route: Any) -> None:
        """The second update of the first connection never arrives."""
        server = route.connect_to_server()

        def pass_on(message: str) -> None:
            if understood(message).get("update") == 2 and not lost:
                lost.append(2)
            else:
                route.send(message)

        server.on_message(pass_on)

    page.route_web_socket(f"**/t/{table}/live", lose)
    page.reload()
    page.wait_for_function(ASKED)
    first = number(page)
    assert play(page, by_mouse, random.Random(3), most=1) == 1
    # Everybody may have answered within the update that was lost; but the answer to the click says how far things are.
    page.wait_for_function(NEXT, arg=first)
    assert lost == [2]
    assert play(page, by_mouse, random.Random(3), most=2) == 2


def test_a_replay_steps_with_the_arrows_and_keeps_the_address(visit: Callable[..., Any]) -> None:
    page = visit()
    table = quick_table(page)
    meanwhile(page, table, random.Random(4))
    page.goto(f"/t/{table}/replay/5")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/t/{table}/replay/6?seat=0")
    page.wait_for_function("() => document.querySelector('.steps b').textContent.startsWith('6 /')")
    page.go_back()
    page.wait_for_function("() => document.querySelector('.steps b').textContent.startsWith('5 /')")
    page.click("#continue")
    page.wait_for_url("**/t/*")
    assert table not in page.url
