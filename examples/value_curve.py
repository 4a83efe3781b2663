"""How well saved weights of `value_learner` play on paired deals, one after the other: a learning curve.

    python -m examples.value_curve examples/value_trained.*s.npz --deals 100 --draw curve.svg

CPU seconds are read from the names.  docs/research.md says what paired deals are.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from chabudai.bots import Bot
from chabudai.bots.levels import player
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from examples.measure import draw, paired
from examples.value_learner import chosen
from examples.value_network import saved

FIRST_DEAL = 1_000_000


def seconds_of(path: Path) -> float:
    """Of CPU time, from a name such as `value_trained.120s.npz`; 0 if it does not tell."""
    told = path.suffixes[-2].strip(".s") if len(path.suffixes) > 1 else ""
    return float(told) if told.isdigit() else 0.0


def by_weights(path: Path) -> Bot:
    """A bot that plays by these weights."""
    network = saved(path)

    def choice(view: Game, seat: int, rng: Rng) -> int:
        return chosen(network, view, seat)

    return choice


def point(path: Path, against: str, deals: range) -> dict[str, float]:
    """How well these weights play."""
    beaten, wins = paired("dojo", by_weights(path), player(against), deals)
    error = 1.96 * float(np.std(beaten)) / len(beaten) ** 0.5
    return {"seconds": seconds_of(path), "share": float(np.mean(beaten)), "error": error, "wins": wins}


def main() -> None:
    """Measure, print, and draw if wanted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("weights", type=Path, nargs="+")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=FIRST_DEAL, help="deal")
    parser.add_argument("--draw", type=Path, help="an SVG file")
    arguments = parser.parse_args()
    deals, curve = range(arguments.first, arguments.first + arguments.deals), list[dict[str, float]]()
    for path in sorted(arguments.weights, key=seconds_of):
        curve.append(now := point(path, arguments.against, deals))
        print(
            f"{now['seconds']:6.0f} s: {now['share']:.3f} ± {now['error']:.3f} of {len(deals)} deals,"
            f" {now['wins']:.3f} of the wins",
            flush=True,
        )
    if arguments.draw:
        draw(curve, arguments.draw, f"share of paired deals against {arguments.against}", 0.5)


if __name__ == "__main__":
    main()
