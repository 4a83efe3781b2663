"""Zones, slots and pieces of any scene as HTML.

A zone is rendered by its content and kept: one that has not changed, or that several people see alike, is not rendered
again.  What can be clicked is part of the content.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from html import escape
from typing import Final

from chabudai.core.box import Box
from chabudai.core.scene import Action, Piece, Scene, Slot, Zone
from chabudai.table.pages.symbols import printed_signs, symbol
from chabudai.table.pages.voice import MOST, Voice, printed


@dataclass
class Hot:
    """What can be done with one piece or slot."""

    clicks: list[Action] = field(default_factory=list)  # a click does it
    sources: bool = False  # a click picks it up, another one says where to
    targets: list[Action] = field(default_factory=list)

    def key(self, names: Sequence[str]) -> Hashable:
        """For comparing."""
        said = tuple((a.id, a.on, printed(a.name, names)) for a in (*self.clicks, *self.targets))
        return self.sources, len(self.clicks), said

    @property
    def picks(self) -> bool:
        """Must one say more after clicking it?"""
        return self.sources or len(self.clicks) > 1


def hot_spots(scene: Scene) -> dict[str, Hot]:
    """By key: what the viewer can do with it."""
    spots: dict[str, Hot] = {}
    for action in scene.actions:
        if action.on is None:
            continue
        here = spots.setdefault(action.on, Hot())
        if action.to is None:
            here.clicks.append(action)
        else:
            here.sources = True
            spots.setdefault(action.to, Hot()).targets.append(action)
    return spots


class Painter:
    """Draws the scenes of one game in one language."""

    def __init__(self, box: Box, voice: Voice) -> None:
        self.box = box
        self.voice = voice
        self._zones: dict[Hashable, str] = {}

    def zone(self, zone: Zone, spots: dict[str, Hot], names: Sequence[str]) -> str:
        """A zone with everything in it."""
        key = _print_zone(zone, spots, names)
        html = self._zones.get(key)
        if html is None:
            if len(self._zones) > MOST // 10:
                self._zones.clear()
            html = self._zones[key] = "".join(self._zone(zone, spots, names))
        return html

    def _zone(self, zone: Zone, spots: dict[str, Hot], names: Sequence[str]) -> Iterator[str]:
        name = self.voice.say(zone.name, names)
        filled = "" if any(slot.pieces for slot in zone.slots) or zone.zones else " bare"
        places, size = _places(zone) if zone.layout == "free" else ({}, "")
        yield (
            f'<section class="zone {zone.layout} {escape(zone.role)}{filled}" id="zone-{escape(zone.key)}" '
            f'aria-label="{name}" style="--columns:{zone.columns}{size}"><h3>{name}</h3><div class="slots">'
        )
        if zone.face:
            yield symbol(self.box.name, zone.face, "backdrop")
        for slot in zone.slots:
            yield from self._slot(slot, places.get(slot.key, ""), spots, names)
        yield "</div>"
        for inner in zone.zones:
            yield from self._zone(inner, spots, names)
        yield "</section>"

    def _slot(self, slot: Slot, place: str, spots: dict[str, Hot], names: Sequence[str]) -> Iterator[str]:
        name = self.voice.say(slot.name, names)
        hot = spots.get(slot.key)
        kind = "slot" if slot.pieces else "slot empty"
        yield f'<div class="{kind}{" glows" if hot else ""}" id="slot-{escape(slot.key)}"{place}>'
        if slot.face and not slot.pieces:
            yield symbol(self.box.name, slot.face, "ground")
        yield f'<span class="slot-name">{name}</span>'
        for piece in slot.pieces:
            yield from self._piece(piece, spots, names)
        if hot:
            yield from self._buttons(slot.key, hot, name, names)
        yield "</div>"

    def _piece(self, piece: Piece, spots: dict[str, Hot], names: Sequence[str]) -> Iterator[str]:
        name = self.voice.say(piece.name, names)
        hot = spots.get(piece.key)
        down = piece.face is None and piece.kind != "pile"
        kinds = " ".join(filter(None, ("piece", piece.kind, "back" if down else "", *piece.marks)))
        yield f'<div class="{escape(kinds)}{" glows" if hot else ""}" data-piece="{escape(piece.key)}"'
        if piece.colour:
            yield f' data-colour="{escape(piece.colour)}"'
        if piece.come_from:
            yield f' data-from="{escape(piece.come_from)}"'
        if piece.text is not None or piece.clause:
            yield f' data-about="{about_key(piece, names)}"'
        yield f' tabindex="-1"><span class="face" role="img" aria-label="{self._spoken(piece, name)}">'
        yield from self._face(piece, name, names)
        yield "</span>"
        if piece.on:
            yield '<div class="upon">'
            for upper in piece.on:
                yield from self._piece(upper, spots, names)
            yield "</div>"
        if hot:
            yield from self._buttons(piece.key, hot, name, names)
        yield "</div>"

    def _spoken(self, piece: Piece, name: str) -> str:
        marks = [self.voice(f"mark-{mark}") for mark in piece.marks if self.voice.words.knows(f"mark-{mark}")]
        return ", ".join([name, *marks])

    def _face(self, piece: Piece, name: str, names: Sequence[str]) -> Iterator[str]:
        """What is printed on it: its symbol or its letters, its title, how many there are."""
        drawn = symbol(self.box.name, piece.face)
        if drawn:
            yield drawn
        elif piece.code:
            yield f'<b class="code">{escape(piece.code)}</b>'
        if piece.title is not None:
            yield f'<span class="title">{self.voice.say(piece.title, names)}</span>'
        elif piece.kind == "pile" and not piece.code:
            yield f'<span class="title">{name}</span>'
        if drawn and piece.code:
            yield f'<b class="corner">{escape(piece.code)}</b>'
        if piece.count is not None:
            yield f'<b class="count">{piece.count}</b>'
        if piece.prints:
            yield printed_signs(self.box.name, piece.prints)

    def _buttons(self, key: str, hot: Hot, name: str, names: Sequence[str]) -> Iterator[str]:
        """A click answers, or picks the piece up; the targets of a piece show themselves once it is picked."""
        if hot.picks:
            yield (
                f'<button type="button" class="hot" id="pick-{escape(key)}" data-pick="{escape(key)}" '
                f'aria-pressed="false" aria-label="{name}"></button>'
            )
        elif hot.clicks:
            yield answer(hot.clicks[0], self.voice.say(hot.clicks[0].name, names), "hot", f"do-{key}", bare=True)
        for action in hot.targets:
            yield answer(
                action, self.voice.say(action.name, names), "hot", f"to-{key}-{action.on}", bare=True, source=action.on
            )


def answer(
    action: Action, sentence: str, kind: str, element: str, bare: bool = False, source: str | None = None
) -> str:
    """A button that answers the question; one with a source is seen once that piece is picked."""
    waiting = "" if source is None else f' data-for="{escape(source)}" hidden'
    label = f' aria-label="{sentence}" title="{sentence}"' if bare else ""
    return (
        f'<button form="choose" name="choice" value="{escape(action.id)}" class="{kind}" id="{escape(element)}"'
        f"{label}{waiting}>{'' if bare else sentence}</button>"
    )


def _places(zone: Zone) -> tuple[dict[str, str], str]:
    """Where the slots of a free layout lie: neighbours in a row are one width apart, whatever the game's unit."""
    left, top = min((s.x for s in zone.slots), default=0), min((s.y for s in zone.slots), default=0)
    gaps = [b.x - a.x for a in zone.slots for b in zone.slots if a.y == b.y and b.x > a.x]
    step = min(gaps, default=1)
    wide = max(((s.x - left) / step for s in zone.slots), default=0) + 1
    high = max((s.y - top for s in zone.slots), default=0) + 1
    places = {s.key: f' style="--x:{(s.x - left) / step:.3g};--y:{s.y - top}"' for s in zone.slots}
    return places, f";--wide:{wide:.3g};--high:{high}"


_about: dict[Hashable, str] = {}


def about_key(piece: Piece, names: Sequence[str]) -> str:
    """Pieces that say the same in full share one entry of the list of cards."""
    told = printed(piece.title or piece.name, names), printed(piece.text, names), piece.clause
    key = _about.get(told)
    if key is None:
        if len(_about) > MOST:
            _about.clear()
        key = _about[told] = blake2b(repr(told).encode(), digest_size=5).hexdigest()
    return key


# --- content as something that can be compared ----------------------------------------------------


def _print_zone(zone: Zone, spots: dict[str, Hot], names: Sequence[str]) -> Hashable:
    return (
        zone.key,
        printed(zone.name, names),
        zone.layout,
        zone.role,
        zone.columns,
        zone.face,
        tuple([_print_slot(slot, spots, names) for slot in zone.slots]),
        tuple([_print_zone(inner, spots, names) for inner in zone.zones]),
    )


def _print_slot(slot: Slot, spots: dict[str, Hot], names: Sequence[str]) -> Hashable:
    hot = spots.get(slot.key)
    return (
        slot.key,
        printed(slot.name, names),
        slot.x,
        slot.y,
        slot.face,
        None if hot is None else hot.key(names),
        tuple([_print_piece(piece, spots, names) for piece in slot.pieces]),
    )


def _print_piece(piece: Piece, spots: dict[str, Hot], names: Sequence[str]) -> Hashable:
    hot = spots.get(piece.key)
    return (
        piece.key,
        printed(piece.name, names),
        piece.kind,
        piece.face,
        piece.code,
        piece.colour,
        piece.count,
        piece.marks,
        piece.come_from,
        piece.prints,
        printed(piece.title, names),
        printed(piece.text, names),
        piece.clause,
        None if hot is None else hot.key(names),
        tuple([_print_piece(upper, spots, names) for upper in piece.on]),
    )


NOTHING_HOT: Final[dict[str, Hot]] = {}
