"""The free cells of a dojo: cards that have yet to be dealt out within their row or within their column.

A cell is free in its row, in its column, or not at all. Dealing out what is free in rows changes only what
lies in the columns, and the other way round, so the best rows and the best columns are separate problems.

Best rows: try the orders of what is free in each column, at most 6 each, on sums of row keys. The keys of the
three rows share one int, 12 bits each, so that a move is one addition.

Best columns: a column scores when enough of its cells show one belt, which is a demand on the free cards of
the rows. Choose at most one demand per column such that the cards suffice; cards that no column demands fill
the gaps. A ceiling comes first: it lets each column have all free cards to itself. It is nearly always
reached, and it is cheap: the belts that the four cells of a row may show share one int, 5 bits each.
"""

# mypyc: compile

from itertools import combinations, permutations
from typing import Final

from chabudai.games.dojo.material import ASSISTANT, BROOM, CARD_KINDS, COLUMNS, KIMONO, MULTICOLOUR, ROWS
from chabudai.games.dojo.scoring import ROW_TABLES, ROW_WEIGHT

ALL_COLUMNS: Final = 0b1111
ALL_ROWS: Final = 0b111
BIT: Final[list[int]] = [1, 2, 4, 8]  # of a row or a column in a bitmask
KEY: Final[list[int]] = [1, 1 << 12, 1 << 24]  # what the weight of a card is multiplied with, by row
BELT_BIT: Final[list[int]] = [1 << card % 5 for card in range(CARD_KINDS)]
FIELD: Final[list[int]] = [31 << 5 * column for column in range(COLUMNS)]  # the bits of a column in a row's belts
FIELDS: Final[list[int]] = [sum([FIELD[c] for c in range(COLUMNS) if columns & BIT[c]]) for columns in range(16)]
_EVERYWHERE: Final = 1 | 1 << 5 | 1 << 10 | 1 << 15
# All belts of a row in all its columns, by `(belts | belts >> 10) & 1023`.
SPREAD: Final[list[int]] = [(two & 31 | two >> 5) * _EVERYWHERE for two in range(1024)]
# Two neighbouring columns at once: the sum of their best belts.
_HIGHEST: Final[list[int]] = [(two & 31).bit_length() + (two >> 5).bit_length() for two in range(1024)]
# The rows of a column with two free cells.
_FREE_PAIR: Final[dict[int, tuple[int, int]]] = {0b011: (0, 1), 0b101: (0, 2), 0b110: (1, 2)}
_PAIRS: Final[list[tuple[int, int]]] = list(combinations(range(6), 2))
# By a pair of six cards: the ways to make two more pairs of the other four.
_OTHER_PAIRS: Final[list[list[tuple[int, int]]]] = [
    [(j, k) for j in range(15) for k in range(15) if len({*one, *_PAIRS[j], *_PAIRS[k]}) == 6] for one in _PAIRS
]


def _factors(free: int) -> tuple[int, int, int, int]:
    """What the belt bit of each card in a row is multiplied with: a free card may come to any free column."""
    anywhere = sum([1 << 5 * column for column in range(COLUMNS) if free & BIT[column]])
    a, b, c, d = [anywhere if free & BIT[column] else 1 << 5 * column for column in range(COLUMNS)]
    return a, b, c, d


FACTORS: Final[list[tuple[int, int, int, int]]] = [_factors(free) for free in range(16)]


def _all_orders(keys: list[int], x: int, y: int, z: int) -> list[int]:
    """The keys after each order of a column with these weights."""
    one = (y - x) * (KEY[0] - KEY[1])
    two = (z - y) * (KEY[1] - KEY[2])
    three = (z - x) * (KEY[0] - KEY[2])
    turn = (y - x) * KEY[0] + (z - y) * KEY[1] + (x - z) * KEY[2]
    moves = {0, one, two, three, turn, one + two + three - turn}
    return [key + move for key in keys for move in moves]


class FreeCells:
    """Twelve cards, and which of their cells are free."""

    def __init__(self, cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> None:
        self.cards = list(cards)
        self.tables = [ROW_TABLES[trophy + 1] for trophy in row_trophies]
        self.assistants = [row for row in range(ROWS) if row_trophies[row] == ASSISTANT]
        self.brooms: list[int] = []
        self.multicolour = 0  # the bits of the columns with this trophy
        self.kimono = 0
        for column in range(COLUMNS):
            trophy = column_trophies[column]
            if trophy == BROOM:
                self.brooms.append(column)
            elif trophy == MULTICOLOUR:
                self.multicolour |= FIELD[column]
            elif trophy == KIMONO:
                self.kimono |= FIELD[column]
        self.row_free = [0, 0, 0]  # per row: its free columns, as a bitmask
        self.column_free = [0, 0, 0, 0]  # per column: its free rows
        self.belts = [self.belts_of(0), self.belts_of(1), self.belts_of(2)]  # what the cells of a row may show
        self.at_most: dict[tuple[int, int, int, int], int] = {}  # what was proved of columns met before
        self.found = 0  # the best columns so far while demands are tried

    def belts_of(self, row: int) -> int:
        """The belts that the cells of a row may show."""
        e, f, g, h = self.cards[row * COLUMNS : row * COLUMNS + COLUMNS]
        a, b, c, d = FACTORS[self.row_free[row]]
        return BELT_BIT[e] * a | BELT_BIT[f] * b | BELT_BIT[g] * c | BELT_BIT[h] * d

    def free_rows(self, rows: int) -> None:
        """Make all cells of these rows free."""
        for row in self.assistants:
            if rows & BIT[row]:
                self.row_free[row] = ALL_COLUMNS
                line = self.belts[row]
                self.belts[row] = SPREAD[(line | line >> 10) & 1023]

    def free_columns(self, columns: int) -> None:
        """Make all cells of these columns free."""
        for column in self.brooms:
            if columns & BIT[column]:
                self.column_free[column] = ALL_ROWS

    def keys(self) -> int:
        """The keys of the three rows as the cards lie."""
        a, b, c, d, e, f, g, h, i, j, k, m = [ROW_WEIGHT[card] for card in self.cards]
        return a + b + c + d + (e + f + g + h << 12) + (i + j + k + m << 24)

    def moved(self, keys: list[int], move: int, column: int) -> list[int]:
        """The keys after a move, before and after two free cells of the column change places, if there are two."""
        if move:
            keys = [key + move for key in keys]
        pair = _FREE_PAIR.get(self.column_free[column])
        if pair is not None:
            upper, lower = pair
            gain = ROW_WEIGHT[self.cards[lower * COLUMNS + column]] - ROW_WEIGHT[self.cards[upper * COLUMNS + column]]
            if gain:
                swap = gain * (KEY[upper] - KEY[lower])
                return keys + [key + swap for key in keys]
        return keys

    def best_rows(self, keys: list[int], columns: int) -> int:
        """The best points of all rows from any of these keys, over the orders of columns free from top to bottom."""
        if columns == 0:
            first, second, third = self.tables
            best = 0
            for key in keys:
                points = first[key & 4095] + second[key >> 12 & 4095] + third[key >> 24]
                if points > best:
                    best = points
            return best
        x = y = z = -1
        for column in self.brooms:
            if columns & BIT[column]:
                if x >= 0:
                    keys = _all_orders(keys, x, y, z)
                x = ROW_WEIGHT[self.cards[column]]
                y = ROW_WEIGHT[self.cards[column + 4]]
                z = ROW_WEIGHT[self.cards[column + 8]]
        return self.sweep(keys, x, y, z)

    def sweep(self, keys: list[int], x: int, y: int, z: int) -> int:
        """The best points of all rows from any of these keys, over the orders of one column with these weights."""
        first, second, third = self.tables
        own = x + (y << 12) + (z << 24)
        best = 0
        for key in keys:
            key -= own
            p = key & 4095
            q = key >> 12 & 4095
            r = key >> 24
            qx = second[q + x]
            qy = second[q + y]
            qz = second[q + z]
            rx = third[r + x]
            ry = third[r + y]
            rz = third[r + z]
            points = first[p + x] + (qy + rz if qy + rz > qz + ry else qz + ry)
            if points > best:
                best = points
            points = first[p + y] + (qx + rz if qx + rz > qz + rx else qz + rx)
            if points > best:
                best = points
            points = first[p + z] + (qx + ry if qx + ry > qy + rx else qy + rx)
            if points > best:
                best = points
        return best

    def limit_of_rows(self) -> int:
        """No order of tokens gives better rows than this, for one or two Brooms.

        Each row gives one card to each Broom and gets one back; a row with an Assistant may choose what it gives.
        So for two Brooms let each row give two cards, and share out the six in any way.
        """
        gifts: list[list[tuple[int, ...]]] = []
        for row in range(ROWS):
            line = [ROW_WEIGHT[card] for card in self.cards[row * COLUMNS : row * COLUMNS + COLUMNS]]
            if row in self.assistants:
                line.sort()
                gifts.append(list(set(combinations(line, len(self.brooms)))))
            else:
                gifts.append([tuple([line[column] for column in self.brooms])])
        keys = self.keys()
        given = [(one, two, three) for one in gifts[0] for two in gifts[1] for three in gifts[2]]
        if len(self.brooms) == 1:
            return max([self.sweep([keys], one[0], two[0], three[0]) for one, two, three in given])
        limit = 0
        first, second, third = self.tables
        for one, two, three in given:
            a, b = one
            c, d = two
            e, f = three
            p = (keys & 4095) - a - b
            q = (keys >> 12 & 4095) - c - d
            r = (keys >> 24) - e - f
            # fmt: off
            pairs = [
                a + b, a + c, a + d, a + e, a + f, b + c, b + d, b + e, b + f, c + d, c + e, c + f, d + e, d + f, e + f
            ]
            # fmt: on
            qs = [second[q + pair] for pair in pairs]
            rs = [third[r + pair] for pair in pairs]
            most_q = most_r = 0
            for i in range(15):
                if qs[i] > most_q:
                    most_q = qs[i]
                if rs[i] > most_r:
                    most_r = rs[i]
            for i in range(15):
                points = first[p + pairs[i]]
                if points + most_q + most_r > limit:
                    for j, k in _OTHER_PAIRS[i]:
                        if points + qs[j] + rs[k] > limit:
                            limit = points + qs[j] + rs[k]
        return limit

    def within_reach(self, belts: list[int]) -> int:
        """The belts for which each column could score if it had all free cards of such rows to itself."""
        x, y, z = belts
        if self.multicolour:
            return x & y & z | (x & y | (x | y) & z) & self.multicolour
        return x & y & z

    def worth(self, reach: int) -> int:
        """The points of all columns, each with its best belt within reach."""
        points = _HIGHEST[reach & 1023] + _HIGHEST[reach >> 10]
        if self.kimono:
            reach &= self.kimono
            points += _HIGHEST[reach & 1023] + _HIGHEST[reach >> 10]
        return points

    def best_columns(self, reach: int, beat: int) -> int:
        """The best points of all columns over the orders of the free cells of rows; at least `beat`.

        Many branches differ only in disciples. The belts and the supply together tell all there is to know, so a
        proof that such columns give no more than some points is kept for the next time.
        """
        dearest = [(reach & field).bit_length() % 5 for field in FIELD if reach & field]
        if len(dearest) == len(set(dearest)):  # no two columns want the same belt: none is in another's way
            return max(beat, self.worth(reach))
        supply = 0  # free cards by row and belt, 3 bits each
        for row in range(ROWS):
            free = self.row_free[row]
            if free:
                for column in range(COLUMNS):
                    if free & BIT[column]:
                        supply += 1 << 3 * (row * 5 + self.cards[row * COLUMNS + column] % 5)
        x, y, z = self.belts
        problem = (x, y, z, supply)
        if self.at_most.get(problem, beat + 1) > beat:
            self.found = beat
            self.demand(self.belts, supply, 0)
            self.at_most[problem] = self.found
            return self.found
        return beat

    def demand(self, belts: list[int], supply: int, points: int) -> None:
        """Try each belt for the next column that may score, dearest first, then none."""
        reach = self.within_reach(belts)
        if points + self.worth(reach) <= self.found:
            return
        if reach == 0:
            self.found = points
            return
        column = 0
        while not reach & FIELD[column]:
            column += 1
        rest = [row & ~FIELD[column] for row in belts]
        enough = 2 if self.multicolour & FIELD[column] else 3
        for colour in range(4, -1, -1):
            bit = 1 << 5 * column + colour
            if not reach & bit:
                continue
            lacking = enough
            givers: list[int] = []
            for row in range(ROWS):
                if belts[row] & bit:
                    if self.row_free[row] & BIT[column]:
                        givers.append(row)
                    else:
                        lacking -= 1
            value = 2 * colour + 2 if self.kimono & bit else colour + 1
            if lacking <= 0:
                # It scores whatever comes, and no other belt can still reach two or three here.
                self.demand(rest, supply, points + value)
                return
            for chosen in combinations(givers, lacking):
                left = supply
                others = rest[:]
                for row in chosen:
                    place = 3 * (row * 5 + colour)
                    left -= 1 << place
                    if not left >> place & 7:  # it was the last of its kind in this row
                        others[row] &= ~(_EVERYWHERE << colour & FIELDS[self.row_free[row]])
                self.demand(others, left, points + value)
        self.demand(rest, supply, points)

    def settle(self, points: int) -> None:
        """Deal out the free cells line by line so that the points are reached; a line stays as it is if it may."""
        rows = self.rows_to_settle()
        for row in range(ROWS):
            cells = [row * COLUMNS + column for column in range(COLUMNS) if self.row_free[row] & BIT[column]]
            self.row_free[row] = 0
            for order in permutations([self.cards[cell] for cell in cells]):
                self.put(cells, order)
                self.belts[row] = self.belts_of(row)
                if rows + self.best_columns(self.within_reach(self.belts), points - rows - 1) == points:
                    break
        for column in self.brooms:
            cells = [row * COLUMNS + column for row in range(ROWS) if self.column_free[column] & BIT[row]]
            self.column_free[column] = 0
            for order in permutations([self.cards[cell] for cell in cells]):
                self.put(cells, order)
                if self.rows_to_settle() == rows:
                    break

    def put(self, cells: list[int], cards: tuple[int, ...]) -> None:
        for cell, card in zip(cells, cards, strict=True):
            self.cards[cell] = card

    def rows_to_settle(self) -> int:
        """The best points of all rows over the orders of the free cells of columns."""
        keys = [self.keys()]
        columns = 0
        for column in self.brooms:
            if self.column_free[column] == ALL_ROWS:
                columns |= BIT[column]
            keys = self.moved(keys, 0, column)
        return self.best_rows(keys, columns)
