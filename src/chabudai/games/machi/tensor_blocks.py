"""What an observation of Machi consists of: its blocks, in their order, and what they leave out on purpose."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from chabudai.core.box import Box
from chabudai.core.knowledge import CARD
from chabudai.core.tensor import BYTE, Observer
from chabudai.games.machi.material import (
    BUILDING_KEYS,
    COMBAT_CARDS,
    COMBAT_KEYS,
    FIRST_BUILDING,
    FIRST_BUILDING_EVENT,
    FIRST_VILLAGER_EVENT,
    KEYS,
    KINDS,
)
from chabudai.games.machi.plans import DRAFT_LISTS, HOMES
from chabudai.games.machi.state import PLACE, PLACE_SHIFT, SLOTS, UNDECIDED

PLACES: Final = SLOTS + 1  # the last is outside
FOLK: Final = FIRST_VILLAGER_EVENT  # kinds that live in villages or block them
HOUSES: Final = FIRST_BUILDING_EVENT - FIRST_BUILDING
SITE: Final = 3 + HOUSES  # bytes of a building: there, finished, known to all, and its kind
SITE_NAMES: Final = ("there", "finished", "known", *BUILDING_KEYS)
HIGHEST: Final = 14  # so much of a stack is written
SHOWN: Final = 6  # combat cards of three passes


class Blocks(Observer):
    """Where each part of a table of Machi is written."""

    FORGETS: ClassVar[dict[str, str]] = {
        "deck": "which deck is played is settled before the game",
        "ledger": "what the points were for; their sums are in `points`",
    }
    UNORDERED: ClassVar[dict[str, str]] = {
        "discards": "they are shuffled before they come back",
        "flop": "no rule asks which card lay there first",
        "removed": "no rule asks which was used first",
        "hands": "no rule asks which card was drawn first",
        "acted": "no rule asks which moved first",
        "combat": "no rule asks in which order they were drawn",
        "yakuzas": "no rule asks which came first",
        "embezzled": "no rule asks which came first",
    }
    DEPTH: ClassVar[int] = 20
    OWN: ClassVar[int] = 8
    NUMBERS: ClassVar[int] = 1

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(box, seats)
        self.about_card = self.block("about_card", (KINDS,), 1, "the card my question is about", (KEYS,))
        self.about_place = self.block("about_place", (seats, PLACES), 1, "the place my question is about", (self.who,))
        self.at_variant = self.block("variant", (2,), 1, "flop swept, wanted winners score")
        self.at_years = self.block("years", (1,), BYTE, "how many years are played")
        self.at_year = self.block("year", (1,), BYTE, "which year it is")
        self.at_season = self.block("season", (4,), 1, "winter, spring, summer, autumn")
        self.at_tie = self.block("tie_order", (seats,), seats, "who goes first among equals, 1 the first", (self.who,))
        self.at_active = self.block("active", (seats,), 1, "whose turn it is", (self.who,))
        self.at_den = self.block("den_used", (1,), 1, "the den has been used this turn")
        self.at_flooded = self.block("flooded", (1,), 1, "no site is a Harbour: a Tsunami has passed")
        self.at_points = self.block("points", (seats,), BYTE, "victory points", (self.who,))
        self.at_honour = self.block("honour", (seats,), BYTE, "honour of the last year", (self.who,))
        self.at_festival = self.block("festival", (seats,), BYTE, "honour that events add this year", (self.who,))
        self.at_piles = self.block("piles", (2,), BYTE, "cards left in the piles, by back")
        self.at_unseen = self.block("unseen", (KINDS,), BYTE, "cards I cannot place, by kind", (KEYS,))
        self.at_discards = self.block("discards", (KINDS,), BYTE, "cards discarded, by kind", (KEYS,))
        self.at_flop = self.block("flop", (KINDS,), BYTE, "cards in the flop, by kind", (KEYS,))
        self.at_removed = self.block("removed", (KINDS,), BYTE, "events used up, by kind", (KEYS,))
        self.at_hands = self.block(
            "hands", (seats, KINDS), BYTE, "the cards in each hand that I know, by kind", (self.who, KEYS)
        )
        self.at_open = self.block("open_hands", (seats, KINDS), BYTE, "of these, those known to all", (self.who, KEYS))
        self.at_sizes = self.block("hand_sizes", (seats, 2), BYTE, "cards in each hand, by back", (self.who,))
        self.at_buildings = self.block(
            "buildings",
            (seats, SLOTS, SITE),
            1,
            "at each place: a building, finished, known to all, its kind",
            (self.who, (), SITE_NAMES),
        )
        self.at_folk = self.block(
            "villagers", (seats, PLACES, FOLK), BYTE, "villagers at each place, by kind", (self.who, (), KEYS)
        )
        self.at_stacks = self.block(
            "stacks",
            (seats, PLACES, HIGHEST, 2),
            BYTE,
            "the same from bottom to top: kind plus one, marks as bits",
            (self.who,),
        )
        self.gangster = 3 + 2 * seats + SLOTS
        self.at_yakuzas = self.block(
            "yakuzas",
            (FOLK, self.gangster),
            1,
            "by kind: in play, has challenged, has acted, owner, village, place",
            (KEYS,),
        )
        self.at_embezzled = self.block(
            "embezzled", (seats, SLOTS, seats), 1, "the thief at each place", (self.who, (), self.who)
        )
        self.at_plan_hand = self.block("plan_hand", (KINDS,), BYTE, "my plan: the cards left in hand", (KEYS,))
        self.at_plan_folk = self.block(
            "plan_villagers", (PLACES, FOLK), BYTE, "my plan: villagers at each place", ((), KEYS)
        )
        self.at_plan_stacks = self.block("plan_stacks", (PLACES, HIGHEST, 2), BYTE, "my plan: from bottom to top")
        self.at_plan_sites = self.block("plan_sites", (SLOTS, HOUSES), 1, "my plan: new sites", ((), BUILDING_KEYS))
        self.at_leaving = self.block("leaving", (SLOTS,), BYTE, "my plan: so many leave from the top of each stack")
        self.at_leaving_free = self.block("leaving_outside", (KINDS,), 1, "my plan: Samurai outside who leave", (KEYS,))
        self.at_planning = self.block("planning", (1,), 1, "a winter or summer is being planned")
        self.at_duel = self.block("duel", (1,), 1, "there has been a duel: the next blocks are about the last one")
        self.at_sides = self.block("duel_seats", (2, seats), 1, "challenger and challenged", ((), self.who))
        self.at_figures = self.block("duel_figures", (2, 2), BYTE, "and where, as tokens")
        self.at_sabres = self.block("duel_sabres", (2,), BYTE, "the sabres of both")
        self.at_gains = self.block("duel_gains", (2,), BYTE, "the sabres both have won in the passes")
        self.at_fighting = self.block("fighting", (1,), 1, "combat cards are in play")
        self.at_combat = self.block(
            "combat", (4, COMBAT_CARDS), 1, "hands and rests of both sides, as I know them", ((), COMBAT_KEYS)
        )
        self.at_combat_sizes = self.block("combat_sizes", (4,), COMBAT_CARDS, "how many cards each of these has")
        self.at_unseen_combat = self.block(
            "unseen_combat", (2, COMBAT_CARDS), 1, "combat cards I cannot place", ((), COMBAT_KEYS)
        )
        self.at_picked = self.block("picked", (2,), 1, "who has chosen a card for this pass")
        self.at_pick = self.block("pick", (2, COMBAT_CARDS), 1, "the card I have chosen", ((), COMBAT_KEYS))
        self.at_passes = self.block(
            "passes", (SHOWN, COMBAT_CARDS), 1, "the cards shown, two a pass", ((), COMBAT_KEYS)
        )

    def simplify(self, known: dict[str, Any]) -> None:
        # Villagers of different places have no order, nor have those who leave in a winter; a row of places may be
        # longer than needed.
        known["villagers"] = [sorted(row, key=place_of) for row in known["villagers"]]
        if len(known["drafts"]) == self.seats * DRAFT_LISTS:
            homes = range(HOMES, len(known["drafts"]), DRAFT_LISTS)
            for number in homes:
                known["drafts"][number] = sorted(known["drafts"][number], key=place_of)
        else:
            known["drafts"] = [sorted(tops) for tops in known["drafts"]]
        known["combat"] = [[entry & CARD for entry in hand] for hand in known["combat"]]  # whose it is, is known
        known["picks"] = known["picks"] or [UNDECIDED, UNDECIDED]
        known["unseen"] = [cards for cards in known["unseen"] if cards]
        for row in known["buildings"]:
            while row and row[-1] < 0:
                row.pop()


def place_of(villager: int) -> int:
    """Where a villager stands."""
    return villager >> PLACE_SHIFT & PLACE
