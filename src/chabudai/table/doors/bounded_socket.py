"""WebSockets as a stranger may use them: so many frames a second, read in small pieces, and no last words without end.

What is sent is compressed where that pays: a table that is opened, and not each of its moves.

What is said on a line is counted in `sockets`; but before that somebody has to read it, and a quarter of a megabyte may
hold forty thousand frames.  Whoever sends that many is hung up on before they are read.

A text that comes by itself while somebody waits for it is read here (`whole_texts`), all else by the library.

What a busy server says in one turn of the loop, on all lines, is written when the turn has ended: written one by one,
each text wakes whoever listens, who takes the processor from the server that still has to speak to all the others.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState, PayloadTooBig, ProtocolError
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN, Protocol

from chabudai.table.doors.mailbox import Mailbox
from chabudai.table.doors.whole_texts import COMPRESSED, body, short_frame

PIECE: Final = 1024  # bytes that are read at once: less than two hundred frames
FRAMES: Final = 200.0  # a second, several times of what a program may say
RESERVE: Final = 200.0  # frames at once, after a quiet time
LAST_WORDS: Final = 16 * 1024  # bytes that are read after the line was closed from here
LONGEST: Final = 1 << 16  # bytes that `short_frame` takes
WORTH: Final = 16 * 1024  # bytes of a message that is worth compressing: a dozen packets, which go out at once anyway
QUICKLY: Final = 1  # the level: between a quarter and three quarters of the usual one's time, and a fifth more bytes
ENOUGH: Final = 1008
FLOODED: Final = "flooded"  # in the state of a connection that was hung up on here
POST: Final = "post"  # in the state of every connection: sends a text at once, if that is possible
HEAR: Final = "hear"  # the same: waits for the next message, as `receive` of its socket does by a longer way
LISTEN: Final = "listen"  # the same: says who is given each text first, while somebody waits; False: it is not theirs


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


def is_between_frames(connection: Protocol) -> bool:
    """Has the library read everything that came, to the end of a message?  Then it waits for the next, or the end."""
    waiting: Any = connection.parser
    while (inner := getattr(waiting, "gi_yieldfrom", None)) is not None:
        waiting = inner
    return connection.current_size is None and waiting.__name__ == "at_eof"


class BoundedSocket(WebSocketsSansIOProtocol):
    """A line that is closed when its client sends more than anybody needs to."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._mailbox = Mailbox(self._read_on)
        self.queue = self._mailbox  # type: ignore[assignment]  # which is all of it that is used
        self._between = False  # frames: has the library nothing that is not read to its end?
        self._left, self._since = RESERVE, monotonic()
        self._last_words = 0
        self._unsent: list[bytes] = []  # frames of this turn of the loop
        self._listener: Callable[[str], bool] | None = None
        self._serving = False  # is the line still served, whether the client is there or not?
        self._state: dict[str, Any] = {}  # of the line, as whoever serves it knows it

    def handle_connect(self, event: Request) -> None:
        """Somebody calls."""
        super().handle_connect(event)
        self.conn.extensions = [Sparing(one) for one in self.conn.extensions]
        if not self.close_sent:
            self._state = self.scope["state"]
            self._state |= {POST: self.post, HEAR: self._mailbox.get, LISTEN: self._listen}

    def _listen(self, listener: Callable[[str], bool]) -> None:
        self._listener = listener

    def post(self, text: str, in_a_hurry: bool) -> bool:
        """Send a text without anybody waiting for it; False when the client has not taken what was sent before.

        In a hurry it goes with all else that is said in this turn, and a longer one as it is, too: who waits for the
        server waits longer than for the line.
        """
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        data = text.encode()
        if len(data) < (LONGEST if in_a_hurry else WORTH) and self.conn.state is OPEN:
            if in_a_hurry and not self._unsent:
                self.loop.call_soon(self._write_unsent)
            self._unsent.append(short_frame(data))
            if not in_a_hurry:
                self._write_unsent()
            return True
        self._write_unsent()
        try:
            self.conn.send_text(data)
        except InvalidState:  # the client is going
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: Any) -> None:
        """What the server says by the longer way, after what it has said by the shorter one."""
        self._write_unsent()
        await super().send(message)

    def _write_unsent(self) -> None:
        frames, self._unsent = self._unsent, []
        if frames and self.conn.state is OPEN and not self.transport.is_closing():  # else nobody may say anything more
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone: what takes room goes with it, and does not wait for the collector."""
        super().connection_lost(exc)
        self._listener = None
        self.conn.extensions = []  # each remembers what it compressed
        if not self._serving:
            self._let_go()

    async def run_asgi(self) -> None:
        """Serve the line, to its end."""
        self._serving = True
        await super().run_asgi()
        self._serving = False
        if self.disconnected:
            self._let_go()

    def _let_go(self) -> None:
        """Nobody speaks here any more: what leads back to the line is cut, or all would wait for the collector."""
        self.conn.parser.close()
        self._mailbox.close()
        for name in (POST, HEAR, LISTEN):
            self._state.pop(name, None)

    def data_received(self, data: bytes) -> None:
        """Something is sent: a text for the one who waits for it, or else read piece by piece, if it is worth it."""
        if self._between and self._mailbox.is_awaited and self.handshake_complete and not self.close_sent:
            text = body(data) if len(data) <= PIECE else None
            if text is not None:
                self._hear(text, data[0] == COMPRESSED)
                return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if self.close_sent:
                self._last_words += PIECE
                if self._last_words > LAST_WORDS:
                    self.transport.abort()
                    return
            super().data_received(data[start : start + PIECE])
        self._between = is_between_frames(self.conn)

    def _hear(self, data: bytes, compressed: bool) -> None:
        """A whole text, of one frame."""
        if not self._affords(1):
            self._hang_up(ENOUGH, "too-fast")
            return
        try:
            if compressed:
                data = self._unpacked(data)
            text = data.decode()
        except PayloadTooBig:
            self._hang_up(CloseCode.MESSAGE_TOO_BIG)
        except (ProtocolError, UnicodeDecodeError) as error:
            wrong = isinstance(error, ProtocolError)
            self._hang_up(CloseCode.PROTOCOL_ERROR if wrong else CloseCode.INVALID_DATA)
        else:
            if self._listener is None or not self._listener(text):
                self._mailbox.put_nowait({"type": "websocket.receive", "text": text})

    def _unpacked(self, data: bytes) -> bytes:
        if not self.conn.extensions:
            raise ProtocolError("reserved bits must be 0")
        frame = self.conn.extensions[0].decode(Frame(Opcode.TEXT, data, rsv1=True), max_size=self.conn.max_message_size)
        return bytes(frame.data)

    def _read_on(self) -> None:
        """All that had come is heard: there may be more."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _affords(self, frames: int) -> bool:
        """May the client send so many more?"""
        moment = monotonic()
        self._left = min(RESERVE, self._left + (moment - self._since) * FRAMES) - frames
        self._since = moment
        return self._left >= 0

    def handle_events(self) -> None:
        """So many frames have been read."""
        if self._affords(len(self.conn.events)) or self.close_sent:
            super().handle_events()
        else:
            self._hang_up(ENOUGH, "too-fast")

    def _hang_up(self, code: int, reason: str = "") -> None:
        """On whoever sends too much, or what nobody can read."""
        if self.handshake_complete and code == ENOUGH:
            self._state[FLOODED] = True  # `sockets` may have ended for another reason before it reads the code
        self.conn.fail(code, reason)
        self.handle_parser_exception()  # tells both sides, and closes
