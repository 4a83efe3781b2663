"""Tables for the tests: a store in a folder, its tables, and bots that do not make anybody wait."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from chabudai.core.box import Json
from chabudai.store import Store, open_store
from chabudai.table.course.entries import Choose
from chabudai.table.doors.acts import act
from chabudai.table.people.identity import Asker, Keys
from chabudai.table.running.tables import Table, Tables
from chabudai.table.running.thinkers import Thinkers
from tests.shown import scene_of
from tests.table.process import LONGEST

KEYS = Keys("key of the tests")
TWO = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"]}


@asynccontextmanager
async def open_tables(folder: Path) -> AsyncIterator[Tables]:
    """Open them; everything is closed in the end."""
    store: Store = open_store(str(folder / "tables.db"))
    await store.start()
    tables = Tables(store, Thinkers(workers=1, pace=(0.0, 0.0)))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


def story(folder: Path, told: Callable[[Tables], Awaitable[None]]) -> None:
    """Run a story at tables, within some minutes."""

    async def whole() -> None:
        async with open_tables(folder) as tables:
            await told(tables)

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


async def do(table: Table, player: str, verb: str, **data: Json) -> None:
    """What `player` does at the table."""
    await act(table, Asker(player, player.title(), KEYS), verb, data)


async def three(tables: Tables, **more: Json) -> Table:
    """A table of three people, ready to play."""
    table = await tables.create("ana", {**TWO, "name": "Ana", **more})
    await do(table, "bo", "sit")
    await do(table, "cy", "sit")
    return table


async def answer(table: Table, seat: int, written: str) -> None:
    """The choice of a seat, in notation."""
    await table.do(Choose(question=table.question(seat), written=written), table.seats[seat].player, seat)


PEOPLE = ("ana", "bo", "cy")


async def move(table: Table, chance: random.Random) -> int:
    """Any choice of anybody who is asked; who it was."""
    seat = chance.choice(table.course.asked)
    action = chance.choice(scene_of(table.match.game, seat).actions)
    player = table.seats[seat].player
    assert player is not None
    await do(table, player, "choose", question=table.question(seat), choice=action.id)
    return seat


async def play_on(table: Table, choices: int, seed: int = 1) -> None:
    """So many choices at random."""
    chance = random.Random(seed)
    for _ in range(choices):
        if table.status != "running":
            return
        await move(table, chance)
