"""A lesson played through: the position of every question, and what happened on the way there."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from chabudai.core.box import parse_choice
from chabudai.core.errors import NotAChoice
from chabudai.core.events import Event
from chabudai.core.match import Match
from chabudai.core.record import read_choice
from chabudai.core.step import Game
from chabudai.lessons.lesson import Lesson, Step, lesson_of


@dataclass(frozen=True)
class Moment:
    """A question put to the learner."""

    number: int  # of its step, from 1
    part: int  # of the step's questions, from 1
    step: Step
    game: Game  # nobody changes it
    wanted: str
    caused: tuple[Event, ...]  # by the answer before
    meanwhile: tuple[Event, ...]  # since then

    def is_wanted(self, seat: int, notation: str) -> bool:
        """Is this the answer asked for?  Whatever the rules do not allow raises a `Refused`."""
        choice = parse_choice(self.game, seat, notation)
        if choice is None:
            question = self.game.question(seat)
            names = [] if question is None else [question.describe(self.game, c) for c in self.game.options_of[seat]]
            raise NotAChoice("not-a-choice", choice=notation[:80], possible=names)
        if choice not in self.game.options_of[seat]:
            self.game.clone().choose(seat, choice)  # says why not
        return notation == self.wanted


@dataclass(frozen=True)
class Taught:
    """A lesson with all its moments, and how it ends."""

    lesson: Lesson
    moments: tuple[Moment, ...]
    end: Game
    caused: tuple[Event, ...]  # by the last answer
    meanwhile: tuple[Event, ...]  # since then

    def after(self, moment: Moment) -> Moment | None:
        """The next moment; None when it was the last."""
        place = self.moments.index(moment) + 1
        return self.moments[place] if place < len(self.moments) else None

    def at(self, number: int, part: int = 1) -> Moment | None:
        """The moment of that step and part."""
        return next((m for m in self.moments if (m.number, m.part) == (number, part)), None)


@cache
def teach(game: str) -> Taught:
    """Play the lesson of a game; it is data of the package, so this happens once."""
    lesson = lesson_of(game)
    match = Match(lesson.box, lesson.seats, lesson.seed, lesson.options, lesson.deck)
    moments: list[Moment] = []
    caused: tuple[Event, ...] = _seen(match.opening_events, lesson.seat)
    for number, step in enumerate(lesson.steps, start=1):
        meanwhile: list[Event] = []
        for written in step.played:
            meanwhile += _seen(_choose(match, written), lesson.seat)
        for part, wanted in enumerate(step.wanted, start=1):
            position = match.game.clone()
            moments.append(Moment(number, part, step, position, wanted, caused, tuple(meanwhile)))
            caused = _seen(_choose(match, f"{lesson.seat} {wanted}"), lesson.seat)
            meanwhile = []
    last = [event for written in lesson.ending for event in _seen(_choose(match, written), lesson.seat)]
    return Taught(lesson, tuple(moments), match.game, caused, tuple(last))


def picture(lesson: Lesson, game: Game) -> str:
    """A fingerprint of what the learner sees: where it is not the one written down, the words may be out of date."""
    seen = json.dumps(lesson.box.picture(game.view(lesson.seat)), sort_keys=True)
    return blake2b(seen.encode(), digest_size=4).hexdigest()


def _choose(match: Match, written: str) -> tuple[Event, ...]:
    seat, choice = read_choice(match.game, written, len(match.played) + 1)
    return match.choose(seat, choice)


def _seen(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    return tuple(event for event in events if event.visible_to(seat))
