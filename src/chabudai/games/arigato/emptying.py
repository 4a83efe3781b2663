"""Emptying a workshop, at dawn or by day: without offering to the discard pile, with it under the palace gate."""

# mypyc: compile
from __future__ import annotations

from typing import Any

from chabudai.core.clauses import Refusal
from chabudai.core.step import Step
from chabudai.games.arigato.catalogue import call
from chabudai.games.arigato.material import (
    AT_THE_GATE,
    CARD_BIT,
    CRAFT_TO_GATE,
    NO_ARTISAN,
    NO_ITEM,
    SELF_TO_GATE,
    SLOT_BIT,
    WORKSHOPS,
)
from chabudai.games.arigato.state import DAWN, Arigato
from chabudai.games.arigato.telling import EMPTY, SEND, tell_of
from chabudai.games.arigato.triggers import fire, listeners, moments


def occupied(game: Arigato, seat: int) -> int:
    """The workshops with a revealed artisan, as a bit mask."""
    village, place = game.village, seat * WORKSHOPS
    mask = 0
    if village[place] >= 0:
        mask = 1
    if village[place + 1] >= 0:
        mask |= 2
    if village[place + 2] >= 0:
        mask |= 4
    if village[place + 3] >= 0:
        mask |= 8
    return mask


def obstacle_to_emptying(game: Arigato, seat: int, slot: int) -> Refusal | None:
    """Why this workshop cannot be emptied."""
    if game.village[seat * WORKSHOPS + slot] != NO_ARTISAN:
        return None
    if game.phase == DAWN and game.workshop[seat] == slot:
        return Refusal("dawn.4", "face-down", {"workshop": slot})
    return Refusal("emptying.1", "workshop-empty", {"workshop": slot})


def empty(game: Arigato, seat: int, slot: int) -> list[Step[Any]]:
    """emptying.1, emptying.2: the artisan leaves; emptying.5: what fires then, its own condition first."""
    if game.phase == DAWN:
        game.remember(seat)
    place = seat * WORKSHOPS + slot
    card = game.village[place]
    game.village[place] = NO_ARTISAN
    game.fired[place] = 0
    bit = SLOT_BIT[slot]
    if game.offered[seat] & bit == 0:
        game.dropped[seat] = game.dropped[seat] | CARD_BIT[card]
        if game.journal is not None or game.phase == DAWN:
            tell_of(game, seat, EMPTY, card)
        return []
    game.offered[seat] = game.offered[seat] ^ bit
    game.gate[seat] = game.gate[seat] | CARD_BIT[card]
    if game.journal is not None or game.phase == DAWN:
        tell_of(game, seat, SEND, card)
    cards = game.cards()
    fires: list[Step[Any]] = []
    if cards.condition[card] == SELF_TO_GATE:
        fires.append(fire(seat, card, NO_ITEM))
    if moments(game, seat) & AT_THE_GATE:
        fires += listeners(game, seat, call(CRAFT_TO_GATE, cards.craft[card]), NO_ITEM)
    return fires
