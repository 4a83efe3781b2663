"""Fixed trophies: the literal reading, in which a trophy stays on the spot where it was placed."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.games.dojo import BOX
from chabudai.games.dojo.geometry import (
    BOARD_COLUMNS,
    BOARD_ROWS,
    CELL_BIT,
    FREE,
    FULL_BOX,
    LEFT_EDGE,
    LINE_MASK,
    STARTS_INSIDE,
    TOP_EDGE,
    line_obstacle,
    open_cells,
)
from chabudai.games.dojo.material import BROOM, INCENSE, NO_TROPHY, TROPHY_CODES
from chabudai.games.dojo.standing import Box34
from chabudai.games.dojo.state import Dojo
from chabudai.words import Words
from tests.clauses import proves
from tests.rules.dojo.position import Table, kinds, names, shape, square_number, the
from tests.rules.dojo.test_training import grown
from tests.shown import scene_of

# Seat 2 holds the highest belt of every round.
STRONG = "MW FW RK | TW CW TK | BW MW CK | FY TY MK | FW TW BK | CW BW FK"
BOXES = [FULL_BOX << (row * BOARD_COLUMNS + column) for row in range(3) for column in range(4)]


def playing(turned: str, *squares: str, fixed: bool = True) -> Table:
    """Round 1 is won by seat 2, then cards are placed on these squares in quiet rounds."""
    table = Table(3, dealer=0, cards=STRONG, turned=turned, fixed_trophies=fixed)
    table.challenged_round(2)
    for square in squares:
        table.deal()
        table.nobody_challenges()
        table.train(square)
    return table


def in_training(table: Table) -> Table:
    table.deal()
    table.nobody_challenges()
    return table


@proves("trophies.7")
def test_a_row_does_not_grow_beyond_its_trophy() -> None:
    table = in_training(playing("incense"))
    assert table.trophies_of(2) == {"row 3": "incense"}
    assert [choice for choice in table.choices() if choice[0] == "2"] == ["2 place d2", "2 place e3", "2 place d4"]
    refusal = table.refusal("2 place c3")
    assert (refusal.clause, refusal.kind) == ("trophies.8", "beyond-the-left-edge")


@proves("trophies.7")
def test_a_column_does_not_grow_beyond_its_trophy() -> None:
    table = in_training(playing("kimono"))
    assert [choice for choice in table.choices() if choice[0] == "2"] == ["2 place c3", "2 place e3", "2 place d4"]
    refusal = table.refusal("2 place d2")
    assert (refusal.clause, refusal.kind) == ("trophies.8", "beyond-the-top-edge")


@proves("trophies.7")
def test_who_has_no_trophy_grows_freely() -> None:
    table = in_training(playing("incense"))
    for seat in ("0", "1"):
        mine = [choice for choice in table.choices() if choice[0] == seat]
        assert mine == [f"{seat} place {square}" for square in ("d2", "c3", "e3", "d4")]


@proves("trophies.5", "trophies.7")
def test_unless_the_table_agrees_on_it_trophies_slide() -> None:
    assert BOX.defaults["fixed_trophies"] is False
    table = in_training(playing("incense", fixed=False))
    assert "2 place c3" in table.choices()


@proves("trophies.8")
def test_no_other_row_grows_further_left_either() -> None:
    table = in_training(playing("incense", "d4"))
    refusal = table.refusal("2 place c4")
    assert (refusal.clause, refusal.kind) == ("trophies.8", "beyond-the-left-edge")
    assert "2 place d2" in table.choices()


@proves("trophies.8")
def test_a_trophy_goes_only_to_a_line_that_begins_at_the_edge() -> None:
    table = Table(3, dealer=0, cards=STRONG, turned="broom incense kimono assistant", fixed_trophies=True)
    table.quiet_round()
    table.deal()
    table.nobody_challenges()
    table.train("e3")
    table.challenged_round(0, square="e4")  # seat 2 deals and wins the kimono
    assert table.choices() == ["2 column d", "2 column e"]
    table.play("2 column e")
    table.challenged_round(2, square="f4")
    assert table.game.trophies(2)[2] == TROPHY_CODES.index(
        "assistant"
    )  # rows 3 and 4 hold cards, only row 3 begins at d


@proves("trophies.8")
def test_a_line_that_begins_inside_is_refused() -> None:
    table = Table(3, dealer=0, cards=STRONG, turned="broom incense kimono assistant", fixed_trophies=True)
    table.quiet_round()
    for square in ("d4", "e4"):
        table.deal()
        table.nobody_challenges()
        table.train(square)
    table.challenged_round(2, square="e5")
    assert table.choices() == ["2 row 3", "2 row 4"]
    refusal = table.refusal("2 row 5")
    assert (refusal.clause, refusal.kind) == ("trophies.8", "starts-inside")
    assert refusal.facts == {"trophy": TROPHY_CODES.index("assistant")}


@proves("trophies.8")
def test_a_column_that_begins_inside_is_refused() -> None:
    table = Table(3, dealer=0, cards=STRONG, turned="broom incense assistant kimono", fixed_trophies=True)
    table.quiet_round()
    for square in ("e3", "e4"):
        table.deal()
        table.nobody_challenges()
        table.train(square)
    table.challenged_round(2, square="f4")
    assert table.choices() == ["2 column d", "2 column e"]
    refusal = table.refusal("2 column f")
    assert (refusal.clause, refusal.kind) == ("trophies.8", "starts-inside")


@proves("trophies.8")
def test_a_secret_plan_is_imagined_within_the_edges() -> None:
    table = in_training(playing("incense"))
    table.play("2 place e3")
    imagined = [table.game.view(0).resample(0, Rng(seed)) for seed in range(60)]
    plans = {position.plan[2] for position in imagined if isinstance(position, Dojo)}
    assert plans == {square_number(square) for square in ("d2", "e3", "d4")}


@proves("trophies.8")
def test_a_trophy_that_finds_no_such_line_goes_back_to_the_box() -> None:
    table = playing("incense broom assistant", "e3")
    events = table.challenged_round(0, square="e4")  # row 4 begins inside, row 3 has its trophy
    assert the("no-line", events).facts == {"seat": 2, "trophy": TROPHY_CODES.index("assistant")}
    assert "award" not in kinds(events)
    assert table.trophies_of(2) == {"row 3": "incense"}
    assert table.game.wins[2] == 2


@proves("trophies.8")
@given(st.lists(st.integers(0, 1000), min_size=1, max_size=11), st.integers(0, 11))
def test_a_line_is_free_exactly_when_twelve_cards_still_fit_with_the_trophy_staying(
    steps: list[int], line: int
) -> None:
    occupied = sum(CELL_BIT[cell] for cell in grown(steps))
    trophy = INCENSE if line < BOARD_ROWS else BROOM
    if occupied & LINE_MASK[line] == 0:
        return
    first = (occupied & LINE_MASK[line]) & -(occupied & LINE_MASK[line])
    # A full dojo whose line begins with the card behind the trophy.
    fits = any(box & occupied == occupied and (box & LINE_MASK[line]) & (first - 1) == 0 for box in BOXES)
    assert line_obstacle(occupied, line, trophy, NO_TROPHY, fixed=True) == (FREE if fits else STARTS_INSIDE)


@proves("trophies.8")
@pytest.mark.parametrize("edges", [0, LEFT_EDGE, TOP_EDGE, LEFT_EDGE | TOP_EDGE])
def test_whatever_the_edges_a_dojo_can_be_filled(edges: int) -> None:
    random = Random(edges)
    for _ in range(200):
        occupied = 1 << 17
        while occupied.bit_count() < 12:
            occupied |= CELL_BIT[random.choice(open_cells(occupied, edges))]
        assert occupied in BOXES


@proves("trophies.8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_dojo_is_full_in_the_end_and_no_trophy_stands_on_a_card(seats: int) -> None:
    placed = 0
    for seed in range(40):
        game = BOX.new(seats, seed, {"fixed_trophies": True})
        assert isinstance(game, Dojo)
        playout(game, Rng(seed))
        assert all(Box34(game, seat).full for seat in range(seats))
        placed += sum(trophy != NO_TROPHY for trophy in game.lines)
    assert placed > 40 * seats


def test_edges_are_told_apart() -> None:
    two = shape("d3 e4 d4")
    assert names(open_cells(two)) == "d2 c3 e3 c4 f4 d5 e5"
    assert names(open_cells(two, LEFT_EDGE)) == "d2 e3 f4 d5 e5"
    assert names(open_cells(two, TOP_EDGE)) == "c3 e3 c4 f4 d5 e5"
    assert names(open_cells(two, LEFT_EDGE | TOP_EDGE)) == "e3 f4 d5 e5"


@proves("trophies.8")
@pytest.mark.parametrize(
    ("trophy", "square", "cost"), [("incense", "d4", "further to the left"), ("kimono", "e3", "further upwards")]
)
def test_the_prompt_says_what_a_fixed_trophy_costs(trophy: str, square: str, cost: str) -> None:
    for fixed in (True, False):
        table = Table(3, dealer=0, cards=STRONG, turned=f"broom {trophy}", fixed_trophies=fixed)
        table.quiet_round()
        table.challenged_round(2, square=square)
        assert (cost in Words("en").say(scene_of(table.game, 2).prompt)) == fixed
