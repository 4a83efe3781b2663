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
HERE = """() => {
    const e = document.activeElement;
    if (e.matches('[data-put]') && !e.hidden) return 'put';
    if (e.matches('#bar button, .hot[value]') && !e.hidden && !e.disabled) return 'answer';
    return e.matches('[data-pick][aria-pressed=false]') ? 'piece' : '';
}"""
NEXT = """old => document.body.dataset.status === 'over'
    || !['', old].includes(document.getElementById('choose').dataset.asked)"""


def status(page: Any) -> str:
    return str(page.evaluate(STATUS))


def number(page: Any) -> str:
    """Of the question that the page shows; nothing when it shows none."""
    return str(page.evaluate(ASKED))


def play(page: Any, answer: Callable[[Any, random.Random], None], chance: random.Random, most: int = 10_000) -> int:
    """Answer every question; how many there were."""
    answered, old, end = 0, "", time.monotonic() + LONGEST
    while answered < most:
        assert time.monotonic() < end, f"still {status(page)} after {answered} answers"
        page.wait_for_function(NEXT, arg=old, timeout=20_000)
        if status(page) == "over":
            break
        old = number(page)
        page.wait_for_timeout(SHORT)
        answer(page, chance)
        answered += 1
    return answered


# An arrangement: what has no place yet and can be put on an open one, which of it says so by a badge, what has a place,
# and, where it cannot be completed, what must be destroyed first.
OPEN = """() => [...document.querySelectorAll('#frame .slot > [data-put]:not([data-instead])')]
    .filter(b => b.parentElement.offsetParent && !document.getElementById('off-' + b.dataset.on))
    .map(b => ['pick-' + b.dataset.on, b.id])"""
BADGES = """() => [...document.querySelectorAll('#frame .badge:not(.on)')].map(b => b.dataset.turn)"""
PLACED = """() => [...document.querySelectorAll('#bar > [id^=off-]')].map(b => b.dataset.on)"""
HURTS = """() => [...document.querySelectorAll('#frame [data-danger][data-for]')]
    .map(b => ['pick-' + b.dataset.for, b.id])"""
IS_STUCK = "() => document.getElementById('explain')?.dataset.prompt.endsWith('-full')"
PRESS = "id => document.getElementById(id).click()"
Press = Callable[[str], None]


def arrange(page: Any, chance: random.Random, press: Press) -> bool:
    """Where an arrangement is asked for: put everything anywhere, in any order, and press what ends it."""
    for _ in range(80):
        if not page.locator("#bar-ready").count():
            return False
        if page.locator("#bar-ready").is_enabled():
            press("#bar-ready")
            return True
        ways, badges = page.evaluate(OPEN), page.evaluate(BADGES)
        if page.evaluate(IS_STUCK):
            pick, target = chance.choice(page.evaluate(HURTS))
            press(f"#{pick}")
            press(f"#{target}")
            press("#sure")
            return True
        if badges and (not ways or chance.random() < 0.5):
            press(f"[data-turn='{chance.choice(badges)}']")
        elif ways:
            pick, target = chance.choice(ways)
            press(f"#{pick}")
            press(f"#{target}")
        if not ways:  # what is left fits nowhere: something else makes room
            piece = chance.choice(page.evaluate(PLACED))
            worn = page.locator(f"[data-turn='{piece}']")
            while worn.count() and "on" in str(worn.get_attribute("class")).split():
                press(f"[data-turn='{piece}']")
            if not worn.count():
                press(f"#pick-{piece}")
                press(f"#off-{piece}")
    raise AssertionError("the arrangement is never complete")


def by_mouse(page: Any, chance: random.Random) -> None:
    """Click a piece, a place or a button; a piece that was picked up is put down."""
    if arrange(page, chance, lambda selector: page.locator(selector).click()):
        return
    spots = page.locator("#frame .hot[data-pick][aria-pressed='false']:visible")
    if spots.count():
        spots.nth(chance.randrange(spots.count())).click()
    every = page.locator("#bar button:visible, #frame .hot[value]:visible")
    every.nth(chance.randrange(every.count())).click()
    if page.locator("#sure").count():  # what hurts asks once more
        page.locator("#sure").click()


def by_touch(page: Any, chance: random.Random) -> None:
    """The same with a finger, which is slower than the second half of a double tap (the page passes over that)."""
    page.wait_for_timeout(TAP)

    def tap(selector: str) -> None:
        page.locator(selector).tap()
        page.wait_for_timeout(TAP)

    if arrange(page, chance, tap):
        return
    spots = page.locator("#frame .hot[data-pick][aria-pressed='false']:visible")
    if spots.count():
        spots.nth(chance.randrange(spots.count())).tap()
    every = page.locator("#bar button:visible, #frame .hot[value]:visible")
    every.nth(chance.randrange(every.count())).tap()
    if page.locator("#sure").count():
        page.wait_for_timeout(TAP)
        page.locator("#sure").tap()


def by_keyboard(page: Any, chance: random.Random) -> None:
    """Tab to a choice, or walk there with the arrows, and press Enter."""
    for _ in range(chance.randrange(1, 4)):
        page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "Tab"]))
    for _ in range(200):
        here = page.evaluate(HERE)
        if here == "put" and chance.random() < 0.2:
            here = ""
        # Enter gives the answer, or picks something up: the focus is then on the first place to put it.
        page.keyboard.press("Enter" if here else "Tab")
        if here == "answer":
            if page.locator("#sure").count():  # it has the focus
                page.keyboard.press("Enter")
            return
    raise AssertionError("no choice can be reached with Tab")


def without_scripts(page: Any, chance: random.Random, table: str) -> int:
    """Answer by plain forms until the game is over; how many answers it took."""
    answers, end = 0, time.monotonic() + LONGEST
    page.goto(f"/t/{table}")
    while time.monotonic() < end:
        if page.locator("body").get_attribute("data-status") == "over":
            return answers
        every = page.locator("#bar button:visible, #moves button:visible, #frame .hot[value]:visible")
        if every.count():
            with page.expect_navigation():
                every.nth(chance.randrange(every.count())).click()
            answers += 1
        else:
            page.wait_for_timeout(20)
            page.goto(f"/t/{table}")
    raise AssertionError(f"not over after {answers} answers")


def by_program(page: Any, table: str, now: Any, chance: random.Random) -> None:
    """Answer what is asked through the interface for programs, with the cookie of the page."""
    asked = now["question"]
    if asked is not None:
        choice = chance.choice(asked["options"])["id"]
        page.request.post(
            f"/api/tables/{table}/choose",
            data={"question": asked["number"], "choice": choice},
            headers={"origin": str(page.url).partition("/t/")[0]},
        )


def to_the_end(page: Any, table: str, chance: random.Random, most: int = 10_000) -> None:
    """The rest of a game, or so many answers of it, by program; then the page has seen them."""
    end = time.monotonic() + LONGEST
    while True:
        now = page.request.get(f"/api/tables/{table}").json()
        if now["status"] == "over":
            # It draws one update after the other, and a program is quicker than any person.
            page.wait_for_function("() => document.body.dataset.status === 'over'", timeout=40_000)
            return
        assert time.monotonic() < end, f"still {now['status']}"
        if now["question"] is not None and not most:
            asked = str(now["question"]["number"])
            page.wait_for_function("now => document.getElementById('choose').dataset.asked === now", arg=asked)
            return
        most -= now["question"] is not None
        by_program(page, table, now, chance)


def finished_table(page: Any, game: str) -> str:
    """The address of a table whose game is over: bots that do not think have played it, and I only watch."""
    seats = games.find(game).seat_counts[-1]
    chairs = {f"chair-{seat}": "bot:random" for seat in range(seats)}
    address = str(page.request.post("/new", form={"game": game, "seats": str(seats), **chairs}).url)
    page.goto(address)
    page.wait_for_selector("#tally .score", timeout=120_000, state="attached")
    return address
