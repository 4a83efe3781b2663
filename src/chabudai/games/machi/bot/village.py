"""One village of Machi, as it will stand when the plan of the season has been shown."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD
from chabudai.core.seats import BIT
from chabudai.games.machi.material import HONOUR_PER_POINT, KINDS, RED, WEALTH_PER_POINT, Cards
from chabudai.games.machi.plans import DRAFT_LISTS, HAND, HOMES, SITES
from chabudai.games.machi.scoring import thief_of
from chabudai.games.machi.state import BUILT, OUTSIDE, PLACE, PLACE_SHIFT, SUMMER, WINTER, Machi
from chabudai.games.machi.village import SLOT_BIT, blocked_slots


class Growth:
    """What is not finished yet, as a part of what it will be."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.half_active = weights["half_active"]
        self.block_lasts = weights["block_lasts"]
        self.red_ability = weights["red_ability"]


class Village:
    """Who lives where, what is in hand, and what all of it gives this year and in a later one."""

    def __init__(self, growth: Growth, game: Machi, seat: int, stolen: list[int]) -> None:
        self.growth = growth
        self.game = game
        self.seat = seat
        self.cards: Cards = game.cards
        self.later = game.years - game.year  # counts after that of this year
        row = game.buildings[seat]
        self.kinds = [entry & CARD if entry >= 0 else -1 for entry in row]
        self.built = [entry >= 0 and entry & BUILT != 0 for entry in row]
        self.villagers = game.villagers[seat]
        self.hand: list[int] = []
        self.planning = game.season < SUMMER  # can villagers still be installed this year?
        if game.season == SUMMER and game.drafts:
            self.read_summer(game.drafts, seat * DRAFT_LISTS)
        else:
            self.hand = [entry & CARD for entry in game.hands[seat * 2]]
            self.hand += [entry & CARD for entry in game.hands[seat * 2 + 1]]
            if game.season == WINTER and game.drafts and game.drafts[seat]:
                self.starve(game.drafts[seat])
        self.heads = [0] * (OUTSIDE + 1)
        for villager in self.villagers:
            self.heads[villager >> PLACE_SHIFT & PLACE] += 1
        self.count(stolen)

    def read_summer(self, drafts: list[list[int]], start: int) -> None:
        """summer.1: the plan as far as it has been made."""
        self.hand = drafts[start + HAND]
        self.villagers = drafts[start + HOMES]
        self.planning = self.game.asked & BIT[self.seat] != 0 or len(self.game.own[self.seat]) > 0
        sites = drafts[start + SITES]
        for number in range(0, len(sites), 2):
            while len(self.kinds) <= sites[number]:
                self.kinds.append(-1)
                self.built.append(False)
            self.kinds[sites[number]] = sites[number + 1]

    def starve(self, tops: list[int]) -> None:
        """winter.4: without those who have been given up."""
        self.villagers = self.villagers[:]
        for top in tops:
            for index in range(len(self.villagers) - 1, -1, -1):
                place = self.villagers[index] >> PLACE_SHIFT & PLACE
                if (
                    place == top
                    if top < OUTSIDE
                    else place == OUTSIDE and self.villagers[index] & CARD == top - OUTSIDE
                ):
                    del self.villagers[index]
                    break

    def count(self, stolen: list[int]) -> None:
        """scoring.1 to scoring.3: wealth and honour of this year, and of a later one; winter.1: rice."""
        game, cards, growth = self.game, self.cards, self.growth
        blocked = blocked_slots(game, self.seat) if game.yakuzas else 0
        wealth, honour = 0, game.festival[self.seat]
        later_wealth, later_honour, rice, ability = 0.0, 0.0, float(cards.field_rice), 0.0
        gold = [0] * len(self.kinds)  # given on each building this year
        for villager in self.villagers:
            place = villager >> PLACE_SHIFT & PLACE
            if place >= len(self.kinds) or self.kinds[place] < 0:
                continue
            at = self.kinds[place] * KINDS + (villager & CARD)
            later_wealth += cards.wealth_on[at]
            later_honour += cards.honour_on[at]
            rice += cards.rice_on[at]
            if self.built[place]:
                gold[place] += cards.wealth_on[at]
                honour += cards.honour_on[at]
        for slot in range(len(self.kinds)):
            kind = self.kinds[slot]
            if kind < 0 or self.heads[slot] == 0:
                continue
            capacity = cards.capacity[kind]
            share = 1.0 if 2 * self.heads[slot] >= capacity else growth.half_active * 2 * self.heads[slot] / capacity
            rice += cards.rice[kind] * share
            ability += share if cards.colour[kind] == RED else 0.0
            if blocked & SLOT_BIT[slot]:
                share *= 1 - growth.block_lasts
            elif self.built[slot] and share == 1.0:
                gold[slot] += cards.wealth[kind]
                honour += cards.honour[kind]
            later_wealth += cards.wealth[kind] * share
            later_honour += cards.honour[kind] * share
        for slot in range(len(self.kinds)):
            thief = thief_of(game, self.seat, slot) if game.embezzled and gold[slot] else -1
            if thief >= 0:
                stolen[thief] += gold[slot]
            else:
                wealth += gold[slot]
        self.wealth, self.honour, self.rice = wealth, honour, rice
        self.a_year = later_wealth / WEALTH_PER_POINT + later_honour / HONOUR_PER_POINT + ability * growth.red_ability
