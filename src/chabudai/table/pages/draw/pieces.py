"""Zones, slots and pieces of any scene as HTML.

What is drawn is kept by the zone, slot or piece: where a game uses it again in its next scene, or for another viewer,
it is not drawn again.  That holds for whatever cannot be clicked, and for words without names; see `cache`.  Open pages
get zones in which nothing can be clicked, and put the buttons there themselves: see `offers`.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.scene import Action, Piece, Seat, Slot, Zone
from chabudai.table.pages.draw.cache import ANYBODY, Kept
from chabudai.table.pages.draw.card_texts import about_key, origin_of, says_more
from chabudai.table.pages.draw.composed import Composed
from chabudai.table.pages.draw.escaped import escaped
from chabudai.table.pages.draw.hot_spots import NOTHING_HOT, Hot, answer
from chabudai.table.pages.draw.put_in import Said
from chabudai.table.pages.draw.shorthand import drawing, printed_signs
from chabudai.table.pages.draw.symbols import seal
from chabudai.table.pages.draw.words import CAPTION, MOST_EVENTS, Voice

PRINTED: Final = "origin-printed"
REBUILT: Final = (
    '<i class="rebuilt"></i>'  # what we reconstructed says so on its face; in words where it is read in full
)
NO_PLACES: Final[dict[str, str]] = {}
MOST_DRAWN: Final = 8_000_000  # characters of zones, and as many of what is in them, before the unused is forgotten
MOST_KNOWN: Final = 20_000  # things of which something small is kept
MOST_LOOKS: Final = 5000
MOST_PROMPTS: Final = 2500  # for whoever is asked, and for the others
Looks = tuple[str, str, str]  # which entry of the list of cards, if any, what is said, what is seen
Told = tuple[str, int | None, Said, str | None]  # kind of event, who acts, a caption, and where it happens
MOST_PLACES: Final = 500  # shapes of free layouts
_known_places: Final[dict[tuple[tuple[str, int, int], ...], tuple[dict[str, str], str]]] = {}
_known_cells: Final[dict[int, str]] = {}
WIDEST: Final = 1000  # squares in a row of a grid


class Painter:
    """Draws the scenes of one game in one language."""

    def __init__(self, box: Box, voice: Voice) -> None:
        self.box = box
        self.voice = voice
        self._keys: Kept[frozenset[str]] = Kept(MOST_KNOWN)  # of a zone: everything in it that could be clicked
        self._zones: Kept[Composed] = Kept(MOST_DRAWN)  # those with which nothing can be done
        # Their insides, slots and pieces, where those are the same for everybody; with where it lies.
        self._impersonal: Kept[tuple[str, list[str]]] = Kept(MOST_DRAWN)
        self._counters: Kept[str] = Kept(MOST_KNOWN)
        self.rows: Kept[Said] = Kept(MOST_KNOWN)  # of actions, see `offers`
        self.lettered_rows: Kept[Said] = Kept(MOST_KNOWN)
        self.arrangements: Kept[Said] = Kept(MOST_KNOWN)
        self.puts: Kept[str] = Kept(MOST_KNOWN)  # what each of their puts answers
        self._events: Kept[Told] = Kept(MOST_EVENTS)
        self._known_looks: dict[tuple[Hashable, Hashable], tuple[Piece, Looks]] = {}  # and a piece that looks like this
        self.entries: dict[str, str] = {}  # of those lists, by the key of the piece
        # By whether their reader is asked, and to arrange something: with their clauses, see `panels`.
        self.prompts: list[Kept[tuple[str, Said]]] = [Kept(MOST_PROMPTS) for _ in range(4)]

    def zone(self, zone: Zone, spots: dict[str, Hot], names: Sequence[str]) -> str:
        """A zone with everything in it."""
        if spots and not self.keys(zone).isdisjoint(spots):
            return "".join(self._zone(zone, self.voice.say(zone.name, names), self._inside(zone, spots, names)))
        return self.cold(zone, names).text

    def cold(self, zone: Zone, names: Sequence[str]) -> Composed:
        """A zone in which nothing can be done, as what it is composed of."""
        voice = self.voice
        called = voice.called(names)
        known = self._zones.get(zone, called)
        if known is None:
            voice.mentioned = 0
            name = voice.say(zone.name, names)
            if voice.mentioned:  # others read it otherwise, but mostly not what is in it
                known = Composed(self._zone(zone, name, self._cold_inside(zone, names)))
            else:
                known = Composed(self._zone(zone, name, self._inside(zone, NOTHING_HOT, names)))
            self._zones.put(zone, voice.mentioned, called, known, known.size)
        return known

    def alone(self, piece: Piece) -> str:
        """A piece by itself, with which nothing can be done."""
        return self._piece(piece, NOTHING_HOT, ())

    def counters(self, seat: Seat, names: Sequence[str]) -> str:
        """The numbers beside a seat."""
        called = self.voice.called(names)
        html = self._counters.get(seat, called)
        if html is None:
            self.voice.mentioned = 0
            html = "".join(
                [
                    f'<span class="counter{" token" if counter.token else ""}" data-counter="{escaped(counter.key)}">'
                    f"{drawing(self.box.name, counter.key, 'sign')}"
                    f"{'' if counter.token else f'<b>{counter.value}</b> '}"
                    f"<span>{self.voice.say(counter.name, names)}</span></span>"
                    for counter in seat.counters
                ]
            )
            self._counters.put(seat, self.voice.mentioned, called, html)
        return html

    def keys(self, zone: Zone) -> frozenset[str]:
        """Everything in a zone that a choice could be about."""
        keys = self._keys.get(zone, ANYBODY)
        if keys is None:
            keys = frozenset(_keys(zone))
            self._keys.put(zone, 0, ANYBODY, keys)
        return keys

    def sentence(self, action: Action, names: Sequence[str]) -> str:
        """What a choice means, in words."""
        return self.voice.say(action.name, names)

    def lettered(self, action: Action, names: Sequence[str]) -> str:
        """The same for a button in the ribbon, where few words are seen; who listens hears the whole sentence."""
        whole = self.sentence(action, names)
        few = self.voice.short(action.name, names)
        return whole if few == whole else f'<span data-few="{few}">{whole}</span>'

    def told_shortly(self, event: Event, names: Sequence[str]) -> tuple[str, int | None, str, str | None]:
        """An event as a film tells it: all who read it alike are told one after the other."""
        called = self.voice.called(names)
        told = self._events.get(event, called.anywhere)
        if told is None:
            self.voice.mentioned = 0
            caption = Said(self.voice.anew(CAPTION, self.voice.told(self.box, event), called.marks))
            place = None if self.box.place_of is None else self.box.place_of(event)
            told = event.kind, event.facts.get("seat"), caption, place
            self._events.put(event, self.voice.mentioned, called.anywhere, told)
        kind, seat, caption, place = told
        return kind, seat, caption.by(called), place

    def about(self, piece: Piece, names: Sequence[str]) -> str:
        """Which entry of the list of cards tells of a piece that has more to say."""
        return self._looks(piece, names)[0]

    def _zone(self, zone: Zone, name: str, inside: list[str]) -> list[str]:
        filled = "" if any(slot.pieces for slot in zone.slots) or zone.zones else " bare"
        size = _places(zone)[1] if zone.layout == "free" else ""
        owner = "" if zone.owner is None else f' data-owner="{zone.owner}"'
        opened = (
            f'<section class="zone {zone.layout} {escaped(zone.role)}{filled}" id="zone-{escaped(zone.key)}" '
            f'aria-label="{name}"{owner} style="--columns:{zone.columns};--n:{len(zone.slots)}{size}"><h3>{name}</h3>'
        )
        return [opened, *inside, "</section>"]

    def _inside(self, zone: Zone, spots: dict[str, Hot], names: Sequence[str]) -> list[str]:
        """The slots of a zone and the zones within it: for most zones the same whoever looks."""
        backdrop = drawing(self.box.name, zone.face, "backdrop") if zone.face else ""
        leaves = [f'<div class="slots">{backdrop}']
        if zone.layout == "free":
            places = _places(zone)[0]
            for slot in zone.slots:
                leaves += self._slot(slot, places[slot.key], spots, names)
        elif zone.layout == "grid" and _has_cells(zone):
            for slot in zone.slots:
                leaves += self._slot(slot, _cell(slot.x, slot.y), spots, names)
        else:
            for slot in zone.slots:
                leaves += self._slot(slot, "", spots, names)
        leaves.append("</div>")
        for inner in zone.zones:
            leaves += self._zone(inner, self.voice.say(inner.name, names), self._inside(inner, spots, names))
        return leaves

    def _cold_inside(self, zone: Zone, names: Sequence[str]) -> list[str]:
        known = self._impersonal.get(zone, ANYBODY)
        if known is not None:
            return known[1]
        before, self.voice.mentioned = self.voice.mentioned, 0
        return self._keep(zone, "", self._inside(zone, NOTHING_HOT, names), before)

    def _slot(self, slot: Slot, place: str, spots: dict[str, Hot], names: Sequence[str]) -> list[str]:
        hot: Hot | None = None
        if spots:
            hot = spots.get(slot.key)
            if hot is not None or (slot.pieces and not _are_cold(slot.pieces, spots)):
                return self._draw_slot(slot, place, hot, spots, names)
        known = self._impersonal.get(slot, ANYBODY)
        if known is not None and known[0] == place:
            return known[1]
        before, self.voice.mentioned = self.voice.mentioned, 0
        return self._keep(slot, place, self._draw_slot(slot, place, None, spots, names), before)

    def _keep(self, thing: Zone | Slot | Piece, place: str, leaves: list[str], before: int) -> list[str]:
        """Keep what was drawn unless names are in it: there are few of those, and many tables."""
        if not self.voice.mentioned:
            self._impersonal.put(thing, 0, ANYBODY, (place, leaves), sum([len(leaf) for leaf in leaves]))
        self.voice.mentioned |= before
        return leaves

    def _draw_slot(
        self, slot: Slot, place: str, hot: Hot | None, spots: dict[str, Hot], names: Sequence[str]
    ) -> list[str]:
        """A slot in one piece, or, where several pieces lie in it, these apart."""
        name = self.voice.say(slot.name, names)
        whose = ""
        if slot.seat is not None and names:
            self.voice.mentioned |= 1 << slot.seat
            whose = seal(slot.seat, names[slot.seat])
        kind = "slot" if slot.pieces else "slot empty"
        pieces = [self._piece(piece, spots, names) for piece in slot.pieces]
        ground = drawing(self.box.name, slot.face, "ground") if slot.face and not slot.pieces else ""
        buttons = "" if hot is None else self._buttons(slot.key, hot, name, names)
        if len(slot.pieces) > 1:  # so that they can be given the room that there is
            place = f'{place[:-1]};--n:{len(slot.pieces)}"' if place else f' style="--n:{len(slot.pieces)}"'
        opened = (
            f'<div class="{kind}{" glows" if hot else ""}" id="slot-{escaped(slot.key)}"{place}>'
            f'<span class="slot-name">{whose}{name}</span>{ground}'
        )
        if len(pieces) > 1:
            return [opened, *pieces, f"{buttons}</div>"]
        return [f"{opened}{''.join(pieces)}{buttons}</div>"]

    def _piece(self, piece: Piece, spots: dict[str, Hot], names: Sequence[str]) -> str:
        if spots:
            return self._draw_piece(piece, spots, names)
        known = self._impersonal.get(piece, ANYBODY)
        if known is not None:
            return known[1][0]
        before, self.voice.mentioned = self.voice.mentioned, 0
        return self._keep(piece, "", [self._draw_piece(piece, spots, names)], before)[0]

    def _draw_piece(self, piece: Piece, spots: dict[str, Hot], names: Sequence[str]) -> str:
        key, spoken, face = self._looks(piece, names)
        about = f' data-about="{key}"' if key else ""
        hot = spots.get(piece.key)
        down = piece.face is None and piece.kind != "pile"
        kinds = " ".join([kind for kind in ("piece", piece.kind, "back" if down else "", *piece.marks) if kind])
        colour = f' data-colour="{escaped(piece.colour)}"' if piece.colour else ""
        come_from = f' data-from="{escaped(piece.come_from)}"' if piece.come_from else ""
        upon = "".join([self._piece(upper, spots, names) for upper in piece.on])
        upon = f'<div class="upon" style="--n:{len(piece.on)}">{upon}</div>' if upon else ""
        buttons = "" if hot is None else self._buttons(piece.key, hot, spoken, names)
        return (
            f'<div class="{escaped(kinds)}{" glows" if hot else ""}" data-piece="{escaped(piece.key)}"'
            f'{colour}{come_from}{about} tabindex="-1"><span class="face" role="img" '
            f'aria-label="{spoken}">{face}</span>'
            f"{upon}{buttons}</div>"
        )

    def _looks(self, piece: Piece, names: Sequence[str]) -> Looks:
        """What is printed on it and said of it: for cards mostly the same wherever they lie.

        Games make these texts and prints once for all pieces that show them, so it is known by where they are.
        """
        key = (
            (id(piece.name), id(piece.title), id(piece.text), id(piece.origin), id(piece.prints)),
            (piece.face, piece.code, piece.count, piece.kind, piece.marks, piece.written, piece.clause),
        )
        known = self._known_looks.get(key)
        if known is not None:
            return known[1]
        before, self.voice.mentioned = self.voice.mentioned, 0
        name = self.voice.say(piece.name, names)
        about, seats = about_key(piece, names) if says_more(piece) else ("", 0)
        self.voice.mentioned |= seats
        made = about, self._spoken(piece, name), "".join(self._face(piece, name, names))
        if not self.voice.mentioned:
            if len(self._known_looks) >= MOST_LOOKS:
                self._known_looks.clear()
            self._known_looks[key] = piece, made
        self.voice.mentioned |= before
        return made

    def _spoken(self, piece: Piece, name: str) -> str:
        marks = [self.voice(f"mark-{mark}") for mark in piece.marks if self.voice.words.knows(f"mark-{mark}")]
        number = [] if piece.count is None or piece.kind == "pile" else [str(piece.count)]  # a pile's name says it
        return ", ".join([name, *number, *marks])

    def _face(self, piece: Piece, name: str, names: Sequence[str]) -> Iterator[str]:
        """What is printed on it: its symbol or its letters, its title, how many there are."""
        drawn = drawing(self.box.name, piece.face)
        if drawn:
            yield drawn
        elif piece.code:
            yield f'<b class="code">{escaped(piece.code)}</b>'
        if piece.title is not None:
            yield f'<span class="title">{self.voice.say(piece.title, names)}</span>'
        elif piece.kind == "pile" and not piece.code:
            yield f'<span class="title">{name}</span>'
        if drawn and piece.code:
            yield f'<b class="corner">{escaped(piece.code)}</b>'
        if piece.count is not None:
            yield f'<b class="count">{piece.count}</b>'
        if piece.prints:
            yield printed_signs(self.box.name, piece.prints)
        if piece.face is not None and origin_of(piece) not in ("", PRINTED):
            yield REBUILT
        if piece.written and piece.text is not None:
            yield f'<span class="written">{self.voice.short(piece.text, names)}</span>'

    def _buttons(self, key: str, hot: Hot, name: str, names: Sequence[str]) -> str:
        """A click answers, or picks the piece up; the targets of a piece show themselves once it is picked."""
        made: list[str] = []
        if hot.picks:
            made.append(
                f'<button type="button" class="hot" id="pick-{escaped(key)}" data-pick="{escaped(key)}" '
                f'aria-pressed="false" aria-label="{name}"></button>'
            )
        elif hot.clicks:
            made.append(answer(hot.clicks[0], self.sentence(hot.clicks[0], names), "hot", f"do-{key}", bare=True))
        for source, action in hot.targets:
            sentence, element = self.sentence(action, names), f"to-{key}-{source}"
            made.append(answer(action, sentence, "hot", element, bare=True, source=source))
        return "".join(made)


def _places(zone: Zone) -> tuple[dict[str, str], str]:
    """Where the slots of a free layout lie: neighbours in a row are one width apart, whatever the game's unit."""
    key = tuple([(slot.key, slot.x, slot.y) for slot in zone.slots])
    known = _known_places.get(key)
    if known is not None:
        return known
    left, top = min((s.x for s in zone.slots), default=0), min((s.y for s in zone.slots), default=0)
    gaps = [b.x - a.x for a in zone.slots for b in zone.slots if a.y == b.y and b.x > a.x]
    step = min(gaps, default=1)
    wide = max(((s.x - left) / step for s in zone.slots), default=0) + 1
    high = max((s.y - top for s in zone.slots), default=0) + 1
    places = {s.key: f' style="--x:{(s.x - left) / step:.3g};--y:{s.y - top}"' for s in zone.slots}
    if len(_known_places) >= MOST_PLACES:
        _known_places.clear()
    known = _known_places[key] = places, f";--wide:{wide:.3g};--high:{high}"
    return known


def _cell(x: int, y: int) -> str:
    """Where a slot of a grid lies."""
    number = y * WIDEST + x
    cell = _known_cells.get(number)
    if cell is None:
        cell = _known_cells[number] = f' style="--x:{x};--y:{y}"'
    return cell


def _has_cells(zone: Zone) -> bool:
    """Does a game say more of a grid than the order of its slots?"""
    return any(slot.x or slot.y for slot in zone.slots)


def pieces_of(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Pieces with all that lies on them."""
    for piece in pieces:
        yield piece
        if piece.on:
            yield from pieces_of(piece.on)


def _keys(zone: Zone) -> Iterator[str]:
    """Everything of a zone that a choice could be about."""
    for slot in zone.slots:
        yield slot.key
        for piece in pieces_of(slot.pieces):
            yield piece.key
    for inner in zone.zones:
        yield from _keys(inner)


def _are_cold(pieces: Sequence[Piece], spots: dict[str, Hot]) -> bool:
    """Is there nothing to be done with them, nor with what lies on them?"""
    return not any(piece.key in spots or (piece.on and not _are_cold(piece.on, spots)) for piece in pieces)
