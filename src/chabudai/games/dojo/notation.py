"""Dojo in writing: the table as readable JSON, and facts as parameters of texts."""

from __future__ import annotations

from chabudai.core.box import Json
from chabudai.core.game import Game
from chabudai.core.knowledge import HIDDEN, card_of
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Param, Seated, Text, text
from chabudai.games.dojo.challenge import THROWS
from chabudai.games.dojo.geometry import BOARD_COLUMNS, BOARD_ROWS, COLUMN_LETTERS
from chabudai.games.dojo.material import (
    BELT_CODES,
    COLUMNS,
    DISCIPLE_CODES,
    NO_TROPHY,
    ROWS,
    TROPHY_CODES,
    belt,
    card_code,
    disciple,
)
from chabudai.games.dojo.standing import Box34, arranged
from chabudai.games.dojo.state import NO_SQUARE, Dojo


@once(PIECES)
def card_text(card: int) -> Text:
    """The spoken name of a card."""
    figure = text(f"dojo-disciple-{DISCIPLE_CODES[disciple(card)]}")
    return text("dojo-card", disciple=figure, belt=text(f"dojo-belt-{BELT_CODES[belt(card) - 1]}"))


@once(PIECES)
def trophy_text(trophy: int) -> Text:
    """The name of a trophy."""
    return text(f"dojo-trophy-{TROPHY_CODES[trophy]}")


@once(PIECES)
def square_text(cell: int) -> Text:
    """The name of a square."""
    return text("dojo-square", column=COLUMN_LETTERS[cell % BOARD_COLUMNS], row=cell // BOARD_COLUMNS + 1)


@once(PIECES)
def line_text(line: int) -> Text:
    """The name of a row or column."""
    if line < BOARD_ROWS:
        return text("dojo-row", row=line + 1)
    return text("dojo-column", column=COLUMN_LETTERS[line - BOARD_ROWS])


def fact(name: str, value: int) -> Param:
    """A fact of an event or refusal as a parameter of its text."""
    if name in ("seat", "to"):
        return Seated(value)
    if name == "card":
        return card_text(value)
    if name == "trophy":
        return trophy_text(value)
    if name == "cell":
        return square_text(value)
    if name == "line":
        return line_text(value)
    if name == "throw":
        return text(f"dojo-throw-{THROWS[value]}")
    return value


def picture(position: Game) -> dict[str, Json]:
    """The table as readable JSON: cards as disciple and belt letters, rows as placed.

    In a view, what its viewer does not know is "?".
    """
    assert isinstance(position, Dojo)
    drawn: dict[str, Json] = {
        "round": position.round + 1,
        "dealer": None if position.over or position.without_dealer() else position.dealer,
        "trophy": _trophy(position.trophy),
        "cards_left": len(position.deck),
        "hands": [_entry(entry) for entry in position.hands],
        "challenges_won": position.wins[:],
        "dojos": [_dojo(position, seat) for seat in range(position.seats)],
        "points": position.totals(),
        "over": position.over,
    }
    if position.throw_number:
        drawn["throw"] = position.throw_number
        drawn["throws_won"] = position.boost[:]
    return drawn


def _dojo(game: Dojo, seat: int) -> dict[str, Json]:
    box = Box34(game, seat)
    drawn: dict[str, Json] = {
        "rows": _rows(box.cards),
        "row_trophies": [_trophy(trophy) for trophy in box.row_trophies],
        "column_trophies": [_trophy(trophy) for trophy in box.column_trophies],
    }
    if game.over:
        drawn["arranged"] = _rows(arranged(box))
    return drawn


def _rows(cards: list[int]) -> list[list[str | None]]:
    codes = [None if card == NO_SQUARE else card_code(card) for card in cards]
    return [codes[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)]


def _trophy(trophy: int) -> str | None:
    return None if trophy == NO_TROPHY else TROPHY_CODES[trophy]


def _entry(entry: int) -> str | None:
    if entry < 0:
        return None
    return "?" if card_of(entry) == HIDDEN else card_code(card_of(entry))
