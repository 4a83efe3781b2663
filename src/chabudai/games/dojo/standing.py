"""What one dojo is worth as it stands, also while it is unfinished: its box of three by four, and the points."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence

from chabudai.games.dojo.arrangement import best_arrangement, best_points
from chabudai.games.dojo.geometry import (
    BOARD_COLUMNS,
    BOARD_ROWS,
    CELL_BIT,
    CELLS,
    FULL_BOX,
    LINES,
    START_BIT,
    top_left,
)
from chabudai.games.dojo.material import COLUMNS, KIMONO, ROWS, is_row_trophy
from chabudai.games.dojo.scoring import (
    COLUMN_KEYS,
    COLUMN_TABLES,
    COLUMN_WEIGHT,
    ROW_KEYS,
    ROW_TABLES,
    ROW_WEIGHT,
    column_belt,
    grid_points,
    kept_trophy_points,
)
from chabudai.games.dojo.state import NO_SQUARE, Dojo


class Box34:
    """The box of three rows and four columns round a dojo's cards: the cards row by row, and the lines' trophies."""

    def __init__(self, game: Dojo, seat: int) -> None:
        grid, lines = game.grid, game.lines
        self.corner = top_left(game.occupied[seat])
        a = seat * CELLS + self.corner
        b, c = a + BOARD_COLUMNS, a + 2 * BOARD_COLUMNS
        row = seat * LINES + self.corner // BOARD_COLUMNS
        column = seat * LINES + BOARD_ROWS + self.corner % BOARD_COLUMNS
        # One list, written out: slices put together would be five.
        # fmt: off
        self.cards = [
            grid[a], grid[a + 1], grid[a + 2], grid[a + 3],
            grid[b], grid[b + 1], grid[b + 2], grid[b + 3],
            grid[c], grid[c + 1], grid[c + 2], grid[c + 3],
        ]
        # fmt: on
        self.row_trophies = lines[row : row + ROWS]
        self.column_trophies = lines[column : column + COLUMNS]
        self.full = game.occupied[seat] == FULL_BOX << self.corner

    def points(self) -> int:
        """scoring.14: in the best order once the dojo is full; until then as the cards lie."""
        if self.full:
            return best_points(self.cards, self.row_trophies, self.column_trophies)
        return grid_points(self.cards, self.row_trophies, self.column_trophies)

    def cell(self, place: int) -> int:
        """The square of the board at a place of the box."""
        return cell_at(self.corner, place)


def cell_at(corner: int, place: int) -> int:
    """The square of the board at a place of the box that begins at this corner."""
    return corner + place // COLUMNS * BOARD_COLUMNS + place % COLUMNS


def arranged(box: Box34) -> list[int]:
    """scoring.14: the cards in their best order once the dojo is full; until then as they lie."""
    return best_arrangement(box.cards, box.row_trophies, box.column_trophies) if box.full else box.cards


def row_of(cards: list[int], row: int) -> list[int]:
    """The cards of a row."""
    return cards[row * COLUMNS : (row + 1) * COLUMNS]


def column_points(cards: list[int], trophy: int) -> int:
    """scoring.3, scoring.9, scoring.11; a column with a gap gives nothing yet."""
    if NO_SQUARE in cards:
        return 0
    belt = column_belt(cards, trophy)
    return 2 * belt if trophy == KIMONO else belt


def points_of(game: Dojo, seat: int) -> int:
    """The points of a seat as its dojo stands."""
    kept = kept_trophy_points(game.wins[seat]) if game.white_belt else 0
    return kept + Box34(game, seat).points()


def gains_of_card(game: Dojo, seat: int, card: int, cells: Sequence[int]) -> list[int]:
    """What a card brings on each of these squares, as the dojo stands; nothing where it may not lie."""
    now = game.occupied[seat]
    gains: list[int] = []
    for cell in cells:
        after = now | CELL_BIT[cell]
        corner = top_left(after)
        if after == now or not after & START_BIT or FULL_BOX << corner & after != after:
            gains.append(0)
        elif after == FULL_BOX << corner:
            gains.append(_gain_of_last(game, seat, card))
        else:
            gains.append(_gain_at(game, seat, card, cell, corner))
    return gains


def _gain_at(game: Dojo, seat: int, card: int, cell: int, corner: int) -> int:
    """What a card brings to its row and its column, which is all that it changes before the dojo is full."""
    grid = game.grid
    row, column = cell // BOARD_COLUMNS, cell % BOARD_COLUMNS
    a = seat * CELLS + row * BOARD_COLUMNS + corner % BOARD_COLUMNS
    b = seat * CELLS + corner // BOARD_COLUMNS * BOARD_COLUMNS + column
    w, v = ROW_WEIGHT, COLUMN_WEIGHT
    in_row = w[grid[a]] + w[grid[a + 1]] + w[grid[a + 2]] + w[grid[a + 3]]
    in_column = v[grid[b]] + v[grid[b + BOARD_COLUMNS]] + v[grid[b + 2 * BOARD_COLUMNS]]
    rows = ROW_TABLES[game.lines[seat * LINES + row] + 1]
    columns = COLUMN_TABLES[game.lines[seat * LINES + BOARD_ROWS + column] + 1]
    gain = rows[in_row + w[card] - ROW_KEYS] - rows[in_row]
    return gain + columns[in_column + v[card] - COLUMN_KEYS] - columns[in_column]


def _gain_of_last(game: Dojo, seat: int, card: int) -> int:
    """What the card brings that makes the dojo full, whose cards may then be put into their best order."""
    box = Box34(game, seat)
    before = box.points()
    box.cards[box.cards.index(NO_SQUARE)] = card
    box.full = True
    return box.points() - before


def gain_of_trophy(game: Dojo, seat: int, trophy: int, line: int) -> int:
    """What a trophy brings at this line, as the dojo stands; nothing at a column if it is for rows, or the reverse."""
    in_rows = line < BOARD_ROWS
    if is_row_trophy(trophy) != in_rows:
        return 0
    box = Box34(game, seat)
    before = box.points()
    trophies = box.row_trophies if in_rows else box.column_trophies
    place = line - box.corner // BOARD_COLUMNS if in_rows else line - BOARD_ROWS - box.corner % BOARD_COLUMNS
    if not 0 <= place < len(trophies):
        return 0  # there is no card on that line
    trophies[place] = trophy
    return box.points() - before
