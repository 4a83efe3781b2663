"""Many games in one process, as arrays: see `rows`, which does the work.

    env = vector("dojo", 64, seats=3)
    env.reset(seed=1)
    actions = [int(np.flatnonzero(mask)[0]) for mask in env.masks]
    rewards, ended = env.step(actions)

`observations`, `masks` and `turns` are made once and written anew by every step: copy what is to be kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chabudai import games
from chabudai.core.box import Json, Value
from chabudai.envs.many_games import Rows
from chabudai.envs.table import WIN


class Arrays:
    """The games.  A row is a game; `turns` says which seat acts in it, and sees what is in its row."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = WIN,
        deck: Json = None,
        repeat: int = 1,
    ) -> None:
        if count < 1 or repeat < 1:
            raise ValueError("at least one game, dealt at least once")
        self.rows = Rows(games.find(game), count, seats or 0, options, reward, deck, repeat)
        self.count, self.seats = count, self.rows.seats
        self.observations: NDArray[np.uint8] = np.frombuffer(self.rows.observations, np.uint8).reshape(count, -1)
        self.masks: NDArray[np.bool_] = np.frombuffer(self.rows.masks, np.bool_).reshape(count, -1)
        self._rewards = [0.0] * (count * self.seats)
        self._ended = bytearray(count)

    @property
    def turns(self) -> NDArray[np.int64]:
        """Per row: the seat to act."""
        return np.array(self.rows.turns, np.int64)

    @property
    def deals(self) -> NDArray[np.int64]:
        """Per row: which deal is played there; with `repeat` several rows play the same."""
        return np.array(self.rows.deals, np.int64)

    def reset(self, seed: int) -> None:
        """Deal all games; what follows depends on the seed and the actions alone."""
        self.rows.reset(seed)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Act in every row.  The rewards of all seats of each row, and which games have ended (and begun anew)."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else [int(a) for a in actions]
        if len(chosen) != self.count:
            raise ValueError(f"{len(chosen)} actions for {self.count} games")
        self.rows.step(chosen, self._rewards, self._ended)
        rewards = np.array(self._rewards, np.float32).reshape(self.count, self.seats)
        return rewards, np.frombuffer(bytes(self._ended), np.bool_)
