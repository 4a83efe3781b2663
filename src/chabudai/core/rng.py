"""Chance.

The chance of a *game* is a key (one integer, drawn from the seed) and a counter per stream, both in the state: the
n-th shuffle of a stream is a function of (key, stream, n) alone, so equal seeds give equal deals even after choices
have diverged, and the order in which seats arrive never matters.  Words come from SHAKE-128: one call a shuffle, and
nobody can work out the rest of a deal from the cards seen so far.

The chance of a *search or playout* is an `Rng` that the caller carries: a small sfc32, never part of a position.
"""

# mypyc: compile
from __future__ import annotations

from hashlib import shake_128
from struct import Struct
from typing import Final

from chabudai.core.compiler_notes import i64

MASK32: Final = 0xFFFFFFFF
KEY_BYTES: Final = 16
STREAM_BITS: Final = 16
COUNTER_BYTES: Final = 4
SOURCE_BYTES: Final = KEY_BYTES + STREAM_BITS // 8 + COUNTER_BYTES
NUMBERS: Final = [Struct(f"<{count}I") for count in range(256)]  # readers for as many numbers as a pile has cards


def key_of(seed: int) -> int:
    """The key of a game dealt from `seed`."""
    return int.from_bytes(shake_128(f"chabudai:{seed}".encode()).digest(KEY_BYTES), "little")


def words(key: int, stream: int, counter: int, count: int) -> tuple[int, ...]:
    """`count` numbers of 32 bits, the same for the same arguments for ever."""
    source = (key | (stream | counter << STREAM_BITS) << 8 * KEY_BYTES).to_bytes(SOURCE_BYTES, "little")
    reader = NUMBERS[count] if count < len(NUMBERS) else Struct(f"<{count}I")
    numbers: tuple[int, ...] = reader.unpack(shake_128(source).digest(4 * count))
    return numbers


def shuffled(cards: list[int], key: int, stream: int, counter: int) -> list[int]:
    """The cards put into canonical order and then shuffled: what they were in before cannot matter."""
    pile = sorted(cards)
    numbers = words(key, stream, counter, len(pile))
    for i in range(len(pile) - 1, 0, -1):
        j = (numbers[i] >> 2) * (i + 1) >> 30  # 30 bits: compiled code then stays within a machine word
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card
    return pile


class Rng:
    """sfc32: small, quick and the same interpreted and compiled (every intermediate stays below 2**63)."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int) -> None:
        start = words(key_of(seed), 0, 0, 4)
        self.a = start[0]
        self.b = start[1]
        self.c = start[2]
        self.d = start[3]

    def word(self) -> int:
        """A number of 32 bits."""
        a, b, c = self.a, self.b, self.c
        mixed = (a + b + self.d) & MASK32
        self.d = (self.d + 1) & MASK32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK32
        self.c = ((((c << 21) | (c >> 11)) & MASK32) + mixed) & MASK32
        return mixed

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return (self.word() >> 2) * limit >> 30

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def key(self) -> int:
        """A fresh key for the chance of an imagined game."""
        return self.word() | self.word() << 32
