"""A house with tables for the tests: a store in a folder, rooms, and bots that do not make anybody wait."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from chabudai.core.box import Json
from chabudai.store import Store, open_store
from chabudai.table.acts import Asker, act
from chabudai.table.bots import Thinkers
from chabudai.table.identity import Keys
from chabudai.table.rooms import Rooms, Table

KEYS = Keys("key of the tests")
TWO = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"]}


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Rooms]:
    """Open the house; everything is closed in the end."""
    store: Store = open_store(str(folder / "tables.db"))
    await store.start()
    rooms = Rooms(store, Thinkers(workers=1, pace=(0.0, 0.0)))
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


def story(folder: Path, told: Callable[[Rooms], Awaitable[None]]) -> None:
    """Run a story in a house, within a minute."""

    async def whole() -> None:
        async with house(folder) as rooms:
            await told(rooms)

    asyncio.run(asyncio.wait_for(whole(), 60))


async def do(table: Table, player: str, verb: str, **data: Json) -> None:
    """What `player` does at the table."""
    await act(table, Asker(player, player.title(), KEYS), verb, data)


async def three(rooms: Rooms, **more: Json) -> Table:
    """A table of three people, ready to play."""
    table = await rooms.create("ana", {**TWO, "name": "Ana", **more})
    await do(table, "bo", "sit")
    await do(table, "cy", "sit")
    return table


PEOPLE = ("ana", "bo", "cy")


async def move(table: Table, chance: random.Random) -> int:
    """Any choice of anybody who is asked; who it was."""
    seat = chance.choice(table.course.asked)
    action = chance.choice(table.match.game.scene(seat).actions)
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
