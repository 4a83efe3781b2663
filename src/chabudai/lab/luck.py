"""Luck or skill?  The same deals with two levels of bots, moved round the table until each seat has met both.

Points are taken against the table, since only those decide who wins.  What a seat has in a deal whoever plays it is the
luck of the deal; what a level brings wherever it sits is skill; the rest is the course of the game: what the others do,
and what chance does later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.bots.rating import Span
from chabudai.core.box import Json
from chabudai.lab.figures import Floats, mean
from chabudai.lab.finding import TOLD, Finding, flat
from chabudai.lab.plan import Cell
from chabudai.lab.table import Sample

MOVED: Final = "moved-"  # the cells in which two levels sit together, by how far they were moved
EVERY: Final = 20  # one deal of so many is played like this
FEWEST: Final = 20  # deals, with fewer of which nothing is said
RESAMPLES: Final = 400
SEED: Final = 20


def cells(base: Cell, strong: str, weak: str) -> list[Cell]:
    """Both levels at one table, alternating, in every position."""
    seats = base.seats
    line = [(strong, weak)[seat % 2] for seat in range(seats)]
    return [
        Cell(
            f"{MOVED}{by}", seats, tuple(line[(seat + by) % seats] for seat in range(seats)), base.options, base.deck,
            every=EVERY,
        )
        for by in range(seats)
    ]  # fmt: skip


def luck(samples: Sequence[Sample]) -> Finding | None:
    """The parts of the variance of points, with intervals from deals drawn again and again."""
    if len(samples) < 2:
        return None
    both = set.intersection(*(set(sample.deals) for sample in samples))
    if len(both) < FEWEST:
        return None
    strong, weak = dict.fromkeys(samples[0].cell.bots)
    points = np.array([against(sample.of(both)) for sample in samples])  # positions x deals x seats
    mine = np.array([[bot == strong for bot in sample.cell.bots] for sample in samples])
    ahead = _ahead(points, mine)
    rng = np.random.default_rng(SEED)
    drawn = [parts(points[:, rng.integers(0, len(both), len(both))], mine) for _ in range(RESAMPLES)]
    ends = np.percentile(np.array(drawn), [2.5, 97.5], axis=0)
    found = parts(points, mine)
    facts: dict[str, Json] = {
        "levels": [strong, weak],
        "deals": len(both),
        "ahead": flat(mean(ahead)),
        "parts": [flat(Span(float(m), float(low), float(high))) for m, low, high in zip(found, *ends, strict=True)],
    }
    return Finding("luck", TOLD, facts)


def against(sample: Sample) -> Floats:
    """Points against the table."""
    points: Floats = sample.points - sample.points.mean(axis=1, keepdims=True)
    return points


def _ahead(points: Floats, mine: NDArray[np.bool_]) -> Floats:
    """By how much the stronger level is ahead in each deal, over all seats."""
    shape = mine[:, None, :]
    ahead: Floats = (points * shape).sum(axis=(0, 2)) / mine.sum() - (points * ~shape).sum(axis=(0, 2)) / (~mine).sum()
    return ahead


def parts(points: Floats, mine: NDArray[np.bool_]) -> Floats:
    """The shares of the deal, of skill, and of the rest; moments of a plan with two factors."""
    positions, deals, _ = points.shape
    ahead = _ahead(points, mine)
    share = float(mine.mean())
    gap = float(ahead.mean())
    skill = max(0.0, share * (1 - share) * (gap**2 - float(ahead.var(ddof=1)) / deals))
    level = np.where(mine, gap * (1 - share), -gap * share)[:, None, :]
    left = points - level
    rest = float(left.var(axis=0, ddof=1).mean())
    deal = max(0.0, float((left.mean(axis=0) ** 2).mean()) - rest / positions)
    whole = deal + skill + rest
    shares: Floats = np.array([deal, skill, rest]) / whole if whole > 0 else np.array([0.0, 0.0, 1.0])
    return shares
