"""A lesson played through: the position of every question, and what happened on the way there.

What a step wants may be answered in any order that the rules allow and that ends in the same position; `detours` are
the questions that are met only then.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b

from chabudai.core import codec
from chabudai.core.box import Json, parse_choice
from chabudai.core.errors import NotAChoice, Refused
from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.core.record import read_choice
from chabudai.lessons.lesson import Lesson, Step, lesson_of


@dataclass(frozen=True)
class Moment:
    """A question put to the learner."""

    number: int  # of its step, from 1
    part: int  # of the step's questions, from 1; those of other orders come after the others
    step: Step
    game: Game  # nobody changes it
    wanted: str
    caused: tuple[Event, ...]  # by the answer before
    meanwhile: tuple[Event, ...]  # since then
    done: tuple[str, ...] = ()  # of what the step wants, in the order in which it was answered
    right: tuple[str, ...] = ()  # every answer that leads on; `wanted` is the one that is shown

    def is_wanted(self, seat: int, notation: str) -> bool:
        """Is this the answer asked for?  Whatever the rules do not allow raises a `Refused`."""
        choice = parse_choice(self.game, seat, notation)
        if choice is None:
            question = self.game.question(seat)
            names = [] if question is None else [question.describe(self.game, c) for c in self.game.options_of[seat]]
            raise NotAChoice("not-a-choice", choice=notation[:80], possible=names)
        if choice not in self.game.options_of[seat]:
            self.game.clone().choose(seat, choice)  # says why not
        return notation in self.right


@dataclass(frozen=True)
class Taught:
    """A lesson with all its moments, and how it ends."""

    lesson: Lesson
    moments: tuple[Moment, ...]
    end: Game
    caused: tuple[Event, ...]  # by the last answer
    meanwhile: tuple[Event, ...]  # since then
    detours: tuple[Moment, ...] = ()  # questions of right answers in another order

    def after(self, moment: Moment, answer: str | None = None) -> Moment | None:
        """The next moment, after the wanted answer or another right one; None when it was the last."""
        done = (*moment.done, moment.wanted if answer is None else answer)
        if len(done) == len(moment.step.wanted):
            return self.at(moment.number + 1)
        every = [m for m in (*self.moments, *self.detours) if m.number == moment.number and len(m.done) == len(done)]
        return next((m for m in every if m.done == done), None) or next(m for m in every if set(m.done) == set(done))

    def at(self, number: int, part: int = 1) -> Moment | None:
        """The moment of that step and part."""
        return next((m for m in (*self.moments, *self.detours) if (m.number, m.part) == (number, part)), None)


@cache
def teach(game: str) -> Taught:
    """Play the lesson of a game; it is data of the package, so this happens once."""
    lesson = lesson_of(game)
    match = Match(lesson.box, lesson.seats, lesson.seed, lesson.options, lesson.deck)
    moments: list[Moment] = []
    detours: list[Moment] = []
    caused: tuple[Event, ...] = _seen(match.opening_events, lesson.seat)
    for number, step in enumerate(lesson.steps, start=1):
        meanwhile: list[Event] = []
        for written in step.played:
            meanwhile += _seen(_choose(match, written), lesson.seat)
        line: list[Moment] = []
        for part, wanted in enumerate(step.wanted, start=1):
            position, done = match.game.clone(), step.wanted[: part - 1]
            line.append(Moment(number, part, step, position, wanted, caused, tuple(meanwhile), done, (wanted,)))
            caused = _seen(_choose(match, f"{lesson.seat} {wanted}"), lesson.seat)
            meanwhile = []
        straight, others = _any_order(lesson, line, codec.encode(lesson.box, match.game)) if line else ([], [])
        moments += straight
        detours += others
    last = [event for written in lesson.ending for event in _seen(_choose(match, written), lesson.seat)]
    return Taught(lesson, tuple(moments), match.game, caused, tuple(last), tuple(detours))


def _any_order(lesson: Lesson, line: list[Moment], end: Json) -> tuple[list[Moment], list[Moment]]:
    """The moments of a step with all their right answers, and those that only another order meets."""
    places = {moment.done: moment for moment in line}
    detours: list[tuple[str, ...]] = []
    known = {json.dumps(codec.encode(lesson.box, moment.game)): moment.done for moment in line}

    def leads_on(moment: Moment, left: tuple[str, ...]) -> bool:
        """Does some order of what is left lead to the same end?  What is met on the way is noted."""
        if not left:
            return bool(codec.encode(lesson.box, moment.game) == end)
        right = []
        for answer in dict.fromkeys(left):
            later = _answered(lesson, moment, answer)
            if later is None:
                continue
            rest = list(left)
            rest.remove(answer)
            met = known.get(json.dumps(codec.encode(lesson.box, later.game)))
            if met is not None and len(met) == len(later.done):
                right.append(answer)  # where the written order comes by as well
            elif leads_on(later, tuple(rest)):
                right.append(answer)
        if right:
            if moment.done not in places:
                detours.append(moment.done)
            places[moment.done] = replace(moment, wanted=right[0], right=tuple(right))
        return bool(right)

    for moment in line:
        leads_on(moment, moment.step.wanted[len(moment.done) :])
    others = [replace(places[done], part=len(line) + place) for place, done in enumerate(detours, start=1)]
    return [places[moment.done] for moment in line], others


def _answered(lesson: Lesson, moment: Moment, answer: str) -> Moment | None:
    """The moment after an answer; None where the rules do not allow it."""
    game = moment.game.clone()
    choice = parse_choice(game, lesson.seat, answer)
    journal: list[Event] = []
    game.journal = journal
    try:
        if choice is None:
            return None
        game.choose(lesson.seat, choice)
    except Refused:
        return None
    game.journal = None
    return replace(moment, game=game, caused=_seen(journal, lesson.seat), meanwhile=(), done=(*moment.done, answer))


def picture(lesson: Lesson, game: Game) -> str:
    """A fingerprint of what the learner sees: where it is not the one written down, the words may be out of date."""
    seen = json.dumps(lesson.box.picture(game.view(lesson.seat)), sort_keys=True)
    return blake2b(seen.encode(), digest_size=4).hexdigest()


def _choose(match: Match, written: str) -> tuple[Event, ...]:
    seat, choice = read_choice(match.game, written, len(match.played) + 1)
    return match.choose(seat, choice)


def _seen(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    return tuple(event for event in events if event.visible_to(seat))
