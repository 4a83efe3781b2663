"""Random games for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.game import Game
from chabudai.core.laws import at_random, table
from chabudai.core.rng import Rng
from chabudai.core.tensor import has_observer
from tests.boxes import ALL

OBSERVED = tuple(name for name in ALL if has_observer(games.find(name)))  # of those that are polished, all
# Each of them, once on the sources and once on the compiled twin.
EVERY_GAME = [
    pytest.param(name, marks=marks, id=f"{name}-{engine}")
    for name in OBSERVED
    for engine, marks in (("sources", []), ("twin", [pytest.mark.twin]))
]


def positions(box: Box, number: int, every: int = 1) -> Iterator[tuple[Game, Rng]]:
    """Positions along a random game: each of so many, and the end."""
    seats, options = table(box, number)
    game, rng, played = box.new(seats, number, options), Rng(number), 0
    while not game.over:
        if played % every == number % every:
            yield game, rng
        waiting = game.waiting()
        seat = waiting[rng.below(len(waiting))]
        game.take(seat, at_random(game, seat, rng))
        played += 1
    yield game, rng
