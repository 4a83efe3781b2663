"""What a position of Machi is worth.

Every village is counted as at the end of the year, once as it stands and once, for the years that follow, with its
sites finished and its blockades partly lifted.  To that come the cards in hand with what they may give in the years
left, rice that lacks or is left over, the duellists, and the duel that is being fought.  Plans of a winter or summer
count as if they had been shown already.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final, cast

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
from chabudai.games.machi.bot.fight import Fight
from chabudai.games.machi.bot.hand import InHand
from chabudai.games.machi.bot.village import Growth, Village
from chabudai.games.machi.material import BARRACKS, HONOUR_PER_POINT, WEALTH_PER_POINT
from chabudai.games.machi.scoring import points_for
from chabudai.games.machi.state import AUTUMN, OUTSIDE, OWNER_SHIFT, SEAT, SPENT, WINTER, Machi

WEIGHTS: Final[dict[str, float]] = {
    "year_to_come": 2.69,  # points by which a year to come exceeds what the village gives today
    "half_active": 0.685,  # what an inactive building will give later, for each part of its half that is there
    "block_lasts": 0.458,  # the part of a later year's yield that a blockade takes
    "hungry": 1.28,  # loss for each villager whom the next winter starves
    "hungry_year": 0.172,  # and for each year after it
    "spare_rice": 0.133,  # gain a year for rice left over, up to three sacks
    "villager_in_hand": 0.62,  # the part of what it may give that a card in hand is good for
    "homeless": 0.352,  # the same if no finished building has room for it in its colour
    "building_in_hand": 0.406,
    "further_building": 0.189,  # from the third building in hand on
    "yakuza_in_hand": 0.179,  # points a year
    "yakuza_in_play": 0.215,
    "event_in_hand": 1.11,
    "samurai_sabre": 0.227,  # points a year and sabre
    "sabre_at_risk": 0.0562,  # loss a year and sabre of a villager who is no Samurai
    "rice_point": 0.306,  # points of a sack of rice that a card may give
    "red_ability": 0.257,  # points a year of an active red building beyond its honour
    "duel_even": 0.461,  # chance to win a duel with equal sabres
    "duel_lead": 0.23,  # and what each sabre more adds
    "figure": 0.977,  # loss for a duellist who is beaten, beyond the points he brings his enemy
}


class Judgement:
    """The weights, ready for use: each part takes those it rests on."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.year_to_come = weights["year_to_come"]
        self.hungry = weights["hungry"]
        self.hungry_year = weights["hungry_year"]
        self.spare_rice = weights["spare_rice"]
        self.yakuza_in_play = weights["yakuza_in_play"]
        self.samurai_sabre = weights["samurai_sabre"]
        self.sabre_at_risk = weights["sabre_at_risk"]
        self.growth = Growth(weights)
        self.in_hand = InHand(weights)
        self.fight = Fight(weights)

    def points(self, game: Game) -> list[float]:
        """The final points expected for each seat."""
        if game.over:
            return [float(points) for points in game.totals()]
        machi = cast(Machi, game)
        stolen = [0] * machi.seats  # wealth that Embezzlement brings this year
        villages = [Village(self.growth, machi, seat, stolen) for seat in range(machi.seats)]
        expected = [self.points_of(village, stolen[village.seat]) for village in villages]
        for yakuza in machi.yakuzas:
            expected[yakuza >> OWNER_SHIFT & SEAT] += self.yakuza_in_play * villages[0].later
        if machi.combat or self.fight.answer_is_due(machi):
            self.fight.add(machi, expected, villages[0].later)
        return expected

    def points_of(self, village: Village, stolen: int) -> float:
        """Everything that counts, and everything that is expected."""
        later = village.later
        worth = village.game.points[village.seat] + later * (village.a_year + self.year_to_come)
        wealth = village.wealth + stolen
        smooth = wealth / WEALTH_PER_POINT + village.honour / HONOUR_PER_POINT - 0.58  # what dividing loses on average
        if village.game.season == AUTUMN:
            smooth = 0.3 * smooth + 0.7 * points_for(wealth, village.honour)
        worth += smooth
        return worth + self.in_hand.worth(village) + self.food(village) + self.duellists(village)

    def food(self, village: Village) -> float:
        """winter.3: whoever cannot be fed in the next winter is lost for all later years."""
        if village.later <= 0 or village.game.season == WINTER:
            return 0.0
        mouths = len(village.villagers)
        if village.heads[OUTSIDE] and BARRACKS in village.kinds:
            slot = village.kinds.index(BARRACKS)
            if village.built[slot] and 2 * village.heads[slot] >= village.cards.capacity[BARRACKS]:
                mouths -= village.heads[OUTSIDE]
        spare = village.rice - mouths
        if spare < 0:
            return spare * (self.hungry + self.hungry_year * village.later)
        return min(3.0, spare) * self.spare_rice * village.later

    def duellists(self, village: Village) -> float:
        """duel.3: what Samurai may win in the autumns to come; other villagers with sabres may be challenged."""
        cards = village.cards
        worth = 0.0
        for villager in village.villagers:
            sabres = cards.sabres[villager & CARD]
            if sabres:
                if cards.is_samurai[villager & CARD]:
                    autumns = village.later + (village.game.season <= AUTUMN and villager & SPENT == 0)
                    worth += autumns * sabres * self.samurai_sabre
                else:
                    worth -= village.later * sabres * self.sabre_at_risk
        return worth


JUDGEMENT: Final = Judgement(WEIGHTS)


def evaluate(game: Game) -> list[float]:
    """The final points expected for each seat."""
    return JUDGEMENT.points(game)
