"""How a law speaks when it is broken."""

from __future__ import annotations

from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.errors import BrokenLaw
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.seats import LOWEST


def law(name: str, holds: bool, **facts: object) -> None:
    """Raise BrokenLaw unless it holds."""
    if not holds:
        broken = BrokenLaw(name)
        broken.facts = facts
        raise broken


def play_out(box: Box, game: Game, rng: Rng) -> int:
    """Play at random to the end, but no longer than the game may last; how many choices that took."""
    choices = 0
    while game.asked:
        seat = LOWEST[game.asked]
        options = game.options_of[seat]
        game.take(seat, options[rng.below(len(options))])
        choices += 1
        law("ends-within-its-bound", choices <= box.longest, longest=box.longest)
    return choices


def same(box: Box, one: Game, other: Game, name: str) -> None:
    """Two positions are equal when their encodings are."""
    law(name, codec.dumps(box, one) == codec.dumps(box, other))
