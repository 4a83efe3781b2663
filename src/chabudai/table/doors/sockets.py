"""Sockets: whoever looks at a table is told of every change that they may see, and may act through the same line.

What is told when is decided in `line`.

Whoever says more than anybody needs to is told so once and, if that does not help, no longer listened to; and one
client holds so many lines and no more.

From a client: `{"do": "choose", "question": 3, "choice": "place c3"}`; any act of `acts`, with its fields.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.store import StoreFailed
from chabudai.table.doors.acts import counted
from chabudai.table.doors.bounded_socket import FLOODED, HEAR
from chabudai.table.doors.limits import take_all
from chabudai.table.doors.line import Feed, Line
from chabudai.table.doors.replies import error_json
from chabudai.table.doors.server import Server
from chabudai.table.doors.still_signed_in import StillKnown
from chabudai.table.errors import TableRefused, TooFast, status_of
from chabudai.table.fields import read_json, word
from chabudai.table.people.identity import Asker
from chabudai.table.running.table import Table

LONGEST: Final = 64 * 1024  # characters of a message from a client
REFUSED: Final = 4000  # plus the number that HTTP would have given
UNREADABLE: Final = 1003
ENOUGH: Final = 1008  # somebody does not keep to the limits
AWAY: Final = 4503  # what is on disk cannot be read just now
SIGNED_OUT: Final = 4401  # as the answer 401 says it
TOO_MANY: Final = 4429  # lines already, as the answer 429 says it
PATIENCE: Final = 40  # messages above the limit before a line is closed
UNREAD: Final = 100  # answers that a client has not taken yet
LONGEST_ID: Final = 64  # characters by which a client recognises an answer
LINES: Final = 40  # of one client at once
KNOWN_EVERY: Final = 10.0  # seconds after which it is looked whether a line is still of somebody who is known
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
        receive = _receive(line, server, table, asker, language, known)
        both = [asyncio.create_task(line.send()), asyncio.create_task(receive)]
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


async def _receive(
    line: Line, server: Server, table: Table, asker: Asker | None, language: str, known: StillKnown | None
) -> None:
    above = 0  # messages above the limit, one after another
    shares = server.shares(line.socket)
    player = None if asker is None else asker.player
    hear = line.socket.scope.get("state", {}).get(HEAR) or line.socket.receive
    while True:
        message = await hear()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None or len(text) > LONGEST:
            await line.socket.close(UNREADABLE)
            return
        above = 0 if take_all(shares) else above + 1
        if above > PATIENCE or line.unread > UNREAD:
            server.fine(line.socket)
            await line.socket.close(ENOUGH, "too-fast")
            return
        if above > 1 or not text.strip():  # said already; or a sign of life
            continue
        data: dict[str, Json] = {}
        try:
            if above:
                raise TooFast("too-fast")
            data = read_json(text)
            if known is not None and not await known.within(2 * KNOWN_EVERY):
                await line.socket.close(SIGNED_OUT, "not-signed-in")
                return
            await do(server, table, asker, data)
        except ChabudaiError as error:
            names = table.names()
            refused = error_json(error, language, table.match.box, names)
            line.tell({"refused": refused, "status": status_of(error), "id": _echo(data)})
        else:
            if "id" in data:
                line.confirm({"done": _echo(data), "version": table.version_of(table.seat_of(player))})


async def _while_known(socket: WebSocket, known: StillKnown) -> None:
    """A device that is signed out, or whose player is forgotten, is shown nothing more of the seat."""
    while True:
        await asyncio.sleep(KNOWN_EVERY)
        with suppress(ChabudaiError):  # the database is away: later
            if not await known.within(0.0):
                await socket.close(SIGNED_OUT, "not-signed-in")
                return


def do(server: Server, table: Table, asker: Asker | None, data: dict[str, Json]) -> Awaitable[None]:
    """An act from a socket, counted."""
    fields = {name: value for name, value in data.items() if name not in ("do", "id")}
    verb = word(data, "do", longest=40)
    if asker is None:
        raise TableRefused("not-at-the-table")
    return counted(server, table, asker, verb, fields)


def _echo(data: dict[str, Json]) -> Json:
    """What a client wrote to recognise the answer."""
    value = data.get("id")
    if isinstance(value, str):
        return value if len(value) <= LONGEST_ID else None
    return value if isinstance(value, int) and abs(value) < 1 << 53 else None
