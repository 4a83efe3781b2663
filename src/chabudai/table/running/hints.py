"""Hints for people at a table: their best choices, found in the processes of the bots.

A hint is made of what the seat sees and of nothing else, chance included: asking again brings the same, and it is kept
until something else is asked.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from chabudai import games
from chabudai.bots.hint import SIMULATIONS, Advice, hint
from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.table.course.joint_answers import Several, joined, rehearsed
from chabudai.table.errors import BadRequest, OutOfDate, TableRefused
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache
from chabudai.table.running.thinkers import Thinkers

SECONDS: Final = 1.0  # less than in the terminal: bots of other tables wait behind it


@dataclass(frozen=True)
class Hint:
    """Advice on the question of that number, with the view that it is about; none for who is not asked."""

    question: int
    view: Game
    advice: tuple[Advice, ...]


def advise(
    game: str, view: dict[str, Json], deck: Json, seat: int, chance: int, simulations: int, seconds: float
) -> tuple[Advice, ...]:
    """Runs in a worker: the best choices of a seat."""
    return hint(codec.decode(games.find(game), view, deck), seat, Rng(chance), simulations, seconds)


class Hints:
    """The hints of all tables."""

    def __init__(self, thinkers: Thinkers, simulations: int = SIMULATIONS, seconds: float = SECONDS) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self._thinkers = thinkers
        self._kept: TableCache[int, tuple[int, tuple[Advice, ...]]] = TableCache(lasting=True)  # the last of each seat
        self._making: dict[tuple[str, int, int], asyncio.Task[tuple[Advice, ...]]] = {}

    async def ask(self, table: Table, seat: int | None, pay: Callable[[], None], begun: str = "") -> Hint:
        """What is best for who sits there; `pay` is called when it has to be found first, and may refuse.

        `begun` is what they mean to answer first, in notation: the hint says how to go on from there.
        """
        if seat is None:
            raise TableRefused("not-at-the-table")
        if not table.course.helped:
            raise TableRefused("no-hints")
        if table.status != "running":
            raise OutOfDate("not-running", status=table.status)
        question, game = table.question(seat), table.match.game
        if begun and seat in table.course.asked:
            game = _after(table, seat, joined(question, begun))
        view = game.view(seat)
        if view.question(seat) is None:
            return Hint(question, view, ())
        seen = codec.encode(table.match.box, view)
        chance = _chance(seen)
        known = self._kept.of(table).get(seat)
        if known is not None and known[0] == chance:
            return Hint(question, view, known[1])
        key = table.id, seat, chance
        task = self._making.get(key)
        if task is None:
            pay()
            task = self._making[key] = asyncio.create_task(self._make(table, seat, seen, chance))
            task.add_done_callback(lambda _: self._making.pop(key))
        return Hint(question, view, await asyncio.shield(task))

    async def _make(self, table: Table, seat: int, seen: dict[str, Json], chance: int) -> tuple[Advice, ...]:
        match, whose = table.match, table.seats[seat].player or ""
        job = match.box.name, seen, match.deck, seat, chance, self.simulations, self.seconds
        found = await self._thinkers.work(advise, *job, whose=whose)
        self._kept.of(table)[seat] = chance, found
        return found

    def close(self) -> None:
        """Leave off."""
        for task in self._making.values():
            task.cancel()


def _after(table: Table, seat: int, begun: Several) -> Game:
    """The position in which somebody would go on; nobody may try out what brings anything to light."""
    game = rehearsed(table.course, seat, begun.steps).game
    if (game.learned, game.counters) != (table.match.game.learned, table.match.game.counters):
        raise BadRequest("bad-field", field="after", found=begun.steps[-1], possible=begun.steps[:-1])
    return game


def _chance(seen: dict[str, Json]) -> int:
    """Follows from the view alone."""
    return int.from_bytes(blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=8).digest())
