"""Which kinds of step happen in the games that are checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from chabudai.core.box import Box


@dataclass
class Report:
    """What a checked game has shown."""

    choices: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    sights: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        """Take over what another game has shown."""
        self.choices += other.choices
        self.questions.update(other.questions)
        self.steps.update(other.steps)
        self.sights.update(other.sights)


def missing_steps(box: Box, report: Report) -> list[str]:
    """The kinds of step that never happened in the games reported."""
    return [step.__name__ for step in box.steps if not report.steps[step.__name__]]


def missing_sights(box: Box, report: Report) -> list[str]:
    """What the box promises to show and none of the games reported has shown."""
    return [sight for sight in box.sights if not report.sights[sight]]


@contextmanager
def watch_steps(box: Box) -> Iterator[Counter[str]]:
    """Count how often each kind of step happens.  Compiled classes cannot be watched: their counts stay empty."""
    counts: Counter[str] = Counter()
    saved: list[tuple[type, Callable[..., None] | None]] = []  # None: the class had none of its own
    for cls in box.steps:
        original = cls.run

        def counted(step: Any, game: Any, *, run: Callable[..., None] = original, name: str = cls.__name__) -> None:
            counts[name] += 1
            run(step, game)

        try:
            own = "run" in vars(cls)
            type.__setattr__(cls, "run", counted)
            saved.append((cls, original if own else None))
        except TypeError:
            break
    try:
        yield counts
    finally:
        for cls, run in saved:
            if run is None:
                type.__delattr__(cls, "run")
            else:
                type.__setattr__(cls, "run", run)
