"""The worked examples of the booklet, with their printed numbers."""

from chabudai.games.dojo.material import (
    GRAND_MASTER,
    INCENSE,
    KIMONO,
    MULTICOLOUR,
    NO_TROPHY,
)
from chabudai.games.dojo.scoring import column_points, grid_points, row_points
from tests.clauses import proves
from tests.rules.dojo.grid_text import cards, grid, on_columns, on_rows


@proves("scoring.1")
def test_only_one_of_two_pairs_counts() -> None:
    assert row_points(*cards("MW MY BG BK"), NO_TROPHY) == 3


@proves("scoring.1", "scoring.3", "end.1")
def test_a_whole_dojo_without_trophies() -> None:
    dojo = grid("TY TW TK CB / CY CG MW FK / MY FB TG BW")
    rows = [row_points(*dojo[start : start + 4], NO_TROPHY) for start in (0, 4, 8)]
    columns = [column_points(*dojo[start::4], NO_TROPHY) for start in range(4)]
    assert rows == [6, 3, 1]
    assert columns == [2, 0, 0, 0]
    assert grid_points(dojo, on_rows(), on_columns()) == 12


@proves("scoring.9")
def test_multicolour_belt_with_two_green_belts() -> None:
    # The booklet prints 2, a slip: elsewhere in it yellow is 2 and blue 4, so green is 3.
    assert column_points(*cards("MG FG TK"), MULTICOLOUR) == 3


@proves("scoring.11")
def test_kimono_with_three_blue_belts() -> None:
    assert column_points(*cards("MB FB RB"), KIMONO) == 8


@proves("scoring.4")
def test_incense_on_four_different_disciples() -> None:
    assert row_points(*cards("MW FY TG CB"), INCENSE) == 4


@proves("scoring.5")
def test_grand_master_has_nothing_to_add_to_four_of_a_kind() -> None:
    assert row_points(*cards("CW CY CY CK"), GRAND_MASTER) == 10
    assert row_points(*cards("CW CY CY CK"), NO_TROPHY) == 10
