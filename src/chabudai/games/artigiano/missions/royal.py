"""The royal missions, judged once, when the game is over."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD
from chabudai.games.artigiano.boards import CASE_KIND, CASES_IN, COUNT, FITTING, MOST_CASES
from chabudai.games.artigiano.material import (
    ACTION,
    ARQUES,
    EFFECT,
    IS_ACTION,
    MATERIAL,
    POINTS,
    ROYAL,
    SPECIAL,
    SPECIALS,
    TYPE,
    P,
)
from chabudai.games.artigiano.protection import effective_value, holder, materials
from chabudai.games.artigiano.scoring import castle_points, special_points
from chabudai.games.artigiano.state import (
    LAID_SPECIAL,
    MISSIONS,
    ON_CASE,
    ON_STOCK_OF,
    OUT_OF_PLAY,
    SLOTS,
    STORE_SLOT,
    Artigiano,
)

ARQUES_POINTS: Final = 18
ODD: Final = (1, 3, 5)


def accomplished_by(game: Artigiano, seat: int) -> int:
    """The seat's missions, by place, that are accomplished at the end; Arques is judged last."""
    done = game.claimed[seat]
    arques = -1
    for place in range(game.mission_count()):
        card = game.mission_entry(seat, place) & CARD
        if TYPE[card] != ROYAL or (game.quick and not game.mandatory[seat] >> place & 1):
            continue
        kind = EFFECT[card]
        if kind == ARQUES:
            arques = place
        elif is_accomplished(game, seat, kind):
            done |= 1 << place
    if arques >= 0 and points_of_missions(game, seat, done) >= ARQUES_POINTS:
        done |= 1 << arques  # royal.18
    return done


def points_of_missions(game: Artigiano, seat: int, done: int) -> int:
    """The points of these missions."""
    points = 0
    for place in range(MISSIONS):
        if done >> place & 1:
            points += POINTS[game.mission_entry(seat, place) & CARD]
    return points


def values(game: Artigiano, seat: int) -> list[int]:
    """The values of the materials on the seat's castle."""
    first = seat * MOST_CASES
    return [effective_value(game, game.castle[first + case]) for case in CASES_IN[materials(game, seat)]]


def pure_materials(game: Artigiano, seat: int) -> int:
    """How many pure materials lie on the castle."""
    first = seat * MOST_CASES
    return len([case for case in CASES_IN[materials(game, seat)] if TYPE[game.castle[first + case]] == MATERIAL])


def stock_of(game: Artigiano, seat: int) -> list[int]:
    """The cards in the stock, the Storekeeper's place included."""
    return [entry & CARD for entry in game.stock[seat * SLOTS : (seat + 1) * SLOTS] if entry >= 0]


def hand_of(game: Artigiano, seat: int) -> list[int]:
    """The cards in the hand."""
    return [entry & CARD for entry in game.hands[seat]]


def most(counts: list[int], seat: int) -> bool:
    """mission.5: more than everybody else; a tie is not enough."""
    return all(counts[seat] > counts[other] for other in range(len(counts)) if other != seat)


def fewest(counts: list[int], seat: int) -> bool:
    """mission.5: less than everybody else."""
    return all(counts[seat] < counts[other] for other in range(len(counts)) if other != seat)


def filled(game: Artigiano) -> list[int]:
    """Per seat, the occupied cases."""
    return [COUNT[cases] for cases in game.occupied]


def shared_materials(game: Artigiano, one: int, other: int) -> int:
    """royal.11: how many materials of two castles can be paired by kind and value."""
    mine, theirs = likenesses(game, one), likenesses(game, other)
    pairs = 0
    for likeness in mine:
        if likeness in theirs:
            theirs.remove(likeness)
            pairs += 1
    return pairs


def likenesses(game: Artigiano, seat: int) -> list[int]:
    """Kind and value of each material on the castle, as one number."""
    first, board = seat * MOST_CASES, game.boards[seat]
    return [
        effective_value(game, game.castle[first + case]) * 8 + CASE_KIND[board][case]
        for case in CASES_IN[materials(game, seat)]
    ]


def own_specials_in_play(game: Artigiano, seat: int) -> int:
    """royal.15: the specials on the seat's castle or in its zone that it laid itself."""
    count = 0
    for special in range(SPECIALS):
        place = game.special_at[special]
        on_stock = ON_STOCK_OF <= place < ON_CASE
        if place != OUT_OF_PLAY and not on_stock and game.laid_by[special] == seat and holder(game, special) == seat:
            count += 1
    return count


def is_accomplished(game: Artigiano, seat: int, kind: int) -> bool:
    """Is the royal mission of this kind (0 is R01) accomplished?  Every line is a clause of the rules."""
    number = kind + 1
    if number == 1:
        return pure_materials(game, seat) == 0
    if number == 2:
        return pure_materials(game, seat) >= 6
    if number == 3:
        return game.own_specials[seat] >= 3
    if number == 4:
        return not [v for v in values(game, seat) if v == 1 or v == 2]
    if number == 5:
        return all(v in ODD for v in values(game, seat))
    if number == 6:
        return most([special_points(game, other) for other in range(game.seats)], seat)
    if number == 7:
        return most(filled(game), seat)
    if number == 8:
        return most([values(game, other).count(5) for other in range(game.seats)], seat)
    if number == 9:
        cards = hand_of(game, seat) + stock_of(game, seat)
        return len([card for card in cards if TYPE[card] == SPECIAL or TYPE[card] == ACTION]) <= 1
    if number == 10:
        return not stock_of(game, seat)
    return _is_accomplished(game, seat, number)


def _is_accomplished(game: Artigiano, seat: int, number: int) -> bool:
    """The missions of merchants and clergy."""
    if number == 11:
        return any(shared_materials(game, seat, other) >= 4 for other in range(game.seats) if other != seat)
    if number == 12:
        return len([card for card in hand_of(game, seat) if IS_ACTION[card]]) <= 2
    if number == 13:
        ordinary = game.stock[seat * SLOTS : seat * SLOTS + STORE_SLOT][: game.slots()]
        return min(ordinary) >= 0 and not [card for card in stock_of(game, seat) if IS_ACTION[card]]
    if number == 14:
        return fewest(filled(game), seat)
    if number == 15:
        return fewest([own_specials_in_play(game, other) for other in range(game.seats)], seat)
    if number == 16:
        return COUNT[game.occupied[seat]] <= max(filled(game)) - 2
    if number == 17:
        return most([castle_points(game, other) for other in range(game.seats)], seat)
    if number == 19:
        stones = FITTING[game.boards[seat]][P]
        return game.occupied[seat] & stones != stones
    return game.past[seat] & LAID_SPECIAL == 0
