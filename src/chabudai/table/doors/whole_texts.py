"""Whole texts: the frames that pages and programs send all the time, read without the library.

A message from a client is next to always one frame that comes by itself: a short text, masked, perhaps compressed.  The
library reads frames of every kind, in pieces of any size, by generators within generators, which takes it longer than
the rest of the way to the table; so what is not such a text is left to it.
"""

# mypyc: compile
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without its part in C
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # the first byte of a frame that is a whole text
COMPRESSED: Final = 0xC1  # the same of one that is compressed (RFC 7692)
MASKED: Final = 0x80  # in the second byte, beside the length
LONGER: Final = 126  # bytes: the length of this many and more is written in two bytes behind this number
LONGEST: Final = 127  # and that of very many in eight
KEY: Final = 4  # bytes of the mask


def short_frame(data: bytes) -> bytes:
    """A text of less than 64 kB as a server sends it: whole, as it is, not masked (RFC 6455, 5.2)."""
    size = len(data)
    if size < LONGER:
        return bytes((TEXT, size)) + data
    return bytes((TEXT, LONGER, size >> 8, size & 255)) + data


def body(data: bytes) -> bytes | None:
    """What is in the frame of a whole text, unmasked; None when these bytes are anything else, or more, or less."""
    if len(data) < 2 + KEY or (data[0] != TEXT and data[0] != COMPRESSED) or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 2
    if size == LONGER:
        size, start = data[2] << 8 | data[3], 4
    elif size == LONGEST:
        return None
    begin = start + KEY
    return apply_mask(data[begin:], data[start:begin]) if len(data) == begin + size else None


class Mailbox:
    """What has come on a line, for the one who listens there; a queue as the server's protocol wants it, no more.

    `emptied` is called when the last message is taken.
    """

    def __init__(self, emptied: Callable[[], None]) -> None:
        self._emptied = emptied
        self._messages: deque[Any] = deque()
        self._listener: asyncio.Future[None] | None = None

    @property
    def is_awaited(self) -> bool:
        """Does somebody wait for the next message?"""
        return self._listener is not None

    def put_nowait(self, message: Any) -> None:
        """Something has come."""
        self._messages.append(message)
        listener, self._listener = self._listener, None
        if listener is not None and not listener.done():
            listener.set_result(None)

    def empty(self) -> bool:
        """Has everything been taken?"""
        return not self._messages

    async def get(self) -> Any:
        """The next message, as soon as there is one."""
        if self._messages:  # a flood on this line must not keep the others waiting
            await asyncio.sleep(0)
        while not self._messages:
            listener = self._listener = asyncio.get_running_loop().create_future()
            try:
                await listener
            finally:
                if self._listener is listener:  # who listened has gone
                    self._listener = None
        message = self._messages.popleft()
        if not self._messages:
            self._emptied()
        return message
