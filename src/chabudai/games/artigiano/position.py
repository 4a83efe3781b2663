"""A position: the table with its secrets, and what it is worth."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.game import Game
from chabudai.games.artigiano.scoring import points_so_far
from chabudai.games.artigiano.secrets import Veiled


class Position(Veiled):
    """What games are made of.  The rules know it as `Artigiano`, so that they need not know what is built on them."""

    __slots__ = ()

    def blank(self) -> Position:
        return Position()

    def totals(self) -> list[int]:
        return self.points[:] if self.over else points_so_far(self)

    def counts_like(self, other: Game) -> bool:
        if not isinstance(other, Position) or self.over or other.over:
            return False
        return (
            self.special_at == other.special_at
            and self.castle == other.castle
            and self.occupied == other.occupied
            and self.claimed == other.claimed
            and self.missions == other.missions
            and len(self.under_priest) == len(other.under_priest)
            and self.first_full == other.first_full
            and self.act_author == other.act_author
        )

    def ranks(self) -> list[int]:
        totals = self.totals()
        return [1 + len([other for other in totals if other > mine]) for mine in totals]
