"""What the cards in hand may still give in a game of Machi."""

# mypyc: compile
from __future__ import annotations

from chabudai.games.machi.bot.village import Village
from chabudai.games.machi.material import FIRST_BUILDING, HONOUR_PER_POINT, IS_EVENT, KINDS, WEALTH_PER_POINT
from chabudai.games.machi.state import SPRING


class InHand:
    """Cards, by what they would give where they do most."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.villager_in_hand = weights["villager_in_hand"]
        self.homeless = weights["homeless"]
        self.building_in_hand = weights["building_in_hand"]
        self.further_building = weights["further_building"]
        self.yakuza_in_hand = weights["yakuza_in_hand"]
        self.event_in_hand = weights["event_in_hand"]
        self.rice_point = weights["rice_point"]

    def worth(self, village: Village) -> float:
        """What the cards in hand may still give: villagers where there is room, buildings a year later."""
        cards = village.cards
        years = village.later + 1 if village.planning else village.later
        sites_years = village.later if village.planning else village.later - 1
        worth = 0.0
        buildings: list[float] = []
        for card in village.hand:
            if IS_EVENT[card]:
                worth += self.event_in_hand
            elif card >= FIRST_BUILDING:
                buildings.append(self.gives(cards.wealth[card], cards.honour[card], cards.rice[card]))
            elif cards.is_yakuza[card]:
                # They go out in spring.
                worth += self.yakuza_in_hand * (village.later + (village.game.season <= SPRING))
            else:
                worth += years * self.villager(village, card)
        buildings.sort(reverse=True)
        for number in range(len(buildings)):
            share = self.building_in_hand if number < 2 else self.further_building
            worth += max(0, sites_years) * share * buildings[number]
        return worth

    def villager(self, village: Village, card: int) -> float:
        """What a villager in hand gives a year where he gives most."""
        cards = village.cards
        best = self.homeless * self.gives(cards.wealth[card], cards.honour[card], cards.rice[card])
        for slot in range(len(village.kinds)):
            kind = village.kinds[slot]
            if kind >= 0 and village.heads[slot] < cards.capacity[kind]:
                at = kind * KINDS + card
                gain = self.gives(cards.wealth_on[at], cards.honour_on[at], cards.rice_on[at])
                best = max(best, self.villager_in_hand * gain)
        return best

    def gives(self, wealth: int, honour: int, rice: int) -> float:
        """Points of a year."""
        return wealth / WEALTH_PER_POINT + honour / HONOUR_PER_POINT + rice * self.rice_point
