"""Objectives of the day: how much of what the calendar asks for a seat has."""

# mypyc: compile
from __future__ import annotations

from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.material import (
    ANY_CARDS,
    ANY_ITEMS,
    AT_GATE,
    CARD_BIT,
    CRAFTS,
    DIFFERENT_ITEMS,
    DUSK_CARDS,
    FIRST_OBJECTIVE_DAY,
    IN_VILLAGE,
    ITEMS,
    LAST_OBJECTIVE_DAY,
    OFFERED_CARDS,
    SAME_CRAFT,
    SAME_ITEMS,
    SLOT_COUNT,
    SLOTS_IN,
    WORKSHOPS,
    cards_in,
)
from chabudai.games.arigato.state import Arigato


def cards_counted(game: Arigato, seat: int, place: int) -> int:
    """objectives.3: the cards in the village, under the gate or in both, as a bit mask."""
    mask = 0 if place == IN_VILLAGE else game.gate[seat]
    if place != AT_GATE:
        for card in game.village[seat * WORKSHOPS : seat * WORKSHOPS + WORKSHOPS]:
            if card >= 0:
                mask |= CARD_BIT[card]
    return mask


def progress(game: Arigato, seat: int, subject: int, place: int) -> int:
    """objectives.1, objectives.2, objectives.4: how many of them there are."""
    if subject >= ANY_ITEMS:
        stock = game.stock[seat * ITEMS : seat * ITEMS + ITEMS]
        if subject == ANY_ITEMS:
            return sum(stock)
        if subject == SAME_ITEMS:
            return max(stock)
        assert subject == DIFFERENT_ITEMS
        return ITEMS - stock.count(0)
    if subject == OFFERED_CARDS:
        return SLOT_COUNT[game.offered[seat]]
    cards: Catalogue = game.cards()
    mask = cards_counted(game, seat, place)
    if subject == ANY_CARDS:
        return mask.bit_count()
    if subject == DUSK_CARDS:
        return (mask & cards.with_dusk).bit_count()
    groups = [(mask & cards.of_craft[craft]).bit_count() for craft in range(CRAFTS)]
    return max(groups) if subject == SAME_CRAFT else CRAFTS - groups.count(0)


def counted(game: Arigato, seat: int, subject: int, place: int) -> list[int]:
    """objectives.1, objectives.2, objectives.4: which cards those are, or of which kinds the items are."""
    if subject >= ANY_ITEMS:
        stock = game.stock[seat * ITEMS : seat * ITEMS + ITEMS]
        kinds = [item for item in range(ITEMS) if stock[item]]
        return [stock.index(max(stock))] if kinds and subject == SAME_ITEMS else kinds
    if subject == OFFERED_CARDS:
        return [game.village[seat * WORKSHOPS + slot] for slot in SLOTS_IN[game.offered[seat]]]
    cards: Catalogue = game.cards()
    village = [card for card in game.village[seat * WORKSHOPS : seat * WORKSHOPS + WORKSHOPS] if card >= 0]
    mask = cards_counted(game, seat, place)
    found = [card for card in village if mask & CARD_BIT[card]]
    found += [card for card in cards_in(mask) if card not in found]
    if subject == DUSK_CARDS:
        return [card for card in found if cards.with_dusk & CARD_BIT[card]]
    groups = [(mask & cards.of_craft[craft]).bit_count() for craft in range(CRAFTS)]
    if subject == SAME_CRAFT:
        return [card for card in found if cards.craft[card] == groups.index(max(groups))]
    if subject == ANY_CARDS:
        return found
    crafts = [cards.craft[card] for card in found]
    return [card for i, card in enumerate(found) if crafts.index(crafts[i]) == i]


def meets_objective(game: Arigato, seat: int) -> bool:
    """dusk.3: from the second day to the last but one; at least as many as the calendar shows."""
    if not FIRST_OBJECTIVE_DAY <= game.day <= LAST_OBJECTIVE_DAY:
        return False
    subject, place, count = game.cards().objective(game.calendar, game.day)
    return progress(game, seat, subject, place) >= count
