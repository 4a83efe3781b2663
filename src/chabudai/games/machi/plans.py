"""The plan of a summer: what is left in hand, who will live where, which sites will be new.

While a summer is planned `drafts` has three lists a seat: the cards left in hand (in canonical order), the villagers as
they will stand, and the new sites as pairs of place and building.  The village itself does not change before everybody
is done.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD
from chabudai.games.machi.state import (
    BUILT,
    FOUNDER,
    HEIGHTS,
    OUTSIDE,
    PLACE,
    PLACE_BITS,
    PLACE_SHIFT,
    SLOTS,
    SUMMER,
    Machi,
)
from chabudai.games.machi.village import FREE, blocked_slots

HAND: Final = 0  # the three lists of a seat's draft
HOMES: Final = 1
SITES: Final = 2
DRAFT_LISTS: Final = 3


def hand_of(game: Machi, seat: int) -> list[int]:
    """The cards of both backs in a hand, in canonical order."""
    return sorted([entry & CARD for entry in game.hands[seat * 2] + game.hands[seat * 2 + 1]])


def kinds_in(hand: list[int], wanted: list[bool]) -> list[int]:
    """The kinds in the hand of a plan that are wanted, each once, in canonical order."""
    found: list[int] = []
    last = -1
    for card in hand:
        if card != last and wanted[card]:
            found.append(card)
        last = card
    return found


def begin_draft(game: Machi, seat: int) -> None:
    """An empty plan: everything as it is."""
    start = seat * DRAFT_LISTS
    game.drafts[start + HAND] = hand_of(game, seat)
    game.drafts[start + HOMES] = game.villagers[seat][:]
    game.drafts[start + SITES] = []


def planning(game: Machi, seat: int, viewer: int | None) -> bool:
    """Is this the viewer's own plan of a summer?"""
    return viewer == seat and len(game.drafts) > 0 and game.season == SUMMER


def homes_seen(game: Machi, seat: int, viewer: int | None) -> list[int]:
    """The villagers of a village: in the viewer's own plan already as they will stand."""
    return game.drafts[seat * DRAFT_LISTS + HOMES] if planning(game, seat, viewer) else game.villagers[seat]


def movable_founders(game: Machi, seat: int) -> list[int]:
    """summer.4: the villagers of the village who may found, as figures: no founders, none on blocked buildings."""
    homes = game.drafts[seat * DRAFT_LISTS + HOMES]
    for villager in homes:
        if villager & FOUNDER == 0:
            break
    else:
        return []
    blocked = blocked_slots(game, seat) if game.yakuzas else 0
    heights = [0] * (SLOTS + 1)
    found: list[int] = []
    for villager in homes:
        place = villager >> PLACE_SHIFT & PLACE
        if place == OUTSIDE:
            found.append(FREE + (villager & CARD))
        else:
            if villager & FOUNDER == 0 and not blocked & 1 << place:
                found.append(place * HEIGHTS + heights[place])
            heights[place] = heights[place] + 1
    return found


def room_at(game: Machi, seat: int) -> list[int]:
    """summer.7: the finished buildings of the plan with room for one more."""
    row = game.buildings[seat]
    if not row:
        return []
    homes = game.drafts[seat * DRAFT_LISTS + HOMES]
    capacity = game.cards.capacity
    found: list[int] = []
    for slot, entry in enumerate(row):
        if entry >= BUILT:
            here = slot << PLACE_SHIFT
            room = capacity[entry & CARD]
            for villager in homes:
                if villager & PLACE_BITS == here:
                    room -= 1
            if room > 0:
                found.append(slot)
    return found


def free_slot(row: list[int], sites: list[int]) -> int:
    """The first place without building, counting those of the plan."""
    planned = 0
    for number in range(0, len(sites), 2):
        planned |= 1 << sites[number]
    slot = 0
    while (slot < len(row) and row[slot] >= 0) or planned & 1 << slot:
        slot += 1
    return slot
