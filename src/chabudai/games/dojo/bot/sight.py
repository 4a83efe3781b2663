"""One dojo of a game of Dojo as it lies, and what a card or a trophy more would add to it."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import card_of
from chabudai.core.seats import NOBODY
from chabudai.games.dojo.arrangement import best_points
from chabudai.games.dojo.bot.lines import IN_COLUMN, IN_ROW, Lines
from chabudai.games.dojo.geometry import BOARD_COLUMNS, BOARD_ROWS, CELLS, LINES, open_cells, top_left
from chabudai.games.dojo.material import (
    ASSISTANT,
    BROOM,
    CARD_KINDS,
    COLUMNS,
    NO_TROPHY,
    ROWS,
    TROPHY_KINDS,
    is_row_trophy,
)
from chabudai.games.dojo.scoring import KEPT_TROPHY_POINTS
from chabudai.games.dojo.state import NO_SQUARE, Dojo

SLOTS: Final = ROWS * COLUMNS
WIDTH: Final = COLUMNS + 1  # the rows and columns of a dojo, and one of each beyond it
ROW_OF: Final = [place // WIDTH for place in range(WIDTH * (ROWS + 1))]
COLUMN_OF: Final = [place % WIDTH for place in range(WIDTH * (ROWS + 1))]
UNKNOWN: Final = -1e9  # a gain that nobody has asked for yet


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


class Mat:
    """One dojo as it lies: number of cards and key of each line, its trophies, what they and cards to come are worth.

    It holds for all positions that have this dojo, whatever is in their hands.
    """

    def __init__(self, lines: Lines, game: Dojo, seat: int) -> None:
        self.lines = lines
        self.fixed_trophies = game.fixed_trophies
        occupied = game.occupied[seat]
        edges = game.edges(seat) if game.fixed_trophies else 0
        layout = LAYOUTS.get(occupied | edges)
        if layout is None:
            layout = Layout(occupied, edges)
            LAYOUTS[occupied | edges] = layout
        self.layout = layout
        grid = game.grid
        at = seat * CELLS + layout.square
        cards = grid[at : at + COLUMNS]
        at += BOARD_COLUMNS
        cards += grid[at : at + COLUMNS]
        at += BOARD_COLUMNS
        cards += grid[at : at + COLUMNS]
        self.cards = cards
        a, b, c, d, e, f, g, h, i, j, k, m = [card + 1 for card in cards]
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
        self.gains = [UNKNOWN] * CARD_KINDS  # per card: what it adds where it does most
        self.trophy_gains = [UNKNOWN] * TROPHY_KINDS  # per trophy: what it adds to the line it serves best
        worth = 0.0
        if layout.open == 0:
            worth = self.counted(cards)
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
        self.worth = worth

    def gain(self, card: int) -> float:
        """What the card adds where it does most."""
        known = self.gains[card]
        if known != UNKNOWN:
            return known
        row_weight, column_weight = IN_ROW[card + 1], IN_COLUMN[card + 1]
        in_rows = [self.row_gain(row, row_weight) for row in range(ROWS + 1)]
        in_columns = [self.column_gain(column, column_weight) for column in range(COLUMNS + 1)]
        best = -1000.0
        for place in self.layout.places:
            gain = in_rows[ROW_OF[place]] + in_columns[COLUMN_OF[place]]
            if gain > best:
                best = gain
        self.gains[card] = best
        return best

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
        known = self.gains[card]
        if known != UNKNOWN:
            return known
        cards = self.cards[:]
        cards[cards.index(NO_SQUARE)] = card
        points = self.counted(cards)
        self.gains[card] = points
        return points

    def counted(self, cards: list[int]) -> float:
        """The points of a full dojo with these cards."""
        return float(best_points(cards, self.row_trophies[:ROWS], self.column_trophies[:COLUMNS]))

    def trophy_gain(self, trophy: int) -> float:
        """What this trophy would add to the line it serves best: trophies.2 to trophies.4, trophies.6, trophies.8."""
        known = self.trophy_gains[trophy]
        if known != UNKNOWN:
            return known
        best = 0.0
        if is_row_trophy(trophy):
            for line in range(ROWS):
                key = self.row_key[line]
                if key and self.row_trophies[line] == NO_TROPHY and self.may_carry(line * COLUMNS):
                    gain = self.rows[trophy + 1][key] - self.rows[0][key]
                    best = max(best, gain + self.lines.assistant if trophy == ASSISTANT else gain)
        else:
            for line in range(COLUMNS):
                key = self.column_key[line]
                if key and self.column_trophies[line] == NO_TROPHY and self.may_carry(line):
                    gain = self.columns[trophy + 1][key] - self.columns[0][key]
                    best = max(best, gain + self.lines.broom if trophy == BROOM else gain)
        self.trophy_gains[trophy] = best
        return best

    def may_carry(self, first: int) -> bool:
        """trophies.8: a fixed trophy needs a line whose first square, counted from the corner, holds a card."""
        return not self.fixed_trophies or self.cards[first] != NO_SQUARE


class Sight:
    """The dojo of a seat with what its owner holds and has won."""

    def __init__(self, mat: Mat, game: Dojo, seat: int) -> None:
        self.mat = mat
        self.game = game
        self.plan = game.plan[seat]
        self.kept = KEPT_TROPHY_POINTS * game.wins[seat] if game.white_belt else 0
        self.worth = mat.worth + self.kept
        self.in_hand = self.with_card(game.hands[seat])

    def with_card(self, entry: int) -> float:
        """The worth of the dojo once this card lies where it does most, or where its owner has decided."""
        if entry < 0:
            return self.worth
        card = card_of(entry)
        mat = self.mat
        if mat.layout.open == 1:
            return self.kept + mat.completed(card)
        if self.plan < 0:
            return self.worth + mat.gain(card)
        place = mat.layout.cells[self.plan]
        in_row = mat.row_gain(ROW_OF[place], IN_ROW[card + 1])
        return self.worth + in_row + mat.column_gain(COLUMN_OF[place], IN_COLUMN[card + 1])

    def trophy_gain(self, trophy: int) -> float:
        """What this trophy would add."""
        if self.game.white_belt:
            # Compare counts a win at once; before that the trophy is still to be won.
            return float(KEPT_TROPHY_POINTS) if self.game.winner == NOBODY else 0.0
        return self.mat.trophy_gain(trophy)
