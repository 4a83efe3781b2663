"""A search on several cores: each process searches by itself, and what they found at the root is added up."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Final

from chabudai import games
from chabudai.bots.evaluate import evaluation_of
from chabudai.bots.race import thinker
from chabudai.bots.thought import UNLIMITED
from chabudai.core import codec
from chabudai.core.bot import Settings
from chabudai.core.box import Json
from chabudai.core.game import Game
from chabudai.core.rng import Rng

ALL_CORES: Final = os.cpu_count() or 1

Found = dict[int, tuple[int, float]]  # per choice: visits and sum of rewards


def decide(
    view: Game, seat: int, rng: Rng, settings: Settings, simulations: int, seconds: float, cores: int = ALL_CORES
) -> int:
    """The choice that all processes together have tried most.  A budget of simulations is shared among them."""
    box = games.box_of(view)
    told = codec.encode(box, view)
    deck = None if box.supplied_deck is None else box.supplied_deck(view)
    each = simulations if simulations >= UNLIMITED else -(-simulations // cores)
    pool = _pool(cores)
    jobs = [pool.submit(_search, box.name, told, deck, seat, rng.key(), settings, each, seconds) for _ in range(cores)]
    sums: dict[int, tuple[int, float]] = dict.fromkeys(view.options_of[seat], (0, 0.0))
    for job in jobs:
        for choice, (visits, rewards) in job.result().items():
            before = sums.get(choice, (0, 0.0))
            sums[choice] = (before[0] + visits, before[1] + rewards)
    return max(view.options_of[seat], key=lambda choice: (sums[choice][0], sums[choice][1]))


def _search(
    name: str,
    told: dict[str, Json],
    deck: Json,
    seat: int,
    chance: int,
    settings: Settings,
    simulations: int,
    seconds: float,
) -> Found:
    """Runs in a process of the crew; it too is given the view and nothing else."""
    view = codec.decode(games.find(name), told, deck)
    root = thinker(evaluation_of(view), settings, seat).think(view, Rng(chance), simulations, seconds)
    return {choice: (root.visits[i], root.sums[i]) for i, choice in enumerate(root.choices)}


@cache
def _pool(cores: int) -> ProcessPoolExecutor:
    """The processes are started once and kept."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(cores, context, signal.signal, (signal.SIGINT, signal.SIG_IGN))
