"""What the artisans of a village of Arigatō will bring under the gate, and the items that are left over."""

# mypyc: compile
from __future__ import annotations

from chabudai.games.arigato.bot.effects import effect
from chabudai.games.arigato.bot.sight import Sight
from chabudai.games.arigato.material import ITEMS, SELF_TO_GATE, STOCK_LIMIT


class Offerings:
    """Whom the items at hand, and those to be expected, will do for."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.lacking_item = weights["lacking_item"]
        self.items_a_day = weights["items_a_day"]
        self.waiting_artisan = weights["waiting_artisan"]

    def worth(self, sight: Sight) -> float:
        """Artisans that can be sent, now or once their items are there; then what the items left over are worth.

        What is imagined here stays in the sight: the items spare after it, and those needed for more.
        """
        if sight.left == 0 and not sight.open:
            return 0.0
        worth = 0.0
        waiting: list[tuple[int, int]] = []
        for slot in range(len(sight.village)):
            card = sight.village[slot]
            if card < 0:
                continue
            if sight.is_offered(slot):
                worth += sent(sight, card)
            else:
                waiting.append((lacking_for(sight, card), card))
        waiting.sort()
        spare = sight.spare
        expected = sight.left * self.items_a_day
        needed = 0
        for _, card in waiting:
            lacking = lacking_for(sight, card)
            cost = sight.cards.cost[card]
            pairs = 0
            for item in range(ITEMS):
                pairs += max(0, spare[item] - cost[item]) // 2
            swapped = min(lacking, pairs)
            needed += lacking - swapped
            sight.needed.append(needed)
            gain = sent(sight, card)
            if lacking > swapped:
                if lacking > expected:
                    continue
                gain = (gain - (lacking - swapped) * self.lacking_item) * self.waiting_artisan
            gain -= swapped * sight.item if sight.left else 0.0
            if gain <= 0.0:
                continue
            worth += gain
            expected -= lacking - swapped
            for item in range(ITEMS):
                spare[item] = max(0, spare[item] - cost[item])
            for item in range(ITEMS):  # day.5
                while swapped and spare[item] >= 2:
                    spare[item] -= 2
                    swapped -= 1
        if sight.left:
            worth += min(STOCK_LIMIT, sum(spare)) * sight.item
        return worth


def sent(sight: Sight, card: int) -> float:
    """emptying.2: the favors of an artisan under the gate, and what its own departure sets off."""
    worth = float(sight.cards.value[card])
    if sight.cards.condition[card] == SELF_TO_GATE:
        worth += effect(sight, card)
    return worth


def lacking_for(sight: Sight, card: int) -> int:
    """How many items its offering needs beyond those that are spare."""
    cost, spare = sight.cards.cost[card], sight.spare
    lacking = 0
    for item in range(ITEMS):
        lacking += max(0, cost[item] - spare[item])
    return lacking
