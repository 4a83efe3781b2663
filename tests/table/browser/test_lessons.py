"""Lessons in a browser: by mouse and by keyboard, on a desk and a phone, and by the rules of axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chabudai.lessons import teach, with_lesson
from tests.table.browser.test_axe import FIRST, WAYS, faults

HERE = "([asked]) => document.getElementById('choose')?.dataset.asked === asked"


def answer(page: Any, wanted: str) -> None:
    """Click the wanted answer where the page offers it, after picking up the piece it begins with."""
    buttons = page.locator(f'button[form="choose"][value="{wanted}"]')
    if not buttons.evaluate_all("all => all.some(e => e.checkVisibility({ visibilityProperty: true }))"):
        source = buttons.first.get_attribute("data-for")
        if source is None:
            page.locator("#every-move > summary").click()
        else:
            page.locator(f'[data-pick="{source}"]').click()
    page.locator(f'button[form="choose"][value="{wanted}"]:visible').first.click()
    if page.locator("#sure").count():  # what hurts asks once more
        page.locator("#sure").click()


@pytest.mark.parametrize("wide", [1280, 360])
@pytest.mark.parametrize("game", with_lesson())
def test_a_lesson_by_mouse(visit: Callable[..., Any], game: str, wide: int) -> None:
    page = visit(f"/learn/{game}", wide=wide)
    page.evaluate("() => { window.whole = true; }")
    for moment in teach(game).moments:
        page.wait_for_function(HERE, arg=[f"{moment.number}.{moment.part}"])
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), page.url
        answer(page, moment.wanted)
    page.wait_for_selector(f"#play-{game}")
    assert page.evaluate("() => window.whole"), "the page was loaded anew"
    page.locator(f"#play-{game}").click()
    page.wait_for_url("**/t/*")


def test_a_lesson_by_keyboard(visit: Callable[..., Any]) -> None:
    page = visit("/learn/dojo/1")
    for moment in teach("dojo").moments:
        page.wait_for_function(HERE, arg=[f"{moment.number}.{moment.part}"])
        if moment.number > 1:
            assert page.evaluate("() => document.activeElement.id") == "lesson-title"
        wanted = f"() => document.activeElement.matches('button[value=\"{moment.wanted}\"]')"
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate(wanted):
                break
            if page.evaluate(
                "() => document.activeElement.matches('[data-pick][aria-pressed=false], #every-move > summary')"
            ):
                page.keyboard.press("Enter")
        assert page.evaluate(wanted), f"step {moment.number} cannot be reached by keys"
        page.keyboard.press("Enter")
    page.wait_for_selector("#play-dojo")


def test_a_place_that_is_forbidden_says_why(visit: Callable[..., Any]) -> None:
    page = visit("/learn/dojo/2")
    page.locator("#slot-b0-9, #frame .slot.empty:not(.glows)").first.click(force=True)
    page.wait_for_selector("#about:not([hidden])")
    page.locator('button[form="choose"][value="place d4"]:visible').first.click()
    page.wait_for_selector("#said.kind p")
    assert page.url.endswith("/learn/dojo/2/1?choice=place+d4")


@pytest.mark.parametrize("way", WAYS)
def test_lessons_by_the_rules_of_axe(visit: Callable[..., Any], way: str) -> None:
    page = visit("/learn", **WAYS[way])
    found = list(faults(page))
    for game in with_lesson():
        last = len(teach(game).lesson.steps)
        for path in (f"{last - 2}?choice=dance", "end"):
            page.goto(f"/learn/{game}/{path}")
            found += faults(page, colours=game == FIRST)  # a game's own colours: test_axe.py
    assert found == []
