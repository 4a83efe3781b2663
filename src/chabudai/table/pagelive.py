"""The doors for pages: a socket that sends the parts of a table page that have changed, and plain forms.

The pages themselves are in `pages`; this file needs two things of them, named in `Pages`.

    to the page:   {"update": 7, "version": 31, "parts": {"zone-hand0": "<section …>"}, "gone": ["zone-trick"],
                    "edits": {"log-2": [15, 15, "<li>…"]}}
                   {"refused": {"problem": …, "text": …}}
    from the page: {"do": "choose", "question": 3, "choice": "place c3"}

The first update of a connection brings every part; a page that misses a number connects again.  Of a long part that has
changed in one place an edit is sent: from where to where the text that the page has is to be replaced, and by what.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, Protocol
from urllib.parse import parse_qsl, quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from chabudai.core.errors import ChabudaiError
from chabudai.table import live
from chabudai.table.acts import Asker
from chabudai.table.answers import refuse
from chabudai.table.api import REFUSED_SOCKET
from chabudai.table.errors import BadRequest, NotFound
from chabudai.table.house import House
from chabudai.table.tables import Table

MOST_FIELDS: Final = 40
LONG: Final = 600  # characters of a part that is worth an edit
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Pages(Protocol):
    """What this side needs of the pages."""

    def routes(self, house: House) -> Sequence[BaseRoute]:
        """The pages: lobby, table, replay, static files."""

    def parts(self, table: Table, viewer: int | None, language: str) -> Mapping[str, str]:
        """The table page in parts: the id of each and its HTML.  Must not depend on anything else."""

    async def refusal(self, request: Request, table: Table | None, error: ChabudaiError) -> Response:
        """The page that answers a form that was refused."""


class PageDoors:
    """Socket and forms of the table page."""

    def __init__(self, house: House, pages: Pages) -> None:
        self.house = house
        self.pages = pages

    def routes(self) -> list[BaseRoute]:
        """Where they are; the pages come after."""
        return [
            WebSocketRoute("/t/{table}/live", self.socket),
            Route("/t/{table}/{act}", self.form, methods=["POST"]),
            *self.pages.routes(self.house),
        ]

    async def socket(self, socket: WebSocket) -> None:
        """The live table."""
        try:
            table = await self.house.rooms.open(socket.path_params["table"])
        except NotFound as error:
            await socket.close(REFUSED_SOCKET + error.status, error.problem)
            return
        asker: Asker | None = await self.house.asker(socket) if self.house.player(socket) else None
        language = await self.house.language(socket)
        feed = PartsFeed(self.pages, table, None if asker is None else asker.player, language)
        await live.serve(socket, self.house, table, feed, asker, language)

    async def form(self, request: Request) -> Response:
        """An act from a page without scripts; then the table as it is."""
        table = None
        try:
            asker = await self.house.asker(request)
            table = await self.house.rooms.open(request.path_params["table"])
            fields = read_form(await request.body())
            await live.counted(self.house, table, asker, request.path_params["act"], dict(fields))
        except ChabudaiError as error:
            if "text/html" not in request.headers.get("accept", ""):
                return refuse(error, await self.house.language(request))
            return await self.pages.refusal(request, table, error)
        return RedirectResponse(f"/t/{quote(table.id)}", 303)


class PartsFeed:
    """What one page has been sent, and so what it still needs."""

    def __init__(self, pages: Pages, table: Table, player: str | None, language: str) -> None:
        self._pages = pages
        self._table = table
        self._player = player
        self._language = language
        self._sent: Mapping[str, str] = {}
        self._update = 0

    def __call__(self) -> str | None:
        """The parts that have changed."""
        viewer = self._table.seat_of(self._player)
        key = "parts", viewer, self._language
        parts: Mapping[str, str] | None = self._table.memo.get(key)
        if parts is None:
            parts = self._table.memo[key] = self._pages.parts(self._table, viewer, self._language)
        changed: dict[str, str] = {}
        edits: dict[str, Edit] = {}
        for name, html in parts.items():
            before = self._sent.get(name)
            if before is html or before == html:
                continue
            if before is not None and len(before) >= LONG and len(html) >= LONG:
                edits[name] = edit(before, html)
            else:
                changed[name] = html
        gone = [name for name in self._sent if name not in parts] if self._update else []
        self._sent = parts
        if not changed and not edits and not gone and self._update:
            return None
        self._update += 1
        message = {"update": self._update, "version": self._table.version, "parts": changed, "gone": gone}
        if edits:
            message["edits"] = edits
        return ENCODER.encode(message)


Edit = tuple[int, int, str]


def edit(old: str, new: str) -> Edit:
    """The one place in which two texts differ: its start and end in the old one, and what is there in the new one.

    Places are counted as browsers do it, where a rare character counts twice.
    """
    far, near = len(old), len(new)
    start, high = 0, min(far, near)
    while start < high:  # the length of what both begin with
        middle = (start + high + 1) // 2
        if old[start:middle] == new[start:middle]:
            start = middle
        else:
            high = middle - 1
    end, high = 0, min(far, near) - start
    while end < high:  # and of what both end with
        middle = (end + high + 1) // 2
        if old[far - middle : far - end] == new[near - middle : near - end]:
            end = middle
        else:
            high = middle - 1
    first = _units(old[:start])
    return first, first + _units(old[start : far - end]), new[start : near - end]


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def read_form(body: bytes) -> dict[str, str]:
    """The fields of a form."""
    try:
        pairs = parse_qsl(body.decode("ascii"), keep_blank_values=False, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError as error:
        raise BadRequest("bad-request", found="form") from error
    return dict(pairs)
