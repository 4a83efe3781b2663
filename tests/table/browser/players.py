"""People at a page: each plays whatever the page offers, in one way, until the game is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from chabudai import games

LONGEST = 240.0  # seconds a game may take, on a machine that is busy with other things
SHORT = 30  # milliseconds that even a quick person needs
TAP = 260  # milliseconds between two taps that are not a double tap
ASKED = "() => document.getElementById('choose').dataset.asked"
STATUS = "() => document.body.dataset.status"
NEXT = """old => document.body.dataset.status === 'over'
    || !['', old].includes(document.getElementById('choose').dataset.asked)"""


def status(page: Any) -> str:
    return str(page.evaluate(STATUS))


def play(page: Any, answer: Callable[[Any, random.Random], None], chance: random.Random, most: int = 10_000) -> int:
    """Answer every question; how many there were."""
    answered, old, end = 0, "", time.monotonic() + LONGEST
    while answered < most:
        assert time.monotonic() < end, f"still {status(page)} after {answered} answers"
        page.wait_for_function(NEXT, arg=old, timeout=20_000)
        if status(page) == "over":
            break
        old = str(page.evaluate(ASKED))
        page.wait_for_timeout(SHORT)
        answer(page, chance)
        answered += 1
    return answered


def by_mouse(page: Any, chance: random.Random) -> None:
    """Click a piece, a place or a button; a piece that was picked up is put down."""
    spots = page.locator("#frame .hot[data-pick][aria-pressed='false']:visible")
    if spots.count():
        spots.nth(chance.randrange(spots.count())).click()
    every = page.locator("#bar button:visible, #frame .hot[value]:visible")
    every.nth(chance.randrange(every.count())).click()


def by_touch(page: Any, chance: random.Random) -> None:
    """The same with a finger, which is slower than the second half of a double tap (the page passes over that)."""
    page.wait_for_timeout(TAP)
    spots = page.locator("#frame .hot[data-pick][aria-pressed='false']:visible")
    if spots.count():
        spots.nth(chance.randrange(spots.count())).tap()
    every = page.locator("#bar button:visible, #frame .hot[value]:visible")
    every.nth(chance.randrange(every.count())).tap()


def by_keyboard(page: Any, chance: random.Random) -> None:
    """Tab to a choice, or walk there with the arrows, and press Enter."""
    here = "() => { const e = document.activeElement; return e.matches('#bar button, .hot[value]') && !e.hidden; }"
    for _ in range(chance.randrange(1, 4)):
        page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "Tab"]))
    for _ in range(90):
        if page.evaluate(here):
            page.keyboard.press("Enter")
            return
        if page.evaluate("() => document.activeElement.matches('[data-pick][aria-pressed=false]')"):
            page.keyboard.press("Enter")  # picked up: the focus is now on the first place to put it
        else:
            page.keyboard.press("Tab")
    raise AssertionError("no choice can be reached with Tab")


def without_scripts(page: Any, chance: random.Random, table: str) -> int:
    """Answer by plain forms until the game is over; how many answers it took."""
    answers, end = 0, time.monotonic() + LONGEST
    while time.monotonic() < end:
        page.goto(f"/t/{table}")
        if page.locator("body").get_attribute("data-status") == "over":
            return answers
        moves = page.locator("#moves summary")
        if moves.count():
            moves.click()
        every = page.locator("#bar button:visible, #moves button:visible, #frame .hot[value]:visible")
        if every.count():
            every.nth(chance.randrange(every.count())).click()
            answers += 1
        else:
            page.wait_for_timeout(20)
    raise AssertionError(f"not over after {answers} answers")


def finished_table(page: Any, game: str) -> str:
    """The address of a table whose game is over: bots that do not think have played it, and I only watch."""
    seats = games.find(game).seat_counts[-1]
    chairs = {f"chair-{seat}": "bot:random" for seat in range(seats)}
    address = str(page.request.post("/new", form={"game": game, "seats": str(seats), **chairs}).url)
    page.goto(address)
    page.wait_for_selector("#tally .score", timeout=120_000)
    return address
