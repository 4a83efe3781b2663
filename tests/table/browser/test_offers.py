"""The script puts every button, the news and what is drawn where a page without scripts has them, whatever is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.boxes import ALL
from tests.table.browser.players import ASKED, to_the_end
from tests.table.browser.test_games import quick_table

QUESTIONS = 6
BUTTONS = """async () => {
  const ATTRIBUTES = ['id', 'class', 'name', 'value', 'form', 'type', 'aria-label', 'title', 'data-for', 'data-pick',
    'data-danger'];
  const WHERE = '#frame .hot, #bar button, #moves button, #frame .glows';
  const home = (e) => e.dataset.piece ?? e.id;
  const about = (e) => [home(e.parentElement), e.textContent, e.nextElementSibling?.id ?? '',
    ...ATTRIBUTES.map((name) => e.getAttribute(name))];
  const found = (page) => [...page.querySelectorAll(WHERE)].map((e) => e.matches('.glows') ? home(e) : about(e).join());
  const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  const news = (page) => [...page.querySelectorAll('#news li')].map((li) => li.outerHTML);
  const drawing = (use) => [use.closest('.slot, header')?.id, use.parentElement.outerHTML].join();
  const drawn = (page) => [...page.querySelectorAll('#frame use')].map(drawing);
  return [document, sent].map((page) => [...found(page), ...news(page), ...drawn(page)]);
}"""

# Of an arrangement: what a page without scripts asks one after another.
PUTS = "() => [...document.querySelectorAll('#frame .hot[data-put]')].map(b => [b.dataset.on, b.dataset.put])"


@pytest.mark.parametrize("game", ALL)
def test_buttons_are_those_of_the_page_without_scripts(visit: Callable[..., Any], game: str) -> None:
    page, chance = visit(), random.Random(3)
    table = quick_table(page, game)
    for _ in range(QUESTIONS):
        page.wait_for_function(ASKED)
        arrangement = page.request.get(f"/api/tables/{table}/scene").json()["arrangement"]
        if arrangement:
            every = {(put["on"], to) for put in arrangement["puts"] for to in put["to"]}
            lie = {(on, to) for on, to in arrangement["placed"]}
            assert {(on, to) for on, to in page.evaluate(PUTS)} == every - lie
        else:
            live, sent = page.evaluate(BUTTONS)
            assert live == sent
            assert live
        to_the_end(page, table, chance, most=1)
