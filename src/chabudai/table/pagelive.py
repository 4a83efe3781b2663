"""The doors for pages: a socket that sends the parts of a table page that have changed, and plain forms.

The pages themselves are in `pages`; this file needs two things of them, named in `Pages`.

    to the page:   {"update": 7, "version": 31, "parts": {"zone-hand0": "<section …>"}, "gone": ["zone-trick"],
                    "edits": {"log-2": [15, 15, "<li>…"]}}
                   {"refused": {"problem": …, "text": …}}
    from the page: {"do": "choose", "question": 3, "choice": "place c3"}

What is sent when is decided in `partsfeed`.
"""

from __future__ import annotations

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
from chabudai.table.errors import BadRequest, status_of
from chabudai.table.house import House
from chabudai.table.partsfeed import PartsFeed
from chabudai.table.tables import Table

MOST_FIELDS: Final = 40
PICTURE: Final = 1 / 60  # seconds: a screen shows nothing more often, so what happens in between is told together


class Pages(Protocol):
    """What this side needs of the pages."""

    def routes(self, house: House) -> Sequence[BaseRoute]:
        """The pages: lobby, table, replay, static files."""

    def parts(self, table: Table, viewer: int | None, language: str, welcome: bool = True) -> Mapping[str, str]:
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
            asker: Asker | None = await self.house.asker(socket) if await self.house.player(socket) else None
        except ChabudaiError as error:
            await socket.close(REFUSED_SOCKET + status_of(error), error.problem)
            return
        language = await self.house.language(socket)
        feed = PartsFeed(self.pages, table, None if asker is None else asker.player, language)
        await live.serve(socket, self.house, table, feed, asker, language, PICTURE)

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


def read_form(body: bytes) -> dict[str, str]:
    """The fields of a form."""
    try:
        pairs = parse_qsl(body.decode("ascii"), keep_blank_values=False, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError as error:
        raise BadRequest("bad-request", found="form") from error
    return dict(pairs)
