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
    top_left,
)
from chabudai.games.dojo.material import COLUMNS, KIMONO, ROWS, is_row_trophy
from chabudai.games.dojo.scoring import column_belt, kept_trophy_points, row_parts
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
    box = Box34(game, seat)
    if box.full:
        return kept + best_points(box.cards, box.row_trophies, box.column_trophies)
    rows = [[card for card in row_of(box.cards, row) if card != NO_SQUARE] for row in range(ROWS)]
    in_rows = sum([part[0] for row in range(ROWS) if rows[row] for part in row_parts(rows[row], box.row_trophies[row])])
    columns = range(COLUMNS)
    return kept + in_rows + sum([column_points(box.cards[c::COLUMNS], box.column_trophies[c]) for c in columns])


def gains_of_card(game: Dojo, seat: int, card: int, cells: Sequence[int]) -> list[int]:
    """What a card brings on each of these squares, as the dojo stands; nothing where it may not lie."""
    new, now = game.clone(), game.occupied[seat]
    new.own_dojos()
    before = points_of(game, seat)
    gains: list[int] = []
    for cell in cells:
        place = seat * CELLS + cell
        after = now | CELL_BIT[cell]
        if game.grid[place] != NO_SQUARE or FULL_BOX << top_left(after) & after != after:
            gains.append(0)
            continue
        new.grid[place] = card
        new.occupied[seat] = after
        gains.append(points_of(new, seat) - before)
        new.grid[place] = NO_SQUARE
    return gains


def gain_of_trophy(game: Dojo, seat: int, trophy: int, line: int) -> int:
    """What a trophy brings at this line, as the dojo stands; nothing at a column if it is for rows, or the reverse."""
    if is_row_trophy(trophy) != (line < BOARD_ROWS):
        return 0
    new = game.clone()
    new.own_dojos()
    new.lines[seat * LINES + line] = trophy
    return points_of(new, seat) - points_of(game, seat)
