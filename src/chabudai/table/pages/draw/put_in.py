"""The names of one table: what stands for them while something is said, and how they are put in afterwards.

What is said of people at one table is said at others in the same words, but for their names.  So it is said of
stand-ins (`words/stand_ins.py`), once for all tables, and the names are put into that: in a tenth of the time.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chabudai.table.pages.draw.escaped import escape
from chabudai.words import Words, You
from chabudai.words.stand_ins import LETTERS

Put = tuple[str, str]  # what stands in HTML, and what is to stand there


class Called:
    """How the seats of a table are called, the reader's own a `You`."""

    def __init__(self, names: Sequence[str], words: Words) -> None:
        self.names: Final = names
        self.marks: Final = [words.stand_in(names, seat) for seat in range(len(names))]
        self.letters: Final = [name[:1].upper() for name in names]  # on the seals
        self.told_by_seal: Final = sum([1 << seat for seat in range(len(names)) if is_told_by_seal(names, seat)])
        self._puts: list[list[Put]] = []
        for seat, name in enumerate(names):
            puts: list[Put] = []
            if self.marks[seat] != name:
                puts = [(escape(self.marks[seat]), _quoted(name)), (escape(LETTERS[seat]), _quoted(self.letters[seat]))]
                self.letters[seat] = LETTERS[seat]
            self._puts.append(puts)

    def put_in(self, html: str, seats: int) -> str:
        """The same with the names of these seats, a bit each."""
        for puts in self._puts:
            if not seats:
                break
            if seats & 1:
                for mark, said in puts:
                    html = html.replace(mark, said)
            seats >>= 1
        return html


def _quoted(name: str) -> str:
    """As it may stand in HTML, and in HTML within JSON."""
    return escape(name).replace("\\", "&#92;")


def is_told_by_seal(names: Sequence[str], seat: int) -> bool:
    """Does the first letter say who it is?  Not of the reader, whose sentences are in the second person."""
    if isinstance(names[seat], You):
        return False
    letter = names[seat][:1].upper()
    return sum([name[:1].upper() == letter for name in names]) == 1
