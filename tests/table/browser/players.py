"""People at a page: each plays whatever the page offers, in one way, until the game is over."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from chabudai import games

LONGEST = 240.0  # seconds a game may take, on a machine that is busy with other things
PATIENCE = 60_000  # milliseconds that a page may take for anything, there
STEP = 50  # milliseconds in which nothing comes and goes again
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
# Of these things the first that is not wholly covered, from a certain one on and round, and a point of it that is seen
# and has a little more of it on both sides.  Playwright counts from within the border.
SPOT = """(things, first) => {
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9], near = [-3, 0, 3];
    const seen = (e, x, y) => { const top = document.elementFromPoint(x, y); return top && e.contains(top); };
    for (let n = 0; n < things.length; n++) {
        const index = (first + n) % things.length, e = things[index];
        e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = e.getBoundingClientRect();
        for (const y of parts) for (const x of parts) {
            const across = box.width * x, down = box.height * y;
            if (near.every((by) => seen(e, box.left + across + by, box.top + down)))
                return [index, across - e.clientLeft, down - e.clientTop];
        }
    }
    return null;
}"""
NEXT = """old => document.body.dataset.status === 'over'
    || !['', old].includes(document.getElementById('choose')?.dataset.asked ?? '')"""


def status(page: Any) -> str:
    return str(page.evaluate(STATUS))


def number(page: Any) -> str:
    """Of the question that the page shows; nothing when it shows none."""
    return str(page.evaluate(ASKED))


def sit_down(page: Any, game: str) -> str:
    """Press "Play" on the home page; which table it leads to.

    Before a page is loaded its script has not run: what is clicked there is a form that leads to another page.
    """
    page.click(f"#play-{game}")
    page.wait_for_selector("#frame")
    page.wait_for_load_state()
    return str(page.url).rsplit("/", 1)[1]


def play(page: Any, answer: Callable[[Any, random.Random], None], chance: random.Random, most: int = 10_000) -> int:
    """Answer every question; how many there were."""
    answered, old, end = 0, "", time.monotonic() + LONGEST
    while answered < most:
        assert time.monotonic() < end, f"still {status(page)} after {answered} answers"
        page.wait_for_function(NEXT, arg=old, timeout=PATIENCE)
        if status(page) == "over":
            break
        old = number(page)
        page.wait_for_timeout(SHORT)
        answer(page, chance)
        answered += 1
    return answered


def uncovered(things: Any, chance: random.Random) -> tuple[Any, dict[str, Any]]:
    """Any of these things, and where to click it: at its middle, or where nothing that lies over it covers that.

    What lies wholly under others is passed over, as by people, who see what they click.
    """
    found = things.evaluate_all(SPOT, chance.randrange(10_000))
    assert found, f"all {things.count()} are covered"
    index, x, y = found
    return things.nth(index), {"x": x, "y": y}


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
# A page that has just been loaded asks one thing after another, until its line tells what is asked as one.
IS_LIVE = """() => !/arigato-prompt-(arrange|install|traveller|keep|confirm)$/
    .test(document.getElementById('explain')?.dataset.prompt ?? '')"""
Press = Callable[[str], None]


def put(page: Any, press: Press, pick: str, target: str) -> None:
    """Pick a piece up and put it down; the only one left is picked up by itself, and a click would lay it back."""
    for _ in range(2):
        if not page.locator(f"#{target}").is_visible():
            press(f"#{pick}")
    press(f"#{target}")


def arrange(page: Any, chance: random.Random, press: Press) -> bool:
    """Where an arrangement is asked for: put everything anywhere, in any order, and press what ends it."""
    page.wait_for_function(IS_LIVE, timeout=PATIENCE)
    for _ in range(80):
        if not page.locator("#bar-ready").count():
            return False
        if page.locator("#bar-ready").is_enabled():
            press("#bar-ready")
            return True
        ways, badges = page.evaluate(OPEN), page.evaluate(BADGES)
        if page.evaluate(IS_STUCK):
            put(page, press, *chance.choice(page.evaluate(HURTS)))
            press("#sure")
            return True
        if badges and (not ways or chance.random() < 0.5):
            press(f"[data-turn='{chance.choice(badges)}']")
        elif ways:
            put(page, press, *chance.choice(ways))
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
        thing, where = uncovered(spots, chance)
        thing.click(position=where)
    thing, where = uncovered(page.locator("#bar button:visible, #frame .hot[value]:visible"), chance)
    thing.click(position=where)
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
        thing, where = uncovered(spots, chance)
        thing.tap(position=where)
    every = page.locator("#bar button:visible, #frame .hot[value]:visible")
    if not every.count():  # what is too small to be tapped is looked at closer
        page.locator(".other:has(.glows) > .grow").first.tap()
    thing, where = uncovered(every, chance)
    thing.tap(position=where)
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


def without_scripts(page: Any, chance: random.Random, table: str, most: int = 10_000) -> int:
    """Answer by plain forms, so often or until the game is over; how many answers it took."""
    answers, end = 0, time.monotonic() + LONGEST
    page.goto(f"/t/{table}")
    while time.monotonic() < end:
        if answers == most or page.locator("body").get_attribute("data-status") == "over":
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


def freeze(page: Any) -> None:
    """From here on time passes at the page only as `page.clock.run_for` says, however busy the machine is."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000") + 1)


def pass_time(page: Any, wanted: str, most: int = 20_000) -> None:
    """At a page whose time stands still: so much of it, in small steps, that this comes about."""
    for _ in range(most // STEP):
        if page.locator(wanted).count():
            return
        page.clock.run_for(STEP)
    raise AssertionError(f"not within {most} milliseconds: {wanted}")


class Program:
    """The person at a page, at the interface for programs: no page is drawn, which is by far the dearest part."""

    def __init__(self, page: Any, table: str, origin: str = "") -> None:
        self.origin = origin or str(page.url).partition("/t/")[0]
        self.path = f"{self.origin}/api/tables/{table}"
        self.cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())

    def look(self, more: str = "") -> Any:
        return self._ask(more, None)

    def answer(self, now: Any, chance: random.Random) -> Any:
        """Whatever is asked now, by chance; what is seen then."""
        asked = now["question"]
        choice = chance.choice(asked["options"])["id"]
        return self._ask("/choose", {"question": asked["number"], "choice": choice})

    def taken(self, old: str) -> None:
        """Wait until the server has the answer to this question, and asks another."""
        now = self.look()
        while now["status"] != "over" and str((now["question"] or {}).get("number", old)) == old:
            now = self.look(f"?after={now['version']}")

    def _ask(self, more: str, data: Any) -> Any:
        headers = {"cookie": self.cookies, "origin": self.origin, "content-type": "application/json"}
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(f"{self.path}{more}", body, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
            return json.load(answer)


def to_the_end(page: Any, table: str, chance: random.Random, most: int = 10_000) -> None:
    """The rest of a game, or so many answers of it, by program; then the page has seen them."""
    now = played(Program(page, table), chance, most)
    if now["status"] == "over":
        # It draws one update after the other, and a program is quicker than any person.
        page.wait_for_function("() => document.body.dataset.status === 'over'", timeout=PATIENCE)
    else:
        asked = str(now["question"]["number"])
        seen = "now => document.getElementById('choose').dataset.asked === now"
        page.wait_for_function(seen, arg=asked, timeout=PATIENCE)


Until = Callable[[dict[str, Any]], bool]  # is what a program sees what was played for?


def meanwhile(page: Any, table: str, chance: random.Random, most: int = 10_000, until: Until | None = None) -> None:
    """The same while nobody looks: the page is left, and opened again where things are then."""
    program = Program(page, table)
    page.goto("about:blank")
    now = played(program, chance, most, until)
    page.goto(f"/t/{table}")
    if now["status"] != "over":
        page.wait_for_function("() => document.getElementById('choose')?.dataset.asked")


def played(program: Program, chance: random.Random, most: int = 10_000, until: Until | None = None) -> Any:
    """So many answers, or until this is seen, and on until there is a question or the end; what is seen then."""
    now, end = program.look(), time.monotonic() + LONGEST
    while now["status"] != "over" and not (now["question"] and (not most or (until is not None and until(now)))):
        assert time.monotonic() < end, f"still {now['status']}"
        if now["question"]:
            now = program.answer(now, chance)
            most -= 1
        else:
            now = program.look(f"?after={now['version']}")
    return now


def finished_table(page: Any, game: str) -> str:
    """The address of a table whose game is over: bots that do not think have played it, and nobody watched."""
    seats = games.find(game).seat_counts[-1]
    chairs = {f"chair-{seat}": "bot:random" for seat in range(seats)}
    address = str(page.request.post("/new", form={"game": game, "seats": str(seats), **chairs}).url)
    origin, _, table = address.partition("/t/")
    played(Program(page, table, origin), random.Random(1), 0)
    return address
