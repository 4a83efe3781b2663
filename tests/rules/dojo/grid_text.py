"""Dojos drawn in text: "TY TW TK CB / CY CG MW FK / MY FB TG BW" is three rows of four cards."""

from chabudai.games.dojo.material import COLUMNS, NO_TROPHY, ROWS, TROPHY_CODES, card_code, parse_card


def cards(text: str) -> list[int]:
    """Cards written one after the other."""
    return [parse_card(code) for code in text.split()]


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
