"""Trophies: where the winner of a challenge may put the trophy."""

import pytest

from chabudai.games.dojo.geometry import EMPTY_LINE, FREE, HAS_TROPHY, WRONG_DIRECTION, line_obstacle
from chabudai.games.dojo.material import KIMONO, NO_TROPHY, TROPHY_CODES
from chabudai.games.dojo.standing import Box34
from tests.clauses import proves
from tests.rules.dojo.position import Table, kinds, seen_by, shape, the, trophies

# Seat 2 holds the highest belt of every round, so it wins whenever it challenges the dealer or, as dealer, is
# challenged by seat 0.
STRONG = "MW FW RK | TW CW TK | BW MW CK | FY TY MK | FW TW BK | CW BW FK"
BLACK = ("incense", "assistant", "grand_master")
ORANGE = ("multicolour_belt", "kimono", "broom")


def playing(turned: str) -> Table:
    return Table(3, dealer=0, cards=STRONG, turned=turned)


def won(table: Table, *, square: str = "", line: str = "") -> list[str]:
    """A round that seat 2 wins; the kinds of the events."""
    challenger = 0 if table.game.dealer == 2 else 2
    return kinds(table.challenged_round(challenger, line=line, square=square))


def won_up_to_the_trophy(turned: str, *squares: str) -> Table:
    """Quiet rounds with cards on these squares (d3 is the first); the last of them is won by seat 2."""
    table = playing(turned)
    table.quiet_round()
    for square in squares[:-1]:
        table.deal()
        table.nobody_challenges()
        table.train(square)
    won(table, square=squares[-1])
    return table


@proves("trophies.1")
def test_the_winner_places_the_trophy_after_all_cards_of_the_round() -> None:
    table = playing("incense kimono")
    table.quiet_round()
    table.deal()
    table.play("2 challenge", "2 keep", "0 place e3", "2 place e3")
    assert not table.asks("column")
    events = table.play("1 place e3")
    assert kinds(events) == ["place", "place", "place"]
    assert table.choices() == ["2 column d", "2 column e"]


@proves("trophies.1")
def test_the_new_card_may_already_prepare_the_line() -> None:
    table = won_up_to_the_trophy("incense kimono broom", "e3")
    event = table.play("2 column e")[0]
    assert (event.kind, event.clause) == ("award", "trophies.1")
    assert event.facts == {"seat": 2, "trophy": KIMONO, "line": 5 + 4}
    assert seen_by(event, 3) == [0, 1, 2, None]
    assert table.trophies_of(2) == {"column e": "kimono"}


@proves("trophies.1")
def test_it_goes_to_their_own_dojo() -> None:
    table = won_up_to_the_trophy("incense kimono", "e3")
    table.play("2 column d")
    assert [table.trophies_of(seat) for seat in range(3)] == [{}, {}, {"column d": "kimono"}]


@proves("trophies.2")
@pytest.mark.parametrize("trophy", BLACK)
def test_a_black_trophy_goes_to_a_row(trophy: str) -> None:
    table = won_up_to_the_trophy(f"broom {trophy}", "d4")
    assert table.choices() == ["2 row 3", "2 row 4"]
    refusal = table.refusal("2 column d")
    assert (refusal.clause, refusal.kind) == ("trophies.2", "wrong-direction")
    assert refusal.facts == {"trophy": TROPHY_CODES.index(trophy)}


@proves("trophies.2")
@pytest.mark.parametrize("trophy", ORANGE)
def test_an_orange_trophy_goes_to_a_column(trophy: str) -> None:
    table = won_up_to_the_trophy(f"incense {trophy}", "e3")
    assert table.choices() == ["2 column d", "2 column e"]
    refusal = table.refusal("2 row 3")
    assert (refusal.clause, refusal.kind) == ("trophies.2", "wrong-direction")
    assert refusal.facts == {"trophy": TROPHY_CODES.index(trophy)}


@proves("trophies.3")
def test_a_line_holds_one_trophy_at_most() -> None:
    table = won_up_to_the_trophy("broom incense assistant grand_master", "d4")
    table.play("2 row 3")
    won(table, square="d5")
    assert table.choices() == ["2 row 4", "2 row 5"]
    refusal = table.refusal("2 row 3")
    assert (refusal.clause, refusal.kind) == ("trophies.3", "has-a-trophy")
    assert refusal.facts == {"trophy": TROPHY_CODES.index("incense")}


@proves("trophies.3")
def test_a_row_and_a_column_that_cross_may_each_have_one() -> None:
    table = playing("incense kimono")
    won(table)  # a single card: one row, so no choice
    won(table, square="d4", line="")  # one column
    assert table.trophies_of(2) == {"row 3": "incense", "column d": "kimono"}


@proves("trophies.4")
@pytest.mark.parametrize("line", ["row 1", "row 2", "row 5"])
def test_a_row_without_a_card_takes_no_trophy(line: str) -> None:
    table = won_up_to_the_trophy("broom incense", "d4")
    refusal = table.refusal(f"2 {line}")
    assert (refusal.clause, refusal.kind) == ("trophies.4", "empty-line")
    assert refusal.facts == {"trophy": TROPHY_CODES.index("incense")}


@proves("trophies.4")
@pytest.mark.parametrize("line", ["column a", "column c", "column g"])
def test_a_column_without_a_card_takes_no_trophy(line: str) -> None:
    table = won_up_to_the_trophy("incense broom", "e3")
    refusal = table.refusal(f"2 {line}")
    assert (refusal.clause, refusal.kind) == ("trophies.4", "empty-line")


@proves("trophies.2", "trophies.3", "trophies.4")
def test_what_speaks_against_a_line() -> None:
    (incense,), (broom,) = trophies("incense"), trophies("broom")
    two = shape("d3 e3")
    row, column = 2, 5 + 3
    assert line_obstacle(two, row, incense, NO_TROPHY) == FREE
    assert line_obstacle(two, row, broom, NO_TROPHY) == WRONG_DIRECTION
    assert line_obstacle(two, row, incense, incense) == HAS_TROPHY
    assert line_obstacle(two, row + 1, incense, NO_TROPHY) == EMPTY_LINE
    assert line_obstacle(two, column, broom, NO_TROPHY) == FREE
    assert line_obstacle(two, column, incense, NO_TROPHY) == WRONG_DIRECTION
    assert line_obstacle(two, column + 2, broom, NO_TROPHY) == EMPTY_LINE
    assert line_obstacle(shape("d3 d4"), 4, incense, NO_TROPHY) == EMPTY_LINE
    assert line_obstacle(shape("d3 d4 d5"), 4, incense, NO_TROPHY) == FREE
    assert line_obstacle(shape("d3"), 5, broom, NO_TROPHY) == EMPTY_LINE


@proves("trophies.5")
def test_a_trophy_stays_with_its_row_when_the_row_grows_to_the_left() -> None:
    table = playing("incense")
    won(table)
    assert Box34(table.game, 2).row_trophies[0] == TROPHY_CODES.index("incense")
    table.deal()
    table.nobody_challenges()
    table.train("c3")
    assert table.trophies_of(2) == {"row 3": "incense"}
    assert table.dojo(2) == "TK RK -- --"
    assert Box34(table.game, 2).row_trophies == [TROPHY_CODES.index("incense"), NO_TROPHY, NO_TROPHY]


@proves("trophies.5")
def test_it_never_moves_to_another_line_when_the_dojo_grows_above_or_beside() -> None:
    table = playing("incense kimono broom")
    won(table)
    won(table, square="c3", line="column d")
    table.deal()
    table.nobody_challenges()
    table.train("c2")
    assert table.trophies_of(2) == {"row 3": "incense", "column d": "kimono"}
    box = Box34(table.game, 2)
    assert table.dojo(2) == "CK -- -- -- / TK RK -- --"
    assert box.row_trophies == [NO_TROPHY, TROPHY_CODES.index("incense"), NO_TROPHY]
    assert box.column_trophies == [NO_TROPHY, KIMONO, NO_TROPHY, NO_TROPHY]


@proves("trophies.6")
def test_the_owner_chooses_among_the_free_lines() -> None:
    for line in ("row 3", "row 4"):
        table = won_up_to_the_trophy("broom incense", "d4")
        table.play(f"2 {line}")
        assert table.trophies_of(2) == {line: "incense"}


@proves("trophies.6")
def test_with_one_free_line_there_is_nothing_to_choose() -> None:
    table = playing("incense")
    events = won(table)
    assert "award" in events
    assert "no-line" not in events
    assert table.trophies_of(2) == {"row 3": "incense"}


@proves("trophies.6")
def test_a_second_black_trophy_for_a_single_row_goes_back_to_the_box() -> None:
    table = playing("incense assistant broom")
    won(table)
    events = table.challenged_round(2, square="e3")
    event = the("no-line", events)
    (assistant,) = trophies("assistant")
    assert (event.clause, event.facts) == ("trophies.6", {"seat": 2, "trophy": assistant})
    assert seen_by(event, 3) == [0, 1, 2, None]
    assert "award" not in kinds(events)
    assert "unclaimed" not in kinds(events)
    assert table.trophies_of(2) == {"row 3": "incense"}
    assert table.game.spent == [assistant]
    assert table.game.wins[2] == 2


@proves("trophies.6", "end.3")
def test_a_fourth_black_trophy_goes_back_to_the_box_but_the_challenge_counts() -> None:
    table = playing("incense incense assistant assistant broom")
    won(table)
    won(table, square="d4")
    won(table, square="d5")
    assert table.trophies_of(2) == {"row 3": "incense", "row 4": "incense", "row 5": "assistant"}
    events = won(table, square="e3")
    assert "no-line" in events
    assert len(table.trophies_of(2)) == 3
    assert table.game.wins == [0, 0, 4]
    assert table.game.spent == trophies("assistant")


@proves("trophies.6")
def test_the_trophy_in_the_box_has_no_effect() -> None:
    table = playing("assistant incense broom")
    won(table)
    won(table, square="e3")
    assert table.trophies_of(2) == {"row 3": "assistant"}
    assert table.dojo(2) == "RK TK -- --"
    assert table.game.totals()[2] == 3
