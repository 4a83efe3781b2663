"""A piece in a few letters.  Its code carries the meaning; colour only helps the eye."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text as Line

from chabudai.core.scene import Piece, Slot
from chabudai.core.scene import Text as Said
from chabudai.words import Words

BACK: Final = "▒▒"
EMPTY: Final = "·"
FAINT: Final = "dim"
STRONG: Final = "bold"
NUMBER: Final = "bold grey0 on cyan3"
ACCENT: Final = "bold cyan3"
ALARM: Final = "bold red"
PLAIN: Final = "bold reverse"
STYLES: Final = {  # numbered colours: the sixteen named ones look different in every terminal
    "white": "bold grey0 on grey93",
    "yellow": "bold grey0 on gold1",
    "green": "bold grey100 on dark_green",
    "blue": "bold grey100 on blue3",
    "black": "bold grey100 on grey3",
    "orange": "bold grey0 on dark_orange",
    "red": "bold grey100 on red3",
    "purple": "bold grey100 on purple4",
    "brown": "bold grey100 on orange4",
    "grey": "bold grey0 on grey70",
}
SIGNS: Final = "*+†‡"  # for the marks of pieces, explained below the table


class Painter:
    """Draws pieces in one language for one reader, and remembers which marks it has used."""

    def __init__(self, words: Words, names: Sequence[str], targets: dict[str, list[int]]) -> None:
        self.words = words
        self.names = names
        self.targets = targets  # per slot or piece: the numbers of the options that point there
        self.marks: list[str] = []

    def say(self, text: Said) -> str:
        """A text of the scene in the reader's language."""
        return self.words.say(text, self.names)

    def code(self, piece: Piece, tight: bool = False) -> Line:
        """The piece as small as possible: its code, its marks, how many there are, what lies on it."""
        line = Line()
        if piece.code:
            line.append(piece.code if tight else f" {piece.code} ", STYLES.get(piece.colour, PLAIN))
        elif piece.face is None:
            line.append(BACK, FAINT)
        else:
            line.append(f" {self.say(piece.name)} ", STYLES.get(piece.colour, PLAIN))
        line.append("".join(self._sign(mark) for mark in piece.marks), STRONG)
        if piece.count is not None:
            line.append(f" ×{piece.count}")
        for upper in piece.on:
            line.append("+").append_text(self.code(upper, tight))
        return line.append_text(self.numbers(piece.key))

    def full(self, piece: Piece) -> Line:
        """The piece with its spoken name beside the code."""
        line = Line()
        if piece.code:
            line.append_text(self.code(piece)).append(" ")
        elif piece.face is None:
            line.append(f"{BACK} ", FAINT)
        return line.append(self.say(piece.name))

    def numbers(self, key: str) -> Line:
        """The options that point at this slot or piece."""
        line = Line()
        for number in self.targets.get(key, ()):
            line.append(" ").append(f"[{number}]", ACCENT)
        return line

    def slot(self, slot: Slot) -> Line:
        """A place in a compact board."""
        line = (
            Line(" ").join(self.code(piece, tight=True) for piece in slot.pieces) if slot.pieces else Line(EMPTY, FAINT)
        )
        return line.append_text(self.numbers(slot.key))

    def legend(self) -> str:
        """What the signs beside the codes mean."""
        return "   ".join(f"{self._sign(mark)} {self.words(f'mark-{mark}')}" for mark in self.marks)

    def _sign(self, mark: str) -> str:
        if mark not in self.marks:
            self.marks.append(mark)
        return SIGNS[self.marks.index(mark) % len(SIGNS)]
