"""Figures with honest intervals.  The unit is always the deal: what happens at one table is not independent.

Arrays are deals x seats unless said otherwise.  Formulas and what was checked about them: docs/lab.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chabudai.bots.rating import Span
from chabudai.lab.repeated_looks import ONCE, Looking

Floats: TypeAlias = NDArray[np.float64]

DISCOVERY: Final = 0.05  # share of false ones among those that stand out, at most
ALARM: Final = (
    0.015  # of each of the two questions of a report that may raise one, seats and cards: false in 3 of 100 reports
)
NOTHING: Final = Span(0.0, -inf, inf)


def mean(figures: Floats, looking: Looking = ONCE) -> Span:
    """The mean of one figure a deal."""
    count = len(figures)
    if count < 2:
        return Span(float(figures.mean()) if count else 0.0, -inf, inf)
    middle = float(figures.mean())
    half = looking.reach() * float(figures.std(ddof=1)) / sqrt(count)
    return Span(middle, middle - half, middle + half)


def share(figures: Floats, looking: Looking = ONCE) -> Span:
    """The mean of figures between 0 and 1, by Wilson, with as many deals as their spread is worth."""
    if len(figures) < 2:
        return mean(figures, looking)
    reach = looking.reach()
    found, spread = float(figures.mean()), float(figures.var(ddof=1))
    count = found * (1 - found) / spread * len(figures) if spread > 0 else float(len(figures))
    scale = 1 + reach**2 / count
    centre = (found + reach**2 / (2 * count)) / scale
    half = reach * sqrt(max(0.0, found * (1 - found)) / count + reach**2 / (4 * count**2)) / scale
    return Span(found, max(0.0, centre - half), min(1.0, centre + half))


def wins(places: NDArray[np.int64]) -> Floats:
    """The share of each seat in the victory: one, split among those who are first."""
    first = (places == 1).astype(float)
    total = first.sum(axis=1, keepdims=True)
    shares: Floats = np.divide(first, total, out=np.zeros_like(first), where=total > 0)
    return shares


def evenness(won: Floats, looking: Looking = ONCE) -> float:
    """How probable shares of the victory as unequal as these are when no seat is better: Hotelling's test, large n."""
    deals, seats = won.shape
    if seats < 2 or deals <= seats:
        return 1.0
    centred = won[:, :-1] - 1 / seats
    middle = centred.mean(axis=0)
    spread = np.atleast_2d(np.cov(centred, rowvar=False))
    distance = deals * float(middle @ np.linalg.pinv(spread) @ middle)
    return looking.joint(distance, seats - 1)


@dataclass(frozen=True)
class Effects:
    """What one more of each thing does: estimates, standard errors, and from how many deals they come."""

    size: Floats
    error: Floats  # 0: nothing can be said
    deals: Floats  # in which some seats had more of it than others
    looking: Looking = ONCE

    @property
    def chance(self) -> Floats:
        """The probability of such a size, either way, if there were no effect; by Student, for rare things are few."""
        ratio = np.divide(np.abs(self.size), self.error, out=np.zeros_like(self.size), where=self.error > 0)
        return self.looking.chance(ratio, np.maximum(self.deals - 1, 1))

    def span(self, number: int) -> Span:
        """One of them with its interval."""
        reach = self.looking.reach(float(self.deals[number]) - 1)
        size, half = float(self.size[number]), reach * float(self.error[number])
        return Span(size, size - half, size + half) if half > 0 else NOTHING

    @property
    def spread(self) -> float:
        """How much the true effects differ: what is left of the variance of the estimates without their noise."""
        known = self.error > 0
        if known.sum() < 2:
            return 0.0
        return sqrt(max(0.0, float(self.size[known].var(ddof=1) - (self.error[known] ** 2).mean())))

    def shrunk(self) -> Floats:
        """Estimates drawn towards their mean as far as they are noise: for ranking, where the luckiest come first."""
        known = self.error > 0
        middle = float(self.size[known].mean()) if known.any() else 0.0
        noise = np.where(known, self.error**2, inf)
        trust = np.where(known, self.spread**2 / (self.spread**2 + noise), 0.0)
        drawn: Floats = middle + trust * (self.size - middle)
        return drawn

    def reliability(self) -> float:
        """The share of the variance of the estimates that is no noise."""
        known = self.error > 0
        if known.sum() < 2:
            return 0.0
        whole = float(self.size[known].var(ddof=1))
        return max(0.0, 1 - float((self.error[known] ** 2).mean()) / whole) if whole > 0 else 0.0


def effects(counts: Floats, outcome: Floats, looking: Looking = ONCE) -> Effects:
    """What one more of each thing does to the outcome, among the seats of the same deal, clustered by deal.

    `counts` is things x deals x seats: how many each seat had by chance.
    """
    had = counts - counts.mean(axis=2, keepdims=True)
    got = outcome - outcome.mean(axis=1, keepdims=True)
    weight = (had * had).sum(axis=(1, 2))
    deals = (had != 0).any(axis=2).sum(axis=1).astype(float)
    known = (weight > 0) & (deals > 1)
    size = np.divide((had * got).sum(axis=(1, 2)), weight, out=np.zeros(len(counts)), where=known)
    left = got[None] - size[:, None, None] * had
    noise = ((had * left).sum(axis=2) ** 2).sum(axis=1) * np.divide(
        deals, deals - 1, where=known, out=np.ones(len(counts))
    )
    error = np.divide(np.sqrt(noise), weight, out=np.zeros(len(counts)), where=known)
    return Effects(size, error, deals, looking)


def joined(*parts: Effects) -> Effects:
    """Several sets of things as one, to be corrected together."""
    return Effects(
        np.concatenate([part.size for part in parts]),
        np.concatenate([part.error for part in parts]),
        np.concatenate([part.deals for part in parts]),
        parts[0].looking,
    )


def discoveries(chances: Floats, level: float = DISCOVERY) -> NDArray[np.bool_]:
    """Which of many comparisons hold, with false ones kept to so large a share of them (Benjamini and Hochberg)."""
    order, count = np.argsort(chances), len(chances)
    scaled = chances[order] * (count / np.arange(1, count + 1))
    held = np.zeros(count, dtype=bool)
    held[order] = np.minimum.accumulate(scaled[::-1])[::-1] <= level
    return held


@dataclass(frozen=True)
class Change:
    """The same figure in the same deals before and after."""

    before: float
    after: float
    difference: Span
    chance: float
    narrower: float  # how many times narrower than from separate deals; 0: nobody can say
    enough: int  # deals for half the width


def paired(before: Floats, after: Floats, looking: Looking = ONCE) -> Change:
    """What changed, deal by deal."""
    difference = mean(after - before, looking)
    count = len(before)
    error = float((after - before).std(ddof=1)) / sqrt(count) if count > 1 else 0.0
    apart = sqrt((float(before.var(ddof=1)) + float(after.var(ddof=1))) / count) if count > 1 else 0.0
    chance = float(looking.chance(np.array([abs(difference.middle) / error]))[0]) if error > 0 else 1.0
    if error == 0 and difference.middle == 0 and count > 1:
        difference = Span(0.0, 0.0, 0.0)
    narrower = apart / error if error > 0 else 0.0
    return Change(float(before.mean()), float(after.mean()), difference, chance, narrower, 4 * count)


def agreement(one: Effects, other: Effects) -> tuple[float, float]:
    """How far two sets of bots agree on what things are worth: the correlation, and about what it is without noise."""
    known = (one.error > 0) & (other.error > 0)
    if known.sum() < 3:
        return 0.0, 0.0
    plain = float(np.corrcoef(one.size[known], other.size[known])[0, 1])
    trust = sqrt(one.reliability() * other.reliability())
    return plain, max(-1.0, min(1.0, plain / trust)) if trust > 0 else 0.0


def more_for(span: Span, half: float, deals: int) -> int:
    """How many deals more it takes until the interval reaches only so far on either side."""
    now = (span.high - span.low) / 2
    if now <= half or not deals:
        return 0
    return int(deals * ((now / half) ** 2 - 1)) + 1 if now < inf else 0
