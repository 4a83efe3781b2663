"""The chance of each mission of Artigiano to be accomplished in the end.

Of a royal mission two chances are known, at the start of the game: that it stays true if it is, and that it becomes
true if it is not.  Towards the end they turn into certainty.  A princely mission is accomplished once it is turned up,
so there is one chance only; it grows with what has been done for it, and is nothing when somebody else was first.

The chances are guesses drawn by hand towards what came of each mission in 60 games of three greedy players, who made
one choice in eight at random.  Those players could not see an action through to its effect; the missions that need it
(P07 to P10, P13, P19) were hardly ever accomplished then and have been lowered less than the games would say.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD
from chabudai.games.artigiano.boards import CASES_IN, COUNT, FITTING, MOST_CASES
from chabudai.games.artigiano.material import ACTION, ARQUES, IS_ACTION, IS_MATERIAL, IS_SPECIAL, MATERIAL, TYPE, F, P
from chabudai.games.artigiano.missions.royal import is_accomplished, pure_materials
from chabudai.games.artigiano.protection import effective_value, materials
from chabudai.games.artigiano.state import (
    ACTION_BEFORE,
    ACTION_NOW,
    DISCARD_BEFORE,
    DISCARD_NOW,
    FIRST_FOUNDATIONS,
    FIRST_STONES,
    FIRST_TILE,
    LAID_STONE,
    SLOTS,
    Artigiano,
)

# Per royal mission, R01 to R20: (stays true, becomes true).
ROYAL_CHANCES: Final[list[tuple[float, float]]] = [
    (0.45, 0.02),  # no pure material
    (0.95, 0.45),  # six pure materials
    (1.0, 0.33),  # three own specials
    (0.48, 0.05),  # no 1 and no 2
    (0.3, 0.02),  # only odd values
    (0.7, 0.47),  # best specials
    (0.55, 0.43),  # most cases
    (0.4, 0.2),  # most fives
    (0.58, 0.45),  # at most one special or pure action held
    (0.78, 0.72),  # empty stock
    (0.9, 0.75),  # four pairs with an opponent
    (0.85, 0.75),  # at most two actions in hand
    (0.75, 0.32),  # full stock without action
    (0.55, 0.17),  # fewest cases
    (0.5, 0.19),  # fewest own specials
    (0.68, 0.52),  # two cases less
    (0.5, 0.31),  # best castle
    (0.24, 0.24),  # eighteen points of other missions
    (0.63, 0.08),  # an empty stone case
    (0.72, 0.0),  # never a special
]
# Per princely mission, P01 to P20: the chance when nothing has been done for it, and when all but the last step has.
PRINCELY_CHANCES: Final[list[tuple[float, float]]] = [
    (0.37, 0.8),  # all five values
    (0.13, 0.72),  # modest foundations
    (0.35, 0.75),  # first tile
    (0.24, 0.75),  # first stones
    (0.25, 0.8),  # first foundations
    (0.44, 0.8),  # no action in hand
    (0.15, 0.3),  # two materials destroyed in a turn
    (0.2, 0.5),  # attack before foundations
    (0.06, 0.15),  # three actions in a turn
    (0.25, 0.45),  # attack after a tile
    (0.3, 0.7),  # pure actions in two turns
    (0.55, 0.85),  # pure materials discarded in two turns
    (0.07, 0.2),  # two actions against one
    (0.02, 0.1),  # no card in hand
    (0.37, 0.85),  # a special discarded
    (0.25, 0.85),  # foundations before stones
    (0.16, 0.58),  # special and two actions in stock
    (0.25, 0.4),  # two cases behind all
    (0.15, 0.6),  # three materials from the stock
    (0.22, 0.7),  # special before stones
]
GONE: Final = 0.0
ONE_TO_FIVE: Final = (1, 2, 3, 4, 5)


def chance_of_royal(game: Artigiano, seat: int, kind: int, progress: float, kept: float, reached: float) -> float:
    """The chance of a royal mission (0 is R01) when this part of the game has been played."""
    stays, becomes = ROYAL_CHANCES[kind]
    if kind == ARQUES:
        return becomes
    if is_accomplished(game, seat, kind):
        stays = min(1.0, stays * kept)
        return stays + (1 - stays) * progress
    if kind == 1:
        becomes *= 0.4 + pure_materials(game, seat) / 5
    elif kind == 2:
        becomes *= 0.5 + game.own_specials[seat]
    return min(1.0, becomes * reached) * (1 - progress)


def chance_of_princely(game: Artigiano, seat: int, kind: int, progress: float) -> float:
    """The chance of a princely mission (0 is P01) that has not been turned up yet."""
    done = done_for(game, seat, kind)
    if done < 0:
        return GONE
    nothing, nearly = PRINCELY_CHANCES[kind]
    chance = nothing + (nearly - nothing) * min(1.0, done)
    return chance * (1 - progress * progress * (1 - done / 2))


def done_for(game: Artigiano, seat: int, kind: int) -> float:
    """How much of a princely mission is done, 1 being all but the last step; negative when it is out of reach."""
    number = kind + 1
    past = game.past[seat]
    if number == 1:
        values = [effective_value(game, card) for card in castle_of(game, seat)]
        return len([value for value in ONE_TO_FIVE if value in values]) / 4
    if number == 2:
        return foundations_of(game, seat, 3)
    if number == 3:
        return -1.0 if game.firsts & FIRST_TILE else 0.0
    if number == 4:
        return -1.0 if game.firsts & FIRST_STONES else filled(game, seat, P)
    if number == 5:
        return -1.0 if game.firsts & FIRST_FOUNDATIONS else filled(game, seat, F)
    if number == 6:
        return max(0.0, 1 - len([entry for entry in game.hands[seat] if IS_ACTION[entry & CARD]]) / 3)
    if number == 11:
        return 1.0 if past & (ACTION_NOW | ACTION_BEFORE) else held(game, seat, ACTION) / 4
    if number == 12:
        return 1.0 if past & (DISCARD_NOW | DISCARD_BEFORE) else held(game, seat, MATERIAL) / 4
    if number == 14:
        return max(0.0, 1 - len(game.hands[seat]) / 4)
    if number == 15:
        return 1.0 if [entry for entry in game.hands[seat] if IS_SPECIAL[entry & CARD]] else 0.0
    if number == 16:
        return -1.0 if past & LAID_STONE else filled(game, seat, F)
    if number == 17:
        return stock_for_nantes(game, seat)
    if number == 18:
        mine = COUNT[game.occupied[seat]]
        others = [COUNT[game.occupied[other]] for other in range(game.seats) if other != seat]
        return 0.5 if min(others) > mine else 0.0
    if number == 19:
        stock = game.stock[seat * SLOTS : seat * SLOTS + SLOTS]
        count = len([entry for entry in stock if entry >= 0 and IS_MATERIAL[entry & CARD]])
        if game.active == seat and game.playing >= 0:
            count += game.turn_stock
        return min(1.0, count / 3)
    if number == 20:
        if past & LAID_STONE:
            return -1.0
        return 1.0 if [entry for entry in game.hands[seat] if IS_SPECIAL[entry & CARD]] else 0.0
    return 0.0


def castle_of(game: Artigiano, seat: int) -> list[int]:
    """The materials on the castle."""
    first = seat * MOST_CASES
    return [game.castle[first + case] for case in CASES_IN[materials(game, seat)]]


def filled(game: Artigiano, seat: int, kind: int) -> float:
    """The part of the cases of a kind that is filled."""
    cases = FITTING[game.boards[seat]][kind]
    return COUNT[game.occupied[seat] & cases] / COUNT[cases]


def foundations_of(game: Artigiano, seat: int, most: int) -> float:
    """The part of the foundation cases filled; negative as soon as one holds more than this value."""
    cases = FITTING[game.boards[seat]][F]
    first = seat * MOST_CASES
    for case in CASES_IN[materials(game, seat) & cases]:
        if effective_value(game, game.castle[first + case]) > most:
            return -1.0
    return COUNT[game.occupied[seat] & cases] / COUNT[cases]


def held(game: Artigiano, seat: int, kind: int) -> int:
    """Pure cards of a type in hand, two at most."""
    return min(2, len([entry for entry in game.hands[seat] if TYPE[entry & CARD] == kind]))


def stock_for_nantes(game: Artigiano, seat: int) -> float:
    """princely.17: how much of one special and two pure actions lies in the stock."""
    specials = actions = 0
    for entry in game.stock[seat * SLOTS : seat * SLOTS + SLOTS]:
        if entry >= 0:
            specials += IS_SPECIAL[entry & CARD]
            actions += TYPE[entry & CARD] == ACTION
    return (min(1, specials) + min(2, actions)) / 3
