"""Why not: what somebody who is asked could think of doing, and the clause that stands against it.

The games say both: `candidates` and `refusal` of the question, and what it is called, in the table of what is asked.
All of it is read from the seat's view: no reason tells what the seat may not know.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final

from chabudai.core.box import Box
from chabudai.core.clauses import Refusal
from chabudai.core.game import Game
from chabudai.core.scene import Action
from chabudai.core.step import Question

LOG: Final = logging.getLogger("chabudai.table")


@dataclass(frozen=True)
class Obstacle:
    """Something that cannot be done now."""

    action: Action
    refusal: Refusal


def obstacles(box: Box, game: Game, seat: int) -> list[Obstacle]:
    """Everything that the seat's question makes one think of and the rules forbid; nothing when it is not asked."""
    view = game.view(seat)
    question = view.question(seat)
    return [] if question is None else _refused(box, view, question)


def ahead(box: Box, game: Game, seat: int) -> list[Obstacle]:
    """Where what is asked together with this question forbids a piece: so that an arrangement can say why."""
    question = game.question(seat)
    if type(question) not in box.asking.arranging:
        return []
    found: list[Obstacle] = []
    for choice in game.options_of[seat]:
        tried = game.clone()
        tried.take(seat, choice)
        if (tried.learned, tried.counters) != (game.learned, game.counters):
            continue  # it would bring something to light
        view = tried.view(seat)
        then = view.question(seat)
        arrangement = box.asking.arrangement(view, then)
        if then is not None and arrangement is not None and type(then) is not type(question):
            pieces = {put.on for put in arrangement.puts}
            found += [one for one in _refused(box, view, then) if one.action.to and one.action.on in pieces]
    return found


def _refused(box: Box, view: Game, question: Question[Any]) -> list[Obstacle]:
    """What one question forbids."""
    allowed = view.options_of[question.seat]
    found = []
    for choice in question.candidates(view):
        # A hot question may offer less than it could: see the laws.
        refusal = None if choice in allowed else question.refusal(view, choice)
        if refusal is None:
            continue
        try:
            found.append(Obstacle(box.asking.action(view, question, choice), refusal))
        except (LookupError, RuntimeError):  # one that the game cannot name must not take the rest along
            LOG.exception("%s: %s cannot be named", type(question).__name__, choice)
    return found
