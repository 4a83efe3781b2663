"""A position: the table with its secrets, and what it is worth."""

# mypyc: compile
from __future__ import annotations

from typing import Any

from chabudai.core.step import Step
from chabudai.games.arigato.scoring import points_of, solo_target
from chabudai.games.arigato.secrets import Veiled
from chabudai.games.arigato.spilling import spills


class Position(Veiled):
    """What games are made of.  The rules know it as `Arigato`, so that they need not know what is built on them."""

    __slots__ = ()

    def blank(self) -> Position:
        return Position()

    def regrets(self, seat: int, steps: list[Step[Any]]) -> bool:
        return spills(self, seat, steps)

    def totals(self) -> list[int]:
        return self.points[:] if self.over else [points_of(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        totals = self.totals()
        if self.seats == 1:
            return [1 if totals[0] > solo_target(self) else 2]  # solo.4
        return [1 + len([other for other in totals if other > mine]) for mine in totals]  # end.4
