"""One village of Arigatō as the parts of the judgement see it: with the roles given at dawn already played."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD
from chabudai.core.seats import BIT
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.material import CARD_BIT, CRAFTS, HAND, ITEMS, LAST_DAY, SLOT_BIT, TRAVELLERS, WORKSHOPS
from chabudai.games.arigato.state import CRAFTSMAN, DAWN, DAY, NO_ROLE, RESIDENT, SEALED, TRAVELLER, Arigato


class Sight:
    """One village as it will be when the roles of this dawn have been played."""

    def __init__(self, game: Arigato, seat: int, item: float) -> None:
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
        self.item = item * (self.left + 0.5) / (self.left + 1.0)  # its price: the later, the less use there is for it
        at_work = game.asked & BIT[seat] != 0 or len(game.own[seat]) > 0
        self.open = game.phase == DAWN or (game.phase == DAY and at_work)  # the village can still be managed today
        start = seat * HAND
        roles = game.roles[start : start + HAND]
        if RESIDENT in roles or (game.phase == DAY and (TRAVELLER in roles or CRAFTSMAN in roles)):
            self.play_roles(start)
        self.to_place = int(game.phase == DAWN and self.newcomer < 0)  # residents still to come today
        # What Offerings imagines, for Objectives to go on from:
        self.spare = self.stock[:]  # the items that its offerings leave
        self.needed: list[int] = []  # items lacking for one more offering, for two, and so on
        self.gate = game.gate[seat]
        self.offered = game.offered[seat]
        self.offered_count = self.offered.bit_count()
        self.inhabitants = 0
        self.ready = 0  # those with a token
        for slot in range(len(self.village)):
            if self.village[slot] >= 0:
                self.inhabitants |= CARD_BIT[self.village[slot]]
                if self.is_offered(slot):
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

    def is_offered(self, slot: int) -> bool:
        """Has the artisan of this workshop a token?  A newcomer without a workshop has none."""
        return slot < WORKSHOPS and self.offered & SLOT_BIT[slot] != 0
