"""Events: what happened, for people.  A by-product: simulations run without them."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import field
from typing import Final

from chabudai.core.knowledge import CARD_BITS, EVERYONE, PUBLIC
from chabudai.core.once import PIECES, forgotten_too
from chabudai.core.remembered import Remembered
from chabudai.core.things import thing

MOST: Final = 2 * PIECES


@thing(frozen=True)
class Event(Remembered):
    """One line of the log: its kind, clause and facts, and who may see it (bits as in `knowledge`)."""

    kind: str
    clause: str
    facts: Mapping[str, int] = field(default_factory=dict)
    seen_by: int = EVERYONE

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) see the event?"""
        return self.seen_by >> (CARD_BITS + (PUBLIC if seat is None else seat)) & 1 == 1


_happened: Final[dict[tuple[Hashable, ...], Event]] = {}
forgotten_too(_happened.clear)


def happened(game: type[object], kind: str, clause: str, facts: dict[str, int], seen_by: int) -> Event:
    """An event.  What happens alike at any table of a game is the same one, as with `once`: it is said once."""
    key = (game, kind, clause, seen_by, *facts, *facts.values())
    known = _happened.get(key)
    if known is None:
        if len(_happened) >= MOST:
            _happened.clear()
        known = _happened[key] = Event(kind, clause, facts, seen_by)
    return known
