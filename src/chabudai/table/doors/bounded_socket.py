"""WebSockets as a stranger may use them: so many frames a second, read in small pieces, and no last words without end.

What is sent is compressed where that pays: a table that is opened, and not each of its moves.

What is said on a line is counted in `live`; but before that somebody has to read it, and a quarter of a megabyte may
hold forty thousand frames.  Whoever sends that many is hung up on before they are read.
"""

from __future__ import annotations

import zlib
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

PIECE: Final = 1024  # bytes that are read at once: less than two hundred frames
FRAMES: Final = 200.0  # a second, several times of what a program may say
RESERVE: Final = 200.0  # frames at once, after a quiet time
LAST_WORDS: Final = 16 * 1024  # bytes that are read after the line was closed from here
WORTH: Final = 8192  # bytes of a message that is worth compressing: six packets, which go out at once anyway
QUICKLY: Final = 1  # the level: between a quarter and three quarters of the usual one's time, and a fifth more bytes
TEXT: Final = 0x81  # the first byte of a frame that is a whole text
LONGER: Final = 126  # bytes: the length of this many and more is written in two bytes behind this number
ENOUGH: Final = 1008
FLOODED: Final = "flooded"  # in the state of a connection that was hung up on here
POST: Final = "post"  # in the state of every connection: sends a text at once, if that is possible


class Sparing(Extension):
    """Compression of long messages only, as quick as can be: of a short one it takes longer than it saves."""

    def __init__(self, whole: Extension) -> None:
        self.name = whole.name
        self.decode = whole.decode  # type: ignore[method-assign]  # whatever the client sends
        self._whole = whole
        if isinstance(whole, PerMessageDeflate) and not whole.local_no_context_takeover:
            whole.encoder = zlib.compressobj(QUICKLY, wbits=-whole.local_max_window_bits, **whole.compress_settings)

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent."""
        return frame if len(frame.data) < WORTH else self._whole.encode(frame)


def short_frame(data: bytes) -> bytes:
    """A text of less than `WORTH` bytes as a server sends it: whole, as it is, not masked (RFC 6455, 5.2)."""
    size = len(data)
    if size < LONGER:
        return bytes((TEXT, size)) + data
    return bytes((TEXT, LONGER, size >> 8, size & 255)) + data


class BoundedSocket(WebSocketsSansIOProtocol):
    """A line that is closed when its client sends more than anybody needs to."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._left, self._since = RESERVE, monotonic()
        self._last_words = 0

    def handle_connect(self, event: Request) -> None:
        """Somebody calls."""
        super().handle_connect(event)
        self.conn.extensions = [Sparing(one) for one in self.conn.extensions]
        if not self.close_sent:
            self.scope["state"][POST] = self.post

    def post(self, text: str) -> bool:
        """Send a text without anybody waiting for it; False when the client has not taken what was sent before."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        data = text.encode()
        if len(data) < WORTH and self.conn.state is OPEN:
            self.transport.write(short_frame(data))
            return True
        try:
            self.conn.send_text(data)
        except InvalidState:  # the client is going
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone: what takes room goes with it, and does not wait for the collector."""
        super().connection_lost(exc)
        self.conn.extensions = []  # each remembers what it compressed

    def data_received(self, data: bytes) -> None:
        """Something is sent: read it piece by piece, as long as it is worth it."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if self.close_sent:
                self._last_words += PIECE
                if self._last_words > LAST_WORDS:
                    self.transport.abort()
                    return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """So many frames have been read."""
        moment = monotonic()
        self._left = min(RESERVE, self._left + (moment - self._since) * FRAMES) - len(self.conn.events)
        self._since = moment
        if self._left >= 0 or self.close_sent:
            super().handle_events()
            return
        if self.handshake_complete:
            self.scope["state"][FLOODED] = True  # `live` may have ended for another reason before it reads the code
        self.conn.fail(ENOUGH, "too-fast")
        self.handle_parser_exception()  # tells both sides, and closes
