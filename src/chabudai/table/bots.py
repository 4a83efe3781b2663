"""Bots think in processes of their own, behind everybody else in the queue for the processor.

A bot is given its name, the view of its seat as JSON, and chance: it can know nothing more.  Whatever goes wrong with
it, the game goes on: any option is then its answer, and whoever asked is told why.

Thoughts go round by opener of a table: sixty tables of one player take no more of the processes than one of another.
Tables at which no person plays have one line together, whoever opened them: names are free.
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
from dataclasses import dataclass
from typing import Final, TypeVar

from chabudai import bots, games
from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.core.errors import NotAChoice
from chabudai.core.rng import Rng
from chabudai.core.step import Game
from chabudai.table.tables import Table
from chabudai.table.turns import Shows, Turns

PACE: Final = (0.3, 0.6)  # seconds: people want to see what happens
POLITE: Final = 10  # how far bots stand back for the server itself
ATTEMPTS: Final = 3
SHOWS: Final = 4  # tables without people of one opener at which bots play at the same time
SHOW: Final = "all shows"  # the line of tables without people
T = TypeVar("T")
QUICK: Final = "random"  # a bot that is not worth a journey to another process


@dataclass(frozen=True)
class Thought:
    """What a bot answers, in notation, and what went wrong before it was left to chance."""

    choice: str
    failure: Exception | None = None


def think(game: str, view: dict[str, Json], deck: Json, seat: int, bot: str, chance: int) -> int:
    """Runs in a worker: the bot's choice.  A table of an earlier edition may name a bot that has gone since."""
    position = codec.decode(games.find(game), view, deck)
    return bots.BOTS.get(bot, bots.BOTS[bots.USUAL])(position, seat, Rng(chance))


def last_resort(game: Game, seat: int) -> str:
    """Any option, in notation: needs neither a process nor a bot."""
    return game.open[seat].describe(game, secrets.choice(game.options_of[seat]))


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    if hasattr(os, "nice"):
        os.nice(POLITE)


class Thinkers:
    """The worker processes, for bots and for whatever else takes time."""

    def __init__(self, workers: int | None = None, pace: tuple[float, float] = PACE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pace = pace
        self.shows = Shows(SHOWS)
        self._turns = Turns(self.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self.thoughts = 0

    async def choose(self, table: Table, seat: int, bot: str) -> Thought:
        """What the bot answers to its open question; not before a person could have seen the last move."""
        game = table.match.game
        pause = asyncio.create_task(asyncio.sleep(random.uniform(*self.pace)))
        try:
            try:
                thought = Thought(await self._think(table, seat, bot))
            except Exception as error:
                thought = Thought(last_resort(game, seat), error)
            await pause
        finally:
            pause.cancel()
        return thought

    async def _think(self, table: Table, seat: int, bot: str) -> str:
        self.thoughts += 1
        game, box = table.match.game, table.match.box
        question, seen = game.open[seat], game.view(seat)
        job = box.name, codec.encode(box, seen), table.match.deck, seat, bot, secrets.randbits(64)
        whose = table.course.host if table.course.seats.people else SHOW
        choice = think(*job) if bot == QUICK else await self.work(think, *job, whose=whose)
        if choice not in seen.options_of[seat]:
            raise NotAChoice("not-a-choice", choice=choice)
        return question.describe(seen, choice)

    async def work(self, call: Callable[..., T], *args: object, whose: str = "") -> T:
        """What a function answers in a worker process, when it is `whose` turn.

        It should not take long, since others wait behind it.
        """
        async with self._turns.turn(whose):
            return await self._work(call, *args)

    async def _work(self, call: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, call, *args)
            except BrokenProcessPool:
                self._drop(pool)
                if attempt == ATTEMPTS:
                    raise
            except OSError:  # perhaps no process could be started
                self._drop(pool)
                raise
        raise AssertionError

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """The next job begins with new processes."""
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=False)

    def _ready(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError  # the house is closed: nobody waits for an answer any more
        if self._pool is None:
            # Spawned, not forked: a fork would copy the server's sockets and threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _prepare)
        return self._pool

    def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(cancel_futures=True)  # all are gone: this only gives back what they shared
            self._pool = None
