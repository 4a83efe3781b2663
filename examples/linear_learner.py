"""A learner in eighty lines, without any library: a linear value for every action, learned from finished games.

    python examples/linear_learner.py --minutes 2
    chabudai simulate dojo --games 200 --bots examples.linear_learner:bot,random,random

All seats play by the same weights.  The value of an action is a sum of weights, one for each byte of the observation
that is not 0; after a game the weights of every choice made in it move towards what the game brought.  Saved weights
make a bot that can be seated anywhere.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random

from chabudai.core.action_space import action_space
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.tensor import observer
from chabudai.envs import Table
from chabudai.games import find

SEATS, RATE, CURIOSITY, SCALE = 3, 0.02, 0.1, 10.0
WEIGHTS = Path(__file__).with_name("linear_learner.json")

Features = list[int]
Weights = list[dict[int, float]]  # per action: by place in the observation


def features(seen: bytes | bytearray) -> Features:
    """The places of an observation that are not 0."""
    return [place for place, value in enumerate(seen) if value]


def value(weights: Weights, action: int, seen: Features) -> float:
    """What the action is expected to bring."""
    row = weights[action]
    return sum([row.get(place, 0.0) for place in seen])


def best(weights: Weights, legal: list[int], seen: Features) -> int:
    """The action of the highest value."""
    return max(legal, key=lambda action: value(weights, action, seen))


def learn(weights: Weights, table: Table, random: Random) -> None:
    """Play one game and learn from it."""
    made: list[tuple[int, int, Features]] = []
    table.reset()
    while not table.over:
        seat = table.asked()[0]
        legal, seen = table.legal(seat), features(table.observe(seat))
        action = random.choice(legal) if random.random() < CURIOSITY else best(weights, legal, seen)
        table.act(seat, action)
        made.append((seat, action, seen))
    returns = table.returns()
    for seat, action, seen in made:
        error = returns[seat] / SCALE - value(weights, action, seen)
        row, step = weights[action], RATE * error / len(seen) * 10
        for place in seen:
            row[place] = row.get(place, 0.0) + step


def bot(view: Game, seat: int, rng: Rng) -> int:
    """The bot of the saved weights, for `--bots examples.linear_learner:bot`: a view and a seat to a choice of Dojo."""
    if view.seats != SEATS:
        raise ValueError(f"learned at tables of {SEATS}, not of {view.seats}")
    if not LOADED:
        LOADED.extend({int(k): v for k, v in row.items()} for row in json.loads(WEIGHTS.read_text()))
    box, seen = find("dojo"), bytearray(observer(find("dojo"), view.seats).size)
    observer(box, view.seats).write(view, seat, seen, 0)
    actions = action_space(box).actions(view, seat)
    return view.options_of[seat][actions.index(best(LOADED, actions, features(seen)))]


LOADED: Weights = []


def share_of_wins(weights: Weights, table: Table, count: int, random: Random) -> float:
    """Against random players, one seat of three, each deal at every seat; a third is even."""
    won = 0.0
    for number in range(count):
        for mine in range(table.seats):
            table.reset(1_000_000 + number)
            while not table.over:
                seat = table.asked()[0]
                legal = table.legal(seat)
                table.act(
                    seat, best(weights, legal, features(table.observe(seat))) if seat == mine else random.choice(legal)
                )
            ranks = table.game.ranks()
            won += (ranks[mine] == 1) / ranks.count(1)
    return won / (count * table.seats)


def main() -> None:
    """Learn Dojo for some minutes and save the weights."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--save", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    table, random = Table(find("dojo"), SEATS, reward="points"), Random(1)
    weights: Weights = [{} for _ in range(table.space.size)]
    start, games = time.monotonic(), 0
    print(f"{games:6} games, {share_of_wins(weights, table, 30, random):.3f} of the wins against two random players")
    while time.monotonic() - start < arguments.minutes * 60:
        for _ in range(500):
            learn(weights, table, random)
        games += 500
        print(f"{games:6} games, {share_of_wins(weights, table, 30, random):.3f}", flush=True)
    arguments.save.write_text(json.dumps([{k: round(v, 5) for k, v in row.items()} for row in weights]))


if __name__ == "__main__":
    main()
