"""Artigiano as a scene: castles, stocks, zones, hands and missions, one's own first, and the piles in the middle.

Each zone, slot and seat is made once for the facts that it shows (`core/once.py`): the functions that find these facts
in a view end in `_of`.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Counter, Piece, Progress, Seat, Seated, Slot, Status, Zone, text
from chabudai.core.viewpoint import Drawing
from chabudai.games.artigiano.boards import CASE_COUNT, MOST_CASES
from chabudai.games.artigiano.castle_scene import castle_of, specials_of, stock_of
from chabudai.games.artigiano.material import BUILDING_PLAN
from chabudai.games.artigiano.mission_scene import chooses, choosing_of, missions_of
from chabudai.games.artigiano.pieces import card_or_back, card_piece
from chabudai.games.artigiano.scoring import table_points, zone_points
from chabudai.games.artigiano.state import (
    EMPTY,
    NO_ACTION,
    NO_DRAW,
    NO_HAND_MATERIAL,
    NO_MATERIAL,
    SKIP,
    UNDECIDED,
    Artigiano,
)

FLAGS: Final = (
    (SKIP, "skip"),
    (NO_DRAW, "no-draw"),
    (NO_ACTION, "no-action"),
    (NO_HAND_MATERIAL, "no-hand-material"),
    (NO_MATERIAL, "no-material"),
)
PARTS: Final = ("castle", "specials", "missions")  # of one's own points
SHOWN_FLAGS: Final = SKIP | NO_DRAW | NO_ACTION | NO_HAND_MATERIAL | NO_MATERIAL


def draw(position: Game, order: list[int]) -> Drawing:
    """The table of a view, the seats in the order in which its viewer sees them."""
    assert isinstance(position, Artigiano)
    view = position
    totals = view.totals()
    zones: list[Zone] = []
    for seat in order:
        zones += [castle_of(view, seat), stock_of(view, seat), specials_of(view, seat)]
        zones += [_hand(seat, _cards(view.hands[seat])), missions_of(view, seat)]
    zones.insert(5, _middle_of(view))
    zones += [choosing_of(view, seat) for seat in order if chooses(view, seat)]
    return tuple([_seat_of(view, seat, totals[seat]) for seat in order]), tuple(zones)


def place_of(event: Event) -> str | None:
    """A space of a castle, a stock, or the special zone."""
    facts = event.facts
    if event.kind == "attach":
        return f"c{facts['to']}-{facts['case']}"
    if "case" in facts:
        return f"c{facts['seat']}-{facts['case']}"
    if event.kind == "lay-special":
        return f"zone{facts['seat']}"
    return f"stock-zone{facts['seat']}" if event.kind in ("store", "store-card") else None


def progress(position: Game) -> Progress:
    """How much of the viewer's castle stands, for others of the one that is nearest to its end."""
    assert isinstance(position, Artigiano)
    view = position
    stands = [
        (MOST_CASES - view.castle[seat * MOST_CASES : (seat + 1) * MOST_CASES].count(EMPTY), seat)
        for seat in range(view.seats)
    ]
    built, seat = stands[view.viewer] if 0 <= view.viewer < view.seats else max(stands)
    return _progress(built, CASE_COUNT[view.boards[seat]])


@once(PIECES)
def _progress(built: int, cases: int) -> Progress:
    return Progress(built, cases, text("artigiano-progress", built=built, cases=cases))


def _cards(entries: list[int]) -> tuple[int, ...]:
    return tuple([entry & CARD for entry in entries])


@once(ZONES)
def _hand(seat: int, cards: tuple[int, ...]) -> Zone:
    pieces = [card_or_back(card, f"hand{seat}-{i}") for i, card in enumerate(cards)]
    name = text("artigiano-hand-of", seat=Seated(seat))
    return Zone(f"hand-zone{seat}", name, "row", seat, "hand", 1, (Slot(f"h{seat}", name, tuple(pieces)),))


# --- the middle -----------------------------------------------------------------------------------


def _middle_of(view: Artigiano) -> Zone:
    lifted = tuple([pick >> 4 for pick in view.picks]) if view.act_effect == BUILDING_PLAN else ()
    top = view.discard[-1] if view.discard else EMPTY
    return _middle(len(view.deck), len(view.discard), top, _cards(view.pool), lifted)


@once(ZONES)
def _middle(size: int, gone: int, top: int, aside: tuple[int, ...], lifted: tuple[int, ...]) -> Zone:
    slots = [_pile(size), _discard(gone, top), _aside(aside)]
    if lifted:
        slots.append(_lifted(lifted))
    return Zone("middle", text("artigiano-middle"), role="table", slots=tuple(slots))


@once(PIECES)
def _pile(size: int) -> Slot:
    name = text("artigiano-pile", count=size)
    return Slot("pile-slot", name, (Piece("pile", name, kind="pile", count=size),))


@once(PIECES)
def _discard(count: int, top: int) -> Slot:
    return Slot("discard-slot", text("artigiano-discard", count=count), () if top == EMPTY else (card_piece(top),))


@once(PIECES)
def _aside(cards: tuple[int, ...]) -> Slot:
    pieces = [card_or_back(card, f"pool{i}") for i, card in enumerate(cards)]
    return Slot("pool-slot", text("artigiano-set-aside"), tuple(pieces))


@once(PIECES)
def _lifted(cards: tuple[int, ...]) -> Slot:
    return Slot("lifted-slot", text("artigiano-lifted"), tuple([card_piece(card) for card in cards]))


# --- seats ----------------------------------------------------------------------------------------


def _seat_of(view: Artigiano, seat: int, points: int) -> Seat:
    status: Status = ""
    if view.over:
        status = "winner" if view.ranks()[seat] == 1 else ""
    elif view.asked >> seat & 1:
        status = "asked"
    elif view.plan[seat] != UNDECIDED:
        status = "ready"
    flags = (view.pending[seat] | view.force[seat]) & SHOWN_FLAGS
    chapel, turn = view.chapel >> seat & 1 != 0, seat == view.active and view.turns > 0 and not view.over
    parts: tuple[int, ...] = ()
    if view.viewer == seat and not view.over:
        specials, lies_open = zone_points(view, seat), table_points(view, seat)
        parts = (lies_open - specials, specials, points - lies_open)
    return _seat(seat, view.viewer == seat, status, points, parts, len(view.hands[seat]), flags, chapel, turn)


@once(ZONES)
def _seat(
    seat: int,
    me: bool,
    status: Status,
    points: int,
    parts: tuple[int, ...],
    hand: int,
    flags: int,
    chapel: bool,
    turn: bool,
) -> Seat:
    held = [key for flag, key in FLAGS if flags & flag]
    held += ["chapel"] if chapel else []
    held += ["turn"] if turn else []
    counters = [_counter("points", points), _counter("hand", hand)]
    counters += [_counter(PARTS[i], part) for i, part in enumerate(parts)]
    counters += [_counter(key, 1, token=True) for key in held]
    return Seat(seat, me, status, tuple(counters))


def _counter(key: str, value: int, token: bool = False) -> Counter:
    return Counter(key, text(f"artigiano-counter-{key}"), value, token)
