"""The wire: all that a client can get hold of is, byte for byte, the same in positions that it cannot tell apart.

A batch is one table with its seats and options; at some of its positions everybody, spectators included, asks for
everything twice.  A comparison is one answer or message.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from chabudai import games
from chabudai.core.laws import table as table_of
from chabudai.core.rng import Rng
from tests.table.asgi import person, served
from tests.table.wiretap import choose, everything, sit_down

POSITIONS = 2  # of a table
APART = 17  # choices, at most, between two of them
PATIENCE = 600.0  # seconds for a batch, on a machine that is busy with other things


def batch(number: int) -> dict[str, Any]:
    """One table."""
    figures = {"comparisons": 0, "positions": 0, "tables": 1}
    failures: list[str] = []

    async def whole() -> None:
        with tempfile.TemporaryDirectory(prefix="chabudai-trust-") as folder:
            async with served(Path(folder)) as app:
                await _table(app, number, figures, failures)

    asyncio.run(asyncio.wait_for(whole(), PATIENCE))
    return {"figures": figures, "failures": failures}


async def _table(app: Starlette, number: int, figures: dict[str, int], failures: list[str]) -> None:
    names = games.names()
    game, seed = names[number % len(names)], number // len(names)
    seats, options = table_of(games.find(game), seed)
    table, people = await sit_down(app, game, seats, options, seed)
    watchers = [*enumerate(people), (None, await person(app, "Watcher"))]
    chance, rng = random.Random(number), Rng(number + 1)
    for _ in range(POSITIONS):
        for _ in range(chance.randint(1, APART)):
            if table.status != "running":
                return
            seat = chance.choice(table.course.asked)
            await choose(table, people, seat, chance.choice(table.match.game.options_of[seat]))
        if table.status != "running":
            return
        figures["positions"] += 1
        for viewer, wire in watchers:
            real = table.match.game
            seen = await everything(app, table, wire, viewer)
            table.match.game = real.resample(viewer, rng)
            table.match.game.learned = real.learned  # how often cards were shown, everybody saw
            imagined = await everything(app, table, wire, viewer)
            table.match.game = real
            figures["comparisons"] += len(seen)
            where = f"{game}, table {seed}, {len(table.match.played)} choices, seat {viewer}"
            failures += [f"{where}: answer {i}" for i, (a, b) in enumerate(zip(seen, imagined)) if a != b]  # noqa: B905
            if len(seen) != len(imagined):
                failures.append(f"{where}: {len(seen)} answers, and {len(imagined)}")
