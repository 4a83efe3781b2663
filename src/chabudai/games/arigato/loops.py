"""Could a village run on for ever?  How many favors one gained item may bring, over all villages of a deck.

Ten favors bring two items, so an item that brings m favors becomes 1 / (1 - m / 5) items; swaps lose half of them.
Below four favors an item every chain ends by itself; from four on, or where an item brings an item, it may not: box.6.
"""

from __future__ import annotations

from typing import Final

from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.material import (
    CARDS,
    FAVOR,
    FAVOR_PER_AT_GATE,
    FAVOR_PER_VILLAGER,
    ITEM_CODES,
    ITEM_GAINED,
    ITEMS,
    LAST_DAY,
    WORKSHOPS,
)

SAFE_BELOW: Final = 4
MOST_COUNTED: Final = {FAVOR_PER_VILLAGER: WORKSHOPS, FAVOR_PER_AT_GATE: LAST_DAY}


class LoopingDeck(UserWarning):
    """A supplied deck in which a chain of effects might never end by itself; the guard of day.9 ends it."""

    def __init__(self, source: str, risk: str) -> None:
        super().__init__(f"{source}: {risk}")


def favors_per_item(catalogue: Catalogue, item: int) -> int:
    """The most favors that gaining this item once can bring in one village."""
    best = [0] + [-1] * 15  # per set of workshops taken: the favors of the artisans standing there
    for card in range(CARDS):
        if catalogue.condition[card] == ITEM_GAINED and catalogue.about[card] == item:
            favors = _favors(catalogue, card)
            for taken in range(15, -1, -1):
                for slot in range(WORKSHOPS):
                    if best[taken] >= 0 and catalogue.slots[card] >> slot & 1 and not taken >> slot & 1:
                        best[taken | 1 << slot] = max(best[taken | 1 << slot], best[taken] + favors)
    return max(best)


def gives_items_for_items(catalogue: Catalogue) -> list[int]:
    """The cards that answer a gained item with an item."""
    return [
        card
        for card in range(CARDS)
        if catalogue.condition[card] == ITEM_GAINED
        and any(kind not in (FAVOR, *MOST_COUNTED) for kind, _, _ in catalogue.parts[card])
    ]


def loop_risks(catalogue: Catalogue) -> list[str]:
    """What makes endless chains possible, one line each; empty for a deck in which every chain ends."""
    risks = []
    for item in range(ITEMS):
        most = favors_per_item(catalogue, item)
        if most >= SAFE_BELOW:
            risks.append(f"one village can gain {most} favors for each {ITEM_CODES[item]}; {SAFE_BELOW} may never end")
    risks += [f"card {card} answers a gained item with an item" for card in gives_items_for_items(catalogue)]
    return risks


def _favors(catalogue: Catalogue, card: int) -> int:
    return sum(
        amount * MOST_COUNTED.get(kind, 1)
        for kind, amount, _ in catalogue.parts[card]
        if kind == FAVOR or kind in MOST_COUNTED
    )
