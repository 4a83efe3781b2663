"""A judgement of positions that is learned, with NumPy alone, and a bot that looks one choice ahead with it.

    python -m examples.value_learner --minutes 10
    chabudai simulate dojo --games 200 --bots examples.value_learner:bot,greedy,greedy

The network tells what each seat will still win: its final points less those it has as the position stands.  A choice is
made as `greedy` makes it: every option is tried in imagined games and the position after it judged; but the judgement
is learned from observations.  First a teacher, the evaluation of `greedy`, says what it expects of every position that
is looked at; then the network plays against itself, and after every batch of games moves towards what they brought,
mixed with what it thought of the positions that followed (TD(λ)).
"""

from __future__ import annotations

import argparse
import json
import time
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from chabudai import bots
from chabudai.bots.evaluate import evaluation
from chabudai.bots.turn import merit
from chabudai.core.bot import Evaluate
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.games import find
from examples.measure import draw, paired
from examples.value_network import SEATS, Bytes, Floats, Network

GAMES = 64  # played side by side, and learned from together
TRACE = 0.9  # λ: how much of a target is what came of the game, and how much what was thought of the next position
PASSES, MINI, KEPT = 3, 512, 30  # over the last batch of games and as many of the last few batches
CURIOSITY = 0.03
WORLDS = 4  # imagined games for each choice of the bot; one while it learns
SCALE = 10.0  # points that count as 1
FIRST_DEAL = 1_000_000  # of those that are measured on
WEIGHTS = Path(__file__).with_name("value_learner.npz")


class Thoughts:
    """Positions to be judged, many at once: what a seat sees of them, and the points as they stand."""

    def __init__(self, network: Network, teacher: Evaluate | None = None) -> None:
        self.network, self.size, self.teacher = network, network.watcher.size, teacher
        self.seen, self.points, self.over, self.viewers = bytearray(), list[list[int]](), list[bool](), list[int]()
        self.taught: list[list[float]] = []  # the final points that the teacher expects

    def add(self, game: Game, seat: int) -> None:
        """One more."""
        self.seen += bytes(self.size)
        self.network.watcher.write(game, seat, self.seen, len(self.seen) - self.size)
        totals = game.totals()
        self.points.append(totals[seat:] + totals[:seat])
        self.over.append(game.over)
        self.viewers.append(seat)
        if self.teacher:
            expected = self.teacher(game)
            self.taught.append(expected[seat:] + expected[:seat])

    def try_all(self, view: Game, seat: int, rng: Rng) -> None:
        """The positions after every option, in one imagined game."""
        self.try_in(view.resample(seat, rng), seat, rng)

    def try_in(self, world: Game, seat: int, rng: Rng) -> None:
        """The same in a game that is imagined already; whoever is asked too answers at random first."""
        rivals = [rival for rival in world.waiting() if rival != seat]
        if rivals:
            world = world.clone()
        for rival in rivals:
            options = world.options_of[rival]
            world.take(rival, options[rng.below(len(options))])
        for option in world.options_of[seat]:
            after = world.clone()
            after.take(seat, option)
            self.add(after, seat)

    def arrays(self) -> tuple[Bytes, Floats, Any]:
        """Observations, points, and which positions are the last of their game."""
        seen = np.frombuffer(self.seen, np.uint8).reshape(-1, self.size)
        return seen, np.array(self.points, np.float32), np.array(self.over)

    def judged(self) -> list[float]:
        """How good each position is for the seat that sees it."""
        seen, points, over = self.arrays()
        points = points + SCALE * self.network.forward(seen)[1] * ~over[:, None]
        return [merit(each, 0) for each in points.tolist()]


class School:
    """Games played side by side, by the network or by its teacher."""

    def __init__(self, network: Network) -> None:
        self.network, self.rng, self.random = network, Rng(1), np.random.default_rng(2)
        self.tables = [self.dealt() for _ in range(GAMES)]
        self.paths = [Thoughts(network) for _ in range(GAMES)]
        self.done: list[Thoughts] = []  # games that have ended since somebody learned from them

    def dealt(self) -> Game:
        """A new game."""
        return find("dojo").new(SEATS, self.rng.word())

    def step(self, teacher: Evaluate | None = None) -> Thoughts:
        """A choice at every table, by the teacher if there is one; all that was thought about."""
        thoughts = Thoughts(self.network, teacher)
        for table in self.tables:
            thoughts.try_all(table, table.waiting()[0], self.rng)
        values = iter([merit(each, 0) for each in thoughts.taught] if teacher else thoughts.judged())
        for row, table in enumerate(self.tables):
            waiting = table.waiting()
            options = table.options_of[waiting[0]]
            best = int(np.argmax([next(values) for _ in options]))
            if self.random.random() < CURIOSITY:
                best = int(self.random.integers(len(options)))
            table.take(waiting[0], options[best])
            if len(waiting) == 1:  # else the table waits on, and nothing has come of it yet
                self.paths[row].add(table, waiting[0])
            if table.over:
                self.done.append(self.paths[row])
                self.tables[row], self.paths[row] = self.dealt(), Thoughts(self.network)
        return thoughts


def study(school: School, rate: Callable[[], float]) -> Iterator[int]:
    """Learn what a teacher thinks of every position that is looked at, after every choice; games played so far."""
    teacher, played = evaluation("dojo"), 0
    while True:
        thoughts = school.step(teacher)
        seen, points, _ = thoughts.arrays()
        school.network.learn(seen, (np.array(thoughts.taught, np.float32) - points) / SCALE, rate())
        if len(school.done) >= GAMES:
            played += len(school.done)
            school.done = []
            yield played


def train(school: School, rate: Callable[[], float]) -> Iterator[int]:
    """Learn from what came of games against oneself; games played so far."""
    network, random, played = school.network, school.random, 0
    kept: deque[tuple[Bytes, Floats]] = deque(maxlen=KEPT)
    while True:
        school.step()
        if len(school.done) >= GAMES:
            seen, wanted = (np.concatenate(part) for part in zip(*map(lesson, school.done), strict=True))
            kept.append((seen, wanted))
            for again in range(PASSES):
                if again:
                    seen, wanted = kept[int(random.integers(len(kept)))]
                for part in np.array_split(random.permutation(len(seen)), len(seen) // MINI):
                    network.learn(seen[part], wanted[part], rate())
            played += len(school.done)
            school.done = []
            yield played


def lesson(path: Thoughts) -> tuple[Bytes, Floats]:
    """What was seen along a game, and what should have been thought of it."""
    seen, points, _ = path.arrays()
    count = len(seen)
    # Seats are counted from whoever sees, and those differ from move to move: the places of chairs 0, 1, 2.
    chairs = (np.arange(SEATS) - np.array(path.viewers)[:, None]) % SEATS
    points = np.take_along_axis(points, chairs, 1)
    expected = points + SCALE * np.take_along_axis(path.network.forward(seen)[1], chairs, 1)
    targets = np.empty_like(points)
    targets[-1] = points[-1]
    target = points[-1]
    for i in range(count - 2, -1, -1):
        targets[i] = target
        target = TRACE * target + (1 - TRACE) * expected[i]
    wanted = np.empty_like(points)
    np.put_along_axis(wanted, chairs, (targets - points) / SCALE, 1)
    return seen[:-1], wanted[:-1]


def chosen(network: Network, view: Game, seat: int, rng: Rng) -> int:
    """The option that is best on average over a few imagined games."""
    thoughts, options = Thoughts(network), view.options_of[seat]
    for _ in range(WORLDS):
        thoughts.try_all(view, seat, rng)
    values = np.array(thoughts.judged()).reshape(WORLDS, len(options))
    return options[int(values.mean(0).argmax())]


@cache
def saved(path: Path = WEIGHTS) -> Network:
    """The network of saved weights."""
    kept = np.load(path)
    network = Network()
    network.parts = {name: kept[name] for name in network.parts}
    return network


def bot(view: Game, seat: int, rng: Rng) -> int:
    """What the saved network chooses, at tables of three."""
    if view.seats != SEATS:
        raise ValueError(f"learned at tables of {SEATS}, not of {view.seats}")
    return chosen(saved(), view, seat, rng)


def main() -> None:
    """Train; show progress and save, so many times."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU time, without what measuring takes")
    parser.add_argument("--study", type=float, default=0.3, help="share of them in which it learns from a teacher")
    parser.add_argument("--start", type=Path, help="weights to go on from, instead of a teacher")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--deals", type=int, default=30, help="of a point of the curve")
    parser.add_argument("--last", type=int, default=300, help="deals of the last point")
    parser.add_argument("--points", type=int, default=10)
    parser.add_argument("--save", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    network, other = saved(arguments.start) if arguments.start else Network(), bots.find(arguments.against)
    curve: list[dict[str, float]] = []
    start, whole = time.process_time(), float(arguments.minutes * 60)

    def spent() -> float:
        return (time.process_time() - start) / whole

    def falling(first: float, last: float, begin: float, end: float) -> float:
        rate: float = first * (last / first) ** min(1.0, max(0.0, (spent() - begin) / max(1e-9, end - begin)))
        return rate

    def told(now: float, played: int, deals: int) -> float:
        began, seconds = time.process_time(), now * whole
        beaten, wins = paired("dojo", partial(chosen, network), other, range(FIRST_DEAL, FIRST_DEAL + deals))
        share, error = float(np.mean(beaten)), float(1.96 * np.std(beaten) / np.sqrt(deals))
        print(
            f"{seconds:6.0f} s {played:7} games: {share:.3f} ± {error:.3f} of {deals} deals, {wins:.3f} of the wins",
            flush=True,
        )
        curve.append(
            {"seconds": seconds, "games": played, "deals": deals, "share": share, "error": error, "wins": wins}
        )
        arguments.save.with_suffix(".json").write_text(json.dumps(curve, indent=1))
        draw(curve, arguments.save.with_suffix(".svg"), f"share of paired deals against {arguments.against}", 0.5)
        kept: dict[str, Any] = {**network.parts}
        np.savez_compressed(arguments.save, **kept)
        return time.process_time() - began

    start += told(0.0, 0, arguments.deals)
    school, before, half = School(network), 0, 0.0 if arguments.start else arguments.study
    phases = ((study, half, 3e-3, 3e-4), (train, 1.0, 3e-4, 3e-5))
    for phase, end, first, last in phases[1:] if arguments.start else phases:
        played = 0
        for played in phase(school, partial(falling, first, last, 0.0 if phase is study else half, end)):
            now = spent()
            if now >= len(curve) / arguments.points:
                start += told(now, before + played, arguments.deals if now < 1 else arguments.last)
            if now >= end:
                break
        before += played


if __name__ == "__main__":
    main()
