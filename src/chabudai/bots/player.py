"""What a bot is, and the one that plays at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from chabudai.core.game import Game
from chabudai.core.rng import Rng

Bot: TypeAlias = Callable[[Game, int, Rng], int]  # (view of the seat, seat, chance) to a choice


def at_random(view: Game, seat: int, rng: Rng) -> int:
    """Any option."""
    options = view.options_of[seat]
    return options[rng.below(len(options))]
