"""Who may know what of the table: cards that are hidden, decisions that are sealed until all have decided."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.core.rng import Rng
from chabudai.core.step import TABLE
from chabudai.games.artigiano.material import PRINCELY, ROYAL, TYPE
from chabudai.games.artigiano.missions.claims import claimable
from chabudai.games.artigiano.state import MISSION_BACKS, ROYALS, SEALED, UNDECIDED, Artigiano


class Veiled(Artigiano):
    """The table with its secrets."""

    __slots__ = ()

    def hidden(self) -> list[list[list[int]]]:
        return [[self.deck, *self.hands, self.stock, self.pool], [self.missions]]

    def own_hidden(self) -> None:
        self.own_missions()
        if self.lent & TABLE:
            self.deck = self.deck[:]
            self.hands = [hand[:] for hand in self.hands]
            self.stock = self.stock[:]
            self.pool = self.pool[:]

    def seal(self, seat: int) -> None:
        self.own_missions()
        if self.plan[seat] != UNDECIDED:
            self.plan[seat] = SEALED
        self.hold[seat] = 0
        self.held_once[seat] = 0

    def deal_again(self, group: int, eye: int, cards: list[int], rng: Rng) -> None:
        if group == MISSION_BACKS:
            self.deal_missions(SEEN_BY[eye], cards, rng)
        else:
            super().deal_again(group, eye, cards, rng)

    def deal_missions(self, bit: int, cards: list[int], rng: Rng) -> None:
        """setup.3, box.5: everybody has two royal missions, but nobody can tell which backs they are."""
        royal = [card for card in cards if TYPE[card] == ROYAL]
        princely = [card for card in cards if TYPE[card] == PRINCELY]
        missions, count = self.missions, self.mission_count()
        for seat in range(self.seats):
            unknown: list[int] = []
            hand = ROYALS  # royal missions of the seat that are still to be dealt
            for place in range(seat * count, (seat + 1) * count):
                if missions[place] & bit == 0:
                    unknown.append(place)
                elif TYPE[missions[place] & CARD] == ROYAL:
                    hand -= 1
            rng.shuffle(unknown)
            for i in range(len(unknown)):
                card = royal.pop() if i < hand else princely.pop()
                missions[unknown[i]] = missions[unknown[i]] & EVERYONE | card
        rest = royal + princely
        rng.shuffle(rest)
        for place in range(self.seats * count, len(missions)):
            if missions[place] & bit == 0:
                missions[place] = missions[place] & EVERYONE | rest.pop()

    def imagine(self, seat: int, rng: Rng) -> None:
        self.own_missions()
        if self.plan[seat] == SEALED:
            self.plan[seat] = 10 + rng.below(4) if self.quick else rng.below(10)
        elif self.turns and not self.over:
            # A mission that is fulfilled but lies face down is one that its owner holds back.
            self.hold[seat] = claimable(self, seat)
            self.held_once[seat] = self.hold[seat]
