"""Play a game to its end at random: the inner loop of simulations, searches and benchmarks."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.seats import LOWEST

MULTIPLIER: Final = 1664525
INCREMENT: Final = 1013904223
MASK30: Final = 0x3FFFFFFF  # compiled code multiplies numbers of up to 30 bits within a machine word


def playout(game: Game, rng: Rng) -> int:
    """Answer every question at random until the game is over; how many questions there were.

    The numbers of one playout come from a plain congruential generator, written out here because a call per
    decision would cost a quarter of the time.
    """
    state = rng.word() & MASK30
    decisions = 0
    while game.asked:
        seat = LOWEST[game.asked]
        options = game.options_of[seat]
        state = (state * MULTIPLIER + INCREMENT) & MASK30
        game.take(seat, options[(state >> 6) * len(options) >> 24])
        decisions += 1
    return decisions
