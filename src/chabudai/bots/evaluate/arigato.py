"""What a position of Arigatō is worth.

Counted are the favors gained, the artisans under the gate and the objective tokens; expected are the tokens of the days
to come, the artisans that can still be offered for and sent, what their effects bring until then, and a price for every
item left over.  The roles given at dawn count as if the day had already begun.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final, cast

from chabudai.bots.evaluate.arigato_chances import MOST_NEEDED, supplies, tails
from chabudai.core.knowledge import CARD
from chabudai.core.step import BIT, Game
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.material import (
    ANY_CARDS,
    ANY_ITEMS,
    AT_GATE,
    BONUS_ITEMS,
    BONUS_STEP,
    CARD_BIT,
    CRAFTS,
    CRAFTSMAN_IS,
    CRAFTSMEN_ALIKE,
    DIFFERENT_CRAFTS,
    DIFFERENT_ITEMS,
    DUSK_CARDS,
    FAVOR,
    FAVOR_PER_AT_GATE,
    FAVOR_PER_VILLAGER,
    FIRST_OBJECTIVE_DAY,
    FIVE_ITEMS,
    HAND,
    IN_BOTH,
    IN_STOCK,
    IN_VILLAGE,
    ITEM_GAINED,
    ITEMS,
    LAST_DAY,
    LAST_OBJECTIVE_DAY,
    MANY_ITEMS,
    OBJECTIVE_GAINED,
    OFFERED_CARDS,
    PER_CRAFT,
    PER_OFFERED_CRAFT,
    PER_OFFERED_PAIR,
    RESIDENT_IS,
    SAME_CRAFT,
    SAME_ITEMS,
    SELF_TO_GATE,
    SLOT_BIT,
    STOCK_LIMIT,
    TRAVELLER_IS,
    TRAVELLERS,
    TRAVELLERS_ALIKE,
    TWO_ON_TOP,
    WORKSHOPS,
)
from chabudai.games.arigato.scoring import gate_points, solo_groups
from chabudai.games.arigato.state import CRAFTSMAN, DAWN, DAY, DUSK, NO_ROLE, RESIDENT, SEALED, TRAVELLER, Arigato

WEIGHTS: Final[dict[str, float]] = {
    "day_to_come": 5.5,  # points that a day still to come brings anybody
    "item": 1.0,  # points for an item that no artisan here needs
    "lacking_item": 1.3,  # price of an item that an artisan still needs
    "items_a_day": 3.0,  # how many lacking items a day brings in
    "waiting_artisan": 0.7,  # the part of its favors that an artisan lacking items is good for
    "stay": 1.0,  # days until a full village loses another artisan
    # how objectives come within reach
    "cards_kept": 0.97,  # chance that artisans an objective asks for are still there a day later
    "items_kept": 0.9,  # the same of items
    "objective_items": 2.8,  # items towards offerings that a day brings
    "objective_spread": 0.8,  # how unsure that is, in items
    "other_item": 0.55,  # chance that a craftsman makes an item of a kind that is lacking
    "same_item": 0.4,  # chance that a craftsman makes one more of the commonest kind
    "other_craft": 0.75,  # chance that a resident can be of a craft that is lacking
    "same_craft": 0.5,  # chance that a resident can be of the commonest craft
    # how often a day the conditions are met, by way of steering towards them
    "traveller_is": 0.55,
    "travellers_alike": 0.45,
    "resident_is": 0.3,
    "craftsman_is": 0.5,
    "craftsmen_alike": 0.45,
    "craft_to_gate": 0.15,
    "offering_placed": 0.8,
    "item_gained": 1.1,
    "objective_gained": 0.6,
    "per_offered_craft": 0.3,  # beyond those that meet it now, like the others of dusk
    "two_on_top": 0.1,
    "five_items": 0.4,
    "per_offered_pair": 0.2,
    "per_craft": 0.3,
    "met_again": 0.8,  # the part of what is met tonight that is met on another evening
    "solo_traveller": 4.4,  # favors of a traveller kept in a solo game
    "solo_balance": 0.7,  # the part of these that goes to the crafts that have fewest
}

USUAL_COST: Final = 4  # items for an offering

NAMES: Final = (
    "",
    "traveller_is",
    "travellers_alike",
    "resident_is",
    "craftsman_is",
    "craftsmen_alike",
    "craft_to_gate",
    "",
    "offering_placed",
    "item_gained",
    "objective_gained",
    "per_offered_craft",
    "two_on_top",
    "five_items",
    "per_offered_pair",
    "per_craft",
)  # of the weights, by condition


class Judgement:
    """The weights, ready for use."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.day_to_come = weights["day_to_come"]
        self.item = weights["item"]
        self.lacking_item = weights["lacking_item"]
        self.items_a_day = weights["items_a_day"]
        self.waiting_artisan = weights["waiting_artisan"]
        self.stay = weights["stay"]
        self.kept = [weights["cards_kept"] ** days for days in range(LAST_DAY)]
        self.items_kept = [weights["items_kept"] ** days for days in range(LAST_DAY)]
        self.supply = supplies(weights["objective_items"], weights["objective_spread"])
        self.kinds = tails(min(1.0, weights["other_item"]))
        self.alike = tails(min(1.0, weights["same_item"]))
        self.other_craft = tails(min(1.0, weights["other_craft"]))
        self.same_craft = tails(min(1.0, weights["same_craft"]))
        self.any_card = tails(0.95)
        self.fitting = min(1.0, weights["other_craft"])
        self.again = weights["met_again"]
        self.rate = [weights[name] if name else 0.0 for name in NAMES]
        self.solo_traveller = weights["solo_traveller"]
        self.solo_balance = weights["solo_balance"]

    def points(self, game: Game) -> list[float]:
        """The final points expected for each seat."""
        if game.over:
            return [float(points) for points in game.totals()]
        arigato = cast(Arigato, game)
        return [Sight(self, arigato, seat).points() for seat in range(arigato.seats)]

    def to_beat(self, game: Game) -> float:
        """solo.3: what the kept travellers will be worth in the end, the weakest craft left out."""
        arigato = cast(Arigato, game)
        cards = arigato.cards()
        groups = solo_groups(arigato)
        to_come = TRAVELLERS * (LAST_DAY - 1 - arigato.day)  # after today
        if arigato.phase == DAWN:
            to_come += TRAVELLERS
        for i in range(HAND):
            if arigato.roles[i] == TRAVELLER and arigato.hands[i] >= 0:
                card = arigato.hands[i] & CARD
                groups[cards.craft[card]] += cards.value[card]
                to_come -= arigato.phase == DAWN
        to_come = max(0, to_come)
        favors = to_come * self.solo_traveller
        return sum(groups) + favors - level(groups, favors * self.solo_balance)


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


class Sight:
    """One village as it will be when the roles of this dawn have been played."""

    def __init__(self, judgement: Judgement, game: Arigato, seat: int) -> None:
        self.judgement = judgement
        self.game = game
        self.seat = seat
        self.cards: Catalogue = game.cards()
        self.village = game.village[seat * WORKSHOPS : seat * WORKSHOPS + WORKSHOPS]
        self.stock = game.stock[seat * ITEMS : seat * ITEMS + ITEMS]
        self.gained = [0] * ITEMS
        self.travellers = [0] * CRAFTS
        self.craftsmen = [0] * CRAFTS
        self.newcomer = -1
        self.undecided = 0  # cards that count as craftsmen, but will have to travel
        self.left = LAST_DAY - game.day
        self.item = judgement.item * (self.left + 0.5) / (self.left + 1.0)  # the later, the less use there is for it
        at_work = game.asked & BIT[seat] != 0 or len(game.own[seat]) > 0
        self.open = game.phase == DAWN or (game.phase == DAY and at_work)  # the village can still be managed today
        start = seat * HAND
        roles = game.roles[start : start + HAND]
        if RESIDENT in roles or (game.phase == DAY and (TRAVELLER in roles or CRAFTSMAN in roles)):
            self.play_roles(start)
        self.to_place = int(game.phase == DAWN and self.newcomer < 0)  # residents still to come today
        self.stocked = self.stock  # before any offering that is only imagined
        self.needed: list[int] = []  # items lacking for one more offering, for two, and so on
        self.gate = game.gate[seat]
        self.offered_count = game.offered[seat].bit_count()
        self.inhabitants = 0
        self.ready = 0  # those with a token
        for slot in range(len(self.village)):
            if self.village[slot] >= 0:
                self.inhabitants |= CARD_BIT[self.village[slot]]
                if slot < WORKSHOPS and game.offered[seat] & SLOT_BIT[slot]:
                    self.ready |= CARD_BIT[self.village[slot]]

    def play_roles(self, start: int) -> None:
        """dawn.1: the resident moves in, craftsmen make their items; cards without a role yet count as craftsmen."""
        game, cards = self.game, self.cards
        for i in range(start, start + HAND):
            role, entry = game.roles[i], game.hands[i]
            if entry < 0 or role == SEALED:
                continue
            card = entry & CARD
            if role == RESIDENT:
                self.newcomer = card
                slot = game.workshop[self.seat]
                if slot >= 0:
                    self.village[slot] = card
                else:
                    self.village.append(card)
            elif role == TRAVELLER:
                self.travellers[cards.craft[card]] += 1
            elif role in (CRAFTSMAN, NO_ROLE):
                self.craftsmen[cards.craft[card]] += 1
                self.stock[cards.made[card]] += 1
                self.gained[cards.made[card]] += 1
        if game.day < LAST_DAY:
            self.undecided = TRAVELLERS - sum(self.travellers)

    def points(self) -> float:
        """Everything that counts, and everything that is expected."""
        game, seat = self.game, self.seat
        judgement = self.judgement
        days = self.left + (game.phase == DAWN and self.newcomer < 0)
        worth = game.favors[seat] + gate_points(game, seat) + days * judgement.day_to_come
        if self.left:
            worth += game.favors[seat] % BONUS_STEP * BONUS_ITEMS * self.item / BONUS_STEP
        worth += self.effects() - self.undecided * judgement.lacking_item
        self.stocked = self.stock[:]
        worth += self.offerings()
        tokens = game.objectives[seat] + self.tokens_to_come()
        return worth + tokens * (tokens + 1) / 2

    # --- effects ------------------------------------------------------------------------------

    def effects(self) -> float:
        """What the artisans' effects bring: those of this dawn's roles for certain, later ones at their rates.

        Every day somebody moves in, so somebody leaves a full village: the one whose effect is worth least the next
        day, the best one last.  Whoever keeps an artisan for its effect gives up that of another in the same workshop.
        """
        worth = 0.0
        later: list[float] = []  # per artisan: what it brings on a day to come
        for slot in range(len(self.village)):
            card = self.village[slot]
            if card >= 0 and self.cards.condition[card] != SELF_TO_GATE:  # which is counted with the offering
                once = self.effect(card)
                worth += once * self.met_today(card)
                later.append(once * self.met_later(card))
        later.sort(reverse=True)
        days = self.left + self.to_place
        for rank in range(len(later)):
            worth += later[rank] * max(0.0, min(days, self.judgement.stay * (WORKSHOPS - rank) - 1.0))
        return worth

    def met_today(self, card: int) -> float:
        """conditions.1 to conditions.15: how often the artisan will still fire today, as the roles are given."""
        cards, phase = self.cards, self.game.phase
        condition, about = cards.condition[card], cards.about[card]
        if condition == TRAVELLER_IS:
            return self.travellers[about]
        if condition == TRAVELLERS_ALIKE:
            return max(self.travellers) // TRAVELLERS
        if condition == RESIDENT_IS:
            return self.newcomer >= 0 and cards.craft[self.newcomer] == about
        if condition == CRAFTSMAN_IS:
            return min(2, self.craftsmen[about])
        if condition == CRAFTSMEN_ALIKE:
            return max(self.craftsmen) >= 2
        if condition == ITEM_GAINED:
            return self.gained[about]
        if condition > OBJECTIVE_GAINED and phase != DUSK and not self.to_place:
            if self.left == 0 and self.ready & CARD_BIT[card]:
                return 0.0  # it will be sent before
            return self.met_at_dusk(condition, about)
        return 0.0

    def met_later(self, card: int) -> float:
        """How often the artisan fires on a day to come; who finds at dusk what it waits for will mostly do so again."""
        condition = self.cards.condition[card]
        times = self.judgement.rate[condition]
        if condition > OBJECTIVE_GAINED:
            times += self.judgement.again * self.met_at_dusk(condition, self.cards.about[card])
        return times

    def met_at_dusk(self, condition: int, about: int) -> int:
        """conditions.11 to conditions.15: how often as things stand."""
        if condition == FIVE_ITEMS:
            return sum(self.stock) >= MANY_ITEMS
        crafts = self.cards.craft
        offered = self.game.offered[self.seat]
        if condition == PER_OFFERED_PAIR:
            return offered.bit_count() // 2
        count = 0
        for slot in range(len(self.village)):
            card = self.village[slot]
            if card >= 0 and crafts[card] == about:
                if condition == PER_CRAFT:
                    count += 1
                elif condition == PER_OFFERED_CRAFT:
                    count += slot < WORKSHOPS and offered & SLOT_BIT[slot] != 0
                else:
                    count += slot < 2
        return count // 2 if condition == TWO_ON_TOP else count

    def effect(self, card: int) -> float:
        """effects.1 to effects.6: what this artisan's effect brings once."""
        cards, item = self.cards, self.item
        favor = 1.0 + BONUS_ITEMS * item / BONUS_STEP
        worth = 0.0
        for kind, amount, about in cards.parts[card]:
            if kind == FAVOR:
                worth += amount * favor
            elif kind == FAVOR_PER_VILLAGER:
                for other in self.village:
                    if other >= 0 and cards.craft[other] == about:
                        worth += amount * favor
            elif kind == FAVOR_PER_AT_GATE:
                worth += amount * favor * (self.game.gate[self.seat] & cards.of_craft[about]).bit_count()
            else:
                worth += amount * item
        return worth

    # --- offerings ----------------------------------------------------------------------------

    def offerings(self) -> float:
        """Artisans that can be sent, now or once their items are there; then what the items left over are worth."""
        cards, judgement = self.cards, self.judgement
        if self.left == 0 and not self.open:
            return 0.0
        worth = 0.0
        offered = self.game.offered[self.seat]
        waiting: list[tuple[int, int]] = []
        for slot in range(len(self.village)):
            card = self.village[slot]
            if card < 0:
                continue
            if slot < WORKSHOPS and offered & SLOT_BIT[slot]:
                worth += self.sent(card)
            else:
                waiting.append((self.lacking(card), card))
        waiting.sort()
        stock = self.stock
        expected = self.left * judgement.items_a_day
        needed = 0
        for _, card in waiting:
            lacking = self.lacking(card)
            cost = cards.cost[card]
            pairs = 0
            for item in range(ITEMS):
                pairs += max(0, stock[item] - cost[item]) // 2
            swapped = min(lacking, pairs)
            needed += lacking - swapped
            self.needed.append(needed)
            gain = self.sent(card)
            if lacking > swapped:
                if lacking > expected:
                    continue
                gain = (gain - (lacking - swapped) * judgement.lacking_item) * judgement.waiting_artisan
            gain -= swapped * self.item if self.left else 0.0
            if gain <= 0.0:
                continue
            worth += gain
            expected -= lacking - swapped
            for item in range(ITEMS):
                stock[item] = max(0, stock[item] - cost[item])
            for item in range(ITEMS):  # day.5
                while swapped and stock[item] >= 2:
                    stock[item] -= 2
                    swapped -= 1
        if self.left:
            worth += min(STOCK_LIMIT, sum(stock)) * self.item
        return worth

    def sent(self, card: int) -> float:
        """emptying.2: the favors of an artisan under the gate, and what its own departure sets off."""
        worth = float(self.cards.value[card])
        if self.cards.condition[card] == SELF_TO_GATE:
            worth += self.effect(card)
        return worth

    def lacking(self, card: int) -> int:
        """How many items its offering needs beyond those in stock."""
        cost, stock = self.cards.cost[card], self.stock
        lacking = 0
        for item in range(ITEMS):
            lacking += max(0, cost[item] - stock[item])
        return lacking

    # --- objectives ---------------------------------------------------------------------------

    def tokens_to_come(self) -> float:
        """dusk.3: the chance of each day's token from today's dusk on."""
        game = self.game
        first = game.day if game.phase != DUSK else game.day + 1
        tokens = 0.0
        for day in range(max(first, FIRST_OBJECTIVE_DAY), LAST_OBJECTIVE_DAY + 1):
            subject, place, count = self.cards.objective(game.calendar, day)
            if day == game.day and not self.open:
                tokens += self.counted(subject, place, self.gate) >= count
            elif subject >= ANY_ITEMS:
                tokens += self.items_chance(subject, count, day - game.day)
            else:
                tokens += self.cards_chance(subject, place, count, day - game.day)
        return tokens

    def items_chance(self, subject: int, count: int, days: int) -> float:
        """objectives.3: that the stock is right in so many days; today, swaps may help."""
        judgement = self.judgement
        stock = self.stocked
        lacking = count - self.counted(subject, IN_STOCK, 0)
        if lacking <= 0:
            return judgement.items_kept[days]
        if subject == ANY_ITEMS:
            return judgement.supply[days][lacking]
        if days:
            return (judgement.kinds if subject == DIFFERENT_ITEMS else judgement.alike)[2 * days][lacking]
        pairs = 0
        most = max(stock)
        for amount in stock:
            if subject == DIFFERENT_ITEMS:
                pairs += max(0, amount - 1) // 2
            elif amount < most:
                pairs += amount // 2
        return judgement.items_kept[1] if pairs >= lacking else 0.0

    def cards_chance(self, subject: int, place: int, count: int, days: int) -> float:
        """objectives.1, objectives.2: that the village and the gate are right in so many days.

        An artisan with a token can be sent on the day itself, so for the gate it is as good as there.
        """
        judgement = self.judgement
        if subject == OFFERED_CARDS:
            lacking = count - self.offered_count
            return judgement.kept[days] if lacking <= 0 else self.delivered(lacking, days)
        lacking = count - self.counted(subject, place, self.gate | self.ready)
        if place == AT_GATE:
            if lacking > 0:
                chance = self.delivered(lacking, days)
                return chance if subject == ANY_CARDS else chance * judgement.fitting**lacking
            return 1.0 if self.counted(subject, place, self.gate) >= count else judgement.kept[1]
        if lacking <= 0:
            return judgement.kept[days] if place == IN_VILLAGE else 1.0
        placed = days + self.to_place
        if subject == DIFFERENT_CRAFTS:
            return judgement.other_craft[placed][lacking]
        if subject == SAME_CRAFT:
            return judgement.same_craft[placed][lacking]
        return judgement.any_card[placed][lacking] if subject == ANY_CARDS else judgement.same_craft[placed][lacking]

    def delivered(self, count: int, days: int) -> float:
        """The chance to pay for so many more artisans within so many days."""
        needed = self.needed
        waiting = len(needed)
        if count <= waiting:
            items = needed[count - 1]
        else:
            later = count - waiting  # those who have not even moved in
            if later > days + self.to_place:
                return 0.0
            items = later * USUAL_COST + (needed[waiting - 1] if waiting else 0) - sum(self.stock) // 2
        chance = self.judgement.supply[days][min(MOST_NEEDED, max(0, items))]
        return chance * self.judgement.kept[1]

    def counted(self, subject: int, place: int, gate: int) -> int:
        """objectives.1 to objectives.4, for the village as it will be and this gate."""
        if subject >= ANY_ITEMS:
            if subject == ANY_ITEMS:
                return sum(self.stocked)
            return max(self.stocked) if subject == SAME_ITEMS else ITEMS - self.stocked.count(0)
        if subject == OFFERED_CARDS:
            return self.offered_count
        mask = self.inhabitants if place == IN_VILLAGE else gate
        if place == IN_BOTH:
            mask |= self.inhabitants
        if subject == ANY_CARDS:
            return mask.bit_count()
        if subject == DUSK_CARDS:
            return (mask & self.cards.with_dusk).bit_count()
        groups = [(mask & self.cards.of_craft[craft]).bit_count() for craft in range(CRAFTS)]
        return max(groups) if subject == SAME_CRAFT else CRAFTS - groups.count(0)


JUDGEMENT: Final = Judgement(WEIGHTS)


def evaluate(game: Game) -> list[float]:
    """The final points expected for each seat."""
    return JUDGEMENT.points(game)


def to_beat(game: Game) -> float:
    """The score that a solo game will probably have to beat."""
    return JUDGEMENT.to_beat(game)
