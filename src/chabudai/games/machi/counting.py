"""The points of a seat as a tree: year by year, building by building, duel by duel."""

from __future__ import annotations

from chabudai.core.points import Points, total
from chabudai.core.scene import Seated, Text, text
from chabudai.games.machi.ledger import (
    ACTIVE,
    BLOCKED,
    BOUNTY,
    BUILDING,
    COURT_POINT,
    FEAST,
    HONOUR,
    REFUSED,
    SPOILS,
    THIEF_SHIFT,
    VILLAGER,
    WEALTH,
    WON,
    YEAR,
    amount_of,
    card_in,
    reason_of,
    seat_of,
)
from chabudai.games.machi.material import HONOUR_PER_POINT, KINDS, WEALTH_PER_POINT, Cards
from chabudai.games.machi.notation import card_text
from chabudai.games.machi.state import Machi

DUEL_CLAUSES = {WON: "duel.12", BOUNTY: "events.6", COURT_POINT: "red.8"}
DUEL_LABELS = {WON: "machi-points-won", BOUNTY: "machi-points-bounty", COURT_POINT: "machi-points-court"}


def score_tree(game: Machi, seat: int) -> Points:
    """end.2: all points of the seat, by year."""
    years: list[list[int]] = []
    for line in game.ledger:
        if reason_of(line) == YEAR:
            years.append([])
        elif seat_of(line) == seat:
            years[-1].append(line)
    parts = tuple(_year(game.cards, number, lines) for number, lines in enumerate(years, start=1) if lines)
    return total("end.2", text("machi-points-total"), parts)


def _year(cards: Cards, number: int, lines: list[int]) -> Points:
    parts: list[Points] = []
    for place, line in enumerate(lines):
        reason, card, amount = reason_of(line), card_in(line), amount_of(line)
        if reason in DUEL_LABELS:
            parts.append(Points(amount, DUEL_CLAUSES[reason], text(DUEL_LABELS[reason], card=card_text(card))))
        elif reason == REFUSED:
            parts.append(Points(-amount, "duel.8", text("machi-points-refused", card=card_text(card))))
        elif reason == BUILDING:
            parts.append(_building(cards, card, amount, _villagers(lines[place + 1 :])))
        elif reason == SPOILS:
            parts.append(Points(0, "events.8", text("machi-points-spoils", card=card_text(card), wealth=amount)))
        elif reason == FEAST:
            parts.append(Points(0, "events.12", text("machi-points-feast", honour=amount)))
        elif reason == WEALTH:
            label = text("machi-points-wealth", wealth=amount, lost=amount % WEALTH_PER_POINT)
            parts.append(Points(amount // WEALTH_PER_POINT, "scoring.4", label))
        elif reason == HONOUR:
            label = text("machi-points-honour", honour=amount, lost=amount % HONOUR_PER_POINT)
            parts.append(Points(amount // HONOUR_PER_POINT, "scoring.5", label))
    return total("scoring.1", text("machi-points-year", year=number), tuple(parts))


def _villagers(lines: list[int]) -> list[int]:
    """The villagers noted right after a building."""
    found: list[int] = []
    for line in lines:
        if reason_of(line) != VILLAGER:
            break
        found.append(card_in(line))
    return found


def _building(cards: Cards, kind: int, state: int, villagers: list[int]) -> Points:
    """scoring.1 to scoring.3: what a building and each villager on it gave; it is divided for the whole village."""
    parts = [_yield_of_building(cards, kind, state)]
    for villager in villagers:
        at = kind * KINDS + villager
        label = text(
            "machi-points-villager",
            card=card_text(villager),
            wealth=cards.wealth_on[at],
            honour=cards.honour_on[at],
        )
        parts.append(Points(0, "village.5" if cards.bonus_on[villager] == kind else "scoring.2", label))
    wealth = sum(cards.wealth_on[kind * KINDS + v] for v in villagers)
    honour = sum(cards.honour_on[kind * KINDS + v] for v in villagers)
    if state & (ACTIVE | BLOCKED) == ACTIVE:
        wealth += cards.wealth[kind]
        honour += cards.honour[kind]
    thief = (state >> THIEF_SHIFT) - 1
    if thief >= 0:
        stolen = text("machi-points-stolen", seat=Seated(thief), wealth=wealth)
        parts.append(Points(0, "events.8", stolen))
        wealth = 0
    label = text("machi-points-building", card=card_text(kind), wealth=wealth, honour=honour)
    return total("scoring.1", label, tuple(parts))


def _yield_of_building(cards: Cards, kind: int, state: int) -> Points:
    """The building itself: active or not, blocked or not."""
    name: Text = card_text(kind)
    if state & BLOCKED:
        return Points(0, "scoring.3", text("machi-points-blocked", card=name))
    if state & ACTIVE:
        label = text("machi-points-active", card=name, wealth=cards.wealth[kind], honour=cards.honour[kind])
        return Points(0, "scoring.1", label)
    return Points(0, "village.2", text("machi-points-inactive", card=name))
