"""Every page of every game by the rules of axe, which knows those of WCAG: light and dark, on a desk and a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chabudai import games
from chabudai.table.pages.front import STATIC
from tests.table.browser.players import by_mouse, play

WAYS = {
    "light": {},
    "dark": {"color_scheme": "dark", "locale": "fr"},
    "phone": {"wide": 360, "high": 740, "has_touch": True, "is_mobile": True},
}
NARROW = 704  # the width in pixels under which pages change their layout: 44rem
MOVES = 5
OPENED = "() => { for (const d of document.querySelectorAll('details')) d.open = true; }"


def faults(page: Any) -> Iterator[str]:
    """What axe finds wrong, and where."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    page.evaluate(OPENED)
    on_a_phone = page.viewport_size["width"] < NARROW
    rules = {"color-contrast": {"enabled": not on_a_phone}}  # the slowest of all, and colours are those of the desk
    for found in axe.run(page, options={"resultTypes": ["violations"], "rules": rules}).response["violations"]:
        for node in found["nodes"][:4]:
            yield f"{page.url} {found['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"


def table_of(page: Any, game: str) -> str:
    """A table where I play against bots that do not think."""
    seats = games.find(game).seat_counts[-1]
    chairs = {"chair-0": "me", **{f"chair-{seat}": "bot:random" for seat in range(1, seats)}}
    return str(page.request.post("/new", form={"game": game, "seats": str(seats), **chairs}).url)


def test_a_narrow_page_has_the_colours_of_a_wide_one() -> None:
    for sheet in STATIC.rglob("*.css"):
        for block in re.findall(r"@media \(max-width[^{]*\{((?:[^{}]*\{[^{}]*\})*)", sheet.read_text()):
            assert block.strip()
            assert not re.search(r"(color|background|opacity|filter)[\w-]*:", block), f"{sheet.name}: {block}"
            assert not re.search(r"--[\w-]+:[^;]*(#|rgb|hsl|color)", block), f"{sheet.name}: {block}"


@pytest.mark.parametrize("way", WAYS)
def test_pages_that_are_read(visit: Callable[..., Any], way: str) -> None:
    page = visit("/", **WAYS[way])
    found = list(faults(page))
    for game in games.names():
        for path in (f"/rules/{game}", f"/summary/{game}"):
            page.goto(path)
            found += faults(page)
    assert found == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", games.names())
def test_a_table_its_score_and_its_replay(visit: Callable[..., Any], game: str, way: str) -> None:
    page = visit("/", **WAYS[way])
    address = table_of(page, game)
    page.goto(address)
    found = list(faults(page))
    play(page, by_mouse, random.Random(1), MOVES)
    found += faults(page)
    page.goto(f"{address}/why")
    found += faults(page)
    page.request.post(f"{address}/resign")
    report = page.request.post(address.replace("/t/", "/report/"), form={"text": "odd"}).url
    for path in (address, *(f"{address}/{part}" for part in ("score", "replay", "deal", "fair", "review")), report):
        page.goto(path)
        found += faults(page)
    assert found == []
