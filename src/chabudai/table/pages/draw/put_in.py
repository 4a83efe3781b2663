"""The names of one table: what stands for them while something is said, and how they are put in afterwards.

What is said of people at one table is said at others in the same words, but for their names.  So it is said of
stand-ins (`words/stand_ins.py`), once for all tables, and taken apart where these stand: to put the names in is then
to join some texts.
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

# What is to be put in, by number: the name of each seat, and behind these the letter on its seal.
_marks: Final[dict[str, int]] = {
    **{escape(mark): seat for marks in (PLAIN, OPEN) for seat, mark in enumerate(marks)},
    **{escape(mark): MOST_SEATS + seat for seat, mark in enumerate(LETTERS)},
}
_mark: Final = re.compile(f"({'|'.join(_marks)})")


class Said:
    """Something that is said in HTML, whatever people are called."""

    def __init__(self, html: str) -> None:
        self._pieces: list[str] = _mark.split(html) if "&#" in html else [html]  # every other one is a mark
        self._missing = [_marks[mark] for mark in self._pieces[1::2]]

    def by(self, called: Called) -> str:
        """With the names of a table."""
        if not self._missing:
            return self._pieces[0]
        pieces, place = self._pieces[:], 1
        for number in self._missing:
            pieces[place] = called.puts[number]
            place += 2
        return "".join(pieces)


class Called(Reader):
    """How the seats of a table are called, the reader's own a `You`."""

    def __init__(self, names: Sequence[str], words: Words) -> None:
        super().__init__(names)
        self.names: Final = names
        self.marks: Final = [words.stand_in(names, seat) for seat in range(len(names))]
        self.anywhere: Final = Reader(self.marks)  # who reads the same at this table or another, but for the names
        self.letters: Final = [name[:1].upper() for name in names]  # on the seals
        self.told_by_seal: Final = sum([1 << seat for seat in range(len(names)) if is_told_by_seal(names, seat)])
        self.puts: Final = [""] * (2 * MOST_SEATS)
        for seat, name in enumerate(names):
            self.puts[seat], self.puts[MOST_SEATS + seat] = _quoted(name), _quoted(self.letters[seat])
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
