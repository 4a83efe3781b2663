"""The best use of Assistants and Brooms: scoring.8, scoring.12, scoring.13, scoring.14. Exact, never a guess.

The points of a row depend only on which cards lie in it, and so do those of a column. An Assistant therefore
changes columns only, a Broom rows only, and two tokens of one colour never disturb each other. From that:

1. Using a token and leaving all cards where they are is allowed, so every token is used exactly once.
2. Only the order between Assistants and Brooms matters. It is enough to try the orders in which neighbours of
   one colour stand from low to high line: 2 orders for 1 + 1 tokens, 14 for 2 + 2.
3. When an Assistant is used, a card put into a column whose Broom is still to come may travel on. A card put
   into any other column has arrived: the tokens of its cell are spent or were never there. So only the cards
   for columns *with a Broom to come* are branched on. The rest of the row is "free": dealt to the other
   columns after everything else. The same holds for a Broom and the rows with an Assistant to come.
4. An Assistant that leaves the card at its crossing with a Broom unchanged can change places with that Broom
   if they are neighbours, and the cards end up the same. Of all ways to reach an arrangement take one with
   the fewest pairs "Assistant before Broom": in it no such neighbours remain. So a run of Brooms need not
   sweep a column whose crossing was left as it was by an Assistant of the run just before.
5. No cell is free both in its row and in its column: the first of its two tokens to be used branches on it.
   So a branch ends with two independent small problems, the best rows and the best columns: `free_cells.py`.

With 2 + 2 tokens at most 859 branches are left of 14 * 20,736 arrangements. A branch whose rows plus the
ceiling of its columns cannot beat the best so far is not looked into further.
"""

# mypyc: compile

from chabudai.games.dojo.free_cells import ALL_COLUMNS, ALL_ROWS, BIT, FreeCells
from chabudai.games.dojo.material import ASSISTANT, BROOM, COLUMNS, ROWS
from chabudai.games.dojo.scoring import grid_points


def best_points(cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> int:
    """Points of a full dojo after the best use of its Assistants and Brooms."""
    if ASSISTANT not in row_trophies and BROOM not in column_trophies:
        return grid_points(cards, row_trophies, column_trophies)
    return _Search(cards, row_trophies, column_trophies).run()


def best_arrangement(cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> list[int]:
    """The twelve cards in the order that gives `best_points`; the order given when nothing is gained."""
    if ASSISTANT not in row_trophies and BROOM not in column_trophies:
        return list(cards)
    search = _Search(cards, row_trophies, column_trophies)
    search.run()
    return search.arrangement()


class _Search(FreeCells):
    """The cards as they lie at the present point of the search, and the best branch met so far."""

    def __init__(self, cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> None:
        super().__init__(cards, row_trophies, column_trophies)
        self.best = grid_points(cards, row_trophies, column_trophies)
        self.best_cards = self.cards[:]
        self.best_row_free = self.row_free[:]
        self.best_column_free = self.column_free[:]

    def run(self) -> int:
        rows = 0
        columns = 0
        for row in range(ROWS):
            if self.row_trophies[row] == ASSISTANT:
                rows |= BIT[row]
        for column in range(COLUMNS):
            if self.column_trophies[column] == BROOM:
                columns |= BIT[column]
        self.use_next(rows, columns, 0, 0, 0)
        return self.best

    def use_next(self, rows: int, columns: int, first_row: int, first_column: int, kept: int) -> None:
        """Use one of the tokens left; within a run of one colour only from low to high line (step 2).

        `kept` are the columns that may not be swept right now, since an Assistant of the last run left its
        crossing with them unchanged (step 4).
        """
        if rows == 0 or columns == 0:
            # One colour is left, and the whole run of it: all that it moves has arrived.
            if columns & kept:
                return
            for row in range(ROWS):
                if rows & BIT[row]:
                    self.row_free[row] = ALL_COLUMNS
            for column in range(COLUMNS):
                if columns & BIT[column]:
                    self.column_free[column] = ALL_ROWS
            self.weigh()
            return
        run_kept = kept if first_column == 0 else 0
        for row in range(first_row, ROWS):
            if rows & BIT[row]:
                before = self.cards[row * COLUMNS : row * COLUMNS + COLUMNS]
                self.use_assistant(row, before, 0, ALL_COLUMNS, rows ^ BIT[row], columns, run_kept)
        for column in range(first_column, COLUMNS):
            if columns & BIT[column] and not kept & BIT[column]:
                self.use_broom(column, 0, ALL_ROWS, rows, columns ^ BIT[column], kept)

    def use_assistant(
        self, row: int, before: list[int], column: int, free: int, rows: int, columns: int, kept: int
    ) -> None:
        """Try each card of the row in the next column with a Broom to come (step 3)."""
        while column < COLUMNS and not columns & BIT[column]:
            column += 1
        if column == COLUMNS:
            self.row_free[row] = free
            self.use_next(rows, columns, row + 1, 0, kept)
            return
        cards = self.cards
        rest = free ^ BIT[column]
        here = row * COLUMNS + column
        card = cards[here]
        tried: list[int] = []
        for other in range(COLUMNS):
            there = row * COLUMNS + other
            chosen = cards[there]
            if free & BIT[other] and chosen not in tried:
                tried.append(chosen)
                cards[there] = card
                cards[here] = chosen
                now_kept = kept | BIT[column] if chosen == before[column] else kept
                self.use_assistant(row, before, column + 1, rest, rows, columns, now_kept)
                cards[here] = card
                cards[there] = chosen

    def use_broom(self, column: int, row: int, free: int, rows: int, columns: int, kept: int) -> None:
        """Try each card of the column in the next row with an Assistant to come (step 3)."""
        while row < ROWS and not rows & BIT[row]:
            row += 1
        if row == ROWS:
            self.column_free[column] = free
            self.use_next(rows, columns, 0, column + 1, kept)
            return
        cards = self.cards
        rest = free ^ BIT[row]
        here = row * COLUMNS + column
        card = cards[here]
        tried: list[int] = []
        for other in range(ROWS):
            there = other * COLUMNS + column
            chosen = cards[there]
            if free & BIT[other] and chosen not in tried:
                tried.append(chosen)
                cards[there] = card
                cards[here] = chosen
                self.use_broom(column, row + 1, rest, rows, columns, kept)
                cards[here] = card
                cards[there] = chosen

    def weigh(self) -> None:
        """The end of a branch: keep it if its best rows and best columns beat what was found before."""
        ceiling = self.column_ceilings()
        rows = self.best_rows()
        if rows + ceiling <= self.best:
            return
        columns = self.best_columns(ceiling, self.best - rows)
        if rows + columns > self.best:
            self.best = rows + columns
            self.best_cards = self.cards[:]
            self.best_row_free = self.row_free[:]
            self.best_column_free = self.column_free[:]

    def arrangement(self) -> list[int]:
        """The best branch with its free cells dealt out."""
        self.cards = self.best_cards[:]
        self.row_free = self.best_row_free[:]
        self.column_free = self.best_column_free[:]
        self.settle(self.best)
        return self.cards
