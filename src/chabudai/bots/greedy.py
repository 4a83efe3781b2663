"""Placeholder of the greedy bot: one step ahead."""

from __future__ import annotations

from chabudai.bots.evaluate import evaluation_of
from chabudai.core.rng import Rng
from chabudai.core.step import Game


def greedy(view: Game, seat: int, rng: Rng) -> int:
    """The option that looks best at once, on average over a few imagined games."""
    options = view.options_of[seat]
    evaluate = evaluation_of(view)
    sums = [0.0] * len(options)
    for _ in range(3):
        world = view.resample(seat, rng)
        for place, option in enumerate(options):
            game = world.clone()
            game.take(seat, option)
            sums[place] += merit(evaluate(game), seat)
    return options[sums.index(max(sums))]


def merit(points: list[float], seat: int) -> float:
    """The lead over the best rival."""
    rivals = [points[other] for other in range(len(points)) if other != seat]
    return points[seat] - max(rivals, default=0.0)
