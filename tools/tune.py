"""Tunes the weights of an evaluation by self-play of the greedy bot.

    PYTHONPATH=build/compiled .venv/bin/python tools/tune.py dojo --seats 4 --minutes 10
    PYTHONPATH=build/compiled .venv/bin/python tools/tune.py dojo --seats 4 --check 200

All weights are shaken at once, each up or down by a few per cent, and the table so shaken plays against its mirror
image on the same deals with the seats exchanged; then every weight moves a little towards the better side (simultaneous
perturbation).  What has been found is kept in build/tune after every step, so that a run goes on where the last one
ended.  --check plays the tuned table against the one in the source on deals of its own and prints the new table.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from math import exp, sqrt, tanh
from pathlib import Path
from time import monotonic

from chabudai import games
from chabudai.bots.evaluate import Evaluate, to_beat
from chabudai.bots.greedy import best_option
from chabudai.core.box import Box
from chabudai.core.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
SHAKE = 0.15  # how far the weights are moved to either side, as a power of e
STRIDE = 0.05  # how far they follow the better side when the difference is clear
DEALS = 6  # of one step
VICTORY = 10.0  # points that a victory counts
CHECK_SEED = 1_000_000  # where the deals of --check begin

Weights = dict[str, float]


def main() -> None:
    """Tune, or check what has been found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to tune (default: 5)")
    parser.add_argument("--check", type=int, metavar="DEALS", help="play the tuned table against that of the source")
    arguments = parser.parse_args()
    box = games.find(arguments.game)
    seats = arguments.seats or box.seat_counts[0]
    tuning = Tuning(box, seats, ROOT / "build" / "tune" / f"{box.name}-{seats}.json")
    if arguments.check:
        tuning.check(arguments.check)
    else:
        tuning.run(arguments.minutes * 60)


class Tuning:
    """The weights found so far, and how many steps and games led there."""

    def __init__(self, box: Box, seats: int, path: Path) -> None:
        self.box = box
        self.seats = seats
        self.path = path
        self.module = import_module(f"chabudai.bots.evaluate.{box.name}")
        self.source: Weights = dict(self.module.WEIGHTS)
        self.weights = dict(self.source)
        self.steps = 0
        self.games = 0
        if path.is_file():
            saved = json.loads(path.read_text())
            # Weights that the source has got since then begin with its value, those it has lost are dropped.
            self.weights |= {name: value for name, value in saved["weights"].items() if name in self.source}
            self.steps, self.games = saved["steps"], saved["games"]

    def run(self, seconds: float) -> None:
        """Step until the time is over."""
        end = monotonic() + seconds
        while monotonic() < end:
            self.step()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            state = {"weights": self.weights, "steps": self.steps, "games": self.games}
            self.path.write_text(json.dumps(state, indent=1) + "\n")
        print(f"{self.steps} steps, {self.games} games; in {self.path.relative_to(ROOT)}")

    def step(self) -> None:
        """Shake all weights, let both sides play, follow the better one."""
        rng = Rng(self.steps)
        signs = {name: 1 if rng.below(2) else -1 for name in self.weights}
        upper = {name: value * exp(SHAKE * signs[name]) for name, value in self.weights.items()}
        lower = {name: value * exp(-SHAKE * signs[name]) for name, value in self.weights.items()}
        scores = [self.compare(upper, lower, self.steps * DEALS + deal) for deal in range(DEALS)]
        mean, error = mean_and_error(scores)
        pull = STRIDE * tanh(mean / error) if error else 0.0
        for name in self.weights:
            self.weights[name] *= exp(pull * signs[name])
        self.steps += 1
        print(f"step {self.steps}: {mean:+.2f} ± {error:.2f}, pull {pull:+.3f}", file=sys.stderr)

    def compare(self, one: Weights, other: Weights, seed: int) -> float:
        """How much better the first table does on a deal, on average over both ways to seat the two."""
        sides = [self.module.Judgement(one).points, self.module.Judgement(other).points]
        return sum(self.play(sides, turn, seed) for turn in range(2)) / 2

    def play(self, sides: list[Evaluate], turn: int, seed: int) -> float:
        """The lead of the first side in one game in which the two sit alternately."""
        side_of = [(seat + turn) % 2 for seat in range(self.seats)]
        game = self.box.new(self.seats, seed)
        rngs = [Rng(seed * 8 + seat) for seat in range(self.seats)]
        while game.asked:
            seat = game.waiting()[0]
            game.take(seat, best_option(game.view(seat), seat, rngs[seat], sides[side_of[seat]]))
        self.games += 1
        totals, ranks = game.totals(), game.ranks()
        if self.seats == 1:  # alone: the same deal is played by either side, for as much as possible beyond the target
            lead = totals[0] - to_beat(game) + VICTORY * (ranks[0] == 1)
            return 2 * lead if turn == 0 else -2 * lead
        victory = VICTORY / ranks.count(1)
        merits = [totals[seat] + victory * (ranks[seat] == 1) for seat in range(self.seats)]
        means = [
            sum(merits[seat] for seat in range(self.seats) if side_of[seat] == side) / side_of.count(side)
            for side in range(2)
        ]
        return means[0] - means[1]

    def check(self, deals: int) -> None:
        """The gain over the table of the source, and the new table."""
        scores: list[float] = []
        for deal in range(deals):
            scores.append(self.compare(self.weights, self.source, CHECK_SEED + deal))
            mean, error = mean_and_error(scores)
            print(f"deal {deal + 1}: {mean:+.2f} ± {1.96 * error:.2f}", file=sys.stderr)
        for name, value in self.weights.items():
            print(f'    "{name}": {value:.3g},')
        mean, error = mean_and_error(scores)
        print(
            f"{self.steps} steps; over {2 * deals} games {mean:+.2f} ± {1.96 * error:.2f} (a victory counts {VICTORY})"
        )


def mean_and_error(scores: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(scores)
    mean = sum(scores) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((score - mean) ** 2 for score in scores) / (count - 1) / count)


if __name__ == "__main__":
    main()
