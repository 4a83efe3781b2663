"""A table in a browser at a question of a certain class: played by chance here until it is asked, then there."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from functools import cache
from typing import Any

from chabudai import games
from chabudai.core.match import Match
from tests.table.browser.players import PATIENCE

NAMES = ("Hana", "Kenji", "Aiko")
SEEDS = range(60)
MOST = 160  # choices before the question: each of them is made at the table too


@cache
def asked_for(game: str, kind: str) -> tuple[Match, int]:
    """A game that asks the first seat such a question early, and the number of choices before it."""
    for seed in SEEDS:
        match, chance = Match(games.find(game), len(NAMES), seed), random.Random(seed)
        while not match.game.over and len(match.played) < MOST:
            question = match.game.question(0)
            if type(question).__name__ == kind and len(match.game.options_of[0]) > 1:
                return match, len(match.played)
            seat = match.game.waiting()[0]
            match.choose(seat, chance.choice(match.game.options_of[seat]))
    raise AssertionError(f"{kind} is never asked")


def opened_at(visit: Callable[..., Any], game: str, kind: str, **settings: Any) -> Any:
    """The page of the first seat at that question."""
    match, _ = asked_for(game, kind)
    page = visit("/privacy", **settings)
    address = page.url.removesuffix("/privacy")

    def call(path: str, data: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(f"{address}{path}", body, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
            return json.load(answer)

    tokens = [call("/api/players", {"name": name})["token"] for name in NAMES]
    plan = {"game": game, "seats": len(NAMES), "seed": match.seed, "chairs": ["me", "open", "open"]}
    table = call("/api/tables", plan, tokens[0])["table"]
    for seat in (1, 2):
        call(f"/api/tables/{table}/sit", {"seat": seat}, tokens[seat])
    for played in match.played:
        token = tokens[played.seat]
        number = call(f"/api/tables/{table}", token=token)["question"]["number"]
        choice = played.written.partition(" ")[2]
        call(f"/api/tables/{table}/choose", {"question": number, "choice": choice}, token)
    page.context.clear_cookies()
    page.context.add_cookies([{"name": "chabudai", "value": tokens[0], "url": address}])
    page.goto(f"/t/{table}")
    page.wait_for_selector("#frame .hot", state="attached")
    page.evaluate("() => document.getElementById('explain')?.removeAttribute('open')")
    return page
