"""Dusk: effects of the end of the round, the objective of the day, and no more than seven items."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from chabudai.core.clauses import Refusal
from chabudai.core.step import Question, SeatStep, Step
from chabudai.games.arigato.catalogue import Catalogue, call
from chabudai.games.arigato.material import (
    AT_DUSK,
    BONUS_ITEMS,
    BONUS_STEP,
    FAVOR,
    FAVOR_PER_AT_GATE,
    FAVOR_PER_VILLAGER,
    FIVE_ITEMS,
    ITEM,
    ITEM_CODES,
    ITEMS,
    LAST_DAY,
    MANY_ITEMS,
    NO_ITEM,
    OBJECTIVE_GAINED,
    PER_CRAFT,
    PER_OFFERED_CRAFT,
    PER_OFFERED_PAIR,
    SLOT_BIT,
    SLOT_COUNT,
    SLOTS_IN,
    STOCK_LIMIT,
    TOP,
    TWO_ON_TOP,
    WITH_ITEMS,
    WITH_OBJECTIVES,
    WORKSHOP_CODES,
    WORKSHOPS,
)
from chabudai.games.arigato.objectives import meets_objective
from chabudai.games.arigato.state import DUSK, Arigato
from chabudai.games.arigato.triggers import ALL_ITEMS, SEATS, count_in_village, fire, listeners, moments, then_ask

ALL_SLOTS: Final = (0, 1, 2, 3)


class Dusk(Step[Arigato]):
    """dusk.1 to dusk.6: everybody ends the round, each for themselves."""

    clause = "dusk.1"

    def run(self, game: Arigato) -> None:
        game.phase = DUSK
        for seat in range(game.seats):
            pending = 0
            if moments(game, seat) & AT_DUSK:
                for slot in range(WORKSHOPS):
                    if times(game, game.cards(), seat, slot):
                        pending |= SLOT_BIT[slot]
            if pending:
                game.next_for(seat, ORDER[seat][pending], JUDGE[seat])
            else:
                JUDGE[seat].run(game)


def times(game: Arigato, cards: Catalogue, seat: int, slot: int) -> int:
    """conditions.11 to conditions.15: how often the artisan there may fire tonight."""
    card = game.village[seat * WORKSHOPS + slot]
    if card < 0:
        return 0
    condition, about = cards.condition[card], cards.about[card]
    if condition <= OBJECTIVE_GAINED:
        return 0
    if condition == FIVE_ITEMS:
        return 1  # its items are counted when it fires
    if condition == PER_CRAFT:
        return count_in_village(game, cards, seat, about)
    if condition == PER_OFFERED_PAIR:
        return SLOT_COUNT[game.offered[seat]] // 2
    village = seat * WORKSHOPS
    if condition == PER_OFFERED_CRAFT:
        count = 0
        for place in SLOTS_IN[game.offered[seat]]:
            if cards.craft[game.village[village + place]] == about:
                count += 1
        return count
    assert condition == TWO_ON_TOP
    for place in TOP:
        other = game.village[village + place]
        if other < 0 or cards.craft[other] != about:
            return 0
    return 1


def order_matters(game: Arigato, seat: int, pending: int) -> bool:
    """dusk.2: when somebody waits for five items that others might bring, or where one effect may be let pass."""
    cards = game.cards()
    stock = game.items(seat)
    waits = False
    givers = favors = items = 0  # who brings favors; what all bring
    early_favors = early_items = 0  # what those bring who do not wait for five items
    for slot in SLOTS_IN[pending]:
        card = game.village[seat * WORKSHOPS + slot]
        often = times(game, cards, seat, slot)
        gained = often * favors_of(game, cards, seat, card)
        made = often * items_of(cards, card)
        favors += gained
        items += made
        if gained:
            givers += 1
        if cards.condition[card] != FIVE_ITEMS:
            early_favors += gained
            early_items += made
        elif game.day != LAST_DAY or gained or moments(game, seat) & WITH_ITEMS:  # last.6
            waits = True
    towards = game.favors[seat] % BONUS_STEP
    if waits and stock < MANY_ITEMS and (early_items or towards + early_favors >= BONUS_STEP):
        return True
    tens = (towards + favors) // BONUS_STEP
    return givers > 1 and tens > 0 and game.day != LAST_DAY and stock + items + tens * BONUS_ITEMS > STOCK_LIMIT


def favors_of(game: Arigato, cards: Catalogue, seat: int, card: int) -> int:
    """The favors that the effect of this card brings at dusk."""
    favors = 0
    for kind, amount, about in cards.parts[card]:
        if kind == FAVOR:
            favors += amount
        elif kind == FAVOR_PER_VILLAGER:
            favors += amount * count_in_village(game, cards, seat, about)
        elif kind == FAVOR_PER_AT_GATE:
            favors += amount * (game.gate[seat] & cards.of_craft[about]).bit_count()
    return favors


def items_of(cards: Catalogue, card: int) -> int:
    """The items that the effect of this card brings at dusk."""
    items = 0
    for kind, amount, _ in cards.parts[card]:
        if kind == ITEM:
            items += amount
    return items


class Order(Question[Arigato]):
    """dusk.1: dusk effects in the owner's order; dusk.2: asked only where the order can matter."""

    clause = "dusk.1"
    size = WORKSHOPS
    by_itself = True

    def __init__(self, seat: int, pending: int) -> None:
        super().__init__(seat)
        self.pending = pending  # the workshops whose artisans still have to fire, as a bit mask

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.pending)

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        return ALL_SLOTS

    def refusal(self, game: Arigato, choice: int) -> Refusal | None:
        if self.pending & SLOT_BIT[choice]:
            return None
        return Refusal("dusk.1", "nothing-pending", {"workshop": choice})

    def options(self, game: Arigato) -> tuple[int, ...]:
        return SLOTS_IN[self.pending]

    def run(self, game: Arigato) -> None:
        if order_matters(game, self.seat, self.pending):
            super().run(game)
            return
        fires: list[Step[Any]] = []
        for slot in SLOTS_IN[self.pending]:
            fires += tonight(game, self.seat, slot)
        game.next_for(self.seat, *fires)

    def answer(self, game: Arigato, choice: int) -> None:
        rest = ORDER[self.seat][self.pending ^ SLOT_BIT[choice]]
        then_ask(game, self.seat, tonight(game, self.seat, choice), rest)

    def describe(self, game: Arigato, choice: int) -> str:
        return f"next {WORKSHOP_CODES[choice]}"


def tonight(game: Arigato, seat: int, slot: int) -> list[Step[Any]]:
    """The effects of the artisan in this workshop at dusk."""
    card = game.village[seat * WORKSHOPS + slot]
    fires: list[Step[Any]] = []
    for _ in range(times(game, game.cards(), seat, slot)):
        fires.append(fire(seat, card, NO_ITEM))
    return fires


class JudgeObjective(SeatStep[Arigato]):
    """dusk.3: whoever meets the objective takes a token; dusk.4: then come the effects that wait for one."""

    clause = "dusk.3"

    def run(self, game: Arigato) -> None:
        seat = self.seat
        fires: list[Step[Any]] = []
        if meets_objective(game, seat):
            tokens = game.objectives[:]
            tokens[seat] = tokens[seat] + 1
            game.objectives = tokens
            if game.journal is not None:
                game.tell("objective", "dusk.3", {"seat": seat, "day": game.day, "tokens": game.objectives[seat]})
            if moments(game, seat) & WITH_OBJECTIVES:
                fires = listeners(game, seat, call(OBJECTIVE_GAINED), NO_ITEM)
        then_ask(game, seat, fires, LIMIT[seat])


class Limit(Question[Arigato]):
    """dusk.5: at the very end nobody keeps more than seven items; the owner says which ones go."""

    clause = "dusk.5"
    size = ITEMS
    by_itself = True

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        return ALL_ITEMS

    def refusal(self, game: Arigato, choice: int) -> Refusal | None:
        if game.stock[self.seat * ITEMS + choice]:
            return None
        return Refusal("dusk.5", "none-in-stock", {"item": choice})

    def run(self, game: Arigato) -> None:
        if game.items(self.seat) > STOCK_LIMIT and game.day != LAST_DAY:  # last.6
            super().run(game)

    def answer(self, game: Arigato, choice: int) -> None:
        place = self.seat * ITEMS + choice
        game.stock[place] = game.stock[place] - 1
        if game.journal is not None:
            game.tell("discard-item", "dusk.5", {"seat": self.seat, "item": choice})
        game.next_for(self.seat, self)  # not at once: a thousand items of one kind would be a thousand calls deep

    def describe(self, game: Arigato, choice: int) -> str:
        return f"discard {ITEM_CODES[choice]}"


DUSK_STEP: Final = Dusk()
ORDER: Final = [[Order(seat, pending) for pending in range(16)] for seat in range(SEATS)]
JUDGE: Final = [JudgeObjective(seat) for seat in range(SEATS)]
LIMIT: Final = [Limit(seat) for seat in range(SEATS)]
