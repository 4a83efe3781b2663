"""Tunes the weights of an evaluation by self-play of a bot that plans its turn, and checks what has been found.

    PYTHONPATH=build/compiled .venv/bin/python tools/tune.py dojo --seats 4 --minutes 60
    PYTHONPATH=build/compiled .venv/bin/python tools/tune.py dojo --seats 4 --check 200

Tables of weights play against each other: all weights are shaken at once, each up or down, the table so shaken meets
its mirror image on the same deals with the seats exchanged, and every weight moves a little towards the better side
(simultaneous perturbation).  --check plays the table found against the one in the source on deals of its own, prints
the gain with its 95 % interval, and the table.

docs/decisions/evaluation.md says what it found, and what else was tried.

What has been found is kept in build/tune after every step, so that a run goes on where the last one ended.
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
from chabudai.bots.evaluate import to_beat
from chabudai.bots.greedy import best_option
from chabudai.bots.turn import MOVES_AHEAD
from chabudai.core.bot import Evaluate
from chabudai.core.box import Box
from chabudai.core.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
WORLDS = 1  # imagined games in which an option is tried: more games are worth more than better ones
VICTORY = 10.0  # points that a victory counts
CHECK_SEED = 1_000_000  # where the deals of --check begin

SHAKE = 0.25  # how far tables are shaken to either side, as a power of e
STRIDE = 0.04  # how far they follow the better side when the difference is clear
DEALS = 6  # of one step

Weights = dict[str, float]


def main() -> None:
    """Tune, or check what has been found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--minutes", type=float, help="let tables play against each other for so long")
    what.add_argument("--check", type=int, metavar="DEALS", help="play the table found against that of the source")
    arguments = parser.parse_args()
    box = games.find(arguments.game)
    tuning = Tuning(box, arguments.seats or box.seat_counts[0])
    if arguments.minutes:
        tuning.tune(arguments.minutes * 60)
    else:
        tuning.check(arguments.check)


class Tuning:
    """The weights found so far, and how many steps and games led there."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        folder = ROOT / "build" / "tune"
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{box.name}-{seats}.json"
        self.module = import_module(f"{box.package}.bot.evaluate")
        self.source: Weights = dict(self.module.WEIGHTS)
        self.weights = dict(self.source)
        self.steps = 0
        if self.path.is_file():
            saved = json.loads(self.path.read_text())
            # Weights that the source has got since then begin with its value, those it has lost are dropped.
            self.weights |= {name: value for name, value in saved["weights"].items() if name in self.source}
            self.steps = saved["steps"]

    def save(self) -> None:
        """Keep what has been found."""
        self.path.write_text(json.dumps({"weights": self.weights, "steps": self.steps}, indent=1) + "\n")

    def judge(self, weights: Weights) -> Evaluate:
        """The evaluation with this table."""
        evaluate: Evaluate = self.module.Judgement(weights).points
        return evaluate

    def tune(self, seconds: float) -> None:
        """Step until the time is over."""
        end = monotonic() + seconds
        while monotonic() < end:
            self.step()
            self.save()
        print(f"{self.steps} steps of {2 * DEALS} games; in {self.path.relative_to(ROOT)}")

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
        sides = [self.judge(one), self.judge(other)]
        return sum(self.play(sides, turn, seed) for turn in range(2)) / 2

    def play(self, sides: list[Evaluate], turn: int, seed: int) -> float:
        """The lead of the first side in one game in which the two sit alternately."""
        side_of = [(seat + turn) % 2 for seat in range(self.seats)]
        game = self.box.new(self.seats, seed)
        rngs = [Rng(seed * 8 + seat) for seat in range(self.seats)]
        while game.asked:
            seat = game.waiting()[0]
            evaluate = sides[side_of[seat]]
            # Whole turns are planned, for that is what the evaluation has to serve in a search.
            game.take(seat, best_option(game.view(seat), seat, rngs[seat], evaluate, WORLDS, 0, MOVES_AHEAD))
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
        print(f"over {2 * deals} games {mean:+.2f} ± {1.96 * error:.2f}, a victory counting {VICTORY:.0f} points")


def mean_and_error(scores: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(scores)
    mean = sum(scores) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((score - mean) ** 2 for score in scores) / (count - 1) / count)


if __name__ == "__main__":
    main()
