"""The events with a Villager back: Wanted, Embezzlement, Defection, Epidemic, Festival."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question, SeatStep
from chabudai.games.machi.addresses import figure_words, place_words, top_words
from chabudai.games.machi.material import EPIDEMIC_FREE, FESTIVAL_HONOUR, KINDS
from chabudai.games.machi.state import BUILT, FOUNDER, OUTSIDE, PLACE, PLACE_SHIFT, SLOTS, WANTED_MARK, Machi
from chabudai.games.machi.village import (
    FIGURES,
    SLOT_BIT,
    VILLAGE_FIGURES,
    blocked_slots,
    discard_villager,
    figures_of,
    head_counts,
    index_of,
    is_built,
    places_in_play,
    remove_villager,
    top_index,
    tops,
)


class MarkWanted(Question[Machi]):
    """events.5: a villager who is no Samurai has a price on his head until the end of the year."""

    clause = "events.5"
    size = FIGURES

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple([figure for seat in range(game.seats) for figure in figures_of(game, seat)])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        villager = game.villagers[choice // VILLAGE_FIGURES][index_of(game, choice)]
        if game.cards.is_samurai[villager & CARD]:
            return Refusal("events.5", "samurai-wanted", {"card": villager & CARD})
        return None

    def options(self, game: Machi) -> tuple[int, ...]:
        is_samurai = game.cards.is_samurai
        options: list[int] = []
        for seat in range(game.seats):
            figures = figures_of(game, seat)
            for index, villager in enumerate(game.villagers[seat]):
                if not is_samurai[villager & CARD]:
                    options.append(figures[index])
        return tuple(options)

    def answer(self, game: Machi, choice: int) -> None:
        village = choice // VILLAGE_FIGURES
        index = index_of(game, choice)
        game.villagers[village][index] |= WANTED_MARK
        if game.journal is not None:
            card = game.villagers[village][index] & CARD
            game.tell("marked", "events.5", {"seat": self.seat, "to": village, "card": card})

    def describe(self, game: Machi, choice: int) -> str:
        return figure_words(game, choice)


class Embezzle(Question[Machi]):
    """events.8: at this year's end the wealth made on a finished building of an opponent counts for the player."""

    clause = "events.8"
    size = 5 * SLOTS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(places_in_play(game, self.seat))

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if choice // SLOTS == self.seat:
            return Refusal("events.8", "own-building")
        if not is_built(game, choice // SLOTS, choice % SLOTS):
            return Refusal("events.8", "not-built")
        return None

    def options(self, game: Machi) -> tuple[int, ...]:
        options: list[int] = []
        for step in range(1, game.seats):
            village = (self.seat + step) % game.seats
            for slot, entry in enumerate(game.buildings[village]):
                if entry >= BUILT:
                    options.append(village * SLOTS + slot)
        return tuple(options)

    def answer(self, game: Machi, choice: int) -> None:
        village, slot = choice // SLOTS, choice % SLOTS
        target = village << 5 | slot
        others = [mark for mark in game.embezzled if mark >> 3 & 255 != target]
        game.embezzled = [*others, target << 3 | self.seat]
        if game.journal is not None:
            card = game.buildings[village][slot] & CARD
            game.tell("embezzled", "events.8", {"seat": self.seat, "to": village, "card": card})

    def describe(self, game: Machi, choice: int) -> str:
        return place_words(choice)


class Entice(Question[Machi]):
    """events.10: a villager of an opponent, no founder and no Samurai, from an unblocked building."""

    clause = "events.10"
    size = FIGURES

    def candidates(self, game: Machi) -> tuple[int, ...]:
        others = [seat for seat in range(game.seats) if seat != self.seat]
        if not beds(game, self.seat):
            return ()
        return tuple([figure for seat in others for figure in figures_of(game, seat)])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        village = choice // VILLAGE_FIGURES
        villager = game.villagers[village][index_of(game, choice)]
        facts = {"card": villager & CARD}
        if game.cards.is_samurai[villager & CARD]:
            return Refusal("events.10", "samurai-stays", facts)
        if villager & FOUNDER:
            return Refusal("events.10", "founder-stays", facts)
        if blocked_slots(game, village) & SLOT_BIT[villager >> PLACE_SHIFT & PLACE]:
            return Refusal("events.10", "blocked-building", facts)
        return None

    def answer(self, game: Machi, choice: int) -> None:
        game.then(Lure(self.seat, choice))

    def describe(self, game: Machi, choice: int) -> str:
        return figure_words(game, choice)


def beds(game: Machi, seat: int) -> list[int]:
    """The finished, unblocked buildings of a village with room for one more."""
    row = game.buildings[seat]
    counts = head_counts(game, seat)
    blocked = blocked_slots(game, seat)
    capacity = game.cards.capacity
    return [
        slot
        for slot in range(len(row))
        if row[slot] >= 0
        and row[slot] & BUILT
        and counts[slot] < capacity[row[slot] & CARD]
        and not blocked & SLOT_BIT[slot]
    ]


class Lure(Question[Machi]):
    """events.10: he goes to a finished, unblocked building of the player with room, on top."""

    clause = "events.10"
    size = SLOTS

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.figure)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple([slot for slot in range(len(game.buildings[self.seat])) if game.buildings[self.seat][slot] >= 0])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if not is_built(game, self.seat, choice):
            return Refusal("events.10", "not-built")
        if blocked_slots(game, self.seat) & SLOT_BIT[choice]:
            return Refusal("events.10", "blocked-building")
        if choice not in beds(game, self.seat):
            return Refusal("events.10", "full")
        return None

    def answer(self, game: Machi, choice: int) -> None:
        village = self.figure // VILLAGE_FIGURES
        villager = remove_villager(game, village, index_of(game, self.figure))
        game.villagers[self.seat].append(villager & ~(PLACE << PLACE_SHIFT) | choice << PLACE_SHIFT)
        if game.journal is not None:
            facts = {"seat": self.seat, "to": village, "card": villager & CARD}
            facts["building"] = game.buildings[self.seat][choice] & CARD
            game.tell("defected", "events.10", facts)

    def describe(self, game: Machi, choice: int) -> str:
        return f"to {choice + 1}"


class Epidemic(SeatStep[Machi]):
    """events.11: every player with more than six villagers loses a stack top, in turn order from the active one."""

    clause = "events.11"

    def run(self, game: Machi) -> None:
        order = [(self.seat + step) % game.seats for step in range(game.seats)]
        game.then(*[SICKEN[seat] for seat in order if len(game.villagers[seat]) > EPIDEMIC_FREE])


class Sicken(Question[Machi]):
    """events.11: the player chooses which stack top goes."""

    clause = "events.11"
    size = OUTSIDE + KINDS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(tops(game, self.seat))

    def answer(self, game: Machi, choice: int) -> None:
        card = discard_villager(game, self.seat, top_index(game, self.seat, choice))
        if game.journal is not None:
            game.tell("sickened", "events.11", {"seat": self.seat, "card": card})

    def describe(self, game: Machi, choice: int) -> str:
        return top_words(choice)


class Celebrate(SeatStep[Machi]):
    """events.12: three honour more at this year's end."""

    clause = "events.12"

    def run(self, game: Machi) -> None:
        honour = game.festival[:]
        honour[self.seat] += FESTIVAL_HONOUR
        game.festival = honour


SICKEN: Final = [Sicken(seat) for seat in range(MOST_SEATS)]
