"""Machi as a scene: my hand and village first, then what is being decided, the flop and piles, the other villages.

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
from chabudai.core.scene import Counter, Piece, Print, Progress, Seat, Seated, Slot, Status, Zone, text
from chabudai.core.seats import BIT, NOBODY
from chabudai.core.things import altered
from chabudai.core.viewpoint import Drawing
from chabudai.games.machi.deciding import deciding
from chabudai.games.machi.duel_scene import duel_of, duel_runs
from chabudai.games.machi.material import BUILDINGS, VILLAGERS, Cards
from chabudai.games.machi.notation import BACK_NAMES, SEASONS, back_text
from chabudai.games.machi.pieces import card_or_back, card_piece
from chabudai.games.machi.plans import DRAFT_LISTS, HAND, planning
from chabudai.games.machi.scoring import would_give
from chabudai.games.machi.state import SUMMER, Machi
from chabudai.games.machi.village_scene import village_of
from chabudai.games.machi.winter import hungry, mouths_of, rice_of

Heap = tuple[tuple[int, ...], int, int, tuple[int, ...]]  # of one back: the flop, the pile, the discards, the last one

AT_HOME: Final = (
    *("founded", "installed", "outside", "finished", "defend", "building-lost", "starved", "moved", "moved-outside"),
    *("collapsed", "drowned", "sickened", "heir"),
)


def draw(position: Game, order: list[int]) -> Drawing:
    """The table of a view, the seats in the order in which its viewer sees them."""
    assert isinstance(position, Machi)
    view = position
    me = view.viewer
    zones: list[Zone] = []
    if me != NOBODY:
        zones += [_hand_of(view, me), village_of(view, me)]
    zones += [_year(view.year, view.years, view.season), _middle_of(view), *deciding(view)]
    if duel_runs(view):
        zones.append(duel_of(view))
    for seat in order:
        if seat != me:
            zones += [village_of(view, seat), _hand_of(view, seat)]
    return tuple([_seat_of(view, seat) for seat in order]), tuple(zones)


def place_of(event: Event) -> str | None:
    """The village to which somebody goes, or the piles in the middle."""
    kind, facts = event.kind, event.facts
    if kind in ("attack", "move-yakuza"):
        return f"village{facts['to']}"
    if kind in ("take", "draw", "draw-card", "flop", "reshuffled"):
        return "middle"
    return f"village{facts['seat']}" if kind in AT_HOME else None


def progress(view: Game) -> Progress:
    """The year, and its season."""
    assert isinstance(view, Machi)
    return _progress(view.year, view.years, view.season)


@once(ZONES)
def _progress(year: int, years: int, season: int) -> Progress:
    return Progress(year, years, text(f"machi-progress-{SEASONS[season]}", year=year, years=years))


def _hand_of(view: Machi, seat: int) -> Zone:
    """The cards in hand, by back; those used up by the viewer's plan are marked."""
    hands = [tuple([entry & CARD for entry in view.hands[seat * 2 + back]]) for back in (VILLAGERS, BUILDINGS)]
    used = [0, 0]
    if planning(view, seat, view.viewer):
        left = view.drafts[seat * DRAFT_LISTS + HAND][:]
        for back in (VILLAGERS, BUILDINGS):
            for place, card in enumerate(hands[back]):
                if card in left:
                    left.remove(card)
                else:
                    used[back] |= 1 << place
    return _hand(view.cards, seat, hands[VILLAGERS], used[VILLAGERS], hands[BUILDINGS], used[BUILDINGS])


@once(ZONES)
def _hand(
    cards: Cards, seat: int, villagers: tuple[int, ...], gone: int, buildings: tuple[int, ...], opened: int
) -> Zone:
    slots = (_held(cards, seat, VILLAGERS, villagers, gone), _held(cards, seat, BUILDINGS, buildings, opened))
    name = text("machi-hand-of", seat=Seated(seat))
    return Zone(f"hand-zone{seat}", name, owner=seat, role="hand", slots=slots)


@once(PIECES)
def _held(cards: Cards, seat: int, back: int, held: tuple[int, ...], used: int) -> Slot:
    pieces = [_in_hand(cards, seat, back, place, card, used >> place & 1 != 0) for place, card in enumerate(held)]
    return Slot(f"hand{seat}-{back}", back_text(back), tuple(pieces))


@once(PIECES)
def _in_hand(cards: Cards, seat: int, back: int, place: int, card: int, used: bool) -> Piece:
    piece = card_or_back(cards, f"h{seat}-{back}-{place}", card, back, ("planned",) if used else ())
    return altered(piece, come_from=f"pile{back}")


@once(ZONES)
def _year(year: int, years: int, now: int) -> Zone:
    """The four seasons; a pawn stands on the present one."""
    slots = [_season(season, season == now) for season in range(len(SEASONS))]
    heading = text("machi-year", year=year, years=years)
    return Zone("year", heading, "track", None, "year", len(SEASONS), tuple(slots))


@once(PIECES)
def _season(season: int, now: bool) -> Slot:
    name = SEASONS[season]
    told, printed = text(f"machi-season-note-{name}"), text("origin-printed")
    here = text("machi-season-now")
    wheel = (Print("wheel", (name,)),)  # once more, small, among the other three
    pawn = Piece("pawn", here, "token", name, text=told, origin=printed, clause="setup.4", prints=wheel, written=True)
    return Slot(f"season{season}", text(f"machi-season-{name}"), (pawn,) if now else (), face=name)


def _middle_of(view: Machi) -> Zone:
    facts = [
        (tuple(view.flop[back]), len(view.piles[back]), len(view.discards[back]), tuple(view.discards[back][-1:]))
        for back in (VILLAGERS, BUILDINGS)
    ]
    return _middle(view.cards, facts[VILLAGERS], facts[BUILDINGS])


@once(ZONES)
def _middle(cards: Cards, villagers: Heap, buildings: Heap) -> Zone:
    slots: list[Slot] = []
    for back, (flop, size, gone, top) in ((VILLAGERS, villagers), (BUILDINGS, buildings)):
        slots += [_flop(cards, back, flop), _pile(back, size), _discards(cards, back, gone, top)]
    return Zone("middle", text("machi-middle"), role="table", slots=tuple(slots))


@once(PIECES)
def _flop(cards: Cards, back: int, flop: tuple[int, ...]) -> Slot:
    shown = [_turned_up(cards, back, place, card) for place, card in enumerate(flop)]
    return Slot(f"flop{back}", text("machi-flop", back=back_text(back)), tuple(shown))


@once(PIECES)
def _turned_up(cards: Cards, back: int, place: int, card: int) -> Piece:
    return altered(card_piece(cards, f"flop-{back}-{place}", card), come_from=f"pile{back}")


@once(PIECES)
def _pile(back: int, size: int) -> Slot:
    name = text("machi-pile", back=back_text(back), count=size)
    return Slot(f"pile-slot{back}", name, (Piece(f"pile{back}", name, BACK_NAMES[back], count=size),))


@once(PIECES)
def _discards(cards: Cards, back: int, gone: int, top: tuple[int, ...]) -> Slot:
    last = [card_piece(cards, f"discard{back}", card) for card in top]
    return Slot(f"discards{back}", text("machi-discards", back=back_text(back), count=gone), tuple(last))


def _seat_of(view: Machi, seat: int) -> Seat:
    status: Status = ""
    if view.over:
        status = "winner" if view.ranks()[seat] == 1 else ""
    elif view.asked & BIT[seat]:
        status = "asked"
    elif view.drafts and (view.season == SUMMER or hungry(view, seat)):
        status = "ready"
    me = view.viewer == seat
    gives = would_give(view, seat) if me else ()
    return _seat(seat, me, status, view.points[seat], rice_of(view, seat), mouths_of(view, seat), gives)


@once(ZONES)
def _seat(seat: int, me: bool, status: Status, points: int, rice: int, mouths: int, gives: tuple[int, ...]) -> Seat:
    counters = [
        Counter("points", text("machi-counter-points"), points),
        Counter("rice", text("machi-counter-rice"), rice),
        Counter("mouths", text("machi-counter-mouths"), mouths),
    ]
    if gives:  # of the year if it ended now
        counters.append(Counter("wealth", text("machi-counter-wealth"), gives[0]))
        counters.append(Counter("honour", text("machi-counter-honour"), gives[1]))
    return Seat(seat, me, status, tuple(counters))
