"""Tunes the weights of an evaluation by self-play of the greedy bot, in two ways, and checks what has been found.

    PYTHONPATH=build/compiled .venv/bin/python tools/tune.py dojo --seats 4 --fit 200
    PYTHONPATH=build/compiled .venv/bin/python tools/tune.py dojo --seats 4 --minutes 20
    PYTHONPATH=build/compiled .venv/bin/python tools/tune.py dojo --seats 4 --check 200

--fit plays so many games, now and then at random so that they differ, and moves one weight after the other until what
the table says of their positions is as near as possible to how the games ended.  --minutes lets tables play against
each other: all weights are shaken at once, each up or down, the table so shaken meets its mirror image on the same
deals with the seats exchanged, and every weight moves a little towards the better side (simultaneous perturbation).
--check plays the table found against the one in the source on deals of its own and prints it.

Games and weights are kept in build/tune after every step, so that a run goes on where the last one ended.
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
from chabudai.core.step import Game

ROOT = Path(__file__).resolve().parent.parent
WORLDS = 1  # imagined games in which an option is tried: more games are worth more than better ones
VICTORY = 10.0  # points that a victory counts
CHECK_SEED = 1_000_000  # where the deals of --check begin

STRAY = 8  # one choice in so many of the games to be fitted is made at random
POSITIONS = 20  # of each of these games that are looked at
RAW = 0.1  # what an error common to all seats counts beside one that tells them apart
FIRST_FACTOR, LAST_FACTOR = 1.4, 1.04  # by which weights are moved while fitting

SHAKE = 0.25  # how far tables are shaken to either side, as a power of e
STRIDE = 0.04  # how far they follow the better side when the difference is clear
DEALS = 6  # of one step

Weights = dict[str, float]


def main() -> None:
    """Fit, tune or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--fit", type=int, metavar="GAMES", help="fit the table to so many games")
    what.add_argument("--minutes", type=float, help="let tables play against each other for so long")
    what.add_argument("--check", type=int, metavar="DEALS", help="play the table found against that of the source")
    arguments = parser.parse_args()
    box = games.find(arguments.game)
    tuning = Tuning(box, arguments.seats or box.seat_counts[0])
    if arguments.fit:
        tuning.fit(arguments.fit)
    elif arguments.minutes:
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
        self.games_path = folder / f"{box.name}-{seats}-games.jsonl"
        self.module = import_module(f"chabudai.bots.evaluate.{box.name}")
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

    # --- fitting ------------------------------------------------------------------------------

    def fit(self, count: int) -> None:
        """Play the games that are still lacking, then move weights as long as the error becomes smaller."""
        known = self.games_path.read_text().splitlines() if self.games_path.is_file() else []
        for seed in range(len(known), count):
            known.append(json.dumps(self.stray_game(seed)))
            with self.games_path.open("a") as file:
                file.write(known[-1] + "\n")
            print(f"game {seed + 1} of {count}", file=sys.stderr)
        samples: list[tuple[Game, list[int]]] = []
        for seed, line in enumerate(known[:count]):
            samples += self.positions(seed, json.loads(line))
        factor = FIRST_FACTOR
        least = start = self.error(samples, self.weights)
        while factor > LAST_FACTOR:
            before = least
            for name in self.weights:
                for change in (factor, 1 / factor):
                    moved = self.weights | {name: self.weights[name] * change}
                    error = self.error(samples, moved)
                    if error < least:
                        least, self.weights = error, moved
                        break
            print(f"factor {factor:.3f}: error {sqrt(least):.4f}, at first {sqrt(start):.4f}", file=sys.stderr)
            self.save()
            if least > before * 0.999:
                factor = 1 + (factor - 1) / 2
        print(f"{len(samples)} positions of {count} games: error {sqrt(start):.3f} before, {sqrt(least):.3f} after")

    def stray_game(self, seed: int) -> list[int]:
        """The choices of a game between greedy players who stray now and then."""
        evaluate = self.judge(self.weights)
        game, rng = self.box.new(self.seats, seed), Rng(seed)
        choices: list[int] = []
        while game.asked:
            seat = game.waiting()[0]
            options = game.options_of[seat]
            if rng.below(STRAY):
                choice = best_option(game.view(seat), seat, rng, evaluate, WORLDS, 0)
            else:
                choice = options[rng.below(len(options))]
            choices.append(choice)
            game.take(seat, choice)
        return choices

    def positions(self, seed: int, choices: list[int]) -> list[tuple[Game, list[int]]]:
        """Positions spread over a game, and how it ended."""
        game = self.box.new(self.seats, seed)
        found: list[Game] = []
        stride = max(1, len(choices) // POSITIONS)
        for number, choice in enumerate(choices):
            if number % stride == seed % stride:
                found.append(game.clone())
            game.take(game.waiting()[0], choice)
        return [(position, game.totals()) for position in found]

    def error(self, samples: list[tuple[Game, list[int]]], weights: Weights) -> float:
        """How far the estimates are off, squared: mostly in what they say of the seats compared with each other."""
        evaluate = self.judge(weights)
        total = 0.0
        for position, totals in samples:
            errors = [expected - points for expected, points in zip(evaluate(position), totals, strict=True)]
            common = sum(errors) / len(errors)
            total += RAW * common * common + sum((error - common) ** 2 for error in errors) / len(errors)
        return total / len(samples)

    # --- tables against each other ------------------------------------------------------------

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
            game.take(seat, best_option(game.view(seat), seat, rngs[seat], sides[side_of[seat]], WORLDS, 0))
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
