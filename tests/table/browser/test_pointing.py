"""What one points at: a thread from what acts, what would lie there, castles that are attacked where they are large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.table.browser.players import NEXT, number
from tests.table.browser.positions import opened_at

# The ends of the thread that is drawn, and the middle of an element, in pixels of the window.
ENDS = """() => { const way = document.querySelector('#flight > .thread path').getAttribute('d');
    const at = way.match(/-?[\\d.]+/g).map(Number);
    return [at.slice(0, 2), at.slice(-2)]; }"""
MIDDLE = "e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }"
BOX = "e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height].map(Math.round); }"
PLACES = """() => [...document.querySelectorAll('#frame .mine .zone, #frame .common .zone, #ask')].map((e) => {
    const b = e.getBoundingClientRect(); return [e.id, b.x, b.y, b.width, b.height].join(); })"""


def near(one: list[float], other: list[float]) -> bool:
    return all(abs(a - b) < 2 for a, b in zip(one, other, strict=True))


def test_a_thread_runs_from_the_card_to_the_stone_that_it_would_take(visit: Callable[..., Any]) -> None:
    page = opened_at(visit, "artigiano", "ChooseLoot")
    assert page.locator("#flight > .thread").count() == 0
    stone = page.locator(".other .hot[data-by]").first
    stone.hover()
    card = page.locator(f'#frame [data-piece="{stone.get_attribute("data-by")}"]')
    begin, end = page.evaluate(ENDS)
    assert near(begin, card.evaluate(MIDDLE))
    assert near(end, stone.evaluate(MIDDLE))
    page.mouse.move(2, 2)
    page.wait_for_selector("#flight > .thread", state="detached")
    stone.focus()
    assert page.locator("#flight > .thread").count() == 1, "also for who has no pointer"


def test_a_stone_lies_pale_where_it_would_come_to_lie(visit: Callable[..., Any]) -> None:
    page = opened_at(visit, "artigiano", "ChooseSite")
    before = page.evaluate(PLACES)
    space = page.locator(".mine .slot.empty > .hot").first
    space.hover()
    ghost = page.locator("#flight > .ghost")
    slot = page.locator("#" + space.evaluate("e => e.parentElement.id"))
    assert ghost.evaluate(BOX) == slot.evaluate(BOX)
    assert ghost.evaluate("e => Number(getComputedStyle(e).opacity)") == 0.8
    taken = ghost.locator(".piece").first.get_attribute("data-piece")
    assert taken == space.get_attribute("data-by")
    assert page.locator(f'.other [data-piece="{taken}"]').count() == 1, "it still lies where it is taken from"
    assert ghost.locator(".hot").count() == 0
    assert page.evaluate(PLACES) == before, "and nothing moves for it"
    old = number(page)
    space.click()
    page.wait_for_function(NEXT, arg=old)
    page.mouse.move(2, 2)
    page.wait_for_selector("#flight > .ghost", state="detached")
    assert slot.locator(f'[data-piece="{taken}"]').count() == 1


def test_on_a_phone_a_castle_is_attacked_on_a_sheet(visit: Callable[..., Any]) -> None:
    page = opened_at(visit, "artigiano", "ChooseLoot", wide=390, high=844, has_touch=True, is_mobile=True)
    before = page.evaluate(PLACES)
    glowing = page.locator(".other:has(.glows)")
    assert page.locator(".other .hot:visible").count() == 0, "a stone of seven pixels is none to tap"
    assert glowing.first.evaluate("e => getComputedStyle(e).outlineStyle") == "dashed"
    glowing.first.locator("> .grow").tap()
    stones = page.locator(".other .hot:visible")
    assert stones.count() > 0
    for each in range(stones.count()):
        _, _, wide, high = stones.nth(each).evaluate(BOX)
        assert min(wide, high) >= 44
    assert page.evaluate(PLACES) == before, "the sheet lies over the table"
    old = number(page)
    page.wait_for_timeout(300)
    stones.first.tap()
    page.wait_for_function(NEXT, arg=old)
    assert page.locator(".grow :checked").count() == 0, "and is put away"


def test_cards_of_a_village_fly_from_where_they_lay(visit: Callable[..., Any]) -> None:
    page = opened_at(visit, "machi", "TakeFlop")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("""() => { window.flown = []; new MutationObserver((changes) => { for (const c of changes)
        for (const e of c.addedNodes) if (e.matches?.('.flyer')) {
          const b = e.getBoundingClientRect(); window.flown.push([b.x + b.width / 2, b.y + b.height / 2]); } })
        .observe(document.getElementById('flight'), { childList: true }); }""")
    card = page.locator("[id^=slot-flop] .hot").first
    was, old = card.evaluate(MIDDLE), number(page)
    card.click()
    page.wait_for_function(NEXT, arg=old)
    page.wait_for_function("() => window.flown.length > 0")
    flown = page.evaluate("() => window.flown")
    assert any(abs(x - was[0]) < 60 and abs(y - was[1]) < 60 for x, y in flown), (was, flown)
    page.wait_for_selector("#flight > .flyer", state="detached")
    pile, old = page.locator("[id^=slot-pile-slot] .hot").first, number(page)
    was = pile.evaluate(MIDDLE)
    page.evaluate("() => { window.flown = []; }")
    page.wait_for_selector("body:not(.filming)")
    pile.click()
    page.wait_for_function(NEXT, arg=old)
    page.wait_for_function("() => window.flown.length > 0")
    flown = page.evaluate("() => window.flown")
    assert any(abs(x - was[0]) < 60 and abs(y - was[1]) < 60 for x, y in flown), (was, flown)
