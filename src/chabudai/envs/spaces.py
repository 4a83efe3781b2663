"""Observation and action spaces as Gymnasium and PettingZoo describe them, and how a table fills them."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chabudai import games
from chabudai.core.action_space import action_space
from chabudai.core.tensor import observer
from chabudai.envs.table import Table

Observation: TypeAlias = dict[str, NDArray[Any]]
OBSERVATION, MASK = "observation", "action_mask"


@cache
def observation_box(game: str, seats: int) -> spaces.Box:
    """Bytes, each up to the top of its block."""
    watcher = observer(games.find(game), seats)
    tops = [np.full(block.size, block.top, np.uint8) for block in watcher.blocks]
    return spaces.Box(np.zeros(watcher.size, np.uint8), np.concatenate(tops), dtype=np.uint8)


def observation_space(game: str, seats: int, more: int = 0) -> spaces.Dict:
    """The observation and the mask of legal actions; `more` actions that the environment adds."""
    size = action_space(games.find(game)).size + more
    mask = spaces.Box(0, 1, (size,), np.int8)
    return spaces.Dict({OBSERVATION: observation_box(game, seats), MASK: mask})


def discrete(game: str, more: int = 0) -> spaces.Discrete[Any]:
    """One number for every action."""
    return spaces.Discrete(action_space(games.find(game)).size + more)


def observation(table: Table, seat: int) -> NDArray[np.uint8]:
    """What a seat may know."""
    return np.frombuffer(table.observe(seat), np.uint8)


def mask(table: Table, seat: int) -> NDArray[np.int8]:
    """A 1 for every legal action of the seat."""
    return np.frombuffer(table.mask(seat), np.int8)


def both(table: Table, seat: int) -> Observation:
    """Observation and mask."""
    return {OBSERVATION: observation(table, seat), MASK: mask(table, seat)}
