"""The missions of a seat when the game is over: those turned up, and the royal ones that are true in the end."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD
from chabudai.games.artigiano.material import ARQUES, EFFECT, POINTS, ROYAL, TYPE
from chabudai.games.artigiano.missions.royal import ROYAL_OF
from chabudai.games.artigiano.state import MISSIONS, Artigiano

ARQUES_POINTS: Final = 18


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
        elif ROYAL_OF[kind].is_accomplished(game, seat):
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
