"""Ear: hears what a client says on one line, and sees to it that it is done.

Nearly all that is said is an answer to a question.  While nothing else of this line is under way, such a text goes to
the table by plain calls, from the socket that reads it to the answer that is written; no coroutine is woken for it.
Everything else, and whatever has to be refused before the table is asked, is heard by the coroutine that waits here,
one message after another.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Final

from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.table.course.entries import Choose
from chabudai.table.doors.acts import counted, wanted
from chabudai.table.doors.bounded_socket import ENOUGH, HEAR, LISTEN
from chabudai.table.doors.limits import take_all, take_if_all
from chabudai.table.doors.line import Line
from chabudai.table.doors.replies import error_json
from chabudai.table.doors.server import Server
from chabudai.table.doors.still_signed_in import KNOWN_EVERY, StillKnown
from chabudai.table.errors import TableRefused, TooFast, status_of
from chabudai.table.fields import read_json, word
from chabudai.table.people.identity import Asker
from chabudai.table.running.table import Table
from chabudai.table.running.wishes import Wish

LONGEST: Final = 64 * 1024  # characters of a message from a client
UNREADABLE: Final = 1003
SIGNED_OUT: Final = 4401  # as the answer 401 says it
PATIENCE: Final = 40  # messages above the limit before a line is closed
UNREAD: Final = 100  # answers that a client has not taken yet
LONGEST_ID: Final = 64  # characters by which a client recognises an answer


class Ear:
    """On one line; `asker`: who speaks, None for somebody who only looks on; `known`: whether they are so still."""

    def __init__(
        self, line: Line, server: Server, table: Table, asker: Asker | None, language: str, known: StillKnown | None
    ) -> None:
        self._line = line
        self._server = server
        self._table = table
        self._asker = asker
        self._language = language
        self._known = known
        self._shares = server.shares(line.socket)
        self._above = 0  # messages above the limit, one after another
        self._data: dict[str, Json] | None = None  # the answer to a question that is under way
        self._began = 0.0  # when it was given
        self._quiet: asyncio.Future[None] | None = None  # until there is none under way

    async def listen(self) -> None:
        """Until the client has gone, or has to go."""
        line, state = self._line, self._line.socket.scope.get("state", {})
        hear = state.get(HEAR) or line.socket.receive
        if LISTEN in state:
            state[LISTEN](self.take)
        while True:
            message = await hear()
            if self._data is not None:  # what was said first is done first
                self._quiet = asyncio.get_running_loop().create_future()
                await self._quiet
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text) > LONGEST:
                await line.socket.close(UNREADABLE)
                return
            self._above = 0 if take_all(self._shares) else self._above + 1
            if self._above > PATIENCE or line.unread > UNREAD:
                self._server.fine(line.socket)
                await line.socket.close(ENOUGH, "too-fast")
                return
            if self._above > 1 or not text.strip():  # said already; or a sign of life
                continue
            data: dict[str, Json] = {}
            try:
                if self._above:
                    raise TooFast("too-fast")
                data = read_json(text)
                if self._known is not None and not await self._known.within(2 * KNOWN_EVERY):
                    await line.socket.close(SIGNED_OUT, "not-signed-in")
                    return
                await do(self._server, self._table, self._asker, data)
            except ChabudaiError as error:
                self._refuse(error, data)
            else:
                self._confirm(data)

    def take(self, text: str) -> bool:
        """An answer to a question, given at once; False when it has to be heard by the longer way."""
        asker, known = self._asker, self._known
        if self._data is not None or asker is None or known is None or self._line.unread > UNREAD:
            return False
        try:
            data = read_json(text)
            if data.get("do") != Choose.kind or not known.is_known(2 * KNOWN_EVERY):
                return False
            what = wanted(self._table, asker, Choose.kind, _fields(data))
        except ChabudaiError:
            return False
        if not take_if_all(self._shares):
            return False
        self._above = 0
        self._data = data
        self._began = time.perf_counter()
        self._table.seen(asker.player)
        self._table.ask(Wish(what, asker.player, None, self._ended))
        return True

    def _ended(self, wish: Wish) -> None:
        """The answer is on disk, or was refused."""
        data, self._data = self._data, None
        assert data is not None
        if self._quiet is not None and not self._quiet.done():
            self._quiet.set_result(None)
        metrics = self._server.metrics
        try:
            wish.outcome()
        except ChabudaiError as error:
            metrics.add("refusals", Choose.kind)
            self._refuse(error, data)
        except Exception as error:
            self._line.break_off(error)
        else:
            metrics.add("acts", Choose.kind)
            metrics.add("act_seconds", amount=time.perf_counter() - self._began)
            self._confirm(data, to_be_shown=True)

    def _confirm(self, data: dict[str, Json], to_be_shown: bool = False) -> None:
        if "id" in data:
            player = None if self._asker is None else self._asker.player
            version = self._table.version_of(self._table.seat_of(player))
            self._line.confirm({"done": _echo(data), "version": version}, to_be_shown)

    def _refuse(self, error: ChabudaiError, data: dict[str, Json]) -> None:
        refused = error_json(error, self._language, self._table.match.box, self._table.names())
        self._line.tell({"refused": refused, "status": status_of(error), "id": _echo(data)})


def do(server: Server, table: Table, asker: Asker | None, data: dict[str, Json]) -> Awaitable[None]:
    """An act from a socket, counted."""
    verb = word(data, "do", longest=40)
    if asker is None:
        raise TableRefused("not-at-the-table")
    return counted(server, table, asker, verb, _fields(data))


def _fields(data: dict[str, Json]) -> dict[str, Json]:
    """What an act says besides which one it is."""
    return {name: value for name, value in data.items() if name not in ("do", "id")}


def _echo(data: dict[str, Json]) -> Json:
    """What a client wrote to recognise the answer."""
    value = data.get("id")
    if isinstance(value, str):
        return value if len(value) <= LONGEST_ID else None
    return value if isinstance(value, int) and abs(value) < 1 << 53 else None
