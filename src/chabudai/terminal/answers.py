"""How a typed answer is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chabudai.core.game import Game
from chabudai.core.scene import Action

MOST_DIGITS: Final = 6


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
