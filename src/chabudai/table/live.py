"""Sockets: whoever looks at a table is told of every change that they may see, and may act through the same line.

A message from us is made while nothing is being written at the table, so it never shows anything that is not on disk.
Moves that come together, as when all choose at once, are told together; and somebody on a slow line gets fewer
messages, not older ones: what is sent next is made when the line is free.

Whoever says more than anybody needs to is told so once and, if that does not help, no longer listened to; and one
client holds so many lines and no more.

From a client: `{"do": "choose", "question": 3, "choice": "place c3"}`; any act of `acts`, with its fields.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.store import StoreFailed
from chabudai.table.acts import Asker, act
from chabudai.table.answers import error_json
from chabudai.table.errors import NotFound, TableRefused, TooFast, status_of
from chabudai.table.fields import name_of, read_json, word
from chabudai.table.frames import FLOODED
from chabudai.table.house import REMARKS, House
from chabudai.table.tables import Table

LONGEST: Final = 64 * 1024  # characters of a message from a client
NORMAL: Final = 1000
UNREADABLE: Final = 1003
ENOUGH: Final = 1008  # somebody does not keep to the limits
AWAY: Final = 4503  # what is on disk cannot be read just now
SIGNED_OUT: Final = 4401  # as the answer 401 says it
TOO_MANY: Final = 4429  # lines already, as the answer 429 says it
PATIENCE: Final = 40  # messages above the limit before a line is closed
UNREAD: Final = 100  # answers that a client has not taken yet
LINES: Final = 40  # of one client at once
KNOWN_EVERY: Final = 10.0  # seconds after which it is looked whether a line is still of somebody who is known
ADDRESS_LINES: Final = 200  # of one address: a house, a school

# What a connection sends: made anew for each connection, called after each change, None when there is nothing to say.
Feed = Callable[[], "str | None"]


class Line:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, house: House, table: Table, feed: Feed, pause: float = 0.0) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.feed = feed
        self.pause = pause
        self._loop = asyncio.get_running_loop()
        self._next = 0.0  # the moment from which there may be another update
        self._timer: asyncio.TimerHandle | None = None
        self._stale = False
        self._wake = asyncio.Event()
        self._answers: list[str] = []

    def changed(self) -> None:
        """Called after each change: there may be something to say."""
        self._stale = True
        self._wake.set()

    def tell(self, data: dict[str, Json]) -> None:
        """Something for this client alone."""
        self._answers.append(json.dumps(data, separators=(",", ":")))
        self._wake.set()

    @property
    def unread(self) -> int:
        """How many answers wait for the client to take them."""
        return len(self._answers)

    async def send(self) -> None:
        """Send what there is, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self.socket.send_text(self._answers.pop(0))
            if self._stale and self._is_time():
                # Whatever else is being written at this table is waited for and told together with it.
                await self.table.settled()
                self._stale = False
                message = self._made()
                if message is not None:
                    self._next = self._loop.time() + self.pause
                    await self.socket.send_text(message)
                    self.house.metrics.add("updates")

    def _is_time(self) -> bool:
        """May there be another update already?  Otherwise the line is woken when it may."""
        if self._timer is not None:
            return False
        wait = self._next - self._loop.time()
        if wait <= 0:
            return True
        self._timer = self._loop.call_later(wait, self._ring)
        return False

    def _ring(self) -> None:
        self._timer = None
        self._wake.set()

    def _made(self) -> str | None:
        start = time.thread_time()
        message = self.feed()
        self.house.metrics.add("making_seconds", amount=time.thread_time() - start)
        return message


async def serve(
    socket: WebSocket,
    house: House,
    table: Table,
    feed: Feed,
    asker: Asker | None,
    language: str,
    pause: float = 0.0,
) -> None:
    """Keep a socket until its client goes; `pause`: seconds from one update to the next, at least."""
    line = Line(socket, house, table, feed, pause)
    await socket.accept()
    who = [(house.address(socket), ADDRESS_LINES), *([(asker.player, LINES)] if asker is not None else [])]
    if house.settings.rate and any(house.lines[name] >= most for name, most in who):
        await socket.close(TOO_MANY, "too-many-lines")
        return
    for name, _ in who:
        house.lines[name] += 1
    house.metrics.add("sockets")
    player = None if asker is None else asker.player
    with table.watch(line.changed, player), house.present(table.id, player):
        line.changed()
        both = [asyncio.create_task(line.send()), asyncio.create_task(_receive(line, asker, language))]
        if asker is not None:
            both.append(asyncio.create_task(_while_known(line)))
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            house.metrics.add("sockets", amount=-1)
            if FLOODED in socket.scope.get("state", {}):
                house.fine(socket)
            for name, _ in who:
                house.lines[name] -= 1
                if not house.lines[name]:
                    del house.lines[name]
            for task in both:
                task.cancel()
            results = await asyncio.gather(*both, return_exceptions=True)
    for result in results:
        if isinstance(result, StoreFailed):  # the client comes back, and is told then how things stand
            await socket.close(AWAY, result.problem)
            return
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError | OSError):
            raise result


async def _receive(line: Line, asker: Asker | None, language: str) -> None:
    above = 0  # messages above the limit, one after another
    while True:
        message = await line.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None or len(text) > LONGEST:
            await line.socket.close(UNREADABLE)
            return
        await asyncio.sleep(0)  # a flood on this line must not keep the others waiting
        above = 0 if line.house.affords(line.socket) else above + 1
        if above > PATIENCE or line.unread > UNREAD:
            line.house.fine(line.socket)
            await line.socket.close(ENOUGH, "too-fast")
            return
        if above > 1 or not text.strip():  # said already; or a sign of life
            continue
        data: dict[str, Json] = {}
        try:
            if above:
                raise TooFast("too-fast")
            data = read_json(text)
            if asker is not None and await line.house.player(line.socket) is None:
                await line.socket.close(SIGNED_OUT, "not-signed-in")
                return
            await do(line.house, line.table, asker, data)
        except ChabudaiError as error:
            names = line.table.names()
            refused = error_json(error, language, line.table.match.box, names)
            line.tell({"refused": refused, "status": status_of(error), "id": _echo(data)})
        else:
            if "id" in data:
                viewer = line.table.seat_of(None if asker is None else asker.player)
                line.tell({"done": _echo(data), "version": line.table.version_of(viewer)})


async def _while_known(line: Line) -> None:
    """A device that is signed out, or whose player is forgotten, is shown nothing more of the seat."""
    while True:
        await asyncio.sleep(KNOWN_EVERY)
        with suppress(ChabudaiError):  # the database is away: later
            if await line.house.player(line.socket) is None:
                await line.socket.close(SIGNED_OUT, "not-signed-in")
                return


async def do(house: House, table: Table, asker: Asker | None, data: dict[str, Json]) -> None:
    """An act from a socket, counted."""
    fields = {name: value for name, value in data.items() if name not in ("do", "id")}
    verb = word(data, "do", longest=40)
    if asker is None:
        raise TableRefused("not-at-the-table")
    await counted(house, table, asker, verb, fields)


async def counted(house: House, table: Table, asker: Asker, verb: str, fields: dict[str, Json]) -> None:
    """Do it, and count it."""
    start = time.perf_counter()
    try:
        if verb == "chat" and not house.remarks.take(asker.player):
            raise TooFast("too-much-talk", possible=[REMARKS])
        await act(table, asker, verb, fields)
    except ChabudaiError as error:
        if not isinstance(error, NotFound):
            house.metrics.add("refusals", verb)
        raise
    if verb == "sit" and fields.get("name") is not None:
        await house.call(asker, name_of(fields["name"]))
    house.metrics.add("acts", verb)
    house.metrics.add("act_seconds", amount=time.perf_counter() - start)


def _echo(data: dict[str, Json]) -> Json:
    """What a client wrote to recognise the answer."""
    value = data.get("id")
    return value if isinstance(value, int) and abs(value) < 1 << 53 else None
