"""Sockets: whoever looks at a table is told of every change that they may see, and may act through the same line.

What is told when is decided in `line`, and what is heard how in `ear`.

Whoever says more than anybody needs to is told so once and, if that does not help, no longer listened to; and one
client holds so many lines and no more.

From a client: `{"do": "choose", "question": 3, "choice": "place c3"}`; any act of `acts`, with its fields.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from chabudai.core.errors import ChabudaiError
from chabudai.store import StoreFailed
from chabudai.table.doors.bounded_socket import FLOODED
from chabudai.table.doors.ear import SIGNED_OUT, Ear
from chabudai.table.doors.line import Feed, Line
from chabudai.table.doors.server import Server
from chabudai.table.doors.still_signed_in import KNOWN_EVERY, StillKnown
from chabudai.table.errors import status_of
from chabudai.table.people.identity import Asker
from chabudai.table.running.table import Table

REFUSED: Final = 4000  # plus the number that HTTP would have given
AWAY: Final = 4503  # what is on disk cannot be read just now
TOO_MANY: Final = 4429  # lines already, as the answer 429 says it
LINES: Final = 40  # of one client at once
ADDRESS_LINES: Final = 200  # of one address: a house, a school


async def answered(server: Server, socket: WebSocket) -> tuple[Table, Asker | None] | None:
    """The table of the address and who calls; None when the call had to be refused."""
    try:
        table = await server.tables.open(socket.path_params["table"])
        if not server.siblings.mine(table.id):  # what happens there is told by the process that has the table
            await socket.close(AWAY, "elsewhere")
            return None
        return table, await server.asker(socket) if await server.player(socket) else None
    except ChabudaiError as error:
        await socket.close(REFUSED + status_of(error), error.problem)
        return None


async def serve(
    socket: WebSocket,
    server: Server,
    table: Table,
    feed: Feed,
    asker: Asker | None,
    language: str,
    pause: float = 0.0,
) -> None:
    """Keep a socket until its client goes; `pause`: seconds from one update to the next, at least."""
    player = None if asker is None else asker.player
    line = Line(socket, table, player, feed, server.crier, server.metrics, pause)
    await socket.accept()
    who = [(server.address(socket), ADDRESS_LINES), *([(asker.player, LINES)] if asker is not None else [])]
    if server.settings.rate and any(server.lines[name] >= most for name, most in who):
        await socket.close(TOO_MANY, "too-many-lines")
        return
    for name, _ in who:
        server.lines[name] += 1
    server.metrics.add("sockets")
    with table.watch(line.changed, player), server.present(table.id, player):
        line.changed()
        known = None if asker is None else StillKnown(server, socket)
        ear = Ear(line, server, table, asker, language, known)
        both = [asyncio.create_task(line.send()), asyncio.create_task(ear.listen())]
        if known is not None:
            both.append(asyncio.create_task(_while_known(socket, known)))
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            server.metrics.add("sockets", amount=-1)
            if FLOODED in socket.scope.get("state", {}):
                server.fine(socket)
            for name, _ in who:
                server.lines[name] -= 1
                if not server.lines[name]:
                    del server.lines[name]
            for task in both:
                task.cancel()
            results = await asyncio.gather(*both, return_exceptions=True)
    for result in results:
        if isinstance(result, StoreFailed):  # the client comes back, and is told then how things stand
            await socket.close(AWAY, result.problem)
            return
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError | OSError):
            raise result


async def _while_known(socket: WebSocket, known: StillKnown) -> None:
    """A device that is signed out, or whose player is forgotten, is shown nothing more of the seat."""
    while True:
        await asyncio.sleep(KNOWN_EVERY)
        with suppress(ChabudaiError):  # the database is away: later
            if not await known.within(0.0):
                await socket.close(SIGNED_OUT, "not-signed-in")
                return
