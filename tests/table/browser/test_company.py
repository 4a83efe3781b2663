"""Company in a browser: two people and a spectator through a whole game, with a pause, a stand-in and another game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from chabudai.games.machi.state import AUTUMN
from tests.table.browser.players import SHORT, Program, by_mouse, status
from tests.table.browser.test_games import shown_as_it_is
from tests.table.process import Server

LAST_YEAR = 2
ASKED = """() => document.body.dataset.status !== 'running' || document.getElementById('me-away')
    ? '' : document.getElementById('choose').dataset.asked"""
HEARD = "old => document.getElementById('choose').dataset.asked !== old"


def nearly_over(now: dict[str, Any]) -> bool:
    """The last autumn has come."""
    table = now["view"]["table"]
    return bool(now["status"] == "over" or (table["year"] >= LAST_YEAR and table["season"] >= AUTUMN))


class Company:
    """Ann and Bob play, a spectator looks on; what one does is seen by all three."""

    def __init__(self, visit: Callable[..., Any], server: Server) -> None:
        self.chance = random.Random(8)
        self.ann = visit("/")
        self.ann.fill(".my-name input", "Ann")
        self.ann.click(".my-name button")
        plan = "[data-game=machi] .opens"
        self.ann.click(f"{plan} summary")
        chosen = {"seats": "3", "chair-1": "invite", "chair-2": "bot:random", "option-years": str(LAST_YEAR)}
        for field, value in {**chosen, "pace": "live", "stand_in": "random"}.items():
            self.ann.select_option(f"{plan} [name={field}]", value)
        self.ann.click(f"{plan} form.plan > button")
        self.ann.wait_for_selector(".invite")
        self.table = str(self.ann.url).rsplit("/", 1)[1]
        self.bob = visit(self.ann.input_value(".invite input"))
        self.eve = visit(f"/t/{self.table}")
        self.bob.fill(".join input[name=name]", "Bob")
        self.bob.click("#join")
        self.seen("() => document.body.dataset.status === 'running'")

    @property
    def pages(self) -> tuple[Any, Any, Any]:
        return self.ann, self.bob, self.eve

    def seen(self, what: str) -> None:
        """All three pages come to show it."""
        for page in self.pages:
            page.wait_for_function(what)

    def said(self, words: str) -> None:
        """All three can read it in the table talk."""
        for page in self.pages:
            page.wait_for_function("words => document.getElementById('talk').textContent.includes(words)", arg=words)

    def click_on(self, answers: int) -> None:
        """So many answers by clicks, of whoever is asked."""
        left = answers
        for _ in range(40 * answers):
            if not left or status(self.ann) == "over":
                return
            for page in (self.ann, self.bob):
                old = page.evaluate(ASKED)
                if old:
                    page.wait_for_timeout(SHORT)
                    by_mouse(page, self.chance)
                    page.wait_for_function(HEARD, arg=old)
                    left -= 1
            self.ann.wait_for_timeout(10)
        raise AssertionError(f"still {status(self.ann)}, {left} answers to go")

    def play_on(self, until: Callable[[dict[str, Any]], bool]) -> None:
        """A stretch in between, without their pages: the same two people, by the interface for programs."""
        people = [Program(page, self.table) for page in (self.ann, self.bob)]
        for page in self.pages:
            page.goto("about:blank")
        for _ in range(3000):
            for person in people:
                now = person.look()
                if until(now):
                    for page in self.pages:
                        page.goto(f"/t/{self.table}")
                    return
                if now["question"]:
                    person.answer(now, self.chance)
        raise AssertionError("never came so far")


def test_machi_with_a_pause_a_stand_in_and_another_game(visit: Callable[..., Any], server: Server) -> None:
    company = Company(visit, server)
    ann, bob, eve = company.pages
    company.click_on(3)

    for page in (ann, bob):
        page.click(".tool[for='tab-menu']")
    ann.click("#act-pause")  # a pause is agreed, and seen by everybody
    bob.click("#act-agree")
    company.seen("() => document.getElementById('paused') !== null")
    company.said("The clocks stand still.")
    assert eve.locator(".clock.runs").count() == 0
    bob.click("#act-resume")  # one of two present is half of them
    company.seen("() => document.getElementById('paused') === null")
    company.said("The clocks run again.")

    bob.click("#leave > summary")  # Bob goes, and a bot plays for him: which asks once
    bob.click("#leave [formaction$='/leave']")
    company.said("leave")
    ann.click("#act-replace-1")
    company.seen("() => document.querySelector('#seat-1 h2').textContent.includes('plays at random')")
    bob.goto(f"/t/{company.table}")
    bob.wait_for_selector("#me-away")
    company.click_on(2)
    bob.click("#act-back")
    company.seen("() => !document.querySelector('#seat-1 h2').textContent.includes('plays at random')")
    company.seen("() => document.querySelector('#seat-1 .status.away') === null")

    company.play_on(nearly_over)
    assert status(ann) == "running", "the end is played by hand"
    company.click_on(2000)
    company.seen("() => document.body.dataset.status === 'over'")
    for page in company.pages:
        page.wait_for_selector("#tally .score", state="attached")
        shown_as_it_is(page, server, company.table)

    ann.click("#rematch")  # one table for both, and everybody is told
    ann.wait_for_function("old => !location.pathname.endsWith(old)", arg=company.table)
    again = str(ann.url).rsplit("/", 1)[1]
    for page in (bob, eve):
        page.wait_for_function("() => document.getElementById('talk').textContent.includes('Ann wants to play again')")
    assert eve.locator("#rematch").count() == 0, "who looks on has no chair there"
    bob.click("#rematch")
    bob.wait_for_url(f"**/t/{again}")
    eve.goto(f"/t/{again}")
    company.table = again
    company.seen("() => document.body.dataset.status === 'running'")
    for page in company.pages:
        assert [page.inner_text(f"#seat-{seat} h2").split()[0] for seat in (0, 1)] == ["Ann", "Bob"]
        assert page.locator(".clock").count(), "with the same clocks"
    company.click_on(2)
