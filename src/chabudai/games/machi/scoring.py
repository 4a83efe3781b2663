"""The end of the year: wealth and honour become victory points."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD
from chabudai.core.seats import NOBODY
from chabudai.core.step import Step
from chabudai.games.machi.ledger import (
    ACTIVE,
    BLOCKED,
    BUILDING,
    FEAST,
    HONOUR,
    SPOILS,
    THIEF_SHIFT,
    VILLAGER,
    WEALTH,
    YEAR,
    note,
)
from chabudai.games.machi.material import FESTIVAL, HONOUR_PER_POINT, KINDS, WEALTH_PER_POINT
from chabudai.games.machi.state import BUILT, PLACE_BITS, PLACE_SHIFT, YAKUZA_SPENT, YEAR_MARKS, Machi
from chabudai.games.machi.village import blocked_slots


def points_for(wealth: int, honour: int) -> int:
    """scoring.4, scoring.5: a point for every three wealth and for every two honour; the rest is lost."""
    return wealth // WEALTH_PER_POINT + honour // HONOUR_PER_POINT


def thief_of(game: Machi, seat: int, slot: int) -> int:
    """events.8: who gets the wealth of this building this year instead of its owner."""
    for mark in game.embezzled:
        if mark >> 3 == seat << 5 | slot:
            return mark & 7
    return NOBODY


def count_village(game: Machi, seat: int, wealth: list[int], honour: list[int]) -> None:
    """scoring.1 to scoring.3: add what each finished building and the villagers on it give."""
    cards = game.cards
    wealth_on, honour_on = cards.wealth_on, cards.honour_on
    villagers = game.villagers[seat]
    blocked = blocked_slots(game, seat) if game.yakuzas else 0
    riches = renown = 0
    for slot, entry in enumerate(game.buildings[seat]):
        if entry < BUILT:
            continue
        kind = entry & CARD
        here = slot << PLACE_SHIFT
        stack = [villager & CARD for villager in villagers if villager & PLACE_BITS == here]
        state = ACTIVE if 2 * len(stack) >= cards.capacity[kind] else 0
        if blocked & 1 << slot:
            state |= BLOCKED
        gold = cards.wealth[kind] if state == ACTIVE else 0
        if state == ACTIVE:
            renown += cards.honour[kind]
        thief = thief_of(game, seat, slot) if game.embezzled else NOBODY
        note(game, seat, BUILDING, kind, state | (thief + 1) << THIEF_SHIFT)
        for villager in stack:
            gives, lifts = wealth_on[kind * KINDS + villager], honour_on[kind * KINDS + villager]
            if gives or lifts:
                gold += gives
                renown += lifts
                note(game, seat, VILLAGER, villager, 0)
        if thief == NOBODY:
            riches += gold
        else:
            wealth[thief] = wealth[thief] + gold
            note(game, thief, SPOILS, kind, gold)
    wealth[seat] = wealth[seat] + riches
    honour[seat] = honour[seat] + renown


def would_give(game: Machi, seat: int) -> tuple[int, int]:
    """Wealth and honour of a seat if the year ended now; what is only looked at leaves no lines."""
    lines = len(game.ledger)
    wealth = [0] * game.seats
    honour = [0] * game.seats
    for village in range(game.seats) if game.embezzled else (seat,):
        count_village(game, village, wealth, honour)
    del game.ledger[lines:]
    return wealth[seat], honour[seat] + game.festival[seat]


class YearEnd(Step[Machi]):
    """scoring.1 to scoring.7: everybody counts; marks of the year vanish; end.1: after the last year it is over."""

    clause = "scoring.1"

    def run(self, game: Machi) -> None:
        wealth = [0] * game.seats
        honour = [0] * game.seats
        for seat in range(game.seats):
            count_village(game, seat, wealth, honour)
        for seat in range(game.seats):
            if game.festival[seat]:
                honour[seat] = honour[seat] + game.festival[seat]
                note(game, seat, FEAST, FESTIVAL, game.festival[seat])
            note(game, seat, WEALTH, 0, wealth[seat])
            note(game, seat, HONOUR, 0, honour[seat])
            gained = points_for(wealth[seat], honour[seat])
            game.own_books()
            game.points[seat] = game.points[seat] + gained
            if game.journal is not None:
                facts = {"seat": seat, "wealth": wealth[seat], "honour": honour[seat], "points": gained}
                game.tell("year-end", "scoring.1", facts)
        game.honour = honour
        self.clear_marks(game)
        if game.year == game.years:
            game.over = True
            if game.journal is not None:
                for seat in range(game.seats):
                    if game.ranks()[seat] == 1:
                        game.tell("shogun", "end.2", {"seat": seat, "points": game.points[seat]})
        else:
            game.year += 1
            note(game, 0, YEAR, 0, game.year)

    def clear_marks(self, game: Machi) -> None:
        """duel.5, events.6, events.8: challenges, prices and embezzlements end with the year."""
        game.active = NOBODY
        game.embezzled = []
        game.festival = [0] * game.seats
        for row in game.villagers:
            for index, villager in enumerate(row):
                if villager & YEAR_MARKS:
                    row[index] = villager & ~YEAR_MARKS
        game.yakuzas = [yakuza & ~YAKUZA_SPENT for yakuza in game.yakuzas]


YEAR_END: Final = YearEnd()
