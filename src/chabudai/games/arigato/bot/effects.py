"""What the effects of a village of Arigatō will still bring."""

# mypyc: compile
from __future__ import annotations

from chabudai.games.arigato.bot.sight import Sight
from chabudai.games.arigato.material import (
    BONUS_ITEMS,
    BONUS_STEP,
    CARD_BIT,
    CONDITION_CODES,
    CRAFTSMAN_IS,
    CRAFTSMEN_ALIKE,
    FAVOR,
    FAVOR_PER_AT_GATE,
    FAVOR_PER_VILLAGER,
    FIVE_ITEMS,
    ITEM_GAINED,
    MANY_ITEMS,
    OBJECTIVE_GAINED,
    PER_CRAFT,
    PER_OFFERED_CRAFT,
    PER_OFFERED_PAIR,
    RESIDENT_IS,
    SELF_TO_GATE,
    TRAVELLER_IS,
    TRAVELLERS,
    TRAVELLERS_ALIKE,
    TWO_ON_TOP,
    WORKSHOPS,
)
from chabudai.games.arigato.state import DUSK


class Effects:
    """Those of this dawn's roles for certain, later ones at the rates that the weights give."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.stay = weights["stay"]
        self.again = weights["met_again"]
        # Conditions without a weight are no matter of how often.
        self.rate = [weights.get(code, 0.0) for code in CONDITION_CODES]

    def worth(self, sight: Sight) -> float:
        """What they bring in points.

        Every day somebody moves in, so somebody leaves a full village: the one whose effect is worth least the next
        day, the best one last.  Whoever keeps an artisan for its effect gives up that of another in the same workshop.
        """
        worth = 0.0
        later: list[float] = []  # per artisan: what it brings on a day to come
        for slot in range(len(sight.village)):
            card = sight.village[slot]
            if card >= 0 and sight.cards.condition[card] != SELF_TO_GATE:  # which is counted with the offering
                once = effect(sight, card)
                worth += once * met_today(sight, card)
                later.append(once * self.met_later(sight, card))
        later.sort(reverse=True)
        days = sight.left + sight.to_place
        for rank in range(len(later)):
            worth += later[rank] * max(0.0, min(days, self.stay * (WORKSHOPS - rank) - 1.0))
        return worth

    def met_later(self, sight: Sight, card: int) -> float:
        """How often the artisan fires on a day to come; who finds at dusk what it waits for will mostly do so again."""
        condition = sight.cards.condition[card]
        times = self.rate[condition]
        if condition > OBJECTIVE_GAINED:
            times += self.again * met_at_dusk(sight, condition, sight.cards.about[card])
        return times


def met_today(sight: Sight, card: int) -> float:
    """conditions.1 to conditions.15: how often the artisan will still fire today, as the roles are given."""
    cards, phase = sight.cards, sight.game.phase
    condition, about = cards.condition[card], cards.about[card]
    if condition == TRAVELLER_IS:
        return sight.travellers[about]
    if condition == TRAVELLERS_ALIKE:
        return max(sight.travellers) // TRAVELLERS
    if condition == RESIDENT_IS:
        return sight.newcomer >= 0 and cards.craft[sight.newcomer] == about
    if condition == CRAFTSMAN_IS:
        return min(2, sight.craftsmen[about])
    if condition == CRAFTSMEN_ALIKE:
        return max(sight.craftsmen) >= 2
    if condition == ITEM_GAINED:
        return sight.gained[about]
    if condition > OBJECTIVE_GAINED and phase != DUSK and not sight.to_place:
        if sight.left == 0 and sight.ready & CARD_BIT[card]:
            return 0.0  # it will be sent before
        return met_at_dusk(sight, condition, about)
    return 0.0


def met_at_dusk(sight: Sight, condition: int, about: int) -> int:
    """conditions.11 to conditions.15: how often as things stand."""
    if condition == FIVE_ITEMS:
        return sum(sight.stock) >= MANY_ITEMS
    if condition == PER_OFFERED_PAIR:
        return sight.offered_count // 2
    crafts = sight.cards.craft
    count = 0
    for slot in range(len(sight.village)):
        card = sight.village[slot]
        if card >= 0 and crafts[card] == about:
            if condition == PER_CRAFT:
                count += 1
            elif condition == PER_OFFERED_CRAFT:
                count += sight.is_offered(slot)
            else:
                count += slot < 2
    return count // 2 if condition == TWO_ON_TOP else count


def effect(sight: Sight, card: int) -> float:
    """effects.1 to effects.6: what this artisan's effect brings once."""
    cards, item = sight.cards, sight.item
    favor = 1.0 + BONUS_ITEMS * item / BONUS_STEP
    worth = 0.0
    for kind, amount, about in cards.parts[card]:
        if kind == FAVOR:
            worth += amount * favor
        elif kind == FAVOR_PER_VILLAGER:
            for other in sight.village:
                if other >= 0 and cards.craft[other] == about:
                    worth += amount * favor
        elif kind == FAVOR_PER_AT_GATE:
            worth += amount * favor * (sight.gate & cards.of_craft[about]).bit_count()
        else:
            worth += amount * item
    return worth
