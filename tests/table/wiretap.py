"""Listens on the wire: all that a client can get hold of, to be compared with what it gets in another world."""

from __future__ import annotations

import re
from collections.abc import Mapping

from starlette.applications import Starlette

from chabudai import games
from chabudai.core.box import Value
from chabudai.table.running.tables import Table
from tests.table.asgi import Wire, person

PARTS = ("", "/scene", "/scene?lang=fr", "/scores", "/log", "/log?lang=fr", "/record", "/links", "/why", "/nothing")
PAGE_PARTS = (
    *("", "?lang=fr", "/score", "/score?part", "/why", "/why?part", "/cards"),
    *("/replay", "/replay/3", "/replay/3?seat=0"),
)
SEED = 11


async def sit_down(
    app: Starlette,
    game: str,
    seats: int = 0,
    options: Mapping[str, Value] | None = None,
    seed: int = SEED,
    **more: object,
) -> tuple[Table, list[Wire]]:
    """A table of people, the usual number unless said, with a deal that is the same every time."""
    box = games.find(game)
    seats = seats or box.seat_counts[len(box.seat_counts) // 2]
    people = [await person(app, f"P{seat}") for seat in range(seats)]
    plan: dict[str, object] = {"game": game, "seats": seats, "chairs": ["me", *["open"] * (seats - 1)], "seed": seed}
    plan |= {"options": dict(options or {}), **more}
    table = (await people[0].ask("POST", "/api/tables", plan)).json["table"]
    for wire in people[1:]:
        assert (await wire.post(f"/api/tables/{table}/sit")).status == 200
    opened: Table = app.state.server.tables.in_memory[table]
    return opened, people


async def choose(table: Table, people: list[Wire], seat: int, choice: int) -> None:
    path = f"/api/tables/{table.id}/choose"
    reply = await people[seat].post(path, question=table.question(seat), choice=choice)
    assert reply.status == 200, reply.body


async def everything(app: Starlette, table: Table, wire: Wire, seat: int | None) -> list[bytes]:
    """All that a client can get hold of, refusals included."""
    path = f"/api/tables/{table.id}"
    table.changes += 1  # nothing is to come from a cache
    wire.heard.clear()
    for asked in [path + part for part in PARTS] + [f"/t/{table.id}{part}" for part in PAGE_PARTS]:
        assert (await wire.get(asked)).status < 500, asked
    question = 0 if seat is None else table.question(seat)
    tries = [*range(-1, 36, 4), "nonsense", None]
    if seat is not None and seat in table.course.asked:
        allowed = table.match.game.options_of[seat]
        tries = [choice for choice in tries if choice not in allowed]
    for choice in tries:
        assert (await wire.post(f"{path}/choose", question=question, choice=choice)).status >= 400
    await wire.post(f"{path}/choose", question=question + 1, choice=0)
    closing = () if table.course.closable else ("abort",)  # else it would be closed
    for verb in ("agree", "back", *closing, "sit", "pause", "fly"):
        await wire.post(f"{path}/{verb}")
    if seat is not None and table.match.obstacle_to_undo(seat) not in (None, "others-answered"):
        await wire.post(f"{path}/undo")
    async with wire.socket(f"{path}/live") as line:
        await line.next()
        await line.say({"do": "choose", "question": question + 1, "choice": "nonsense"})
        await line.until("refused")
    async with wire.socket(f"/t/{table.id}/live") as line:
        assert (await line.next())["parts"]
    return [tidy(heard, table) for heard in wire.heard]


def tidy(heard: bytes, table: Table) -> bytes:
    """Without the table's id and the moments, which are different for every table."""
    return re.sub(rb'"at":\d+', b'"at":0', heard.replace(table.id.encode(), b"TABLE"))
