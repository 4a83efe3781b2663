"""The dojos of a game as bytes, made when something was laid there and kept until something is laid again.

A dojo changes once a round and is looked at by everybody all the time.  What is kept is held against the table at every
look, which takes a twentieth of making it, so it makes no difference whose table it was.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.games.dojo.material import BELTS, CARD_KINDS, DISCIPLES, TROPHY_KINDS
from chabudai.games.dojo.state import Dojo

MOST: Final = 2048  # games that are remembered
FACE: Final = DISCIPLES + BELTS  # bytes of a card: its figure and its belt
# By card and by trophy; the last is that of a square without a card, or of a line without a trophy.
FACES: Final = [
    bytes([place in (card // BELTS, DISCIPLES + card % BELTS) for place in range(FACE)]) for card in range(CARD_KINDS)
] + [bytes(FACE)]
PRIZES: Final = [bytes([place == kind for place in range(TROPHY_KINDS)]) for kind in range(TROPHY_KINDS)] + [
    bytes(TROPHY_KINDS)
]


class Sheet:
    """The dojos and trophies of one game.  Seats follow each other twice, so that any of them may be the first."""

    def __init__(self) -> None:
        self.grid: list[int] = []
        self.lines: list[int] = []
        self.dojos = bytearray()
        self.trophies = bytearray()

    def look(self, game: Dojo) -> None:
        """Make anew what has changed."""
        if self.grid != game.grid:
            self.grid = game.grid[:]
            self.dojos = bytearray(b"".join([FACES[card] for card in self.grid])) * 2
        if self.lines != game.lines:
            self.lines = game.lines[:]
            self.trophies = bytearray(b"".join([PRIZES[trophy] for trophy in self.lines])) * 2


class Sheets:
    """Those of the games looked at of late."""

    def __init__(self) -> None:
        self.sheets: dict[int, Sheet] = {}  # by what is likely to be the same game next time

    def of(self, game: Dojo) -> Sheet:
        """The sheet of a game as it lies."""
        key = id(game)
        sheet = self.sheets.get(key)
        if sheet is None:
            if len(self.sheets) >= MOST:
                self.sheets.clear()
            sheet = self.sheets[key] = Sheet()
        sheet.look(game)
        return sheet
