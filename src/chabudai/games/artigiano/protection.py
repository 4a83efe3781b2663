"""Which materials of a castle an action can touch, and what a material is worth with the specials lying on it."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.games.artigiano.boards import ADJACENT, CASE_BIT, CASES_IN, MOST_CASES
from chabudai.games.artigiano.material import (
    BLACKSMITH,
    JOURNEYMAN,
    KINDS,
    MASTER_AT_ARMS,
    ON_MATERIAL,
    PROVOST,
    ROOFER,
    SPECIALS,
    VALUE,
    VIRGIN,
)
from chabudai.games.artigiano.state import IN_ZONE_OF, ON_CARD, ON_CASE, ON_STOCK_OF, OUT_OF_PLAY, Artigiano

ANY_KIND: Final = 7


def effective_value(game: Artigiano, card: int) -> int:
    """kinds.5: the printed value and the points of the specials lying on the material."""
    at, place = game.special_at, ON_CARD + card
    value = VALUE[card]
    if at[ROOFER] == place:
        value += ON_MATERIAL[ROOFER]
    if at[JOURNEYMAN] == place:
        value += ON_MATERIAL[JOURNEYMAN]
    if at[MASTER_AT_ARMS] == place:
        value += ON_MATERIAL[MASTER_AT_ARMS]
    return value


def effective_kinds(game: Artigiano, card: int) -> int:
    """specials.1: under the Roofer a material is of any kind; otherwise what is printed."""
    return ANY_KIND if game.special_at[ROOFER] == ON_CARD + card else KINDS[card]


def materials(game: Artigiano, seat: int) -> int:
    """The cases of the seat that hold a material: not Virgin and Provost."""
    held = game.occupied[seat]
    at, first = game.special_at, ON_CASE + seat * MOST_CASES
    virgin, provost = at[VIRGIN] - first, at[PROVOST] - first
    if 0 <= virgin < MOST_CASES:
        held &= ~CASE_BIT[virgin]
    if 0 <= provost < MOST_CASES:
        held &= ~CASE_BIT[provost]
    return held


def exposed(game: Artigiano, seat: int, by: int) -> int:
    """attack.5 to attack.8: the cases of the seat whose material an action of `by` can touch."""
    if seat != by and game.chapel >> seat & 1:
        return 0
    held = materials(game, seat)
    first = seat * MOST_CASES
    smith = game.special_at[BLACKSMITH] - ON_CARD
    if smith >= 0:
        for case in CASES_IN[held]:
            if game.castle[first + case] == smith:
                held &= ~CASE_BIT[case]
    if seat != by:
        virgin = game.special_at[VIRGIN] - ON_CASE - first
        if 0 <= virgin < MOST_CASES:
            held &= ~ADJACENT[game.boards[seat]][virgin]
    return held


def holder(game: Artigiano, special: int) -> int:
    """The seat in whose zone, on whose castle or on whose stock the special lies; -1 when it is not in play."""
    place = game.special_at[special]
    if place == OUT_OF_PLAY:
        return -1
    if place >= ON_CARD:
        card = place - ON_CARD
        # A material lifted by a Building Plan is on no case; what lies on it stays with whoever plays the plan.
        return game.castle.index(card) // MOST_CASES if card in game.castle else game.act_author
    if place >= ON_CASE:
        return (place - ON_CASE) // MOST_CASES
    return place - (ON_STOCK_OF if place >= ON_STOCK_OF else IN_ZONE_OF)


def attached_to(game: Artigiano, card: int) -> list[int]:
    """The specials lying on this material."""
    return [i for i in range(SPECIALS) if game.special_at[i] == ON_CARD + card]


def is_on_castle(game: Artigiano, special: int) -> bool:
    """Does the special lie on a material or occupy a case?"""
    return game.special_at[special] >= ON_CASE
