"""Who may know what of the table: cards that are hidden, decisions that are sealed until all have decided."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import Stretch
from chabudai.core.rng import Rng
from chabudai.games.dojo.geometry import open_cells
from chabudai.games.dojo.state import SEALED, SHOWN, SIGNS, UNDECIDED, Dojo


class Veiled(Dojo):
    """The table with its secrets."""

    __slots__ = ()

    def hidden(self) -> list[list[list[int]]]:
        return [[self.deck, self.drawn, self.hands], [self.tokens]]

    def own_hidden(self) -> None:
        self.own_piles()
        self.own_table()

    def hands_of(self, seat: int) -> list[Stretch]:
        return [(self.hands, seat, seat + 1)]

    def seal(self, seat: int) -> None:
        if self.plan[seat] != UNDECIDED:
            self.plan[seat] = SEALED
        if 0 <= self.throws[seat] < SHOWN:
            self.own_fights()
            self.throws[seat] = SEALED

    def imagine(self, seat: int, rng: Rng) -> None:
        if self.plan[seat] == SEALED:
            cells = open_cells(self.occupied[seat], self.edges(seat))
            self.plan[seat] = cells[rng.below(len(cells))]
        if self.throws[seat] == SEALED:
            self.own_fights()
            self.throws[seat] = rng.below(SIGNS)
