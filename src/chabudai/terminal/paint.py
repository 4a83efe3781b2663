"""A piece in a few letters.  Its code carries the meaning; colour only helps the eye."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text as Line

from chabudai.core.scene import Piece, Slot
from chabudai.core.scene import Text as Said
from chabudai.terminal.option_numbers import written
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


class Painter:
    """Draws pieces in one language for one reader, and remembers which marks it has used."""

    def __init__(self, words: Words, names: Sequence[str], tagged: Mapping[str, Sequence[int]]) -> None:
        self.words = words
        self.names = names
        self.tagged = tagged  # per slot or piece: the numbers of the options that stand there
        self.marks: set[str] = set()

    def say(self, text: Said) -> str:
        """A text of the scene in the reader's language."""
        return self.words.say(text, self.names)

    def short(self, text: Said) -> str:
        """The same where there is little room."""
        return self.words.short(text, self.names)

    def code(self, piece: Piece, tight: bool = False) -> Line:
        """The piece as small as possible: its code, its marks, how many there are, what lies on it."""
        return self._code(piece, tight).append_text(self._upper(piece)).append_text(self.numbers(piece.key))

    def full(self, piece: Piece) -> Line:
        """The piece with its spoken name beside the code."""
        line = Line()
        name = self.say(piece.name)
        if piece.code:
            line.append_text(self._code(piece, tight=False, counted=str(piece.count) not in name)).append(" ")
        elif piece.face is None:
            line.append(f"{BACK} ", FAINT)
        return line.append(name).append_text(self._upper(piece)).append_text(self.numbers(piece.key))

    def _code(self, piece: Piece, tight: bool, counted: bool = True) -> Line:
        line = Line()
        if piece.code:
            line.append(piece.code if tight else f" {piece.code} ", STYLES.get(piece.colour, PLAIN))
        elif piece.face is None:
            line.append(BACK, FAINT)
        else:
            line.append(f" {self.say(piece.name)} ", STYLES.get(piece.colour, PLAIN))
        line.append("".join(self._sign(mark) for mark in piece.marks), STRONG)
        if piece.count is not None and counted and not (tight and piece.on):
            line.append(f"{'' if tight else ' '}×{piece.count}")
        return line

    def _upper(self, piece: Piece) -> Line:
        """What lies on it."""
        upper = Line(" ").join(self.code(one, tight=True) for one in piece.on)
        return Line.assemble("(", upper, ")") if piece.on else upper

    def numbers(self, key: str) -> Line:
        """The options that point at this slot or piece."""
        numbers = self.tagged.get(key, ())
        return Line(" ").append(f"[{written(numbers)}]", ACCENT) if numbers else Line()

    def slot(self, slot: Slot) -> Line:
        """A place in a compact board."""
        line = (
            Line(" ").join(self.code(piece, tight=True) for piece in slot.pieces) if slot.pieces else Line(EMPTY, FAINT)
        )
        return line.append_text(self.numbers(slot.key))

    def legend(self) -> list[str]:
        """What the signs beside the codes mean."""
        return [f"{self.words.sign(mark)} {self.words(f'mark-{mark}')}" for mark in sorted(self.marks)]

    def _sign(self, mark: str) -> str:
        self.marks.add(mark)
        return self.words.sign(mark)
