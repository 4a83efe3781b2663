"""What is told of a village: by day at once, at dawn to its owner alone, and to the others when all are ready (dawn.5).

What happens at dawn is noted in the order in which it happens, so that the others hear it in that order and with its
causes.  The notes lie open for the rest of the round: nothing that is told may be missing on the table.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import EVERYONE, SEEN_BY
from chabudai.games.arigato.material import CONDITION_CLAUSES
from chabudai.games.arigato.state import DAWN, Arigato

# What can happen; each goes with one number: a card, an item, or how many favors or effects.
EMPTY: Final = 0
SEND: Final = 1
EFFECT: Final = 2
GAINED: Final = 3
FAVORS: Final = 4
BONUS: Final = 5
GUARD: Final = 6
KINDS: Final = ("empty", "send", "effect", "gain", "favors", "bonus", "guard")
CLAUSES: Final = ("emptying.1", "emptying.2", "", "conditions.9", "effects.2", "bonus.1", "day.9")

# A note is a number: the seat, the kind, and the number that goes with it.
KIND_AT: Final = 16
SEAT_AT: Final = 20
NUMBER: Final = (1 << KIND_AT) - 1
KIND: Final = 15


def tell_of(game: Arigato, seat: int, kind: int, number: int) -> None:
    """Something happens in a village.  Callers see to it that there is a journal, or that it is dawn."""
    if game.phase != DAWN:
        say(game, seat, kind, number, EVERYONE)
        return
    say(game, seat, kind, number, SEEN_BY[seat])
    place = len(game.notes)
    while place and game.notes[place - 1] >> SEAT_AT > seat:  # seats choose at once: in whatever order, the same notes
        place -= 1
    game.own_notes()
    game.notes.insert(place, seat << SEAT_AT | kind << KIND_AT | number)


def publish(game: Arigato) -> None:
    """dawn.5: all are ready, and everybody hears what the others have done."""
    if game.journal is not None:
        for note in game.notes:
            seat = note >> SEAT_AT
            say(game, seat, note >> KIND_AT & KIND, note & NUMBER, EVERYONE & ~SEEN_BY[seat])


def say(game: Arigato, seat: int, kind: int, number: int, seen_by: int) -> None:
    """The event itself."""
    if game.journal is None:
        return
    if kind <= EFFECT:
        clause = CONDITION_CLAUSES[game.cards().condition[number]] if kind == EFFECT else CLAUSES[kind]
        game.tell(KINDS[kind], clause, game.naming(seat, number), seen_by)
    else:
        fact = "item" if kind == GAINED else "most" if kind == GUARD else "favors"
        game.tell(KINDS[kind], CLAUSES[kind], {"seat": seat, fact: number}, seen_by)
