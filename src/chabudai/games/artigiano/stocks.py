"""A stock: its places, what lies in them, what blocks it."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, NO_CARD
from chabudai.games.artigiano.boards import CASE_BIT
from chabudai.games.artigiano.material import CAPTAIN, CODE, STOREKEEPER
from chabudai.games.artigiano.state import IN_ZONE_OF, ON_STOCK_OF, SLOTS, STORE_SLOT, Artigiano

ORDINARY: Final = 0
IN_STORE: Final = 1


def stock_is_blocked(game: Artigiano, seat: int) -> bool:
    """specials.6: the Captain lies on this stock."""
    return game.special_at[CAPTAIN] == ON_STOCK_OF + seat


def stock_cards(game: Artigiano, seat: int) -> int:
    """The places of the seat's stock that hold a card, as a bit mask."""
    found = 0
    for slot in range(SLOTS):
        if game.stock[seat * SLOTS + slot] >= 0:
            found |= CASE_BIT[slot]
    return found


def in_stock(game: Artigiano, seat: int) -> list[int]:
    """The cards in the ordinary places of the seat's stock."""
    return [game.stock[place] & CARD for place in game.ordinary(seat)]


def place_in_stock(game: Artigiano, seat: int, card: int) -> int:
    """The ordinary place where this card lies."""
    for place in game.ordinary(seat):
        if game.stock[place] & CARD == card:
            return place
    raise ValueError(f"{CODE[card]} is not in the stock of seat {seat}")


def take_from_stock(game: Artigiano, place: int) -> int:
    """Take a card out of a stock: its entry."""
    entry = game.stock[place]
    game.stock[place] = NO_CARD
    if game.playing >= 0 and place // SLOTS == game.active:
        game.playing &= ~CASE_BIT[place % SLOTS]
    return entry


def free_places(game: Artigiano, seat: int) -> int:
    """Where the seat's stock has room: a bit for ORDINARY, one for IN_STORE."""
    stock, first = game.stock, seat * SLOTS
    free = 0
    if stock[first] < 0 or (not game.quick and (stock[first + 1] < 0 or stock[first + 2] < 0)):
        free = 1 << ORDINARY
    if stock[first + STORE_SLOT] < 0 and game.special_at[STOREKEEPER] == IN_ZONE_OF + seat:
        free |= 1 << IN_STORE
    return free


def put_in_stock(game: Artigiano, seat: int, entry: int, where: int) -> None:
    """Put a card into a free place of the stock."""
    first = seat * SLOTS
    place = first + STORE_SLOT
    if where == ORDINARY:
        place = first
        while game.stock[place] >= 0:
            place += 1
    game.stock[place] = entry
