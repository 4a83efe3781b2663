"""Turning princely missions face up: by standing orders, so that nobody is waited for and nothing leaks by timing."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.games.artigiano.material import EFFECT
from chabudai.games.artigiano.missions.history import PRINCELY_BIT
from chabudai.games.artigiano.missions.princely import true_now
from chabudai.games.artigiano.state import ROYALS, Artigiano


def open_window(game: Artigiano) -> None:
    """mission.1, mission.2: every princely mission that is fulfilled and not held back is turned face up."""
    count = game.princely_count()
    for seat in range(game.seats):
        shut = game.claimed[seat] | game.hold[seat]
        if game.quick:
            shut |= ~game.mandatory[seat]
        first = seat * count
        for i in range(count):
            if not shut >> (ROYALS + i) & 1:
                entry = game.princes[first + i]
                bit = PRINCELY_BIT[EFFECT[entry & CARD]]
                if true_now(game, seat, bit):
                    game.princes[first + i] = game.show(entry, EVERYONE)
                    game.claimed[seat] |= 1 << (ROYALS + i)
                    if game.journal is not None:
                        game.tell("claim", "mission.1", {"seat": seat, "card": entry & CARD})


def claimable(game: Artigiano, seat: int) -> int:
    """The seat's princely missions, by place, that are fulfilled and still face down."""
    found = 0
    count = game.princely_count()
    for i in range(count):
        place = ROYALS + i
        in_play = not game.quick or game.mandatory[seat] >> place & 1 == 1
        kind = EFFECT[game.princes[seat * count + i] & CARD]
        if in_play and not game.claimed[seat] >> place & 1 and true_now(game, seat, PRINCELY_BIT[kind]):
            found |= 1 << place
    return found
