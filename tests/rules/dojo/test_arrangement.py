"""Assistants and Brooms: the best order of use and the best arrangement, compared with trying everything."""

from collections.abc import Iterable
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai.games.dojo.arrangement import best_arrangement, best_points
from chabudai.games.dojo.material import (
    ASSISTANT,
    BROOM,
    CARD_KINDS,
    GRAND_MASTER,
    INCENSE,
    KIMONO,
    MULTICOLOUR,
    NO_TROPHY,
)
from chabudai.games.dojo.scoring import grid_points
from tests.clauses import proves
from tests.rules.dojo.grid_text import grid, on_columns, on_rows, picture

COLUMNS_MATTER = "MY FB TG CW / CB MY FW TG / TB CW BY MG"
ROWS_MATTER = "MY MB MG CW / CB TY FW MG / TK CW BY TB"
BROOM_FIRST = "TW MW RK MB / RY CW BY CB / BY TY RY CG"
ASSISTANT_FIRST = "FK MG MB CB / RB FW CW CB / BW RB TY BW"

Grid = tuple[int, ...]


def after(grids: Iterable[Grid], cells: tuple[int, ...]) -> set[Grid]:
    """Everything that one token can make of the grids by permuting the cells of its line."""
    reached: set[Grid] = set()
    for one in grids:
        for order in set(permutations([one[cell] for cell in cells])):
            moved = list(one)
            for cell, card in zip(cells, order, strict=True):
                moved[cell] = card
            reached.add(tuple(moved))
    return reached


def line_of(token: int) -> tuple[int, ...]:
    """The cells of a token's line: 0 to 2 are rows, 3 to 6 columns."""
    return tuple(range(4 * token, 4 * token + 4)) if token < 3 else tuple(range(token - 3, 12, 4))


def in_order(dojo: list[int], order: Iterable[int]) -> set[Grid]:
    """Everything reachable with the tokens used in this order."""
    reached = {tuple(dojo)}
    for token in order:
        reached = after(reached, line_of(token))
    return reached


def tokens(rows: list[int], columns: list[int]) -> list[int]:
    return [line for line, trophy in enumerate(rows) if trophy == ASSISTANT] + [
        line + 3 for line, trophy in enumerate(columns) if trophy == BROOM
    ]


def reachable(dojo: list[int], rows: list[int], columns: list[int]) -> set[Grid]:
    """Everything reachable in any order of the tokens."""
    reached: set[Grid] = set()
    for order in permutations(tokens(rows, columns)):
        reached |= in_order(dojo, order)
    return reached


def most(grids: Iterable[Grid], rows: list[int], columns: list[int]) -> int:
    return max(grid_points(list(one), rows, columns) for one in grids)


@proves("scoring.8")
def test_an_assistant_serves_the_columns() -> None:
    dojo = grid(COLUMNS_MATTER)
    assert best_points(dojo, on_rows(), on_columns()) == 3
    assert best_points(dojo, on_rows(row1="assistant"), on_columns()) == 10
    assert best_points(dojo, on_rows(row2="assistant"), on_columns()) == 3
    assert best_points(dojo, on_rows(row3="assistant"), on_columns()) == 3


@proves("scoring.8")
def test_the_arrangement_of_an_assistant_is_shown() -> None:
    arranged = best_arrangement(grid(COLUMNS_MATTER), on_rows(row1="assistant"), on_columns())
    assert arranged[0] == grid(COLUMNS_MATTER)[1]  # the blue fox leads the first column
    assert arranged[3] == grid(COLUMNS_MATTER)[2]  # the green tigress the last
    assert picture(arranged).split(" / ")[1:] == COLUMNS_MATTER.split(" / ")[1:]


@proves("scoring.12")
@pytest.mark.parametrize(("column", "points"), [(1, 12), (2, 15), (3, 10), (4, 16)])
def test_a_broom_serves_the_rows(column: int, points: int) -> None:
    dojo = grid(ROWS_MATTER)
    assert best_points(dojo, on_rows(), on_columns()) == 10
    assert best_points(dojo, on_rows(), on_columns(**{f"column{column}": "broom"})) == points


@proves("scoring.13")
@pytest.mark.parametrize(
    ("text", "points", "other_order", "forced"),
    [(BROOM_FIRST, 21, (0, 3), 19), (ASSISTANT_FIRST, 18, (3, 0), 15)],
)
def test_the_owner_chooses_the_order(text: str, points: int, other_order: tuple[int, int], forced: int) -> None:
    dojo = grid(text)
    rows, columns = on_rows(row1="assistant"), on_columns(column1="broom")
    assert best_points(dojo, rows, columns) == points
    assert most(in_order(dojo, other_order), rows, columns) == forced


@proves("scoring.13")
def test_there_is_no_going_back_to_the_row_after_the_column() -> None:
    dojo = grid(ASSISTANT_FIRST)
    rows, columns = on_rows(row1="assistant"), on_columns(column1="broom")
    assert most(in_order(dojo, (0, 3, 0)), rows, columns) == 19
    assert best_points(dojo, rows, columns) == 18


@proves("scoring.14")
def test_nothing_moves_when_nothing_is_gained() -> None:
    dojo = grid(COLUMNS_MATTER)
    assert best_arrangement(dojo, on_rows(row2="assistant"), on_columns()) == dojo
    assert best_arrangement(dojo, on_rows(), on_columns()) == dojo


few_kinds = st.sampled_from([0, 4, 5, 9, 10, 14, 25, 29])  # black and white only: many lines nearly score
dojos = st.lists(st.integers(0, CARD_KINDS - 1), min_size=12, max_size=12) | st.lists(
    few_kinds, min_size=12, max_size=12
)
row_trophies = st.lists(st.sampled_from([NO_TROPHY, INCENSE, ASSISTANT, GRAND_MASTER]), min_size=3, max_size=3).filter(
    lambda trophies: trophies.count(ASSISTANT) <= 2
)
column_trophies = st.lists(st.sampled_from([NO_TROPHY, MULTICOLOUR, KIMONO, BROOM]), min_size=4, max_size=4).filter(
    lambda trophies: trophies.count(BROOM) <= 2
)


@proves("scoring.13", "scoring.14")
@given(dojos, row_trophies, column_trophies)
def test_the_arrangement_keeps_the_cards_and_never_costs_points(
    dojo: list[int], rows: list[int], columns: list[int]
) -> None:
    before = list(dojo)
    points = best_points(dojo, rows, columns)
    arranged = best_arrangement(dojo, rows, columns)
    assert dojo == before
    assert sorted(arranged) == sorted(dojo)
    assert grid_points(arranged, rows, columns) == points
    assert points >= grid_points(dojo, rows, columns)
    if points == grid_points(dojo, rows, columns):
        assert arranged == dojo
    still = [cell for cell in range(12) if rows[cell // 4] != ASSISTANT and columns[cell % 4] != BROOM]
    assert all(arranged[cell] == dojo[cell] for cell in still)


@proves("scoring.8", "scoring.12")
@given(dojos, row_trophies, column_trophies, st.randoms(use_true_random=False))
def test_the_order_of_a_line_with_a_lone_token_does_not_matter(
    dojo: list[int], rows: list[int], columns: list[int], random: Random
) -> None:
    held = tokens(rows, columns)
    for token in held[1:]:
        (rows if token < 3 else columns)[token if token < 3 else token - 3] = NO_TROPHY
    shuffled = list(dojo)
    if held:
        cells = line_of(held[0])
        order = random.sample(cells, len(cells))
        for cell, source in zip(cells, order, strict=True):
            shuffled[cell] = dojo[source]
    assert best_points(shuffled, rows, columns) == best_points(dojo, rows, columns)


@proves("scoring.13", "scoring.14")
@settings(max_examples=60, deadline=None)
@given(dojos, row_trophies, column_trophies)
def test_up_to_two_tokens_agree_with_trying_everything(dojo: list[int], rows: list[int], columns: list[int]) -> None:
    for token in tokens(rows, columns)[2:]:
        (rows if token < 3 else columns)[token if token < 3 else token - 3] = NO_TROPHY
    reached = reachable(dojo, rows, columns)
    assert best_points(dojo, rows, columns) == most(reached, rows, columns)
    assert tuple(best_arrangement(dojo, rows, columns)) in reached


def random_dojo(random: Random, assistants: int, brooms: int) -> tuple[list[int], list[int], list[int]]:
    kinds = random.choice([range(CARD_KINDS), [0, 4, 5, 9, 10, 14, 25, 29], [2, 3, 4, 7, 8, 9, 13, 14, 27, 29]])
    rows = [ASSISTANT] * assistants + random.choices([NO_TROPHY, INCENSE, GRAND_MASTER], k=3 - assistants)
    columns = [BROOM] * brooms + random.choices([NO_TROPHY, MULTICOLOUR, KIMONO], k=4 - brooms)
    random.shuffle(rows)
    random.shuffle(columns)
    return random.choices(kinds, k=12), rows, columns


@proves("scoring.13", "scoring.14")
@pytest.mark.parametrize(
    ("assistants", "brooms", "games"),
    [(1, 1, 40), (2, 1, 6), (1, 2, 6), (2, 2, 1), (3, 0, 2), (0, 3, 8), (0, 4, 2)],
)
def test_several_tokens_agree_with_trying_everything(assistants: int, brooms: int, games: int) -> None:
    random = Random(f"{assistants} assistants, {brooms} brooms")
    for _ in range(games):
        dojo, rows, columns = random_dojo(random, assistants, brooms)
        reached = reachable(dojo, rows, columns)
        where = f"{picture(dojo)} {rows} {columns}"
        assert best_points(dojo, rows, columns) == most(reached, rows, columns), where
        assert tuple(best_arrangement(dojo, rows, columns)) in reached, where
