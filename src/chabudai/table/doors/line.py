"""Line: one socket at one table.

Somebody on a slow line gets fewer messages, not older ones: what is sent next is made when the line is free.
"""

# mypyc: compile
from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket

from chabudai.core.box import Json
from chabudai.store.plain_json import written
from chabudai.table.doors.bounded_socket import POST
from chabudai.table.doors.crier import Crier
from chabudai.table.doors.metrics import Metrics
from chabudai.table.running.table import Table


class Feed(Protocol):
    """What a connection sends: made anew for each connection, called after each change."""

    takes_along: bool  # the answer to an act

    def __call__(self, done: Json = None) -> str | None:
        """The message, None when there is nothing to say; `done`: by what the client knows an act that is done."""


class Line:
    """One socket at one table.

    `player`: who listens; `pause`: seconds from one update of a busy server to the next, at least.
    """

    def __init__(
        self,
        socket: WebSocket,
        table: Table,
        player: str | None,
        feed: Feed,
        crier: Crier,
        metrics: Metrics,
        pause: float = 0.0,
    ) -> None:
        self.socket = socket
        self.table = table
        self._player = player
        self._feed = feed
        self._crier = crier
        self._metrics = metrics
        self._pause = pause
        self._asked: int | None = None  # the number of the question that was told last; None before anything was said
        self._loop = asyncio.get_running_loop()
        self._post: Callable[[str, bool], bool] | None = socket.scope.get("state", {}).get(POST)
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
        self._send(written(data))

    def confirm(self, data: dict[str, Json], to_be_shown: bool = False) -> None:
        """An act is done: said with the update that shows what came of it, if there is one now, else by itself.

        `to_be_shown`: is everybody about to be told that something has changed?
        """
        self._stale = self._stale or to_be_shown
        if self._feed.takes_along and self._stale:
            self.answer()  # that an earlier one is
            self._done = data
            self._crier.call(self)
        else:
            self.tell(data)

    @property
    def is_awaited(self) -> bool:
        """Does the game wait for whoever is there, or they for the table itself?"""
        return self._asked is None or self._question() > self._asked

    @property
    def is_owed(self) -> bool:
        """Do they wait for the answer to an act?"""
        return self._done is not None

    @property
    def unread(self) -> int:
        """How many answers wait for the client to take them."""
        return len(self._texts)

    def bring(self) -> None:
        """Say what there is to say, if the line is free and it is time for it, as it always is for a new question."""
        if self._error is not None:
            return
        done, self._done = self._done, None
        if not self._stale or self._texts or not (self.is_awaited or self._is_time()):
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
            self._asked = self._question()
            self._next = self._loop.time() + self._pause
            self._metrics.add("updates")
            self._send(message)

    def answer(self) -> None:
        """Say that an act is done; what came of it is said later."""
        done, self._done = self._done, None
        if done is not None and self._error is None:
            self.tell(done)

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

    def _question(self) -> int:
        """The number of the question that whoever listens was asked last, now or some time ago."""
        course = self.table.course  # which is compiled, and asked several times a move
        seat = course.seats.of(self._player)
        return 0 if seat is None else course.questions[seat]

    def _send(self, text: str) -> None:
        if self._texts or self._post is None or not self._post(text, self._crier.is_busy):
            self._texts.append(text)
            self._wake.set()

    def _is_time(self) -> bool:
        """May there be another update already?  Otherwise the line is called on when it may.

        A server that has the time tells of everything at once.
        """
        if not self._crier.is_busy:
            return True
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
