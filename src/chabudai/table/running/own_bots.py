"""A bot that the operator has brought: it thinks in a process of its own, and only so long.

What it does there can harm nobody else: a bot that hangs is ended with its process, and the next question starts
another one.  Whatever it raises is told as a text, since its exceptions may be nothing that can travel.
"""

from __future__ import annotations

import asyncio
import operator
import traceback
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final

from chabudai import games
from chabudai.bots import Bot, own
from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.core.errors import BadTable
from chabudai.core.rng import Rng
from chabudai.table.running.workers import Workers

SECONDS: Final = 10.0  # for a choice
LOADING: Final = 60.0  # seconds to be read: large libraries take their time
MOST_SEATED: Final = 1000  # seats whose bots are remembered; who has been silent longest is made anew


class BotFailed(Exception):
    """What a bot raised, as a text."""


class OwnBot:
    """One of them."""

    def __init__(self, written: str, seconds: float = SECONDS) -> None:
        self.written = written
        self.seconds = seconds
        self._workers = Workers(1)

    async def load(self) -> None:
        """Read it in its process; BadTable when it cannot be seated."""
        problem = await self._workers.work(problem_of, self.written, seconds=LOADING)
        if problem:
            raise BadTable("bad-own-bot", bot=self.written, detail=problem)

    async def think(self, table: str, *job: object, whose: str = "") -> int:
        """Its choice."""
        if not self._workers.processes:  # the time to read it is not its time to think
            await self.load()
        return await self._workers.work(think, self.written, table, *job, whose=whose, seconds=self.seconds)

    def close(self) -> None:
        """End its process."""
        self._workers.close()


def check(written: str) -> None:
    """BadTable when it cannot be seated: read once in a process of its own, before anybody comes."""

    async def tried() -> None:
        bot = OwnBot(written)
        try:
            await bot.load()
        except (TimeoutError, BrokenProcessPool) as error:
            raise BadTable("bad-own-bot", bot=written, detail=type(error).__name__) from error
        finally:
            bot.close()

    asyncio.run(tried())


def problem_of(written: str) -> str:
    """Runs in the bot's process: reads it, and says what is wrong with it."""
    try:
        _loaded(written)
    except BadTable as error:
        return str(error.facts["detail"])
    return ""


def think(written: str, table: str, game: str, view: dict[str, Json], deck: Json, seat: int, chance: int) -> int:
    """Runs in the bot's process: its choice."""
    position = codec.decode(games.find(game), view, deck)
    try:
        return operator.index(_seated(written, table, seat)(position, seat, Rng(chance)))
    except BaseException as error:  # `sys.exit()` of a bot must not end anybody else
        raise BotFailed(traceback.format_exc()) from error


@cache
def _loaded(written: str) -> Bot:
    return own.load(written)


def _seated(written: str, table: str, seat: int) -> Bot:
    """The bot as it sits there: one that is a class remembers its game, as long as its process lives."""
    key = table, seat
    bot = SEATED.pop(key, None) or own.fresh(_loaded(written))
    SEATED[key] = bot
    if len(SEATED) > MOST_SEATED:
        SEATED.popitem(last=False)
    return bot


SEATED: Final[OrderedDict[tuple[str, int], Bot]] = OrderedDict()
