"""How near each princely mission of Artigiano is, one class each, beside those of the rules (`missions/princely.py`).

The chances are guesses drawn by hand towards what came of each mission in 60 games of three greedy players, who made
one choice in eight at random.  Those players could not see an action through to its effect; the missions that need it
(P07 to P10, P13, P19) were hardly ever accomplished then and have been lowered less than the games would say.
"""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from chabudai.core.knowledge import CARD
from chabudai.games.artigiano.boards import CASES_IN, COUNT, FITTING, MOST_CASES
from chabudai.games.artigiano.material import ACTION, IS_ACTION, IS_MATERIAL, IS_SPECIAL, MATERIAL, TYPE, F, P
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

GONE: Final = -1.0  # somebody else was first, or it is too late
ONE_TO_FIVE: Final = (1, 2, 3, 4, 5)


class Prospect:
    """The chance of a princely mission, and how much of it is done."""

    untouched: ClassVar[float] = 0.0  # the chance when nothing has been done for it
    nearly: ClassVar[float] = 0.0  # and when all but the last step has

    def done(self, game: Artigiano, seat: int) -> float:
        """How much of it is done, 1 being all but the last step; negative when it is out of reach."""
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
            return GONE
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


class Lanterns(Prospect):
    """princely.1: all five values."""

    untouched = 0.37
    nearly = 0.8

    def done(self, game: Artigiano, seat: int) -> float:
        values = [effective_value(game, card) for card in castle_of(game, seat)]
        return len([value for value in ONE_TO_FIVE if value in values]) / 4


class GossipChair(Prospect):
    """princely.2: modest foundations."""

    untouched = 0.13
    nearly = 0.72

    def done(self, game: Artigiano, seat: int) -> float:
        return foundations_of(game, seat, 3)


class Studiolo(Prospect):
    """princely.3: first tile."""

    untouched = 0.35
    nearly = 0.75

    def done(self, game: Artigiano, seat: int) -> float:
        return GONE if game.firsts & FIRST_TILE else 0.0


class WorldMap(Prospect):
    """princely.4: first stones."""

    untouched = 0.24
    nearly = 0.75

    def done(self, game: Artigiano, seat: int) -> float:
        return GONE if game.firsts & FIRST_STONES else filled(game, seat, P)


class SlateRoofs(Prospect):
    """princely.5: first foundations."""

    untouched = 0.25
    nearly = 0.8

    def done(self, game: Artigiano, seat: int) -> float:
        return GONE if game.firsts & FIRST_FOUNDATIONS else filled(game, seat, F)


class FifteenFifteen(Prospect):
    """princely.6: no action in hand."""

    untouched = 0.44
    nearly = 0.8

    def done(self, game: Artigiano, seat: int) -> float:
        return max(0.0, 1 - len([entry for entry in game.hands[seat] if IS_ACTION[entry & CARD]]) / 3)


class Barricades(Prospect):
    """princely.7: two materials destroyed in a turn."""

    untouched = 0.15
    nearly = 0.3


class Granada(Prospect):
    """princely.8: attack before foundations."""

    untouched = 0.2
    nearly = 0.5


class Verger(Prospect):
    """princely.9: three actions in a turn."""

    untouched = 0.06
    nearly = 0.15


class ClothOfGold(Prospect):
    """princely.10: attack after a tile."""

    untouched = 0.25
    nearly = 0.45


class NewWorld(Prospect):
    """princely.11: pure actions in two turns."""

    untouched = 0.3
    nearly = 0.7

    def done(self, game: Artigiano, seat: int) -> float:
        return 1.0 if game.past[seat] & (ACTION_NOW | ACTION_BEFORE) else held(game, seat, ACTION) / 4


class RouteToIndia(Prospect):
    """princely.12: pure materials discarded in two turns."""

    untouched = 0.55
    nearly = 0.85

    def done(self, game: Artigiano, seat: int) -> float:
        return 1.0 if game.past[seat] & (DISCARD_NOW | DISCARD_BEFORE) else held(game, seat, MATERIAL) / 4


class QueensHerb(Prospect):
    """princely.13: two actions against one."""

    untouched = 0.07
    nearly = 0.2


class Panama(Prospect):
    """princely.14: no card in hand."""

    untouched = 0.02
    nearly = 0.1

    def done(self, game: Artigiano, seat: int) -> float:
        return max(0.0, 1 - len(game.hands[seat]) / 4)


class Maize(Prospect):
    """princely.15: a special discarded."""

    untouched = 0.37
    nearly = 0.85

    def done(self, game: Artigiano, seat: int) -> float:
        return 1.0 if [entry for entry in game.hands[seat] if IS_SPECIAL[entry & CARD]] else 0.0


class Amboise(Prospect):
    """princely.16: foundations before stones."""

    untouched = 0.25
    nearly = 0.85

    def done(self, game: Artigiano, seat: int) -> float:
        return GONE if game.past[seat] & LAID_STONE else filled(game, seat, F)


class Nantes(Prospect):
    """princely.17: special and two actions in stock."""

    untouched = 0.16
    nearly = 0.58

    def done(self, game: Artigiano, seat: int) -> float:
        return stock_for_nantes(game, seat)


class BurningChamber(Prospect):
    """princely.18: two cases behind all."""

    untouched = 0.25
    nearly = 0.4

    def done(self, game: Artigiano, seat: int) -> float:
        mine = COUNT[game.occupied[seat]]
        others = [COUNT[game.occupied[other]] for other in range(game.seats) if other != seat]
        return 0.5 if min(others) > mine else 0.0


class Placards(Prospect):
    """princely.19: three materials from the stock."""

    untouched = 0.15
    nearly = 0.6

    def done(self, game: Artigiano, seat: int) -> float:
        stock = game.stock[seat * SLOTS : seat * SLOTS + SLOTS]
        count = len([entry for entry in stock if entry >= 0 and IS_MATERIAL[entry & CARD]])
        if game.active == seat and game.playing >= 0:
            count += game.turn_stock
        return min(1.0, count / 3)


class Wassy(Prospect):
    """princely.20: special before stones."""

    untouched = 0.22
    nearly = 0.7

    def done(self, game: Artigiano, seat: int) -> float:
        if game.past[seat] & LAID_STONE:
            return GONE
        return 1.0 if [entry for entry in game.hands[seat] if IS_SPECIAL[entry & CARD]] else 0.0


PROSPECT_OF: Final[list[Prospect]] = [
    Lanterns(),
    GossipChair(),
    Studiolo(),
    WorldMap(),
    SlateRoofs(),
    FifteenFifteen(),
    Barricades(),
    Granada(),
    Verger(),
    ClothOfGold(),
    NewWorld(),
    RouteToIndia(),
    QueensHerb(),
    Panama(),
    Maize(),
    Amboise(),
    Nantes(),
    BurningChamber(),
    Placards(),
    Wassy(),
]  # by kind: 0 is P01
