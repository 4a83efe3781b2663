"""Dojos drawn in text: "TY TW TK CB / CY CG MW FK / MY FB TG BW" is three rows of four cards."""

from collections.abc import Sequence

from chabudai.games.dojo.material import CARD_KINDS, COLUMNS, NO_TROPHY, ROWS, TROPHY_CODES, card_code
from chabudai.games.dojo.scoring import COLUMN_TABLES, COLUMN_WEIGHT, ROW_TABLES, ROW_WEIGHT

CARDS = {card_code(card): card for card in range(CARD_KINDS)}


def cards(text: str) -> list[int]:
    """Cards written one after the other."""
    return [CARDS[code] for code in text.split()]


def row_points(four: Sequence[int], trophy: int) -> int:
    """Points of a row with its black trophy, as a dojo looks them up."""
    a, b, c, d = four
    return ROW_TABLES[trophy + 1][ROW_WEIGHT[a] + ROW_WEIGHT[b] + ROW_WEIGHT[c] + ROW_WEIGHT[d]]


def column_points(three: Sequence[int], trophy: int) -> int:
    """Points of a column with its orange trophy, as a dojo looks them up."""
    a, b, c = three
    return COLUMN_TABLES[trophy + 1][COLUMN_WEIGHT[a] + COLUMN_WEIGHT[b] + COLUMN_WEIGHT[c]]


def grid(picture: str) -> list[int]:
    """The twelve cards of a picture, row by row."""
    rows = [cards(row) for row in picture.split("/")]
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise ValueError(f"a dojo has {ROWS} rows of {COLUMNS} cards, not {picture!r}")
    return [card for row in rows for card in row]


def picture(dojo: list[int]) -> str:
    """The picture of twelve cards."""
    codes = [card_code(card) for card in dojo]
    return " / ".join(" ".join(codes[start : start + COLUMNS]) for start in range(0, len(codes), COLUMNS))


def on_rows(**lines: str) -> list[int]:
    """Row trophies by row, counted from 1 as in the rules: `on_rows(row1="assistant")`."""
    return _on(ROWS, "row", lines)


def on_columns(**lines: str) -> list[int]:
    """Column trophies by column, counted from 1: `on_columns(column4="broom")`."""
    return _on(COLUMNS, "column", lines)


def _on(count: int, kind: str, lines: dict[str, str]) -> list[int]:
    trophies = [NO_TROPHY] * count
    for line, trophy in lines.items():
        trophies[[f"{kind}{number + 1}" for number in range(count)].index(line)] = TROPHY_CODES.index(trophy)
    return trophies
