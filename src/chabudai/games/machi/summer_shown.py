"""The end of summer: all plans are shown together, and become the villages."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.core.step import Step
from chabudai.games.machi.material import BUILDINGS
from chabudai.games.machi.plans import DRAFT_LISTS, HAND, HOMES, SITES
from chabudai.games.machi.state import OUTSIDE, PLACE, PLACE_SHIFT, Machi
from chabudai.games.machi.village import from_hand


class ShowSummer(Step[Machi]):
    """order.1, summer.1: all plans happen together; summer.10: which building a new site is stays a secret."""

    clause = "summer.10"

    def run(self, game: Machi) -> None:
        plans, game.drafts = game.drafts, []
        game.unseal()
        for seat in range(game.seats):
            start = seat * DRAFT_LISTS
            self.lay_sites(game, seat, plans[start + SITES])
            self.play_villagers(game, seat, plans[start + HAND])
            if game.journal is not None:
                self.announce(game, seat, plans[start + HOMES], plans[start + SITES])
            game.villagers[seat] = plans[start + HOMES]

    def lay_sites(self, game: Machi, seat: int, sites: list[int]) -> None:
        """secrets.3: nobody else can tell which card of the hand it was, unless all were known and alike."""
        hand = game.hands[seat * 2 + BUILDINGS]
        if not sites:
            return
        first = hand[0]
        if first & EVERYONE != EVERYONE or hand.count(first) != len(hand):
            for index in range(len(hand)):
                hand[index] = hand[index] & (CARD | SEEN_BY[seat])
        row = game.buildings[seat]
        for number in range(0, len(sites), 2):
            slot = sites[number]
            entry = from_hand(game, seat, sites[number + 1])
            while len(row) <= slot:
                row.append(-1)
            row[slot] = entry

    def play_villagers(self, game: Machi, seat: int, left: list[int]) -> None:
        """The villagers of the plan leave the hand, open to all."""
        hand = game.hands[seat * 2]
        if len(left) == len(hand) + len(game.hands[seat * 2 + BUILDINGS]):
            return
        stayed = 0
        for card in sorted([entry & CARD for entry in hand]):
            if stayed < len(left) and left[stayed] == card:
                stayed += 1
            else:
                game.turn_up(from_hand(game, seat, card))

    def announce(self, game: Machi, seat: int, homes: list[int], sites: list[int]) -> None:
        """Tell what is new."""
        before = game.villagers[seat][:]
        for villager in homes:
            place = villager >> PLACE_SHIFT & PLACE
            if place in sites[0::2]:
                game.tell("founded", "summer.3", {"seat": seat, "card": villager & CARD})
            elif villager in before:
                before.remove(villager)
            elif place == OUTSIDE:
                game.tell("outside", "summer.9", {"seat": seat, "card": villager & CARD})
            else:
                facts = {"seat": seat, "card": villager & CARD, "building": game.buildings[seat][place] & CARD}
                game.tell("installed", "summer.6", facts)


SHOW_SUMMER: Final = ShowSummer()
