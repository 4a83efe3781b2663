"""The guard at the door: who may ask across sites, how much, how often; and what browsers are told to forbid."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chabudai.core.errors import ChabudaiError
from chabudai.store import StoreFailed
from chabudai.table.doors.hosts import is_ours
from chabudai.table.doors.replies import refuse
from chabudai.table.doors.server import Server
from chabudai.table.errors import Failed, Misdirected, NotFound, TableRefused, TooLong, status_of

LOG: Final = logging.getLogger("chabudai.table")
LONGEST_BODY: Final = 256 * 1024
STATIC: Final = 0.2  # of a request: a page needs several files
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SAME_SITE: Final = ("same-origin", "none")
HEADERS: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            *(f"{kind}-src 'self'" for kind in ("script", "style", "font", "media", "connect", "manifest", "worker")),
            "style-src-attr 'unsafe-inline'",  # places of pieces on a board
            "img-src 'self' data:",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

Telling = Callable[[Request, Exception], Awaitable[Response]]
WITHOUT_STORE: Final = ("/health", "/metrics", "/static/")  # what can be answered while the database is away
AWAY: Final = "store-away"


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, server: Server, told: Telling) -> None:
        self.app = app
        self.server = server
        self.told = told  # how a refusal is put into words: as a page or as data, in the reader's language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            self._check(scope, connection)
        except TableRefused as error:
            await self._turn_away(error, scope, receive, send)
            return
        away = self.server.store.away and not scope["path"].startswith(WITHOUT_STORE)
        if scope["type"] == "http":
            await self._http(self._away if away else self.app, scope, receive, send)
        elif away:
            await self._turn_away(StoreFailed(AWAY), scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _away(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The answer to everything while the database is away; nobody need wait to find that out again."""
        response = await self.told(Request(scope), StoreFailed(AWAY))
        await response(scope, receive, send)

    def _check(self, scope: Scope, connection: HTTPConnection) -> None:
        host = connection.headers.get("host", "")
        if not is_ours(host, self.server.settings.hosts):
            raise Misdirected("other-host", host=host[:80])
        if "\0" in scope["path"]:  # which no database knows, and not all of them can be asked for
            raise NotFound("no-such-page")
        self.server.pay(connection, STATIC if scope["path"].startswith("/static/") else 1.0)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self.server.has_token(connection):  # which no browser adds by itself
            check_origin(connection.headers)
        length = connection.headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or len(length) > 12 or int(length) > LONGEST_BODY:
            raise TooLong("body-too-long", possible=[LONGEST_BODY])

    async def _http(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        received = 0
        begun = False

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LONGEST_BODY:
                raise TooLong("body-too-long", possible=[LONGEST_BODY])
            return message

        async def guarded(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                given = message.setdefault("headers", [])
                names = {name for name, _ in given}
                message["headers"] = [*given, *[header for header in RAW_HEADERS if header[0] not in names]]
                self.server.metrics.add("requests", f"{message['status'] // 100}xx")
            await send(message)

        try:
            await app(scope, limited, guarded)
        except Exception:
            # A fault of ours.  Whoever asked is told so like of any other refusal, and operators see it in the numbers.
            LOG.exception("%s %s failed", scope["method"], scope["path"][:200])
            if begun:
                raise
            await self._turn_away(Failed("server-failed"), scope, receive, send)

    async def _turn_away(self, error: ChabudaiError, scope: Scope, receive: Receive, send: Send) -> None:
        status = status_of(error)
        self.server.metrics.add("requests", f"{status // 100}xx")
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4000 + status, "reason": error.problem})
            return
        response = refuse(error)
        response.headers.update(HEADERS)
        await response(scope, receive, send)


def check_origin(headers: Headers) -> None:
    """A page of another site must not act in the name of whoever looks at it."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in SAME_SITE:
        raise TableRefused("other-site")
    origin = headers.get("origin")
    if origin is not None and _host(origin) != headers.get("host", "").lower():
        raise TableRefused("other-site")


def _host(origin: str) -> Any:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
