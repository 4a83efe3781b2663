"""Line: one socket at one table, and the crier, who tells all lines of a table in one go.

A message is made while nothing is being written at the table, so it never shows anything that is not on disk.  Moves
that come together, as when all choose at once, are told together; and somebody on a slow line gets fewer messages, not
older ones: what is sent next is made when the line is free.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Final, Protocol
from weakref import WeakKeyDictionary, proxy

from starlette.websockets import WebSocket

from chabudai.core.box import Json
from chabudai.store import StoreFailed
from chabudai.table.doors.bounded_socket import POST
from chabudai.table.doors.metrics import Metrics
from chabudai.table.running.table import Table

LONGEST: Final = 0.01  # seconds that the lines of one table are called on before those of others have their turn


class Feed(Protocol):
    """What a connection sends: made anew for each connection, called after each change."""

    takes_along: bool  # the answer to an act

    def __call__(self, done: Json = None) -> str | None:
        """The message, None when there is nothing to say; `done`: by what the client knows an act that is done."""


class Crier:
    """Calls on all lines of a table to which something has happened, once for all that happened together."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)  # which its lines hold
        self._loop = asyncio.get_running_loop()
        self._due: dict[Line, None] = {}  # in the order in which they came
        self._called = False
        self._waiting: asyncio.Task[None] | None = None

    def call(self, line: Line) -> None:
        """There may be something to say on this line."""
        self._due[line] = None
        self._soon()

    def _cry(self) -> None:
        if not self._table.is_settled:  # whatever else is being written is waited for and told together with it
            self._waiting = self._loop.create_task(self._later())
            return
        self._called = False
        due, self._due = self._due, {}
        start = time.thread_time()
        while due:
            line = next(iter(due))
            del due[line]
            line.bring()
            if due and time.thread_time() - start > LONGEST:
                self._due = due | self._due
                self._soon()
                return

    def _soon(self) -> None:
        if not self._called:
            self._called = True
            self._loop.call_soon(self._cry)

    async def _later(self) -> None:
        try:
            await self._table.settled()
        except StoreFailed as error:
            self._called = False
            due, self._due = self._due, {}
            for line in due:
                line.break_off(error)
        else:
            self._cry()


class Criers:
    """Of each table the one that its lines share."""

    def __init__(self) -> None:
        self._of: WeakKeyDictionary[Table, Crier] = WeakKeyDictionary()

    def of(self, table: Table) -> Crier:
        """The crier of a table."""
        if table not in self._of:
            self._of[table] = Crier(table)
        return self._of[table]


class Line:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, metrics: Metrics, crier: Crier, feed: Feed, pause: float = 0.0) -> None:
        self.socket = socket
        self._metrics = metrics
        self._crier = crier
        self._feed = feed
        self._pause = pause
        self._loop = asyncio.get_running_loop()
        self._post: Callable[[str], bool] | None = socket.scope.get("state", {}).get(POST)
        self._next = 0.0  # the moment from which there may be another update
        self._timer: asyncio.TimerHandle | None = None
        self._stale = False
        self._wake = asyncio.Event()
        self._texts: list[str] = []  # what is to be sent as soon as the client takes it
        self._done: dict[str, Json] | None = None  # the answer to an act, which the next update takes along
        self._error: Exception | None = None

    def changed(self) -> None:
        """Called after each change: there may be something to say."""
        self._stale = True
        self._crier.call(self)

    def tell(self, data: dict[str, Json]) -> None:
        """Something for this client alone."""
        self._send(json.dumps(data, separators=(",", ":")))

    def confirm(self, data: dict[str, Json]) -> None:
        """An act is done: said with the update that shows what came of it, if there is one now, else by itself."""
        if self._feed.takes_along and self._stale and self._done is None:
            self._done = data
            self._crier.call(self)
        else:
            self.tell(data)

    @property
    def unread(self) -> int:
        """How many answers wait for the client to take them."""
        return len(self._texts)

    def bring(self) -> None:
        """Say what there is to say, if it is time for it and the line is free."""
        if self._error is not None:
            return
        done, self._done = self._done, None
        if not self._stale or self._texts or not self._is_time():
            if done is not None:
                self.tell(done)
            return
        self._stale = False
        try:
            start = time.thread_time()
            message = self._feed(None if done is None else done["done"])
            self._metrics.add("making_seconds", amount=time.thread_time() - start)
        except Exception as error:  # of this line, and of no other
            self.break_off(error)
            return
        if message is None and done is not None:
            self.tell(done)
        if message is not None:
            self._next = self._loop.time() + self._pause
            self._metrics.add("updates")
            self._send(message)

    def break_off(self, error: Exception) -> None:
        """Something went wrong: `send` ends with it."""
        self._error = error
        self._wake.set()

    async def send(self) -> None:
        """Send what could not be sent at once, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._error is not None:
                raise self._error
            while self._texts:
                await self.socket.send_text(self._texts[0])
                del self._texts[0]
            if self._stale:
                self._crier.call(self)

    def _send(self, text: str) -> None:
        if self._texts or self._post is None or not self._post(text):
            self._texts.append(text)
            self._wake.set()

    def _is_time(self) -> bool:
        """May there be another update already?  Otherwise the line is called on when it may."""
        if self._timer is not None:
            return False
        wait = self._next - self._loop.time()
        if wait <= 0:
            return True
        self._timer = self._loop.call_later(wait, self._ring)
        return False

    def _ring(self) -> None:
        self._timer = None
        if self._stale:
            self._crier.call(self)
