"""A position: the table with its secrets, and what it is worth."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.game import Game
from chabudai.games.dojo.secrets import Veiled
from chabudai.games.dojo.standing import points_of


class Position(Veiled):
    """What games are made of.  The rules know it as `Dojo`, so that they need not know what is built on them."""

    __slots__ = ()

    def blank(self) -> Position:
        return Position()

    def totals(self) -> list[int]:
        return self.points[:] if self.over else [points_of(self, seat) for seat in range(self.seats)]

    def counts_like(self, other: Game) -> bool:
        if not isinstance(other, Position) or self.over or other.over:
            return False
        # Positions have their dojos in common until somebody trains.
        same = self.grid is other.grid and self.lines is other.lines
        return same and (not self.white_belt or self.wins == other.wins)

    def ranks(self) -> list[int]:
        totals = self.totals()
        merits = [totals[seat] * 100 + self.wins[seat] for seat in range(self.seats)]  # end.2, end.3
        return [1 + len([other for other in merits if other > mine]) for mine in merits]
