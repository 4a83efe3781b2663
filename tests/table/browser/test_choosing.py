"""Choosing with care: what hurts asks once more, slips are forgiven, digits choose, a pop-up covers no choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.table.browser.players import NEXT, freeze, number
from tests.table.browser.positions import opened_at
from tests.table.browser.test_games import quick_table

ASKED = "() => document.getElementById('choose').dataset.asked !== ''"
CHOICE = "#bar button[form=choose]:visible, #frame .hot[value]:visible"
PICK = "() => document.querySelector('#frame .hot[data-pick][aria-pressed=false]')?.click()"
# Every choice becomes one that hurts, as a game says it with the style of its actions.
HURT = "() => { for (const b of document.querySelectorAll('[name=choice]')) b.dataset.danger = ''; }"
COVERED = """(name) => {
  const about = document.querySelector(name).getBoundingClientRect();
  return [...document.querySelectorAll('.hot:not([hidden])')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width && box.left < about.right && about.left < box.right && box.top < about.bottom
      && about.top < box.bottom;
  }).length;
}"""


def table(visit: Callable[..., Any], game: str = "dojo") -> Any:
    page = visit(high=800)
    quick_table(page, game)
    page.wait_for_function(ASKED)
    page.wait_for_timeout(300)
    return page


def test_what_hurts_asks_once_more_in_the_ribbon(visit: Callable[..., Any]) -> None:
    page = table(visit)
    old = number(page)
    page.evaluate(PICK)
    page.evaluate(HURT)
    page.locator(CHOICE).first.click()
    page.wait_for_selector("#bar > #sure")
    assert page.inner_text("#sure").startswith("Really: ")
    assert len(page.inner_text("#sure")) > len("Really: ")
    page.keyboard.press("Escape")
    assert page.locator("#sure").count() == 0
    page.wait_for_timeout(300)
    assert (number(page), page.locator(".sent").count()) == (old, 0)
    page.evaluate(PICK)
    page.locator(CHOICE).first.click()
    page.click("#sure")
    page.wait_for_function(NEXT, arg=old)
    assert page.locator("#sure, .unsure").count() == 0


def test_a_slip_is_forgiven_for_who_wants_it(visit: Callable[..., Any]) -> None:
    page = table(visit)
    old = number(page)
    page.evaluate("() => document.getElementById('grace').click()")
    freeze(page)
    page.evaluate(PICK)
    page.locator(CHOICE).first.click()
    assert page.locator("body.held.sent").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".held, .sent, .chosen").count() == 0
    page.clock.run_for(2000)
    assert (number(page), page.locator(".sent").count()) == (old, 0)
    page.evaluate(PICK)
    page.locator(CHOICE).first.click()
    page.clock.run_for(650)
    assert page.locator("body.held.sent").count() == 1
    page.clock.run_for(100)
    page.clock.resume()
    page.wait_for_function(NEXT, arg=old)


def test_a_digit_chooses(visit: Callable[..., Any]) -> None:
    page = table(visit, "arigato")
    assert page.locator("#frame .hot:visible").count() > 1
    before = page.evaluate("() => document.querySelectorAll('[aria-pressed=true]').length")
    old = number(page)
    page.keyboard.press("2")
    page.wait_for_function(
        """([old, before]) => document.getElementById('choose').dataset.asked !== old
          || document.querySelectorAll('[aria-pressed=true]').length !== before""",
        arg=[old, before],
    )


def test_a_pop_up_covers_no_choice_and_waits_for_a_still_pointer(visit: Callable[..., Any]) -> None:
    page = table(visit, "arigato")
    freeze(page)
    told = 0
    for piece in page.locator("#frame [data-piece][data-about]:visible").all()[:6]:
        box = piece.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.clock.run_for(400)
        assert not page.is_visible("#about")
        page.clock.run_for(200)
        if page.is_visible("#about"):
            told += 1
            assert page.evaluate(COVERED, "#about") == 0
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
        page.clock.run_for(400)
    assert told


@pytest.mark.parametrize(("game", "kind"), [("dojo", "Give"), ("dojo", "Swap")])
def test_on_a_phone_what_explains_a_question_covers_no_choice(visit: Callable[..., Any], game: str, kind: str) -> None:
    """Wherever there is room for it: here others are glowing at the top, and I below."""
    page = opened_at(visit, game, kind, wide=390, high=844, has_touch=True, is_mobile=True, locale="fr")
    page.locator("#explain > summary").click()
    page.wait_for_selector("#explain > p")
    assert page.locator("#frame .hot:visible").count() > 1
    assert page.evaluate(COVERED, "#explain > p") == 0


def test_who_won_a_challenge_points_at_the_card(visit: Callable[..., Any]) -> None:
    page = opened_at(visit, "dojo", "Swap")
    assert page.locator("#bar button:visible").count() == 0, "what has a piece has no button"
    hot = page.locator("#frame .hot")
    assert hot.count() == 2
    mine, theirs = page.locator(".mine .hot"), page.locator(".other .hot")
    best = [int(one.get_attribute("data-gain")) for one in (mine, theirs)]
    assert min(best) >= 0
    wanted = theirs.evaluate("e => e.parentElement.querySelector('.piece').dataset.about")
    mine_now = page.locator(f'.mine .piece[data-about="{wanted}"]')
    before, old = mine_now.count(), number(page)
    theirs.click()
    page.wait_for_function("old => document.getElementById('choose').dataset.asked !== old", arg=old)
    assert mine_now.count() == before + 1, "in my hand, or trained where there was only one place"
