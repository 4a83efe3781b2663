"""A lesson as it is written: the table and its steps."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from chabudai import games
from chabudai.core.box import Box, Json, Value
from chabudai.core.errors import BadLesson
from chabudai.core.scene import Param, Seated, Text

FILE: Final = "lesson.json"


@dataclass(frozen=True)
class Step:
    """Something to learn: what is played before, what the learner is asked to do, the clauses it teaches."""

    key: str
    played: tuple[str, ...]  # as in a record, the seat first: "1 give 0"
    wanted: tuple[str, ...]  # one after the other, all of the learner's seat: "place c3"
    clauses: tuple[str, ...]
    picture: str  # the fingerprint of the position that the words speak of


@dataclass(frozen=True)
class Lesson:
    """The table of a lesson and its steps."""

    box: Box
    seats: int
    seat: int  # of the learner
    seed: int
    options: Mapping[str, Value]
    deck: Json
    steps: tuple[Step, ...]
    ending: tuple[str, ...]  # played after the last step, until points are counted

    def title(self, step: Step) -> Text:
        """What a step is about."""
        return Text(f"{self.box.name}-lesson-{step.key}-title", self._seated())

    def text(self, step: Step) -> Text:
        """What a step says."""
        return Text(f"{self.box.name}-lesson-{step.key}-text", self._seated())

    def hint(self, step: Step) -> Text:
        """What helps whoever tried something else."""
        return Text(f"{self.box.name}-lesson-{step.key}-hint", self._seated())

    def about(self) -> Text:
        """The game in a sentence, for those who choose one."""
        return Text(f"{self.box.name}-lesson-about", self._seated())

    def closing(self) -> Text:
        """What is said when the points have been counted."""
        return Text(f"{self.box.name}-lesson-closing", self._seated())

    def _seated(self) -> dict[str, Param]:
        """Whoever sits at the table, so that texts can name them: { $seat1 }."""
        return {f"seat{seat}": Seated(seat) for seat in range(self.seats)}


@cache
def with_lesson() -> tuple[str, ...]:
    """The games that have one: all of them, as soon as they are finished."""
    return tuple(name for name in games.names() if resources.files(games.find(name).package).joinpath(FILE).is_file())


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game; BadLesson when there is none, or when it does not have the form of one."""
    box = games.find(game)
    file = resources.files(box.package).joinpath(FILE)
    if not file.is_file():
        raise BadLesson("no-lesson", game=game)
    data = json.loads(file.read_text(encoding="utf-8"))
    try:
        return Lesson(
            box=box,
            seats=data["seats"],
            seat=data["seat"],
            seed=data["seed"],
            options=data["options"],
            deck=data.get("deck"),
            steps=tuple(
                Step(
                    key=step["key"],
                    played=tuple(step["played"]),
                    wanted=tuple(step["wanted"]),
                    clauses=tuple(step["clauses"]),
                    picture=step["picture"],
                )
                for step in data["steps"]
            ),
            ending=tuple(data["ending"]),
        )
    except (KeyError, TypeError) as error:
        raise BadLesson("bad-lesson", game=game, detail=str(error)) from error
