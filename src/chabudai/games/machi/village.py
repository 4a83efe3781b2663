"""Villages: what stands where, what is active or blocked, and what happens when a card leaves."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, EVERYONE, NO_CARD
from chabudai.games.machi.material import BACK, BLACKSMITH, BUILDINGS, VILLAGERS
from chabudai.games.machi.state import (
    BUILT,
    FOUNDER,
    HEIGHTS,
    OUTSIDE,
    OWNER_SHIFT,
    PLACE,
    PLACE_BITS,
    PLACE_SHIFT,
    SEAT,
    SLOT_SHIFT,
    SLOTS,
    VILLAGE_SHIFT,
    Machi,
)

SLOT_BIT: Final = [1 << slot for slot in range(SLOTS + 1)]

# Figures: a villager in play is village * VILLAGE_FIGURES + place * HEIGHTS + height, a Samurai outside
# village * VILLAGE_FIGURES + FREE + card, a Yakuza YAKUZA_FIGURES + card.
FREE: Final = SLOTS * HEIGHTS
VILLAGE_FIGURES: Final = 500
YAKUZA_FIGURES: Final = 5 * VILLAGE_FIGURES
FIGURES: Final = YAKUZA_FIGURES + 100


# --- looking --------------------------------------------------------------------------------------


def head_counts(game: Machi, seat: int) -> list[int]:
    """How many villagers stand at each place of a village, the outside last."""
    counts = [0] * (OUTSIDE + 1)
    for villager in game.villagers[seat]:
        place = villager >> PLACE_SHIFT & PLACE
        counts[place] = counts[place] + 1  # compiled, this is quicker than +=
    return counts


def blocked_slots(game: Machi, seat: int) -> int:
    """yakuza.1: the buildings with an attacking Yakuza on them, as a bit mask."""
    mask = 0
    for yakuza in game.yakuzas:
        if yakuza >> VILLAGE_SHIFT & SEAT == seat != yakuza >> OWNER_SHIFT & SEAT:
            mask |= 1 << (yakuza >> SLOT_SHIFT & PLACE)
    return mask


def samurai_slots(game: Machi, seat: int) -> int:
    """The buildings with a Samurai in them, as a bit mask."""
    mask = 0
    is_samurai = game.cards.is_samurai
    for villager in game.villagers[seat]:
        if is_samurai[villager & CARD]:
            mask |= SLOT_BIT[villager >> PLACE_SHIFT & PLACE]
    return mask & ~SLOT_BIT[OUTSIDE]


def is_built(game: Machi, seat: int, slot: int) -> bool:
    """Is there a finished building at this place?"""
    row = game.buildings[seat]
    return slot < len(row) and row[slot] >= 0 and row[slot] & BUILT != 0


def is_site(game: Machi, seat: int, slot: int) -> bool:
    """Is there a building under construction at this place?"""
    row = game.buildings[seat]
    return slot < len(row) and row[slot] >= 0 and row[slot] & BUILT == 0


def places_in_play(game: Machi, seat: int) -> list[int]:
    """All places with a building, as village * SLOTS + slot, the seat's own village first."""
    found: list[int] = []
    for step in range(game.seats):
        village = (seat + step) % game.seats
        row = game.buildings[village]
        found += [village * SLOTS + slot for slot in range(len(row)) if row[slot] >= 0]
    return found


def villagers_at(game: Machi, seat: int, place: int) -> list[int]:
    """The stack at a place, from bottom to top."""
    here = place << PLACE_SHIFT
    return [villager for villager in game.villagers[seat] if villager & PLACE_BITS == here]


def has_active(game: Machi, seat: int, kind: int) -> bool:
    """red.1: does an active building of this kind stand in the village?"""
    finished = kind | EVERYONE | BUILT
    for slot, entry in enumerate(game.buildings[seat]):
        if entry == finished and 2 * len(villagers_at(game, seat, slot)) >= game.cards.capacity[kind]:
            return True
    return False


def has_blacksmith(game: Machi, seat: int) -> bool:
    """duel.13: does a Blacksmith stand on a finished building of his colour in this village?"""
    colour = game.cards.colour
    for villager in game.villagers[seat]:
        if villager & CARD == BLACKSMITH:
            place = villager >> PLACE_SHIFT & PLACE
            if place != OUTSIDE:
                entry = game.buildings[seat][place]
                if entry & BUILT and colour[entry & CARD] == colour[BLACKSMITH]:
                    return True
    return False


def figures_of(game: Machi, seat: int) -> list[int]:
    """The figures of a village's villagers, in the order of its list."""
    heights = [0] * (SLOTS + 1)
    base = seat * VILLAGE_FIGURES
    found: list[int] = []
    for villager in game.villagers[seat]:
        place = villager >> PLACE_SHIFT & PLACE
        if place == OUTSIDE:
            found.append(base + FREE + (villager & CARD))
        else:
            found.append(base + place * HEIGHTS + heights[place])
            heights[place] = heights[place] + 1
    return found


def address_at(row: list[int], index: int) -> int:
    """The address of one villager of a list: his figure within the village."""
    here = row[index] & PLACE_BITS
    if here == OUTSIDE << PLACE_SHIFT:
        return FREE + (row[index] & CARD)
    height = 0
    for below in range(index):
        if row[below] & PLACE_BITS == here:
            height += 1
    return (here >> PLACE_SHIFT) * HEIGHTS + height


def index_of(game: Machi, figure: int) -> int:
    """Where the villager of this figure is in the list of its village; negative when there is none."""
    return address_index(game.villagers[figure // VILLAGE_FIGURES], figure % VILLAGE_FIGURES)


def address_index(row: list[int], address: int) -> int:
    """Where the villager at this address is in a list of villagers."""
    if address >= FREE:
        samurai = address - FREE | OUTSIDE << PLACE_SHIFT
        for index, villager in enumerate(row):
            if villager & (CARD | PLACE_BITS) == samurai:
                return index
        return -1
    here, height = address // HEIGHTS << PLACE_SHIFT, address % HEIGHTS
    for index, villager in enumerate(row):
        if villager & PLACE_BITS == here:
            if height == 0:
                return index
            height -= 1
    return -1


def yakuza_index(game: Machi, card: int) -> int:
    """Where this Yakuza is in the list of those in play; negative when it is in nobody's village."""
    for index, yakuza in enumerate(game.yakuzas):
        if yakuza & CARD == card:
            return index
    return -1


def tops(game: Machi, seat: int) -> list[int]:
    """winter.4, winter.6: the tops of the stacks as place, or OUTSIDE + card for each Samurai outside."""
    counts = head_counts(game, seat)
    found = [place for place in range(SLOTS) if counts[place]]
    if counts[OUTSIDE]:
        outside = [v & CARD for v in game.villagers[seat] if v >> PLACE_SHIFT & PLACE == OUTSIDE]
        found += [OUTSIDE + card for card in sorted(outside)]
    return found


def top_index(game: Machi, seat: int, top: int) -> int:
    """Where such a top is in the list of its village."""
    row = game.villagers[seat]
    if top >= OUTSIDE:
        return address_index(row, FREE + top - OUTSIDE)
    here = top << PLACE_SHIFT
    for index in range(len(row) - 1, -1, -1):
        if row[index] & PLACE_BITS == here:
            return index
    return -1


# --- leaving --------------------------------------------------------------------------------------


def remove_villager(game: Machi, seat: int, index: int) -> int:
    """Take a villager out of the village.

    village.7: when a founder goes, the top card of his stack becomes the founder; village.8: an empty building is lost.
    """
    row = game.villagers[seat]
    villager = row.pop(index)
    place = villager >> PLACE_SHIFT & PLACE
    if villager & FOUNDER:
        heir = top_index(game, seat, place)
        if heir < 0:
            raze(game, seat, place)
        else:
            row[heir] = row[heir] | FOUNDER
            if game.journal is not None:
                game.tell("heir", "village.7", {"seat": seat, "card": row[heir] & CARD})
    return villager


def discard_villager(game: Machi, seat: int, index: int) -> int:
    """Put a villager on the discards; his card."""
    card = remove_villager(game, seat, index) & CARD
    if game.lent:
        game.own_supply()
    game.discards[VILLAGERS].append(card)
    return card


def raze(game: Machi, seat: int, slot: int) -> None:
    """village.8: a building without villager is discarded, turned up; yakuza.10: Yakuzas on it go back to hand."""
    row = game.buildings[seat]
    card = game.turn_up(row[slot])
    row[slot] = NO_CARD
    while row and row[-1] == NO_CARD:
        row.pop()
    if game.lent:
        game.own_supply()
    game.discards[BUILDINGS].append(card)
    if game.journal is not None:
        game.tell("building-lost", "village.8", {"seat": seat, "card": card})
    if game.yakuzas:
        send_home(game, seat, slot)
    game.embezzled = [mark for mark in game.embezzled if mark >> 3 & 255 != seat << 5 | slot]


def send_home(game: Machi, seat: int, slot: int) -> None:
    """yakuza.10: the Yakuzas on a building that is lost go back to their owners' hands, known to all."""
    for index in range(len(game.yakuzas) - 1, -1, -1):
        yakuza = game.yakuzas[index]
        if yakuza >> VILLAGE_SHIFT & SEAT == seat and yakuza >> SLOT_SHIFT & PLACE == slot:
            del game.yakuzas[index]
            to_hand(game, yakuza >> OWNER_SHIFT & SEAT, yakuza & CARD | EVERYONE)
            if game.journal is not None:
                game.tell("yakuza-home", "yakuza.10", {"seat": yakuza >> OWNER_SHIFT & SEAT, "card": yakuza & CARD})


def each_once(cards: list[int]) -> list[int]:
    """The kinds among these few cards, in canonical order."""
    found: list[int] = []
    for card in cards:
        place = len(found)
        while place > 0 and found[place - 1] > card:
            place -= 1
        if place == 0 or found[place - 1] != card:
            found.insert(place, card)
    return found


def to_hand(game: Machi, seat: int, entry: int) -> None:
    """The card joins the hand."""
    game.hands[seat * 2 + BACK[entry & CARD]].append(entry)


def from_hand(game: Machi, seat: int, card: int) -> int:
    """Take a card out of the hand; of several copies the one that most players know."""
    hand = game.hands[seat * 2 + BACK[card]]
    best = -1
    for index, entry in enumerate(hand):
        if entry & CARD == card and (best < 0 or entry > hand[best]):
            best = index
    return hand.pop(best)
