"""The random bot, and the simple one: it tries each option in a few imagined games and takes the best.

An imagined game is `resample(seat)`: everything the seat cannot know is dealt anew, then all play at random.  Every
option is tried in the same imagined games, so that luck weighs on all of them alike.  How many games are imagined
does not depend on the clock: with the same `Rng` a bot makes the same choice on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from chabudai.bots.greedy import greedy
from chabudai.core.errors import BadTable
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.core.step import Game

Bot: TypeAlias = Callable[[Game, int, Rng], int]  # (view of the seat, seat, chance) to a choice

PLAYOUTS: Final = 160  # shared by the options of one question
ANSWERS: Final = (
    16_000  # shared by those playouts, so that long games take no longer: some tenths of a second, interpreted
)
FEWEST: Final = 2
MOST: Final = 40
VICTORY: Final = 10  # points that coming first is worth


def at_random(view: Game, seat: int, rng: Rng) -> int:
    """Any option."""
    options = view.options_of[seat]
    return options[rng.below(len(options))]


def simple(view: Game, seat: int, rng: Rng) -> int:
    """The option that does best on average in a few imagined games."""
    options = view.options_of[seat]
    worlds = min(MOST, max(FEWEST, PLAYOUTS // len(options)))
    sums = [0] * len(options)
    answers = 0
    for number in range(worlds):
        if number >= FEWEST and answers > ANSWERS:
            break
        world = view.resample(seat, rng)
        seed = rng.word()
        for place, option in enumerate(options):
            game = world.clone()
            game.take(seat, option)
            answers += playout(game, Rng(seed))
            sums[place] += _merit(game, seat)
    return options[sums.index(max(sums))]


def _merit(game: Game, seat: int) -> int:
    """How well a finished game went: the lead over the best rival, and something for the victory."""
    totals = game.totals()
    rivals = [points for other, points in enumerate(totals) if other != seat]
    return totals[seat] - max(rivals, default=0) + (VICTORY if game.ranks()[seat] == 1 else 0)


BOTS: Final[Mapping[str, Bot]] = {"simple": simple, "greedy": greedy, "random": at_random}


def find(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadTable("unknown-bot", bot=name, possible=BOTS)
    return BOTS[name]
