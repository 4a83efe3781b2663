"""The pages of the lab before a run: nothing that axe finds wrong with them, and nothing too wide for a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.table.browser.test_axe import WAYS, faults

DECK = "/lab/deck/dojo?open=counts.monkey.white"


@pytest.mark.parametrize("way", WAYS)
def test_the_door_and_a_deck_can_be_read(visit: Callable[..., Any], way: str) -> None:
    page = visit("/", **WAYS[way])
    page.goto(str(page.locator("#about a[href='/lab']").get_attribute("href")))
    found = list(faults(page))
    page.goto(DECK)
    assert page.locator("#edit").is_visible()
    found += faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert found == []
