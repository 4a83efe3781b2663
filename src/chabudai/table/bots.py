"""Bots think in processes of their own, behind everybody else in the queue for the processor.

A bot is given its name, the view of its seat as JSON, and chance: it can know nothing more.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from chabudai import bots, games
from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.core.rng import Rng
from chabudai.table.tables import Table

PACE: Final = (0.3, 0.6)  # seconds: people want to see what happens
POLITE: Final = 10  # how far bots stand back for the server itself
ATTEMPTS: Final = 3
T = TypeVar("T")
LAST_RESORT: Final = "random"  # a worker that keeps dying must not stop a game


def think(game: str, view: dict[str, Json], deck: Json, seat: int, bot: str, chance: int) -> int:
    """Runs in a worker: the bot's choice.  A table of an earlier edition may name a bot that has gone since."""
    position = codec.decode(games.find(game), view, deck)
    return bots.BOTS.get(bot, bots.BOTS[bots.USUAL])(position, seat, Rng(chance))


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    if hasattr(os, "nice"):
        os.nice(POLITE)


class Thinkers:
    """The worker processes, for bots and for whatever else takes time."""

    def __init__(self, workers: int | None = None, pace: tuple[float, float] = PACE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pace = pace
        self._pool: ProcessPoolExecutor | None = None
        self.thoughts = 0

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        """What the bot answers to its open question, in notation; not before a person could have seen the last move."""
        game, box = table.match.game, table.match.box
        question = game.open[seat]
        view = codec.encode(box, game.view(seat))
        seen = game.view(seat)
        pause = asyncio.create_task(asyncio.sleep(random.uniform(*self.pace)))
        try:
            choice = await self._think(box.name, view, table.match.deck, seat, bot)
            await pause
        finally:
            pause.cancel()
        return question.describe(seen, choice)

    async def _think(self, game: str, view: dict[str, Json], deck: Json, seat: int, bot: str) -> int:
        self.thoughts += 1
        if bot == LAST_RESORT:  # not worth a journey
            return think(game, view, deck, seat, bot, secrets.randbits(64))
        try:
            return await self.work(think, game, view, deck, seat, bot, secrets.randbits(64))
        except BrokenProcessPool:
            return think(game, view, deck, seat, LAST_RESORT, secrets.randbits(64))

    async def work(self, call: Callable[..., T], *args: object) -> T:
        """What a function answers in a worker process.  It should not take long, since bots wait behind it."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS - 1):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, call, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        return await loop.run_in_executor(self._ready(), call, *args)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the server's sockets and threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _prepare)
        return self._pool

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
