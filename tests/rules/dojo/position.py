"""A table of Dojo whose piles lie as a test wants them, played in the notation of records.

The cards, the trophies and the first dealer are chosen before the first step, and every order of the piles and every
dealer is a possible draw (setup.1 to setup.3).  From there a test plays through `choose` like anybody else, so each
position it looks at is one that a real game can reach.  `scored` alone writes on the table: see there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from chabudai.core.box import Json, Value
from chabudai.core.clauses import Refusal
from chabudai.core.codec import dumps
from chabudai.core.errors import AgainstTheRules
from chabudai.core.events import Event
from chabudai.core.knowledge import HIDDEN, NO_CARD, card_of
from chabudai.core.match import Match
from chabudai.core.record import read_choice, write_choice
from chabudai.games.dojo import BOX
from chabudai.games.dojo.geometry import BOARD_COLUMNS, BOARD_ROWS, CELL_BIT, CELLS, LINES
from chabudai.games.dojo.material import NO_TROPHY, TROPHY_CODES, card_code
from chabudai.games.dojo.standing import Box34
from chabudai.games.dojo.state import NO_SQUARE, Dojo
from tests.rules.dojo.grid_text import cards, grid

# The twelve squares of a dojo that is filled like a page: the first card goes to d3, the rest right and down.
LIKE_A_PAGE = [f"{letter}{row}" for row in "345" for letter in "defg"]


def trophies(text: str) -> list[int]:
    """Trophies written one after the other: "incense broom"."""
    return [TROPHY_CODES.index(code) for code in text.split()]


def square_number(square: str) -> int:
    """The number of a square of the board, written "d3"."""
    return "abcdefg".index(square[0]) + (int(square[1:]) - 1) * BOARD_COLUMNS


def names(squares: tuple[int, ...]) -> str:
    """Squares of the board in writing."""
    return " ".join(f"{'abcdefg'[number % BOARD_COLUMNS]}{number // BOARD_COLUMNS + 1}" for number in squares)


def shape(squares: str) -> int:
    """A dojo with cards on these squares, as the bit mask of `geometry`."""
    return sum(CELL_BIT[square_number(square)] for square in squares.split())


def on_top(pile: list[int], wanted: list[int]) -> list[int]:
    """The same pile, the wanted cards on top of it in the order in which they will be taken."""
    rest = pile[:]
    for card in wanted:
        rest.remove(card)  # a ValueError here means that the box does not hold so many of them
    return rest + wanted[::-1]


class Table:
    """A match at which the piles were stacked: `cards` and `turned` from the top, the first dealer by number."""

    def __init__(
        self, seats: int = 3, dealer: int = 0, cards: str = "", turned: str = "", deck: Json = None, **options: Value
    ) -> None:
        def set_up(seats: int, seed: int, options: Mapping[str, Value], deck: Json) -> Dojo:
            game = BOX.set_up(seats, seed, options, deck)
            assert isinstance(game, Dojo)
            game.deck = on_top(game.deck, wanted_cards)
            game.tokens = on_top(game.tokens, trophies(turned))
            game.dealer = dealer
            return game

        wanted_cards = _cards(cards)
        self.match = Match(replace(BOX, set_up=set_up), seats, 7, options, deck)

    @property
    def game(self) -> Dojo:
        game = self.match.game
        assert isinstance(game, Dojo)
        return game

    # --- playing ------------------------------------------------------------------------------

    def play(self, *choices: str) -> list[Event]:
        """Make choices, written as in records ("1 challenge"); all that happened then."""
        events: list[Event] = []
        for written in choices:
            events += self.match.choose(*read_choice(self.game, written, len(self.match.played) + 1))
        return events

    def refusal(self, written: str) -> Refusal:
        """Why the rules forbid this choice; it must be forbidden, and nothing may change."""
        before = dumps(BOX, self.game)
        with pytest.raises(AgainstTheRules) as caught:
            self.play(written)
        assert dumps(BOX, self.game) == before
        return caught.value.refusal

    def deal(self) -> list[Event]:
        """The dealer gives the cards away in the order of the seats, so the pile is written in that order too."""
        dealer = self.game.dealer
        return self.play(*(f"{dealer} give {seat}" for seat in range(self.game.seats - 1)))

    def nobody_challenges(self) -> list[Event]:
        """Everybody passes, clockwise from the dealer's left."""
        seats, dealer = self.game.seats, self.game.dealer
        return self.play(*(f"{(dealer + place) % seats} pass" for place in range(1, seats)))

    def train(self, *squares: str) -> list[Event]:
        """Everybody places a card: one square a seat, or one for all, or none to fill the dojos like a page."""
        if not self.asks("place"):  # the first card of a dojo leaves no choice
            return []
        chosen = squares or (LIKE_A_PAGE[self.game.round],)
        if len(chosen) == 1:
            chosen *= self.game.seats
        return self.play(*(f"{seat} place {square}" for seat, square in enumerate(chosen)))

    def quiet_round(self) -> list[Event]:
        """A whole round without challenge."""
        events = [] if self.game.without_dealer() else [*self.deal(), *self.nobody_challenges()]
        return events + self.train()

    def to_round(self, number: int) -> Table:
        """Quiet rounds until this one begins."""
        while self.game.round + 1 < number:
            self.quiet_round()
        return self

    def challenged_round(self, challenger: int, then: str = "keep", line: str = "", square: str = "") -> list[Event]:
        """A whole round with a challenge; the winner keeps or swaps and places the trophy on the line, if asked."""
        seats, dealer = self.game.seats, self.game.dealer
        events = self.deal()
        passing = [(dealer + place) % seats for place in range(1, seats)]
        events += self.play(*(f"{seat} pass" for seat in passing[: passing.index(challenger)]))
        events += self.play(f"{challenger} challenge")
        winner = self.game.winner
        events += self.play(f"{winner} {then}")
        events += self.train(*([square] if square else []))
        if line:
            events += self.play(f"{winner} {line}")
        return events

    # --- looking ------------------------------------------------------------------------------

    def asks(self, what: str) -> bool:
        """Is somebody being asked for a choice that begins like this?"""
        return any(written.partition(" ")[2].startswith(what) for written in self.choices())

    def choices(self) -> list[str]:
        """All choices that are possible now."""
        game = self.game
        return [write_choice(game, seat, choice) for seat in game.waiting() for choice in game.options_of[seat]]

    def hands(self, viewer: int | None = -1) -> str:
        """The hands in the order of the seats, "??" what the viewer does not know (-1: somebody who knows all)."""
        position = self.game if viewer == -1 else self.match.game.view(viewer)
        assert isinstance(position, Dojo)
        return " ".join(_written(entry) for entry in position.hands)

    def dojo(self, seat: int) -> str:
        """The dojo as a picture: "MW FY -- --" for two cards, no empty rows."""
        places = Box34(self.game, seat).cards
        codes = ["--" if card == NO_SQUARE else card_code(card) for card in places]
        rows = [" ".join(codes[start : start + 4]) for start in (0, 4, 8)]
        return " / ".join(row for row in rows if row != "-- -- -- --")

    def trophies_of(self, seat: int) -> dict[str, str]:
        """The trophies on the lines of a dojo, by the notation of the line: {"row 3": "incense"}."""
        names = [f"row {row + 1}" for row in range(BOARD_ROWS)] + [f"column {letter}" for letter in "abcdefg"]
        placed = zip(names, self.game.trophies(seat), strict=True)
        return {name: TROPHY_CODES[trophy] for name, trophy in placed if trophy != NO_TROPHY}


def _cards(text: str) -> list[int]:
    return cards(text.replace("|", " "))  # a bar may stand between two rounds


def _written(entry: int) -> str:
    if entry == NO_CARD:
        return "--"
    return "??" if card_of(entry) == HIDDEN else card_code(card_of(entry))


def kinds(events: list[Event]) -> list[str]:
    """The kinds of the events in order."""
    return [event.kind for event in events]


def the(kind: str, events: list[Event]) -> Event:
    """The only event of this kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def seen_by(event: Event, seats: int) -> list[int | None]:
    """Who may see the event; None stands for spectators."""
    return [viewer for viewer in [*range(seats), None] if event.visible_to(viewer)]


def cards_by_round(*dojos: str) -> str:
    """The pile that fills these dojos, one for each seat, like a page."""
    filled = [grid(dojo) for dojo in dojos]
    return " | ".join(" ".join(card_code(dojo[place]) for dojo in filled) for place in range(12))


def scored(seats: int, **lines: str) -> Dojo:
    """A position whose dojos hold what is written: `d0="MW FY / ..."`, `row1_of_0="incense"`, `column4_of_0="broom"`.

    Written straight onto the table, since points depend on nothing but the dojos, their trophies and the challenges
    won, however these came about.  "--" is an empty square.
    """
    game = BOX.new(seats, 1)
    assert isinstance(game, Dojo)
    for name, value in lines.items():
        what, _, owner = name.partition("_of_")
        if not owner:
            _write_dojo(game, int(what[1:]), value)
        else:
            number = int(what[-1])
            line = number + 1 if what.startswith("row") else BOARD_ROWS + 2 + number
            game.lines[int(owner) * LINES + line] = TROPHY_CODES.index(value)
    return game


def _write_dojo(game: Dojo, seat: int, picture: str) -> None:
    for row, written in enumerate(picture.split("/")):
        for column, code in enumerate(written.split()):
            if code != "--":
                cell = (row + 2) * BOARD_COLUMNS + column + 3
                (game.grid[seat * CELLS + cell],) = cards(code)
                game.occupied[seat] |= CELL_BIT[cell]


def in_training(*squares: str, seats: int = 3) -> Table:
    """Seat 0 has placed cards on these squares, d3 first, and is asked for the next."""
    table = Table(seats)
    table.quiet_round()
    for square in squares:
        table.deal()
        table.nobody_challenges()
        table.train(square)
    table.deal()
    table.nobody_challenges()
    return table
