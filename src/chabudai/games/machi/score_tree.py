"""The points of a seat as a tree: year by year, building by building, duel by duel.

The pieces behind a point are named as far as they still stand: most of a village does.
"""

from __future__ import annotations

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
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
from chabudai.games.machi.plans import homes_seen
from chabudai.games.machi.state import BUILT, PLACE, PLACE_SHIFT, Machi

DUEL_CLAUSES = {WON: "duel.12", BOUNTY: "events.6", COURT_POINT: "red.8"}
DUEL_LABELS = {WON: "machi-points-won", BOUNTY: "machi-points-bounty", COURT_POINT: "machi-points-court"}


def scores(game: Game, viewer: int | None) -> list[Points]:
    """One tree a seat: what this viewer may know of its points."""
    assert isinstance(game, Machi)
    return [score_tree(game, seat, viewer) for seat in range(game.seats)]


def score_tree(game: Machi, seat: int, viewer: int | None) -> Points:
    """end.2: all points of the seat, by year; pieces are named as the viewer sees them."""
    years: list[list[int]] = []
    for line in game.ledger:
        if reason_of(line) == YEAR:
            years.append([])
        elif seat_of(line) == seat:
            years[-1].append(line)
    parts = tuple(
        _year(game.cards, number, lines, Standing(game, seat, viewer))
        for number, lines in enumerate(years, start=1)
        if lines
    )
    return total("end.2", text("machi-points-total"), parts)


class Standing:
    """What of a village still stands, to be found once for each year: two equal buildings are two pieces."""

    def __init__(self, game: Machi, seat: int, viewer: int | None) -> None:
        self.seat = seat
        self.sites = {slot: entry & CARD for slot, entry in enumerate(game.buildings[seat]) if entry >= BUILT}
        self.stacks: dict[int, list[int]] = {slot: [] for slot in self.sites}
        for villager in homes_seen(game, seat, viewer):
            stack = self.stacks.get(villager >> PLACE_SHIFT & PLACE)
            if stack is not None:
                stack.append(villager & CARD)

    def find(self, kind: int, villagers: list[int]) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
        """The keys of a building of that kind, best the one on which the villagers stand, and of each of them."""
        slots = [slot for slot, standing in self.sites.items() if standing == kind]
        if not slots:
            return (), [()] * len(villagers)
        slot = max(slots, key=lambda slot: sum(villager in self.stacks[slot] for villager in villagers))
        del self.sites[slot]
        found: list[tuple[str, ...]] = []
        stack = self.stacks[slot][:]
        for villager in villagers:
            here = stack.index(villager) if villager in stack else -1
            found.append((f"v{self.seat}-{slot}-{here}",) if here >= 0 else ())
            if here >= 0:
                stack[here] = -1  # the next one of the same kind is somebody else
        return (f"b{self.seat}-{slot}",), found


def _year(cards: Cards, number: int, lines: list[int], standing: Standing) -> Points:
    parts: list[Points] = []
    wealthy: list[str] = []  # the pieces that gave wealth, and those that gave honour
    honoured: list[str] = []
    for place, line in enumerate(lines):
        reason, card, amount = reason_of(line), card_in(line), amount_of(line)
        if reason in DUEL_LABELS:
            parts.append(Points(amount, DUEL_CLAUSES[reason], text(DUEL_LABELS[reason], card=card_text(card))))
        elif reason == REFUSED:
            parts.append(Points(-amount, "duel.8", text("machi-points-refused", card=card_text(card))))
        elif reason == BUILDING:
            building = _building(cards, card, amount, _villagers(lines[place + 1 :]), standing)
            wealthy += _behind(building, "wealth")
            honoured += _behind(building, "honour")
            parts.append(building)
        elif reason == SPOILS:
            parts.append(Points(0, "events.8", text("machi-points-spoils", card=card_text(card), wealth=amount)))
        elif reason == FEAST:
            parts.append(Points(0, "events.12", text("machi-points-feast", honour=amount)))
        elif reason == WEALTH:
            label = text("machi-points-wealth", wealth=amount, lost=amount % WEALTH_PER_POINT)
            parts.append(Points(amount // WEALTH_PER_POINT, "scoring.4", label, (), tuple(wealthy)))
        elif reason == HONOUR:
            label = text("machi-points-honour", honour=amount, lost=amount % HONOUR_PER_POINT)
            parts.append(Points(amount // HONOUR_PER_POINT, "scoring.5", label, (), tuple(honoured)))
    return total("scoring.1", text("machi-points-year", year=number), tuple(parts))


def _behind(building: Points, what: str) -> list[str]:
    """The pieces of a building that gave wealth or honour."""
    return [key for part in building.parts if part.label.params.get(what) for key in part.pieces]


def _villagers(lines: list[int]) -> list[int]:
    """The villagers noted right after a building."""
    found: list[int] = []
    for line in lines:
        if reason_of(line) != VILLAGER:
            break
        found.append(card_in(line))
    return found


def _building(cards: Cards, kind: int, state: int, villagers: list[int], standing: Standing) -> Points:
    """scoring.1 to scoring.3: what a building and each villager on it gave; it is divided for the whole village."""
    own, stack = standing.find(kind, villagers)
    parts = [_yield_of_building(cards, kind, state, own)]
    for villager, pieces in zip(villagers, stack, strict=True):
        at = kind * KINDS + villager
        label = text(
            "machi-points-villager",
            card=card_text(villager),
            wealth=cards.wealth_on[at],
            honour=cards.honour_on[at],
        )
        clause = "village.5" if cards.bonus_on[villager] == kind else "scoring.2"
        parts.append(Points(0, clause, label, (), pieces))
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
    return total("scoring.1", label, tuple(parts), own + tuple(key for pieces in stack for key in pieces))


def _yield_of_building(cards: Cards, kind: int, state: int, own: tuple[str, ...]) -> Points:
    """The building itself: active or not, blocked or not."""
    name: Text = card_text(kind)
    if state & BLOCKED:
        return Points(0, "scoring.3", text("machi-points-blocked", card=name), (), own)
    if state & ACTIVE:
        label = text("machi-points-active", card=name, wealth=cards.wealth[kind], honour=cards.honour[kind])
        return Points(0, "scoring.1", label, (), own)
    return Points(0, "village.2", text("machi-points-inactive", card=name), (), own)
