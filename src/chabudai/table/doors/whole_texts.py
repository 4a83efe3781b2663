"""Whole texts: the frames that pages and programs send all the time, read without the library.

A message from a client is next to always one frame that comes by itself: a short text, masked, perhaps compressed.  The
library reads frames of every kind, in pieces of any size, by generators within generators, which takes it longer than
the rest of the way to the table; so what is not such a text is left to it.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

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
