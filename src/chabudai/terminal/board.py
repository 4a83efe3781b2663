"""Zones as text: large for the reader's own, compact for the others, never leaving out a piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box as frames
from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from chabudai.core.scene import Slot, Zone
from chabudai.terminal.paint import EMPTY, FAINT, STRONG, Painter

SHOWN_OF_A_STACK: Final = 3


def draw_zone(zone: Zone, painter: Painter, large: bool) -> RenderableType:
    """A zone with everything in it, nested zones below."""
    parts: list[RenderableType] = []
    if zone.slots or not zone.zones:
        parts.append(_slots(zone, painter, large))
    elif name := painter.say(zone.name):
        parts.append(Line(name, STRONG))
    parts += [Padding(draw_zone(inner, painter, large), (0, 0, 0, 2)) for inner in zone.zones]
    return parts[0] if len(parts) == 1 else Group(*parts)


def _slots(zone: Zone, painter: Painter, large: bool) -> RenderableType:
    if zone.layout == "grid":
        return _grid(zone, _rows(zone.slots, zone.columns), painter, large)
    if zone.layout == "free":
        return _grid(zone, _scattered(zone.slots), painter, large)
    if zone.layout == "stack":
        return _stack(zone, painter)
    return _row(zone, painter, large)


def _row(zone: Zone, painter: Painter, large: bool) -> RenderableType:
    """Slots side by side: each one's name, unless it repeats the zone's, and its pieces."""
    title = painter.say(zone.name)
    if large and len(zone.slots) > 1 and zone.layout == "row":
        return Columns([_named_slot(slot, painter, "", large) for slot in zone.slots], padding=(0, 3))
    line = Line(f"{title}  ", FAINT)
    slots = [_named_slot(slot, painter, title, large) for slot in zone.slots]
    return Line.assemble(line, Line("   ").join(slots))


def _named_slot(slot: Slot, painter: Painter, title: str, large: bool) -> Line:
    name = painter.say(slot.name)
    pieces = [painter.full(p) if large else painter.code(p, tight=True) for p in slot.pieces]
    line = Line()
    if name != title and not (slot.pieces and painter.say(slot.pieces[0].name) == name):
        line.append(f"{name}  ", FAINT)
    line.append_text(Line("  ").join(pieces) if pieces else Line(EMPTY, FAINT))
    return line.append_text(painter.numbers(slot.key))


def _stack(zone: Zone, painter: Painter) -> Line:
    """The name and the topmost pieces; how many lie there."""
    pieces = [piece for slot in zone.slots for piece in slot.pieces]
    line = Line(f"{painter.say(zone.name)}  ", FAINT)
    line.append_text(Line(" ").join(painter.code(piece) for piece in pieces[-SHOWN_OF_A_STACK:][::-1]))
    line.append(f" ×{len(pieces)}")
    for slot in zone.slots:
        line.append_text(painter.numbers(slot.key))
    return line


def _grid(zone: Zone, rows: list[list[Slot | None]], painter: Painter, large: bool) -> RenderableType:
    title = painter.say(zone.name)
    if not rows:
        return Line.assemble((f"{title}  ", FAINT), (EMPTY, FAINT))
    if large:
        table = Table(box=frames.ROUNDED, show_header=False, show_lines=True, border_style=FAINT)
    else:
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for _ in rows[0]:
        table.add_column(justify="left" if large else "center", vertical="middle", no_wrap=not large)
    for row in rows:
        table.add_row(*(_cell(slot, painter, large) for slot in row))
    return Group(Line(title, STRONG if large else FAINT), table)


def _cell(slot: Slot | None, painter: Painter, large: bool) -> RenderableType:
    if slot is None:
        return Line("")
    if not large:
        return painter.slot(slot)
    numbers = painter.numbers(slot.key)
    if not slot.pieces:
        # The name tells how to write the place; a place that can be chosen shows its number too.
        return Align.center(Line(painter.say(slot.name), "" if numbers else FAINT).append_text(numbers))
    lines = []
    for piece in slot.pieces:
        lines += [painter.code(piece), Line(painter.say(piece.title or piece.name))]
    lines[-1].append_text(numbers)
    return Group(*(Align.center(line) for line in lines))


def _rows(slots: Sequence[Slot], columns: int) -> list[list[Slot | None]]:
    rows: list[list[Slot | None]] = [list(slots[i : i + columns]) for i in range(0, len(slots), columns)]
    if rows:
        rows[-1] += [None] * (columns - len(rows[-1]))
    return rows


def _scattered(slots: Sequence[Slot]) -> list[list[Slot | None]]:
    """Slots at x and y, with the empty lines between them left out."""
    at = {(slot.y, slot.x): slot for slot in slots}
    columns = sorted({x for _, x in at})
    return [[at.get((y, x)) for x in columns] for y in sorted({y for y, _ in at})]
