"""Scoring: what rows and columns are worth as they lie."""

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.games.dojo.material import (
    ASSISTANT,
    BEAR,
    BROOM,
    CARD_KINDS,
    FOX,
    GRAND_MASTER,
    INCENSE,
    KIMONO,
    MONKEY,
    MULTICOLOUR,
    NO_TROPHY,
    RACCOON,
    belt,
    disciple,
)
from chabudai.games.dojo.scoring import (
    column_belt,
    grid_points,
    kept_trophy_points,
    row_parts,
)
from tests.clauses import proves
from tests.rules.dojo.grid_text import cards, column_points, grid, on_columns, on_rows, row_points

ROW_TROPHIES = (NO_TROPHY, INCENSE, ASSISTANT, GRAND_MASTER)
COLUMN_TROPHIES = (NO_TROPHY, MULTICOLOUR, KIMONO, BROOM)
some_cards = st.integers(0, CARD_KINDS - 1)


def row(text: str, trophy: int = NO_TROPHY) -> int:
    return row_points(cards(text), trophy)


def column(text: str, trophy: int = NO_TROPHY) -> int:
    return column_points(cards(text), trophy)


@proves("scoring.1")
@pytest.mark.parametrize(
    ("text", "points"),
    [("MW FW TW CW", 1), ("MW FW TW MK", 3), ("BW FW BG BK", 6), ("TW TY TG TB", 10)],
)
def test_a_row_scores_its_largest_group(text: str, points: int) -> None:
    assert row(text) == points


@proves("scoring.2")
@pytest.mark.parametrize(
    ("text", "points"), [("RW RY MW BW", 6), ("RW RW RK RK", 10), ("MW RW FW TW", 3), ("RW MW MY RK", 10)]
)
def test_each_raccoon_counts_as_any_disciple(text: str, points: int) -> None:
    assert row(text) == points


@proves("scoring.2", "scoring.3")
def test_a_raccoon_keeps_its_belt_in_its_column() -> None:
    assert column("RB FB TB") == 4
    assert column("RG FB TB") == 0


@proves("scoring.3")
@pytest.mark.parametrize(("letter", "points"), [("W", 1), ("Y", 2), ("G", 3), ("B", 4), ("K", 5)])
def test_three_equal_belts_score_their_value(letter: str, points: int) -> None:
    assert column(f"M{letter} F{letter} R{letter}") == points
    assert column_belt(cards(f"M{letter} F{letter} R{letter}"), NO_TROPHY) == points


@proves("scoring.3")
def test_two_equal_belts_score_nothing() -> None:
    assert column("MK FK TB") == 0
    assert column_belt(cards("MK MK MB"), NO_TROPHY) == 0


@proves("scoring.4")
@pytest.mark.parametrize(
    ("text", "points"),
    [("MW MW FW BW", 5), ("MW MW FW RW", 7), ("MW MW FW FW", 6), ("RW RW RW RW", 10), ("MW FW RW RW", 7)],
)
def test_incense_scores_every_group(text: str, points: int) -> None:
    assert row(text, INCENSE) == points


@proves("scoring.5")
@pytest.mark.parametrize(
    ("text", "points"),
    [("MW MY FW BW", 6), ("MW MW MW RW", 10), ("MW FW TW CW", 3), ("RW MW FW TW", 6), ("RW RW RW RW", 10)],
)
def test_grand_master_makes_one_card_a_raccoon(text: str, points: int) -> None:
    assert row(text, GRAND_MASTER) == points


@proves("scoring.6")
def test_the_card_of_the_grand_master_keeps_its_belt() -> None:
    dojo = grid("MY MW MK FB / TW CW BY FB / TB CG MY CB")
    turned = row_parts(dojo[:4], GRAND_MASTER)[0][4]
    assert turned == 3  # the blue fox joins the monkeys
    assert grid_points(dojo, on_rows(), on_columns()) == 6 + 1 + 3 + 4
    assert grid_points(dojo, on_rows(row1="grand_master"), on_columns()) == 10 + 1 + 3 + 4


@proves("scoring.7")
def test_the_card_of_the_grand_master_is_chosen_at_the_end() -> None:
    # The same trophy on the same row: which card it turns depends only on the finished row.
    assert row_parts(cards("MW FW TW CW"), GRAND_MASTER) == [(3, MONKEY, 2, 0, 1)]
    assert row_parts(cards("MW FW FY FG"), GRAND_MASTER) == [(10, FOX, 4, 0, 0)]


@proves("scoring.8")
def test_a_row_scores_the_same_with_an_assistant() -> None:
    for text in ("MW MW FW BW", "RW RW MW BW", "MW FW TW CW"):
        assert row(text, ASSISTANT) == row(text)


@proves("scoring.9")
@pytest.mark.parametrize(
    ("text", "points"), [("MK FK TB", 5), ("MK FB TK", 5), ("MB FK TK", 5), ("MW FG TK", 0), ("MW RW TK", 1)]
)
def test_multicolour_belt_is_content_with_two(text: str, points: int) -> None:
    assert column(text, MULTICOLOUR) == points


@proves("scoring.10")
def test_multicolour_belt_gives_no_more_for_three() -> None:
    assert column("MB FB TB", MULTICOLOUR) == 4


@proves("scoring.11")
def test_kimono_doubles_three_but_not_two() -> None:
    assert column("MK FK TK", KIMONO) == 10
    assert column("MK FK TB", KIMONO) == 0


@proves("scoring.12")
def test_a_column_scores_the_same_with_a_broom() -> None:
    assert column("MG FG TG", BROOM) == 3
    assert column("MG FG TK", BROOM) == 0


@proves("white.2")
def test_a_trophy_kept_in_the_white_belt_variant_is_worth_three() -> None:
    assert kept_trophy_points(0) == 0
    assert kept_trophy_points(4) == 12


@proves("scoring.1", "scoring.2", "scoring.4", "scoring.5")
def test_the_parts_of_a_row_name_its_groups() -> None:
    assert row_parts(cards("BW MW MY BY"), NO_TROPHY) == [(3, BEAR, 2, 0, -1)]
    assert row_parts(cards("RW MW RY BY"), NO_TROPHY) == [(6, MONKEY, 3, 2, -1)]
    assert row_parts(cards("RW RW RY RY"), INCENSE) == [(10, RACCOON, 4, 4, -1)]
    assert row_parts(cards("FW MW RY MY"), INCENSE) == [(6, MONKEY, 3, 1, -1), (1, FOX, 1, 0, -1)]
    assert row_parts(cards("FW MW RY MY"), GRAND_MASTER) == [(10, MONKEY, 4, 1, 0)]
    assert row_parts(cards("MW MW RY MY"), GRAND_MASTER) == [(10, MONKEY, 4, 1, -1)]


def triangle(size: int) -> int:
    return size * (size + 1) // 2


def counted_by_hand(four: list[int], trophy: int) -> int:
    """A row by trying every disciple for every raccoon, and every card for the Grand Master."""
    if trophy == GRAND_MASTER:
        turned = [[RACCOON * 5 if place == here else card for place, card in enumerate(four)] for here in range(4)]
        return max(counted_by_hand(one, NO_TROPHY) for one in turned)
    best = 0
    for figures in product(*(range(RACCOON) if disciple(card) == RACCOON else [disciple(card)] for card in four)):
        groups = [triangle(figures.count(figure)) for figure in range(RACCOON)]
        best = max(best, sum(groups) if trophy == INCENSE else max(groups))
    return best


@proves("scoring.1", "scoring.2", "scoring.4", "scoring.5", "scoring.8")
@given(st.lists(some_cards, min_size=4, max_size=4), st.sampled_from(ROW_TROPHIES))
def test_rows_agree_with_trying_everything(four: list[int], trophy: int) -> None:
    expected = counted_by_hand(four, trophy)
    assert sum(part[0] for part in row_parts(four, trophy)) == expected
    assert {row_points(order, trophy) for order in permutations(four)} == {expected}


@proves("scoring.3", "scoring.9", "scoring.10", "scoring.11", "scoring.12")
@given(st.lists(some_cards, min_size=3, max_size=3), st.sampled_from(COLUMN_TROPHIES))
def test_columns_agree_with_counting_belts(three: list[int], trophy: int) -> None:
    belts = [belt(card) for card in three]
    needed = 2 if trophy == MULTICOLOUR else 3
    scoring = max((value for value in belts if belts.count(value) >= needed), default=0)
    assert column_belt(three, trophy) == scoring
    expected = 2 * scoring if trophy == KIMONO else scoring
    assert {column_points(order, trophy) for order in permutations(three)} == {expected}


@proves("end.1")
@given(
    st.lists(some_cards, min_size=12, max_size=12),
    st.lists(st.sampled_from(ROW_TROPHIES), min_size=3, max_size=3),
    st.lists(st.sampled_from(COLUMN_TROPHIES), min_size=4, max_size=4),
)
def test_a_dojo_is_the_sum_of_its_lines(dojo: list[int], rows: list[int], columns: list[int]) -> None:
    by_row = sum(row_points(dojo[4 * line : 4 * line + 4], rows[line]) for line in range(3))
    by_column = sum(column_points(dojo[line::4], columns[line]) for line in range(4))
    assert grid_points(dojo, rows, columns) == by_row + by_column


def test_a_column_trophy_on_a_row_is_not_counted_silently() -> None:
    with pytest.raises(IndexError):
        row_points([0, 0, 0, 0], KIMONO)
    with pytest.raises(IndexError):
        column_points([0, 0, 0], INCENSE)
