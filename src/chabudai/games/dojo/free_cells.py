"""The free cells of a dojo: cards that have yet to be dealt out within their row or within their column.

A cell is free in its row, in its column, or not at all. Dealing out what is free in rows changes only what
lies in the columns, and the other way round, so the best rows and the best columns are separate problems.

Best rows: try the orders of what is free in each column, at most 6 each, on sums of row keys.

Best columns: a column scores when enough of its cells show one belt, which is a demand on the free cards of
the rows. Choose at most one demand per column such that the cards suffice; cards that no column demands fill
the gaps. A ceiling comes first: it lets each column have all free cards to itself, as bitmasks of belts.
"""

# mypyc: compile

from itertools import combinations
from typing import Final

from chabudai.games.dojo.material import CARD_KINDS, COLUMNS, KIMONO, MULTICOLOUR, ROWS
from chabudai.games.dojo.scoring import ROW_TABLES, ROW_WEIGHT

ALL_COLUMNS: Final = 0b1111
ALL_ROWS: Final = 0b111
BIT: Final[list[int]] = [1, 2, 4, 8]  # of a row or a column in a bitmask
_BELT_BIT: Final[list[int]] = [[1, 2, 4, 8, 16][card % 5] for card in range(CARD_KINDS)]
_HIGHEST: Final[list[int]] = [mask.bit_length() for mask in range(32)]  # value of the best belt in a mask
_STAY: Final[list[tuple[int, int, int]]] = [(0, 0, 0)]
_FREE_CELLS: Final[list[list[int]]] = [  # row * 16 + bitmask of columns to cells
    [row * COLUMNS + column for column in range(COLUMNS) if free & BIT[column]]
    for row in range(ROWS)
    for free in range(16)
]


class FreeCells:
    """Twelve cards, and which of their cells are free."""

    def __init__(self, cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> None:
        self.cards = list(cards)
        self.row_trophies = row_trophies
        self.column_trophies = column_trophies
        self.row_free = [0, 0, 0]  # per row: its free columns, as a bitmask
        self.column_free = [0, 0, 0, 0]  # per column: its free rows
        self.masks: list[int] = []  # per cell: the belts it may show, as a bitmask
        self.ceilings = [0, 0, 0, 0]
        self.supply: list[int] = []  # free cards of each row by belt, at row * 5 + belt - 1
        self.found = 0  # the best columns so far while demands are tried
        self.at_most: dict[tuple[int, ...], int] = {}  # what was proved of columns met before

    def best_rows(self) -> int:
        """The best points of all rows over the orders of the free cells of columns."""
        cards = self.cards
        weight = ROW_WEIGHT
        a, b, c, d, e, f, g, h, i, j, k, m = cards
        keys = [
            (
                weight[a] + weight[b] + weight[c] + weight[d],
                weight[e] + weight[f] + weight[g] + weight[h],
                weight[i] + weight[j] + weight[k] + weight[m],
            )
        ]
        last = _STAY
        for column in range(COLUMNS):
            free = self.column_free[column]
            if free == 0 or free in BIT:
                continue
            x = weight[cards[column]]
            y = weight[cards[column + 4]]
            z = weight[cards[column + 8]]
            shifts = [(0, 0, 0)]
            if free & 3 == 3 and x != y:
                shifts.append((y - x, x - y, 0))
            if free & 6 == 6 and y != z:
                shifts.append((0, z - y, y - z))
            if free & 5 == 5 and x != z:
                shifts.append((z - x, 0, x - z))
            if free == ALL_ROWS and x != y and y != z and x != z:
                shifts.append((y - x, z - y, x - z))
                shifts.append((z - x, x - y, y - z))
            if len(shifts) > 1:
                if len(last) > 1:
                    keys = [(p + s, q + t, r + u) for p, q, r in keys for s, t, u in last]
                last = shifts
        first = ROW_TABLES[self.row_trophies[0] + 1]
        second = ROW_TABLES[self.row_trophies[1] + 1]
        third = ROW_TABLES[self.row_trophies[2] + 1]
        best = 0
        for p, q, r in keys:
            for s, t, u in last:
                points = first[p + s] + second[q + t] + third[r + u]
                if points > best:
                    best = points
        return best

    def column_ceilings(self) -> int:
        """What each column could give if it had all free cards to itself; the sum is returned."""
        cards = self.cards
        bit = _BELT_BIT
        masks = [bit[card] for card in cards]
        for row in range(ROWS):
            free = self.row_free[row]
            if free:
                cells = _FREE_CELLS[row * 16 + free]
                whole = 0
                for cell in cells:
                    whole |= masks[cell]
                for cell in cells:
                    masks[cell] = whole
        self.masks = masks
        total = 0
        for column in range(COLUMNS):
            x = masks[column]
            y = masks[column + 4]
            z = masks[column + 8]
            trophy = self.column_trophies[column]
            if trophy == MULTICOLOUR:
                points = _HIGHEST[x & y | z & (x | y)]
            elif trophy == KIMONO:
                points = 2 * _HIGHEST[x & y & z]
            else:
                points = _HIGHEST[x & y & z]
            self.ceilings[column] = points
            total += points
        return total

    def best_columns(self, ceiling: int, beat: int) -> int:
        """The best points of all columns over the orders of the free cells of rows; at least `beat`.

        Many branches differ only in disciples. The masks and the supply together tell all there is to know about
        the belts, so a proof that such columns give no more than some points is kept for the next time.
        """
        self.supply = [0] * 15
        for row in range(ROWS):
            free = self.row_free[row]
            if free:
                for cell in _FREE_CELLS[row * 16 + free]:
                    self.supply[row * 5 + self.cards[cell] % 5] += 1
        problem = (*self.masks, *self.supply)
        if self.at_most.get(problem, ceiling) <= beat:
            return beat
        self.found = beat
        self.demand(0, 0, ceiling)
        self.at_most[problem] = self.found
        return self.found

    def demand(self, column: int, points: int, hope: int) -> None:
        """Try each belt for this column, dearest first, then none; `hope` is the ceiling from here on."""
        while column < COLUMNS and self.ceilings[column] == 0:
            column += 1
        if points + hope <= self.found:
            return
        if column == COLUMNS:
            self.found = points
            return
        supply = self.supply
        trophy = self.column_trophies[column]
        rest = hope - self.ceilings[column]
        for colour in range(4, -1, -1):
            lacking = 2 if trophy == MULTICOLOUR else 3
            givers: list[int] = []
            for row in range(ROWS):
                if self.row_free[row] & BIT[column]:
                    if supply[row * 5 + colour]:
                        givers.append(row * 5 + colour)
                elif self.cards[row * COLUMNS + column] % 5 == colour:
                    lacking -= 1
            if lacking > len(givers):
                continue
            value = 2 * colour + 2 if trophy == KIMONO else colour + 1
            if lacking <= 0:
                # It scores whatever comes, and no other belt can still reach two or three here.
                self.demand(column + 1, points + value, rest)
                return
            for chosen in combinations(givers, lacking):
                for giver in chosen:
                    supply[giver] -= 1
                self.demand(column + 1, points + value, rest)
                for giver in chosen:
                    supply[giver] += 1
        self.demand(column + 1, points, rest)

    def settle(self, points: int) -> None:
        """Deal out the free cells one by one so that the points are reached; a card stays if it may."""
        rows = self.best_rows()
        columns = points - rows
        for row in range(ROWS):
            for column in range(COLUMNS):
                if self.row_free[row] & BIT[column]:
                    self.row_free[row] ^= BIT[column]
                    for other in range(column, COLUMNS):
                        if other > column and not self.row_free[row] & BIT[other]:
                            continue
                        self.exchange(row * COLUMNS + column, row * COLUMNS + other)
                        if self.best_columns(self.column_ceilings(), columns - 1) == columns:
                            break
                        self.exchange(row * COLUMNS + column, row * COLUMNS + other)
        for column in range(COLUMNS):
            for row in range(ROWS):
                if self.column_free[column] & BIT[row]:
                    self.column_free[column] ^= BIT[row]
                    for other in range(row, ROWS):
                        if other > row and not self.column_free[column] & BIT[other]:
                            continue
                        self.exchange(row * COLUMNS + column, other * COLUMNS + column)
                        if self.best_rows() == rows:
                            break
                        self.exchange(row * COLUMNS + column, other * COLUMNS + column)

    def exchange(self, here: int, there: int) -> None:
        cards = self.cards
        cards[here], cards[there] = cards[there], cards[here]
