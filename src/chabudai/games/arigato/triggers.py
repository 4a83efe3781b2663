"""Effects: an artisan whose condition is met fires, items and favors come in, and every ten favors bring two items.

An event calls out a condition; the artisans of the village that listen for it fire one after the other, each with all
its consequences.  Because an effect only ever adds items and favors, and the village stays as it is meanwhile, the
order of simultaneous effects cannot matter, except at dusk, to who waits for five items and to the limit: see `dusk`.
"""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from chabudai.core.knowledge import SEEN_BY
from chabudai.core.step import Question, Step
from chabudai.games.arigato.catalogue import Catalogue, call
from chabudai.games.arigato.material import (
    BONUS_ITEMS,
    BONUS_STEP,
    CARDS,
    FAVOR,
    FAVOR_PER_AT_GATE,
    FAVOR_PER_VILLAGER,
    FIVE_ITEMS,
    ITEM,
    ITEM_CODES,
    ITEM_GAINED,
    ITEMS,
    LAST_DAY,
    MANY_ITEMS,
    MOST_FIRINGS,
    NO_ITEM,
    WITH_ITEMS,
    WORKSHOPS,
)
from chabudai.games.arigato.state import DAWN, DUSK, Arigato
from chabudai.games.arigato.telling import BONUS, EFFECT, FAVORS, GAINED, GUARD, tell_of

SEATS: Final = 5
NO: Final = 0
YES: Final = 1
YES_NO: Final = (NO, YES)
ALL_ITEMS: Final = (0, 1, 2, 3, 4)
ANY_ITEM: Final = 0
MOST_FAVORS: Final = 64  # more than a part of an effect can give


def moments(game: Arigato, seat: int) -> int:
    """When the artisans of the village listen, as bits; an empty workshop is the last entry of the table."""
    when, village, place = game.cards().moments, game.village, seat * WORKSHOPS
    return when[village[place]] | when[village[place + 1]] | when[village[place + 2]] | when[village[place + 3]]


def take_items(game: Arigato, seat: int, items: list[int]) -> list[Step[Any]]:
    """The gains as steps if anybody listens for items; otherwise they have happened, and nothing is left to do."""
    if moments(game, seat) & WITH_ITEMS:
        gains: list[Step[Any]] = []
        for item in items:
            gains.append(GAIN[seat][item])
        return gains
    for item in items:
        place = seat * ITEMS + item
        game.stock[place] = game.stock[place] + 1
        if game.journal is not None or game.phase == DAWN:
            tell_of(game, seat, GAINED, item)
    return []


def then_ask(game: Arigato, seat: int, steps: list[Step[Any]], question: Step[Any]) -> None:
    """Whatever is pending, and then the question; at once if nothing is."""
    if steps:
        game.next_for(seat, *steps, question)
    else:
        question.run(game)


class Gain(Step[Arigato]):
    """conditions.9: an item enters the stock, and whoever listens for it fires."""

    clause = "conditions.9"

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item
        self.call = call(ITEM_GAINED, item)

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.item)

    def run(self, game: Arigato) -> None:
        seat = self.seat
        place = seat * ITEMS + self.item
        game.stock[place] = game.stock[place] + 1
        if game.journal is not None or game.phase == DAWN:
            tell_of(game, seat, GAINED, self.item)
        if moments(game, seat) & WITH_ITEMS:
            fires = listeners(game, seat, self.call, NO_ITEM)
            if fires:
                game.next_for(seat, *fires)


class GainFavors(Step[Arigato]):
    """effects.2: favor tokens are taken; bonus.1, bonus.2: each ten reached brings two items at once."""

    clause = "effects.2"

    def __init__(self, seat: int, favors: int) -> None:
        self.seat = seat
        self.favors = favors

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.favors)

    def run(self, game: Arigato) -> None:
        seat = self.seat
        had = game.favors[seat]
        now = had + self.favors
        game.favors[seat] = now
        if game.journal is not None or game.phase == DAWN:
            tell_of(game, seat, FAVORS, self.favors)
        tens = now // BONUS_STEP - had // BONUS_STEP
        if tens:
            if game.journal is not None or game.phase == DAWN:
                tell_of(game, seat, BONUS, now - now % BONUS_STEP)
            game.next_for(seat, *[PICK[seat]] * (tens * BONUS_ITEMS))


class Pick(Question[Arigato]):
    """bonus.1: an item of one's choice."""

    clause = "bonus.1"
    size = ITEMS
    by_itself = True

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        return ALL_ITEMS

    def options(self, game: Arigato) -> tuple[int, ...]:
        return ALL_ITEMS

    def run(self, game: Arigato) -> None:
        if game.phase == DUSK and game.day == LAST_DAY and moments(game, self.seat) & WITH_ITEMS == 0:
            self.answer(game, ANY_ITEM)  # last.6: one is as good as another
        else:
            super().run(game)

    def answer(self, game: Arigato, choice: int) -> None:
        game.next_for(self.seat, GAIN[self.seat][choice])

    def describe(self, game: Arigato, choice: int) -> str:
        return f"pick {ITEM_CODES[choice]}"


class Fire(Step[Arigato]):
    """triggers.1, triggers.4: the condition of an artisan is met; its effect happens as a whole or not at all."""

    clause = "triggers.1"

    def __init__(self, seat: int, card: int, given: int) -> None:
        self.seat = seat
        self.card = card
        self.given = given  # the item of the offered artisan or of the craftsmen, or NO_ITEM

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.given)

    def run(self, game: Arigato) -> None:
        seat, card = self.seat, self.card
        cards = game.cards()
        if cards.condition[card] == FIVE_ITEMS and game.items(seat) < MANY_ITEMS:
            return  # triggers.5: counted at this moment
        steps = consequences(game, cards, seat, card, self.given)
        if not steps:
            return  # what gives nothing does not happen
        if game.firings[seat] >= MOST_FIRINGS:
            if game.journal is not None or game.phase == DAWN:
                tell_of(game, seat, GUARD, MOST_FIRINGS)
            return
        if game.explicit or (game.phase == DUSK and game.regrets(seat, steps)):
            game.ask(Apply(seat, card, self.given))
        else:
            happen(game, seat, card, steps)


class Apply(Question[Arigato]):
    """triggers.1, triggers.2: every effect may be declined."""

    clause = "triggers.2"
    by_itself = True

    def __init__(self, seat: int, card: int, given: int) -> None:
        super().__init__(seat)
        self.card = card
        self.given = given

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.given)

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        return YES_NO

    def options(self, game: Arigato) -> tuple[int, ...]:
        return YES_NO

    def answer(self, game: Arigato, choice: int) -> None:
        if choice == YES:
            steps = consequences(game, game.cards(), self.seat, self.card, self.given)
            happen(game, self.seat, self.card, steps)
        elif game.journal is not None:
            game.tell("decline", "triggers.1", game.naming(self.seat, self.card), SEEN_BY[self.seat])

    def describe(self, game: Arigato, choice: int) -> str:
        return f"apply {self.card}" if choice == YES else f"decline {self.card}"


def happen(game: Arigato, seat: int, card: int, steps: list[Step[Any]]) -> None:
    """The effect of the card: its parts come next, before anything else that is pending."""
    game.firings[seat] = game.firings[seat] + 1  # here: what is declined stays a secret, and chains no further
    village, fired = game.village, game.fired
    for place in range(seat * WORKSHOPS, seat * WORKSHOPS + WORKSHOPS):
        if village[place] == card:
            fired[place] = fired[place] + 1
    if game.journal is not None or game.phase == DAWN:
        tell_of(game, seat, EFFECT, card)
    game.next_for(seat, *steps)


def consequences(game: Arigato, cards: Catalogue, seat: int, card: int, given: int) -> list[Step[Any]]:
    """The parts of an effect as steps, in the order of the card (effects.1 to effects.7)."""
    steps: list[Step[Any]] = []
    for kind, amount, about in cards.parts[card]:
        if kind == FAVOR:
            steps.append(GAIN_FAVORS[seat][amount])
        elif kind == ITEM:
            for _ in range(amount):
                steps.append(GAIN[seat][about])
        elif kind == FAVOR_PER_VILLAGER:
            steps += favors_each(seat, amount, count_in_village(game, cards, seat, about))
        elif kind == FAVOR_PER_AT_GATE:
            steps += favors_each(seat, amount, (game.gate[seat] & cards.of_craft[about]).bit_count())
        else:
            for _ in range(amount):
                steps.append(GAIN[seat][given])
    return steps


def favors_each(seat: int, amount: int, count: int) -> list[Step[Any]]:
    """effects.3, effects.4: so many favors for each of them, in one gain."""
    if count == 0:
        return []
    return [GAIN_FAVORS[seat][amount * count]]


def count_in_village(game: Arigato, cards: Catalogue, seat: int, craft: int) -> int:
    """How many revealed artisans of this craft stand in the village."""
    count = 0
    for card in game.village[seat * WORKSHOPS : seat * WORKSHOPS + WORKSHOPS]:
        if card >= 0 and cards.craft[card] == craft:
            count += 1
    return count


def listeners(game: Arigato, seat: int, called: int, given: int) -> list[Step[Any]]:
    """triggers.3: the artisans now in the village that listen for this, workshop by workshop."""
    fires: list[Step[Any]] = []
    calls, village = game.cards().calls, game.village
    for place in range(seat * WORKSHOPS, seat * WORKSHOPS + WORKSHOPS):
        card = village[place]
        if card >= 0 and calls[card] == called:
            fires.append(fire(seat, card, given))
    return fires


def fire(seat: int, card: int, given: int) -> Fire:
    """The one step that lets this card of this seat fire."""
    return FIRE[(seat * CARDS + card) * (ITEMS + 1) + given + 1]


GAIN: Final = [[Gain(seat, item) for item in range(ITEMS)] for seat in range(SEATS)]
GAIN_FAVORS: Final = [[GainFavors(seat, favors) for favors in range(MOST_FAVORS)] for seat in range(SEATS)]
PICK: Final = [Pick(seat) for seat in range(SEATS)]
FIRE: Final = [
    Fire(seat, card, given) for seat in range(SEATS) for card in range(CARDS) for given in range(NO_ITEM, ITEMS)
]
