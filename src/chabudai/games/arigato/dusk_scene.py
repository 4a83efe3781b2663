"""A dusk as a scene of its own: what the day asked for, what each village has of it, and who takes a token."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.events import Event
from chabudai.core.moment import Moment
from chabudai.core.once import PIECES, Variants
from chabudai.core.scene import Piece, Print, Seated, Slot, Zone, text
from chabudai.core.things import altered
from chabudai.games.arigato.material import ANY_ITEMS, AT_GATE, IN_VILLAGE, ITEMS
from chabudai.games.arigato.objectives import counted, progress
from chabudai.games.arigato.scene import draw
from chabudai.games.arigato.scoring import objective_points
from chabudai.games.arigato.state import Arigato

NO_TOKEN = 0
UNCOUNTED = 0
_SLOTS: Final[Variants[Slot]] = Variants(PIECES)


def staged(event: Event, moment: Moment) -> Zone | None:
    """dusk.3: all who meet the objective by one choice, in one scene.

    The table may be a day further already; villages are as they were, and so is what was counted in them.
    """
    if event.kind != "objective":
        return None
    day = event.facts["day"]
    return moment.once(day, lambda: _dusk(moment, day))


def _dusk(moment: Moment, day: int) -> Zone:
    view = moment.after
    assert isinstance(view, Arigato)
    met = {told.facts["seat"]: told.facts["tokens"] for told in moment.events if told.kind == "objective"}
    order = [seat for seat in range(view.seats) if seat != view.viewer]
    if moment.viewer is not None:
        order.insert(len(order) // 2, moment.viewer)
    table = {zone.key: zone for zone in draw(view, order)[1]}
    columns = [_column(view, table, seat, day, met.get(seat, NO_TOKEN)) for seat in order]
    name = text("arigato-staged-dusk", seats=[Seated(seat) for seat in met])
    return Zone("dusk", name, role="stage", zones=(_goal(table["calendar"], day), *columns))


def _goal(calendar: Zone, day: int) -> Zone:
    (slot,) = [slot for slot in calendar.slots if slot.key == f"day{day}"]
    piece = next(piece for piece in slot.pieces if piece.kind == "objective")
    name = text("arigato-dusk-of-day", day=day)
    read = Slot("dusk-goal", name, (altered(piece, title=piece.name),))
    return Zone("dusk-goals", name, role="goal", slots=(read,))


def _column(view: Arigato, table: dict[str, Zone], seat: int, day: int, tokens: int) -> Zone:
    """What a seat has of it, numbered as it is counted; its points; and its token, if that is enough.

    Of a seat without one the scene says so only where that is certain: it may still have things to do this evening,
    and items may have been discarded since.
    """
    subject, place, count = view.cards().objective(view.calendar, day)
    have = progress(view, seat, subject, place)
    gain = objective_points(tokens) - objective_points(tokens - 1) if tokens else 0
    busy = view.day == day and (view.asked >> seat & 1 or view.own[seat])
    certain = not busy and subject < ANY_ITEMS and have < count
    about = text("arigato-dusk-missed" if certain else "arigato-dusk-counted", count=count)
    prints = [Print("have", (str(max(have, count) if tokens else have),))]
    if tokens:
        about = text("arigato-dusk-token", tokens=tokens)
        prints.append(Print("sum", (str(objective_points(tokens) - gain), "→", str(objective_points(tokens)))))
    points = view.totals()[seat]
    sums = (Print("was", (str(points - gain),)), Print("now", (str(points),)))
    total = Piece(f"dusk-points{seat}", text("arigato-counter-points"), "total", "favor", prints=sums)
    verdict = Piece(f"dusk-verdict{seat}", about, "verdict", "objectives", about, prints=tuple(prints))
    ends = (Slot(f"dusk-total{seat}", total.name, (total,)), Slot(f"dusk-judged{seat}", about, (verdict,)))
    if subject >= ANY_ITEMS:
        slots = _items(table[f"stock{seat}"], counted(view, seat, subject, place))
    else:
        village = table[f"village{seat}"] if place != AT_GATE else None
        gate = table[f"gate-zone{seat}"] if place != IN_VILLAGE else None
        slots = _cards(village, gate, counted(view, seat, subject, place))
    name = text("arigato-dusk-seat", seat=Seated(seat))
    shown = Zone(f"dusk-shown{seat}", name, role="shown", slots=tuple(slots))
    role = f"column {'met' if tokens else 'missed'} {'own' if seat == view.viewer else 'theirs'}"
    return Zone(f"dusk{seat}", name, "row", seat, role, slots=ends, zones=(shown,))


def _cards(village: Zone | None, gate: Zone | None, cards: list[int]) -> list[Slot]:
    """objectives.3: the village, the gate, or both, with numbers on the cards that count."""
    numbers = {f"card-{card}": number + 1 for number, card in enumerate(cards)}
    shown = [_numbered(slot, slot.pieces, slot.key, numbers) for slot in village.slots] if village else []
    if gate:
        slot = gate.slots[0]
        shown += [_numbered(slot, (piece,), f"dusk-{piece.key}", numbers) for piece in slot.pieces]
    return shown


def _numbered(slot: Slot, pieces: tuple[Piece, ...], key: str, numbers: dict[str, int]) -> Slot:
    """A slot with some of its pieces, each with its number, or pale."""
    counts = tuple([numbers.get(piece.key, UNCOUNTED) for piece in pieces])

    def make() -> Slot:
        marked = [_marked(piece, counts[place]) for place, piece in enumerate(pieces)]
        return altered(slot, key=key, pieces=tuple(marked))

    return _SLOTS.of(slot, (key, counts), make)


def _marked(piece: Piece, number: int) -> Piece:
    if number == UNCOUNTED:
        return altered(piece, marks=("apart",))
    return altered(piece, marks=("counted",), prints=(*piece.prints, Print(f"nth nth-{number}", (str(number),))))


def _items(stock: Zone, kinds: list[int]) -> list[Slot]:
    """objectives.4: the items, those of other kinds pale."""
    return [_item(stock.slots[item], "counted" if item in kinds else "apart") for item in range(ITEMS)]


def _item(slot: Slot, mark: str) -> Slot:
    return _SLOTS.of(slot, mark, lambda: altered(slot, pieces=(altered(slot.pieces[0], marks=(mark,)),)))
