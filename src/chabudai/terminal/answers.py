"""The options as a numbered list, and how a typed answer is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text as Line

from chabudai.core.scene import Action, Scene
from chabudai.core.step import Game
from chabudai.terminal.paint import ACCENT, FAINT, NUMBER
from chabudai.words import Words

MOST_DIGITS: Final = 6
MOST_SENTENCES: Final = 6  # more options than that are listed in notation only


def draw_options(scene: Scene, words: Words, names: Sequence[str]) -> RenderableType:
    """Each option with its number and notation; with its whole sentence while there are few."""
    actions = scene.actions
    wide = max((len(action.id) for action in actions), default=0)
    if len(actions) > MOST_SENTENCES:
        return Columns([_short(number, action) for number, action in enumerate(actions, start=1)], padding=(0, 3))
    lines = []
    for number, action in enumerate(actions, start=1):
        line = _short(number, action)
        line.append(" " * (wide - len(action.id) + 3)).append(words.say(action.name, names), FAINT)
        lines.append(line)
    return Group(*lines)


def _short(number: int, action: Action) -> Line:
    style = ACCENT if action.style == "primary" else ""
    return Line.assemble((f" {number} ", NUMBER), " ", (action.id, style))


def is_number(typed: str) -> bool:
    """Is it the number of an option, or of none?"""
    return typed.isascii() and typed.removeprefix("-").isdigit() and len(typed) < MOST_DIGITS


def read_option(actions: Sequence[Action], typed: str) -> Action | None:
    """The option with this number or notation; the last words of a notation will do if no other ends so.

    A number alone is only ever the number of an option, never the end of a notation: "give 1" may be option 2.
    """
    if is_number(typed):
        number = int(typed)
        return actions[number - 1] if 1 <= number <= len(actions) else None
    exact = [action for action in actions if action.id.casefold() == typed.casefold()]
    ends = [action for action in actions if action.id.casefold().endswith(f" {typed.casefold()}")]
    for found in (exact, ends):
        if len(found) == 1:
            return found[0]
    return None


def read_candidate(view: Game, seat: int, typed: str) -> int | None:
    """The candidate of the open question, allowed or not, that is written like this."""
    question = view.question(seat)
    if question is None or is_number(typed):
        return None
    written = {question.describe(view, choice).casefold(): choice for choice in question.candidates(view)}
    if typed.casefold() in written:
        return written[typed.casefold()]
    ends = [choice for notation, choice in written.items() if notation.endswith(f" {typed.casefold()}")]
    return ends[0] if len(ends) == 1 else None
