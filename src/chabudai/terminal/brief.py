"""The table in few lines, for terminals that are not tall: everybody's points, the middle, the others, what is mine.

Where players have boards of two dimensions these stand side by side, each below its owner's name and points; otherwise
every player is a row of one table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text as Line

from chabudai.core.scene import Counter, Scene, Seat, Zone
from chabudai.terminal.grid import board_lines, is_board
from chabudai.terminal.inline import titled, unglued, zone_line
from chabudai.terminal.option_numbers import tags
from chabudai.terminal.paint import ACCENT, FAINT, STRONG, Painter
from chabudai.words import Words

SIGNS: Final = {"": " ", "asked": "▶", "ready": "✓", "winner": "★"}
TOKEN: Final = "●"
GAP: Final = "  "
INDENT: Final = 4
NARROWEST: Final = 16  # of a player's board
BESIDE: Final = 40  # letters that are enough to put something beside a board
CUT: Final = "…"


@dataclass(frozen=True)
class Detail:
    """How much is told: names beside codes, and how many lines each other player may take for what is no board."""

    named: bool = True
    most: int = 0  # no limit


class Brief:
    """Draws one scene for a terminal of one width."""

    def __init__(self, scene: Scene, words: Words, names: Sequence[str], console: Console, detail: Detail) -> None:
        self.scene = scene
        self.painter = Painter(words, names, tags(scene))
        self.console = console
        self.width = console.width
        self.detail = detail
        self.others = [seat for seat in scene.seats if not seat.me]
        self.mine = next((seat for seat in scene.seats if seat.me), None)
        self.cut = False  # was anything left out?

    def lines(self, title: str) -> list[Line]:
        """The whole table."""
        middle = self._middle()
        found = middle if len(middle) > 1 else []
        boards = any(is_board(zone) for zone in self.scene.zones if zone.owner is not None)
        found += self._panels() if boards else [*self._rows(), *self._own(self.width)]
        if self.detail.most != 1:
            found += self._flow([Line(part, FAINT) for part in self.painter.legend()], 0, self.width)
        heading = self._heading(title, [] if found is middle else middle)
        found = [*heading, *found]
        for line in found:
            line.truncate(self.width, overflow="ellipsis")
        return [unglued(line) for line in found]

    def _heading(self, title: str, middle: Sequence[Line]) -> list[Line]:
        """The title, what lies in the middle if that is little, and how to see what was left out, if anything was."""
        words = self.painter.words
        parts = [Line(title, STRONG), *middle]
        if self.cut:
            parts.append(Line(words("table-cut", look=words("command-look")), ACCENT))
        rule = Line("── ", FAINT)
        line = rule.copy().append_text(Line(" ── ", FAINT).join(parts)).append(" ")
        if line.cell_len > self.width and middle:
            return [*self._heading(title, []), *middle]
        return [line.append("─" * (self.width - line.cell_len), FAINT)]

    # --- the middle, and what is mine -----------------------------------------------------------

    def _middle(self) -> list[Line]:
        zones = [titled(z, self.painter, self.detail.named, own=False) for z in self.scene.zones if z.owner is None]
        return self._flow(zones, 0, self.width)

    def _own(self, width: int) -> list[Line]:
        """What lies before the reader and is no board."""
        if self.mine is None:
            return []
        zones = [zone for zone in self._zones(self.mine) if not is_board(zone)]
        told = [titled(zone, self.painter, self.detail.named, own=True) for zone in zones]
        if not self.detail.named:
            return self._flow(told, 0, width)
        return [line for one in told for line in self._wrapped(one, INDENT, width)]

    # --- players as rows of a table -------------------------------------------------------------

    def _rows(self) -> list[Line]:
        """A row for each seat: points and the like, then what lies before it, as far as that fits into the row."""
        counters = self._counters()
        roles = list(dict.fromkeys(zone.role for seat in self.others for zone in self._zones(seat)))
        inside = {
            (seat.index, zone.role): zone_line(zone, self.painter, named=False, own=False)
            for seat in self.others
            for zone in self._zones(seat)
        }
        roles = [role for role in roles if any(line.plain for (_, r), line in inside.items() if r == role)]
        heads = {zone.role: self.painter.short(zone.name) for seat in self.others for zone in self._zones(seat)}
        below: list[str] = []
        while True:
            rows = [[Line(), *(Line(self.painter.short(c.name), FAINT) for c in counters)]]
            rows[0] += [Line(heads[role], FAINT) for role in roles]
            for seat in self.scene.seats:
                cells = [self._who(seat), *(self._value(seat, counter.key) for counter in counters)]
                rows.append([*cells, *(inside.get((seat.index, role), Line()) for role in roles)])
            wide = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
            if not roles or sum(wide) + len(GAP) * len(wide) <= self.width:
                break
            widest = max(range(len(roles)), key=lambda i: wide[len(counters) + 1 + i])
            below.append(roles.pop(widest))
        lines = [self._row(rows[0], wide, len(counters))]
        for seat, row in zip(self.scene.seats, rows[1:], strict=True):
            lines.append(self._row(row, wide, len(counters)))
            told = [
                titled(z, self.painter, named=False, own=False)
                for z in self._zones(seat)
                if z.role in below and not seat.me
            ]
            lines += self._limited(self._flow(told, INDENT, self.width))
        return lines

    def _row(self, cells: Sequence[Line], wide: Sequence[int], numbers: int) -> Line:
        line = Line()
        for place, (cell, width) in enumerate(zip(cells, wide, strict=True)):
            blank = " " * (width - cell.cell_len)
            if 0 < place <= numbers:
                line.append(blank).append_text(cell)
            else:
                line.append_text(cell).append(blank)
            line.append(GAP)
        line.rstrip()
        return line

    # --- players as boards side by side ---------------------------------------------------------

    def _panels(self) -> list[Line]:
        """The boards in one row if they fit, else mine below the others'."""
        boards = {seat.index: self._boards(seat) for seat in self.scene.seats}
        seats = list(self.scene.seats)
        need = {seat.index: max([NARROWEST, *(line.cell_len for line in boards[seat.index])]) for seat in seats}
        if self._are_beside(seats, need):
            return [*self._band(seats, boards, need), *self._own(self.width)]
        lines: list[Line] = []
        group: list[Seat] = []
        for seat in self.others:
            if group and not self._are_beside([*group, seat], need):
                lines += self._band(group, boards, need)
                group = []
            group.append(seat)
        lines += self._band(group, boards, need) if group else []
        return lines + (self._own_panel(boards, need) if self.mine else [])

    def _own_panel(self, boards: dict[int, list[Line]], need: dict[int, int]) -> list[Line]:
        """My board with the rest of what is mine beside it, or below where it is too wide for that."""
        assert self.mine is not None
        head, *board = self._band([self.mine], boards, need)
        beside = need[self.mine.index] + 2 * len(GAP)
        if self.width - beside < BESIDE:
            return [head, *board, *self._own(self.width)]
        own = self._own(self.width - beside)
        lines = [head]
        for level in range(max(len(board), len(own))):
            left = board[level].copy() if level < len(board) else Line()
            right = own[level] if level < len(own) else Line()
            lines.append(Line.assemble(left, " " * (beside - left.cell_len), right))
            lines[-1].rstrip()
        return lines

    def _are_beside(self, seats: Sequence[Seat], need: dict[int, int]) -> bool:
        """Do these boards fit side by side?"""
        return sum(need[seat.index] + 1 for seat in seats) - 1 <= self.width

    def _boards(self, seat: Seat) -> list[Line]:
        zones = [zone for zone in self._zones(seat) if is_board(zone)]
        shown = zones[:1] if self.detail.most else zones
        self.cut = self.cut or len(shown) < len(zones)
        return [line for zone in shown for line in board_lines(zone, self.painter, seat.me, not self.detail.named)]

    def _band(self, seats: Sequence[Seat], boards: dict[int, list[Line]], need: dict[int, int]) -> list[Line]:
        """Boards side by side, which begin at the same height."""
        spare = (self.width - sum(need[s.index] + 1 for s in seats) + 1) // len(seats)
        wide = [need[seat.index] + spare for seat in seats]
        heads = self._heads(seats, wide)
        panels = []
        for seat, width, head in zip(seats, wide, heads, strict=True):
            rest = [] if seat.me else [z for z in self._zones(seat) if not is_board(z)]
            told = [titled(zone, self.painter, named=False, own=False) for zone in rest]
            panels.append([*head, *boards[seat.index], *self._limited(self._flow(told, 1, width - 1))])
        lines = []
        for level in range(max(len(panel) for panel in panels)):
            line = Line()
            for panel, width in zip(panels, wide, strict=True):
                cell = panel[level].copy() if level < len(panel) else Line()
                cell.truncate(width, overflow="ellipsis")
                line.append_text(cell).append(" " * (width - cell.cell_len + 1))
            line.rstrip()
            lines.append(line)
        return lines

    def _heads(self, seats: Sequence[Seat], wide: Sequence[int]) -> list[list[Line]]:
        """Name and points of each, in one line if that is enough for all of them."""
        whole = [Line.assemble(self._who(seat), GAP, self._told(seat)) for seat in seats]
        if all(head.cell_len <= width for head, width in zip(whole, wide, strict=True)):
            return [[head] for head in whole]
        heads = []
        for seat, width in zip(seats, wide, strict=True):
            below = Line(" ").append_text(self._told(seat))
            heads.append([self._who(seat), *self._wrapped(below, 1, width - 1)])
        most = max(len(head) for head in heads)
        return [[*head, *([Line()] * (most - len(head)))] for head in heads]

    def _told(self, seat: Seat) -> Line:
        parts = []
        for counter in seat.counters:
            name = self.painter.short(counter.name)
            parts.append(Line(f"{TOKEN} {name}" if counter.token else f"{name} {counter.value}"))
        return Line(", ").join(parts)

    # --- small things ---------------------------------------------------------------------------

    def _who(self, seat: Seat) -> Line:
        name = self.painter.names[seat.index]
        style = STRONG if seat.me else ""
        called = name[:1].upper() + name[1:]
        return Line.assemble((SIGNS[seat.status], ACCENT), (f"{seat.index} ", FAINT), (called, style))

    def _counters(self) -> list[Counter]:
        found: dict[str, Counter] = {}
        for seat in self.scene.seats:
            for counter in seat.counters:
                found.setdefault(counter.key, counter)
        return list(found.values())

    def _value(self, seat: Seat, key: str) -> Line:
        for counter in seat.counters:
            if counter.key == key:
                return Line(TOKEN if counter.token else str(counter.value), STRONG)
        return Line()

    def _zones(self, seat: Seat) -> list[Zone]:
        return [zone for zone in self.scene.zones if zone.owner == seat.index]

    def _flow(self, parts: Sequence[Line], indent: int, width: int) -> list[Line]:
        """Parts one after another, each begun in the line of the one before it if it fits there."""
        lines: list[Line] = []
        for part in parts:
            if not part.plain:
                continue
            if lines and lines[-1].cell_len + 3 + part.cell_len <= width:
                lines[-1].append("   ").append_text(part)
            else:
                start = Line(" " * indent).append_text(part)
                lines += self._wrapped(start, indent, width)
        return lines

    def _wrapped(self, line: Line, indent: int, width: int) -> list[Line]:
        """Folded between words; what goes on is indented."""
        if not line.plain:
            return []
        if line.cell_len <= width:
            return [line]
        first, *rest = list(line.wrap(self.console, width))
        for part in rest:
            part.rstrip()
        left = Line(" ").join(rest)
        left.rstrip()
        folded = left.wrap(self.console, max(width - indent, 8))
        return [first, *(Line(" " * indent).append_text(more) for more in folded)]

    def _limited(self, lines: list[Line]) -> list[Line]:
        most = self.detail.most
        if not most or len(lines) <= most:
            return lines
        self.cut = True
        kept = lines[:most]
        kept[-1].rstrip()
        kept[-1].append(f" {CUT}", ACCENT)
        return kept
