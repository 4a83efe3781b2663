"""The cards and calendars of one deck as tables of ints, for the rules to look things up.

A position names its deck by a fingerprint and never copies it; `catalogues` finds the tables.
"""

# mypyc: compile
from __future__ import annotations

from chabudai.games.arigato.material import CARD_BIT, CARDS, CRAFTS, ITEMS, LAST_DAY, MOMENTS, SECOND_TILE_DAY, TILES


def call(condition: int, about: int = -1) -> int:
    """A condition and the craft or item it names, as one number: what an event calls out and a card listens for."""
    return condition * 8 + about + 1


class Catalogue:
    """What each of the hundred cards shows, and the objectives of the four calendar sides."""

    printing: int  # the fingerprint
    craft: list[int]
    made: list[int]  # the item in the lantern
    slots: list[int]  # the workshops where the card may stand, as a bit mask
    cost: list[list[int]]  # items needed for the offering, by kind
    value: list[int]
    dusk: list[bool]  # does it show the dusk icon?
    condition: list[int]
    about: list[int]  # the craft or item that the condition names, or -1
    parts: list[tuple[tuple[int, int, int], ...]]  # the effect: (kind, amount, craft or item)
    reconstructed: list[bool]
    calls: list[int]  # condition and what it names in one number: see `call`
    moments: list[int]  # per card, and one more for an empty workshop: when it listens, as bits
    of_craft: list[int]  # per craft: its cards, as a bit mask
    with_dusk: int  # the cards with the dusk icon, as a bit mask
    objectives: list[list[tuple[int, int, int]]]  # per side (tile * 2 + side), per day: (subject, place, count)
    reconstructed_objectives: list[list[bool]]

    def complete(self) -> None:
        """Work out what follows from the cards."""
        self.calls = [call(self.condition[card], self.about[card]) for card in range(CARDS)]
        self.moments = [MOMENTS[condition] for condition in self.condition] + [0]
        self.of_craft = [0] * CRAFTS
        self.with_dusk = 0
        for card in range(CARDS):
            self.of_craft[self.craft[card]] |= CARD_BIT[card]
            if self.dusk[card]:
                self.with_dusk |= CARD_BIT[card]

    def side_of(self, calendar: int, day: int) -> int:
        """The calendar side, among the four, that shows this day; `calendar` has a bit a tile."""
        tile = 1 if day >= SECOND_TILE_DAY else 0
        return tile * TILES + (calendar >> tile & 1)

    def objective(self, calendar: int, day: int) -> tuple[int, int, int]:
        """What the day asks for: subject, place, count; a count of 0 means nothing."""
        return self.objectives[self.side_of(calendar, day)][day]


def blank_catalogue() -> Catalogue:
    """Tables without cards, to be filled."""
    new = Catalogue()
    new.printing = 0
    new.craft = [0] * CARDS
    new.made = [0] * CARDS
    new.slots = [0] * CARDS
    new.cost = [[0] * ITEMS for _ in range(CARDS)]
    new.value = [0] * CARDS
    new.dusk = [False] * CARDS
    new.condition = [0] * CARDS
    new.about = [-1] * CARDS
    new.parts = [() for _ in range(CARDS)]
    new.reconstructed = [True] * CARDS
    new.objectives = [[(0, 0, 0)] * (LAST_DAY + 1) for _ in range(TILES * 2)]
    new.reconstructed_objectives = [[True] * (LAST_DAY + 1) for _ in range(TILES * 2)]
    return new
