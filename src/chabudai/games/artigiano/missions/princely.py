"""The princely missions, one class each, as the rules put them.

Six ask for something that *is* so; they look at the table whenever a window opens (`claims`).  The others are deeds:
`history` marks them in `reached` the moment they are done.
"""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from chabudai.core.knowledge import CARD
from chabudai.games.artigiano.boards import CASES_IN, COUNT, FITTING, MOST_CASES
from chabudai.games.artigiano.material import ACTION, IS_ACTION, IS_SPECIAL, TYPE, F
from chabudai.games.artigiano.protection import effective_value, materials
from chabudai.games.artigiano.state import SLOTS, Artigiano

ONE_TO_FIVE: Final = 62  # bits 1 to 5


class Princely:
    """What a princely mission asks of a seat.  The docstring of each is its clause."""

    number: ClassVar[int] = 0
    is_deed: ClassVar[bool] = False  # something one has done, not something that is so

    def is_true(self, game: Artigiano, seat: int) -> bool:
        """Is it so right now?  Never of a deed: that one is looked up in `reached`."""
        return False


class Deed(Princely):
    """A mission about something one has done."""

    is_deed = True


class Lanterns(Princely):
    """princely.1: materials of value 1, 2, 3, 4 and 5 lie on your castle."""

    number = 1

    def is_true(self, game: Artigiano, seat: int) -> bool:
        seen = 0
        if COUNT[game.occupied[seat]] < 5:
            return False
        for case in CASES_IN[materials(game, seat)]:
            value = effective_value(game, game.castle[seat * MOST_CASES + case])
            if 1 <= value <= 5:
                seen |= 1 << value
        return seen == ONE_TO_FIVE


class GossipChair(Princely):
    """princely.2: all your foundation cases hold materials of value 1, 2 or 3."""

    number = 2

    def is_true(self, game: Artigiano, seat: int) -> bool:
        foundations = FITTING[game.boards[seat]][F]
        if game.occupied[seat] & foundations != foundations or materials(game, seat) & foundations != foundations:
            return False
        first = seat * MOST_CASES
        return all(1 <= effective_value(game, game.castle[first + case]) <= 3 for case in CASES_IN[foundations])


class Studiolo(Deed):
    """princely.3: you laid the first tile of the game."""

    number = 3


class WorldMap(Deed):
    """princely.4: you were the first to have all stone cases filled."""

    number = 4


class SlateRoofs(Deed):
    """princely.5: you were the first to have all foundation cases filled."""

    number = 5


class FifteenFifteen(Princely):
    """princely.6: no action, pure or composite, is in your hand."""

    number = 6

    def is_true(self, game: Artigiano, seat: int) -> bool:
        for entry in game.hands[seat]:  # noqa: SIM110 - a loop, as this is asked after most choices
            if IS_ACTION[entry & CARD]:
                return False
        return True


class Barricades(Deed):
    """princely.7: your cards discarded at least two materials of opponents' castles during one of your turns."""

    number = 7


class Granada(Deed):
    """princely.8: you attacked with an action a castle that had never yet had all its foundation cases filled."""

    number = 8


class Verger(Deed):
    """princely.9: you played at least three action cards in one turn."""

    number = 9


class ClothOfGold(Deed):
    """princely.10: you attacked with an action the castle of a player who had already laid a tile."""

    number = 10


class NewWorld(Deed):
    """princely.11: you played a pure action in each of two consecutive turns of yours."""

    number = 11


class RouteToIndia(Deed):
    """princely.12: you discarded a pure material in each of two consecutive turns of yours."""

    number = 12


class QueensHerb(Deed):
    """princely.13: two action cards you played in one turn were aimed at the same opponent."""

    number = 13


class Panama(Princely):
    """princely.14: no card is in your hand."""

    number = 14

    def is_true(self, game: Artigiano, seat: int) -> bool:
        return not game.hands[seat]


class Maize(Deed):
    """princely.15: you have discarded a special."""

    number = 15


class Amboise(Deed):
    """princely.16: all your foundation cases were filled before you laid your first stone."""

    number = 16


class Nantes(Princely):
    """princely.17: a special and two pure actions are in your stock at the same time."""

    number = 17

    def is_true(self, game: Artigiano, seat: int) -> bool:
        specials = actions = 0
        for place in range(seat * SLOTS, (seat + 1) * SLOTS):
            entry = game.stock[place]
            if entry >= 0:
                if IS_SPECIAL[entry & CARD]:
                    specials += 1
                elif TYPE[entry & CARD] == ACTION:
                    actions += 1
        return specials >= 1 and actions >= 2


class BurningChamber(Princely):
    """princely.18: every opponent has at least two more occupied cases than you."""

    number = 18

    def is_true(self, game: Artigiano, seat: int) -> bool:
        occupied = game.occupied
        least = COUNT[occupied[seat]] + 2
        for other in range(game.seats):  # noqa: SIM110 - for speed, as above
            if other != seat and COUNT[occupied[other]] < least:
                return False
        return True


class Placards(Deed):
    """princely.19: you placed three materials from your stock in one turn."""

    number = 19


class Wassy(Deed):
    """princely.20: you laid a special before you laid your first stone."""

    number = 20


PRINCELY_OF: Final[list[Princely]] = [
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
