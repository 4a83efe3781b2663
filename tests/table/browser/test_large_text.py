"""Whoever has letters twice as large reads them beside the table, and the table stays a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.table.browser.test_ending import CROWDED
from tests.table.browser.test_face import DESK, IN_SIGHT, PHONE, SCROLLS
from tests.table.browser.test_games import quick_table
from tests.table.browser.test_home import with_tables

TWICE = "() => { document.documentElement.style.fontSize = '200%'; }"
SIZE = "e => parseFloat(getComputedStyle(e).fontSize)"
# The drawer: nothing sticks out of it sideways, and its end can be reached.
DRAWER = """() => { const e = document.querySelector('.drawer'); e.scrollTop = 1e6;
    const last = [...e.querySelectorAll('details')].filter(d => d.offsetParent).pop().getBoundingClientRect();
    const box = e.getBoundingClientRect();
    return [e.scrollWidth <= e.clientWidth, e.scrollHeight > e.clientHeight, last.bottom <= box.bottom + 1]; }"""


# Whatever can be pressed or filled in is whole: not beyond the window, not over another, its words not cut.
WHOLE = """() => {
  const things = [...document.querySelectorAll('.my-name, .go-on a, .play, .opens > summary, .learn-a-game')]
    .filter(e => e.getClientRects().length);
  const boxes = things.map(e => [e.id || e.className, e.getBoundingClientRect(), e]);
  const out = boxes.filter(([, b, e]) => b.left < 0 || b.right > innerWidth + .5
    || e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1).map(([name]) => name);
  for (const [i, [name, a]] of boxes.entries()) for (const [other, b] of boxes.slice(i + 1))
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      out.push(`${name} and ${other}`);
  return [things.length, document.documentElement.scrollWidth <= innerWidth, out]; }"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_home_with_letters_twice_as_large_cuts_nothing_on_a_phone(visit: Callable[..., Any], language: str) -> None:
    page = visit("/", wide=PHONE[0], high=PHONE[1], locale=language)
    with_tables(page)
    page.goto("/")
    page.evaluate(TWICE)
    things, fits, cut = page.evaluate(WHOLE)
    assert things > 9
    assert fits
    assert cut == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_letters_twice_as_large_are_all_seen(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = visit(wide=size[0], high=size[1])
    quick_table(page)
    line = page.locator("#logs li span").first
    before = line.evaluate(SIZE)
    page.evaluate(TWICE)
    assert line.evaluate(SIZE) == pytest.approx(2 * before, abs=0.1)
    assert page.evaluate(SCROLLS) == [False, False]
    assert page.evaluate(IN_SIGHT)
    assert page.evaluate(CROWDED) == []
    page.click(".tab-rules")
    assert page.evaluate(DRAWER) == [True, True, True]
