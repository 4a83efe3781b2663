"""The ledger: what all points were for, as a list of ints that the score tree is drawn from.

A line is packed: its reason, the seat, a card and an amount.  Lines stand in the order in which things happened.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.games.machi.state import Machi

YEAR: Final = 0  # a year begins; the amount is its number
WON: Final = 1  # a duel: the card beaten
BOUNTY: Final = 2  # a wanted villager beaten
COURT_POINT: Final = 3  # the Court's point for a Yakuza beaten
REFUSED: Final = 4  # points lost by refusing; the card that was challenged
BUILDING: Final = 5  # at the year's end; the amount is ACTIVE, BLOCKED and the thief
VILLAGER: Final = 6  # gave wealth or honour on the building before
SPOILS: Final = 7  # wealth embezzled: the building, the amount
FEAST: Final = 8  # honour of the Festival
WEALTH: Final = 9  # all wealth of the year
HONOUR: Final = 10  # all honour of the year

ACTIVE: Final = 1
BLOCKED: Final = 2
THIEF_SHIFT: Final = 2  # above: the thief's seat plus one, or nothing

SEAT_SHIFT: Final = 4
CARD_SHIFT: Final = 7
AMOUNT_SHIFT: Final = 15


def note(game: Machi, seat: int, reason: int, card: int, amount: int) -> None:
    """Add a line."""
    if game.lent:
        game.own_books()
    game.ledger.append(reason | seat << SEAT_SHIFT | card << CARD_SHIFT | amount << AMOUNT_SHIFT)


def reason_of(line: int) -> int:
    """What the line is about."""
    return line & 15


def seat_of(line: int) -> int:
    """Whose line it is."""
    return line >> SEAT_SHIFT & 7


def card_in(line: int) -> int:
    """The card it names."""
    return line >> CARD_SHIFT & 255


def amount_of(line: int) -> int:
    """Its amount."""
    return line >> AMOUNT_SHIFT
