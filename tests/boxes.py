"""The games under test, and the two belts of tests.

*Contract*: what any sound game does, however small and whoever brings it: the laws, records, words in both languages,
terminal, pages, API, bots.  These tests are parametrised over `ALL`; what they ask for is sized by the game.

*Completeness*: what a game promises that calls itself `polished` in its box: a lesson, drawings and pictures, an
evaluation, golden games, a test of every clause, a summary that fills its page.  These are parametrised over
`POLISHED`, or ask `polished(name)` where they want more of something.

`pytest -k ishi` runs the contract for a game called ishi; `tests/outside/test_fifth.py` does so for a game of another
package.
"""

from __future__ import annotations

from chabudai import games
from chabudai.core.box import Box

ALL = games.names()
POLISHED = tuple(name for name in ALL if games.find(name).polished)


def polished(name: str) -> bool:
    """Does the game say that nothing is missing?"""
    return name in POLISHED


def middle(box: Box) -> int:
    """The number of seats in the middle of those the game can have."""
    return box.seat_counts[len(box.seat_counts) // 2]
