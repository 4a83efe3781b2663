"""The doors for pages: a socket that sends the parts of a table page that have changed, and plain forms.

    to the page:   {"update": 7, "version": 31, "done": 4} and records: U+001E before each, U+001F between fields
                       =zone-hand0 | <section …>                              a part
                       ~log-2 | 15 | 15 | <li>…                               an edit of a part
                       -zone-trick                                            a part that is gone
                       !win | 1 | Bob wins the challenge | <section …>        a shot of the film
                   {"watching": "2 people are watching", "here": [0, 2]}, with an update or alone
                   {"refused": {"problem": …, "text": …}}
    from the page: {"do": "choose", "question": 3, "choice": "place c3"}

What is sent when is decided in `feed`.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from chabudai.core.errors import ChabudaiError
from chabudai.table import addresses
from chabudai.table.doors import acts, sockets
from chabudai.table.doors.replies import refuse
from chabudai.table.doors.server import Server
from chabudai.table.pages import shared
from chabudai.table.pages.feed import PartsFeed
from chabudai.table.pages.forms import read_form

PICTURE: Final = 1 / 60  # seconds: a screen shows nothing more often, so what happens in between is told together


class PageDoors:
    """Socket and forms of the table page."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def routes(self) -> list[BaseRoute]:
        """Where they are."""
        return [
            WebSocketRoute(addresses.LIVE.pattern, self.socket),
            Route(addresses.ACT.pattern, self.form, methods=["POST"]),
        ]

    async def socket(self, socket: WebSocket) -> None:
        """The live table."""
        called = await sockets.answered(self.server, socket)
        if called is None:
            return
        table, asker = called
        language = await self.server.language(socket)
        feed = PartsFeed(table, None if asker is None else asker.player, language)
        await sockets.serve(socket, self.server, table, feed, asker, language, PICTURE)

    async def form(self, request: Request) -> Response:
        """An act from a page without scripts; then the table as it is."""
        table = None
        try:
            asker = await self.server.asker(request)
            table = await self.server.tables.open(request.path_params["table"])
            fields = read_form(await request.body())
            await acts.counted(self.server, table, asker, request.path_params["act"], dict(fields))
        except ChabudaiError as error:
            if "text/html" not in request.headers.get("accept", ""):
                return refuse(error, await self.server.language(request))
            return await shared.refusal(self.server, request, table, error)
        return RedirectResponse(addresses.TABLE(table.id), 303)
