"""The drawer beside the table: a log that is read from the bottom and stays where it is read, and a rail."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.table.browser.players import to_the_end
from tests.table.browser.test_games import quick_table

LAST = """() => { const box = document.querySelector('#panel-log .upward').getBoundingClientRect();
    const line = [...document.querySelectorAll('#logs li')].pop().getBoundingClientRect();
    return line.top >= box.top && line.bottom <= box.bottom + 1; }"""
TOP = (
    "text => [...document.querySelectorAll('#logs li')].find(li => li.textContent === text).getBoundingClientRect().top"
)

PIECE = "() => document.querySelector('.mine .slot').getBoundingClientRect().width"


def test_the_newest_line_is_in_sight_and_who_reads_upwards_is_not_moved(visit: Callable[..., Any]) -> None:
    page = visit()
    table, chance = quick_table(page), random.Random(1)
    to_the_end(page, table, chance, 6)
    assert page.evaluate(LAST)
    page.evaluate("() => document.querySelector('#panel-log .upward').scrollTop = -150")
    line = page.evaluate("() => [...document.querySelectorAll('#logs li')].at(-9).textContent")
    before, lines = page.evaluate(TOP, line), page.locator("#logs li").count()
    to_the_end(page, table, chance, 2)
    assert page.locator("#logs li").count() > lines
    assert abs(page.evaluate(TOP, line) - before) <= 1
    page.reload()
    assert page.evaluate(LAST)


def test_clauses_are_shown_on_demand_without_scripts(visit: Callable[..., Any]) -> None:
    page = visit(java_script_enabled=False)
    quick_table(page)
    assert page.locator("#logs .clause:visible").count() == 0
    page.check("#clauses")
    assert page.locator("#logs .clause:visible").count() > 0


def test_the_drawer_can_be_shut_and_stays_so_until_something_is_wanted_of_it(visit: Callable[..., Any]) -> None:
    page = visit(wide=1100, high=900)
    quick_table(page)
    wide = page.evaluate(PIECE)
    page.keyboard.press("d")
    assert page.evaluate(PIECE) > wide * 1.2
    assert not page.locator("#panel-log").is_visible()
    page.reload()
    assert page.evaluate(PIECE) > wide * 1.2
    page.keyboard.press("r")
    assert page.locator("#panel-rules").is_visible()
    assert page.evaluate(PIECE) == wide
    page.click(".tab-shut")
    page.click(".tab-talk")
    assert page.locator("#say").is_visible()


def test_the_drawer_can_be_shut_without_scripts(visit: Callable[..., Any]) -> None:
    page = visit(java_script_enabled=False)
    quick_table(page)
    page.click(".tab-shut")
    assert not page.locator("#panel-log").is_visible()
    page.click(".tab-shut")
    assert page.locator("#panel-log").is_visible()
