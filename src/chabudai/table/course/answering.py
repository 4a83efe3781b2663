"""An answer to a question of the game: what becomes of a table by it.

The class that is kept of it (`Choose`) has class variables, and such a dataclass cannot be compiled; so this is apart.
"""

# mypyc: compile
from __future__ import annotations

from chabudai.core.box import Json
from chabudai.table.course.by import By
from chabudai.table.course.state import State
from chabudai.table.course.versions import unmoved_between, untold


def answered(
    state: State,
    by: By,
    question: int,
    number: int | None,
    written: str,
    known: tuple[int, bool] | None,
    joined: bool,
) -> tuple[int, str, list[list[Json]], int, bool]:
    """The game takes the choice, and whoever answers is there.

    `number`: of the choice, None as long as only what is written is known; `known`: who saw nothing of it and whether
    the seat was away, where it is read from a log; `joined`: does another answer follow at once?  The same and what
    happened, as it is to be kept.
    """
    seat = state.playing(by.player, by.seat)
    state.check_answer(seat, by.player, question)
    choice = state.read(seat, written) if number is None else number
    events = state.match.choose(seat, choice)
    chair, clock = state.seats.chairs[seat], state.clock
    # Whoever answers is there, unless it is the bot that does; in older logs only a button brought people back.
    if known is None:
        unmoved, back = _unmoved(state, joined), chair.away and by.player is not None
    else:
        unmoved, back = known
    late = clock.left[seat] <= 0
    if back:
        chair.away = False
        unmoved = 0  # everybody sees who is back
    if state.proposal is not None and state.proposal.subject == "undo":
        state.proposal = None
        unmoved = 0
    if not unmoved >> state.plan.seats & 1:  # time for a choice that spectators see nothing of would count it
        state.seen_to_move = True
        if not chair.rests:
            clock.answered(seat)
    if back and late:
        clock.give_least(seat)
    said = state.match.played[-1].written.partition(" ")[2]  # without the seat
    kept = [[event.kind, event.clause, dict(event.facts), event.seen_by] for event in events]
    return choice, said, kept, unmoved, back


def _unmoved(state: State, joined: bool) -> int:
    """Who saw nothing of the last choice, as a mask.

    Of answers that are given together nobody sees one without the next: what there is to see of them is looked for
    once, by the last, which compares the table with how it was before the first.
    """
    match = state.match
    played = match.played[-1]
    before = state.together or match.sights_before(-1)
    if not joined:
        return unmoved_between(before, match.sights, played.seat, played.events)
    state.together = before
    return untold(match.game.seats, played.seat, played.events)
