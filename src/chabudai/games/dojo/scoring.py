"""Scoring of one dojo as it lies: groups of disciples in rows, equal belts in columns.

Rearranging by Assistants and Brooms comes before this and is in `arrangement.py`.

Points depend only on *which* cards share a line, not on their order, so each line has an additive key: a sum
of one weight per card. The weights are powers of 5 (a disciple occurs at most 4 times in a row) and of 4 (a
belt at most 3 times in a column), with 0 for the raccoon and for the white belt, since the number of squares
in a line is known; a square without card weighs more than a full line of any cards, so that the keys of full lines are
the low ones. One table per trophy then turns a key into points; only 126 + 35 keys of full lines occur.
"""

# mypyc: compile

from itertools import combinations_with_replacement
from typing import Final

from chabudai.games.dojo.material import (
    ASSISTANT,
    BELTS,
    BROOM,
    CARD_KINDS,
    COLUMNS,
    DISCIPLES,
    GRAND_MASTER,
    INCENSE,
    KIMONO,
    MULTICOLOUR,
    NO_TROPHY,
    RACCOON,
    ROWS,
)

GROUP_POINTS: Final = (0, 1, 3, 6, 10)
KEPT_TROPHY_POINTS: Final = 3
ROW_KEYS: Final = COLUMNS * 625 + 1  # of full lines
COLUMN_KEYS: Final = ROWS * 64 + 1


def row_parts(cards: list[int], trophy: int) -> list[tuple[int, int, int, int, int]]:
    """The groups of a row of four cards or fewer that score, largest first.

    Each is (points, disciple, size, raccoons, turned): `size` counts everything in the group, `raccoons` how
    many of them are raccoon cards, `turned` is the place of the card that the Grand Master makes a raccoon,
    or -1. The disciple is RACCOON only when the row is all raccoons.

    scoring.1: the largest group gives 1, 3, 6 or 10. scoring.2: each raccoon counts as any disciple; points
    grow faster than the group, so all raccoons joining the largest group is best. scoring.4: with Incense
    every group gives points. scoring.5: with a Grand Master one more card counts as a raccoon. scoring.6,
    scoring.7: that card keeps its belt and is chosen here, at the end. scoring.8: an Assistant leaves the
    count of its row unchanged.
    """
    sizes = [0] * DISCIPLES
    order: list[int] = []  # disciples from left to right, so that equal groups are named predictably
    for card in cards:
        figure = card // 5
        if sizes[figure] == 0 and figure != RACCOON:
            order.append(figure)
        sizes[figure] += 1
    raccoons = sizes[RACCOON]
    largest = RACCOON
    for figure in order:
        if largest == RACCOON or sizes[figure] > sizes[largest]:
            largest = figure
    size = raccoons if largest == RACCOON else sizes[largest] + raccoons
    turned = -1
    if trophy == GRAND_MASTER:
        for place, card in enumerate(cards):
            if card // 5 != largest and card // 5 != RACCOON:
                turned = place
                size += 1
                break
    parts = [(GROUP_POINTS[size], largest, size, raccoons, turned)]
    if trophy == INCENSE:
        for other in (3, 2, 1):
            for figure in order:
                if figure != largest and sizes[figure] == other:
                    parts.append((GROUP_POINTS[other], figure, other, 0, -1))
    return parts


def column_belt(cards: list[int], trophy: int) -> int:
    """The belt for which a column of three scores, or 0.

    scoring.3 and scoring.10: three equal belts. scoring.9: with the Multicolour Belt two are enough.
    scoring.12: a Broom leaves the count of its column unchanged.
    """
    first = cards[0] % 5 + 1
    second = cards[1] % 5 + 1
    third = cards[2] % 5 + 1
    if first == second == third:
        return first
    if trophy == MULTICOLOUR:
        if first in (second, third):
            return first
        if second == third:
            return second
    return 0


def _row_tables() -> list[list[int]]:
    """Points by key for `trophy + 1`: nothing, Incense, Assistant, Grand Master."""
    tables: list[list[int]] = []
    for trophy in (NO_TROPHY, INCENSE, ASSISTANT, GRAND_MASTER):
        table = [0] * (COLUMNS * ROW_KEYS + 1)
        for cards in range(1, COLUMNS + 1):
            for figures in combinations_with_replacement(range(DISCIPLES), cards):
                row = [figure * 5 for figure in figures]
                key = sum([ROW_WEIGHT[card] for card in row]) + (COLUMNS - cards) * ROW_KEYS
                table[key] = sum([part[0] for part in row_parts(row, trophy)])
        tables.append(table)
    return tables


def _column_tables() -> list[list[int]]:
    """Points by key for `trophy + 1`; the row trophies have no table. scoring.11: a Kimono doubles.

    A column with a gap gives nothing yet.
    """
    tables: list[list[int]] = [[] for _ in range(BROOM + 2)]
    for trophy in (NO_TROPHY, MULTICOLOUR, KIMONO, BROOM):
        table = [0] * (ROWS * COLUMN_KEYS + 1)
        for column in combinations_with_replacement(range(BELTS), ROWS):
            key = sum([COLUMN_WEIGHT[card] for card in column])
            table[key] = column_belt(list(column), trophy) * (2 if trophy == KIMONO else 1)
        tables[trophy + 1] = table
    return tables


# By card; the last ones are of a square without card, which is written -1.
ROW_WEIGHT: Final[list[int]] = [[1, 5, 25, 125, 625, 0][card // 5] for card in range(CARD_KINDS)] + [ROW_KEYS]
COLUMN_WEIGHT: Final[list[int]] = [[0, 1, 4, 16, 64][card % 5] for card in range(CARD_KINDS)] + [COLUMN_KEYS]
ROW_TABLES: Final[list[list[int]]] = _row_tables()
COLUMN_TABLES: Final[list[list[int]]] = _column_tables()


def grid_points(cards: list[int], row_trophies: list[int], column_trophies: list[int]) -> int:
    """Points of a dojo, read row by row, as it lies: nothing is rearranged, and squares may be without card."""
    a, b, c, d, e, f, g, h, i, j, k, m = cards
    rows = ROW_TABLES
    columns = COLUMN_TABLES
    w = ROW_WEIGHT
    v = COLUMN_WEIGHT
    r0, r1, r2 = row_trophies
    c0, c1, c2, c3 = column_trophies
    return (
        rows[r0 + 1][w[a] + w[b] + w[c] + w[d]]
        + rows[r1 + 1][w[e] + w[f] + w[g] + w[h]]
        + rows[r2 + 1][w[i] + w[j] + w[k] + w[m]]
        + columns[c0 + 1][v[a] + v[e] + v[i]]
        + columns[c1 + 1][v[b] + v[f] + v[j]]
        + columns[c2 + 1][v[c] + v[g] + v[k]]
        + columns[c3 + 1][v[d] + v[h] + v[m]]
    )


def kept_trophy_points(trophies: int) -> int:
    """white.2: in the White Belt variant a trophy is worth 3 points and does nothing else."""
    return KEPT_TROPHY_POINTS * trophies
