"""Clients of HTTP and of WebSockets that cost little, so that the crowds of `load` leave the machine to the servers.

The latter offer compression as browsers do, and understand what servers in the test send: whole texts, pings, and the
end.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
import zlib
from collections.abc import Callable, Mapping
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE, COMPRESSED, MASKED = 0x80, 0x40, 0x80
LONG, LONGER = 126, 127  # the length stands behind, in two bytes or in eight
TAIL = b"\x00\x00\xff\xff"  # what compression leaves out at the end of a message (RFC 7692)
KEY = b"\x00\x00\x00\x00"  # of the mask: to a server one is as good as another
LONGEST = 30.0  # seconds that an answer is waited for


class Closed(ConnectionError):
    """The server has ended the line."""


class Wire(asyncio.Protocol):
    """One connection; `heard` is given every text as it came, and `ended` is done when there will be no more."""

    def __init__(self, request: bytes, heard: Callable[[Wire, bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self._request = request
        self._heard = heard
        self._read = b""
        self._open = False
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self.ended: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is not derived from it
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end(Closed(str(exc or "closed")))

    def data_received(self, data: bytes) -> None:
        self._read = self._read + data if self._read else data
        try:
            if not self._open and not self._opened():
                return
            while self._read and self._frame():
                pass
        except Exception as error:  # of the one who reads: the crowd has no figures
            self._end(error)
            self.close()

    def _opened(self) -> bool:
        head, end, rest = self._read.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.splitlines()[0]:
            raise Closed(head.splitlines()[0].decode())
        self._open, self._read = True, rest
        return True

    def _frame(self) -> bool:
        """One frame, if it is all there."""
        read = self._read
        if len(read) < 2:
            return False
        first, size, start = read[0], read[1], 2
        if size == LONG:
            if len(read) < 4:
                return False
            size, start = int.from_bytes(read[2:4], "big"), 4
        elif size == LONGER:
            if len(read) < 10:
                return False
            size, start = int.from_bytes(read[2:10], "big"), 10
        end = start + size
        if len(read) < end:
            return False
        body, self._read = read[start:end], read[end:]
        kind = first & 15
        if kind == TEXT:
            assert first & WHOLE, "a text in pieces"
            if first & COMPRESSED:
                body = self._inflate.decompress(body + TAIL)
            self._heard(self, body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            raise Closed(body[2:].decode())
        return True

    def send(self, text: str) -> None:
        """Say something."""
        self._write(TEXT, text.encode())

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < LONG:
            head = bytes((WHOLE | kind, MASKED | size))
        else:
            head = struct.pack("!BBH", WHOLE | kind, MASKED | LONG, size)
        self._transport.write(head + KEY + body)

    def finish(self) -> None:
        """This was all that was wanted."""
        if not self.ended.done():
            self.ended.set_result(None)
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()

    def _end(self, error: Exception) -> None:
        if not self.ended.done():
            self.ended.set_exception(error)


async def connect(port: int, path: str, headers: Mapping[str, str], heard: Callable[[Wire, bytes], None]) -> Wire:
    """A line to a server on this machine."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
        **headers,
    }
    request = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n"
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request.encode(), heard), "127.0.0.1", port)
    return wire


def ask(port: int, path: str, data: object, headers: Mapping[str, str]) -> Any:
    """Post something as JSON to a server on this machine, on a line of its own; what it answers."""
    body = json.dumps(data).encode()
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Connection": "close",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        **headers,
    }
    request = f"POST {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n"
    with socket.create_connection(("127.0.0.1", port), LONGEST) as line:
        line.sendall(request.encode() + body)
        pieces = iter(lambda: line.recv(65536), b"")
        head, _, answer = b"".join(pieces).partition(b"\r\n\r\n")
    if not head.split(b" ", 2)[1].startswith(b"2"):
        raise ConnectionError(f"{path}: {head.decode()} {answer.decode()}")
    return json.loads(answer)
