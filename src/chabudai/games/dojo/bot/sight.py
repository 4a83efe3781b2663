"""One dojo of a game of Dojo as it lies, and what a card or a trophy more would add to it."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import card_of
from chabudai.core.seats import NOBODY
from chabudai.games.dojo.arrangement import best_points
from chabudai.games.dojo.bot.lines import IN_COLUMN, IN_ROW, Lines
from chabudai.games.dojo.geometry import BOARD_COLUMNS, BOARD_ROWS, CELLS, LINES, open_cells, top_left
from chabudai.games.dojo.material import ASSISTANT, BROOM, COLUMNS, NO_TROPHY, ROWS, is_row_trophy
from chabudai.games.dojo.scoring import KEPT_TROPHY_POINTS
from chabudai.games.dojo.state import NO_SQUARE, Dojo

SLOTS: Final = ROWS * COLUMNS
WIDTH: Final = COLUMNS + 1  # the rows and columns of a dojo, and one of each beyond it
ROW_OF: Final = [place // WIDTH for place in range(WIDTH * (ROWS + 1))]
COLUMN_OF: Final = [place % WIDTH for place in range(WIDTH * (ROWS + 1))]


class Layout:
    """What follows from the squares taken and the edges fixed: where the dojo begins, where its next card may go."""

    def __init__(self, occupied: int, edges: int) -> None:
        corner = top_left(occupied)
        self.square = corner
        self.row = corner // BOARD_COLUMNS
        self.column = BOARD_ROWS + corner % BOARD_COLUMNS
        self.open = SLOTS - occupied.bit_count()
        self.cells = [NO_SQUARE] * CELLS  # per square: the row and column of the dojo that it belongs to, as one number
        self.places: list[int] = []  # such numbers; squares of the same row and column, taken or not, count as one
        for cell in open_cells(occupied, edges):
            row = cell // BOARD_COLUMNS - self.row
            column = cell % BOARD_COLUMNS - corner % BOARD_COLUMNS
            place = (row if 0 <= row < ROWS else ROWS) * WIDTH + (column if 0 <= column < COLUMNS else COLUMNS)
            self.cells[cell] = place
            if place not in self.places:
                self.places.append(place)


LAYOUTS: Final[dict[int, Layout]] = {}  # by squares and edges, filled as they are met


class Sight:
    """One dojo as it lies: number of cards and key of each line, its trophies, and what they are worth so far."""

    def __init__(self, lines: Lines, game: Dojo, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.lines = lines
        occupied = game.occupied[seat]
        edges = game.edges(seat) if game.fixed_trophies else 0
        layout = LAYOUTS.get(occupied | edges)
        if layout is None:
            layout = Layout(occupied, edges)
            LAYOUTS[occupied | edges] = layout
        self.layout = layout
        grid = game.grid
        at = seat * CELLS + layout.square
        a, b, c, d = grid[at] + 1, grid[at + 1] + 1, grid[at + 2] + 1, grid[at + 3] + 1
        at += BOARD_COLUMNS
        e, f, g, h = grid[at] + 1, grid[at + 1] + 1, grid[at + 2] + 1, grid[at + 3] + 1
        at += BOARD_COLUMNS
        i, j, k, m = grid[at] + 1, grid[at + 1] + 1, grid[at + 2] + 1, grid[at + 3] + 1
        w, v = IN_ROW, IN_COLUMN
        # The last key of each is that of a line without a card, where the dojo may still grow to.
        self.row_key = [w[a] + w[b] + w[c] + w[d], w[e] + w[f] + w[g] + w[h], w[i] + w[j] + w[k] + w[m], 0]
        self.column_key = [v[a] + v[e] + v[i], v[b] + v[f] + v[j], v[c] + v[g] + v[k], v[d] + v[h] + v[m], 0]
        on = game.lines
        at = seat * LINES + layout.row
        self.row_trophies = [on[at], on[at + 1], on[at + 2], NO_TROPHY]
        at = seat * LINES + layout.column
        self.column_trophies = [on[at], on[at + 1], on[at + 2], on[at + 3], NO_TROPHY]
        stage = (layout.open + 2) // 3
        self.rows = lines.rows[stage]
        self.columns = lines.columns[stage]
        worth = 0.0
        if layout.open == 0:
            worth = self.counted([a - 1, b - 1, c - 1, d - 1, e - 1, f - 1, g - 1, h - 1, i - 1, j - 1, k - 1, m - 1])
        else:
            for line in range(ROWS):
                trophy = self.row_trophies[line]
                worth += self.rows[trophy + 1][self.row_key[line]]
                if trophy == ASSISTANT:
                    worth += lines.assistant
            for line in range(COLUMNS):
                trophy = self.column_trophies[line]
                worth += self.columns[trophy + 1][self.column_key[line]]
                if trophy == BROOM:
                    worth += lines.broom
        if game.white_belt:
            worth += KEPT_TROPHY_POINTS * game.wins[seat]
        self.worth = worth
        self.in_hand = self.with_card(game.hands[seat])

    def with_card(self, entry: int) -> float:
        """The worth of the dojo once this card lies where it does most, or where its owner has decided."""
        if entry < 0:
            return self.worth
        card = card_of(entry)
        layout = self.layout
        if layout.open == 1:
            return self.completed(card)
        row_weight, column_weight = IN_ROW[card + 1], IN_COLUMN[card + 1]
        plan = self.game.plan[self.seat]
        if plan >= 0:
            place = layout.cells[plan]
            row, column = ROW_OF[place], COLUMN_OF[place]
            return self.worth + self.row_gain(row, row_weight) + self.column_gain(column, column_weight)
        in_rows = [self.row_gain(row, row_weight) for row in range(ROWS + 1)]
        in_columns = [self.column_gain(column, column_weight) for column in range(COLUMNS + 1)]
        best = -1000.0
        for place in layout.places:
            gain = in_rows[ROW_OF[place]] + in_columns[COLUMN_OF[place]]
            if gain > best:
                best = gain
        return self.worth + best

    def row_gain(self, row: int, weight: int) -> float:
        """What a card adds to its row."""
        table = self.rows[self.row_trophies[row] + 1]
        key = self.row_key[row]
        return table[key + weight] - table[key]

    def column_gain(self, column: int, weight: int) -> float:
        """What a card adds to its column."""
        table = self.columns[self.column_trophies[column] + 1]
        key = self.column_key[column]
        return table[key + weight] - table[key]

    def completed(self, card: int) -> float:
        """The points of the dojo with its last square filled."""
        at = self.seat * CELLS + self.layout.square
        grid = self.game.grid
        cards = grid[at : at + COLUMNS]
        for _ in range(1, ROWS):
            at += BOARD_COLUMNS
            cards += grid[at : at + COLUMNS]
        cards[cards.index(NO_SQUARE)] = card
        kept = KEPT_TROPHY_POINTS * self.game.wins[self.seat] if self.game.white_belt else 0
        return kept + self.counted(cards)

    def counted(self, cards: list[int]) -> float:
        """The points of a full dojo with these cards."""
        return float(best_points(cards, self.row_trophies[:ROWS], self.column_trophies[:COLUMNS]))

    def trophy_gain(self, trophy: int) -> float:
        """What this trophy would add to the line it serves best: trophies.2 to trophies.4, trophies.6, trophies.8."""
        if self.game.white_belt:
            # Compare counts a win at once; before that the trophy is still to be won.
            return float(KEPT_TROPHY_POINTS) if self.game.winner == NOBODY else 0.0
        best = 0.0
        if is_row_trophy(trophy):
            for line in range(ROWS):
                key = self.row_key[line]
                if key and self.row_trophies[line] == NO_TROPHY and self.may_carry(line * BOARD_COLUMNS):
                    gain = self.rows[trophy + 1][key] - self.rows[0][key]
                    best = max(best, gain + self.lines.assistant if trophy == ASSISTANT else gain)
        else:
            for line in range(COLUMNS):
                key = self.column_key[line]
                if key and self.column_trophies[line] == NO_TROPHY and self.may_carry(line):
                    gain = self.columns[trophy + 1][key] - self.columns[0][key]
                    best = max(best, gain + self.lines.broom if trophy == BROOM else gain)
        return best

    def may_carry(self, first: int) -> bool:
        """trophies.8: a fixed trophy needs a line whose first square, counted from the corner, holds a card."""
        return (
            not self.game.fixed_trophies or self.game.grid[self.seat * CELLS + self.layout.square + first] != NO_SQUARE
        )
