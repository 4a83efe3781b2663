"""Could a village run on for ever?  How many favors gained items may bring, over all villages of a deck.

Say a village gains a favors for each item of one kind, b <= a for each of a second, and for no third kind more.  Let
U = (4a + 2b) / 3; price an item of the first kind at U - a, all others at U / 2, and a favor at 1.  Then no swap gains
anything: two items given cost at least what the one taken and its favors are worth, and it leaves fewer items.  An item
of the bonus costs 5 favors and is worth U at most.  While U is less than 5 every bonus is a loss, and every chain ends;
from 5 on, or where an item brings an item, it may not: box.6.
"""

from __future__ import annotations

from itertools import permutations
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

SAFE_BELOW: Final = 8  # 2a + b, in whole favors: (4a + 2b) / 3 < 5
MOST_COUNTED: Final = {FAVOR_PER_VILLAGER: WORKSHOPS, FAVOR_PER_AT_GATE: LAST_DAY}


class LoopingDeck(UserWarning):
    """A supplied deck in which a chain of effects might never end by itself; the guard of day.9 ends it."""

    def __init__(self, source: str, risk: str) -> None:
        super().__init__(f"{source}: {risk}")


def favors_per_item(catalogue: Catalogue, item: int) -> int:
    """The most favors that gaining this item once can bring in one village."""
    return most_favors(catalogue, {item: 1})


def most_favors(catalogue: Catalogue, often: dict[int, int]) -> int:
    """The most favors that gaining each of these items so many times can bring in one village."""
    best = [0] + [-1] * 15  # per set of workshops taken: the favors of the artisans standing there
    for card in range(CARDS):
        times = often.get(catalogue.about[card], 0) if catalogue.condition[card] == ITEM_GAINED else 0
        if times:
            favors = times * _favors(catalogue, card)
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
    alone = set()
    for item in range(ITEMS):
        most = favors_per_item(catalogue, item)
        if 2 * most >= SAFE_BELOW:
            alone.add(item)
            risks.append(f"one village can gain {most} favors for each {ITEM_CODES[item]}; 4 may never end")
    for first, second in permutations([item for item in range(ITEMS) if item not in alone], 2):
        if most_favors(catalogue, {first: 2, second: 1}) >= SAFE_BELOW:
            kinds = f"{ITEM_CODES[first]} and {ITEM_CODES[second]}"
            risks.append(
                f"one village can gain 3 and 2 favors or more for {kinds}; swapped to and fro they may never end"
            )
    risks += [f"card {card} answers a gained item with an item" for card in gives_items_for_items(catalogue)]
    return risks


def _favors(catalogue: Catalogue, card: int) -> int:
    return sum(
        amount * MOST_COUNTED.get(kind, 1)
        for kind, amount, _ in catalogue.parts[card]
        if kind == FAVOR or kind in MOST_COUNTED
    )
