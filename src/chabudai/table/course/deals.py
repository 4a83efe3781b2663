"""Fair deals: the table shows a fingerprint of the deal before the first card and what it is made of after the last.

The fingerprint is SHA-256 over a seed of 128 bits and a nonce of 256 bits, both made by the server, and over what the
table agreed on: game, edition, seats, options and deck.  The server cannot change any of it afterwards, and nobody can
work the deal out of the fingerprint.  Tables from before have a fingerprint of seed and nonce alone.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from chabudai.core.box import Box, Json, Value
from chabudai.core.record import Record, replay

SEED_BYTES: Final = 16
NONCE_BYTES: Final = 32
SECOND: Final = "v2:"  # how fingerprints begin that cover the agreement


@dataclass(frozen=True)
class Deal:
    """A seed; with a nonce when the server made it, without when somebody gave it and so knows every card."""

    seed: int
    nonce: str = ""

    @property
    def secret(self) -> bool:
        """Was the seed made by the server, so that nobody can know it?"""
        return bool(self.nonce)


def fresh() -> Deal:
    """A deal that nobody knows."""
    return Deal(secrets.randbits(8 * SEED_BYTES), secrets.token_hex(NONCE_BYTES))


def agreement(game: str, edition: int, seats: int, options: Mapping[str, Value], deck: Json) -> str:
    """What the table agreed on before the first card, always written in the same way."""
    agreed = {"game": game, "edition": edition, "seats": seats, "options": dict(options), "deck": deck}
    return json.dumps(json.loads(json.dumps(agreed)), sort_keys=True, separators=(",", ":"))


def fingerprint(seed: int, nonce: str, agreed: str) -> str:
    """SHA-256 over the 16 bytes of the seed (most significant first), the 32 bytes of the nonce, and the agreement."""
    return SECOND + sha256(_dealt(seed, nonce) + agreed.encode()).hexdigest()


def first_fingerprint(seed: int, nonce: str) -> str:
    """The same over seed and nonce alone, as tables showed it before."""
    return sha256(_dealt(seed, nonce)).hexdigest()


def good(shown: str) -> str:
    """What to say of a game that follows from it."""
    return "fair-good" if covers_all(shown) else "fair-good-first"


def covers_all(shown: str) -> bool:
    """Is it a fingerprint of deck, options, seats and edition too?"""
    return shown.strip().lower().startswith(SECOND)


def verify(box: Box, record: Record, nonce: str, shown: str) -> str | None:
    """Why this game does not follow from the fingerprint that was shown; None when it does."""
    try:
        if len(bytes.fromhex(nonce)) != NONCE_BYTES or not 0 <= record.seed < 1 << 8 * SEED_BYTES:
            return "fair-malformed"
    except ValueError:
        return "fair-malformed"
    agreed = agreement(record.game, record.edition, record.seats, box.complete(record.options), record.deck)
    right = fingerprint(record.seed, nonce, agreed) if covers_all(shown) else first_fingerprint(record.seed, nonce)
    if not hmac.compare_digest(right.encode(), shown.strip().lower().encode()):
        return "fair-other-fingerprint"
    return None if replay(box, record).over or record.ended is not None else "fair-not-over"


def _dealt(seed: int, nonce: str) -> bytes:
    return seed.to_bytes(SEED_BYTES, "big") + bytes.fromhex(nonce)
