"""Masked PPO of a well-kept library, against bots: `pip install 'chabudai[envs]' sb3-contrib`, then

    python examples/sb3_learner.py dojo --minutes 10 --opponents random
    chabudai serve --bot Sb3=examples.sb3_learner:bot

Learners sit at every seat in turn, each at a table of bots (`envs.gym`).  Progress is the share of wins against these
bots, each deal at every seat; a third is even.
"""

from __future__ import annotations

import argparse
import time
from functools import cache, partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from chabudai import envs
from chabudai.core.action_space import action_space
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.tensor import observer
from chabudai.games import find

SEATS, TABLES, STEPS = 3, 24, 256
WEIGHTS = Path(__file__).with_name("sb3_learner.zip")


def scales(game: str) -> Any:
    """What each byte of an observation is divided by: the largest number that its block can hold."""
    return np.concatenate([np.full(b.size, max(b.top, 1), np.float32) for b in observer(find(game), SEATS).blocks])


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations between 0 and 1."""

    def __init__(self, env: Any, game: str) -> None:
        super().__init__(env)
        self.scales = scales(game)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, self.scales.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        """Scaled."""
        return observation / self.scales

    def action_masks(self) -> Any:
        """As the library asks for them."""
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined]


def table(game: str, seat: int, opponents: str) -> Scaled:
    """A learner's place at a table of bots."""
    return Scaled(envs.gym(game, seat=seat, seats=SEATS, opponents=opponents), game)


def share_of_wins(model: MaskablePPO, game: str, opponents: str, deals: int) -> float:
    """One seat against two bots, each deal at every seat."""
    won = 0.0
    for seat in range(SEATS):
        env = table(game, seat, opponents)
        inside = env.unwrapped.table  # type: ignore[attr-defined]
        for deal in range(deals):
            seen, _ = env.reset(seed=1_000_000 + deal)
            while not inside.over:
                action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
                seen = env.step(action)[0]
            ranks = inside.game.ranks()
            won += (ranks[seat] == 1) / ranks.count(1)
    return won / (SEATS * deals)


class Progress(BaseCallback):
    """Tells how well it plays, eight times, and ends the training; time is of the processor, without the measuring."""

    def __init__(self, game: str, opponents: str, minutes: float, deals: int) -> None:
        super().__init__()
        self.measure = partial(share_of_wins, game=game, opponents=opponents, deals=deals)
        self.minutes, self.told = minutes, 0
        self.start = time.process_time()

    def _on_step(self) -> bool:
        now = time.process_time() - self.start
        if now >= self.minutes * 60 * self.told / 8:
            share = self.measure(self.model)  # type: ignore[arg-type]
            print(f"{now:6.0f} s {self.num_timesteps:8} choices: {share:.3f} of the wins", flush=True)
            self.start += time.process_time() - self.start - now
            self.told += 1
        return now < self.minutes * 60


@cache
def saved() -> tuple[str, MaskablePPO]:
    """The game and the network that were saved."""
    model: Any = MaskablePPO.load(WEIGHTS, device="cpu")
    return model.game, model


def bot(view: Game, seat: int, rng: Rng) -> int:
    """The best action of the saved network, at tables of three."""
    if view.seats != SEATS:
        raise ValueError(f"learned at tables of {SEATS}, not of {view.seats}")
    game, model = saved()
    box = find(game)
    seen = bytearray(observer(box, SEATS).size)
    observer(box, SEATS).write(view, seat, seen, 0)
    actions = action_space(box).actions(view, seat)
    mask = np.zeros(action_space(box).size, np.bool_)
    mask[actions] = True
    scaled = np.frombuffer(seen, np.uint8) / scales(game)
    best, _ = model.predict(scaled, action_masks=mask, deterministic=True)
    return view.options_of[seat][actions.index(int(best))]


def main() -> None:
    """Train, show progress, save."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="dojo")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU time, without what measuring takes")
    parser.add_argument("--deals", type=int, default=30)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    seats = [number % SEATS for number in range(TABLES)]
    tables = DummyVecEnv([partial(table, arguments.game, seat, arguments.opponents) for seat in seats])
    model: Any = MaskablePPO(
        "MlpPolicy", tables, n_steps=STEPS, batch_size=1024, n_epochs=4, gamma=1.0, seed=1, device="cpu"
    )
    model.game = arguments.game  # saved with the rest, for `bot`
    model.learn(10**9, Progress(arguments.game, arguments.opponents, arguments.minutes, arguments.deals))
    model.save(WEIGHTS)


if __name__ == "__main__":
    main()
