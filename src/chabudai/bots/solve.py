"""Questions that are worked out instead of searched, where their game can do it (`bot/solve.py` of the game)."""

from __future__ import annotations

from fractions import Fraction

from chabudai import games
from chabudai.core.bot import Solved
from chabudai.core.game import Game
from chabudai.core.rng import Rng


def solved(view: Game, seat: int) -> Solved | None:
    """The best answer to what the seat is asked; None when nobody can work it out."""
    module = games.part(games.package_of(view), "bot.solve")
    found: Solved | None = None if module is None else module.solve(view, seat)
    return found


def drawn(found: Solved, rng: Rng) -> int:
    """A choice drawn by its chance."""
    fine = 1 << 30
    mark = Fraction(rng.below(fine), fine)
    for choice, chance in zip(found.choices, found.chances, strict=True):
        mark -= chance
        if mark < 0:
            return choice
    return found.choices[-1]
