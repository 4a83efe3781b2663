"""Bonus items that could not be kept: the one case in which an effect taken may be worse than one that is let pass.

At dusk nothing can be done with items any more, and at its very end no more than seven are left.  Whoever reaches ten
favors then may lose the two items; whoever lets the favor pass reaches ten tomorrow, when items are of use.
"""

# mypyc: compile
from __future__ import annotations

from typing import Any

from chabudai.core.step import Step
from chabudai.games.arigato.catalogue import call
from chabudai.games.arigato.dusk import JudgeObjective, Order, tonight
from chabudai.games.arigato.material import (
    BONUS_ITEMS,
    BONUS_STEP,
    LAST_DAY,
    NO_ITEM,
    OBJECTIVE_GAINED,
    SLOTS_IN,
    STOCK_LIMIT,
)
from chabudai.games.arigato.objectives import meets_objective
from chabudai.games.arigato.state import DUSK, Arigato
from chabudai.games.arigato.triggers import Fire, Gain, GainFavors, Pick, consequences, listeners


def spills(game: Arigato, seat: int, steps: list[Step[Any]]) -> bool:
    """triggers.2: would these parts of an effect bring bonus items tonight that cannot all be kept?"""
    if game.phase != DUSK or game.day == LAST_DAY:
        return False
    gained, due = favors_in(steps), favors_in(list(game.own[seat]))
    had = game.favors[seat]
    if (had + due + gained) // BONUS_STEP == (had + due) // BONUS_STEP:
        return False
    tens = (had + due + gained) // BONUS_STEP - had // BONUS_STEP
    items = game.items(seat) + items_in(game, seat, steps) + items_in(game, seat, list(game.own[seat]))
    return items + tens * BONUS_ITEMS > STOCK_LIMIT


def favors_in(steps: list[Step[Any]]) -> int:
    """The favors of effects that have begun."""
    favors = 0
    for step in steps:
        if isinstance(step, GainFavors):
            favors += step.favors
    return favors


def items_in(game: Arigato, seat: int, steps: list[Step[Any]]) -> int:
    """The items that these steps bring, without what follows from them."""
    items = 0
    for step in steps:
        if isinstance(step, (Gain, Pick)):
            items += 1
        elif isinstance(step, Fire):
            items += items_in(game, seat, consequences(game, game.cards(), seat, step.card, step.given))
        elif isinstance(step, Order):
            for slot in SLOTS_IN[step.pending]:
                items += items_in(game, seat, tonight(game, seat, slot))
        elif isinstance(step, JudgeObjective) and meets_objective(game, seat):
            items += items_in(game, seat, listeners(game, seat, call(OBJECTIVE_GAINED), NO_ITEM))
    return items
