"""Speaks to the application without a network: HTTP and sockets as plain calls."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from chabudai.core.box import Json
from chabudai.table.app import application
from chabudai.table.doors.server import Server, Settings
from tests.table.messages import understood
from tests.table.process import LONGEST

QUICK = Settings(rate=0, bot_pace=(0.0, 0.0), workers=1)


@dataclass
class Reply:
    """What came back."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def json(self) -> Json:
        return json.loads(self.body)

    @property
    def problem(self) -> str:
        return str(self.json["error"]["problem"])


class Wire:
    """A line to the application; all that came over it is kept in `heard`."""

    def __init__(self, app: Starlette, token: str | None = None, tls: bool = False) -> None:
        self.app = app
        self.token = token
        self.tls = tls
        self.heard: list[bytes] = []

    async def ask(
        self,
        method: str,
        path: str,
        data: Any = None,
        headers: Mapping[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Reply:
        """One request; `data` is sent as JSON, `raw` as it is."""
        body = raw if raw is not None else b"" if data is None else json.dumps(data).encode()
        reply = Reply()
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return parts.pop(0) if parts else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                reply.status = message["status"]
                reply.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            else:
                reply.body += message.get("body", b"")

        await self.app(self._scope("http", path, headers) | {"method": method}, receive, send)
        self.heard.append(reply.body)
        if reply.headers.get("content-type", "").startswith("text/html"):
            assert b"<#" not in reply.body, "a drawing in shorthand on a page"
        return reply

    async def get(self, path: str) -> Reply:
        return await self.ask("GET", path)

    async def post(self, path: str, **data: Json) -> Reply:
        return await self.ask("POST", path, data)

    @asynccontextmanager
    async def socket(self, path: str, headers: Mapping[str, str] | None = None) -> AsyncIterator[Socket]:
        """A WebSocket."""
        socket = Socket(self)
        scope = self._scope("websocket", path, headers) | {"subprotocols": []}
        task = asyncio.create_task(self.app(scope, socket.outgoing.get, socket.incoming.put))
        await socket.outgoing.put({"type": "websocket.connect"})
        try:
            yield socket
        finally:
            await socket.outgoing.put({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(task, LONGEST)

    def _scope(self, kind: str, path: str, headers: Mapping[str, str] | None) -> dict[str, Any]:
        path, _, query = path.partition("?")
        every = {"host": "table.test", **(headers or {})}
        if self.token is not None:
            every.setdefault("authorization", f"Bearer {self.token}")
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": ("http" if kind == "http" else "ws") + ("s" if self.tls else ""),
            "path": path,
            "raw_path": path.encode("utf-8", "replace"),
            "query_string": query.encode("utf-8", "replace"),
            "root_path": "",
            "headers": [
                (n.lower().encode("latin-1", "replace"), v.encode("latin-1", "replace")) for n, v in every.items()
            ],
            "client": ("127.0.0.1", 1),
            "server": ("table.test", 80),
        }


class Socket:
    """One open socket."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()

    async def next(self, seconds: float = 60) -> Any:
        """The next message; `close` when the line was closed."""
        message = await asyncio.wait_for(self.incoming.get(), seconds)
        if message["type"] == "websocket.accept":
            return await self.next(seconds)
        if message["type"] == "websocket.close":
            return message
        self.wire.heard.append(message["text"].encode())
        return understood(message["text"])

    async def until(self, key: str) -> Any:
        """The next message that has this key."""
        while True:
            message = await self.next()
            if key in message or message.get("type") == "websocket.close":
                return message

    async def say(self, data: Any) -> None:
        text = data if isinstance(data, str) else json.dumps(data)
        await self.outgoing.put({"type": "websocket.receive", "text": text})


@asynccontextmanager
async def served(folder: Path, settings: Settings = QUICK) -> AsyncIterator[Starlette]:
    """The application, open."""
    app = application(str(folder / "tables.db"), settings)
    server: Server = app.state.server
    await server.open()
    try:
        yield app
    finally:
        await server.close()


def story(folder: Path, told: Callable[[Starlette], Awaitable[None]], settings: Settings = QUICK) -> None:
    """Run a story with the application, within some minutes."""

    async def whole() -> None:
        async with served(folder, settings) as app:
            await told(app)

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


async def person(app: Starlette, name: str) -> Wire:
    """Somebody with a token."""
    reply = await Wire(app).post("/api/players", name=name)
    assert reply.status == 201
    return Wire(app, reply.json["token"])
