"""Summer: buildings are founded, villagers move in.  Everybody plans in secret; what is asked of whoever plans.

The plan itself is in plans.py, and summer_shown.py makes villages of all plans together.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD
from chabudai.core.seats import BIT, MOST_SEATS
from chabudai.core.step import Question, Step
from chabudai.games.machi.addresses import address_words
from chabudai.games.machi.material import BUILDINGS, FIRST_BUILDING, KEYS, KINDS
from chabudai.games.machi.plans import (
    DRAFT_LISTS,
    HAND,
    HOMES,
    SITES,
    begin_draft,
    free_slot,
    kinds_in,
    movable_founders,
    room_at,
)
from chabudai.games.machi.state import FOUNDER, HEIGHTS, OUTSIDE, PLACE, PLACE_SHIFT, SLOTS, SUMMER, Machi
from chabudai.games.machi.summer_shown import SHOW_SUMMER
from chabudai.games.machi.village import FREE, VILLAGE_FIGURES, address_index, each_once, is_built

DONE: Final = KINDS
ONLY_DONE: Final[tuple[int, ...]] = (DONE,)


def opening(game: Machi, seat: int) -> Question[Machi]:
    """The question with which the seat's summer begins, as others see it."""
    return FOUND[seat] if game.hands[seat * 2 + BUILDINGS] else INSTALL[seat]


def open_question(question: Question[Machi], game: Machi, options: tuple[int, ...]) -> None:
    """Ask, with options that have been worked out already."""
    seat = question.seat
    game.open[seat] = question
    game.options_of[seat] = options
    game.asked |= BIT[seat]


class Summer(Step[Machi]):
    """summer.1: everybody plans at the same time, and in secret; order.1: then all is shown together."""

    clause = "summer.1"

    def run(self, game: Machi) -> None:
        game.season = SUMMER
        game.drafts = [[] for _ in range(game.seats * DRAFT_LISTS)]
        game.then(SHOW_SUMMER)
        for seat in range(game.seats):
            begin_draft(game, seat)
        for seat in range(game.seats):
            game.ask(opening(game, seat))


class Found(Question[Machi]):
    """summer.2: found a building from hand, as many as one likes, or go on to installing."""

    clause = "summer.2"
    sealed = True
    size = KINDS + 1
    always = True
    by_itself = True

    def run(self, game: Machi) -> None:
        options = self.options(game)
        if len(options) > 1:
            open_question(self, game, options)
        else:
            game.ask(INSTALL[self.seat])

    def candidates(self, game: Machi) -> tuple[int, ...]:
        # Without a founder there is nothing to ask, and no building to think of.
        kinds = kinds_in(game.drafts[self.seat * DRAFT_LISTS + HAND], game.cards.is_building)
        if not kinds or not self.has_founder(game):
            return ONLY_DONE
        kinds.append(DONE)
        return tuple(kinds)

    def has_founder(self, game: Machi) -> bool:
        """summer.3: is there anybody who could found?"""
        is_villager = game.cards.is_villager
        for card in game.drafts[self.seat * DRAFT_LISTS + HAND]:
            if is_villager[card]:
                return True
        return len(movable_founders(game, self.seat)) > 0

    def options(self, game: Machi) -> tuple[int, ...]:
        return self.candidates(game)

    def answer(self, game: Machi, choice: int) -> None:
        seat = self.seat
        if choice == DONE:
            options = INSTALL[seat].options(game)
            if len(options) > 1:
                open_question(INSTALL[seat], game, options)
        else:
            game.next_for(seat, self)
            game.ask(CHOOSE_FOUNDER[seat][choice])

    def describe(self, game: Machi, choice: int) -> str:
        return "done" if choice == DONE else f"found {KEYS[choice]}"


class ChooseFounder(Question[Machi]):
    """summer.3, summer.4: the founder comes from hand, or from the village if he is founder of nothing."""

    clause = "summer.3"
    sealed = True
    size = KINDS + VILLAGE_FIGURES  # a card in hand, or a villager of the village
    by_itself = True

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.building)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        start = self.seat * DRAFT_LISTS
        hand = [card for card in game.drafts[start + HAND] if card < FIRST_BUILDING]
        heights = [0] * (SLOTS + 1)
        inside: list[int] = []
        for villager in game.drafts[start + HOMES]:
            place = villager >> PLACE_SHIFT & PLACE
            if place == OUTSIDE:
                inside.append(KINDS + FREE + (villager & CARD))
            else:
                inside.append(KINDS + place * HEIGHTS + heights[place])
                heights[place] = heights[place] + 1
        return (*each_once(hand), *inside)

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if choice < KINDS:
            return None if game.cards.is_villager[choice] else Refusal("summer.3", "not-a-villager", {"card": choice})
        if choice - KINDS in movable_founders(game, self.seat):
            return None
        homes = game.drafts[self.seat * DRAFT_LISTS + HOMES]
        villager = homes[address_index(homes, choice - KINDS)]
        if villager & FOUNDER:
            return Refusal("summer.4", "is-founder", {"card": villager & CARD})
        return Refusal("summer.5", "blocked-building", {"card": villager & CARD})

    def options(self, game: Machi) -> tuple[int, ...]:
        options = kinds_in(game.drafts[self.seat * DRAFT_LISTS + HAND], game.cards.is_villager)
        for address in movable_founders(game, self.seat):
            options.append(KINDS + address)
        return tuple(options)

    def answer(self, game: Machi, choice: int) -> None:
        start = self.seat * DRAFT_LISTS
        hand, homes, sites = game.drafts[start + HAND], game.drafts[start + HOMES], game.drafts[start + SITES]
        slot = free_slot(game.buildings[self.seat], sites)
        if choice < KINDS:
            hand.remove(choice)
            founder = choice
        else:
            founder = homes.pop(address_index(homes, choice - KINDS)) & ~(PLACE << PLACE_SHIFT)
        hand.remove(self.building)
        homes.append(founder | slot << PLACE_SHIFT | FOUNDER)
        sites.append(slot)
        sites.append(self.building)

    def describe(self, game: Machi, choice: int) -> str:
        if choice < KINDS:
            return f"hand {KEYS[choice]}"
        return address_words(game.drafts[self.seat * DRAFT_LISTS + HOMES], choice - KINDS)


class Install(Question[Machi]):
    """summer.6: install a villager from hand, as many as one likes, or be done."""

    clause = "summer.6"
    sealed = True
    size = KINDS + 1
    always = True
    by_itself = True

    def run(self, game: Machi) -> None:
        # Whoever holds cards is asked once, even without a choice: others must not see that there is none.
        hand = game.drafts[self.seat * DRAFT_LISTS + HAND]
        options = self.options(game)
        untouched = len(hand) == len(game.hands[self.seat * 2]) + len(game.hands[self.seat * 2 + 1])
        if len(options) > 1 or (hand and untouched):
            open_question(self, game, options)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        candidates = kinds_in(game.drafts[self.seat * DRAFT_LISTS + HAND], game.cards.is_villager)
        candidates.append(DONE)
        return tuple(candidates)

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if choice == DONE or game.cards.is_samurai[choice] or room_at(game, self.seat):
            return None
        return Refusal("summer.7", "no-room")

    def options(self, game: Machi) -> tuple[int, ...]:
        candidates = self.candidates(game)
        if len(candidates) == 1 or room_at(game, self.seat):
            return candidates
        is_samurai = game.cards.is_samurai
        return tuple([card for card in candidates if card == DONE or is_samurai[card]])

    def answer(self, game: Machi, choice: int) -> None:
        if choice != DONE:
            game.next_for(self.seat, self)
            game.ask(LODGE[self.seat][choice])

    def describe(self, game: Machi, choice: int) -> str:
        return "done" if choice == DONE else f"install {KEYS[choice]}"


class Lodge(Question[Machi]):
    """summer.6, summer.7: on a finished building with room, on top; summer.9: a Samurai may stay outside."""

    clause = "summer.7"
    sealed = True
    size = SLOTS + 1
    by_itself = True

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        row = game.buildings[self.seat]
        sites = game.drafts[self.seat * DRAFT_LISTS + SITES]
        return (*[slot for slot in range(len(row)) if row[slot] >= 0], *sites[0::2], OUTSIDE)

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if choice == OUTSIDE:
            if game.cards.is_samurai[self.card]:
                return None
            return Refusal("summer.9", "not-a-samurai", {"card": self.card})
        if choice in room_at(game, self.seat):
            return None
        if not is_built(game, self.seat, choice):
            return Refusal("summer.6", "not-built")
        return Refusal("summer.7", "full", {"card": game.buildings[self.seat][choice] & CARD})

    def options(self, game: Machi) -> tuple[int, ...]:
        room = room_at(game, self.seat)
        return (*room, OUTSIDE) if game.cards.is_samurai[self.card] else tuple(room)

    def answer(self, game: Machi, choice: int) -> None:
        start = self.seat * DRAFT_LISTS
        game.drafts[start + HAND].remove(self.card)
        game.drafts[start + HOMES].append(self.card | choice << PLACE_SHIFT)

    def describe(self, game: Machi, choice: int) -> str:
        return "outside" if choice == OUTSIDE else f"on {choice + 1}"


FOUND: Final = [Found(seat) for seat in range(MOST_SEATS)]
CHOOSE_FOUNDER: Final = [[ChooseFounder(seat, card) for card in range(KINDS)] for seat in range(MOST_SEATS)]
INSTALL: Final = [Install(seat) for seat in range(MOST_SEATS)]
LODGE: Final = [[Lodge(seat, card) for card in range(KINDS)] for seat in range(MOST_SEATS)]
SUMMER_STEP: Final = Summer()
