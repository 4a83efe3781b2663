"""What a line of a dojo is worth, by the cards that lie in it, its trophy and how full the dojo is: tables."""

# mypyc: compile
from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from chabudai.games.dojo.material import (
    BELTS,
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
    TROPHY_KINDS,
)
from chabudai.games.dojo.scoring import COLUMN_KEYS, COLUMN_WEIGHT, GROUP_POINTS, ROW_KEYS, ROW_WEIGHT

STAGES: Final = 5  # a table for each three squares that are still open
BEYOND: Final = 3  # room in tables for a card too many on a full line, which is looked up and never used
# Per card + 1, nothing for a square without card: what it adds to the keys of its row and its column.
IN_ROW: Final = [0] + [ROW_KEYS + ROW_WEIGHT[card] for card in range(CARD_KINDS)]
IN_COLUMN: Final = [0] + [COLUMN_KEYS + COLUMN_WEIGHT[card] for card in range(CARD_KINDS)]


class Lines:
    """Per stage and trophy, the points expected of a line by its key."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.assistant = weights["assistant"]
        self.broom = weights["broom"]
        self.rows: list[list[list[float]]] = []
        self.columns: list[list[list[float]]] = []
        for stage in range(STAGES):
            early = stage / (STAGES - 1)
            match = weights["row_match_early"] * early + weights["row_match_late"] * (1 - early)
            self.rows.append(
                [
                    _row_table(trophy, min(1.0, max(0.0, match)), weights["incense_group"])
                    for trophy in range(NO_TROPHY, GRAND_MASTER + 1)
                ]
            )
            match = weights["column_match_early"] * early + weights["column_match_late"] * (1 - early)
            self.columns.append(
                [
                    _column_table(trophy, min(1.0, max(0.0, match)), weights["untouched_belt"])
                    for trophy in range(NO_TROPHY, TROPHY_KINDS)
                ]
            )


def _row_table(trophy: int, match: float, incense_group: float) -> list[float]:
    """The points expected of a row by its key: the number of cards times ROW_KEYS plus the key of the scoring."""
    table = [0.0] * ((COLUMNS + BEYOND) * ROW_KEYS)
    for cards in range(COLUMNS + 1):
        for row in combinations_with_replacement(range(DISCIPLES), cards):
            key = sum([ROW_WEIGHT[figure * BELTS] + ROW_KEYS for figure in row])
            table[key] = _row_worth(list(row), trophy, match, incense_group)
    return table


def _row_worth(row: list[int], trophy: int, match: float, incense_group: float) -> float:
    sizes = [row.count(figure) for figure in range(RACCOON)]
    largest = max(sizes)
    group = largest + row.count(RACCOON)
    to_come = COLUMNS - len(row)
    sizes.remove(largest)
    worth = 0.0
    if group == 0:  # the first card of a row is always a group
        group = 1
        to_come -= 1
    if trophy == GRAND_MASTER:
        group += 1
    for joining in range(to_come + 1):
        worth += _binomial(to_come, joining, match) * GROUP_POINTS[min(COLUMNS, group + joining)]
    if trophy == INCENSE:
        worth += sum([GROUP_POINTS[size] for size in sizes]) + to_come * (1 - match) * incense_group
    return worth


def _column_table(trophy: int, match: float, untouched: float) -> list[float]:
    """The points expected of a column by its key: the number of cards times COLUMN_KEYS plus that of the scoring."""
    table = [0.0] * ((ROWS + BEYOND) * COLUMN_KEYS)
    for cards in range(ROWS + 1):
        for column in combinations_with_replacement(range(BELTS), cards):
            key = sum([COLUMN_WEIGHT[grade] + COLUMN_KEYS for grade in column])
            table[key] = _column_worth(list(column), trophy, match, untouched)
    return table


def _column_worth(column: list[int], trophy: int, match: float, untouched: float) -> float:
    to_come = ROWS - len(column)
    if not column:
        pair = match if trophy != MULTICOLOUR else 1 - (1 - match) ** 2
        return pair * untouched * (match if trophy != MULTICOLOUR else 1.0) * (2 if trophy == KIMONO else 1)
    worth = 0.0
    for grade in set(column):
        lacking = (2 if trophy == MULTICOLOUR else ROWS) - column.count(grade)
        if lacking <= 0:
            return float(grade + 1) * (2 if trophy == KIMONO else 1)
        if lacking <= to_come:
            chance = match**lacking if lacking == to_come or lacking > 1 else 1 - (1 - match) ** to_come
            worth += chance * (grade + 1)
    return worth * (2 if trophy == KIMONO else 1)


def _binomial(trials: int, hits: int, chance: float) -> float:
    ways = 1
    for number in range(hits):
        ways = ways * (trials - number) // (number + 1)
    return ways * chance**hits * (1 - chance) ** (trials - hits)
