"""Masked PPO on a batch of games, with NumPy alone: `python examples/ppo_learner.py dojo --minutes 10`.

All seats play by one network: a hidden layer, a masked policy, a value.  Games are played side by side (`envs.vector`);
when one ends, what it brought goes to every choice made in it, and after every few thousand choices the network moves
(proximal policy optimisation: clipped ratios, a few passes).  Progress is the share of wins against two random players,
each deal at every seat.  Saved weights make a bot: `--bots examples.ppo_learner:bot`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chabudai import envs
from chabudai.core.action_space import action_space
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.tensor import observer
from chabudai.games import find

Floats = NDArray[np.float32]
ROWS, SEATS, HIDDEN = 128, 3, 128
BATCH, PASSES, MINI = 8192, 3, 1024
CLIP, ENTROPY, VALUE, RATE = 0.2, 0.01, 0.5, 5e-4
SCALE = 10.0  # points by which a lead counts as 1
WEIGHTS = Path(__file__).with_name("ppo_learner.npz")


class Network:
    """One hidden layer, a policy and a value; Adam moves it."""

    def __init__(self, game: str, seats: int) -> None:
        box, random = find(game), np.random.default_rng(1)
        watcher = observer(box, seats)
        self.tops = np.concatenate([np.full(b.size, max(b.top, 1), np.float32) for b in watcher.blocks])
        shapes = {"in": (watcher.size, HIDDEN), "policy": (HIDDEN, action_space(box).size), "value": (HIDDEN, 1)}
        self.parts: dict[str, Floats] = {}
        for name, shape in shapes.items():
            spread = 0.01 if name != "in" else 1 / np.sqrt(HIDDEN)
            self.parts[name] = (random.standard_normal(shape) * spread).astype(np.float32)
            self.parts[f"{name} bias"] = np.zeros(shape[1], np.float32)
        self.moments = {name: [np.zeros_like(part), np.zeros_like(part)] for name, part in self.parts.items()}
        self.moves = 0

    def forward(self, seen: NDArray[np.uint8], masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats, Floats]:
        """Inputs as floats, hidden layer, chances of the legal actions, values."""
        parts, given = self.parts, seen / self.tops
        hidden = np.maximum(given @ parts["in"] + parts["in bias"], 0)
        likes = np.where(masks, hidden @ parts["policy"] + parts["policy bias"], -1e9)
        likes = np.exp(likes - likes.max(1, keepdims=True))
        return given, hidden, likes / likes.sum(1, keepdims=True), (hidden @ parts["value"] + parts["value bias"])[:, 0]

    def move(self, slopes: dict[str, Floats]) -> None:
        """One step of Adam."""
        self.moves += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            rate = RATE * np.sqrt(1 - 0.999**self.moves) / (1 - 0.9**self.moves)
            self.parts[name] -= rate * first / (np.sqrt(second) + 1e-8)

    def learn(self, seen: Any, masks: Any, actions: Any, before: Floats, returns: Floats) -> None:
        """One pass of PPO over some choices."""
        given, hidden, chances, values = self.forward(seen, masks)
        rows, count = np.arange(len(actions)), np.float32(len(actions))
        gain = returns - values
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = chances[rows, actions] / before
        counts = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(chances + 1e-12)
        surprise = chances * (logs + (-(chances * logs).sum(1, keepdims=True)))
        pull = (counts * gain * ratio)[:, None]
        wanted = np.zeros_like(chances)
        wanted[rows, actions] = 1
        to_policy = (-pull * (wanted - chances) + ENTROPY * surprise) / count
        to_value = (VALUE * 2 * (values - returns) / count)[:, None]
        to_hidden = (to_policy @ self.parts["policy"].T + to_value @ self.parts["value"].T) * (hidden > 0)
        self.move({
            "policy": hidden.T @ to_policy, "policy bias": to_policy.sum(0),
            "value": hidden.T @ to_value, "value bias": to_value.sum(0),
            "in": given.T @ to_hidden, "in bias": to_hidden.sum(0),
        })  # fmt: skip


def drawn(chances: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """An action for every row."""
    sums = chances.cumsum(1)
    found: NDArray[np.int64] = (sums > random.random((len(sums), 1)) * sums[:, -1:]).argmax(1)
    return found


def train(network: Network, game: str) -> Iterator[int]:
    """Play and learn without end; after every batch of choices it says how many games were played."""
    env, random = envs.vector(game, ROWS, seats=SEATS, reward="points"), np.random.default_rng(2)
    env.reset(1)
    open_games: list[list[tuple[Any, ...]]] = [[] for _ in range(ROWS)]
    done: list[tuple[Any, ...]] = []
    played = 0
    while True:
        _, _, chances, _ = network.forward(env.observations, env.masks)
        actions, turns = drawn(chances, random), env.turns
        before = chances[np.arange(ROWS), actions]
        for row in range(ROWS):
            kept = env.observations[row].copy(), env.masks[row].copy(), actions[row], before[row], turns[row]
            open_games[row].append(kept)
        rewards, ended = env.step(actions)
        for row in np.flatnonzero(ended).tolist():
            done += [(*made[:4], rewards[row, made[4]] / SCALE) for made in open_games[row]]
            open_games[row] = []
            played += 1
        if len(done) >= BATCH:
            seen, masks, acts, olds, returns = (np.array(part) for part in zip(*done, strict=True))
            for _ in range(PASSES):
                for part in np.array_split(random.permutation(len(done)), max(1, len(done) // MINI)):
                    network.learn(seen[part], masks[part], acts[part], olds[part], returns[part].astype(np.float32))
            done = []
            yield played


def share_of_wins(network: Network, game: str, opponent: str, deals: int) -> float:
    """One seat against two bots of a kind, each deal at every seat; a third is even."""
    won = 0.0
    for mine in range(SEATS):
        env = envs.gym(game, seat=mine, seats=SEATS, opponents=opponent)
        for deal in range(deals):
            seen, info = env.reset(seed=1_000_000 + deal)
            while not env.table.over:
                mask = info["action_mask"].astype(np.bool_)
                best = network.forward(seen[None], mask[None])[2].argmax()
                seen, _, _, _, info = env.step(best)
            ranks = env.table.game.ranks()
            won += (ranks[mine] == 1) / ranks.count(1)
    return won / (SEATS * deals)


@cache
def saved() -> tuple[str, Network]:
    """The game and the network of the saved weights."""
    kept = np.load(WEIGHTS)
    network = Network(str(kept["game"]), SEATS)
    network.parts = {name: kept[name] for name in network.parts}
    return str(kept["game"]), network


def bot(view: Game, seat: int, rng: Rng) -> int:
    """The best action of the saved network, at tables of three."""
    if view.seats != SEATS:
        raise ValueError(f"learned at tables of {SEATS}, not of {view.seats}")
    game, network = saved()
    box = find(game)
    seen = bytearray(observer(box, SEATS).size)
    observer(box, SEATS).write(view, seat, seen, 0)
    actions = action_space(box).actions(view, seat)
    mask = np.zeros((1, action_space(box).size), np.bool_)
    mask[0, actions] = True
    best = int(network.forward(np.frombuffer(seen, np.uint8)[None], mask)[2].argmax())
    return view.options_of[seat][actions.index(best)]


def main() -> None:
    """Train; show progress and save, eight times."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="dojo")
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU time, without what measuring takes")
    parser.add_argument("--against", default="random")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--save", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    network = Network(arguments.game, SEATS)

    def told(seconds: float, played: int) -> None:
        share = share_of_wins(network, arguments.game, arguments.against, arguments.deals)
        print(f"{seconds:6.0f} s {played:7} games: {share:.3f} of the wins against {arguments.against}", flush=True)
        kept: dict[str, Any] = {"game": np.array(arguments.game), **network.parts}
        np.savez_compressed(arguments.save, **kept)

    told(0.0, 0)
    start, reported, told_at = time.process_time(), 0, 0.0
    for played in train(network, arguments.game):
        now = time.process_time() - start - told_at
        if now >= arguments.minutes * 60 * (reported + 1) / 8:
            asked = time.process_time()
            told(now, played)
            told_at += time.process_time() - asked  # what is measured is no time to learn in
            reported += 1
        if now >= arguments.minutes * 60:
            break


if __name__ == "__main__":
    main()
