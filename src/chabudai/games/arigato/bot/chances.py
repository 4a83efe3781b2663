"""How likely it is in Arigatō that something still comes together in time: cards by placing, items by working.

An objective is announced long before its day, so what counts is not only how much is lacking but whether the days left
can bring it: five of a craft with two days to go is hopeless, one more offering with four days to go almost sure.
"""

# mypyc: compile
from __future__ import annotations

from math import comb, exp
from typing import Final

from chabudai.games.arigato.material import LAST_DAY

MOST_TRIALS: Final = 2 * LAST_DAY
MOST_NEEDED: Final = 24  # items; nobody hopes for more


def tails(rate: float) -> list[list[float]]:
    """Per number of trials and of successes needed: the chance of at least so many, each coming at the rate."""
    table: list[list[float]] = []
    for trials in range(MOST_TRIALS + 1):
        exactly = [comb(trials, k) * rate**k * (1.0 - rate) ** (trials - k) for k in range(trials + 1)]
        table.append([sum(exactly[needed:]) for needed in range(MOST_TRIALS + 1)])
    return table


def supplies(a_day: float, spread: float) -> list[list[float]]:
    """Per number of days and of items needed: the chance that the days bring them; the spread grows with the days."""
    table: list[list[float]] = []
    for days in range(LAST_DAY + 1):
        chances = [1.0]
        for needed in range(1, MOST_NEEDED + 1):
            beyond = (a_day * days - needed) / (spread * (1.0 + 0.3 * days))
            chances.append(1.0 / (1.0 + exp(-beyond)) if days else 0.0)
        table.append(chances)
    return table
