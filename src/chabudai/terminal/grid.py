"""Boards in two dimensions, drawn small: a line for each row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from rich.text import Text as Line

from chabudai.core.scene import Slot, Zone
from chabudai.terminal.paint import EMPTY, FAINT, Painter

SMALL: Final = 4  # places that are drawn in a line
NARROW: Final = 1  # letters: headings of rows and columns are as short as that


def is_board(zone: Zone) -> bool:
    """Does it take two dimensions?"""
    return zone.layout == "free" or (zone.layout == "grid" and len(zone.slots) > SMALL)


def board_lines(zone: Zone, painter: Painter, mine: bool, tight: bool) -> list[Line]:
    """The rows of a board, its places under one another as they lie."""
    cells = {slot.key: _cell(slot, painter, mine, tight) for slot in zone.slots}
    if zone.layout == "free":
        return _bricks(zone.slots, cells)
    rows = [zone.slots[i : i + zone.columns] for i in range(0, len(zone.slots), zone.columns)]
    wide = [max(cells[row[i].key].cell_len for row in rows if i < len(row)) for i in range(zone.columns)]
    return [Line(" ").join(_padded(cells[s.key], wide[i]) for i, s in enumerate(row)) for row in rows]


def _cell(slot: Slot, painter: Painter, mine: bool, tight: bool) -> Line:
    """The pieces there; an empty place by its short name, so that one sees how it is written."""
    tag = painter.numbers(slot.key)
    if slot.pieces and tight and (tag.plain or any(painter.tagged.get(piece.key) for piece in slot.pieces)):
        tag = Line().append_text(tag).append_text(Line().join(painter.numbers(piece.key) for piece in slot.pieces))
        return tag[1:]  # the number alone; the option tells the name
    if slot.pieces:
        return Line(" ").join(painter.code(piece, tight=True) for piece in slot.pieces).append_text(tag)
    name = painter.short(slot.name)
    if not mine and len(name) > NARROW:
        name = EMPTY
    return Line(name, "" if tag.plain else FAINT).append_text(tag)


def _bricks(slots: Sequence[Slot], cells: dict[str, Line]) -> list[Line]:
    """Places at x and y, like bricks in a wall: neighbours of a row touch, rows are shifted against each other."""
    rows: dict[int, list[Slot]] = {}
    for slot in sorted(slots, key=lambda slot: (slot.y, slot.x)):
        rows.setdefault(slot.y, []).append(slot)
    left = min((slot.x for slot in slots), default=0)
    step = min((b.x - a.x for row in rows.values() for a, b in pairwise(row)), default=1) or 1
    wide = max((cell.cell_len for cell in cells.values()), default=0) + 1
    lines = []
    for row in rows.values():
        line = Line()
        for slot in row:
            start = (slot.x - left) * wide // step
            line.append(" " * max(start - line.cell_len, 1 if line.plain else 0))
            line.append_text(cells[slot.key])
        lines.append(line)
    return lines


def _padded(cell: Line, width: int) -> Line:
    return cell.copy().append(" " * (width - cell.cell_len))
