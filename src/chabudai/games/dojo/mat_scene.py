"""A dojo as a scene: its mat, the trophies at its edges, and the squares beyond it that may be used next."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import card_of
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Seated, Slot, Zone, text
from chabudai.games.dojo.geometry import BOARD_COLUMNS, BOARD_ROWS, CELLS, START
from chabudai.games.dojo.material import COLUMNS, NO_TROPHY, ROWS
from chabudai.games.dojo.notation import line_text, square_text
from chabudai.games.dojo.pieces import card_piece, trophy_piece
from chabudai.games.dojo.state import NO_SQUARE, Dojo
from chabudai.games.dojo.training import Place

FIRST_ROW: Final = START // BOARD_COLUMNS - 1  # of the mat while nothing lies on it: its first card has neighbours
FIRST_COLUMN: Final = START % BOARD_COLUMNS - 1
LANE: Final = -2  # beside the mat, for the trophies of its lines
Beyond = tuple[tuple[int, ...], tuple[int, ...]]
NOTHING_BEYOND: Final[Beyond] = ((), ())


def public_dojo(seat: int, squares: tuple[int, ...], trophies: tuple[int, ...]) -> Zone:
    """A dojo as all see it."""
    return _dojo(seat, squares, trophies, (), (), -1, NO_SQUARE)


def own_dojo(view: Dojo, seat: int, public: Zone) -> Zone:
    """A dojo with what its owner alone can see of it: where the next card may go, and where it will."""
    possible = view.options_of[seat] if isinstance(view.question(seat), Place) else ()
    planned = view.plan[seat] >= 0
    if not possible and not planned:
        return public
    squares, trophies = tuple(view.squares(seat)), tuple(view.trophies(seat))
    cell, card = (view.plan[seat], card_of(view.hands[seat])) if planned else (-1, NO_SQUARE)
    rows, columns = _beyond(squares, cell, possible) if possible else NOTHING_BEYOND
    return _dojo(seat, squares, trophies, rows, columns, cell, card)


@once(ZONES)
def _beyond(squares: tuple[int, ...], planned: int, possible: tuple[int, ...]) -> Beyond:
    """The rows and columns of squares that may be used next and lie beyond the mat."""
    top, left = _mat(squares, planned)
    rows = {cell // BOARD_COLUMNS for cell in possible} - {*range(top, top + ROWS)}
    columns = {cell % BOARD_COLUMNS for cell in possible} - {*range(left, left + COLUMNS)}
    return tuple(sorted(rows)), tuple(sorted(columns))


def _mat(squares: tuple[int, ...], planned: int) -> tuple[int, int]:
    """Where the mat begins."""
    taken = [cell for cell in range(CELLS) if squares[cell] != NO_SQUARE or cell == planned]
    top = _corner_of(FIRST_ROW, ROWS, [cell // BOARD_COLUMNS for cell in taken])
    return top, _corner_of(FIRST_COLUMN, COLUMNS, [cell % BOARD_COLUMNS for cell in taken])


@once(ZONES)
def _dojo(
    seat: int,
    squares: tuple[int, ...],
    trophies: tuple[int, ...],
    rows_beyond: tuple[int, ...],
    columns_beyond: tuple[int, ...],
    planned: int,
    card: int,
) -> Zone:
    """A mat of three rows of four with a heading slot for each line; squares beyond it as far as they may be used next.

    The x and y of a square count from the corner of the mat, so -1 and what is beyond the last are its edges; those of
    headings are -2.
    """
    top, left = _mat(squares, planned)
    rows = sorted([*range(top, top + ROWS), *rows_beyond])
    columns = tuple(sorted([*range(left, left + COLUMNS), *columns_beyond]))
    slots = [_corner(seat)]
    slots += [
        _heading(seat, BOARD_ROWS + column, trophies[BOARD_ROWS + column], column - left, LANE) for column in columns
    ]
    for row in rows:
        first = row * BOARD_COLUMNS
        cards = tuple([squares[first + column] for column in columns])
        plan = planned if planned // BOARD_COLUMNS == row else -1
        slots += _row(seat, row, row - top, left, columns, cards, trophies[row], plan, card if plan >= 0 else NO_SQUARE)
    return Zone(
        key=f"dojo{seat}",
        name=text("dojo-dojo-of", seat=Seated(seat)),
        layout="grid",
        owner=seat,
        role="board",
        columns=len(columns) + 1,
        slots=tuple(slots),
    )


@once(PIECES)
def _row(
    seat: int,
    row: int,
    y: int,
    left: int,
    columns: tuple[int, ...],
    cards: tuple[int, ...],
    trophy: int,
    planned: int,
    card: int,
) -> list[Slot]:
    """One row of squares behind its heading: most rows stay as they are when a card is placed."""
    slots = [_heading(seat, row, trophy, LANE, y)]
    for column, lying in zip(columns, cards, strict=True):
        cell = row * BOARD_COLUMNS + column
        if cell == planned:
            slots.append(_square(seat, cell, card, ("pending",), column - left, y))
        else:
            slots.append(_square(seat, cell, lying, (), column - left, y))
    return slots


def _corner_of(usual: int, size: int, taken: list[int]) -> int:
    """Where the mat begins: round the first card, and moved only as far as a dojo that has grown needs it."""
    if not taken:
        return usual
    return min(max(usual, max(taken) - size + 1), min(taken))


@once(PIECES)
def _corner(seat: int) -> Slot:
    return Slot(f"d{seat}-corner", text("dojo-corner"), x=LANE, y=LANE)


@once(PIECES)
def _heading(seat: int, line: int, trophy: int, x: int, y: int) -> Slot:
    pieces = () if trophy == NO_TROPHY else (trophy_piece(f"t{seat}-{line}", trophy),)
    return Slot(f"l{seat}-{line}", line_text(line), pieces, x, y)


@once(PIECES)
def _square(seat: int, cell: int, card: int, marks: tuple[str, ...], x: int, y: int) -> Slot:
    pieces = () if card == NO_SQUARE else (card_piece(f"d{seat}-{cell}", card, f"h{seat}", marks),)
    return Slot(f"s{seat}-{cell}", square_text(cell), pieces, x, y)
