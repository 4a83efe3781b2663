"""What everything is worth."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.games.artigiano.boards import CASES_IN, FULL, MOST_CASES
from chabudai.games.artigiano.material import (
    BEEKEEPER,
    IN_ZONE,
    ON_MATERIAL,
    PAWNBROKER,
    POINTS,
    PRIEST,
    PROVOST,
    SPECIALS,
)
from chabudai.games.artigiano.protection import effective_value, holder, is_on_castle, materials
from chabudai.games.artigiano.state import IN_ZONE_OF, MISSIONS, ON_CASE, ON_STOCK_OF, OUT_OF_PLAY, Artigiano

FULL_CASTLE: Final = 10
FIRST_FULL: Final = 5  # in the quick game


def bonus(game: Artigiano, seat: int) -> int:
    """end.4: ten points for a full castle; quick.5: five, and only for the first."""
    if game.occupied[seat] != FULL[game.boards[seat]]:
        return 0
    if game.quick:
        return FIRST_FULL if game.first_full == seat else 0
    return FULL_CASTLE


def castle_points(game: Artigiano, seat: int) -> int:
    """end.5: the values of the materials with the specials on them, and the Provost's loss."""
    castle, first = game.castle, seat * MOST_CASES
    points = 0
    for case in CASES_IN[materials(game, seat)]:
        points += effective_value(game, castle[first + case])
    if 0 <= game.special_at[PROVOST] - ON_CASE - first < MOST_CASES:
        points += ON_MATERIAL[PROVOST]
    return points


def fives(game: Artigiano, seat: int) -> int:
    """Materials of value 5 on a castle."""
    castle, first = game.castle, seat * MOST_CASES
    found = 0
    for case in CASES_IN[materials(game, seat)]:
        if effective_value(game, castle[first + case]) == 5:
            found += 1
    return found


def best_fives(game: Artigiano, seat: int) -> int:
    """specials.13: the most fives on another castle than the seat's."""
    return max([fives(game, other) for other in range(game.seats) if other != seat])


def worth(game: Artigiano, special: int, seat: int) -> int:
    """What the special scores where it lies; for the Pawnbroker, by the seat that counts it."""
    if is_on_castle(game, special):
        return ON_MATERIAL[special]
    if special == PRIEST:
        return len(game.under_priest)
    if special == PAWNBROKER:
        return IN_ZONE[PAWNBROKER] + best_fives(game, seat)
    return IN_ZONE[special]


def copied_points(game: Artigiano, seat: int) -> int:
    """specials.12: the Beekeeper scores the best special of an opponent, or nothing."""
    best = 0
    at = game.special_at
    for special in range(SPECIALS):
        place = at[special]
        on_stock = ON_STOCK_OF <= place < ON_CASE
        if place != OUT_OF_PLAY and not on_stock and special != BEEKEEPER and holder(game, special) != seat:
            best = max(best, worth(game, special, seat))
    return best


def zone_points(game: Artigiano, seat: int) -> int:
    """end.6: the specials in the seat's zone."""
    points = 0
    at, place = game.special_at, IN_ZONE_OF + seat
    for special in range(SPECIALS):
        if at[special] == place:
            points += worth_in_zone(game, special, seat)
    return points


def worth_in_zone(game: Artigiano, special: int, seat: int) -> int:
    """What one of them scores there."""
    return copied_points(game, seat) if special == BEEKEEPER else worth(game, special, seat)


def special_points(game: Artigiano, seat: int) -> int:
    """royal.6: all points of specials: in the zone, on materials and in cases of the castle."""
    points = zone_points(game, seat)
    for special in range(SPECIALS):
        if is_on_castle(game, special) and holder(game, special) == seat:
            points += ON_MATERIAL[special]
    return points


def mission_points(game: Artigiano, seat: int) -> int:
    """end.7, end.8: accomplished missions add their points, failed mandatory ones take them away."""
    points = 0
    done = game.accomplished[seat]
    for place in range(game.mission_count()):
        worth_of = POINTS[game.mission_entry(seat, place) & CARD]
        if done >> place & 1:
            points += worth_of
        elif game.mandatory[seat] >> place & 1:
            points -= worth_of
    return points


def table_points(game: Artigiano, seat: int) -> int:
    """What lies open: castle and specials."""
    return bonus(game, seat) + castle_points(game, seat) + zone_points(game, seat)


def final_points(game: Artigiano, seat: int) -> int:
    """end.3: the whole count."""
    return table_points(game, seat) + mission_points(game, seat)


def points_so_far(game: Artigiano) -> list[int]:
    """While the game goes on, of every seat: what lies open, and the missions turned up."""
    seats = game.seats
    points = [bonus(game, seat) + castle_points(game, seat) for seat in range(seats)]
    at = game.special_at
    for special in range(SPECIALS):  # once for all zones: most of them are empty
        seat = at[special] - IN_ZONE_OF
        if 0 <= seat < seats:
            points[seat] = points[seat] + worth_in_zone(game, special, seat)
    for seat in range(seats):
        claimed = game.claimed[seat]
        if claimed:
            for place in range(MISSIONS):
                card = game.mission_entry(seat, place) & CARD if claimed >> place & 1 else HIDDEN
                if card != HIDDEN:
                    points[seat] = points[seat] + POINTS[card]
    return points
