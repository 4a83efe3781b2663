"""Hints in a browser: asked for in the ribbon, read beside the table, marked on the pieces, gone with the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.boxes import POLISHED

ASKED = "() => document.getElementById('choose').dataset.asked !== ''"


def against_bots(page: Any, game: str) -> str:
    """Somebody at a table of bots, asked for the first time."""
    form = {"game": game, "seats": "3", "chair-0": "me", "chair-1": "bot:random", "chair-2": "bot:random"}
    page.goto(str(page.request.post("/new", form=form).url))
    page.wait_for_function(ASKED)
    return str(page.url).rsplit("/", 1)[1]


@pytest.mark.parametrize("game", POLISHED)
def test_a_hint_is_marked_on_the_table_until_it_is_answered(visit: Callable[..., Any], game: str) -> None:
    page = visit()
    against_bots(page, game)
    page.keyboard.press("h")
    page.wait_for_selector("#advice li[data-choice]")
    lines = page.locator("#advice li[data-choice]")
    assert 1 <= lines.count() <= 3
    best = lines.first.get_attribute("data-choice")
    marked = page.locator("#frame .hinted, #bar .hinted")
    assert marked.count() >= 1
    button = f":is([name=choice], [data-put]):is([value='{best}'], [value^='{best};'])"
    assert page.locator(button).first.get_attribute("data-hint") == "1"
    page.eval_on_selector(button, "b => b.click()")  # answered, or put as a part of the answer
    page.wait_for_function("() => !document.querySelector('[data-hint]')")
    assert page.locator("#panel-hint").is_hidden()


def test_a_hint_without_scripts_is_a_page(visit: Callable[..., Any]) -> None:
    page = visit(java_script_enabled=False)
    form = {"game": "dojo", "seats": "3", "chair-0": "me", "chair-1": "bot:random", "chair-2": "bot:random"}
    address = str(page.request.post("/new", form=form).url)
    for _ in range(50):
        page.goto(address)
        if page.locator("#hint").count():
            break
        page.wait_for_timeout(100)
    page.click("#hint")
    assert page.locator(".advice > li").count() >= 1
    assert page.locator(".advice .clause, .advice ul li").count() >= 1
    page.click("main a.button.primary")
    page.wait_for_url(address)
