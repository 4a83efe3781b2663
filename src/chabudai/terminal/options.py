"""The options as a numbered list, from whole sentences to bare notation: as much as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.text import Text as Line

from chabudai.core.scene import Action, Piece, Scene
from chabudai.terminal.paint import ACCENT, FAINT, NUMBER, Painter
from chabudai.words import Words

GAP: Final = 3
TIGHT: Final = 2
INDENT: Final = 3
FEWEST: Final = 24  # letters that a sentence in a column needs to be worth reading


class Options:
    """The options of a scene, in several forms; each is a list of lines."""

    def __init__(self, scene: Scene, words: Words, names: Sequence[str], console: Console) -> None:
        self.scene = scene
        self.words = words
        self.names = names
        self.console = console
        self.width = console.width
        self.digits = len(str(len(scene.actions)))

    def sentences(self) -> list[Line]:
        """Each option in full, with its notation at the end."""
        indent = self.digits + 3
        lines: list[Line] = []
        longest = max((cell_len(self._said(action)) for action in self.scene.actions), default=0)
        notation = max((cell_len(action.id) for action in self.scene.actions), default=0)
        if indent + longest + GAP + notation > self.width:
            longest = 0
        for number, action in self._all():
            said = Line(self._said(action), self._style(action))
            blank = " " * max(GAP, longest - said.cell_len + GAP)
            said.append(f"{blank}{action.id}", FAINT)
            folded = said.wrap(self.console, max(self.width - indent, 8))
            lines += [self._numbered(number).append_text(folded[0])]
            lines += [Line(" " * indent).append_text(more) for more in folded[1:]]
        return lines

    def columns(self) -> list[Line]:
        """Sentences in as few columns as need no cutting; a sentence too long for a line is cut, “?” tells it all."""
        cells = [self._numbered(n).append(self._said(a), self._style(a)) for n, a in self._all()]
        return self._in_columns(cells, self.digits + 3 + FEWEST)

    def grouped(self) -> list[Line]:
        """Each piece once, by its name, with what can be done with it; then the options that are about none."""
        pieces = {piece.key: piece for piece in self.scene.pieces()}
        groups: dict[str, list[tuple[int, Action]]] = {}
        alone: list[Line] = []
        for number, action in self._all():
            piece = pieces.get(action.on or "")
            if piece is not None and piece.code:
                groups.setdefault(piece.key, []).append((number, action))
            else:
                alone.append(Line.assemble(self._badge(number), self._said(action)))
        lines: list[Line] = []
        for parts in [
            *(self._group(pieces[key], members) for key, members in groups.items()),
            *([one] for one in alone),
        ]:
            whole = Line(" " * TIGHT).join(parts)
            if lines and lines[-1].cell_len + GAP + whole.cell_len <= self.width:
                lines[-1].append(" " * GAP).append_text(whole)
            else:
                lines += self._folded(parts)
        return lines

    def notation(self) -> list[Line]:
        """All options in notation, in columns."""
        return self._in_columns([self._numbered(n).append(a.id, self._style(a)) for n, a in self._all()], 1)

    def _group(self, piece: Piece, members: Sequence[tuple[int, Action]]) -> list[Line]:
        """The piece, then its options, whose notation need not name it again."""
        parts = [Painter(self.words, self.names, {}).full(piece)]
        for number, action in members:
            written = " ".join(word for word in action.id.split() if word != piece.code)
            parts.append(Line.assemble(self._badge(number), (written, self._style(action))))
        return parts

    def _folded(self, parts: Sequence[Line]) -> list[Line]:
        """One part after another, in as many lines as that takes."""
        lines = [parts[0].copy()]
        for part in parts[1:]:
            if lines[-1].cell_len + TIGHT + part.cell_len > self.width:
                lines.append(Line(" " * (INDENT - TIGHT)))
            lines[-1].append(" " * TIGHT).append_text(part)
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return lines

    def _badge(self, number: int) -> Line:
        return Line.assemble((f" {number} ", NUMBER), " ")

    def _in_columns(self, cells: list[Line], fewest: int) -> list[Line]:
        """Read downwards, as many columns as fit."""
        if not cells:
            return []
        need = max(fewest, *(cell.cell_len for cell in cells))
        across = max(1, (self.width + GAP) // (min(need, self.width) + GAP))
        down = -(-len(cells) // across)
        wide = (self.width + GAP) // (-(-len(cells) // down)) - GAP
        wide = min(wide, need)
        lines = []
        for row in range(down):
            line = Line()
            for cell in cells[row::down]:
                cell.truncate(self.width if across == 1 else wide, overflow="ellipsis")
                line.append_text(cell).append(" " * (wide - cell.cell_len + GAP))
            line.rstrip()
            lines.append(line)
        return lines

    def _numbered(self, number: int) -> Line:
        return Line.assemble((f" {number:>{self.digits}} ", NUMBER), " ")

    def _all(self) -> list[tuple[int, Action]]:
        return list(enumerate(self.scene.actions, start=1))

    def _said(self, action: Action) -> str:
        return self.words.say(action.name, self.names)

    def _style(self, action: Action) -> str:
        return ACCENT if action.style == "primary" else ""


def draw_options(scene: Scene, words: Words, names: Sequence[str], console: Console) -> RenderableType:
    """Each option in full."""
    return Group(*Options(scene, words, names, console).sentences())
