"""What the other seats see of one that decides in secret, and how its secrets are imagined."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD, HIDDEN, SEEN_BY
from chabudai.core.rng import Rng
from chabudai.core.step import BIT, NO_STEPS
from chabudai.games.arigato.dawn import ARRANGE
from chabudai.games.arigato.day import MORNING
from chabudai.games.arigato.material import HAND, LAST_DAY, TRAVELLERS
from chabudai.games.arigato.state import (
    CRAFTSMAN,
    DAWN,
    NO_ROLE,
    NO_WORKSHOP,
    SEALED,
    TRAVELLER,
    Arigato,
)


def seal(game: Arigato, seat: int) -> None:
    """dawn.5: hide the roles, what was emptied in secret and how far the seat has got."""
    start = seat * HAND
    asked = game.asked & BIT[seat] != 0
    if game.phase == DAWN:
        game.roles[start : start + HAND] = [NO_ROLE] * HAND
        game.workshop[seat] = NO_WORKSHOP
        game.restore(seat)
        game.own[seat] = NO_STEPS
        if asked:
            game.open[seat] = ARRANGE[seat]
    else:
        roles = game.roles
        sealed = False
        for i in range(start, start + HAND):
            if roles[i] != NO_ROLE:
                roles[i] = SEALED
                sealed = True
        if sealed and game.explicit and asked:
            # Being asked about an effect that travellers caused would give them away, even if it is declined.
            game.open[seat] = MORNING[seat]
            game.own[seat] = NO_STEPS
    hide_memories(game, seat)


def hide_memories(game: Arigato, seat: int) -> None:
    """That somebody knows a card which has been handed on must not tell the others which card that is."""
    hands, passed = game.hands, game.passed
    first = seat * HAND
    for i in range(first, first + HAND):
        if hands[i] >= 0 and hands[i] & CARD == HIDDEN:
            seen = SEEN_BY[seat]
            if i < first + TRAVELLERS and game.day > 1 and game.seats > 1:
                seen |= SEEN_BY[game.right_of(seat)]
            hands[i] = HIDDEN | seen
    for i in range(seat * TRAVELLERS, seat * TRAVELLERS + TRAVELLERS):
        if passed[i] >= 0 and passed[i] & CARD == HIDDEN:
            passed[i] = HIDDEN | SEEN_BY[seat]


def imagine(game: Arigato, seat: int, rng: Rng) -> None:
    """Some decision in the place of a hidden one: a dawn played at random, or roles for the cards in hand."""
    start = seat * HAND
    if game.phase == DAWN:
        if game.asked & BIT[seat] or game.over:
            return
        question = ARRANGE[seat]
        game.open[seat] = question
        game.options_of[seat] = question.options(game)
        game.asked |= BIT[seat]
        while game.asked & BIT[seat]:
            options = game.options_of[seat]
            game.take(seat, options[rng.below(len(options))])
        return
    hidden = [i for i in range(start, start + HAND) if game.roles[i] == SEALED]
    if hidden:
        rng.shuffle(hidden)
        for place in range(len(hidden)):
            traveller = place < TRAVELLERS and game.day != LAST_DAY
            game.roles[hidden[place]] = TRAVELLER if traveller else CRAFTSMAN
