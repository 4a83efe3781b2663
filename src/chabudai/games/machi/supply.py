"""The two piles: drawing, reshuffling the discards, the flop."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import NO_CARD
from chabudai.core.step import Step
from chabudai.games.machi.material import FLOP_SIZES
from chabudai.games.machi.state import Machi

BACKS: Final[tuple[int, ...]] = (0, 1)


def can_draw(game: Machi, back: int) -> bool:
    """supply.1: is there a card of this back, in the pile or among the discards?"""
    return len(game.piles[back]) > 0 or len(game.discards[back]) > 0


def draw_entry(game: Machi, back: int) -> int:
    """The top card of the pile; supply.1: an empty pile is made anew from the discards of its back."""
    if game.lent:
        game.own_supply()
    if not game.piles[back]:
        if not game.discards[back]:
            return NO_CARD
        game.piles[back] = game.shuffle(game.discards[back], back)
        game.discards[back] = []
        if game.journal is not None:
            game.tell("reshuffled", "supply.1", {"back": back})
    return game.piles[back].pop()


class LayFlop(Step[Machi]):
    """spring.2, spring.6: three Villager backs and two Building backs lie open; what cannot be had is missing."""

    clause = "spring.2"

    def run(self, game: Machi) -> None:
        game.own_supply()
        for back in range(2):
            row = game.flop[back]
            while len(row) < FLOP_SIZES[back]:
                entry = draw_entry(game, back)
                if entry == NO_CARD:
                    break
                row.append(game.turn_up(entry))
                if game.journal is not None:
                    game.tell("flop", "spring.2", {"card": row[-1]})


class SweepFlop(Step[Machi]):
    """spring.7: at the end of spring the flop goes under its piles, shuffled."""

    clause = "spring.7"

    def run(self, game: Machi) -> None:
        if game.sweep_flop:
            game.own_supply()
            for back in BACKS:
                if game.flop[back]:
                    game.piles[back] = game.shuffle(game.flop[back], back) + game.piles[back]
                    game.flop[back] = []


LAY_FLOP: Final = LayFlop()
SWEEP_FLOP: Final = SweepFlop()
