"""How often one looks.  Whoever looks once, at the end, has the usual intervals; whoever looks while games are still
being played has wider ones, which hold the truth at all moments together.

These are confidence sequences: the boundary of a mixture of normals (Robbins 1970), with the spread as estimated so far
(Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2024, asymptotic confidence sequences).  For a mean of n deals

    half = sd / sqrt(n) * sqrt(2 (v + 1) / v * ln(sqrt(v + 1) / a)),   v = n r

is never left with probability 1 - a, whenever one looks, if r was chosen before.  It is chosen so that the interval is
narrowest when all deals that were planned have been played; then v depends on the share of them that has been.
The same mixture says how improbable a figure is if there were nothing, at whatever moment one has stopped.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import special  # not scipy.stats, whose loading takes longer than most that is asked of the lab

MISSED: Final = 0.05  # how often an interval may not hold the truth
EARLIEST: Final = 30  # deals before anything is said: a spread estimated from fewer is none
FLAT: Final = 1e-12
USUAL: Final = float(special.ndtri(1 - MISSED / 2))


@dataclass(frozen=True)
class Looking:
    """Once at the end, or all the time: `done` is the share of the planned deals that has been played."""

    done: float = 0.0  # 0: once

    @property
    def weight(self) -> float:
        """n r of the formula."""
        narrowest = -2 * log(MISSED) + log(1 - 2 * log(MISSED))
        return max(FLAT, narrowest * self.done)

    def reach(self, free: float | None = None) -> float:
        """How many standard errors an interval reaches; as many times more as Student's does, where few were seen."""
        few = 1.0 if free is None else float(_few(np.array([free]))[0])
        if not self.done:
            return USUAL * few
        v = self.weight
        return sqrt(2 * (v + 1) / v * log(sqrt(v + 1) / MISSED)) * few

    def chance(self, ratio: NDArray[np.float64], free: NDArray[np.float64] | None = None) -> NDArray[np.float64]:
        """How probable estimates are that lie so many standard errors from nothing, if there is nothing."""
        if not self.done:
            found: NDArray[np.float64] = 2 * (special.ndtr(-ratio) if free is None else special.stdtr(free, -ratio))
            return found
        ratio = ratio if free is None else ratio / _few(free)
        return np.array([self.joint(float(one) ** 2, 1) for one in ratio])

    def joint(self, distance: float, dimensions: int) -> float:
        """The same for several estimates together, from the square of their common distance."""
        if not self.done:
            return float(special.chdtrc(dimensions, distance))
        v = self.weight
        return min(1.0, exp(dimensions / 2 * log(v + 1) - min(distance * v / (2 * (v + 1)), 700.0)))


def _few(free: NDArray[np.float64]) -> NDArray[np.float64]:
    """How many times further Student's interval reaches than the normal one."""
    times: NDArray[np.float64] = special.stdtrit(np.maximum(free, 1), 1 - MISSED / 2) / USUAL
    return times


ONCE: Final = Looking()
