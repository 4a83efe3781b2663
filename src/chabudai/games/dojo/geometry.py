"""The squares of a dojo.

A dojo grows freely until it is three rows of four.  It is kept on a board of 5 x 7 squares whose centre takes the first
card, so that every shape fits wherever it grows, a square is an int from 0 to 34, and nothing is ever shifted.
Its lines are numbered too: 0 to 4 the rows of that board, 5 to 11 its columns.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.seats import LOWEST
from chabudai.games.dojo.material import COLUMNS, NO_TROPHY, ROWS, is_row_trophy

BOARD_ROWS: Final = 5
BOARD_COLUMNS: Final = 7
CELLS: Final = 35
START: Final = 17
START_BIT: Final = 1 << 17
LINES: Final = 12
COLUMN_LETTERS: Final = "abcdefg"

CELL_BIT: Final = [1 << cell for cell in range(CELLS)]
ROW_MASK: Final = [0x7F << (row * BOARD_COLUMNS) for row in range(BOARD_ROWS)]
COLUMN_MASK: Final = [0x10204081 << column for column in range(BOARD_COLUMNS)]
LINE_MASK: Final = ROW_MASK + COLUMN_MASK
FULL_BOX: Final = 0xF | 0xF << 7 | 0xF << 14  # a full dojo in the upper left corner

# What speaks against a square or a line; 0 when nothing does.
FREE: Final = 0
TAKEN: Final = 1
APART: Final = 2
TOO_MANY_ROWS: Final = 3
TOO_MANY_COLUMNS: Final = 4
WRONG_DIRECTION: Final = 5
EMPTY_LINE: Final = 6
HAS_TROPHY: Final = 7
BEYOND_LEFT: Final = 8
BEYOND_TOP: Final = 9
STARTS_INSIDE: Final = 10

# The edges beyond which a dojo no longer grows, because a fixed trophy stands there.  They are bits above those of the
# squares, so that squares and edges together are one key.
LEFT_EDGE: Final = 1 << 35
TOP_EDGE: Final = 1 << 36
LEFT_OF: Final = [sum(COLUMN_MASK[:column]) for column in range(BOARD_COLUMNS)]
ABOVE: Final = [sum(ROW_MASK[:row]) for row in range(BOARD_ROWS)]


def _neighbours(cell: int) -> int:
    row, column = cell // BOARD_COLUMNS, cell % BOARD_COLUMNS
    mask = 0
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < BOARD_ROWS and 0 <= c < BOARD_COLUMNS:
            mask |= 1 << (r * BOARD_COLUMNS + c)
    return mask


NEIGHBOURS: Final = [_neighbours(cell) for cell in range(CELLS)]

# A function of the shape and its fixed edges alone, so each is judged once.
KNOWN_CELLS: Final[dict[int, tuple[int, ...]]] = {}


def cell_obstacle(occupied: int, cell: int, edges: int = 0) -> int:
    """What forbids a card on this square: training.3, training.4 and trophies.8."""
    if occupied == 0:
        return FREE if cell == START else APART
    if occupied & CELL_BIT[cell]:
        return TAKEN
    if occupied & NEIGHBOURS[cell] == 0:
        return APART
    grown = occupied | CELL_BIT[cell]
    if _span(grown, ROW_MASK) > ROWS:
        return TOO_MANY_ROWS
    if _span(grown, COLUMN_MASK) > COLUMNS:
        return TOO_MANY_COLUMNS
    if CELL_BIT[cell] & _beyond(occupied, edges & LEFT_EDGE):
        return BEYOND_LEFT
    if CELL_BIT[cell] & _beyond(occupied, edges & TOP_EDGE):
        return BEYOND_TOP
    return FREE


def open_cells(occupied: int, edges: int = 0) -> tuple[int, ...]:
    """The squares that may take the next card."""
    cells = KNOWN_CELLS.get(occupied | edges)
    if cells is None:
        near = START_BIT if occupied == 0 else _beside(occupied) & _within_reach(occupied) & ~_beyond(occupied, edges)
        cells = tuple([cell for cell in range(CELLS) if near & CELL_BIT[cell]])
        KNOWN_CELLS[occupied | edges] = cells
    return cells


def _beyond(occupied: int, edges: int) -> int:
    """The squares outside the fixed edges of a dojo."""
    beyond = 0
    if edges & LEFT_EDGE:
        beyond |= LEFT_OF[LOWEST[used_columns(occupied)]]
    if edges & TOP_EDGE:
        beyond |= ABOVE[LOWEST[used_rows(occupied)]]
    return beyond


def _beside(occupied: int) -> int:
    """The empty squares with a card beside them."""
    beside = occupied << BOARD_COLUMNS | occupied >> BOARD_COLUMNS
    beside |= (occupied & ~COLUMN_MASK[BOARD_COLUMNS - 1]) << 1 | (occupied & ~COLUMN_MASK[0]) >> 1
    return beside & ~occupied


def _within_reach(occupied: int) -> int:
    """The squares on whose row and column there may be a card."""
    return ROWS_IN_REACH[used_rows(occupied)] & COLUMNS_IN_REACH[used_columns(occupied)]


def used_rows(occupied: int) -> int:
    """The rows with a card, as a bit mask."""
    used = 0
    bit = 1
    while occupied:
        if occupied & 0x7F:
            used |= bit
        occupied >>= BOARD_COLUMNS
        bit += bit
    return used


def used_columns(occupied: int) -> int:
    """The columns with a card, as a bit mask."""
    return (occupied | occupied >> 7 | occupied >> 14 | occupied >> 21 | occupied >> 28) & 0x7F


def _in_reach(masks: list[int], most: int) -> list[int]:
    """Per set of lines with a card: the squares of all lines that may have one too."""
    bits = CELL_BIT[: len(masks)]
    return [
        sum([masks[i] for i in range(len(masks)) if _span(used | bits[i], bits) <= most])
        for used in range(1 << len(masks))
    ]


def lines_at_edge(occupied: int, rows: bool) -> int:
    """The rows that begin in the leftmost column, or the columns that begin in the top row, as a bit mask."""
    if rows:
        return used_rows(occupied & COLUMN_MASK[LOWEST[used_columns(occupied)]])
    return used_columns(occupied & ROW_MASK[LOWEST[used_rows(occupied)]])


def line_obstacle(occupied: int, line: int, trophy: int, carried: int, fixed: bool = False) -> int:
    """What forbids this trophy on this line, which carries `carried`: trophies.2 to trophies.4, trophies.8."""
    if is_row_trophy(trophy) != (line < BOARD_ROWS):
        return WRONG_DIRECTION
    if occupied & LINE_MASK[line] == 0:
        return EMPTY_LINE
    if carried != NO_TROPHY:
        return HAS_TROPHY
    row = line < BOARD_ROWS
    if fixed and lines_at_edge(occupied, row) & CELL_BIT[line if row else line - BOARD_ROWS] == 0:
        return STARTS_INSIDE
    return FREE


def top_left(occupied: int) -> int:
    """The upper left square of the box round all cards; 0 of an empty dojo."""
    if occupied == 0:
        return 0
    return LOWEST[used_rows(occupied)] * BOARD_COLUMNS + LOWEST[used_columns(occupied)]


def _span(occupied: int, masks: list[int]) -> int:
    """From the first line with a card to the last, both included."""
    first, last = -1, -1
    for i in range(len(masks)):
        if occupied & masks[i]:
            last = i
            if first < 0:
                first = i
    return last - first + 1


ROWS_IN_REACH: Final = _in_reach(ROW_MASK, ROWS)
COLUMNS_IN_REACH: Final = _in_reach(COLUMN_MASK, COLUMNS)
