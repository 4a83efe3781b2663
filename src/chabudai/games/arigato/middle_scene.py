"""What lies in the middle of the table as a scene: the calendar, the pile, what is discarded or kept."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import card_of
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Piece, Slot, Zone, text
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.material import FIRST_OBJECTIVE_DAY, LAST_DAY, LAST_OBJECTIVE_DAY, cards_in
from chabudai.games.arigato.notation import objective_text, origin_text, today_text
from chabudai.games.arigato.objectives import progress
from chabudai.games.arigato.pieces import CALENDAR, card_or_back, card_piece, objective_key, objective_prints
from chabudai.games.arigato.state import Arigato


def calendar_of(view: Arigato, seat: int) -> Zone:
    """The days, and how much of what they ask for this seat has."""
    catalogue = view.cards()
    have: list[int] = []
    for day in range(FIRST_OBJECTIVE_DAY, LAST_OBJECTIVE_DAY + 1):
        subject, place, _ = catalogue.objective(view.calendar, day)
        have.append(progress(view, seat, subject, place))
    return _calendar(catalogue, view.calendar, view.day, tuple(have))


@once(ZONES)
def _calendar(catalogue: Catalogue, sides: int, today: int, have: tuple[int, ...]) -> Zone:
    slots: list[Slot] = []
    for day in range(1, LAST_DAY + 1):
        asks = FIRST_OBJECTIVE_DAY <= day <= LAST_OBJECTIVE_DAY
        number = have[day - FIRST_OBJECTIVE_DAY] if asks else 0
        slots.append(_day(catalogue, sides, day, day == today, asks, number))
    return Zone(CALENDAR, text("arigato-calendar"), "track", None, "calendar", LAST_DAY, tuple(slots))


@once(PIECES)
def _day(catalogue: Catalogue, sides: int, day: int, is_today: bool, asks: bool, have: int) -> Slot:
    pieces: list[Piece] = []
    if asks:
        subject, place, count = catalogue.objective(sides, day)
        rebuilt = catalogue.reconstructed_objectives[catalogue.side_of(sides, day)][day]
        what = objective_text(subject, place, count)
        about = text("arigato-objective-about", objective=what, have=have, count=count)
        signs, origin = objective_prints(subject, place, count), origin_text(rebuilt)
        title = today_text(subject, place, count) if is_today else None  # today's is read
        pieces.append(
            Piece(objective_key(day), what, "objective", "objective", title, about, origin, "dusk.3", prints=signs)
        )
    if is_today:
        pieces.append(Piece("day-marker", text("arigato-day-marker", day=day), "token", "day", clause="round.2"))
    return Slot(f"day{day}", text("arigato-day", day=day), tuple(pieces))


def middle_of(view: Arigato) -> Zone:
    """The piles."""
    gone = view.discard
    for dropped in view.dropped:
        gone |= dropped
    kept = tuple([card_of(entry) for entry in view.kept])
    return _middle(view.cards(), view.generous, len(view.pile), gone, view.seats == 1, kept)


@once(ZONES)
def _middle(catalogue: Catalogue, generous: bool, count: int, gone: int, alone: bool, kept: tuple[int, ...]) -> Zone:
    slots = [_pile(count), _discard(catalogue, generous, gone)]
    if alone:
        slots.append(_kept(catalogue, generous, kept))
    return Zone("middle", text("arigato-middle"), "row", None, "table", slots=tuple(slots))


@once(PIECES)
def _pile(count: int) -> Slot:
    name = text("arigato-pile", count=count)
    return Slot("pile-slot", name, (Piece("pile", name, kind="pile", count=count, clause="setup.1"),))


@once(PIECES)
def _kept(catalogue: Catalogue, generous: bool, kept: tuple[int, ...]) -> Slot:
    cards = [card_or_back(catalogue, generous, card, f"k{i}") for i, card in enumerate(kept)]
    return Slot("kept", text("arigato-kept", count=len(cards)), tuple(cards))


@once(ZONES)
def _discard(catalogue: Catalogue, generous: bool, gone: int) -> Slot:
    pieces = [card_piece(catalogue, generous, card) for card in cards_in(gone)]
    return Slot("discard", text("arigato-discard", count=len(pieces)), tuple(pieces))
