"""Rows as arrays: all games of one cell, deals x seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

import numpy as np

from chabudai.core.box import Box, Card, Json
from chabudai.core.seats import NOBODY
from chabudai.lab.figures import Floats, wins
from chabudai.lab.plan import Cell, Plan
from chabudai.lab.play import Row
from chabudai.lab.repeated_looks import ONCE, Looking

FEW: Final = 0.05  # of the deals may have a seat with fewer draws than are counted


class Sample:
    """The games of a cell."""

    def __init__(self, cell: Cell, rows: Sequence[Row], looking: Looking = ONCE) -> None:
        self.cell = cell
        self.rows = rows
        self.looking = looking
        self.seats = cell.seats

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def deals(self) -> list[int]:
        """The numbers of the deals, in order."""
        return [row["deal"] for row in self.rows]

    def array(self, key: str) -> Floats:
        """A figure that every seat has in every game."""
        return np.array([row[key] for row in self.rows], dtype=float).reshape(len(self.rows), -1)

    @cached_property
    def points(self) -> Floats:
        """At the end."""
        return self.array("points")

    @cached_property
    def won(self) -> Floats:
        """Shares of the victory."""
        shares: Floats = wins(self.array("places").astype(int))
        return shares

    @cached_property
    def won_in_order(self) -> Floats | None:
        """The same, round the table from whoever was asked first; None where that is everybody, or always one seat."""
        began = [int(row.get("began", NOBODY)) for row in self.rows]
        if min(began, default=NOBODY) == NOBODY or len(set(began)) == 1:
            return None
        return np.array([np.roll(won, -seat) for won, seat in zip(self.won, began, strict=True)])

    def of(self, deals: Iterable[int]) -> Sample:
        """The same, of these deals only."""
        wanted = set(deals)
        return Sample(self.cell, [row for row in self.rows if row["deal"] in wanted], self.looking)

    def first_draws(self) -> int:
        """How many draws nearly every seat has: only those count, or long games would make their cards look good."""
        least = sorted(min(len(draws) for draws in row["draws"]) for row in self.rows)
        return least[int(len(least) * FEW)] if least else 0

    def draws(self, cards: Sequence[Card]) -> Floats:
        """Cards x deals x seats: how often each was among the seat's first draws by chance."""
        place = {card.number: number for number, card in enumerate(cards)}
        counts = np.zeros((len(cards), len(self.rows), self.seats))
        first = self.first_draws()
        for deal, row in enumerate(self.rows):
            for seat, draws in enumerate(row["draws"]):
                for card in draws[:first]:
                    if card in place:
                        counts[place[card], deal, seat] += 1
        return counts

    def times(self, cards: Sequence[Card], kinds: Iterable[str]) -> Floats:
        """Cards x deals x seats: how often events of these kinds befell each."""
        place = {card.number: number for number, card in enumerate(cards)}
        wanted = set(kinds)
        counts = np.zeros((len(cards), len(self.rows), self.seats))
        for deal, row in enumerate(self.rows):
            for seat, kind, card, times in row["cards"]:
                if kind in wanted and card in place:
                    counts[place[card], deal, seat] += times
        return counts


def samples(plan: Plan, rows: Iterable[Row], looking: Looking = ONCE) -> dict[str, Sample]:
    """The games of every cell, in the order of their deals."""
    by_cell: dict[str, list[Row]] = {cell.name: [] for cell in plan.cells}
    for row in rows:
        by_cell[row["cell"]].append(row)
    return {
        cell.name: Sample(cell, sorted(by_cell[cell.name], key=lambda row: int(row["deal"])), looking)
        for cell in plan.cells
    }


def paired_samples(one: Sample, other: Sample) -> tuple[Sample, Sample]:
    """Both, of the deals that both have played."""
    both = set(one.deals) & set(other.deals)
    return one.of(both), other.of(both)


def kinds_of(box: Box, role: str) -> list[str]:
    """The kinds of event with this role."""
    return [kind for kind, verb in box.verbs.items() if verb.role == role]


def deck_of(box: Box, cell: Cell) -> Json:
    """The deck of a cell as plain data; None where the game has no decks."""
    if cell.deck is not None or box.own_deck is None:
        return cell.deck
    return box.own_deck(box.complete(cell.options))


def cards_of(box: Box, cell: Cell) -> Sequence[Card]:
    """The cards of the deck of a cell; none where the game does not tell."""
    return () if box.cards is None else box.cards(deck_of(box, cell))


def field_of(entry: Mapping[str, Json], path: str) -> str:
    """What stands in a field of a card's entry."""
    found: Json = entry
    for step in path.split("."):
        found = found.get(step) if isinstance(found, Mapping) else None
    return "" if found is None else str(found)
