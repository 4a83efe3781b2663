"""Fair deals: the table shows a fingerprint of the deal before the first card and what it is made of after the last.

The fingerprint is SHA-256 over a seed of 128 bits and a nonce of 256 bits, both made by the server.  The server cannot
change the deal afterwards, and nobody can work the deal out of the fingerprint.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

from chabudai.core.box import Box
from chabudai.core.record import Record, replay

SEED_BYTES: Final = 16
NONCE_BYTES: Final = 32


@dataclass(frozen=True)
class Deal:
    """A seed; with a nonce when the server made it, without when somebody gave it and so knows every card."""

    seed: int
    nonce: str = ""

    @property
    def secret(self) -> bool:
        """Was the seed made by the server, so that nobody can know it?"""
        return bool(self.nonce)

    @cached_property
    def fingerprint(self) -> str:
        """What is shown before the first card; nothing when the seed was given."""
        return fingerprint(self.seed, self.nonce) if self.nonce else ""


def fresh() -> Deal:
    """A deal that nobody knows."""
    return Deal(secrets.randbits(8 * SEED_BYTES), secrets.token_hex(NONCE_BYTES))


def fingerprint(seed: int, nonce: str) -> str:
    """SHA-256 over the 16 bytes of the seed (most significant first) and the 32 bytes of the nonce."""
    return sha256(seed.to_bytes(SEED_BYTES, "big") + bytes.fromhex(nonce)).hexdigest()


def verify(box: Box, record: Record, nonce: str, shown: str) -> str | None:
    """Why this game does not follow from the fingerprint that was shown; None when it does."""
    try:
        if len(bytes.fromhex(nonce)) != NONCE_BYTES or not 0 <= record.seed < 1 << 8 * SEED_BYTES:
            return "fair-malformed"
    except ValueError:
        return "fair-malformed"
    if not hmac.compare_digest(fingerprint(record.seed, nonce).encode(), shown.strip().lower().encode()):
        return "fair-other-fingerprint"
    return None if replay(box, record).over else "fair-not-over"
