"""What a position of Machi is worth.

Every village is counted as at the end of the year, once as it stands and once, for the years that follow, with its
sites finished and its blockades partly lifted.  To that come the cards in hand with what they may give in the years
left, rice that lacks or is left over, the duellists, and the duel that is being fought.  Plans of a winter or summer
count as if they had been shown already.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final, cast

from chabudai.core.knowledge import CARD
from chabudai.core.step import BIT, Game
from chabudai.games.machi.duel import (
    CHALLENGED,
    CHALLENGER,
    FIGURE_AT,
    GAIN_AT,
    SABRES_AT,
    SEAT_AT,
    AnswerChallenge,
    piece_of,
)
from chabudai.games.machi.material import (
    BARRACKS,
    CASTLE,
    COMBAT_CARDS,
    FIRST_BUILDING,
    HONOUR_PER_POINT,
    IS_EVENT,
    KINDS,
    PRICE,
    RED,
    REFUSAL_COST,
    WEALTH_PER_POINT,
    Cards,
)
from chabudai.games.machi.plans import DRAFT_LISTS, HAND, HOMES, SITES
from chabudai.games.machi.scoring import points_for, thief_of
from chabudai.games.machi.state import (
    AUTUMN,
    BUILT,
    OUTSIDE,
    OWNER_SHIFT,
    PLACE,
    PLACE_SHIFT,
    SEAT,
    SPENT,
    SPRING,
    SUMMER,
    WANTED_MARK,
    WINTER,
    Machi,
)
from chabudai.games.machi.village import SLOT_BIT, YAKUZA_FIGURES, blocked_slots, has_active

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
    """The weights, ready for use."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.year_to_come = weights["year_to_come"]
        self.half_active = weights["half_active"]
        self.block_lasts = weights["block_lasts"]
        self.hungry = weights["hungry"]
        self.hungry_year = weights["hungry_year"]
        self.spare_rice = weights["spare_rice"]
        self.villager_in_hand = weights["villager_in_hand"]
        self.homeless = weights["homeless"]
        self.building_in_hand = weights["building_in_hand"]
        self.further_building = weights["further_building"]
        self.yakuza_in_hand = weights["yakuza_in_hand"]
        self.yakuza_in_play = weights["yakuza_in_play"]
        self.event_in_hand = weights["event_in_hand"]
        self.samurai_sabre = weights["samurai_sabre"]
        self.sabre_at_risk = weights["sabre_at_risk"]
        self.rice_point = weights["rice_point"]
        self.red_ability = weights["red_ability"]
        self.duel_even = weights["duel_even"]
        self.duel_lead = weights["duel_lead"]
        self.figure = weights["figure"]

    def points(self, game: Game) -> list[float]:
        """The final points expected for each seat."""
        if game.over:
            return [float(points) for points in game.totals()]
        machi = cast(Machi, game)
        stolen = [0] * machi.seats  # wealth that Embezzlement brings this year
        villages = [Village(self, machi, seat, stolen) for seat in range(machi.seats)]
        expected = [village.points(stolen[village.seat]) for village in villages]
        for yakuza in machi.yakuzas:
            expected[yakuza >> OWNER_SHIFT & SEAT] += self.yakuza_in_play * villages[0].later
        if machi.combat or self.answer_is_due(machi):
            self.fight(machi, expected, villages[0].later)
        return expected

    # --- the duel being fought ----------------------------------------------------------------

    def answer_is_due(self, game: Machi) -> bool:
        """duel.8: has somebody been challenged who may refuse?"""
        if not game.duel:
            return False
        rival = game.duel[SEAT_AT[CHALLENGED]]
        return game.asked & BIT[rival] != 0 and isinstance(game.open[rival], AnswerChallenge)

    def fight(self, game: Machi, expected: list[float], later: int) -> None:
        """duel.12: the chances of both sides by their sabres so far; duel.8: whoever may refuse does it when better."""
        duel = game.duel
        seats = [duel[SEAT_AT[CHALLENGER]], duel[SEAT_AT[CHALLENGED]]]
        lead = duel[SABRES_AT[CHALLENGER]] + duel[GAIN_AT[CHALLENGER]] + self.pass_to_come(game)
        lead -= duel[SABRES_AT[CHALLENGED]] + duel[GAIN_AT[CHALLENGED]]
        firm = self.duel_lead * (1 + len(game.passes) / 4)  # the fewer passes are left, the more a lead is worth
        gains = [0.0, 0.0]
        for winner in (CHALLENGER, CHALLENGED):
            loser = 1 - winner
            chance = min(0.97, max(0.02, self.duel_even + (lead if winner == CHALLENGER else -lead) * firm))
            figure = duel[FIGURE_AT[loser]]
            beaten = piece_of(game, figure)
            sabres = game.cards.sabres[beaten & CARD]
            wanted = winner == CHALLENGER and figure < YAKUZA_FIGURES and beaten & WANTED_MARK != 0
            gains[winner] += chance * (PRICE if wanted else sabres)
            gains[loser] -= chance * (self.figure + self.samurai_sabre * sabres * later)
        if not game.combat:
            free = has_active(game, seats[CHALLENGED], CASTLE)
            cost = 0.0 if free else float(REFUSAL_COST)
            if gains[CHALLENGED] - gains[CHALLENGER] < -cost and (free or game.points[seats[CHALLENGED]] >= cost):
                gains = [0.0, -cost]
        expected[seats[CHALLENGER]] += gains[CHALLENGER]
        expected[seats[CHALLENGED]] += gains[CHALLENGED]

    def pass_to_come(self, game: Machi) -> float:
        """What the card chosen for this pass wins against the cards it may meet, and loses to them."""
        if not game.combat:
            return 0.0
        gain = game.cards.gain
        mine, theirs = self.choices(game, CHALLENGER), self.choices(game, CHALLENGED)
        if (len(mine) > 1 and len(theirs) > 1) or not mine or not theirs:
            return 0.0
        lead = 0
        for card in mine:
            for other in theirs:
                lead += gain[card * COMBAT_CARDS + other] - gain[other * COMBAT_CARDS + card]
        return lead / (len(mine) * len(theirs))

    def choices(self, game: Machi, side: int) -> list[int]:
        """The card chosen by a side, or all it may still choose."""
        if game.picks[side] >= 0:
            return [game.picks[side]]
        return [entry & CARD for entry in game.combat[side * 2]]


class Village:
    """One village as it will stand when the plan of the season has been shown."""

    def __init__(self, judgement: Judgement, game: Machi, seat: int, stolen: list[int]) -> None:
        self.judgement = judgement
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
        game, cards, judgement = self.game, self.cards, self.judgement
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
            share = 1.0 if 2 * self.heads[slot] >= capacity else judgement.half_active * 2 * self.heads[slot] / capacity
            rice += cards.rice[kind] * share
            ability += share if cards.colour[kind] == RED else 0.0
            if blocked & SLOT_BIT[slot]:
                share *= 1 - judgement.block_lasts
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
        self.a_year = (
            later_wealth / WEALTH_PER_POINT + later_honour / HONOUR_PER_POINT + ability * judgement.red_ability
        )

    def points(self, stolen: int) -> float:
        """Everything that counts, and everything that is expected."""
        judgement, later = self.judgement, self.later
        worth = self.game.points[self.seat] + later * (self.a_year + judgement.year_to_come)
        wealth = self.wealth + stolen
        smooth = wealth / WEALTH_PER_POINT + self.honour / HONOUR_PER_POINT - 0.58  # what dividing loses on average
        if self.game.season == AUTUMN:
            smooth = 0.3 * smooth + 0.7 * points_for(wealth, self.honour)
        worth += smooth
        return worth + self.in_hand() + self.food() + self.duellists()

    def in_hand(self) -> float:
        """What the cards in hand may still give: villagers where there is room, buildings a year later."""
        cards, judgement = self.cards, self.judgement
        years = self.later + 1 if self.planning else self.later
        sites_years = self.later if self.planning else self.later - 1
        worth = 0.0
        buildings: list[float] = []
        for card in self.hand:
            if IS_EVENT[card]:
                worth += judgement.event_in_hand
            elif card >= FIRST_BUILDING:
                buildings.append(self.gives(cards.wealth[card], cards.honour[card], cards.rice[card]))
            elif cards.is_yakuza[card]:
                # They go out in spring.
                worth += judgement.yakuza_in_hand * (self.later + (self.game.season <= SPRING))
            else:
                worth += years * self.villager(card)
        buildings.sort(reverse=True)
        for number in range(len(buildings)):
            share = judgement.building_in_hand if number < 2 else judgement.further_building
            worth += max(0, sites_years) * share * buildings[number]
        return worth

    def villager(self, card: int) -> float:
        """What a villager in hand gives a year where he gives most."""
        cards, judgement = self.cards, self.judgement
        best = judgement.homeless * self.gives(cards.wealth[card], cards.honour[card], cards.rice[card])
        for slot in range(len(self.kinds)):
            kind = self.kinds[slot]
            if kind >= 0 and self.heads[slot] < cards.capacity[kind]:
                at = kind * KINDS + card
                gain = self.gives(cards.wealth_on[at], cards.honour_on[at], cards.rice_on[at])
                best = max(best, judgement.villager_in_hand * gain)
        return best

    def gives(self, wealth: int, honour: int, rice: int) -> float:
        """Points of a year."""
        return wealth / WEALTH_PER_POINT + honour / HONOUR_PER_POINT + rice * self.judgement.rice_point

    def food(self) -> float:
        """winter.3: whoever cannot be fed in the next winter is lost for all later years."""
        if self.later <= 0 or self.game.season == WINTER:
            return 0.0
        mouths = len(self.villagers)
        if self.heads[OUTSIDE] and BARRACKS in self.kinds:
            slot = self.kinds.index(BARRACKS)
            if self.built[slot] and 2 * self.heads[slot] >= self.cards.capacity[BARRACKS]:
                mouths -= self.heads[OUTSIDE]
        spare = self.rice - mouths
        if spare < 0:
            return spare * (self.judgement.hungry + self.judgement.hungry_year * self.later)
        return min(3.0, spare) * self.judgement.spare_rice * self.later

    def duellists(self) -> float:
        """duel.3: what Samurai may win in the autumns to come; other villagers with sabres may be challenged."""
        cards, judgement = self.cards, self.judgement
        worth = 0.0
        for villager in self.villagers:
            sabres = cards.sabres[villager & CARD]
            if sabres:
                if cards.is_samurai[villager & CARD]:
                    autumns = self.later + (self.game.season <= AUTUMN and villager & SPENT == 0)
                    worth += autumns * sabres * judgement.samurai_sabre
                else:
                    worth -= self.later * sabres * judgement.sabre_at_risk
        return worth


JUDGEMENT: Final = Judgement(WEIGHTS)


def evaluate(game: Game) -> list[float]:
    """The final points expected for each seat."""
    return JUDGEMENT.points(game)
