"""What a piece has to say in full, and under which key the page lists it once."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Sequence
from hashlib import blake2b

from chabudai.core.scene import Piece
from chabudai.table.pages.draw.words import MOST, printed

_keys: dict[Hashable, str] = {}


def says_more(piece: Piece) -> bool:
    """Has it something to say in full?"""
    return piece.text is not None or piece.origin is not None or bool(piece.clause)


def about_key(piece: Piece, names: Sequence[str], seats: list[int]) -> str:
    """Pieces that say the same in full share one entry of the list of cards; the seats in it are added to `seats`."""
    title, text = printed(piece.title or piece.name, names, seats), printed(piece.text, names, seats)
    told = title, text, origin_of(piece), piece.clause
    key = _keys.get(told)
    if key is None:
        if len(_keys) > MOST:
            _keys.clear()
        key = _keys[told] = blake2b(repr(told).encode(), digest_size=5).hexdigest()
    return key


def origin_of(piece: Piece) -> str:
    """Whether it is as printed, by key; nothing where that was never asked."""
    return "" if piece.origin is None else piece.origin.key
