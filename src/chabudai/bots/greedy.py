"""The greedy bot, one ply: the move after which its evaluation likes the position best.

Every option is tried in the same few imagined games (`resample`), so that luck weighs on all of them alike.  A move may
be several questions (`bots/turn.py`); what follows it, even in the same turn, the greedy bot does not look at.  Among
equals the lot decides where others are concerned: who always takes the first is soon seen through, and where options
are seats, serves the same one worst in every game.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.bots.evaluate import evaluation_of
from chabudai.bots.turn import Turn, against_rivals
from chabudai.core.bot import Evaluate
from chabudai.core.game import Game
from chabudai.core.rng import Rng

WORLDS: Final = 2  # imagined games in which every option is tried
MORE_WORLDS: Final = 2  # and in which the best of them are tried again
BEST: Final = 4


def greedy(view: Game, seat: int, rng: Rng) -> int:
    """The option that looks best at once, on average over a few imagined games."""
    return best_option(view, seat, rng, evaluation_of(view), WORLDS, MORE_WORLDS)


def best_option(
    view: Game, seat: int, rng: Rng, evaluate: Evaluate, worlds: int, more_worlds: int, moves: int = 0
) -> int:
    """The same with any evaluation, as many imagined games as wanted, and so many moves more in the same turn."""
    options = list(view.options_of[seat])
    if len(options) == 1:
        return options[0]
    sums = [0.0] * len(options)
    for number in range(worlds + more_worlds):
        if number == worlds and len(options) > BEST:
            bar = sorted(sums)[-BEST]
            options = [option for option, value in zip(options, sums, strict=True) if value >= bar]
            sums = [value for value in sums if value >= bar]
        world = against_rivals(view.resample(seat, rng), seat, rng)
        turn = Turn(world, seat, evaluate)
        for place in range(len(options)):
            sums[place] += turn.value(world, options[place], moves)
    highest = max(sums)
    equals = [option for option, value in zip(options, sums, strict=True) if value == highest]
    if len(equals) == 1 or view.open[seat].by_itself:
        return equals[0]
    return equals[rng.below(len(equals))]
