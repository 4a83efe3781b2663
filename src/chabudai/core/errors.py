"""Every error of the project, in one tree.

    ChabudaiError
    ├── UnknownGame      no game of that name
    ├── BadTable         a seat count, an option or a seed that the game does not know
    ├── BadDeck          a supplied deck that does not follow the schema
    ├── BadRecord        a record that cannot be read or replayed
    ├── BadPosition      an encoded position that cannot be read
    ├── Refused          a choice that was not accepted; the game is unchanged
    │   ├── NotAsked         the seat has no open question
    │   ├── NotAChoice       no such choice in this question
    │   └── AgainstTheRules  the rules forbid it: see `refusal`
    ├── CannotUndo       the choice cannot be taken back
    ├── UnknownClause    no clause of that number
    ├── BadLesson        a game without a lesson, or one that cannot be read
    └── BrokenLaw        a game does not obey one of the laws

An error carries a `problem` (a short slug), the facts, and what would have been possible.  `str(error)` is for
developers; players read the entry `error-<problem>` of the catalogues, filled with the same facts.
"""

from __future__ import annotations

from collections.abc import Iterable

from chabudai.core.refusal import Refusal


class ChabudaiError(Exception):
    """The root of the tree."""

    def __init__(self, problem: str, *, where: str = "", possible: Iterable[object] = (), **facts: object):
        self.problem = problem
        self.where = where
        self.possible = [str(item) for item in possible]
        self.facts = facts
        super().__init__(problem)

    def __str__(self) -> str:
        text = self.problem.replace("-", " ")
        if self.facts:
            text += ": " + ", ".join(f"{name} {value!r}" for name, value in self.facts.items())
        if self.where:
            text = f"{self.where}: {text}"
        if self.possible:
            text += f" (possible: {', '.join(self.possible)})"
        return text


class UnknownGame(ChabudaiError):
    """No game of that name."""


class BadTable(ChabudaiError):
    """A seat count, an option or a seed that the game does not know."""


class BadDeck(ChabudaiError):
    """A supplied deck that does not follow the schema."""


class BadRecord(ChabudaiError):
    """A record that cannot be read or replayed."""


class BadPosition(ChabudaiError):
    """An encoded position that cannot be read."""


class Refused(ChabudaiError):
    """A choice that was not accepted.  The game is unchanged."""


class NotAsked(Refused):
    """The seat has no open question."""


class NotAChoice(Refused):
    """The question knows no such choice."""


class AgainstTheRules(Refused):
    """The rules forbid the choice; `refusal` names the clause and the facts."""

    def __init__(self, refusal: Refusal, *, possible: Iterable[object] = ()):
        super().__init__("against-the-rules", possible=possible, clause=refusal.clause, why=refusal.kind)
        self.refusal = refusal


class CannotUndo(ChabudaiError):
    """The choice cannot be taken back."""


class UnknownClause(ChabudaiError):
    """No clause of that number."""


class BadLesson(ChabudaiError):
    """A game has no lesson, or one that cannot be read."""


class BrokenLaw(ChabudaiError):
    """A game does not obey one of the laws.  `where` is the record that shows it, `trace` the calls that led there."""

    trace: str = ""
