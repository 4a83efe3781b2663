"""The end of a game in a browser: the count lights its pieces, the chart leads into the replay, summaries print."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from chabudai import games
from tests.table.browser.players import Program, finished_table, meanwhile, played
from tests.table.browser.test_games import quick_table

LEAF = ".tally [data-pieces] > span[tabindex]"
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")

SIZES = ((1280, 800), (390, 844), (360, 740))
# What lies in the ribbon: inside it and in the window, and no two one over the other.
CROWDED = """() => {
  const ribbon = document.getElementById('ask').getBoundingClientRect();
  const things = [...document.querySelectorAll('#prompt, #ask .button, #ask b')]
    .filter(e => e.getClientRects().length && !e.closest('details > div'));
  const boxes = things.map(e => [e.id || e.textContent.trim(), e.getBoundingClientRect()]);
  const out = boxes.filter(([, b]) => b.left < ribbon.left || b.right > ribbon.right + .5 || b.right > innerWidth
    || b.top < ribbon.top - .5 || b.bottom > ribbon.bottom + .5).map(([name]) => name);
  for (const [i, [name, a]] of boxes.entries()) for (const [other, b] of boxes.slice(i + 1))
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      out.push(`${name} and ${other}`);
  return out; }"""


def lit(page: Any) -> set[str]:
    return set(page.eval_on_selector_all("#frame .lit", "all => all.map(e => e.dataset.piece)"))


@pytest.mark.parametrize("way", ["focus", "hover", "tap"])
def test_a_line_of_the_count_lights_the_pieces_behind_it(visit: Callable[..., Any], way: str) -> None:
    phone = {"wide": 390, "high": 844, "has_touch": True, "is_mobile": True} if way == "tap" else {}
    page = visit(**phone)
    page.goto(finished_table(page, "dojo"))
    if way == "tap":
        page.tap(".tab-points")
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
    page = visit()
    address = finished_table(page, "dojo")
    page.goto(f"{address}/replay/0")
    page.click(".tab-points")
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


def test_what_can_be_done_at_the_end_and_in_a_replay_is_one_row_that_fits(visit: Callable[..., Any]) -> None:
    page = visit("/", locale="fr")
    table, chance = quick_table(page), random.Random(4)
    meanwhile(page, table, chance)
    for path in (f"/t/{table}", f"/t/{table}/replay/30"):
        page.goto(path)
        for wide, high in SIZES:
            page.set_viewport_size({"width": wide, "height": high})
            assert page.evaluate(CROWDED) == [], (path, wide)
    page.goto(f"/t/{table}")
    page.click("#after-more > summary")
    page.click("#after-more a >> nth=0")
    page.wait_for_url("**/replay/0*")


APART = """() => {
  const main = document.getElementById('main').getBoundingClientRect(), out = [];
  for (const plinth of document.querySelectorAll('.plinth')) {
    const boxes = [...plinth.querySelectorAll('.sum, .champion, .who')].map(e => e.getBoundingClientRect());
    if (boxes.length !== 3) out.push(`${boxes.length} things`);
    boxes.sort((a, b) => a.top - b.top);
    boxes.forEach((b, n) => {
      if (b.top < main.top || b.left < main.left - 1 || b.right > main.right + 1) out.push('outside');
      if (n && b.top < boxes[n - 1].bottom - 3) out.push('one over the other');
    });
    const names = [...plinth.querySelectorAll('li > span')].filter(e => e.scrollHeight > e.clientHeight + 2);
    if (names.length) out.push(names[0].textContent);
  }
  return [document.querySelectorAll('.plinth').length, out]; }"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_figures_stand_on_the_plinths_in_every_window(visit: Callable[..., Any], language: str) -> None:
    page = visit("/", locale=language)
    for game, seats in (("dojo", 5), ("artigiano", 3)):
        chairs = {"chair-0": "me", **{f"chair-{seat}": "bot:random" for seat in range(1, seats)}}
        opened = page.request.post("/new", form={"game": game, "seats": str(seats), **chairs})
        origin, _, table = str(opened.url).partition("/t/")
        played(Program(page, table, origin), random.Random(4))
        page.goto(f"/t/{table}")
        for wide, high in SIZES:
            page.set_viewport_size({"width": wide, "height": high})
            assert page.evaluate(APART) == [seats, []], (game, wide)
        assert page.locator(".aside").text_content().count(",") == seats - 1


def test_summaries_are_printed_on_one_page(visit: Callable[..., Any]) -> None:
    page = visit("/", locale="fr")
    for game in games.names():
        page.goto(f"/summary/{game}")
        assert len(PAGE.findall(page.pdf(format="A4"))) == 1, game
