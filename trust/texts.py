"""Damaged records and decks for those who read them: refused in words or read, and never for long."""

from __future__ import annotations

import time
from functools import cache
from importlib import resources
from random import Random

from chabudai import games
from chabudai.core import record
from chabudai.core.box import Box
from chabudai.core.errors import ChabudaiError
from chabudai.core.laws import at_random, table
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from trust import junk


def damaged_texts(chance: Random, count: int) -> tuple[int, float, list[str]]:
    """How many, the longest time of the processor for one, and what went wrong."""
    longest, failures = 0.0, []
    names = games.names()
    for number in range(count):
        box = games.find(names[number % len(names)])
        start = time.thread_time()
        try:
            if number % (2 * len(names)) < len(names):
                found = record.loads(text := junk.damaged(chance, a_record(box.name)))
                record.replay(games.find(found.game), found)
            else:
                read_deck(box, text := junk.damaged(chance, a_deck(box.name)))
        except ChabudaiError:
            pass
        except Exception as error:  # whatever else it is, it would have been a fault of the server
            failures.append(f"{box.name}: {type(error).__name__}: {error}: {text[:2000]!r}")
        longest = max(longest, time.thread_time() - start)
    return count, longest, failures


def read_deck(box: Box, text: str) -> None:
    """As a table is opened with it."""
    if box.read_deck is not None:
        box.new(box.seat_counts[0], 1, None, box.read_deck(text, "deck"))


@cache
def a_record(name: str) -> str:
    """Of a whole game."""
    box = games.find(name)
    seats, options = table(box, 1)
    match, rng = Match(box, seats, 1, options), Rng(1)
    while not match.game.over:
        seat = match.game.waiting()[0]
        match.choose(seat, at_random(match.game, seat, rng))
    return match.record.dumps()


@cache
def a_deck(name: str) -> str:
    """The deck of the box, as it is written."""
    folder = resources.files(f"chabudai.games.{name}")
    files = [file for file in folder.iterdir() if file.name.startswith("deck") and file.name.endswith(".toml")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
