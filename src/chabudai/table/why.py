"""Why not: what somebody who is asked could think of doing, and the clause that stands against it.

The games say both: `candidates` and `refusal` of the question, and the scene of a position in which everything that
one could think of were allowed.  All of it is read from the seat's view: no reason tells what the seat may not know.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.scene import Action
from chabudai.core.step import Game

LOG: Final = logging.getLogger("chabudai.table")


@dataclass(frozen=True)
class Obstacle:
    """Something that cannot be done now."""

    action: Action
    refusal: Refusal


def obstacles(game: Game, seat: int) -> list[Obstacle]:
    """Everything that the seat's question makes one think of and the rules forbid; nothing when it is not asked."""
    view = game.view(seat)
    question = view.question(seat)
    if question is None:
        return []
    allowed = view.options_of[seat]
    refused = {choice: question.refusal(view, choice) for choice in question.candidates(view) if choice not in allowed}
    found = []
    for action in _drawn(view, seat, tuple(refused)):
        refusal = refused[action.choice]
        if refusal is not None:  # a hot question may offer less than it could: see the laws
            found.append(Obstacle(action, refusal))
    return found


def _drawn(view: Game, seat: int, choices: tuple[int, ...]) -> tuple[Action, ...]:
    """The choices as the scene would offer them; one that the game cannot name must not take the rest along."""
    view.options_of[seat] = choices
    try:
        return view.scene(seat).actions
    except (LookupError, RuntimeError):
        if len(choices) < 2:
            LOG.exception("%s: %s cannot be drawn", type(view.open[seat]).__name__, choices)
            return ()
    middle = len(choices) // 2
    return _drawn(view, seat, choices[:middle]) + _drawn(view, seat, choices[middle:])
