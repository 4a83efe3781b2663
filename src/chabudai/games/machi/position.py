"""A position: the table with its secrets, and what it is worth."""

# mypyc: compile
from __future__ import annotations

from chabudai.games.machi.secrets import Veiled


class Position(Veiled):
    """What games are made of.  The rules know it as `Machi`, so that they need not know what is built on them."""

    __slots__ = ()

    def blank(self) -> Position:
        return Position()

    def totals(self) -> list[int]:
        return self.points[:]

    def ranks(self) -> list[int]:
        # end.2, end.3: more honour in the last year breaks a tie, and what is still tied is shared.
        merits = [(self.points[seat], self.honour[seat]) for seat in range(self.seats)]
        return [1 + len([other for other in merits if other > mine]) for mine in merits]
