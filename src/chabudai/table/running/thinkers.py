"""Bots think in processes of their own.

A bot is given its name, the view of its seat as JSON, and chance: it can know nothing more.  Whatever goes wrong with
it, the game goes on: any option is then its answer, and whoever asked is told why.  Where a bot is named that this
server does not have, the usual one answers in its place, and that is told too.

Thoughts go round by opener of a table: sixty tables of one player take no more of the processes than one of another.
Tables at which no person plays have one line together, whoever opened them: names are free.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from chabudai import bots, games
from chabudai.bots.offered_bots import House
from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.core.errors import BadTable, NotAChoice
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.table.running.fair_queue import Shows
from chabudai.table.running.own_bots import SECONDS, OwnBot
from chabudai.table.running.table import Table
from chabudai.table.running.workers import Workers

PACE: Final = (0.3, 0.6)  # seconds: people want to see what happens
SHOWS: Final = 4  # tables without people of one opener at which bots play at the same time
SHOW: Final = "all shows"  # the line of tables without people
T = TypeVar("T")
QUICK: Final = "random"  # a bot that is not worth a journey to another process


@dataclass(frozen=True)
class Thought:
    """What a bot answers, and what went wrong before that."""

    choice: int
    failure: Exception | None = None
    instead: str = ""  # the bot that answered in its place; none where it was left to chance


def think(game: str, view: dict[str, Json], deck: Json, seat: int, bot: str, chance: int) -> int:
    """Runs in a worker: the bot's choice."""
    return bots.find(bot)(codec.decode(games.find(game), view, deck), seat, Rng(chance))


def at_once(servers: int = 1) -> int:
    """How many may think at the same time, where so many processes share the machine: one core is for the tables."""
    return max(1, ((os.cpu_count() or 2) - 1) // servers)


def last_resort(game: Game, seat: int) -> int:
    """Any option: needs neither a process nor a bot."""
    return secrets.choice(game.options_of[seat])


class Thinkers:
    """The worker processes, for bots and for whatever else takes time."""

    def __init__(
        self,
        workers: int | None = None,
        pace: tuple[float, float] = PACE,
        house: House | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self.house = house or House()
        self.pace = pace
        self.shows = Shows(SHOWS)
        self.thoughts = 0
        self._workers = Workers(workers or at_once())
        self._own = {name: OwnBot(written, seconds) for name, written in self.house.own.items()}

    async def choose(self, table: Table, seat: int, bot: str) -> Thought:
        """What the bot answers to its open question; not before a person could have seen the last move."""
        game, who = table.match.game, bot if bot in self.house.names else bots.USUAL
        pause = asyncio.create_task(asyncio.sleep(random.uniform(*self.pace)))
        try:
            try:
                thought = Thought(await self._think(table, seat, who))
                if who != bot:
                    thought = Thought(thought.choice, BadTable("unknown-bot", bot=bot), who)
            except Exception as error:
                thought = Thought(last_resort(game, seat), error)
            await pause
        finally:
            pause.cancel()
        return thought

    async def _think(self, table: Table, seat: int, bot: str) -> int:
        self.thoughts += 1
        game, box = table.match.game, table.match.box
        seen = game.view(seat)
        job = box.name, codec.encode(box, seen), table.match.deck, seat
        chance, whose = secrets.randbits(64), table.course.host if table.course.seats.people else SHOW
        if bot in self._own:
            choice = await self._own[bot].think(table.id, *job, chance, whose=whose)
        elif bot == QUICK:
            choice = think(*job, bot, chance)
        else:
            choice = await self.work(think, *job, bot, chance, whose=whose)
        if choice not in seen.options_of[seat]:
            raise NotAChoice("not-a-choice", choice=choice)
        return choice

    async def work(self, call: Callable[..., T], *args: object, whose: str = "") -> T:
        """What a function answers in one of the processes, when it is `whose` turn."""
        return await self._workers.work(call, *args, whose=whose)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that are there for all."""
        return self._workers.processes

    def close(self) -> None:
        """Stop thinking."""
        self._workers.close()
        for bot in self._own.values():
            bot.close()
