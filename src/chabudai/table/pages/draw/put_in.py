"""The names of one table: what stands for them while something is said, and how they are put in afterwards.

What is said of people at one table is said at others in the same words, but for their names.  So it is said of
stand-ins (`words/stand_ins.py`), once for all tables, and the names are put into that: in a tenth of the time.
"""

# mypyc: compile
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from chabudai.core.seats import MOST_SEATS
from chabudai.table.pages.draw.cache import Reader
from chabudai.table.pages.draw.escaped import escape
from chabudai.words import Words, You
from chabudai.words.stand_ins import LETTERS, OPEN, PLAIN

# The marks, by number: for each seat those of its name, and behind these that of the letter on its seal.
_marks: Final = [escape(mark) for marks in (PLAIN, OPEN, LETTERS) for mark in marks]
_mark: Final = re.compile("|".join(_marks))


class Said:
    """Something that is said in HTML, whatever people are called."""

    def __init__(self, html: str) -> None:
        self._html = html
        self._missing = sorted({_marks.index(mark) for mark in _mark.findall(html)}) if "&#" in html else []

    def by(self, called: Called) -> str:
        """With the names of a table."""
        html = self._html
        for number in self._missing:
            html = html.replace(_marks[number], called.puts[number])
        return html


class Called(Reader):
    """How the seats of a table are called, the reader's own a `You`."""

    def __init__(self, names: Sequence[str], words: Words) -> None:
        super().__init__(names)
        self.names: Final = names
        self.marks: Final = [words.stand_in(names, seat) for seat in range(len(names))]
        self.anywhere: Final = Reader(self.marks)  # who reads the same at this table or another, but for the names
        self.letters: Final = [name[:1].upper() for name in names]  # on the seals
        self.told_by_seal: Final = sum([1 << seat for seat in range(len(names)) if is_told_by_seal(names, seat)])
        self.puts: Final = [""] * len(_marks)
        for seat, name in enumerate(names):
            self.puts[seat] = self.puts[MOST_SEATS + seat] = _quoted(name)
            self.puts[2 * MOST_SEATS + seat] = _quoted(self.letters[seat])
            if self.marks[seat] != name:
                self.letters[seat] = LETTERS[seat]


def _quoted(name: str) -> str:
    """As it may stand in HTML, and in HTML within JSON."""
    return escape(name).replace("\\", "&#92;")


def is_told_by_seal(names: Sequence[str], seat: int) -> bool:
    """Does the first letter say who it is?  Not of the reader, whose sentences are in the second person."""
    if isinstance(names[seat], You):
        return False
    letter = names[seat][:1].upper()
    return sum([name[:1].upper() == letter for name in names]) == 1
