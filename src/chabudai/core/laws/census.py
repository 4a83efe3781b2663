"""Which kinds of step happen and which cards are played in the games that are checked."""

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
    cards: Counter[int] = field(default_factory=Counter)  # how often each was played, where the box can tell

    def add(self, other: Report) -> None:
        """Take over what another game has shown."""
        self.choices += other.choices
        self.questions.update(other.questions)
        self.steps.update(other.steps)
        self.cards.update(other.cards)


def unplayed_cards(box: Box, report: Report) -> list[int]:
    """The cards that nobody played in the games reported."""
    return [card for card in range(box.kinds) if not report.cards[card]]


def missing_steps(box: Box, report: Report) -> list[str]:
    """The kinds of step that never happened in the games reported."""
    return [step.__name__ for step in box.steps if not report.steps[step.__name__]]


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
