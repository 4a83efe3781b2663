"""The count of one dojo, also while it is unfinished, as a tree that explains every number."""

# mypyc: compile

from __future__ import annotations

from chabudai.core.game import Game
from chabudai.core.points import Points, total
from chabudai.core.scene import Param, Text, text
from chabudai.games.dojo.geometry import BOARD_COLUMNS, COLUMN_LETTERS
from chabudai.games.dojo.material import (
    BELT_CODES,
    COLUMNS,
    DISCIPLE_CODES,
    GRAND_MASTER,
    INCENSE,
    KIMONO,
    MULTICOLOUR,
    NO_TROPHY,
    RACCOON,
    ROWS,
    TROPHY_CODES,
)
from chabudai.games.dojo.scoring import KEPT_TROPHY_POINTS, column_belt, kept_trophy_points, row_parts
from chabudai.games.dojo.standing import Box34, arranged, column_points, row_of
from chabudai.games.dojo.state import NO_SQUARE, Dojo

NO_CARDS = [NO_SQUARE] * ROWS
ROW_CLAUSE = {INCENSE: "scoring.4", GRAND_MASTER: "scoring.5"}
COLUMN_CLAUSE = {MULTICOLOUR: "scoring.9", KIMONO: "scoring.11"}


def scores(game: Game, viewer: int | None) -> list[Points]:
    """One tree a seat: what this viewer may know of its points."""
    assert isinstance(game, Dojo)
    return [score_tree(game, seat) for seat in range(game.seats)]


def score_tree(game: Dojo, seat: int) -> Points:
    """end.1: rows plus columns, and in the White Belt variant the trophies kept."""
    box = Box34(game, seat)
    cards = arranged(box)
    # The pieces that made the points lie in the arranged dojo, if there is one, else where they were placed.
    keys = [f"ac{seat}-{i}" if cards != box.cards else f"d{seat}-{box.cell(i)}" for i in range(ROWS * COLUMNS)]
    parts = [_rows(box, cards, keys), _columns(box, cards, keys)]
    if game.white_belt:
        kept = text("dojo-points-kept", trophies=game.wins[seat], each=KEPT_TROPHY_POINTS)
        parts.append(Points(kept_trophy_points(game.wins[seat]), "white.2", kept))
    return total("end.1", text("dojo-points-total"), tuple(parts))


def _rows(box: Box34, cards: list[int], keys: list[str]) -> Points:
    parts = []
    for row in range(ROWS):
        line = row_of(cards, row)
        trophy = box.row_trophies[row]
        present = [card for card in line if card != NO_SQUARE]
        if not present:
            continue
        pieces = [keys[row * COLUMNS + c] for c in range(COLUMNS) if line[c] != NO_SQUARE]
        groups = tuple([_group(part, trophy, present, pieces) for part in row_parts(present, trophy)])
        label = _label("dojo-points-row", trophy, row=box.corner // BOARD_COLUMNS + row + 1)
        parts.append(total(ROW_CLAUSE.get(trophy, "scoring.1"), label, groups, tuple(pieces)))
    return total("scoring.1", text("dojo-points-rows"), tuple(parts))


def _group(part: tuple[int, int, int, int, int], trophy: int, cards: list[int], keys: list[str]) -> Points:
    points, figure, size, raccoons, turned = part
    pieces = [
        keys[place]
        for place, card in enumerate(cards)
        if card // 5 == figure or place == turned or (raccoons and card // 5 == RACCOON)
    ]
    jokers = raccoons + (turned >= 0)
    name = text(f"dojo-disciple-{DISCIPLE_CODES[figure]}")
    if turned >= 0:
        clause = "scoring.5"
    elif raccoons:
        clause = "scoring.2"
    else:
        clause = ROW_CLAUSE.get(trophy, "scoring.1")
    return Points(points, clause, text("dojo-points-group", size=size, disciple=name, jokers=jokers), (), tuple(pieces))


def _columns(box: Box34, cards: list[int], keys: list[str]) -> Points:
    parts = []
    for column in range(COLUMNS):
        line = cards[column::COLUMNS]
        if line == NO_CARDS:
            continue
        trophy = box.column_trophies[column]
        points = column_points(line, trophy)
        letter = COLUMN_LETTERS[box.corner % BOARD_COLUMNS + column]
        pieces: list[str] = []
        if points:
            belt = column_belt(line, trophy)
            pieces = [keys[row * COLUMNS + column] for row in range(ROWS) if line[row] % 5 + 1 == belt]
            label = _label("dojo-points-column", trophy, column=letter, belt=text(f"dojo-belt-{BELT_CODES[belt - 1]}"))
        else:
            kind = "dojo-points-column-unfinished" if NO_SQUARE in line else "dojo-points-column-nothing"
            label = _label(kind, trophy, column=letter)
        parts.append(Points(points, COLUMN_CLAUSE.get(trophy, "scoring.3"), label, (), tuple(pieces)))
    return total("scoring.3", text("dojo-points-columns"), tuple(parts))


def _label(key: str, trophy: int, **params: Param) -> Text:
    """The line's own label, followed by its trophy if it carries one."""
    label = text(key, **params)
    if trophy == NO_TROPHY:
        return label
    return text("dojo-points-with-trophy", line=label, trophy=text(f"dojo-trophy-{TROPHY_CODES[trophy]}"))
