"""What the other seats see of one that decides in secret, and how its secrets are imagined."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD, HIDDEN, SEEN_BY
from chabudai.core.rng import Rng
from chabudai.core.step import BIT, NO_STEPS, NOBODY
from chabudai.games.arigato.dawn import ARRANGE
from chabudai.games.arigato.day import MORNING
from chabudai.games.arigato.material import HAND, LAST_DAY, TRAVELLER_IS, TRAVELLERS, TRAVELLERS_ALIKE
from chabudai.games.arigato.state import (
    CRAFTSMAN,
    DAWN,
    NO_ROLE,
    NO_WORKSHOP,
    SEALED,
    TRAVELLER,
    Arigato,
    in_order,
)
from chabudai.games.arigato.telling import SEAT_AT
from chabudai.games.arigato.triggers import Fire


def seal(game: Arigato, seat: int) -> None:
    """dawn.5: hide the roles, what was emptied in secret and how far the seat has got."""
    start = seat * HAND
    asked = game.asked & BIT[seat] != 0
    mask_memories(game, seat)
    # A card's place would tell the others that it was received, drawn, or higher than another: what they know comes
    # first, and the gap that a card has left comes last.
    sort_cards(game, seat)
    if game.phase == DAWN:
        game.roles[start : start + HAND] = [NO_ROLE] * HAND
        game.workshop[seat] = NO_WORKSHOP
        game.restore(seat)
        game.notes = [note for note in game.notes if note >> SEAT_AT != seat]
        game.own[seat] = NO_STEPS
        if asked:
            game.open[seat] = ARRANGE[seat]
        return
    sealed = False
    for i in range(start, start + HAND):
        if game.hands[i] >= 0:
            game.roles[i] = SEALED
            sealed = True
        else:
            game.roles[i] = NO_ROLE
    if sealed and asked:
        if game.explicit:
            # Being asked about an effect that travellers caused would give them away, even if it is declined.
            game.open[seat] = MORNING[seat]
            game.own[seat] = NO_STEPS
        else:
            hide_effects_of_travellers(game, seat)


def hide_effects_of_travellers(game: Arigato, seat: int) -> None:
    """What travellers set off is seen when it happens, and not while it is due."""
    conditions = game.cards().condition
    seen = [
        step
        for step in game.own[seat]
        if not (isinstance(step, Fire) and conditions[step.card] in (TRAVELLER_IS, TRAVELLERS_ALIKE))
    ]
    game.own[seat] = tuple(seen)


def mask_memories(game: Arigato, seat: int) -> None:
    """setup.4: of a card that lies with this seat a view tells whether its holder, whoever handed it to the holder
    and the viewer know it.  Through whose hands it went before is nobody else's business; and which of the cards on
    their backs are known to somebody would tell where they came from.
    """
    told = CARD | SEEN_BY[seat] | SEEN_BY[game.right_of(seat)]
    if game.viewer != NOBODY:
        told |= SEEN_BY[game.viewer]
    for pile, count in ((game.hands, HAND), (game.passed, TRAVELLERS)):
        for i in range(seat * count, seat * count + count):
            entry = pile[i]
            if entry >= 0:
                pile[i] = HIDDEN | SEEN_BY[seat] if entry & CARD == HIDDEN else entry & told


def sort_cards(game: Arigato, seat: int) -> None:
    """The hand and the travellers of a seat whose roles are not given yet or hidden, in canonical order."""
    start, sent = seat * HAND, seat * TRAVELLERS
    game.hands[start : start + HAND] = in_order(game.hands[start : start + HAND])
    game.passed[sent : sent + TRAVELLERS] = in_order(game.passed[sent : sent + TRAVELLERS])


def imagine(game: Arigato, seat: int, rng: Rng) -> None:
    """Some decision in the place of a hidden one: a dawn played at random, or roles for the cards in hand."""
    start = seat * HAND
    sort_cards(game, seat)
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
