"""What of a game of Artigiano seldom changes, as bytes: made when it changed, and kept until it changes again.

What is kept is held against the table at every look, which takes a small part of making it, so it makes no difference
whose table it was.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.step import WHOLE
from chabudai.games.artigiano.boards import MOST_CASES
from chabudai.games.artigiano.material import CARDS, VALUE
from chabudai.games.artigiano.state import EMPTY, MISSIONS, Artigiano

BYTE: Final = 255
BACK: Final = 255  # token of a card that the viewer does not know
LOGGED: Final = 16
MOST: Final = 4096  # games, and missions as a seat sees them, that are remembered
VALUE_OF: Final = bytes([0, *VALUE]).ljust(BYTE + 1, b"\0")  # by token


class Sheet:
    """What lies open in a game.  Castles follow each other twice, so that any of them may be the first."""

    def __init__(self) -> None:
        self.castle: list[int] = []
        self.discard: list[int] = []
        self.log: list[int] = []
        self.rows = bytearray()  # per castle and card: lies it there?
        self.tokens = bytearray()
        self.values = bytearray()
        self.discarded = bytearray(CARDS)
        self.depths = bytearray(CARDS)
        self.lines = bytearray(3 * LOGGED)

    def look(self, game: Artigiano) -> None:
        """Make anew what has changed."""
        if self.castle != game.castle:
            self.castle = game.castle[:]
            cards = self.castle[: game.seats * MOST_CASES]
            rows = bytearray(game.seats * CARDS)
            for i in range(len(cards)):
                if cards[i] != EMPTY:
                    rows[i // MOST_CASES * CARDS + cards[i]] = 1
            tokens = bytearray([card + 1 for card in cards])
            self.rows = rows * 2
            self.tokens = tokens * 2
            self.values = tokens.translate(VALUE_OF) * 2
        if self.discard != game.discard:
            self.discard = game.discard[:]
            self.discarded = bytearray(CARDS)
            self.depths = bytearray(CARDS)
            depth = len(self.discard)
            for card in self.discard:
                self.discarded[card] = 1
                self.depths[card] = depth
                depth -= 1
        if self.log != game.log:
            self.log = game.log[:]
            self.lines = bytearray(3 * LOGGED)
            for i in range(min(len(self.log), LOGGED)):
                line = self.log[len(self.log) - 1 - i] + 1
                self.lines[3 * i] = line >> 16 & BYTE
                self.lines[3 * i + 1] = line >> 8 & BYTE
                self.lines[3 * i + 2] = line & BYTE


class Orders:
    """The missions of all seats, and those out of the game, as one seat sees them; seats are counted from it."""

    def __init__(self, game: Artigiano, seat: int) -> None:
        seats, count = game.seats, game.mission_count()
        self.entries = game.missions[:]
        self.viewer = game.viewer
        self.count = count
        self.rows = bytearray(seats * CARDS)
        self.tokens = bytearray(seats * MISSIONS)
        self.aside = bytearray(CARDS)
        self.unplaced: list[int] = []
        self.known_by: list[int] = []  # places of the block of that name
        bit = SEEN_BY[seat]
        for i in range(len(self.entries)):
            entry = self.entries[i]
            card, turned = entry & CARD, (i // count - seat) % seats
            dealt = i < count * seats
            if entry < 0:
                continue
            if entry & bit == 0:
                if dealt:
                    self.tokens[turned * MISSIONS + i % count] = BACK
                if game.viewer == WHOLE:
                    self.unplaced.append(card)
            elif dealt:
                self.tokens[turned * MISSIONS + i % count] = card + 1
                self.rows[turned * CARDS + card] = 1
                for other in range(seats):
                    if other != seat and entry & SEEN_BY[other]:
                        self.known_by.append((other - seat) % seats * CARDS + card)
            else:
                self.aside[card] = 1

    def still_hold(self, game: Artigiano) -> bool:
        """Are they what they were?"""
        return self.viewer == game.viewer and self.count == game.mission_count() and self.entries == game.missions


class Sheets:
    """Those of the games looked at of late."""

    def __init__(self) -> None:
        self.sheets: dict[int, Sheet] = {}  # by what is likely to be the same game next time
        self.orders: dict[int, Orders] = {}  # and by the seat that looks

    def of(self, game: Artigiano) -> Sheet:
        """The sheet of a game as it lies."""
        key = id(game)
        sheet = self.sheets.get(key)
        if sheet is None:
            if len(self.sheets) >= MOST:
                self.sheets.clear()
            sheet = self.sheets[key] = Sheet()
        sheet.look(game)
        return sheet

    def missions(self, game: Artigiano, seat: int) -> Orders:
        """The missions as the seat sees them."""
        key = id(game.missions) * 8 + seat
        orders = self.orders.get(key)
        if orders is None or not orders.still_hold(game):
            if len(self.orders) >= MOST:
                self.orders.clear()
            orders = self.orders[key] = Orders(game, seat)
        return orders
