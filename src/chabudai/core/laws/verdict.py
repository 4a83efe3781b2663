"""How a law speaks when it is broken."""

from __future__ import annotations

from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.errors import BrokenLaw
from chabudai.core.step import Game


def law(name: str, holds: bool, **facts: object) -> None:
    """Raise BrokenLaw unless it holds."""
    if not holds:
        broken = BrokenLaw(name)
        broken.facts = facts
        raise broken


def same(box: Box, one: Game, other: Game, name: str) -> None:
    """Two positions are equal when their encodings are."""
    law(name, codec.dumps(box, one) == codec.dumps(box, other))
