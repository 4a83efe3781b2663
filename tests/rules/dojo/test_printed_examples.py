"""The worked examples of the booklet, with their printed numbers."""

import pytest

from chabudai.games.dojo.material import (
    GRAND_MASTER,
    INCENSE,
    KIMONO,
    MULTICOLOUR,
    NO_TROPHY,
)
from chabudai.games.dojo.score_tree import score_tree
from chabudai.games.dojo.scoring import grid_points
from tests.clauses import proves
from tests.rules.dojo.grid_text import cards, column_points, grid, on_columns, on_rows, row_points
from tests.rules.dojo.position import Table, in_training, kinds, the


@proves("scoring.1")
def test_only_one_of_two_pairs_counts() -> None:
    assert row_points(cards("MW MY BG BK"), NO_TROPHY) == 3


@proves("scoring.1", "scoring.3", "end.1")
def test_a_whole_dojo_without_trophies() -> None:
    dojo = grid("TY TW TK CB / CY CG MW FK / MY FB TG BW")
    rows = [row_points(dojo[start : start + 4], NO_TROPHY) for start in (0, 4, 8)]
    columns = [column_points(dojo[start::4], NO_TROPHY) for start in range(4)]
    assert rows == [6, 3, 1]
    assert columns == [2, 0, 0, 0]
    assert grid_points(dojo, on_rows(), on_columns()) == 12


@proves("scoring.9", "scoring.15")
def test_multicolour_belt_with_two_green_belts() -> None:
    # The booklet prints 2, a slip: elsewhere in it yellow is 2 and blue 4, so green is 3.
    assert column_points(cards("MG FG TK"), MULTICOLOUR) == 3


@proves("scoring.11")
def test_kimono_with_three_blue_belts() -> None:
    assert column_points(cards("MB FB RB"), KIMONO) == 8


@proves("scoring.4")
def test_incense_on_four_different_disciples() -> None:
    assert row_points(cards("MW FY TG CB"), INCENSE) == 4


@proves("scoring.5")
def test_grand_master_has_nothing_to_add_to_four_of_a_kind() -> None:
    assert row_points(cards("CW CY CY CK"), GRAND_MASTER) == 10
    assert row_points(cards("CW CY CY CK"), NO_TROPHY) == 10


@proves("training.4")
def test_five_cards_in_a_line_are_an_error() -> None:
    table = in_training("e3", "f3", "g3")
    refusal = table.refusal("0 place c3")
    assert (refusal.clause, refusal.kind) == ("training.4", "fifth-column")


@proves("training.3")
@pytest.mark.parametrize("square", ["e4", "f3"])
def test_a_card_that_touches_by_a_corner_or_not_at_all_is_an_error(square: str) -> None:
    refusal = in_training().refusal(f"0 place {square}")
    assert (refusal.clause, refusal.kind) == ("training.3", "not-beside-a-card")


@proves("five.1", "five.2")
def test_five_players_deal_twice_each_for_at_most_ten_challenges() -> None:
    table = Table(5)
    dealers = []
    while not table.game.over:
        dealers.append(table.game.dealer)
        table.challenged_round(table.game.left_of(table.game.dealer))
        while table.asks("row") or table.asks("column"):
            table.play(table.choices()[0])
    events = kinds(table.match.events(None))
    assert sorted(dealers) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert events.count("round") == 12
    assert events.count("challenge") == 10


@proves("white.2")
def test_four_trophies_are_worth_twelve_in_the_white_belt_variant() -> None:
    table = Table(3, cards="MW FW RK | TW CW TK | BW MW CK | FY TY MK", white_belt=True)
    for challenger in (2, 2, 0, 2):
        table.challenged_round(challenger)
    assert table.game.wins == [0, 0, 4]
    assert score_tree(table.game, 2).parts[2].points == 12


@proves("black.2", "black.4")
def test_green_wins_two_throws_against_blue_loses_one_and_wins_the_tie() -> None:
    table = Table(3, cards="MB FG TW", black_belt=True)
    table.deal()
    table.play("1 challenge", "1 paper", "0 rock", "1 scissors", "0 paper", "1 rock")
    event = the("win", table.play("0 paper"))
    assert (event.facts["attack"], event.facts["defence"], event.facts["seat"]) == (5, 5, 1)
