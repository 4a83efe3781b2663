"""The greedy bot: the option after which its evaluation likes the position best.

Every option is tried in the same few imagined games (`resample`), so that luck weighs on all of them alike.  A move of
the rulebook is often several small questions in a row: as long as the seat is asked on and nobody new is asked beside
it, its chain is followed, each answer again the one that looks best at once.  What another seat is asked is left open
and judged as it stands.
"""

from __future__ import annotations

from typing import Final

from chabudai.bots.evaluate import Evaluate, evaluation_of, to_beat
from chabudai.core.rng import Rng
from chabudai.core.step import BIT, Game

EVALUATIONS: Final = 60  # about as many for one question, chains not counted
FEWEST: Final = 2  # imagined games
MOST: Final = 8
LONGEST_CHAIN: Final = 6
VICTORY: Final = 5.0  # points that a safe lead is worth beyond its points
CLOSE: Final = 5.0  # a lead of so many points is half safe


def greedy(view: Game, seat: int, rng: Rng) -> int:
    """The option that looks best at once, on average over a few imagined games."""
    return best_option(view, seat, rng, evaluation_of(view))


def best_option(view: Game, seat: int, rng: Rng, evaluate: Evaluate) -> int:
    """The same with any evaluation."""
    options = view.options_of[seat]
    if len(options) == 1:
        return options[0]
    worlds = max(FEWEST, min(MOST, EVALUATIONS // len(options)))
    sums = [0.0] * len(options)
    others = view.asked & ~BIT[seat]
    for _ in range(worlds):
        world = view.resample(seat, rng)
        for place, option in enumerate(options):
            game = world.clone()
            game.take(seat, option)
            follow(game, seat, others, evaluate)
            sums[place] += outlook(game, seat, evaluate)
    return options[sums.index(max(sums))]


def follow(game: Game, seat: int, others: int, evaluate: Evaluate) -> None:
    """Answer on for the seat, at most LONGEST_CHAIN times, while none but these others (a bit mask) are asked."""
    for _ in range(LONGEST_CHAIN):
        if not game.asked & BIT[seat] or game.asked & ~others & ~BIT[seat]:
            return
        best, choice = 0.0, -1
        for option in game.options_of[seat]:
            after = game.clone()
            after.take(seat, option)
            value = outlook(after, seat, evaluate)
            if choice < 0 or value > best:
                best, choice = value, option
        game.take(seat, choice)


def outlook(game: Game, seat: int, evaluate: Evaluate) -> float:
    """How good the position is for the seat; a player alone plays against the score to beat."""
    points = evaluate(game)
    return merit(points if game.seats > 1 else [*points, to_beat(game)], seat)


def merit(points: list[float], seat: int) -> float:
    """How good these final points are for the seat: the lead over the best rival, and something for being first."""
    rivals = [points[other] for other in range(len(points)) if other != seat]
    if not rivals:
        return points[seat]
    lead = points[seat] - max(rivals)
    return lead + VICTORY * lead / (CLOSE + abs(lead))
