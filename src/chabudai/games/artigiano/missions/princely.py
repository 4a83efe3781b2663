"""The princely missions: which of them are true right now.  Those about the past are kept by `history`."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD
from chabudai.games.artigiano.boards import CASES_IN, COUNT, FITTING, MOST_CASES
from chabudai.games.artigiano.material import ACTION, IS_ACTION, IS_SPECIAL, TYPE, F
from chabudai.games.artigiano.missions.history import PRINCELY_BIT
from chabudai.games.artigiano.protection import effective_value, materials
from chabudai.games.artigiano.state import SLOTS, Artigiano

LANTERNS: Final = PRINCELY_BIT[0]
GOSSIP_CHAIR: Final = PRINCELY_BIT[1]
FIFTEEN_FIFTEEN: Final = PRINCELY_BIT[5]
PANAMA: Final = PRINCELY_BIT[13]
NANTES: Final = PRINCELY_BIT[16]
BURNING_CHAMBER: Final = PRINCELY_BIT[17]
OF_THE_MOMENT: Final = LANTERNS | GOSSIP_CHAIR | FIFTEEN_FIFTEEN | PANAMA | NANTES | BURNING_CHAMBER
ONE_TO_FIVE: Final = 62  # bits 1 to 5


def is_true(game: Artigiano, seat: int, mission: int) -> bool:
    """Is this mission of the moment, a bit of its kind, fulfilled?"""
    if mission == FIFTEEN_FIFTEEN:
        return not has_action(game.hands[seat])
    if mission == PANAMA:
        return not game.hands[seat]
    if mission == NANTES:
        return has_stock_of_nantes(game, seat)
    if mission == BURNING_CHAMBER:
        return lags_by_two(game, seat)
    if mission == LANTERNS:
        return has_all_values(game, seat)
    return mission == GOSSIP_CHAIR and has_modest_foundations(game, seat)


def has_all_values(game: Artigiano, seat: int) -> bool:
    """princely.1: materials of value 1, 2, 3, 4 and 5 all lie on the castle."""
    seen = 0
    if COUNT[game.occupied[seat]] < 5:
        return False
    for case in CASES_IN[materials(game, seat)]:
        value = effective_value(game, game.castle[seat * MOST_CASES + case])
        if 1 <= value <= 5:
            seen |= 1 << value
    return seen == ONE_TO_FIVE


def has_modest_foundations(game: Artigiano, seat: int) -> bool:
    """princely.2: every foundation case holds a material of value 1, 2 or 3."""
    foundations = FITTING[game.boards[seat]][F]
    if game.occupied[seat] & foundations != foundations or materials(game, seat) & foundations != foundations:
        return False
    first = seat * MOST_CASES
    return all(1 <= effective_value(game, game.castle[first + case]) <= 3 for case in CASES_IN[foundations])


def has_action(hand: list[int]) -> bool:
    """princely.6: does the hand hold an action, pure or composite?"""
    for entry in hand:  # noqa: SIM110 - a loop, as this is asked after most choices
        if IS_ACTION[entry & CARD]:
            return True
    return False


def has_stock_of_nantes(game: Artigiano, seat: int) -> bool:
    """princely.17: a special and two pure actions in the stock at the same time."""
    specials = actions = 0
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        entry = game.stock[place]
        if entry >= 0:
            if IS_SPECIAL[entry & CARD]:
                specials += 1
            elif TYPE[entry & CARD] == ACTION:
                actions += 1
    return specials >= 1 and actions >= 2


def lags_by_two(game: Artigiano, seat: int) -> bool:
    """princely.18: every opponent has at least two more occupied cases."""
    occupied = game.occupied
    least = COUNT[occupied[seat]] + 2
    for other in range(game.seats):  # noqa: SIM110 - for speed, as above
        if other != seat and COUNT[occupied[other]] < least:
            return False
    return True
