"""Nobody learns how much others choose in secret: not from a number, nor the count of messages, nor a clock."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from chabudai.table.running.tables import Table
from tests.table.asgi import Socket, Wire, person, story

SEATS = 3
PACE = {"kind": "live", "bank": 600, "increment": 30}
# The first seat answers so often in secret before it is done; by seed, so that there are more ways than one.
SECRET = [("arigato", 11), ("arigato", 12), ("arigato", 13), ("machi", 11)]


async def opened(app: Starlette, game: str, seed: int) -> tuple[Table, list[Wire]]:
    people = [await person(app, f"P{seat}") for seat in range(SEATS)]
    plan = {"game": game, "seats": SEATS, "chairs": ["me", "open", "open"], "seed": seed, "pace": PACE}
    table = (await people[0].ask("POST", "/api/tables", plan)).json["table"]
    for wire in people[1:]:
        assert (await wire.post(f"/api/tables/{table}/sit")).status == 200
    found: Table = app.state.server.tables.in_memory[table]
    return found, people


async def choose(table: Table, people: list[Wire], seat: int, place: int = 0) -> Any:
    choice = table.match.game.options_of[seat][place]
    reply = await people[seat].post(f"/api/tables/{table.id}/choose", question=table.question(seat), choice=choice)
    assert reply.status == 200, reply.body
    return reply.json


async def to_a_secret(table: Table, people: list[Wire]) -> None:
    """On to where the first seat's next answer is sealed, and the others are still asked."""
    for _ in range(300):
        if 0 in table.course.asked and sealed(table):
            return
        await choose(table, people, table.course.asked[0])
    raise AssertionError("nothing is chosen in secret")


def sealed(table: Table) -> bool:
    """Would nobody see the first answer of the first seat?"""
    trial = table.match.game.clone()
    before = [json.dumps(_view(trial, seat)) for seat in (1, 2, None)]
    trial.choose(0, trial.options_of[0][0])
    after = [json.dumps(_view(trial, seat)) for seat in (1, 2, None)]
    return before == after and len(trial.waiting()) > 1


def _view(game: Any, seat: int | None) -> list[Any]:
    view = game.view(seat)
    return [[getattr(view, name) for name in view.FIELDS], view.waiting()]


async def looks(table: Table, wire: Wire) -> list[Any]:
    path = f"/api/tables/{table.id}"
    seen = (await wire.get(path)).json
    seen["clocks"] = [second // 20 for second in seen["clocks"]]  # a choice would bring 30 seconds
    return [seen, (await wire.get(f"{path}/log")).json, (await wire.get(f"{path}/record")).json["events"]]


async def drain(sockets: list[Socket]) -> int:
    """How many messages have come."""
    await asyncio.sleep(0.1)
    count = 0
    for socket in sockets:
        while not socket.incoming.empty():
            await socket.next()
            count += 1
    return count


@pytest.mark.parametrize(("game", "seed"), SECRET)
def test_secret_choices_move_nothing_for_the_others(tmp_path: Path, game: str, seed: int) -> None:
    async def told(app: Starlette) -> None:
        table, people = await opened(app, game, seed)
        await to_a_secret(table, people)
        others = [people[1], people[2], Wire(app)]
        async with AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(wire.socket(path))
                for wire in others
                for path in (f"/api/tables/{table.id}/live", f"/t/{table.id}/live")
            ]
            for line in lines:
                await line.next()  # the table as it stands
            await drain(lines)  # and who else is here
            before = [await looks(table, wire) for wire in others]
            waiting = asyncio.create_task(people[1].get(f"/api/tables/{table.id}?after={before[0][0]['version']}"))
            mine, entries, secret = table.version_of(0), table.version, 0
            while 0 in table.course.asked and sealed(table):
                reply = await choose(table, people, 0)
                assert "entry" not in reply
                secret += 1
                assert [await looks(table, wire) for wire in others] == before
                assert await drain(lines) == 0
            assert secret >= 2
            assert table.version_of(0) == mine + secret, "whoever chooses sees it"
            assert table.version == entries + secret
            assert not waiting.done()
            chat = await people[1].post(f"/api/tables/{table.id}/chat", text="ready?")
            assert chat.json["version"] == before[0][0]["version"] + 1
            assert (await waiting).json["version"] == before[0][0]["version"] + 1
            for line in lines:
                await line.next()
            assert await drain(lines) == 0
            note = (await looks(table, people[1]))[1]["notes"][-1]
            assert (note["number"], note["after"]) == (SEATS, len(before[0][1]["events"]))

    story(tmp_path, told)


def test_the_numbers_are_the_same_after_a_restart(tmp_path: Path) -> None:
    met: list[tuple[str, list[int]]] = []

    async def before(app: Starlette) -> None:
        for game, seed in SECRET[::3]:
            table, people = await opened(app, game, seed)
            await to_a_secret(table, people)
            for _ in range(40):
                await choose(table, people, table.course.asked[0], -1)
            numbers = [table.version_of(viewer) for viewer in (0, 1, 2, None)]
            assert min(numbers) < table.version
            met.append((table.id, numbers))

    async def after(app: Starlette) -> None:
        for table_id, numbers in met:
            table = await app.state.server.tables.open(table_id)
            # Everybody saw that the server was away: a clock runs at these tables.
            assert [table.version_of(viewer) for viewer in (0, 1, 2, None)] == [number + 1 for number in numbers]

    story(tmp_path, before)
    story(tmp_path, after)
