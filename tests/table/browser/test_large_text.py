"""Whoever has letters twice as large reads them beside the table, and the table stays a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.table.browser.test_ending import CROWDED
from tests.table.browser.test_face import DESK, IN_SIGHT, PHONE, SCROLLS
from tests.table.browser.test_games import quick_table

TWICE = "() => { document.documentElement.style.fontSize = '200%'; }"
SIZE = "e => parseFloat(getComputedStyle(e).fontSize)"
# The drawer: nothing sticks out of it sideways, and its end can be reached.
DRAWER = """() => { const e = document.querySelector('.drawer'); e.scrollTop = 1e6;
    const last = [...e.querySelectorAll('details')].filter(d => d.offsetParent).pop().getBoundingClientRect();
    const box = e.getBoundingClientRect();
    return [e.scrollWidth <= e.clientWidth, e.scrollHeight > e.clientHeight, last.bottom <= box.bottom + 1]; }"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_letters_twice_as_large_are_all_seen(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = visit("/", wide=size[0], high=size[1])
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
