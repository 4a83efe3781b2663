"""Each game by mouse: what can be chosen can be clicked, and the page shows what the engine sees, to the end."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.table.browser.players import by_mouse, meanwhile, play, status
from tests.table.browser.test_games import ALL, shown_as_it_is
from tests.table.process import Server

SHORT_GAMES = {
    "arigato": {"seats": "2"},
    "artigiano": {"seats": "2", "option-quick": "true"},
    "dojo": {"seats": "3"},
    "machi": {"seats": "3", "option-years": "4"},
}
LONG_ENOUGH = 20.0  # seconds
LOOK = {"arigato": 2}  # answers between two comparisons: there one is a whole day's
USUAL = 5
UNSEEN = 25  # answers after each, that are left to a program, unless all is asked for
PIECES = """() => [...document.querySelectorAll('#frame [data-piece]')].map(e => [
    e.dataset.piece, e.classList.contains('back'), e.querySelector(':scope > .face > .count')?.textContent ?? ''])"""
PROMPT = "() => document.getElementById('prompt').firstChild.textContent.trim()"


def pieces(scene: dict[str, Any]) -> Iterator[list[Any]]:
    """Key, whether it lies face down, and its number, of all pieces of a scene as the API tells it."""
    zones = list(scene["zones"])
    while zones:
        zone = zones.pop()
        zones += zone["zones"]
        waiting = [piece for slot in zone["slots"] for piece in slot["pieces"]]
        while waiting:
            piece = waiting.pop()
            waiting += piece["on"]
            count = "" if piece["count"] is None else str(piece["count"])
            yield [piece["key"], piece["face"] is None and piece["kind"] != "pile", count]


def compared(page: Any, table: str) -> None:
    """The page shows exactly what the engine tells this seat; bots may be moving, so it is looked at until it does."""
    end = time.monotonic() + LONG_ENOUGH
    while True:
        scene = page.request.get(f"/api/tables/{table}/scene").json()
        page.wait_for_timeout(50)
        shown = sorted(page.evaluate(PIECES)), page.evaluate(PROMPT).casefold()
        told = sorted(pieces(scene)), (scene["arrangement"] or scene)["prompt"].casefold()
        if shown == told:
            return
        assert time.monotonic() < end or shown == told


@pytest.mark.parametrize("game", SHORT_GAMES)
def test_a_whole_game_by_mouse(visit: Callable[..., Any], server: Server, game: str) -> None:
    page = visit()
    plan = {"game": game, "pace": "none", **SHORT_GAMES[game]}
    chairs = {"chair-0": "me", **{f"chair-{seat}": "bot:random" for seat in range(1, int(plan["seats"]))}}
    page.goto(page.request.post("/new", form={**plan, **chairs}).url)
    page.wait_for_selector("#frame")
    table, chance = str(page.url).rsplit("/", 1)[1], random.Random(6)
    while status(page) != "over":
        play(page, by_mouse, chance, LOOK.get(game, USUAL))
        compared(page, table)
        assert page.evaluate("() => document.documentElement.scrollWidth") == 1280
        if not ALL and status(page) != "over":
            meanwhile(page, table, chance, UNSEEN)
    shown_as_it_is(page, server, table)
