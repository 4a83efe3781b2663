"""Training: everybody places the card of the round in their own dojo."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai.games.dojo.geometry import (
    BOARD_COLUMNS,
    BOARD_ROWS,
    CELL_BIT,
    CELLS,
    FREE,
    START,
    cell_obstacle,
    open_cells,
    top_left,
)
from tests.clauses import proves
from tests.rules.dojo.grid_text import cards
from tests.rules.dojo.position import Table, in_training, kinds, names, seen_by, shape, square_number

SHAPES = st.lists(st.integers(0, 1000), min_size=0, max_size=11)


def grown(steps: list[int]) -> list[int]:
    """A dojo grown by always taking one of the open squares: its squares in the order placed."""
    occupied, placed = 0, []
    for step in steps:
        free = open_cells(occupied)
        placed.append(free[step % len(free)])
        occupied |= CELL_BIT[placed[-1]]
    return placed


@proves("training.1")
def test_every_player_places_the_card_of_the_round_in_their_own_dojo() -> None:
    table = Table(cards="MW FY TG | CB BK RW")
    table.quiet_round()
    table.deal()
    table.nobody_challenges()
    table.train("e3", "c3", "d4")
    assert [table.dojo(seat) for seat in range(3)] == ["MW CB -- --", "BK FY -- --", "TG -- -- -- / RW -- -- --"]
    assert table.hands() == "-- -- --"
    assert all(len(table.game.squares(seat)) == CELLS for seat in range(3))
    assert [card for card in table.game.squares(1) if card >= 0] == cards("BK FY")
    assert table.game.squares(2)[square_number("d4")] == cards("RW")[0]


@proves("training.1")
def test_the_cards_lie_face_up() -> None:
    table = in_training()
    mine = table.hands().split()
    events = table.train("e3", "c3", "d4")[:3]
    assert kinds(events) == ["place"] * 3
    assert {event.clause for event in events} == {"training.1"}
    assert [event.facts for event in events] == [
        {"seat": seat, "card": cards(mine[seat])[0], "cell": square_number(square)}
        for seat, square in enumerate(("e3", "c3", "d4"))
    ]
    assert all(seen_by(event, 3) == [0, 1, 2, None] for event in events)


@proves("training.2")
def test_all_players_place_at_the_same_time() -> None:
    table = in_training(seats=4)
    assert table.game.waiting() == (0, 1, 2, 3)
    table.play("2 place e3")
    assert table.game.waiting() == (0, 1, 3)
    table.play("0 place e3", "3 place c3")
    assert table.game.waiting() == (1,)


@proves("training.2")
def test_each_chooses_in_secret_and_all_are_shown_together() -> None:
    table = in_training()
    assert table.play("2 place e3", "0 place c3") == []
    assert all(table.dojo(seat).count("--") == 3 for seat in range(3))
    events = table.play("1 place d4")
    assert kinds(events)[:3] == ["place"] * 3
    assert [event.facts["seat"] for event in events[:3]] == [0, 1, 2]
    assert all(table.dojo(seat).count("--") != 3 for seat in range(3))


@proves("training.2")
def test_nobody_needs_to_go_first() -> None:
    one, other = in_training(), in_training()
    one.play("0 place e3", "1 place c3", "2 place d4")
    other.play("2 place d4", "0 place e3", "1 place c3")
    assert one.game.grid == other.game.grid
    assert one.choices() == other.choices()


@proves("training.3")
def test_the_first_card_goes_anywhere() -> None:
    # All places are alike while nothing lies there: the first card is simply put down.
    table = Table(cards="MW FY TG")
    table.deal()
    events = table.nobody_challenges()
    assert kinds(events)[2:5] == ["place"] * 3
    assert [event.facts["cell"] for event in events[2:5]] == [START] * 3
    assert open_cells(0) == (START,)


@proves("training.3")
def test_every_later_card_shares_a_side_with_an_earlier_one() -> None:
    table = in_training()
    assert table.choices()[:4] == ["0 place d2", "0 place c3", "0 place e3", "0 place d4"]


@proves("training.3")
@pytest.mark.parametrize("square", ["c2", "e2", "c4", "e4"])
def test_touching_at_a_corner_is_not_enough(square: str) -> None:
    refusal = in_training().refusal(f"0 place {square}")
    assert (refusal.clause, refusal.kind) == ("training.3", "not-beside-a-card")


@proves("training.3")
@pytest.mark.parametrize("square", ["b3", "f3", "d1", "d5", "a1", "g5"])
def test_a_place_apart_is_refused(square: str) -> None:
    refusal = in_training().refusal(f"0 place {square}")
    assert (refusal.clause, refusal.kind) == ("training.3", "not-beside-a-card")


@proves("training.3")
def test_the_end_of_one_row_does_not_touch_the_start_of_the_next() -> None:
    full = shape("d3 e3 f3 g3")  # g3 and a4 are neighbours in the numbering only
    assert cell_obstacle(full, square_number("a4")) != FREE
    assert names(open_cells(full)) == "d2 e2 f2 g2 d4 e4 f4 g4"
    assert names(open_cells(shape("d3 c3 b3 a3"))) == "a2 b2 c2 d2 a4 b4 c4 d4"


@proves("training.3", "training.5")
def test_a_place_that_is_taken_is_refused() -> None:
    refusal = in_training("e3").refusal("0 place e3")
    assert (refusal.clause, refusal.kind) == ("training.5", "square-taken")


@proves("training.4")
def test_there_is_no_fifth_column() -> None:
    table = in_training("e3", "f3", "g3")
    refusal = table.refusal("0 place c3")
    assert (refusal.clause, refusal.kind) == ("training.4", "fifth-column")
    table = in_training("c3", "b3", "a3")
    refusal = table.refusal("0 place e3")
    assert (refusal.clause, refusal.kind) == ("training.4", "fifth-column")


@proves("training.4")
def test_there_is_no_fourth_row() -> None:
    table = in_training("d4", "d5")
    refusal = table.refusal("0 place d2")
    assert (refusal.clause, refusal.kind) == ("training.4", "fourth-row")
    table = in_training("d2", "d1")
    refusal = table.refusal("0 place d4")
    assert (refusal.clause, refusal.kind) == ("training.4", "fourth-row")


@proves("training.4")
@pytest.mark.parametrize(
    ("squares", "free"),
    [
        ("d3", "d2 c3 e3 d4"),
        ("d3 e3", "d2 e2 c3 f3 d4 e4"),
        ("d3 d4", "d2 c3 e3 c4 e4 d5"),
        ("d3 d2 c2", "c1 d1 b2 e2 c3 e3 d4"),
        ("d1 d2 d3", "c1 e1 c2 e2 c3 e3"),
        ("a3 b3 c3 d3 d2", "d1 a2 b2 c2 a4 b4 c4 d4"),
        ("d3 c3 b3 a3 a4 a5", "b4 c4 d4 b5"),  # as far as it can go from the first card, in all four directions
        ("d3 c3 b3 a3 a2 a1", "b1 b2 c2 d2"),
        ("d3 e3 f3 g3 g2 g1", "f1 d2 e2 f2"),
        ("d3 e3 f3 g3 g4 g5", "d4 e4 f4 f5"),
        ("d3 e3 f3 g3 d4 e4 f4 g4 d5 e5 f5", "g5"),
        ("d3 e3 f3 g3 d4 e4 f4 g4 d5 e5 f5 g5", ""),
    ],
)
def test_it_may_grow_in_every_direction_within_three_rows_of_four(squares: str, free: str) -> None:
    assert names(open_cells(shape(squares))) == free


@proves("training.4")
@settings(max_examples=60, deadline=None)
@given(SHAPES)
def test_open_squares_agree_with_the_words_of_the_rules(steps: list[int]) -> None:
    placed = {(c // BOARD_COLUMNS, c % BOARD_COLUMNS) for c in grown(steps)}
    expected = []
    for c in range(CELLS):
        row, column = c // BOARD_COLUMNS, c % BOARD_COLUMNS
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & placed
        rows = [r for r, _ in placed | {(row, column)}]
        columns = [k for _, k in placed | {(row, column)}]
        small = max(rows) - min(rows) < 3 and max(columns) - min(columns) < 4
        if (row, column) not in placed and beside and small:
            expected.append(c)
    if placed:
        assert list(open_cells(shape_of(placed))) == expected
        corner = (min(r for r, _ in placed)) * BOARD_COLUMNS + min(k for _, k in placed)
        assert top_left(shape_of(placed)) == corner
    else:
        assert open_cells(0) == (START,)


def shape_of(placed: set[tuple[int, int]]) -> int:
    return sum(CELL_BIT[row * BOARD_COLUMNS + column] for row, column in placed)


@proves("training.4", "end.1")
@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 1000), min_size=12, max_size=12))
def test_twelve_cards_always_fill_three_rows_of_four(steps: list[int]) -> None:
    placed = grown(steps)
    rows = sorted({c // BOARD_COLUMNS for c in placed})
    columns = sorted({c % BOARD_COLUMNS for c in placed})
    assert len(set(placed)) == 12
    assert (len(rows), len(columns)) == (3, 4)
    assert rows[-1] - rows[0] == 2
    assert columns[-1] - columns[0] == 3
    assert rows[-1] < BOARD_ROWS


@proves("training.5")
def test_a_card_that_has_been_placed_does_not_move() -> None:
    table = Table(4)
    before = table.game.grid
    while not table.game.over:
        table.quiet_round()
        after = table.game.grid
        assert all(new == old for old, new in zip(before, after, strict=True) if old >= 0)
        before = after[:]
    assert sum(card >= 0 for card in before) == 48


@proves("training.1")
def test_the_count_of_cards_grows_by_one_a_round() -> None:
    table = Table()
    counts = []
    while not table.game.over:
        counts.append(table.game.occupied[0].bit_count())
        table.quiet_round()
    assert all(later - earlier == 1 for earlier, later in pairwise(counts))
    assert counts[0] == 0
