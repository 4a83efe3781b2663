"""The chance of a village of Arigatō to meet each objective on its day."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.games.arigato.bot.chances import MOST_NEEDED, supplies, tails
from chabudai.games.arigato.bot.sight import Sight
from chabudai.games.arigato.material import (
    ANY_CARDS,
    ANY_ITEMS,
    AT_GATE,
    CRAFTS,
    DIFFERENT_CRAFTS,
    DIFFERENT_ITEMS,
    DUSK_CARDS,
    FIRST_OBJECTIVE_DAY,
    IN_BOTH,
    IN_STOCK,
    IN_VILLAGE,
    ITEMS,
    LAST_DAY,
    LAST_OBJECTIVE_DAY,
    OFFERED_CARDS,
    SAME_CRAFT,
    SAME_ITEMS,
)
from chabudai.games.arigato.state import DUSK

USUAL_COST: Final = 4  # items for an offering


class Objectives:
    """The chances that the weights give, by the days left and by what is lacking."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.kept = [weights["cards_kept"] ** days for days in range(LAST_DAY)]
        self.items_kept = [weights["items_kept"] ** days for days in range(LAST_DAY)]
        self.supply = supplies(weights["objective_items"], weights["objective_spread"])
        self.kinds = tails(min(1.0, weights["other_item"]))
        self.alike = tails(min(1.0, weights["same_item"]))
        self.other_craft = tails(min(1.0, weights["other_craft"]))
        self.same_craft = tails(min(1.0, weights["same_craft"]))
        self.any_card = tails(0.95)
        self.fitting = min(1.0, weights["other_craft"])

    def tokens_to_come(self, sight: Sight) -> float:
        """dusk.3: the chance of each day's token from today's dusk on."""
        game = sight.game
        first = game.day if game.phase != DUSK else game.day + 1
        tokens = 0.0
        for day in range(max(first, FIRST_OBJECTIVE_DAY), LAST_OBJECTIVE_DAY + 1):
            subject, place, count = sight.cards.objective(game.calendar, day)
            if day == game.day and not sight.open:
                tokens += counted(sight, subject, place, sight.gate) >= count
            elif subject >= ANY_ITEMS:
                tokens += self.items_chance(sight, subject, count, day - game.day)
            else:
                tokens += self.cards_chance(sight, subject, place, count, day - game.day)
        return tokens

    def items_chance(self, sight: Sight, subject: int, count: int, days: int) -> float:
        """objectives.3: that the stock is right in so many days; today, swaps may help."""
        stock = sight.stock
        lacking = count - counted(sight, subject, IN_STOCK, 0)
        if lacking <= 0:
            return self.items_kept[days]
        if subject == ANY_ITEMS:
            return self.supply[days][lacking]
        if days:
            return (self.kinds if subject == DIFFERENT_ITEMS else self.alike)[2 * days][lacking]
        pairs = 0
        most = max(stock)
        for amount in stock:
            if subject == DIFFERENT_ITEMS:
                pairs += max(0, amount - 1) // 2
            elif amount < most:
                pairs += amount // 2
        return self.items_kept[1] if pairs >= lacking else 0.0

    def cards_chance(self, sight: Sight, subject: int, place: int, count: int, days: int) -> float:
        """objectives.1, objectives.2: that the village and the gate are right in so many days.

        An artisan with a token can be sent on the day itself, so for the gate it is as good as there.
        """
        if subject == OFFERED_CARDS:
            lacking = count - sight.offered_count
            return self.kept[days] if lacking <= 0 else self.delivered(sight, lacking, days)
        lacking = count - counted(sight, subject, place, sight.gate | sight.ready)
        if place == AT_GATE:
            if lacking > 0:
                chance = self.delivered(sight, lacking, days)
                return chance if subject == ANY_CARDS else chance * self.fitting**lacking
            return 1.0 if counted(sight, subject, place, sight.gate) >= count else self.kept[1]
        if lacking <= 0:
            return self.kept[days] if place == IN_VILLAGE else 1.0
        placed = days + sight.to_place
        if subject == DIFFERENT_CRAFTS:
            return self.other_craft[placed][lacking]
        if subject == SAME_CRAFT:
            return self.same_craft[placed][lacking]
        return self.any_card[placed][lacking] if subject == ANY_CARDS else self.same_craft[placed][lacking]

    def delivered(self, sight: Sight, count: int, days: int) -> float:
        """The chance to pay for so many more artisans within so many days."""
        needed = sight.needed
        waiting = len(needed)
        if count <= waiting:
            items = needed[count - 1]
        else:
            later = count - waiting  # those who have not even moved in
            if later > days + sight.to_place:
                return 0.0
            items = later * USUAL_COST + (needed[waiting - 1] if waiting else 0) - sum(sight.spare) // 2
        chance = self.supply[days][min(MOST_NEEDED, max(0, items))]
        return chance * self.kept[1]


def counted(sight: Sight, subject: int, place: int, gate: int) -> int:
    """objectives.1 to objectives.4, for the village as it will be and this gate."""
    if subject >= ANY_ITEMS:
        if subject == ANY_ITEMS:
            return sum(sight.stock)
        return max(sight.stock) if subject == SAME_ITEMS else ITEMS - sight.stock.count(0)
    if subject == OFFERED_CARDS:
        return sight.offered_count
    mask = sight.inhabitants if place == IN_VILLAGE else gate
    if place == IN_BOTH:
        mask |= sight.inhabitants
    if subject == ANY_CARDS:
        return mask.bit_count()
    if subject == DUSK_CARDS:
        return (mask & sight.cards.with_dusk).bit_count()
    groups = [(mask & sight.cards.of_craft[craft]).bit_count() for craft in range(CRAFTS)]
    return max(groups) if subject == SAME_CRAFT else CRAFTS - groups.count(0)
