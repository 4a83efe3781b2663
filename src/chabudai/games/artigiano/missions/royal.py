"""The royal missions, one class each, as the rules put them.  They are judged once, at the end (`ending`)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from chabudai.games.artigiano.boards import COUNT, FITTING
from chabudai.games.artigiano.material import ACTION, IS_ACTION, SPECIAL, TYPE, P
from chabudai.games.artigiano.missions.counting import (
    fewest,
    filled,
    hand_of,
    most,
    own_specials_in_play,
    pure_materials,
    shared_materials,
    stock_of,
    values,
)
from chabudai.games.artigiano.scoring import castle_points, special_points
from chabudai.games.artigiano.state import LAID_SPECIAL, SLOTS, STORE_SLOT, Artigiano

ODD: Final = (1, 3, 5)


class Royal:
    """What a royal mission asks of a seat.  The docstring of each is its clause."""

    number: ClassVar[int] = 0

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        """Is it true of the seat as the table stands?"""
        return False


class Mercator(Royal):
    """royal.1: no pure material lies on your castle."""

    number = 1

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return pure_materials(game, seat) == 0


class LogLine(Royal):
    """royal.2: at least six pure materials lie on your castle."""

    number = 2

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return pure_materials(game, seat) >= 6


class Telescope(Royal):
    """royal.3: you have laid at least three specials on your own castle or in your own zone."""

    number = 3

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return game.own_specials[seat] >= 3


class Greengage(Royal):
    """royal.4: no material of value 1 or 2 lies on your castle."""

    number = 4

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return not [value for value in values(game, seat) if value == 1 or value == 2]


class IdealCity(Royal):
    """royal.5: every material on your castle has value 1, 3 or 5."""

    number = 5

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return all(value in ODD for value in values(game, seat))


class LadiesPeace(Royal):
    """royal.6: your specials score more than those of every other player."""

    number = 6

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return most([special_points(game, other) for other in range(game.seats)], seat)


class EstatesGeneral(Royal):
    """royal.7: you have more occupied cases than every other player."""

    number = 7

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return most(filled(game), seat)


class KingOfNavarre(Royal):
    """royal.8: more materials of value 5 lie on your castle than on every other."""

    number = 8

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return most([values(game, other).count(5) for other in range(game.seats)], seat)


class Pavia(Royal):
    """royal.9: at most one card in your hand and stock is a special or a pure action."""

    number = 9

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        cards = hand_of(game, seat) + stock_of(game, seat)
        return len([card for card in cards if TYPE[card] == SPECIAL or TYPE[card] == ACTION]) <= 1


class PeaceOfNice(Royal):
    """royal.10: your stock is empty."""

    number = 10

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return not stock_of(game, seat)


class MuscovyCompany(Royal):
    """royal.11: at least four materials of your castle can be paired, by kind and value, with one opponent's."""

    number = 11

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return any(shared_materials(game, seat, other) >= 4 for other in range(game.seats) if other != seat)


class Potato(Royal):
    """royal.12: at most two actions, pure or composite, are in your hand."""

    number = 12

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return len([card for card in hand_of(game, seat) if IS_ACTION[card]]) <= 2


class CapeHorn(Royal):
    """royal.13: all ordinary places of your stock are filled, and no action, pure or composite, is in it."""

    number = 13

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        ordinary = game.stock[seat * SLOTS : seat * SLOTS + STORE_SLOT][: game.slots()]
        return min(ordinary) >= 0 and not [card for card in stock_of(game, seat) if IS_ACTION[card]]


class EastIndiaCompany(Royal):
    """royal.14: you have fewer occupied cases than every other player."""

    number = 14

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return fewest(filled(game), seat)


class SpiceRoute(Royal):
    """royal.15: fewer specials that you laid yourself lie on your side than every other player has of theirs."""

    number = 15

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return fewest([own_specials_in_play(game, other) for other in range(game.seats)], seat)


class MarburgColloquy(Royal):
    """royal.16: you have at least two occupied cases less than the player with the most."""

    number = 16

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return COUNT[game.occupied[seat]] <= max(filled(game)) - 2


class Malcontents(Royal):
    """royal.17: the materials of your castle, and a Provost there, score more than those of every other player."""

    number = 17

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return most([castle_points(game, other) for other in range(game.seats)], seat)


class Arques(Royal):
    """royal.18: your other accomplished missions score at least 18 points; `ending` knows them."""

    number = 18


class Indulgences(Royal):
    """royal.19: at least one of your stone cases is empty."""

    number = 19

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        stones = FITTING[game.boards[seat]][P]
        return game.occupied[seat] & stones != stones


class SaintBartholomew(Royal):
    """royal.20: you have never laid a special."""

    number = 20

    def is_accomplished(self, game: Artigiano, seat: int) -> bool:
        return game.past[seat] & LAID_SPECIAL == 0


ROYAL_OF: Final[list[Royal]] = [
    Mercator(),
    LogLine(),
    Telescope(),
    Greengage(),
    IdealCity(),
    LadiesPeace(),
    EstatesGeneral(),
    KingOfNavarre(),
    Pavia(),
    PeaceOfNice(),
    MuscovyCompany(),
    Potato(),
    CapeHorn(),
    EastIndiaCompany(),
    SpiceRoute(),
    MarburgColloquy(),
    Malcontents(),
    Arques(),
    Indulgences(),
    SaintBartholomew(),
]  # by kind: 0 is R01
