"""What a piece has to say in full, and under which key the page lists it once."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Sequence
from hashlib import blake2b

from chabudai.core.scene import Piece
from chabudai.table.pages.draw.words import MOST, told_by
from chabudai.words import You

_keys: dict[Hashable, str] = {}


def says_more(piece: Piece) -> bool:
    """Has it something to say in full?"""
    return piece.text is not None or piece.origin is not None or bool(piece.clause)


def about_key(piece: Piece, names: Sequence[str]) -> tuple[str, int]:
    """Pieces that say the same in full share one entry of the list of cards; and the seats that occur in it."""
    told: list[Hashable] = [origin_of(piece), piece.clause]
    seats = told_by(piece.title or piece.name, told) | told_by(piece.text, told)
    told += [(str(name), isinstance(name, You)) for seat, name in enumerate(names) if seats >> seat & 1]
    known = tuple(told)
    key = _keys.get(known)
    if key is None:
        if len(_keys) > MOST:
            _keys.clear()
        key = _keys[known] = blake2b(repr(known).encode(), digest_size=5).hexdigest()
    return key, seats


def origin_of(piece: Piece) -> str:
    """Whether it is as printed, by key; nothing where that was never asked."""
    return "" if piece.origin is None else piece.origin.key
