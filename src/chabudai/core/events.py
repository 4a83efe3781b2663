"""Events: what happened, for people.  A by-product: simulations run without them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from chabudai.core.knowledge import CARD_BITS, EVERYONE, PUBLIC


@dataclass(frozen=True)
class Event:
    """One line of the log: its kind, clause and facts, and who may see it (bits as in `knowledge`)."""

    kind: str
    clause: str
    facts: Mapping[str, int] = field(default_factory=dict)
    seen_by: int = EVERYONE

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) see the event?"""
        return self.seen_by >> (CARD_BITS + (PUBLIC if seat is None else seat)) & 1 == 1
