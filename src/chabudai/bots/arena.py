"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chabudai.bots.own import fresh
from chabudai.bots.player import Bot
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.seats import MOST_SEATS

APART: Final = 1_000_003  # keeps the chance of one game apart from that of the next


def play(game: Game, bots: Sequence[Bot], seed: int) -> int:
    """Let the bots, one a seat, play the game to its end; how many choices there were.

    Each seat has a chance of its own, so that a bot decides alike whatever the others think.
    """
    players = [fresh(bot) for bot in bots]
    chances = [Rng(seed * APART + seat) for seat in range(MOST_SEATS)]
    choices = 0
    while game.asked:
        seat = game.waiting()[0]
        game.choose(seat, players[seat](game.view(seat), seat, chances[seat]))
        choices += 1
    return choices
