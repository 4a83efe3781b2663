"""Several answers of a seat in one go: own ones are taken back, others given instead.  All of it happens, or nothing.

The game judges each of them as always, first in a rehearsal; the log keeps each of them by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from chabudai.core.errors import CannotUndo
from chabudai.core.match import Match
from chabudai.core.scene import JOINT, UNDO, Action, Move, Scene
from chabudai.table.course.entries import Act, Choose, Undo
from chabudai.table.course.state import State, read_choice
from chabudai.table.errors import BadRequest

MOST: Final = 16  # steps at once


@dataclass(frozen=True)
class Several:
    """What somebody wants to happen together, as an answer to a question."""

    question: int
    steps: tuple[str, ...]  # choices in notation, or `UNDO`
    listed: ClassVar[bool] = False

    def acts(self, state: State, player: str | None, at: int | None) -> list[Act]:
        """Each step as an act of its own, if all of them are possible one after another; a refusal otherwise."""
        seat = state.playing(player, at)
        state.check_answer(seat, player, self.question)
        match, given = state.match.rehearsal(), state.given
        for step in self.steps:
            if step != UNDO:
                match.choose(seat, read_choice(match.game, seat, step))
            elif not own(match, seat, given):
                raise CannotUndo("nothing-to-undo", seat=seat)
            else:
                match.undo(seat)
        return [
            Undo(joined=True) if step == UNDO else Choose(question=self.question + place, written=step)
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


def offered(state: State, seat: int | None, scene: Scene) -> tuple[Move, ...]:
    """The moves of a scene that its viewer can make now: what they take back was answered last, and is theirs alone."""
    if seat is None or not scene.moves or seat not in state.asked:
        return ()
    match = state.match
    places = own(match, seat, state.given)
    said = [match.played[place].written.partition(" ")[2] for place in places]  # without the seat
    free: dict[int, bool] = {0: True}
    moves = []
    for move in scene.moves:
        count = len(move.back)
        if count > len(places) or sorted(said[len(said) - count :]) != sorted(move.back):
            continue
        if count not in free:
            free[count] = _is_free(match, seat, places[-count])
        if free[count]:
            moves.append(move)
    return tuple(moves)


def shown(state: State, seat: int | None, scene: Scene) -> Scene:
    """A scene whose moves are among its actions, in place of those that they stand for."""
    moves = offered(state, seat, scene)
    if not moves:
        return scene
    begun = {move.answers[0] for move in moves if not move.back}
    actions = [action for action in scene.actions if action.id not in begun]
    for place, move in enumerate(moves):  # a number that no choice has
        actions.append(Action(-1 - place, move.id, move.name, move.on, move.to, either=move.either))
    return replace(scene, actions=tuple(actions))


def _is_free(match: Match, seat: int, place: int) -> bool:
    """Can the seat take back by itself all that it has answered from this place on?"""
    if match.obstacle_to_taking_back([place]) is not None:
        return False
    return all(match.played[later].seat == seat for later in match.goes_with(place))
