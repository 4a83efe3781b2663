"""Before the first year: everybody gets a hand."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.step import Step
from chabudai.games.machi.material import HAND_SIZES
from chabudai.games.machi.state import Machi
from chabudai.games.machi.supply import BACKS


class Deal(Step[Machi]):
    """setup.2: three villagers and two buildings to each hand."""

    clause = "setup.2"

    def run(self, game: Machi) -> None:
        game.own_supply()
        for seat in range(game.seats):
            for back in BACKS:
                for _ in range(HAND_SIZES[back]):
                    entry = game.piles[back].pop() | SEEN_BY[seat]
                    game.hands[seat * len(BACKS) + back].append(entry)
                    if game.journal is not None:
                        game.tell("draw-card", "setup.2", {"seat": seat, "card": entry & CARD}, SEEN_BY[seat])


DEAL: Final = Deal()
