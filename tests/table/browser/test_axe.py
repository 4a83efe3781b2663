"""Every page of every game by the rules of axe, which knows those of WCAG: on a desk, light and dark, and a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chabudai import games
from chabudai.table.pages.draw.symbols import looks
from chabudai.table.pages.files import STATIC
from tests.boxes import POLISHED
from tests.table.browser.players import Program, by_mouse, play, played

WAYS: dict[str, dict[str, Any]] = {
    "desk": {},
    "phone": {"wide": 360, "high": 740, "has_touch": True, "is_mobile": True, "locale": "fr"},
}
NARROW = 704  # the width in pixels under which pages change their layout: 44rem
CONTRAST = "color-contrast"
MOVES = 8  # a program has made so many before the page is opened, and one is made by mouse
FIRST = games.names()[0]  # whose pages stand for those of all where games bring no colours of their own
OPENED = "() => { for (const d of document.querySelectorAll('details')) d.open = true; }"
# Only what is wrong comes back: all that is right would be some hundred kilobytes.
RUN = """options => axe.run(document, options).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => `${location.href} ${id}: ${node.html.slice(0, 160)}
    ${node.failureSummary.slice(0, 300)}`)))"""
STILL = """() => Promise.all(document.getAnimations().filter((a) => a.effect.getComputedTiming().endTime < Infinity)
    .map((a) => a.finished))"""


def on_a_phone(page: Any) -> bool:
    return int(page.viewport_size["width"]) < NARROW


def faults(page: Any, colours: bool = True) -> Iterator[str]:
    """What axe finds wrong, and where: in the light, and then in the dark; without the colours where others have them.

    Contrast is the slowest of all rules, and colours on a phone are those of the desk; in the dark only they differ.
    """
    page.evaluate(OPENED)
    if on_a_phone(page) or not colours:
        yield from _broken(page, rules={CONTRAST: {"enabled": False}})
        return
    yield from _broken(page)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    page.evaluate(STILL)
    yield from (f"in the dark: {found}" for found in _broken(page, runOnly=[CONTRAST]))
    page.emulate_media(color_scheme="light")


def _broken(page: Any, **options: Any) -> Iterator[str]:
    script = pytest.importorskip("axe_playwright_python.base").AXE_SCRIPT
    if page.evaluate("() => !window.axe"):  # half a megabyte
        page.evaluate(script)
    yield from page.evaluate(RUN, {"resultTypes": ["violations"], **options})


def table_of(page: Any, game: str) -> str:
    """A table where I play against bots that do not think: a full one where there is least room for it."""
    seats = games.find(game).seat_counts[-1 if on_a_phone(page) else 0]
    chairs = {"chair-0": "me", **{f"chair-{seat}": "bot:random" for seat in range(1, seats)}}
    return str(page.request.post("/new", form={"game": game, "seats": str(seats), **chairs}).url)


def test_a_narrow_page_has_the_colours_of_a_wide_one() -> None:
    for sheet in [*STATIC.glob("*.css"), *[looks(name).joinpath("style.css") for name in POLISHED]]:
        for block in re.findall(r"@media \(max-width[^{]*\{((?:[^{}]*\{[^{}]*\})*)", sheet.read_text()):
            assert block.strip()
            assert not re.search(r"(color|background|opacity|filter)[\w-]*:", block), f"{sheet.name}: {block}"
            assert not re.search(r"--[\w-]+:[^;]*(#|rgb|hsl|color)", block), f"{sheet.name}: {block}"


def test_what_is_wrong_is_found_in_the_light_and_in_the_dark(visit: Callable[..., Any]) -> None:
    page = visit()
    page.set_content(
        "<style>@media (prefers-color-scheme: dark) { p { color: #444; background: #333 } }</style>"
        "<main><p>Faint in the dark</p><button></button></main>"
    )
    found = list(faults(page))
    assert [line for line in found if "button-name" in line and "<button>" in line]
    assert [line for line in found if line.startswith("in the dark") and CONTRAST in line and "Faint" in line]
    assert not [line for line in found if not line.startswith("in the dark") and CONTRAST in line]


@pytest.mark.parametrize("way", WAYS)
def test_pages_that_are_read(visit: Callable[..., Any], way: str) -> None:
    page = visit("/", **WAYS[way])
    found = list(faults(page))
    for game in games.names():
        for path in (f"/rules/{game}", f"/summary/{game}"):
            page.goto(path)
            found += faults(page, colours=game == FIRST)
    assert found == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", games.names())
def test_a_table_its_score_and_its_replay(visit: Callable[..., Any], game: str, way: str) -> None:
    page, chance = visit(**WAYS[way]), random.Random(1)
    address = table_of(page, game)
    origin, _, table = address.partition("/t/")
    played(Program(page, table, origin), chance, MOVES)
    page.goto(address)
    assert play(page, by_mouse, chance, 1) == 1
    found = list(faults(page))
    # Pages round a table are text: what games say there is looked at once, and the pages in all ways with one game.
    first = game == FIRST
    if first or way == "desk":
        page.goto(f"{address}/why")
        found += faults(page, colours=first)
    page.request.post(f"{address}/resign")
    for path in (address, f"{address}/replay"):
        page.goto(path)
        found += faults(page)
    paths = [f"{address}/{part}" for part in ("score", "deal", "review") if first or way == "desk"]
    if first:
        paths += [f"{address}/fair", page.request.post(address.replace("/t/", "/report/"), form={"text": "odd"}).url]
    for path in paths:
        page.goto(path)
        found += faults(page, colours=first)
    assert found == []
