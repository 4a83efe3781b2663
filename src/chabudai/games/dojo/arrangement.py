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

With 2 + 2 tokens at most 859 branches are left of 14 * 20,736 arrangements, and most of them are cut off: what
the columns can give has a cheap ceiling, for one branch and for all that begin when one Assistant is left. What
the rows can give has one limit for the whole search. Only where the two together beat the best so far are the
rows looked at, and only where these and the ceiling beat it, the columns.
"""

# mypyc: compile

from itertools import permutations
from typing import Final

from chabudai.games.dojo.free_cells import (
    ALL_COLUMNS,
    ALL_ROWS,
    BELT_BIT,
    BIT,
    FACTORS,
    FIELD,
    FIELDS,
    SPREAD,
    FreeCells,
)
from chabudai.games.dojo.material import ASSISTANT, BROOM, COLUMNS, MULTICOLOUR, ROWS
from chabudai.games.dojo.scoring import COLUMN_TABLES, COLUMN_WEIGHT, ROW_TABLES, ROW_WEIGHT, grid_points

_NO_LIMIT: Final = 30  # three rows of four equal disciples
_CHOICES: Final[list[list[tuple[list[int], int]]]] = [[] for _ in range(1 << 11)]  # filled as they are met


def best_points(cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> int:
    """Points of a full dojo after the best use of its Assistants and Brooms."""
    r0, r1, r2 = row_trophies
    c0, c1, c2, c3 = column_trophies
    assistants = (r0 == ASSISTANT) + (r1 == ASSISTANT) + (r2 == ASSISTANT)
    brooms = (c0 == BROOM) + (c1 == BROOM) + (c2 == BROOM) + (c3 == BROOM)
    if assistants + brooms == 0:
        return grid_points(cards, row_trophies, column_trophies)
    if assistants + brooms > 1:
        return _Search(cards, row_trophies, column_trophies).run()
    if assistants:
        return _one_assistant(cards, row_trophies, column_trophies)
    return _one_broom(cards, row_trophies, column_trophies)


def best_arrangement(cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> list[int]:
    """The twelve cards in the order that gives `best_points`; the order given when nothing is gained."""
    if ASSISTANT not in row_trophies and BROOM not in column_trophies:
        return list(cards)
    search = _Search(cards, row_trophies, column_trophies)
    search.run()
    return search.arrangement()


def _one_broom(cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> int:
    """The common case of a lone Broom: six orders of three cards, on the keys of the rows without them."""
    a, b, c, d, e, f, g, h, i, j, k, m = [ROW_WEIGHT[card] for card in cards]
    column = column_trophies.index(BROOM)
    x = ROW_WEIGHT[cards[column]]
    y = ROW_WEIGHT[cards[column + 4]]
    z = ROW_WEIGHT[cards[column + 8]]
    first = ROW_TABLES[row_trophies[0] + 1]
    second = ROW_TABLES[row_trophies[1] + 1]
    third = ROW_TABLES[row_trophies[2] + 1]
    p = a + b + c + d - x
    q = e + f + g + h - y
    r = i + j + k + m - z
    px, py, pz = first[p + x], first[p + y], first[p + z]
    qx, qy, qz = second[q + x], second[q + y], second[q + z]
    rx, ry, rz = third[r + x], third[r + y], third[r + z]
    best = max(px + qy + rz, px + qz + ry, py + qx + rz, py + qz + rx, pz + qx + ry, pz + qy + rx)
    return grid_points(cards, row_trophies, column_trophies) - px - qy - rz + best


def _one_assistant(cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> int:
    """The common case of a lone Assistant: what each card of its row would be worth in each column."""
    row = row_trophies.index(ASSISTANT)
    line = [COLUMN_WEIGHT[card] for card in cards[row * COLUMNS : row * COLUMNS + COLUMNS]]
    upper = 4 if row == 0 else 0  # where the other two rows begin
    lower = 4 if row == 2 else 8
    worths: list[list[int]] = []
    now = 0
    for column in range(COLUMNS):
        trophy = column_trophies[column]
        x = COLUMN_WEIGHT[cards[upper + column]]
        y = COLUMN_WEIGHT[cards[lower + column]]
        if x == y or trophy == MULTICOLOUR:
            table = COLUMN_TABLES[trophy + 1]
            worths.append([table[x + y + weight] for weight in line])
            now += table[x + y + line[column]]
    points = grid_points(cards, row_trophies, column_trophies)
    return points - now + _best_deal(worths, 0, 0) if worths else points


def _best_deal(worths: list[list[int]], column: int, dealt: int) -> int:
    """The most that the columns from here on can get from the cards not yet dealt, one card each."""
    if column == len(worths):
        return 0
    best = _best_deal(worths, column + 1, dealt)
    for card, points in enumerate(worths[column]):
        if points and not dealt & BIT[card]:
            best = max(best, points + _best_deal(worths, column + 1, dealt | BIT[card]))
    return best


def _choices(line: list[int], wanted: int) -> list[tuple[list[int], int]]:
    """The ways to choose cards of a line for the places wanted: where each card comes from, and the places kept."""
    pattern = wanted
    for card in line[1:]:  # two bits tell the first card that is the same
        first = 0
        while line[first] != card:
            first += 1
        pattern = pattern << 2 | first
    found = _CHOICES[pattern << 1 | (len(line) == COLUMNS)]
    if not found:
        seen: set[tuple[int, ...]] = set()
        places = [place for place in range(len(line)) if wanted & BIT[place]]
        for order in permutations(range(len(line))):
            chosen = tuple([line[order[place]] for place in places])
            if chosen not in seen:
                seen.add(chosen)
                kept = sum([BIT[place] for place in places if line[order[place]] == line[place]])
                found.append((list(order), kept))
    return found


class _Search(FreeCells):
    """The cards as they lie at the present point of the search, and the best branch met so far."""

    def __init__(self, cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> None:
        super().__init__(cards, row_trophies, column_trophies)
        self.best = grid_points(cards, row_trophies, column_trophies)
        self.best_cards = cards
        self.best_row_free = [0, 0, 0]
        self.best_column_free = [0, 0, 0, 0]
        self.limit = _NO_LIMIT  # no branch has better rows

    def run(self) -> int:
        rows = sum([BIT[row] for row in self.assistants])
        columns = sum([BIT[column] for column in self.brooms])
        if rows and columns:
            if len(self.brooms) <= 2 < len(self.assistants) + len(self.brooms):  # it pays from three tokens on
                self.limit = self.limit_of_rows()
            self.use_next(rows, columns, 0, 0, 0, [self.keys()])
        else:
            self.free_rows(rows)
            self.free_columns(columns)
            self.weigh([self.keys()], 0, -1, columns)
        return self.best

    def use_next(self, rows: int, columns: int, first_row: int, first_column: int, kept: int, keys: list[int]) -> None:
        """Use one of the tokens left; within a run of one colour only from low to high line (step 2).

        `kept` are the columns that may not be swept right now, since an Assistant of the last run left its
        crossing with them unchanged (step 4). `keys` are all that the free cells so far can make of the rows.
        """
        if rows in BIT and self.limit < _NO_LIMIT and self.limit + self.hope(rows, columns) <= self.best:
            return
        for column in self.brooms:
            if columns & BIT[column] and column >= first_column and not kept & BIT[column]:
                self.use_broom(column, rows, columns ^ BIT[column], kept, keys)
        if first_column:
            kept = 0
        for row in self.assistants:
            if rows & BIT[row] and row >= first_row:
                self.use_assistant(row, rows ^ BIT[row], columns, kept, keys)

    def hope(self, rows: int, columns: int) -> int:
        """A ceiling of the columns while one Assistant and some Brooms are left, in whatever order.

        The row may end with any cards of these lines. A column to be swept keeps two of its own cards at least.
        """
        row = BIT.index(rows)
        swept = FIELDS[columns]
        x, y, z = self.belts
        line = self.belts[row] | (x | y | z) & swept
        pairs = (x & y | (x | y) & z) & swept
        belts = [x, y, z]
        belts[row] = SPREAD[(line | line >> 10) & 1023]
        return self.worth(self.within_reach(belts) & ~swept | pairs)

    def use_assistant(self, row: int, rows: int, columns: int, kept: int, keys: list[int]) -> None:
        """Try the cards of the row in the columns with a Broom to come (step 3)."""
        cards = self.cards
        belts = self.belts
        line = belts[row]
        if not rows:  # only Brooms are left: all that they move has arrived
            if kept & columns:
                return
            belts[row] = SPREAD[(line | line >> 10) & 1023]
            if self.limit + self.worth(self.within_reach(belts)) <= self.best:
                belts[row] = line
                return
            self.free_columns(columns)
        start = row * COLUMNS
        before = cards[start : start + COLUMNS]
        self.row_free[row] = ALL_COLUMNS ^ columns
        a, b, c, d = FACTORS[ALL_COLUMNS ^ columns]
        for sources, same in _choices(before, columns):
            if rows or not same:
                i, j, k, m = sources
                e = before[i]
                f = before[j]
                g = before[k]
                h = before[m]
                cards[start] = e
                cards[start + 1] = f
                cards[start + 2] = g
                cards[start + 3] = h
                belts[row] = BELT_BIT[e] * a | BELT_BIT[f] * b | BELT_BIT[g] * c | BELT_BIT[h] * d
                if rows:
                    self.use_next(rows, columns, row + 1, 0, kept | same, keys)
                else:
                    self.weigh(keys, 0, -1, columns)
        cards[start], cards[start + 1], cards[start + 2], cards[start + 3] = before
        belts[row] = line

    def use_broom(self, column: int, rows: int, columns: int, kept: int, keys: list[int]) -> None:
        """Try the cards of the column in the rows with an Assistant to come (step 3)."""
        cards = self.cards
        belts = self.belts
        x, y, z = cards[column], cards[column + 4], cards[column + 8]
        before = [x, y, z]
        own = ROW_WEIGHT[x] + (ROW_WEIGHT[y] << 12) + (ROW_WEIGHT[z] << 24)
        first, second, third = belts
        others = ~FIELD[column]
        p = first & others
        q = second & others
        r = third & others
        shift = 5 * column
        self.column_free[column] = ALL_ROWS ^ rows
        for sources, _ in _choices(before, rows):
            i, j, k = sources
            x = before[i]
            y = before[j]
            z = before[k]
            cards[column] = x
            cards[column + 4] = y
            cards[column + 8] = z
            belts[0] = p | BELT_BIT[x] << shift
            belts[1] = q | BELT_BIT[y] << shift
            belts[2] = r | BELT_BIT[z] << shift
            move = ROW_WEIGHT[x] + (ROW_WEIGHT[y] << 12) + (ROW_WEIGHT[z] << 24) - own
            if columns:
                self.use_next(rows, columns, 0, column + 1, kept, self.moved(keys, move, column))
            else:  # only Assistants are left: all that they move has arrived
                self.free_rows(rows)
                self.weigh(keys, move, column, 0)
        belts[0] = first
        belts[1] = second
        belts[2] = third
        cards[column], cards[column + 4], cards[column + 8] = before

    def weigh(self, keys: list[int], move: int, moved: int, columns: int) -> None:
        """The end of a branch: keep it if its best rows and best columns beat what was found before.

        The last change to the keys, a move of the column `moved` or -1, is only made when the rows are looked at.
        `columns` are those that are free from top to bottom.
        """
        reach = self.within_reach(self.belts)
        ceiling = self.worth(reach)
        if self.limit + ceiling <= self.best:
            return
        rows = self.best_rows(keys if moved < 0 else self.moved(keys, move, moved), columns)
        if rows + ceiling <= self.best:
            return
        points = rows + self.best_columns(reach, self.best - rows)
        if points > self.best:
            self.best = points
            self.best_cards = self.cards[:]
            self.best_row_free = self.row_free[:]
            self.best_column_free = self.column_free[:]

    def arrangement(self) -> list[int]:
        """The best branch with its free cells dealt out."""
        self.cards = self.best_cards[:]
        self.row_free = self.best_row_free[:]
        self.column_free = self.best_column_free[:]
        self.belts = [self.belts_of(row) for row in range(ROWS)]
        self.settle(self.best)
        return self.cards
