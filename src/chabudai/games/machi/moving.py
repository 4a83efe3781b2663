"""Moving house: one plan, asked villager by villager, of which only the final layout must respect the capacities.

Each villager moves at most once, straight to his new home.  A building may be overfull on the way, as long as those who
have not moved yet can still put it right; the plan cannot be ended before they have.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, NO_CARD
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question
from chabudai.games.machi.addresses import address_words
from chabudai.games.machi.state import BUILT, FOUNDER, MOVED, OUTSIDE, PLACE, PLACE_SHIFT, SLOTS, Machi
from chabudai.games.machi.village import (
    SLOT_BIT,
    VILLAGE_FIGURES,
    address_at,
    address_index,
    blocked_slots,
    figures_of,
    is_built,
)

DONE: Final = VILLAGE_FIGURES


def only_founders(game: Machi, seat: int) -> bool:
    """moving.2: is there nobody in this village who could move?  Every building has its one founder."""
    row = game.buildings[seat]
    return len(game.villagers[seat]) == len(row) - row.count(NO_CARD)


class Layout:
    """What moving house depends on: room and movable villagers at each open place, and room in all."""

    def __init__(self, game: Machi, seat: int) -> None:
        cards = game.cards
        row = game.buildings[seat]
        blocked = blocked_slots(game, seat) if game.yakuzas else 0
        self.open = [slot for slot, entry in enumerate(row) if entry >= BUILT and not blocked & 1 << slot]
        room = [0] * len(row)
        movable = [0] * len(row)
        slack = 0  # room in all, and Samurai who could still go outside
        mask = 0
        for slot in self.open:
            room[slot] = cards.capacity[row[slot] & CARD]
            slack += room[slot]
            mask |= 1 << slot
        is_samurai = cards.is_samurai
        for villager in game.villagers[seat]:
            place = villager >> PLACE_SHIFT & PLACE
            if mask & 1 << place:
                room[place] = room[place] - 1
                slack -= 1
                if villager & (FOUNDER | MOVED) == 0:
                    movable[place] = movable[place] + 1
                    if is_samurai[villager & CARD]:
                        slack += 1
        self.room = room
        self.movable = movable
        self.slack = slack
        self.mask = mask

    def overfull(self) -> int:
        """A place with more villagers than it holds; negative when there is none."""
        for slot in self.open:
            if self.room[slot] < 0:
                return slot
        return -1

    def takes(self, slot: int) -> bool:
        """Is there room, or somebody who could make some?"""
        return self.room[slot] > 0 or self.movable[slot] > -self.room[slot]

    def homes(self, villager: int, is_samurai: bool) -> list[int]:
        """Where this villager may move."""
        place = villager >> PLACE_SHIFT & PLACE
        if is_samurai and self.slack < 1:
            found: list[int] = []
        else:
            found = [slot for slot in self.open if slot != place and self.takes(slot)]
        if is_samurai and place != OUTSIDE:
            found.append(OUTSIDE)
        return found


class MoveHouse(Question[Machi]):
    """moving.1, moving.3: the next villager to move, or the end of the plan; moving.4: not while one is overfull."""

    clause = "moving.1"
    size = VILLAGE_FIGURES + 1

    def run(self, game: Machi) -> None:
        if not only_founders(game, self.seat):
            super().run(game)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        base = self.seat * VILLAGE_FIGURES
        return (*[figure - base for figure in figures_of(game, self.seat)], DONE)

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        layout = Layout(game, self.seat)
        if choice == DONE:
            slot = layout.overfull()
            if slot < 0:
                return None
            return Refusal("moving.4", "overfull", {"card": game.buildings[self.seat][slot] & CARD})
        row = game.villagers[self.seat]
        villager = row[address_index(row, choice)]
        facts = {"card": villager & CARD}
        place = villager >> PLACE_SHIFT & PLACE
        if villager & FOUNDER:
            return Refusal("moving.2", "founder-stays", facts)
        if villager & MOVED:
            return Refusal("moving.5", "has-moved", facts)
        if place != OUTSIDE and not layout.mask & SLOT_BIT[place]:
            return Refusal("moving.6", "blocked-building", facts)
        if not layout.homes(villager, game.cards.is_samurai[villager & CARD]):
            return Refusal("moving.4", "nowhere-to-go", facts)
        return None

    def options(self, game: Machi) -> tuple[int, ...]:
        seat = self.seat
        row = game.villagers[seat]
        layout = Layout(game, seat)
        is_samurai = game.cards.is_samurai
        options: list[int] = []
        takers = [slot for slot in layout.open if layout.takes(slot)]
        for index, villager in enumerate(row):
            if villager & (FOUNDER | MOVED):
                continue
            place = villager >> PLACE_SHIFT & PLACE
            if place == OUTSIDE:
                able = bool(takers) and layout.slack > 0
            else:
                if not layout.mask & 1 << place:
                    continue
                able = is_samurai[villager & CARD] or len(takers) > 1 or (len(takers) == 1 and takers[0] != place)
            if able:
                options.append(address_at(row, index))
        if layout.overfull() < 0:
            options.append(DONE)
        return tuple(options)

    def answer(self, game: Machi, choice: int) -> None:
        row = game.villagers[self.seat]
        if choice == DONE:
            for index, villager in enumerate(row):
                if villager & MOVED:
                    row[index] = villager & ~MOVED
        else:
            game.then(self)
            game.ask(SetDown(self.seat, choice))

    def describe(self, game: Machi, choice: int) -> str:
        return "done" if choice == DONE else f"move {address_words(game.villagers[self.seat], choice)}"


class SetDown(Question[Machi]):
    """moving.1, moving.3: his new home: a finished, unblocked building or, for a Samurai, outside; he comes on top."""

    clause = "moving.1"
    size = SLOTS + 1

    def __init__(self, seat: int, address: int) -> None:
        super().__init__(seat)
        self.address = address

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.address)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        row = game.buildings[self.seat]
        return (*[slot for slot in range(len(row)) if row[slot] >= 0], OUTSIDE)

    def villager(self, game: Machi) -> int:
        """Who moves."""
        row = game.villagers[self.seat]
        return row[address_index(row, self.address)]

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if choice in self.options(game):
            return None
        card = self.villager(game) & CARD
        if choice == self.villager(game) >> PLACE_SHIFT & PLACE:
            return Refusal("moving.5", "no-move", {"card": card})
        if choice == OUTSIDE:
            return Refusal("moving.7", "not-a-samurai", {"card": card})
        building = {"card": game.buildings[self.seat][choice] & CARD}
        if not is_built(game, self.seat, choice):
            return Refusal("moving.1", "not-built")
        if blocked_slots(game, self.seat) & SLOT_BIT[choice]:
            return Refusal("moving.6", "blocked-target", building)
        return Refusal("moving.4", "cannot-make-room", building)

    def options(self, game: Machi) -> tuple[int, ...]:
        villager = self.villager(game)
        return tuple(Layout(game, self.seat).homes(villager, game.cards.is_samurai[villager & CARD]))

    def answer(self, game: Machi, choice: int) -> None:
        row = game.villagers[self.seat]
        villager = row.pop(address_index(row, self.address))
        row.append(villager & ~(PLACE << PLACE_SHIFT) | choice << PLACE_SHIFT | MOVED)
        if game.journal is not None:
            facts = {"seat": self.seat, "card": villager & CARD}
            if choice == OUTSIDE:
                game.tell("moved-outside", "moving.7", facts)
            else:
                facts["building"] = game.buildings[self.seat][choice] & CARD
                game.tell("moved", "moving.1", facts)

    def describe(self, game: Machi, choice: int) -> str:
        return "outside" if choice == OUTSIDE else f"to {choice + 1}"


MOVE_HOUSE: Final = [MoveHouse(seat) for seat in range(MOST_SEATS)]
