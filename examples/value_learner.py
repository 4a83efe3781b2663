"""A judgement of positions that is learned, with NumPy alone, and a bot that chooses by it.

    chabudai simulate dojo --games 200 --bots examples.value_learner:bot,greedy,greedy
    python -m examples.value_learner --minutes 10

The network tells what each seat will still win: its final points less those it has as the position stands.  It judges
what a seat knows right after a choice (`value_positions`), and the choice that is judged best is made.  First it
watches a teacher, `greedy`, play against itself: what its evaluation says of choices in one's own dojo, and what really
comes of the cards it gives and the challenges it makes.  Then it plays against two of the teacher and learns from what
came of that, mixed with what it thought of the positions that followed (TD(λ)).  `value_school` has both.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np

from chabudai.core.game import Game
from chabudai.core.rng import Rng
from examples.value_network import SEATS, Bytes, Floats, Network, saved
from examples.value_positions import Positions, judged
from examples.value_school import School

GAMES = 64  # that are learned from together
MINI, KEPT = 128, 30  # of what the pupil played, one of the last few batches of games is learned once more
RATES = {"watch": (2e-3, 1e-4), "play": (2e-4, 2e-5)}  # they fall
SHIPPED = Path(__file__).with_name("value_learner.npz")
TRAINED = Path(__file__).with_name("value_trained.npz")  # what you train yourself: once it is there, it plays


class Lessons:
    """A batch of games after the other, each learned from."""

    def __init__(self, network: Network) -> None:
        self.network, self.school = network, School(network)
        self.kept: deque[tuple[Bytes, Floats]] = deque(maxlen=KEPT)

    def learn(self, phase: str, done: float) -> float:
        """One batch, when so much of the phase is done, from 0 to 1; the mean square of the error."""
        school, (first, last) = self.school, RATES[phase]
        rate, until = first * (last / first) ** done, school.played + GAMES
        while school.played < until:
            school.watch() if phase == "watch" else school.play()
        seen, wanted = (np.concatenate(part) for part in zip(*school.lessons, strict=True))
        school.lessons = []
        error = self.read(seen, wanted, rate)
        if phase == "play":
            self.kept.append((seen, wanted))
            self.read(*self.kept[int(school.random.integers(len(self.kept)))], rate)
        return error

    def read(self, seen: Bytes, wanted: Floats, rate: float) -> float:
        """Once through these positions, in any order."""
        order = np.array_split(self.school.random.permutation(len(seen)), max(1, len(seen) // MINI))
        return float(np.mean([self.network.learn(seen[part], wanted[part], rate) for part in order]))


def trained(network: Network, minutes: float, watching: float) -> Iterator[tuple[float, int, float]]:
    """CPU seconds, games and the error of the last batch, again and again until the time is over."""
    lessons, start, whole = Lessons(network), time.process_time(), minutes * 60
    while True:
        seconds = time.process_time() - start
        if seconds < whole * watching:
            error = lessons.learn("watch", seconds / (whole * watching))
        elif seconds < whole:
            error = lessons.learn("play", (seconds / whole - watching) / (1 - watching))
        else:
            return
        yield time.process_time() - start, lessons.school.played, error


def chosen(network: Network, view: Game, seat: int) -> int:
    """The option that is judged best."""
    positions, options = Positions(network), view.options_of[seat]
    positions.try_all(view, seat)
    return options[int(judged(network, positions)[3].argmax())]


@cache
def player() -> Network:
    """What was trained here, or what came with the sources."""
    return saved(TRAINED if TRAINED.exists() else SHIPPED)


def bot(view: Game, seat: int, rng: Rng) -> int:
    """What the saved network chooses, at tables of three."""
    if view.seats != SEATS:
        raise ValueError(f"learned at tables of {SEATS}, not of {view.seats}")
    return chosen(player(), view, seat)


def main() -> None:
    """Train; show progress and save, so many times."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU time")
    parser.add_argument("--watching", type=float, default=0.5, help="share of them in which it watches the teacher")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--points", type=int, default=10, help="how often it is saved, for a curve")
    parser.add_argument("--save", type=Path, default=TRAINED)
    arguments = parser.parse_args()
    network, points = saved(arguments.start) if arguments.start else Network(), 0
    network.save(arguments.save.with_suffix(".0s.npz"))
    for seconds, games, error in trained(network, arguments.minutes, arguments.watching):
        if seconds >= (points + 1) * arguments.minutes * 60 / arguments.points:
            points += 1
            print(f"{seconds:6.0f} s {games:7} games, error {10 * error**0.5:.2f} points", flush=True)
            network.save(arguments.save.with_suffix(f".{seconds:.0f}s.npz"))
    network.save(arguments.save)


if __name__ == "__main__":
    main()
