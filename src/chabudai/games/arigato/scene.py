"""Arigatō as a scene: villages with their gates and stocks, the cards in hand, the calendar and the piles.

Each zone, slot and seat is made once for the facts that it shows (`core/once.py`): first come the functions that find
these facts in a view, each followed by the one that makes the thing.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.knowledge import card_of
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Counter, Piece, Progress, Seat, Seated, Slot, Status, Zone, text
from chabudai.core.things import altered
from chabudai.core.viewpoint import Drawing
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.hand_scene import craft_of, hand_of, held_by, passed_of
from chabudai.games.arigato.material import (
    CRAFT_CODES,
    HAND,
    ITEM_CODES,
    ITEM_LETTERS,
    ITEMS,
    LAST_DAY,
    NO_ARTISAN,
    WORKSHOPS,
    cards_in,
)
from chabudai.games.arigato.middle_scene import calendar_of, middle_of
from chabudai.games.arigato.notation import (
    item_text,
    workshop_text,
)
from chabudai.games.arigato.pieces import card_piece
from chabudai.games.arigato.scoring import solo_target
from chabudai.games.arigato.state import DAWN, NO_WORKSHOP, RESIDENT, Arigato

NO_TARGET: Final = -1


def draw(position: Game, order: list[int]) -> Drawing:
    """The table of a view, the seats in the order in which its viewer sees them."""
    assert isinstance(position, Arigato)
    view = position
    totals = view.totals()
    seats: list[Seat] = []
    zones: list[Zone] = []
    for seat in order:
        mine = view.viewer == seat
        held = held_by(view, seat)
        zones += [_village_of(view, seat), hand_of(view, seat, held), _stock_of(view, seat)]
        zones.append(_gate(view.cards(), view.generous, seat, view.gate[seat]))
        if mine:
            zones.append(craft_of(view, seat, held))
        if view.seats > 1 or mine:  # solo.2: alone, they are kept
            zones.append(passed_of(view, seat, held))
        if seat == order[0]:
            zones += [calendar_of(view, seat), middle_of(view)]
        seats.append(_seat_of(view, seat, totals[seat]))
    return tuple(seats), tuple(zones)


def place_of(event: Event) -> str | None:
    """A workshop, a pile of tokens, the palace gate, or the whole village."""
    kind, facts = event.kind, event.facts
    if kind == "reveal":
        return f"w{facts['seat']}-{facts['workshop']}"
    if kind in ("gain", "craft", "discard-item"):
        return f"stock{facts['seat']}-{facts['item']}"
    if kind in ("favors", "bonus"):
        return f"favors-slot{facts['seat']}"
    if kind == "send":
        return f"gate{facts['seat']}"
    return f"village{facts['seat']}" if kind in ("effect", "offer", "empty") else None


def day_of(position: Game) -> Progress:
    """The day."""
    assert isinstance(position, Arigato)
    return _progress(position.day)


@once(LAST_DAY)
def _progress(day: int) -> Progress:
    return Progress(day, LAST_DAY, text("arigato-progress", day=day, days=LAST_DAY))


def _village_of(view: Arigato, seat: int) -> Zone:
    """Four workshops; the owner sees the resident placed at dawn, the others do not."""
    first = seat * WORKSHOPS
    cards = tuple(view.village[first : first + WORKSHOPS])
    fired = 0
    for slot in range(WORKSHOPS):
        if view.fired[first + slot] and cards[slot] != NO_ARTISAN:
            fired |= 1 << slot
    place, resident = NO_WORKSHOP, NO_ARTISAN
    if view.phase == DAWN and view.workshop[seat] != NO_WORKSHOP and cards[view.workshop[seat]] == NO_ARTISAN:
        place = view.workshop[seat]
        resident = card_of(view.hands[view.roles.index(RESIDENT, seat * HAND)])
    return _village(view.cards(), view.generous, seat, cards, view.offered[seat], fired, place, resident)


@once(ZONES)
def _village(
    catalogue: Catalogue,
    generous: bool,
    seat: int,
    cards: tuple[int, ...],
    offered: int,
    fired: int,
    place: int,
    resident: int,
) -> Zone:
    slots: list[Slot] = []
    for slot in range(WORKSHOPS):
        pending = slot == place
        card = resident if pending else cards[slot]
        on_it, done = offered >> slot & 1 != 0 and not pending, fired >> slot & 1 != 0
        slots.append(_workshop(catalogue, generous, seat, slot, card, on_it and card != NO_ARTISAN, done, pending))
    name = text("arigato-village-of", seat=Seated(seat))
    return Zone(f"village{seat}", name, "grid", seat, "board", 2, tuple(slots))


@once(PIECES)
def _workshop(
    catalogue: Catalogue, generous: bool, seat: int, slot: int, card: int, offered: bool, fired: bool, pending: bool
) -> Slot:
    pieces: tuple[Piece, ...] = ()
    if card != NO_ARTISAN:
        marks = ("pending",) if pending else ("fired",) if fired else ()
        piece = card_piece(catalogue, generous, card, marks, f"hand{seat}")
        if offered:
            key, name = f"token{seat}-{slot}", text("arigato-offering")
            piece = altered(piece, on=(Piece(key, name, "token", "offering", clause="day.6", code="T"),))
        pieces = (piece,)
    return Slot(f"w{seat}-{slot}", workshop_text(slot), pieces, slot % 2, slot // 2, "workshop")


# --- beside the village ---------------------------------------------------------------------------


def _stock_of(view: Arigato, seat: int) -> Zone:
    items = tuple(view.stock[seat * ITEMS : seat * ITEMS + ITEMS])
    return _stock(seat, items, view.favors[seat], view.objectives[seat])


@once(ZONES)
def _stock(seat: int, items: tuple[int, ...], favors: int, goals: int) -> Zone:
    slots = [_items(seat, item, count) for item, count in enumerate(items)]
    slots += [_favors(seat, favors), _goals(seat, goals)]
    return Zone(f"stock{seat}", text("arigato-stock-of", seat=Seated(seat)), "row", seat, "stock", slots=tuple(slots))


@once(PIECES)
def _items(seat: int, item: int, count: int) -> Slot:
    piece = Piece(
        key=f"i{seat}-{item}",
        name=item_text(item),
        kind="item",
        face=ITEM_CODES[item],
        title=item_text(item),
        clause="box.3",
        code=ITEM_LETTERS[item],
        colour=CRAFT_CODES[item],
        count=count,
    )
    return Slot(f"stock{seat}-{item}", item_text(item), (piece,))


@once(PIECES)
def _favors(seat: int, count: int) -> Slot:
    name = text("arigato-favors")
    token = Piece(f"favors{seat}", name, "token", "favor", clause="effects.2", code="FAV", count=count)
    return Slot(f"favors-slot{seat}", name, (token,))


@once(PIECES)
def _goals(seat: int, count: int) -> Slot:
    name = text("arigato-objective-tokens")
    token = Piece(f"goals{seat}", name, "token", "objectives", clause="dusk.3", code="OBJ", count=count)
    return Slot(f"goals-slot{seat}", name, (token,))


@once(ZONES)
def _gate(catalogue: Catalogue, generous: bool, seat: int, cards: int) -> Zone:
    pieces = [card_piece(catalogue, generous, card, (), f"village{seat}") for card in cards_in(cards)]
    name = text("arigato-gate-of", seat=Seated(seat))
    slot = Slot(f"gate{seat}", name, tuple(pieces), face="gate")
    return Zone(f"gate-zone{seat}", name, "stack", seat, "gate", slots=(slot,))


# --- seats ----------------------------------------------------------------------------------------


def _seat_of(view: Arigato, seat: int, points: int) -> Seat:
    status: Status = "asked" if view.asked >> seat & 1 else "ready"
    if view.over:
        status = "winner" if view.ranks()[seat] == 1 else ""
    target = NO_TARGET
    if view.seats == 1 and (view.over or view.viewer == seat):  # solo.3: the kept travellers are the owner's to see
        target = solo_target(view)
    numbers = (points, view.favors[seat], view.items(seat), view.objectives[seat])
    return _seat(seat, view.viewer == seat, status, numbers, target)


@once(ZONES)
def _seat(seat: int, me: bool, status: Status, numbers: tuple[int, ...], target: int) -> Seat:
    counters = [
        Counter("points", text("arigato-counter-points"), numbers[0]),
        Counter("favors", text("arigato-counter-favors"), numbers[1]),
        Counter("items", text("arigato-counter-items"), numbers[2]),
        Counter("objectives", text("arigato-counter-objectives"), numbers[3]),
    ]
    if target != NO_TARGET:
        counters.insert(0, Counter("target", text("arigato-counter-target"), target))
    return Seat(seat, me, status, tuple(counters))
