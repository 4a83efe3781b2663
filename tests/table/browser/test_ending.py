"""The end of a game in a browser: the count lights its pieces, the chart leads into the replay, summaries print."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from chabudai import games
from tests.table.browser.players import finished_table

LEAF = ".tally [data-pieces] > span[tabindex]"
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


def lit(page: Any) -> set[str]:
    return set(page.eval_on_selector_all("#frame .lit", "all => all.map(e => e.dataset.piece)"))


@pytest.mark.parametrize("way", ["focus", "hover", "tap"])
def test_a_line_of_the_count_lights_the_pieces_behind_it(visit: Callable[..., Any], way: str) -> None:
    phone = {"wide": 390, "high": 844, "has_touch": True, "is_mobile": True} if way == "tap" else {}
    page = visit("/", **phone)
    page.goto(finished_table(page, "dojo"))
    line = page.locator(LEAF).first
    wanted = set((line.locator("xpath=..").get_attribute("data-pieces") or "").split())
    assert wanted
    assert lit(page) == set()
    getattr(line, way)()
    assert lit(page) == wanted
    if way == "tap":
        page.wait_for_function("""() => [...document.querySelectorAll("#frame .lit")].some(e => {
            const box = e.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; })""")


def test_a_click_on_the_chart_goes_to_that_move(visit: Callable[..., Any]) -> None:
    page = visit("/")
    address = finished_table(page, "dojo")
    page.goto(f"{address}/replay/0")
    slices = page.locator(".slices a")
    middle = slices.nth(slices.count() // 2)
    wanted = int(re.findall(r"/replay/(\d+)", middle.get_attribute("href") or "")[0])
    assert wanted > 10
    middle.click()
    page.wait_for_url(f"**/replay/{wanted}?*")
    page.wait_for_function(f"() => document.querySelector('.steps b').textContent.startsWith('{wanted} ')")
    before = page.locator(".chart .now").get_attribute("d")
    page.click("#first")
    page.wait_for_function("() => document.querySelector('.steps b').textContent.startsWith('0 ')")
    assert page.locator(".chart .now").get_attribute("d") != before


def test_summaries_are_printed_on_one_page(visit: Callable[..., Any]) -> None:
    page = visit("/", locale="fr")
    for game in games.names():
        page.goto(f"/summary/{game}")
        assert len(PAGE.findall(page.pdf(format="A4"))) == 1, game
