"""Several answers of a seat in one go: own ones are taken back, others given instead.  All of it happens, or nothing.

The game judges each of them as always, first in a rehearsal; the log keeps each of them by itself.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from chabudai.core.errors import CannotUndo
from chabudai.core.match import Match, Played
from chabudai.core.scene import JOINT, UNDO, Arrangement, Scene
from chabudai.table.course.continued import rehearsal
from chabudai.table.course.entries import Act, Choose, Undo
from chabudai.table.course.state import State, read_choice
from chabudai.table.errors import BadRequest

MOST: Final = 16  # steps at once
LONGEST: Final = 200  # letters of them all
MOST_BEGINNINGS: Final = 500
_beginnings: Final[dict[int, tuple[Played, bool]]] = {}  # by where a choice is in memory: it, and whether it is one


class Several:
    """What somebody wants to happen together, as an answer to a question."""

    def __init__(self, question: int, steps: tuple[str, ...]) -> None:
        self.question = question
        self.steps = steps  # choices in notation, or `UNDO`
        self.listed = False  # lists show nothing of it

    def acts(self, state: State, player: str | None, at: int | None) -> list[Act]:
        """Each step as an act of its own, if all of them are possible one after another; a refusal otherwise."""
        seat = state.playing(player, at)
        state.check_answer(seat, player, self.question)
        _judge(state, seat, self.steps)
        last = len(self.steps) - 1
        return [
            Undo(joined=True)
            if step == UNDO
            else Choose(question=self.question + place, written=step, joined=place < last)
            for place, step in enumerate(self.steps)
        ]


def joined(question: int, written: str) -> Several:
    """Steps as a button of the page sends them."""
    steps = tuple(step.strip() for step in written.split(JOINT.strip()))
    if not all(steps) or len(steps) > MOST:
        raise BadRequest("bad-field", field="choice", found=written[:40], possible=[f"a{JOINT}b"])
    return Several(question, steps)


def own(match: Match, seat: int, given: int) -> list[int]:
    """The places of a seat's choices, of those that were made at the table."""
    return [place for place in range(given, len(match.played)) if match.played[place].seat == seat]


def rehearsed(state: State, seat: int, steps: Sequence[str]) -> Match:
    """The match as it would be after these steps of a seat; a refusal where one of them is not possible."""
    match, given = rehearsal(state.match), state.given
    for step in steps:
        if step != UNDO:
            match.choose(seat, read_choice(match.game, seat, step))
        elif not own(match, seat, given):
            raise CannotUndo("nothing-to-undo", seat=seat)
        else:
            match.undo(seat)
    return match


def _judge(state: State, seat: int, steps: Sequence[str]) -> None:
    """A refusal where one of these steps is not possible after those before it.

    Where nothing is taken back a position is enough to find out, without a record of what would happen.
    """
    if UNDO in steps:
        rehearsed(state, seat, steps)
        return
    game = state.match.game.clone()
    for step in steps:
        who, chosen = game.checked(seat, read_choice(game, seat, step))
        game.take(who, chosen)


def arranged(state: State, seat: int | None, scene: Scene) -> Scene:
    """A scene whose arrangement, if it has one, says how to begin it anew; without it where its viewer cannot."""
    if scene.arrangement is None:
        return scene
    again = None if seat is None or seat not in state.asked else _again(state, seat, scene.arrangement)
    if again is None:
        return scene.with_arrangement(None)
    return scene if not again else scene.with_arrangement(replace(scene.arrangement, again=again))


def as_one(scene: Scene) -> Scene:
    """A scene that asks for an arrangement in place of its questions: what else may be done stays."""
    arrangement = scene.arrangement
    if arrangement is None:
        return scene
    said = {*arrangement.answers(), arrangement.ready}
    rest = tuple([action for action in scene.actions if action.id not in said])
    return scene.with_question(arrangement.prompt, arrangement.clause, rest)


def _again(state: State, seat: int, arrangement: Arrangement) -> tuple[str, ...] | None:
    """Steps that take back all that is answered of an arrangement, and give again what else was answered since.

    None where that is not the seat's alone to do.
    """
    match, asking = state.match, state.match.box.asking
    said = arrangement.answers()
    since: list[tuple[int, str]] = []
    for place in range(len(match.played) - 1, state.given - 1, -1):
        played = match.played[place]
        if played.seat != seat:
            continue
        written = played.written.partition(" ")[2]  # without the seat
        if type(played.before.question(seat)) not in asking.arranging or written == arrangement.ready:
            break
        since.insert(0, (place, written))
    while since and since[0][1] not in said:
        del since[0]
    if not since:
        return None if arrangement.placed else ()
    place = since[0][0]
    if not _begins(match, place) or not _is_free(match, seat, place):
        return None
    return (*[UNDO] * len(since), *[written for _, written in since if written not in said])


def _begins(match: Match, place: int) -> bool:
    """Was nothing of an arrangement answered before this choice?"""
    played, asking = match.played[place], match.box.asking
    known = _beginnings.get(id(played))
    if known is None:
        view = played.before.view(played.seat)
        first = asking.arrangement(view, view.question(played.seat))
        if len(_beginnings) >= MOST_BEGINNINGS:
            _beginnings.clear()
        known = _beginnings[id(played)] = played, first is not None and not first.placed
    return known[1]


def _is_free(match: Match, seat: int, place: int) -> bool:
    """Can the seat take back by itself all that it has answered from this place on?"""
    if match.obstacle_to_taking_back([place]) is not None:
        return False
    return all(match.played[later].seat == seat for later in match.goes_with(place))
