"""Interpreted and compiled pages agree: every message to every viewer of a few games, byte by byte.

Run as a script, this file plays games of one name and prints a digest of all messages; the test runs it once with the
sources and once with the compiled twin, and compares.
"""

from __future__ import annotations

import asyncio
import random
import sys
from hashlib import sha256
from typing import cast
from unittest.mock import AsyncMock

import pytest

from chabudai.store import Entry, Store
from chabudai.table.course.entries import Sit
from chabudai.table.course.plan import read_plan
from chabudai.table.pages.feed import PartsFeed
from chabudai.table.running.tables import Table
from tests import twin
from tests.boxes import ALL
from tests.table.tables import answer
from tests.twin import SOURCES

SEATS = 3
MOVES = 60
LANGUAGES = ("en", "fr")


async def trace(name: str) -> str:
    """A line about one random game, different as soon as any message differs."""
    plan = read_plan({"game": name, "seats": SEATS, "chairs": ["me", *["open"] * (SEATS - 1)], "seed": 7})
    first = Entry("t", 0, "create", 1000, None, "p0", {**plan.to_json(), "name": "P0"})
    table = await Table.create("t", cast(Store, AsyncMock()), first)
    for seat in range(1, SEATS):
        await table.do(Sit(name=f"P{seat}", at=None, invited=False), f"p{seat}")
    players = (*(f"p{seat}" for seat in range(SEATS)), None)
    feeds = [PartsFeed(table, player, LANGUAGES[place % 2]) for place, player in enumerate(players)]
    said, chance = sha256(), random.Random(name)
    for _ in range(MOVES):
        for feed in feeds:
            said.update((feed() or "").encode())
        if not table.course.asked:
            break
        seat, game = chance.choice(table.course.asked), table.match.game
        choice = game.open[seat].describe(game, chance.choice(game.options_of[seat]))
        await answer(table, seat, choice)
    return f"{name}: {len(table.match.played)} moves, {said.hexdigest()}"


@twin.needed
@pytest.mark.parametrize("name", ALL)
def test_compiled_pages_are_the_same(name: str) -> None:
    interpreted, compiled = (
        twin.printed(folder, "tests.table.test_compiled_pages", name) for folder in (SOURCES, twin.COMPILED)
    )
    assert interpreted[0] == compiled[0]
    assert interpreted[1].endswith(".py")
    assert not compiled[1].endswith(".py")


if __name__ == "__main__":
    print(asyncio.run(trace(sys.argv[1])))
    print(sys.modules["chabudai.table.pages.draw.table_parts"].__file__)
