"""Asking: what a seat is asked, in words, and each of its choices as something to click.

A game has one table, with a line for each class of question: a function of (view, question) for the sentence above the
table, and one of (view, question, choice) for the choice as an action.  The latter can name every candidate, also a
refused one: "why not?" asks for those.  What is said to whoever is not asked stands beside the table, as `idle`.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, TypeAlias

from chabudai.core.game import Game
from chabudai.core.once import PIECES, forgotten_too
from chabudai.core.scene import Action, Arrangement, Param, Seated, Style, Text
from chabudai.core.step import Question

Prompt: TypeAlias = Callable[[Any, Any], Text]  # view and question to a sentence
Naming: TypeAlias = Callable[[Any, Any, int], Action]  # view, question and choice to an action
Together: TypeAlias = Callable[[Any, Any], tuple[Action, ...]]  # view and question to the actions of all its options
Arranging: TypeAlias = Callable[[Any, Any], Arrangement]  # view and question to all that is asked together with it
Idle: TypeAlias = Callable[[Any, int | None], Text]  # view and viewer, who is not asked, to a sentence

MOST_ACTIONS: Final = 2 * PIECES
MOST_PROMPTS: Final = PIECES
_actions: Final[dict[tuple[Hashable, ...], Action]] = {}
_prompts: Final[dict[tuple[Hashable, ...], Text]] = {}
forgotten_too(_actions.clear)
forgotten_too(_prompts.clear)


class Asking:
    """The questions of a game, for people."""

    def __init__(
        self,
        idle: Idle,
        table: Mapping[type[Question[Any]], tuple[Prompt, Naming]],
        arranging: Mapping[type[Question[Any]], Arranging] | None = None,
        together: Mapping[type[Question[Any]], Together] | None = None,
    ) -> None:
        """`together`: for questions whose options are found sooner all at once, by whatever they have in common."""
        self.idle = idle
        self.table = dict(table)
        self.together = dict(together or {})
        self.arranging = dict(arranging or {})

    def knows(self, kind: type[Any]) -> bool:
        """Is there a line for this class of question?"""
        return kind in self.table

    def prompt(self, view: Game, viewer: int | None, question: Question[Any] | None) -> Text:
        """The sentence above the table; without a question, what the viewer waits for.  The same says the same."""
        said = self.idle(view, viewer) if question is None else self.table[type(question)][0](view, question)
        key = _said_as(said)
        known = _prompts.get(key)
        if known is None:
            if len(_prompts) >= MOST_PROMPTS:
                _prompts.clear()
            known = _prompts[key] = said
        return known

    def action(self, view: Game, question: Question[Any], choice: int) -> Action:
        """A candidate of the question, allowed or not."""
        return self.table[type(question)][1](view, question, choice)

    def actions(self, view: Game, question: Question[Any] | None) -> tuple[Action, ...]:
        """The options of the question."""
        if question is None:
            return ()
        together = self.together.get(type(question))
        if together is not None:
            return together(view, question)
        naming = self.table[type(question)][1]
        return tuple([naming(view, question, choice) for choice in view.options_of[question.seat]])

    def arrangement(self, view: Game, question: Question[Any] | None) -> Arrangement | None:
        """What is asked together with this question, where it is one of several."""
        arranging = None if question is None else self.arranging.get(type(question))
        return None if arranging is None else arranging(view, question)


def won_on_a_tie(view: Game) -> bool:
    """At the end: has somebody as many points as the winners, and not won?  Then it should be said why."""
    totals, ranks = view.totals(), view.ranks()
    best = max(totals)
    return any(totals[seat] == best and ranks[seat] != 1 for seat in range(view.seats))


def named(
    view: Game,
    question: Question[Any],
    choice: int,
    name: Text,
    on: str | None = None,
    to: str | None = None,
    style: Style = "",
    either: bool = False,
    gain: int | None = None,
    by: str | None = None,
) -> Action:
    """The action of a choice: its sentence, and where one clicks.  What says the same is the same, as with `once`."""
    written = question.describe(view, choice)
    key = (choice, written, _said_as(name), on, to, style, either, gain, by)
    known = _actions.get(key)
    if known is None:
        if len(_actions) >= MOST_ACTIONS:
            _actions.clear()
        known = _actions[key] = Action(choice, written, name, on, to, style, either, gain, by)
    return known


def _said_as(name: Text) -> tuple[Hashable, ...]:
    """A text as something to be compared."""
    flat: list[Hashable] = [name.key]
    for called, param in name.params.items():
        flat.append(called)
        flat.append(param if type(param) is int or type(param) is str else _known_as(param))
    return tuple(flat)


def _known_as(param: Param) -> Hashable:
    """A parameter of a text as something to be compared; a text by where it is, since what is kept holds it there."""
    kind = type(param)
    if kind is Seated:
        return "seat", param.seat  # type: ignore[union-attr]
    if kind is Text:
        return "text", id(param)
    if kind is list:
        return tuple([_known_as(item) for item in param])  # type: ignore[union-attr]
    return param  # type: ignore[return-value]
