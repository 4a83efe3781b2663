"""HTTP as a stranger may speak it: a request comes within a time, its head within a size, and nobody holds all lines.

A proxy does the same for those behind it; a server that lets the house in directly has only this.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

HEAD: Final = 32 * 1024  # bytes of a request before its body
PATIENCE: Final = 20.0  # seconds for a request to be sent
LINES: Final = 100  # open at once from one address
PROXIES: Final = ("127.0.0.1", "::1", "")  # speak for many people; an empty address is a socket in the file system


class BoundedHttp(HttpToolsProtocol):
    """A connection that is closed when its client takes too much of anything."""

    crowd: ClassVar[Counter[str]] = Counter()  # open lines by address, of all connections

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of a head that is not complete
        self._in_head = True
        self._address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self.crowd[self._address] += 1
        if self.crowd[self._address] > LINES and self._address not in PROXIES:
            self._refuse(503)
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They hang up, or we do."""
        self._leave_crowd()
        self._waited()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something is sent; a head that has no end is not kept."""
        if self.transport.is_closing():
            return
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > HEAD and not self.transport.is_closing():
            self._refuse(431)

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        super().on_message_begin()
        self._in_head = True
        if self._deadline is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """Its head is here; the next one is counted anew."""
        self._in_head = False
        self._head = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._waited()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the line is a socket, which is looked after in `live`."""
        self._waited()
        self._leave_crowd()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # both refer to each other, and nobody needs them any more

    def _leave_crowd(self) -> None:
        self.crowd[self._address] -= 1
        if self.crowd[self._address] <= 0:
            del self.crowd[self._address]

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(PATIENCE, self._refuse, 408)

    def _waited(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: int) -> None:
        self._waited()
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
