"""What a position of Artigiano is worth.

Counted are the castles, the specials in play and the missions turned up.  Expected are the full castle, which goes to
whoever needs fewest cases, the materials in hand and stock that fit what is still free, and every mission with its
chance: how near it is, whether it can still be had, and how much of the game is left to gain or lose it.
"""

# mypyc: compile
from __future__ import annotations

from math import exp
from typing import Final, cast

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
from chabudai.core.seats import BIT, NOBODY
from chabudai.games.artigiano.boards import (
    CASE_BIT,
    CASE_COUNT,
    CASES_IN,
    COUNT,
    FITTING,
    FULL,
    MOST_CASES,
    supported,
)
from chabudai.games.artigiano.bot.missions import chance_of_princely, chance_of_royal
from chabudai.games.artigiano.deal import CHOSEN
from chabudai.games.artigiano.material import (
    BUILDING_PLAN,
    EFFECT,
    IN_ZONE,
    IS_ACTION,
    IS_MATERIAL,
    IS_SPECIAL,
    KINDS,
    POINTS,
    ROYAL,
    TYPE,
    VALUE,
)
from chabudai.games.artigiano.missions.claims import BIT_OF_CARD, is_in_vain
from chabudai.games.artigiano.placing import Build
from chabudai.games.artigiano.scoring import FIRST_FULL, FULL_CASTLE, castle_points, zone_points
from chabudai.games.artigiano.state import (
    DOUBLE_PULLEY,
    NO_ACTION,
    NO_DRAW,
    NO_HAND_MATERIAL,
    NO_MATERIAL,
    PULLEY,
    SKIP,
    SLOTS,
    Artigiano,
)

WEIGHTS: Final[dict[str, float]] = {
    "case_to_come": 2.02,  # points of a case that will still be filled
    "race": 0.825,  # how much a case less improves the chance of the full castle
    "hand_ready": 0.376,  # the part of its value that a material in hand is good for if it fits a case with supports
    "hand_later": 0.255,  # and if its case still lacks supports
    "stock_ready": 0.618,  # the same in the stock, from which several are placed in one turn
    "stock_later": 0.396,
    "placed_now": 0.63,  # the same if it may still be placed in this operation
    "hand_action": 0.322,  # points of an action in hand
    "stock_action": 0.224,
    "special": 0.765,  # points of a special in hand, beside what it counts in the zone
    "skip": 1.86,  # loss for a turn that will be skipped, and gain for one more
    "no_draw": 0.753,
    "no_action": 0.445,
    "no_material": 2.06,
    "chapel": 0.334,
    "attacked": 1.32,  # loss for whom the action being carried out is aimed at
    "mission_kept": 0.817,  # scales the chances that a mission fulfilled now stays so
    "mission_reached": 0.939,  # and that one not fulfilled yet will be
}


class Judgement:
    """The weights, ready for use."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.case_to_come = weights["case_to_come"]
        self.race = weights["race"]
        self.hand_ready = weights["hand_ready"]
        self.hand_later = weights["hand_later"]
        self.stock_ready = weights["stock_ready"]
        self.stock_later = weights["stock_later"]
        self.placed_now = weights["placed_now"]
        self.hand_action = weights["hand_action"]
        self.stock_action = weights["stock_action"]
        self.special = weights["special"]
        self.skip = weights["skip"]
        self.no_draw = weights["no_draw"]
        self.no_action = weights["no_action"]
        self.no_material = weights["no_material"]
        self.chapel = weights["chapel"]
        self.attacked = weights["attacked"]
        self.kept = weights["mission_kept"]
        self.reached = weights["mission_reached"]

    def points(self, game: Game) -> list[float]:
        """The final points expected for each seat."""
        if game.over:
            return [float(points) for points in game.totals()]
        artigiano = cast(Artigiano, game)
        if artigiano.act_effect == BUILDING_PLAN and artigiano.picks:
            artigiano = put_down(artigiano)
        seats = range(artigiano.seats)
        free = [CASE_COUNT[artigiano.boards[seat]] - COUNT[artigiano.occupied[seat]] for seat in seats]
        nearest = min(free)
        size = CASE_COUNT[artigiano.boards[0]]
        by_pile = 1 - len(artigiano.deck) / (30 * artigiano.seats)
        progress = min(1.0, max(by_pile, 1 - nearest / size))
        in_sum = sum([exp(-self.race * cases) for cases in free])
        expected: list[float] = []
        for seat in seats:
            first = exp(-self.race * free[seat]) / in_sum
            bonus = FIRST_FULL if artigiano.quick else FULL_CASTLE
            worth = float(castle_points(artigiano, seat) + zone_points(artigiano, seat))
            worth += bonus * (1.0 if free[seat] == 0 else first * progress + first * first * (1 - progress))
            worth += nearest * self.case_to_come + self.held(artigiano, seat) + self.bans(artigiano, seat)
            expected.append(worth + self.missions(artigiano, seat, progress))
        self.under_way(artigiano, expected)
        return expected

    # --- cards --------------------------------------------------------------------------------

    def held(self, game: Artigiano, seat: int) -> float:
        """What the cards in hand and stock promise."""
        board = game.boards[seat]
        free = FULL[board] & ~game.occupied[seat]
        ready = supported(board, game.occupied[seat])
        fitting = FITTING[board]
        active = game.active == seat
        worth = 0.0
        now: list[float] = []  # gains of materials that may be placed at once
        for entry in game.hands[seat]:
            card = entry & CARD
            promise = 0.0
            if IS_MATERIAL[card]:
                cases = fitting[KINDS[card]]
                if cases & ready:
                    promise = VALUE[card] * self.hand_ready
                    now.append(VALUE[card] * max(0.0, self.placed_now - self.hand_ready))
                elif cases & free:
                    promise = VALUE[card] * self.hand_later
            if IS_ACTION[card]:
                promise = max(promise, self.hand_action)
            elif IS_SPECIAL[card]:
                promise = self.special + max(0, IN_ZONE[EFFECT[card]])
            worth += promise
        may_place = self.placings(game, seat) if active and game.playing < 0 else 0
        if may_place:
            now.sort(reverse=True)
            worth += sum(now[:may_place])
        for slot in range(SLOTS):
            entry = game.stock[seat * SLOTS + slot]
            if entry >= 0:
                card = entry & CARD
                playing = active and game.playing >= 0 and game.playing >> slot & 1 == 1
                promise = 0.0
                if IS_MATERIAL[card]:
                    cases = fitting[KINDS[card]]
                    if cases & ready:
                        promise = VALUE[card] * (self.placed_now if playing else self.stock_ready)
                    elif cases & free:
                        promise = VALUE[card] * self.stock_later
                if IS_ACTION[card] or IS_SPECIAL[card]:
                    promise = max(promise, self.stock_action)
                worth += promise
        return worth

    def placings(self, game: Artigiano, seat: int) -> int:
        """How many materials the operation that is under way may still place."""
        question = game.open[seat]
        if game.asked & BIT[seat] and isinstance(question, Build):
            return question.left
        return 0

    def bans(self, game: Artigiano, seat: int) -> float:
        """turn.9: what is set for this turn or the next one."""
        flags = game.pending[seat] | (game.force[seat] if game.active == seat else 0)
        worth = 0.0
        if flags & SKIP:
            worth -= self.skip
        if flags & NO_DRAW:
            worth -= self.no_draw
        if flags & NO_ACTION:
            worth -= self.no_action
        if flags & (NO_HAND_MATERIAL | NO_MATERIAL):
            worth -= self.no_material
        if flags & (PULLEY | DOUBLE_PULLEY):
            worth += self.no_material
        if game.chapel >> seat & 1:
            worth += self.chapel
        if game.active == seat:
            worth += (game.extra + game.again) * self.skip
        return worth

    def under_way(self, game: Artigiano, expected: list[float]) -> None:
        """action.2: the action being carried out has not yet hit everybody it is aimed at."""
        if game.act_card >= 0 and game.act_author != NOBODY:
            for seat in range(game.seats):
                if seat != game.act_author:
                    if game.act_castles >> seat & 1:
                        expected[seat] -= self.attacked
                    elif game.act_targets >> seat & 1:
                        expected[seat] -= self.attacked / 3

    # --- missions -----------------------------------------------------------------------------

    def missions(self, game: Artigiano, seat: int, progress: float) -> float:
        """end.7, end.8: the points of a mission by its chance; a mandatory one costs as much when it fails."""
        mandatory = game.mandatory[seat]
        if game.plan[seat] >= 0:
            mandatory = CHOSEN[game.plan[seat]]
        reached = game.reached[seat]
        worth = 0.0
        for place in range(game.mission_count()):
            must = mandatory >> place & 1 == 1
            if game.quick and mandatory and not must:
                continue
            card = game.mission_entry(seat, place) & CARD
            if game.claimed[seat] >> place & 1 or reached & BIT_OF_CARD[card]:
                chance = 1.0
            elif is_in_vain(game, card):
                chance = 0.0
            elif TYPE[card] == ROYAL:
                chance = chance_of_royal(game, seat, EFFECT[card], progress, self.kept, self.reached)
            else:
                chance = min(1.0, self.reached * chance_of_princely(game, seat, EFFECT[card], progress))
            worth += POINTS[card] * (2 * chance - 1 if must else chance)
        return worth


def put_down(game: Artigiano) -> Artigiano:
    """effect.6: the materials lifted by a Building Plan back on their cases, or on others if those are taken."""
    settled = game.clone()
    settled.own_table()
    seat = settled.act_author
    for pick in settled.picks:
        case = pick & 15
        if settled.occupied[seat] & CASE_BIT[case]:
            case = CASES_IN[FULL[settled.boards[seat]] & ~settled.occupied[seat]][0]
        settled.castle[seat * MOST_CASES + case] = pick >> 4
        settled.occupied[seat] |= CASE_BIT[case]
    return settled


JUDGEMENT: Final = Judgement(WEIGHTS)


def evaluate(game: Game) -> list[float]:
    """The final points expected for each seat."""
    return JUDGEMENT.points(game)
