"""Zones in a line: every piece by its code, where there is room with its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text as Line

from chabudai.core.scene import Piece, Slot, Zone
from chabudai.terminal.paint import EMPTY, FAINT, STRONG, Painter

BETWEEN: Final = "  "
MANY: Final = 3  # more pieces than that in the middle of the table are counted, not listed
HERE: Final = "▶"
SHORT: Final = 40  # letters of a name that is better kept in one line
GLUE: Final = "\ue000"  # a letter that no text uses, in the place of a space within such a name


def zone_line(zone: Zone, painter: Painter, named: bool, own: bool) -> Line:
    """What lies in a zone, without the zone's name; nothing if nothing does."""
    if zone.layout == "track":
        return _track(zone, painter)
    if zone.layout == "row" and zone.slots and not named and _are_alike(zone, painter):
        pieces = [piece for slot in zone.slots for piece in slot.pieces]
        blank = [Line(EMPTY, FAINT)] * sum(not slot.pieces for slot in zone.slots)
        return Line(" ").join([pieces_line(pieces, painter, named=False), *blank]) if pieces else Line()
    parts = [_slot(slot, zone, painter, named, own) for slot in zone.slots]
    parts += [zone_line(inner, painter, named, own) for inner in zone.zones]
    if all(_is_empty(slot, painter) for slot in zone.slots) and not any(p.plain for p in parts[len(zone.slots) :]):
        return Line()
    return Line(BETWEEN if own or zone.owner is None else " ").join(part for part in parts if part.plain)


def titled(zone: Zone, painter: Painter, named: bool, own: bool) -> Line:
    """The same after the zone's short name; nothing if nothing lies there."""
    content = zone_line(zone, painter, named, own)
    if not content.plain:
        return content
    return Line.assemble((f"{painter.short(zone.name)} ", FAINT), " ", content) if _says_more(zone) else content


def _says_more(zone: Zone) -> bool:
    """The piles in the middle of the table have names of their own; everything else needs that of its zone."""
    return zone.owner is not None or zone.role != "table"


def _are_alike(zone: Zone, painter: Painter) -> bool:
    """Are its places just places, such as those of cards in a hand?"""
    return not any(painter.short(slot.name) or painter.tagged.get(slot.key) for slot in zone.slots)


def _says_little(piece: Piece, own: bool) -> bool:
    """Tokens that are counted stand beside their owner's name already; what others have none of need not be said."""
    return piece.count is not None and (piece.kind == "token" or (piece.count == 0 and not own))


def _is_empty(slot: Slot, painter: Painter) -> bool:
    return not slot.pieces and not painter.tagged.get(slot.key)


def _slot(slot: Slot, zone: Zone, painter: Painter, named: bool, own: bool) -> Line:
    """A place: its short name, unless that would say nothing new, and its pieces."""
    tag = painter.numbers(slot.key)
    middle = zone.owner is None
    if _is_empty(slot, painter) and (middle or (zone.layout == "row" and painter.short(slot.name))):
        return Line()
    if slot.pieces and all(_says_little(piece, own) for piece in slot.pieces):
        return Line()
    label = painter.short(slot.name)
    if len(slot.pieces) == 1 and not slot.pieces[0].code and slot.pieces[0].count is not None:  # a pile
        return Line(label).append_text(painter.numbers(slot.pieces[0].key)).append_text(tag)
    if middle and len(slot.pieces) > MANY:
        return Line(label).append_text(tag)
    known = bool(slot.pieces) and painter.say(slot.pieces[0].name) == painter.say(slot.name)
    if known or label == painter.short(zone.name) or (zone.layout == "grid" and not own):
        label = ""
    line = Line(f"{label} " if label else "", FAINT)
    if zone.layout == "stack":
        line.append(f"×{len(slot.pieces)} ")
    if slot.pieces:
        line.append_text(pieces_line(slot.pieces, painter, named and zone.layout != "stack"))
    else:
        line.append(EMPTY, FAINT)
    return line.append_text(tag)


def pieces_line(pieces: Sequence[Piece], painter: Painter, named: bool) -> Line:
    """Pieces side by side; backs that are alike are counted."""
    parts: list[Line] = []
    backs: list[Piece] = []
    for piece in [*pieces, None]:
        if piece is not None and _is_back(piece, painter) and (not backs or backs[0].marks == piece.marks):
            backs.append(piece)
            continue
        if backs:
            first = painter.code(backs[0], tight=True)
            parts.append(first.append(f"×{len(backs)}") if len(backs) > 1 else first)
            backs = []
        if piece is None:
            break
        if _is_back(piece, painter):
            backs.append(piece)
        else:
            parts.append(_glued(painter.full(piece)) if named else painter.code(piece, tight=True))
    return Line(BETWEEN if named else " ").join(parts)


def _glued(line: Line) -> Line:
    """Not to be folded, unless it is long."""
    if line.cell_len < SHORT:
        line.plain = line.plain.replace(" ", GLUE)
    return line


def unglued(line: Line) -> Line:
    """The same with spaces again."""
    line.plain = line.plain.replace(GLUE, " ")
    return line


def _is_back(piece: Piece, painter: Painter) -> bool:
    return (
        piece.face is None
        and not piece.code
        and not piece.on
        and piece.count is None
        and not _is_tagged(piece, painter)
    )


def _is_tagged(piece: Piece, painter: Painter) -> bool:
    return bool(painter.tagged.get(piece.key))


def _track(zone: Zone, painter: Painter) -> Line:
    """The way of a track: all places where these are just names, else the present one and the next."""
    here = [place for place, slot in enumerate(zone.slots) if any(_is_pawn(piece) for piece in slot.pieces)]
    told = any(not _is_pawn(piece) for slot in zone.slots for piece in slot.pieces)
    first, last = 0, len(zone.slots)
    if told:
        first = here[0] if here else 0
        last = first + 2
    parts = []
    for place, slot in enumerate(zone.slots[first:last], start=first):
        line = Line(f"{HERE}{painter.say(slot.name)}", STRONG) if place in here else Line(painter.say(slot.name), FAINT)
        others = [piece for piece in slot.pieces if not _is_pawn(piece)]
        for piece in others:
            about = piece.text if place in here and piece.text is not None else piece.name
            line.append(" ").append(painter.say(about).rstrip("."), "")
        parts.append(line.append_text(painter.numbers(slot.key)))
    return Line(BETWEEN).join(parts)


def _is_pawn(piece: Piece) -> bool:
    return piece.kind == "token" and not piece.code
