"""The score that a solo game of Arigatō will have to beat."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD
from chabudai.games.arigato.material import CRAFTS, HAND, LAST_DAY, TRAVELLERS
from chabudai.games.arigato.scoring import solo_groups
from chabudai.games.arigato.state import DAWN, TRAVELLER, Arigato


class Solo:
    """What the travellers still to come will bring, and to which crafts."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.traveller = weights["solo_traveller"]
        self.balance = weights["solo_balance"]

    def to_beat(self, game: Arigato) -> float:
        """solo.3: what the kept travellers will be worth in the end, the weakest craft left out."""
        cards = game.cards()
        groups = solo_groups(game)
        to_come = TRAVELLERS * (LAST_DAY - 1 - game.day)  # after today
        if game.phase == DAWN:
            to_come += TRAVELLERS
        for i in range(HAND):
            if game.roles[i] == TRAVELLER and game.hands[i] >= 0:
                card = game.hands[i] & CARD
                groups[cards.craft[card]] += cards.value[card]
                to_come -= game.phase == DAWN
        to_come = max(0, to_come)
        favors = to_come * self.traveller
        return sum(groups) + favors - level(groups, favors * self.balance)


def level(groups: list[int], favors: float) -> float:
    """How high the lowest group gets when so many favors go where there is least, as water fills a basin."""
    heights = sorted(groups)
    reached = float(heights[0])
    for count in range(1, CRAFTS):
        rise = (heights[count] - reached) * count
        if rise >= favors:
            return reached + favors / count
        favors -= rise
        reached = float(heights[count])
    return reached + favors / CRAFTS
