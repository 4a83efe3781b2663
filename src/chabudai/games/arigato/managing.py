"""Managing the village by day: swap items, prepare offerings, send artisans to the palace, until done."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from chabudai.core.clauses import Refusal
from chabudai.core.step import Question, Step
from chabudai.games.arigato.catalogue import call
from chabudai.games.arigato.emptying import empty, obstacle_to_emptying, occupied
from chabudai.games.arigato.material import (
    ITEM_CODES,
    ITEMS,
    MOST_SWAPS,
    OFFERING_PLACED,
    SLOT_BIT,
    SLOTS_IN,
    WITH_OFFERINGS,
    WORKSHOP_CODES,
    WORKSHOPS,
)
from chabudai.games.arigato.state import Arigato
from chabudai.games.arigato.triggers import SEATS, listeners, moments, take_items, then_ask

DONE: Final = 0
PREPARE_FROM: Final = 1
EMPTY_FROM: Final = 5
SWAP_FROM: Final = 9
MANAGE_SIZE: Final = SWAP_FROM + ITEMS * ITEMS
PREPARES: Final = [tuple([PREPARE_FROM + slot for slot in SLOTS_IN[mask]]) for mask in range(16)]
EMPTIES: Final = [tuple([EMPTY_FROM + slot for slot in SLOTS_IN[mask]]) for mask in range(16)]
# Per set of item kinds of which there are two: every swap they allow.
SWAPS: Final = [
    tuple(
        [
            SWAP_FROM + given * ITEMS + taken
            for given in range(ITEMS)
            for taken in range(ITEMS)
            if pairs >> given & 1 and given != taken
        ]
    )
    for pairs in range(32)
]
ALL_ACTIONS: Final = (DONE, *PREPARES[15], *EMPTIES[15], *range(SWAP_FROM, MANAGE_SIZE))
# Per workshops that can be offered for (4 bits), workshops occupied (4) and kinds to swap (5): the actions, once made.
ACTIONS: Final[list[tuple[int, ...]]] = [()] * (1 << 13)
ITEM_BIT: Final = [1, 2, 4, 8, 16]


class Manage(Question[Arigato]):
    """day.4: swap items, prepare offerings, send artisans off, in any order and as often as one likes."""

    clause = "day.4"
    size = MANAGE_SIZE
    always = True
    by_itself = True

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        return ALL_ACTIONS

    def refusal(self, game: Arigato, choice: int) -> Refusal | None:
        seat = self.seat
        if choice == DONE:
            return None
        if choice < EMPTY_FROM:
            return obstacle_to_offering(game, seat, choice - PREPARE_FROM)
        if choice < SWAP_FROM:
            return obstacle_to_emptying(game, seat, choice - EMPTY_FROM)
        given, taken = divmod(choice - SWAP_FROM, ITEMS)
        if given == taken:
            return Refusal("day.5", "same-item", {"item": given})
        if game.stock[seat * ITEMS + given] < 2:
            return Refusal("day.5", "needs-two", {"item": given})
        if game.swaps[seat] >= MOST_SWAPS:
            return Refusal("day.9", "too-many-swaps", {"most": MOST_SWAPS})
        return None

    def options(self, game: Arigato) -> tuple[int, ...]:
        seat = self.seat
        stock, place = game.stock, seat * ITEMS
        taken = occupied(game, seat)
        pairs = 0
        if game.swaps[seat] < MOST_SWAPS:
            for item in range(ITEMS):
                if stock[place + item] > 1:
                    pairs |= ITEM_BIT[item]
        ready = 0
        waiting = taken & ~game.offered[seat]
        if waiting:
            costs = game.cards().cost
            for slot in SLOTS_IN[waiting]:
                cost = costs[game.village[seat * WORKSHOPS + slot]]
                if (
                    stock[place] >= cost[0]
                    and stock[place + 1] >= cost[1]
                    and stock[place + 2] >= cost[2]
                    and stock[place + 3] >= cost[3]
                    and stock[place + 4] >= cost[4]
                ):
                    ready |= SLOT_BIT[slot]
        key = ready | taken << 4 | pairs << 8
        actions = ACTIONS[key]
        if not actions:
            actions = ACTIONS[key] = (DONE, *PREPARES[ready], *EMPTIES[taken], *SWAPS[pairs])
        return actions

    def answer(self, game: Arigato, choice: int) -> None:
        seat = self.seat
        if choice == DONE:
            if game.journal is not None:
                game.tell("day-done", "day.4", {"seat": seat})
        elif choice < EMPTY_FROM:
            then_ask(game, seat, prepare(game, seat, choice - PREPARE_FROM), self)
        elif choice < SWAP_FROM:
            then_ask(game, seat, empty(game, seat, choice - EMPTY_FROM), self)
        else:
            given, taken = divmod(choice - SWAP_FROM, ITEMS)
            place = seat * ITEMS + given
            game.stock[place] = game.stock[place] - 2
            game.swaps[seat] = game.swaps[seat] + 1
            if game.journal is not None:
                game.tell("swap", "day.5", {"seat": seat, "item": given, "other": taken})
            then_ask(game, seat, take_items(game, seat, [taken]), self)

    def describe(self, game: Arigato, choice: int) -> str:
        if choice == DONE:
            return "done"
        if choice < EMPTY_FROM:
            return f"offer {WORKSHOP_CODES[choice - PREPARE_FROM]}"
        if choice < SWAP_FROM:
            return f"empty {WORKSHOP_CODES[choice - EMPTY_FROM]}"
        given, taken = divmod(choice - SWAP_FROM, ITEMS)
        return f"swap {ITEM_CODES[given]} {ITEM_CODES[taken]}"


def obstacle_to_offering(game: Arigato, seat: int, slot: int) -> Refusal | None:
    """Why no offering can be prepared in this workshop."""
    card = game.village[seat * WORKSHOPS + slot]
    if card < 0:
        return Refusal("day.6", "no-artisan", {"workshop": slot})
    if game.offered[seat] & SLOT_BIT[slot]:
        return Refusal("day.7", "has-token", game.naming(seat, card))
    cost = game.cards().cost[card]
    for item in range(ITEMS):
        lacking = cost[item] - game.stock[seat * ITEMS + item]
        if lacking > 0:
            return Refusal("day.6", "lacks-items", game.naming(seat, card) | {"item": item, "lacking": lacking})
    return None


def prepare(game: Arigato, seat: int, slot: int) -> list[Step[Any]]:
    """day.6: all the items in one go, then the token; conditions.8: what fires then."""
    cards = game.cards()
    card = game.village[seat * WORKSHOPS + slot]
    cost = cards.cost[card]
    for item in range(ITEMS):
        place = seat * ITEMS + item
        game.stock[place] = game.stock[place] - cost[item]
    game.offered[seat] = game.offered[seat] | SLOT_BIT[slot]
    if game.journal is not None:
        game.tell("offer", "day.6", game.naming(seat, card))
    if moments(game, seat) & WITH_OFFERINGS:
        return listeners(game, seat, call(OFFERING_PLACED), cards.made[card])
    return []


MANAGE: Final = [Manage(seat) for seat in range(SEATS)]
