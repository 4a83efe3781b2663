"""An arrangement at the page: Arigatō's dawn, put together in any order, changed, taken back, loaded again, ready."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.browser.players import NEXT, by_mouse, meanwhile, number, play
from tests.table.browser.test_games import quick_table
from tests.table.browser.test_line import WIRE

ASKED = "() => !!document.getElementById('bar-ready')"
# Where every card of the hand lies, as the page sees it: its place, or the word on its badge, or nothing.
LIES = """() => Object.fromEntries([...document.querySelectorAll('#frame .mine [data-piece^=card-]')]
    .map(e => [e.dataset.piece, e.closest('.slot')?.id ?? '', e.parentElement.querySelector('.badge.on')?.textContent])
    .filter(([key]) => document.getElementById('pick-' + key) && window.mine.includes(key))
    .map(([key, slot, badge]) => [key, badge ?? (slot.startsWith('slot-hand') || !slot ? '' : slot.slice(5))]))"""
HAND = """() => { window.mine = [...document.querySelectorAll('#zone-hand0 [data-piece]')].map(e => e.dataset.piece);
    return window.mine; }"""
WORKSHOPS = """key => [...document.querySelectorAll(`.board [data-put][data-for="${key}"]`)].map(b => b.dataset.put)"""
BOXES = """() => [...document.querySelectorAll('#frame .zone, #ask')].filter(e => e.offsetParent).map(e => {
    const b = e.getBoundingClientRect(); return [e.id, b.x, b.y, b.width, b.height].join(' '); })"""


def dawn(page: Any) -> tuple[str, list[str]]:
    """A first dawn, with the cards in hand."""
    table = quick_table(page, "arigato")
    page.wait_for_function(ASKED)
    page.wait_for_timeout(200)
    return table, list(page.evaluate(HAND))


def put(page: Any, key: str, place: str) -> None:
    page.click(f"#pick-{key}")
    page.click(f'#frame [data-put="{place}"][data-for="{key}"]:visible')


def answer(page: Any, chance: random.Random) -> None:
    """Whatever is asked, and then the next question is there."""
    old = number(page)
    play(page, by_mouse, chance, most=1)
    page.wait_for_function(NEXT, arg=old)


def told(page: Any) -> str:
    return str(page.text_content("#placed"))


def of_table(page: Any, table: str) -> Any:
    return page.request.get(f"/api/tables/{table}").json()


def test_a_dawn_on_a_desk_in_any_order_with_second_thoughts(visit: Callable[..., Any]) -> None:
    page = visit(high=800)
    table, (a, b, c, d, e) = dawn(page)
    asked, boxes = number(page), page.evaluate(BOXES)
    prompt = page.inner_text("#prompt .short")
    assert prompt == "Give your five artisans their roles"
    assert told(page) == "0 of 5 placed, change freely"
    put(page, a, "passed0-1")
    put(page, b, "craft0-0")
    home, other = page.evaluate(WORKSHOPS, c)[:2]
    put(page, c, home)
    assert page.evaluate(LIES) == {a: "passed0-1", b: "craft0-0", c: home, d: "", e: ""}
    assert told(page) == "3 of 5 placed, change freely"
    assert page.is_disabled("#bar-ready")
    put(page, a, "craft0-1")  # it moves
    put(page, c, other)  # to another workshop
    put(page, d, "passed0-0")
    put(page, b, "passed0-0")  # these two change places
    assert page.evaluate(LIES) == {a: "craft0-1", b: "passed0-0", c: other, d: "craft0-0", e: ""}
    page.keyboard.press("u")  # and back again
    assert page.evaluate(LIES) == {a: "craft0-1", b: "craft0-0", c: other, d: "passed0-0", e: ""}
    page.click(f"#pick-{d}")
    page.click(f"#pick-{e} ~ [data-for='{d}']")  # one in hand instead of one that lies there
    assert page.evaluate(LIES) == {a: "craft0-1", b: "craft0-0", c: other, d: "", e: "passed0-0"}
    assert of_table(page, table)["question"]["number"] == int(asked) == int(number(page))
    page.reload()
    page.wait_for_function(ASKED)
    page.evaluate("cards => { window.mine = cards }", [a, b, c, d, e])
    page.wait_for_function("count => document.getElementById('placed').textContent.startsWith(count)", arg="4 of 5")
    assert page.evaluate(LIES) == {a: "craft0-1", b: "craft0-0", c: other, d: "", e: "passed0-0"}
    page.click(f"#pick-{e}")
    page.click(f"#off-{e}")  # taken up again
    assert told(page).startswith("3 of 5")
    put(page, e, "passed0-1")
    put(page, d, "passed0-0")
    assert told(page).startswith("5 of 5")
    assert page.evaluate(LIES) == {a: "craft0-1", b: "craft0-0", c: other, d: "passed0-0", e: "passed0-1"}
    assert (page.inner_text("#prompt .short"), page.evaluate(BOXES)) == (prompt, boxes)
    page.click("#bar-ready")
    page.wait_for_function(NEXT, arg=asked)
    said = page.request.get(f"/api/tables/{table}/record").json()["own_choices"]
    number_of = {key: key.removeprefix("card-") for key in (c, d, e)}
    assert said[0] == f"0 resident {number_of[c]}"
    assert said[2:5] == [f"0 traveller {number_of[d]}", f"0 traveller {number_of[e]}", "0 ready"]


def test_a_dawn_on_a_phone_by_badges_and_places(visit: Callable[..., Any]) -> None:
    page = visit(wide=390, high=844, has_touch=True, is_mobile=True)
    table, (a, b, c, d, e) = dawn(page)
    asked, boxes = number(page), page.evaluate(BOXES)
    assert page.inner_text("#prompt .shorter") == "Give each artisan a role"

    def turn(key: str, times: int = 1) -> None:
        for _ in range(times):
            page.tap(f"[data-turn='{key}']")

    turn(a)
    turn(b, 2)
    assert page.evaluate(LIES) == {a: "Travels", b: "Crafts", c: "", d: "", e: ""}
    turn(c)
    turn(d)  # two travel already
    assert page.evaluate(LIES) == {a: "Travels", b: "Crafts", c: "Travels", d: "Crafts", e: ""}
    assert page.inner_text("#bar-ready") == "Ready, 4 of 5"
    turn(a)  # both are taken: it does nothing for now
    assert page.evaluate(LIES)[a] == ""
    home = page.evaluate(WORKSHOPS, e)[0]
    page.tap(f"#pick-{e}")
    page.tap(f'#frame [data-put="{home}"][data-for="{e}"]')
    place = page.evaluate(WORKSHOPS, a)[0]
    page.tap(f"#pick-{a}")
    page.tap(f'#frame [data-put="{place}"][data-for="{a}"]')  # instead of the other
    assert page.evaluate(LIES) == {a: place, b: "Crafts", c: "Travels", d: "Crafts", e: ""}
    page.reload()
    page.wait_for_function(ASKED)
    page.evaluate("cards => { window.mine = cards }", [a, b, c, d, e])
    page.wait_for_selector(".badge.on")
    assert page.evaluate(LIES) == {a: place, b: "Crafts", c: "Travels", d: "Crafts", e: ""}
    assert page.is_disabled("#bar-ready")
    turn(e)
    assert page.inner_text("#bar-ready") == "Ready"
    assert page.evaluate(BOXES) == boxes
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    page.tap("#bar-ready")
    page.wait_for_function(NEXT, arg=asked)
    said = page.request.get(f"/api/tables/{table}/record").json()["own_choices"]
    assert said[0] == f"0 resident {a.removeprefix('card-')}"
    assert said.index("0 ready") <= 4


def test_a_dawn_by_keyboard_alone(visit: Callable[..., Any]) -> None:
    page = visit(high=800)
    _, cards = dawn(page)
    asked = number(page)
    page.focus(f"#pick-{cards[0]}")
    for count in range(5):
        page.keyboard.press("Enter")  # picks the card; the focus is on an open place
        assert page.evaluate("() => document.activeElement.matches('[data-put]:not([data-instead])')"), count
        page.keyboard.press("Enter")  # puts it there
        assert told(page).startswith(f"{count + 1} of 5")
    assert page.evaluate("() => document.activeElement.id") == "bar-ready"
    page.keyboard.press("u")
    assert told(page).startswith("4 of 5")
    page.keyboard.press("1")  # digits choose, too
    assert page.locator("[aria-pressed=true]").count() == 1 or told(page).startswith("5 of 5")
    page.keyboard.press("Escape")
    page.focus(f"#pick-{cards[4]}")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # ready
    page.wait_for_function(NEXT, arg=asked)


def test_cards_are_dragged_to_places_and_home(visit: Callable[..., Any]) -> None:
    page = visit(high=800)
    _, (a, b, *_) = dawn(page)

    def drag(key: str, to: str) -> None:
        box, goal = page.locator(f"#pick-{key}").bounding_box(), page.locator(to).bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 60, box["y"] + 40, steps=4)
        page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
        page.mouse.up()

    drag(a, "#slot-passed0-0")
    assert page.evaluate(LIES)[a] == "passed0-0"
    drag(b, "#slot-passed0-0")  # onto it: it goes home
    assert (page.evaluate(LIES)[a], page.evaluate(LIES)[b]) == ("", "passed0-0")
    page.wait_for_timeout(80)
    drag(b, "#zone-hand0")
    assert page.evaluate(LIES)[b] == ""
    assert told(page).startswith("0 of 5")


def test_what_is_ready_can_be_taken_back_and_arranged_anew(visit: Callable[..., Any]) -> None:
    host = visit(high=800)
    chairs = {"chair-0": "me", "chair-1": "open"}
    host.goto(host.request.post("/new", form={"game": "arigato", "seats": "2", **chairs}).url)
    guest = visit(host.url)
    guest.fill("#sit input[name=name]", "Guest")
    guest.click("#act-sit-1")
    host.wait_for_function(ASKED)
    onlooker = visit(host.url)
    host.wait_for_timeout(200)
    cards = host.evaluate(HAND)
    by_mouse(host, random.Random(3))
    host.wait_for_selector("#bar-ready", state="detached")
    assert guest.locator(".other .piece.pending, .other [data-piece^=card-]").count() == 0
    host.click("#act-undo")
    host.wait_for_function(ASKED)
    host.evaluate("cards => { window.mine = cards }", cards)
    assert told(host).startswith("5 of 5")
    before = host.evaluate(LIES)
    assert "" not in before.values()
    one, two = (next(key for key, place in before.items() if place.startswith(zone)) for zone in ("passed", "craft"))
    put(host, one, before[two])
    assert host.evaluate(LIES) == {**before, one: before[two], two: before[one]}
    host.click(f"#pick-{one}")
    host.click(f"#off-{one}")  # home, where the server has no place for it now
    assert host.evaluate(LIES)[one] == ""
    put(host, one, before[two])
    host.click("#bar-ready")
    host.wait_for_selector("#bar-ready", state="detached")
    host.wait_for_function("key => !!document.querySelector(`.craft [data-piece=${key}]`)", arg=one)
    assert onlooker.locator("#bar-ready, [data-put], .badge").count() == 0
    assert onlooker.locator("#prompt").count() == 1


def test_a_line_that_is_lost_loses_nothing_of_it(visit: Callable[..., Any]) -> None:
    page = visit()
    page.add_init_script(f"({WIRE})()")
    _, (a, b, *_) = dawn(page)
    put(page, a, "passed0-0")
    page.evaluate("() => wire.cut()")
    page.wait_for_selector("#lost:not([hidden])", state="attached")
    put(page, b, "craft0-1")  # nobody need hear of it
    page.evaluate("() => { wire.up = true; }")
    page.wait_for_selector("#lost", state="hidden", timeout=20_000)
    lies = page.evaluate(LIES)
    assert (lies[a], lies[b], told(page)) == ("passed0-0", "craft0-1", "2 of 5 placed, change freely")
    assert page.evaluate("() => wire.said") == []


def can_be_emptied(now: dict[str, Any]) -> bool:
    """A dawn begins at which somebody lives in a workshop already."""
    return {"resident", "empty"} <= {option["id"].split()[0] for option in now["question"]["options"]}


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_a_workshop_is_emptied_in_between_and_what_lies_stays(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = visit(wide=size[0], high=size[1])
    table, _ = dawn(page)
    chance = random.Random(4)
    meanwhile(page, table, chance, until=can_be_emptied)
    page.wait_for_function(ASKED)
    page.wait_for_timeout(300)
    a, *_ = page.evaluate(HAND)
    if size[0] > 1000:
        put(page, a, "passed0-1")
    else:
        page.click(f"[data-turn='{a}']")
    lay = page.evaluate(LIES)[a]
    assert lay in ("passed0-1", "Travels")
    asked = number(page)
    who = page.locator("[data-danger][data-for]").first.get_attribute("data-for")
    page.click(f"#pick-{who}")
    page.click(f"[data-danger][data-for='{who}']:visible >> nth=0")
    page.click("#sure")
    page.wait_for_function(NEXT, arg=asked)
    while not page.locator("#bar-ready").count():  # what it brought is asked first
        answer(page, chance)
    page.wait_for_timeout(200)
    assert page.evaluate(LIES)[a] == lay
    assert of_table(page, table)["status"] == "running"


def test_a_hint_goes_on_from_what_lies(visit: Callable[..., Any]) -> None:
    page = visit(high=800)
    _, cards = dawn(page)
    page.click("#hint")
    page.wait_for_selector("#advice li[data-choice^=resident]", timeout=30_000)
    best = page.locator("#advice li").first.get_attribute("data-on")
    assert page.locator(f"#pick-{best}.hinted").count() == 1
    put(page, best, page.evaluate(WORKSHOPS, best)[0])
    assert page.locator(".hinted").count() == 0
    page.click("#hint")
    page.wait_for_selector("#advice li[data-choice^=traveller]", timeout=30_000)
    next_one = page.locator("#advice li[data-choice]").first.get_attribute("data-on")
    assert next_one in cards
    assert next_one != best
    assert page.locator(f"#pick-{next_one}.hinted").count() == 1
    assert page.evaluate(LIES)[best].startswith("w0-")


def test_a_place_says_why_a_card_may_not_lie_there(visit: Callable[..., Any]) -> None:
    page = visit(high=800)
    _, cards = dawn(page)
    for key in cards:
        page.click(f"#pick-{key}")
        open_to = page.evaluate(WORKSHOPS, key)
        barred = [f"w0-{slot}" for slot in range(4) if f"w0-{slot}" not in open_to]
        if len(open_to) > 1 and barred:
            page.click(f"#slot-{barred[0]}")
            page.wait_for_selector("#about .why-not:visible")
            return
        page.keyboard.press("Escape")
    raise AssertionError("every card may live everywhere")
