"""Turning princely missions face up: by standing orders, so that nobody is waited for and nothing leaks by timing."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.core.seats import NOBODY
from chabudai.games.artigiano.boards import CASES_IN, COUNT
from chabudai.games.artigiano.material import ARQUES, CARDS, EFFECT, PRINCELY, ROYAL, TYPE
from chabudai.games.artigiano.missions.history import NANTES, PLACARDS, PRINCELY_BIT, QUEENS_HERB
from chabudai.games.artigiano.missions.princely import PRINCELY_OF
from chabudai.games.artigiano.state import MISSIONS, QUICK_MISSIONS, Artigiano

BIT_OF_CARD: Final[list[int]] = [PRINCELY_BIT[EFFECT[c]] if TYPE[c] == PRINCELY else 0 for c in range(CARDS)]
OF_THE_MOMENT: Final[int] = sum([PRINCELY_BIT[kind] for kind, mission in enumerate(PRINCELY_OF) if not mission.is_deed])
EVERY_MISSION: Final = (1 << MISSIONS) - 1
# Per set of missions, by place, that are claimed, held back or out of the game: the places of the others.
LEFT_OPEN: Final = [CASES_IN[EVERY_MISSION & ~shut] for shut in range(EVERY_MISSION + 1)]


def open_window(game: Artigiano) -> None:
    """mission.1, mission.2: every princely mission that is fulfilled and not held back is turned face up."""
    for seat in range(game.seats):
        open_window_of(game, seat)


def open_window_of(game: Artigiano, seat: int) -> None:
    """The same for one seat."""
    shut = game.claimed[seat] | game.hold[seat]
    first = seat * MISSIONS
    if game.quick:
        shut |= ~game.mandatory[seat]
        first = seat * QUICK_MISSIONS
    missions = game.missions
    reached = game.reached[seat]
    possible = reached | OF_THE_MOMENT
    for i in LEFT_OPEN[shut & EVERY_MISSION]:
        card = missions[first + i] & CARD
        bit = BIT_OF_CARD[card] & possible
        if bit and (bit & reached or PRINCELY_OF[EFFECT[card]].is_true(game, seat)):
            turn_up(game, seat, i)


def open_window_after(game: Artigiano, seat: int) -> None:
    """mission.2 after the seat has discarded or stored a card: only its own missions can have come true by that.

    While an action or another's special is carried out more may have happened since the last window, so everybody's
    are looked at.
    """
    if game.act_author == NOBODY and seat == game.active:
        open_window_of(game, seat)
    else:
        open_window(game)


def open_window_after_laying(game: Artigiano, seat: int) -> None:
    """mission.2 after the seat has laid a material: its own missions, and princely.18 of those who lag behind it."""
    if game.act_author != NOBODY:
        open_window(game)
        return
    open_window_of(game, seat)
    occupied = game.occupied
    lagging = COUNT[occupied[seat]] - 2
    for other in range(game.seats):
        if COUNT[occupied[other]] <= lagging:
            open_window_of(game, other)


def turn_up(game: Artigiano, seat: int, place: int) -> None:
    """mission.1: a princely mission is turned face up and accomplished for good."""
    at = seat * game.mission_count() + place
    game.own_missions()
    game.missions[at] = game.show(game.missions[at], EVERYONE)
    game.claimed[seat] |= 1 << place
    if game.journal is not None:
        game.tell("claim", "mission.1", {"seat": seat, "card": game.missions[at] & CARD})


def is_in_vain(game: Artigiano, card: int) -> bool:
    """quick.6: can this mission not be accomplished at this table?

    The stock of the quick game is too small for Nantes and Placards, and there is no other mission to score for Arques.
    Two players have one family: with the merchants alone nobody plays two action cards in a turn.
    """
    if not game.quick:
        return False
    vain = NANTES | PLACARDS | (QUEENS_HERB if game.seats == 2 else 0)
    return BIT_OF_CARD[card] & vain != 0 or (TYPE[card] == ROYAL and EFFECT[card] == ARQUES)


def face_down(game: Artigiano, seat: int) -> int:
    """The seat's princely missions, by place, that have not been turned up."""
    hidden = ~game.claimed[seat] & (game.mandatory[seat] if game.quick else EVERY_MISSION)
    first = seat * game.mission_count()
    found = 0
    for place in LEFT_OPEN[~hidden & EVERY_MISSION]:
        if BIT_OF_CARD[game.missions[first + place] & CARD]:
            found |= 1 << place
    return found


def claimable(game: Artigiano, seat: int) -> int:
    """The seat's princely missions, by place, that are fulfilled and still face down."""
    found = face_down(game, seat)
    for place in LEFT_OPEN[~found & EVERY_MISSION]:
        card = game.mission_entry(seat, place) & CARD
        if not BIT_OF_CARD[card] & game.reached[seat] and not PRINCELY_OF[EFFECT[card]].is_true(game, seat):
            found &= ~(1 << place)
    return found
