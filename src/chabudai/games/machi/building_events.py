"""The events with a Building back: Tsunami, Fire, Earthquake, Imperial carpenters."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question, SeatStep
from chabudai.games.machi.addresses import place_words
from chabudai.games.machi.material import BUILDINGS, FIRE_MOST, HARBOUR
from chabudai.games.machi.state import BUILT, SLOTS, Machi
from chabudai.games.machi.village import (
    discard_villager,
    head_counts,
    is_built,
    places_in_play,
    raze,
    to_hand,
    top_index,
    villagers_at,
)
from chabudai.games.machi.winter import finish


def has_secret_sites(game: Machi) -> bool:
    """Is there a building under construction that not everybody knows?"""
    for row in game.buildings:
        for entry in row:
            if entry >= 0 and entry & EVERYONE != EVERYONE:
                return True
    return False


class Flood(SeatStep[Machi]):
    """events.13: every Harbour, finished or not, is destroyed with the villagers on it.

    Whoever sees which sites it spares has learned something about them.
    """

    clause = "events.13"

    def run(self, game: Machi) -> None:
        if not game.flooded and has_secret_sites(game):
            game.learn()
            game.flooded = True
        for seat in range(game.seats):
            row = game.buildings[seat]
            for slot in [s for s in range(len(row)) if row[s] >= 0 and row[s] & CARD == HARBOUR]:
                for _ in villagers_at(game, seat, slot):
                    card = discard_villager(game, seat, top_index(game, seat, slot))
                    if game.journal is not None:
                        game.tell("drowned", "events.13", {"seat": seat, "card": card})


class Burn(Question[Machi]):
    """events.14: a finished building with at most two villagers loses its top villager."""

    clause = "events.14"
    size = 5 * SLOTS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(places_in_play(game, self.seat))

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        village, slot = choice // SLOTS, choice % SLOTS
        if not is_built(game, village, slot):
            return Refusal("events.14", "not-built")
        if len(villagers_at(game, village, slot)) > FIRE_MOST:
            return Refusal("events.14", "too-many-to-burn")
        return None

    def options(self, game: Machi) -> tuple[int, ...]:
        options: list[int] = []
        for step in range(game.seats):
            village = (self.seat + step) % game.seats
            counts = head_counts(game, village)
            for slot, entry in enumerate(game.buildings[village]):
                if entry >= BUILT and counts[slot] <= FIRE_MOST:
                    options.append(village * SLOTS + slot)
        return tuple(options)

    def answer(self, game: Machi, choice: int) -> None:
        village = choice // SLOTS
        card = discard_villager(game, village, top_index(game, village, choice % SLOTS))
        if game.journal is not None:
            game.tell("burned", "events.14", {"seat": self.seat, "to": village, "card": card})

    def describe(self, game: Machi, choice: int) -> str:
        return place_words(choice)


class Quake(SeatStep[Machi]):
    """events.15: every player loses a building under construction, in turn order from the active one."""

    clause = "events.15"

    def run(self, game: Machi) -> None:
        game.then(*[COLLAPSE[(self.seat + step) % game.seats] for step in range(game.seats)])


def sites_of(game: Machi, seat: int) -> list[int]:
    """The places of the buildings under construction."""
    row = game.buildings[seat]
    return [slot for slot in range(len(row)) if row[slot] >= 0 and row[slot] & BUILT == 0]


class Collapse(Question[Machi]):
    """events.15: the player chooses which site; the building is discarded, the founder goes back to hand."""

    clause = "events.15"
    size = SLOTS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(sites_of(game, self.seat))

    def answer(self, game: Machi, choice: int) -> None:
        villager = game.villagers[self.seat].pop(top_index(game, self.seat, choice))
        raze(game, self.seat, choice)
        to_hand(game, self.seat, villager & CARD | EVERYONE)
        if game.journal is not None:
            game.tell("collapsed", "events.15", {"seat": self.seat, "card": game.discards[BUILDINGS][-1]})

    def describe(self, game: Machi, choice: int) -> str:
        return f"site {choice + 1}"


class Finish(Question[Machi]):
    """events.16: one building of the player under construction is finished at once."""

    clause = "events.16"
    size = SLOTS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(sites_of(game, self.seat))

    def answer(self, game: Machi, choice: int) -> None:
        finish(game, self.seat, choice)

    def describe(self, game: Machi, choice: int) -> str:
        return f"site {choice + 1}"


COLLAPSE: Final = [Collapse(seat) for seat in range(MOST_SEATS)]
