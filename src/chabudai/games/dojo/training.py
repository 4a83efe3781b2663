"""Training: everybody places a card, then the winner of the challenge places the trophy."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import NO_CARD
from chabudai.core.seats import MOST_SEATS, NOBODY
from chabudai.core.step import Question, Step
from chabudai.games.dojo.geometry import (
    APART,
    BEYOND_LEFT,
    BEYOND_TOP,
    BOARD_COLUMNS,
    BOARD_ROWS,
    CELL_BIT,
    CELLS,
    COLUMN_LETTERS,
    EMPTY_LINE,
    FREE,
    KNOWN_CELLS,
    LINES,
    START,
    STARTS_INSIDE,
    TAKEN,
    TOO_MANY_ROWS,
    WRONG_DIRECTION,
    cell_obstacle,
    line_obstacle,
    lines_at_edge,
    open_cells,
    used_columns,
    used_rows,
)
from chabudai.games.dojo.material import NO_TROPHY, is_row_trophy
from chabudai.games.dojo.state import UNDECIDED, Dojo

ALL_CELLS: Final = tuple(range(CELLS))
ALL_LINES: Final = tuple(range(LINES))
# Per set of rows or columns, as a bit mask: their lines.
ROW_CHOICES: Final = [tuple([n for n in range(BOARD_ROWS) if rows >> n & 1]) for rows in range(1 << BOARD_ROWS)]
COLUMN_CHOICES: Final = [
    tuple([BOARD_ROWS + n for n in range(BOARD_COLUMNS) if columns >> n & 1]) for columns in range(1 << BOARD_COLUMNS)
]
FIRST_SQUARE: Final = (START,)


class Train(Step[Dojo]):
    """training.1, training.2: all at once, everybody decides where the card goes."""

    clause = "training.1"

    def run(self, game: Dojo) -> None:
        for seat in range(game.seats):
            PLACE[seat].run(game)


class Place(Question[Dojo]):
    """training.3: beside an earlier card; training.4: within three rows and four columns; trophies.8: and its edges."""

    clause = "training.3"
    size = CELLS
    sealed = True
    by_itself = True

    def candidates(self, game: Dojo) -> tuple[int, ...]:
        # The first card may go anywhere; since nothing lies there yet, all places are the same one.
        return ALL_CELLS if game.occupied[self.seat] else FIRST_SQUARE

    def refusal(self, game: Dojo, choice: int) -> Refusal | None:
        obstacle = cell_obstacle(game.occupied[self.seat], choice, game.edges(self.seat))
        if obstacle == FREE:
            return None
        if obstacle == TAKEN:
            return Refusal("training.5", "square-taken")
        if obstacle == APART:
            return Refusal("training.3", "not-beside-a-card")
        if obstacle == TOO_MANY_ROWS:
            return Refusal("training.4", "fourth-row")
        if obstacle == BEYOND_LEFT:
            return Refusal("trophies.8", "beyond-the-left-edge")
        if obstacle == BEYOND_TOP:
            return Refusal("trophies.8", "beyond-the-top-edge")
        return Refusal("training.4", "fifth-column")

    def options(self, game: Dojo) -> tuple[int, ...]:
        occupied = game.occupied[self.seat]
        if game.fixed_trophies:
            return open_cells(occupied, game.edges(self.seat))
        cells = KNOWN_CELLS.get(occupied)
        return open_cells(occupied) if cells is None else cells

    def answer(self, game: Dojo, choice: int) -> None:
        game.plan[self.seat] = choice

    def describe(self, game: Dojo, choice: int) -> str:
        return f"place {COLUMN_LETTERS[choice % BOARD_COLUMNS]}{choice // BOARD_COLUMNS + 1}"


class Show(Step[Dojo]):
    """training.1, training.2: the cards are shown together, face up in their dojos; then comes the trophy."""

    clause = "training.2"

    def run(self, game: Dojo) -> None:
        game.unseal()
        if game.lent:
            game.own_dojos()
        plan, hands, grid, occupied = game.plan, game.hands, game.grid, game.occupied
        for seat in range(game.seats):
            cell = plan[seat]
            card = game.turn_up(hands[seat])
            plan[seat] = UNDECIDED
            hands[seat] = NO_CARD
            grid[seat * CELLS + cell] = card
            occupied[seat] = occupied[seat] | CELL_BIT[cell]  # compiled, |= would be a call
            if game.journal is not None:
                game.tell("place", "training.1", {"seat": seat, "card": card, "cell": cell})
        if game.winner != NOBODY and not game.white_belt:
            AWARD[game.winner].run(game)


class Award(Question[Dojo]):
    """trophies.1: the winner places the trophy; trophies.2 to 4: on a row or column with a card and without trophy.

    trophies.8: a fixed one only where the row or column begins at the edge of the dojo.
    """

    clause = "trophies.1"
    size = LINES

    def candidates(self, game: Dojo) -> tuple[int, ...]:
        return ALL_LINES

    def refusal(self, game: Dojo, choice: int) -> Refusal | None:
        seat = self.seat
        carried = game.lines[seat * LINES + choice]
        obstacle = line_obstacle(game.occupied[seat], choice, game.trophy, carried, game.fixed_trophies)
        if obstacle == FREE:
            return None
        facts = {"trophy": game.trophy}
        if obstacle == WRONG_DIRECTION:
            return Refusal("trophies.2", "wrong-direction", facts)
        if obstacle == EMPTY_LINE:
            return Refusal("trophies.4", "empty-line", facts)
        if obstacle == STARTS_INSIDE:
            return Refusal("trophies.8", "starts-inside", facts)
        return Refusal("trophies.3", "has-a-trophy", {"trophy": carried})

    def run(self, game: Dojo) -> None:
        if game.journal is not None and not self.options(game):
            game.tell("no-line", "trophies.6", {"seat": self.seat, "trophy": game.trophy})
        super().run(game)

    def options(self, game: Dojo) -> tuple[int, ...]:
        occupied, lines, start = game.occupied[self.seat], game.lines, self.seat * LINES
        if is_row_trophy(game.trophy):
            free = lines_at_edge(occupied, True) if game.fixed_trophies else used_rows(occupied)
            for n in range(BOARD_ROWS):
                if lines[start + n] != NO_TROPHY:
                    free &= ~CELL_BIT[n]
            return ROW_CHOICES[free]
        free = lines_at_edge(occupied, False) if game.fixed_trophies else used_columns(occupied)
        for n in range(BOARD_COLUMNS):
            if lines[start + BOARD_ROWS + n] != NO_TROPHY:
                free &= ~CELL_BIT[n]
        return COLUMN_CHOICES[free]

    def answer(self, game: Dojo, choice: int) -> None:
        if game.lent:
            game.own_dojos()
        game.lines[self.seat * LINES + choice] = game.trophy
        if game.journal is not None:
            game.tell("award", "trophies.1", {"seat": self.seat, "trophy": game.trophy, "line": choice})
        game.trophy = NO_TROPHY

    def describe(self, game: Dojo, choice: int) -> str:
        if choice < BOARD_ROWS:
            return f"row {choice + 1}"
        return f"column {COLUMN_LETTERS[choice - BOARD_ROWS]}"


TRAIN: Final = Train()
PLACE: Final = [Place(seat) for seat in range(MOST_SEATS)]
SHOW: Final = Show()
AWARD: Final = [Award(seat) for seat in range(MOST_SEATS)]
