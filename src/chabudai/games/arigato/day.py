"""Day: the residents are revealed, the craftsmen make their items; then everybody manages their village."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, NO_CARD, SEEN_BY
from chabudai.core.step import Question, SeatStep, Step
from chabudai.games.arigato.catalogue import call
from chabudai.games.arigato.emptying import empty, obstacle_to_emptying, occupied
from chabudai.games.arigato.managing import MANAGE
from chabudai.games.arigato.material import (
    AT_WORK,
    CARD_BIT,
    CRAFTS,
    CRAFTSMAN_IS,
    CRAFTSMEN_ALIKE,
    HAND,
    IN_THE_MORNING,
    ITEM_CODES,
    ITEM_OF_CRAFTSMEN,
    ITEMS,
    NO_ITEM,
    RESIDENT_IS,
    SLOTS_IN,
    TRAVELLER_IS,
    TRAVELLERS,
    TRAVELLERS_ALIKE,
    WORKSHOP_CODES,
    WORKSHOPS,
)
from chabudai.games.arigato.state import CRAFTSMAN, NO_ROLE, TRAVELLER, Arigato
from chabudai.games.arigato.triggers import SEATS, listeners, moments, take_items, then_ask

GO_ON: Final = 0
MORNING_EMPTIES: Final = [(GO_ON, *[1 + slot for slot in SLOTS_IN[mask]]) for mask in range(16)]
EVERY_SLOT: Final = 15
PRINTED_TIMES: Final = 2  # conditions.4


class Day(Step[Arigato]):
    """day.1 to day.4: everybody plays the day, each for themselves."""

    clause = "day.1"

    def run(self, game: Arigato) -> None:
        for seat in range(game.seats):
            GREET[seat].run(game)


class Greet(SeatStep[Arigato]):
    """day.2: the new resident and the travellers meet the conditions of whoever listens for them."""

    clause = "day.2"

    def run(self, game: Arigato) -> None:
        seat = self.seat
        following: Step[Any] = MORNING[seat] if game.explicit else CRAFT[seat]
        if moments(game, seat) & IN_THE_MORNING:
            then_ask(game, seat, self.greeting(game), following)
        else:
            following.run(game)

    def greeting(self, game: Arigato) -> list[Step[Any]]:
        """conditions.1 to conditions.3: who listens for the newcomer and the travellers."""
        seat = self.seat
        craft = game.cards().craft
        newcomer = game.village[seat * WORKSHOPS + game.workshop[seat]]
        fires = listeners(game, seat, call(RESIDENT_IS, craft[newcomer]), NO_ITEM)
        travellers: list[int] = []
        for i in range(seat * HAND, seat * HAND + HAND):
            if game.roles[i] == TRAVELLER:
                travellers.append(craft[game.hands[i] & CARD])
        for kind in travellers:
            fires += listeners(game, seat, call(TRAVELLER_IS, kind), NO_ITEM)
        if len(travellers) == TRAVELLERS and travellers[0] == travellers[1]:
            fires += listeners(game, seat, call(TRAVELLERS_ALIKE), NO_ITEM)
        return fires


class Morning(Question[Arigato]):
    """emptying.3, emptying.4: with explicit effects a workshop may be emptied before the craftsmen go to work."""

    clause = "emptying.4"
    size = 1 + WORKSHOPS
    always = True
    by_itself = True

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        return MORNING_EMPTIES[EVERY_SLOT]

    def refusal(self, game: Arigato, choice: int) -> Refusal | None:
        return None if choice == GO_ON else obstacle_to_emptying(game, self.seat, choice - 1)

    def options(self, game: Arigato) -> tuple[int, ...]:
        return MORNING_EMPTIES[occupied(game, self.seat)]

    def answer(self, game: Arigato, choice: int) -> None:
        if choice == GO_ON:
            CRAFT[self.seat].run(game)
        else:
            then_ask(game, self.seat, empty(game, self.seat, choice - 1), self)

    def describe(self, game: Arigato, choice: int) -> str:
        return "craft" if choice == GO_ON else f"empty {WORKSHOP_CODES[choice - 1]}"


class Craft(SeatStep[Arigato]):
    """day.3: the craftsmen are discarded and their items taken; dawn.6: the travellers go to the left."""

    clause = "day.3"

    def run(self, game: Arigato) -> None:
        seat = self.seat
        cards = game.cards()
        start = seat * HAND
        sent = seat * TRAVELLERS
        hands, roles = game.hands, game.roles
        crafts = [0] * CRAFTS
        pairs: list[int] = []  # per pair of craftsmen: the item it makes
        items: list[int] = []
        for i in range(start, start + HAND):
            role, entry = roles[i], hands[i]
            if role == CRAFTSMAN:
                card = game.turn_up(entry)
                game.dropped[seat] = game.dropped[seat] | CARD_BIT[card]
                items.append(cards.made[card])
                kind = cards.craft[card]
                crafts[kind] = crafts[kind] + 1
                if crafts[kind] % 2 == 0:
                    pairs.append(cards.made[card])
                if game.journal is not None:
                    game.tell("craft", "day.3", game.naming(seat, card) | {"item": cards.made[card]})
            elif role == TRAVELLER:
                game.own_cards_away()
                if game.seats == 1:
                    game.kept.append(entry)  # solo.2
                else:
                    game.passed[sent] = entry
                    sent += 1
                if game.journal is not None:
                    facts = game.naming(seat, entry & CARD) | {"to": game.left_of(seat)}
                    game.tell("keep" if game.seats == 1 else "pass", "dawn.6", facts, SEEN_BY[seat])
            else:
                continue
            hands[i] = NO_CARD
            roles[i] = NO_ROLE
        steps = take_items(game, seat, items)
        if moments(game, seat) & AT_WORK:
            steps += self.answered(game, crafts, pairs)
        then_ask(game, seat, steps, MANAGE[seat])

    def answered(self, game: Arigato, crafts: list[int], pairs: list[int]) -> list[Step[Any]]:
        """conditions.4, conditions.5: who listens for craftsmen; last.2, last.3: how often on the last day."""
        seat = self.seat
        steps: list[Step[Any]] = []
        for kind in range(CRAFTS):
            if crafts[kind]:
                times = crafts[kind] if game.generous else min(crafts[kind], PRINTED_TIMES)
                fires = listeners(game, seat, call(CRAFTSMAN_IS, kind), NO_ITEM)
                for _ in range(times):
                    steps += fires
        if len(pairs) == 2 and pairs[0] != pairs[1] and not game.generous:
            steps.append(ChoosePair(seat, pairs[0], pairs[1]))
        elif pairs:
            for item in pairs if game.generous else pairs[:1]:
                steps += listeners(game, seat, call(CRAFTSMEN_ALIKE), item)
        return steps


class ChoosePair(Question[Arigato]):
    """last.2: with two different pairs of craftsmen on the last day, the owner says which of them counts."""

    clause = "last.2"
    size = ITEMS
    by_itself = True

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.first, self.second)

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        if not listeners(game, self.seat, call(CRAFTSMEN_ALIKE), NO_ITEM):
            return ()
        return (self.first, self.second) if self.matters(game) else (self.first,)

    def matters(self, game: Arigato) -> bool:
        """Does anybody take the item of the pair?"""
        cards, place = game.cards(), self.seat * WORKSHOPS
        for card in game.village[place : place + WORKSHOPS]:
            if card >= 0:
                for kind, _, _ in cards.parts[card]:
                    if kind == ITEM_OF_CRAFTSMEN:
                        return True
        return False

    def answer(self, game: Arigato, choice: int) -> None:
        game.next_for(self.seat, *listeners(game, self.seat, call(CRAFTSMEN_ALIKE), choice))

    def describe(self, game: Arigato, choice: int) -> str:
        return f"pair {ITEM_CODES[choice]}"


DAY_STEP: Final = Day()
GREET: Final = [Greet(seat) for seat in range(SEATS)]
MORNING: Final = [Morning(seat) for seat in range(SEATS)]
CRAFT: Final = [Craft(seat) for seat in range(SEATS)]
