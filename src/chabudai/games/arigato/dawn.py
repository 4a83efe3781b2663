"""Dawn: in secret and all at once, everybody gives a role to each of the five artisans in hand."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, NO_CARD
from chabudai.core.step import Question, Step
from chabudai.games.arigato.emptying import empty, obstacle_to_emptying, occupied
from chabudai.games.arigato.material import (
    CARDS,
    HAND,
    LAST_DAY,
    SLOT_BIT,
    SLOTS_IN,
    TRAVELLERS,
    WORKSHOP_CODES,
    WORKSHOPS,
)
from chabudai.games.arigato.state import (
    CRAFTSMAN,
    DAWN,
    DAY,
    NO_ROLE,
    RESIDENT,
    TRAVELLER,
    Arigato,
)
from chabudai.games.arigato.telling import publish
from chabudai.games.arigato.triggers import SEATS, then_ask

EMPTY_FROM: Final = CARDS  # choices of Arrange from here on: a workshop to empty
EMPTIES: Final = [tuple([EMPTY_FROM + slot for slot in SLOTS_IN[mask]]) for mask in range(16)]
DONE: Final = 0
CONFIRM_EMPTIES: Final = [(DONE, *[1 + slot for slot in SLOTS_IN[mask]]) for mask in range(16)]
ALL_SLOTS: Final = (0, 1, 2, 3)
EVERY_SLOT: Final = 15


class Dawn(Step[Arigato]):
    """dawn.1: all at once, everybody begins to give roles."""

    clause = "dawn.1"

    def run(self, game: Arigato) -> None:
        game.phase = DAWN
        for seat in range(game.seats):
            game.ask(ARRANGE[seat])


def in_hand(game: Arigato, seat: int, card: int) -> int:
    """Where in the flat list of hands the seat's card lies."""
    hands = game.hands
    place = seat * HAND
    while hands[place] & CARD != card:
        place += 1
    return place


class Arrange(Question[Arigato]):
    """dawn.1, dawn.2: choose the resident; emptying.1: or empty a workshop first."""

    clause = "dawn.2"
    size = CARDS + WORKSHOPS
    always = True  # how much choice a hand leaves is nobody else's business
    sealed = True
    by_itself = True

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        start = self.seat * HAND
        return tuple([entry & CARD for entry in game.hands[start : start + HAND]]) + EMPTIES[EVERY_SLOT]

    def refusal(self, game: Arigato, choice: int) -> Refusal | None:
        if choice >= EMPTY_FROM:
            return obstacle_to_emptying(game, self.seat, choice - EMPTY_FROM)
        if game.cards().slots[choice] & ~occupied(game, self.seat) == 0:
            return Refusal("dawn.3", "no-free-workshop", game.naming(self.seat, choice))
        return None

    def options(self, game: Arigato) -> tuple[int, ...]:
        taken = occupied(game, self.seat)
        free, slots = EVERY_SLOT ^ taken, game.cards().slots
        start = self.seat * HAND
        cards: list[int] = []
        for entry in game.hands[start : start + HAND]:
            if slots[entry & CARD] & free:
                cards.append(entry & CARD)
        return tuple(cards) + EMPTIES[taken]

    def answer(self, game: Arigato, choice: int) -> None:
        seat = self.seat
        if choice >= EMPTY_FROM:
            then_ask(game, seat, empty(game, seat, choice - EMPTY_FROM), self)
            return
        place = in_hand(game, seat, choice)
        if game.day == LAST_DAY:  # last.1
            game.roles[seat * HAND : seat * HAND + HAND] = [CRAFTSMAN] * HAND
        game.roles[place] = RESIDENT
        INSTALL[seat].run(game)

    def describe(self, game: Arigato, choice: int) -> str:
        if choice >= EMPTY_FROM:
            return f"empty {WORKSHOP_CODES[choice - EMPTY_FROM]}"
        return f"resident {choice}"


class Install(Question[Arigato]):
    """dawn.2: the resident goes face down on a free workshop that its card allows."""

    clause = "dawn.2"
    size = WORKSHOPS
    sealed = True
    by_itself = True

    def resident(self, game: Arigato) -> int:
        """The card to be placed."""
        place = self.seat * HAND
        while game.roles[place] != RESIDENT:
            place += 1
        return game.hands[place] & CARD

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        return ALL_SLOTS

    def refusal(self, game: Arigato, choice: int) -> Refusal | None:
        if occupied(game, self.seat) & SLOT_BIT[choice]:
            return Refusal("dawn.2", "workshop-taken", {"workshop": choice})
        card = self.resident(game)
        if game.cards().slots[card] & SLOT_BIT[choice] == 0:
            return Refusal("dawn.2", "not-allowed-there", game.naming(self.seat, card) | {"workshop": choice})
        return None

    def options(self, game: Arigato) -> tuple[int, ...]:
        return SLOTS_IN[game.cards().slots[self.resident(game)] & ~occupied(game, self.seat)]

    def answer(self, game: Arigato, choice: int) -> None:
        game.workshop[self.seat] = choice
        if game.day == LAST_DAY:
            CONFIRM[self.seat].run(game)
        else:
            SEND_OFF[self.seat].run(game)

    def describe(self, game: Arigato, choice: int) -> str:
        return f"install {WORKSHOP_CODES[choice]}"


class SendOff(Question[Arigato]):
    """dawn.1, dawn.6: choose a traveller; the cards left over are the craftsmen."""

    clause = "dawn.6"
    size = CARDS
    sealed = True
    by_itself = True

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        start = self.seat * HAND
        return tuple([entry & CARD for entry in game.hands[start : start + HAND]])

    def refusal(self, game: Arigato, choice: int) -> Refusal | None:
        role = game.roles[in_hand(game, self.seat, choice)]
        if role == NO_ROLE:
            return None
        return Refusal("dawn.1", "is-resident" if role == RESIDENT else "is-traveller", game.naming(self.seat, choice))

    def options(self, game: Arigato) -> tuple[int, ...]:
        start = self.seat * HAND
        roles, hands = game.roles, game.hands
        return tuple([hands[i] & CARD for i in range(start, start + HAND) if roles[i] == NO_ROLE])

    def answer(self, game: Arigato, choice: int) -> None:
        start = self.seat * HAND
        roles = game.roles
        roles[in_hand(game, self.seat, choice)] = TRAVELLER
        if roles[start : start + HAND].count(TRAVELLER) < TRAVELLERS:
            self.run(game)
            return
        for i in range(start, start + HAND):
            if roles[i] == NO_ROLE:
                roles[i] = CRAFTSMAN
        CONFIRM[self.seat].run(game)

    def describe(self, game: Arigato, choice: int) -> str:
        return f"traveller {choice}"


class Confirm(Question[Arigato]):
    """dawn.5: until everybody is ready all can be changed; emptying.1: workshops may be emptied now as well."""

    clause = "dawn.5"
    size = 1 + WORKSHOPS
    always = True  # so that nobody sees how many choices there were
    sealed = True
    by_itself = True

    def candidates(self, game: Arigato) -> tuple[int, ...]:
        return CONFIRM_EMPTIES[EVERY_SLOT]

    def refusal(self, game: Arigato, choice: int) -> Refusal | None:
        return None if choice == DONE else obstacle_to_emptying(game, self.seat, choice - 1)

    def options(self, game: Arigato) -> tuple[int, ...]:
        return CONFIRM_EMPTIES[occupied(game, self.seat)]

    def answer(self, game: Arigato, choice: int) -> None:
        if choice != DONE:
            then_ask(game, self.seat, empty(game, self.seat, choice - 1), self)

    def describe(self, game: Arigato, choice: int) -> str:
        return "ready" if choice == DONE else f"empty {WORKSHOP_CODES[choice - 1]}"


class Publish(Step[Arigato]):
    """dawn.5: when all are ready, everything is shown together; day.1: the residents are revealed."""

    clause = "dawn.5"

    def run(self, game: Arigato) -> None:
        game.phase = DAY
        game.unseal()
        publish(game)
        for seat in range(game.seats):
            game.forget(seat)
        for seat in range(game.seats):
            place = seat * HAND
            while game.roles[place] != RESIDENT:
                place += 1
            card = game.turn_up(game.hands[place])
            slot = game.workshop[seat]
            game.hands[place] = NO_CARD
            game.roles[place] = NO_ROLE
            game.village[seat * WORKSHOPS + slot] = card
            if game.journal is not None:
                game.tell("reveal", "day.1", game.naming(seat, card) | {"workshop": slot})


DAWN_STEP: Final = Dawn()
ARRANGE: Final = [Arrange(seat) for seat in range(SEATS)]
INSTALL: Final = [Install(seat) for seat in range(SEATS)]
SEND_OFF: Final = [SendOff(seat) for seat in range(SEATS)]
CONFIRM: Final = [Confirm(seat) for seat in range(SEATS)]
PUBLISH: Final = Publish()
