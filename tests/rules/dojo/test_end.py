"""End of the game: the count, its explanation, and who wins."""

from collections.abc import Iterator

import pytest

from chabudai.core.playout import playout
from chabudai.core.points import Points
from chabudai.core.rng import Rng
from chabudai.core.scene import Param, Text
from chabudai.games.dojo import BOX
from chabudai.games.dojo.score_tree import score_tree
from chabudai.games.dojo.standing import Box34, arranged, points_of
from chabudai.games.dojo.state import Dojo
from tests.clauses import proves
from tests.rules.dojo.grid_text import grid, picture
from tests.rules.dojo.position import Table, cards_by_round, kinds, scored, seen_by
from tests.shown import scene_of, scores_of

TWELVE_POINTS = "TY TW TK CB / CY CG MW FK / MY FB TG BW"
PLAIN = "MW FW TY CK / FY TG MB BK / BB MK FG TW"
RACCOONS = "RW RY MG MK / BW BY RG FK / CW CY CG CB"


def finished() -> Table:
    """A whole game without challenge that fills three dojos like pages."""
    table = Table(3, cards=cards_by_round(TWELVE_POINTS, PLAIN, RACCOONS))
    while not table.game.over:
        table.quiet_round()
    return table


def labels(points: Points) -> Iterator[tuple[int, str, str]]:
    """All nodes of a score: points, clause and the bare words of the label."""
    for node in points.all():
        yield node.points, node.clause, bare(node.label)


def bare(label: Param) -> str:
    if isinstance(label, Text):
        return " ".join([label.key.removeprefix("dojo-"), *(f"{k}={bare(v)}" for k, v in label.params.items())])
    return str(label)


@proves("end.1")
def test_the_game_ends_after_the_twelfth_round() -> None:
    table = Table().to_round(12)
    assert not table.game.over
    table.deal()
    assert not table.game.over
    table.nobody_challenges()  # the last place of a dojo leaves no choice
    assert table.game.over
    assert table.game.waiting() == ()
    assert table.game.round + 1 == 12


@proves("end.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_dojo_is_then_full(seats: int) -> None:
    game = BOX.new(seats, 9)
    playout(game, Rng(9))
    assert isinstance(game, Dojo)
    assert all(game.occupied[seat].bit_count() == 12 for seat in range(seats))
    assert all(Box34(game, seat).full for seat in range(seats))


@proves("end.1")
def test_the_score_is_rows_plus_columns() -> None:
    table = finished()
    assert picture(Box34(table.game, 0).cards) == TWELVE_POINTS
    assert table.game.totals() == [12, 3, 10 + 6 + 10 + 1 + 2 + 3]
    assert table.game.points == table.game.totals()
    assert [tree.points for tree in scores_of(table.game, None)] == table.game.totals()


@proves("end.1")
def test_the_final_scores_are_announced_to_all() -> None:
    table = finished()
    events = [event for event in table.match.events(None) if event.kind == "final"]
    assert [event.facts for event in events] == [
        {"seat": 0, "points": 12},
        {"seat": 1, "points": 3},
        {"seat": 2, "points": 32},
    ]
    assert {event.clause for event in events} == {"end.1"}
    assert seen_by(events[0], 3) == [0, 1, 2, None]
    assert "final" not in kinds(table.match.events(None)[:-3])


@proves("end.1", "scoring.1", "scoring.3")
def test_the_count_explains_every_number() -> None:
    tree = scores_of(finished().game, 0)[0]
    assert list(labels(tree)) == [
        (12, "end.1", "points-total"),
        (10, "scoring.1", "points-rows"),
        (6, "scoring.1", "points-row row=3"),
        (6, "scoring.1", "points-group size=3 disciple=disciple-tigress jokers=0"),
        (3, "scoring.1", "points-row row=4"),
        (3, "scoring.1", "points-group size=2 disciple=disciple-crane jokers=0"),
        (1, "scoring.1", "points-row row=5"),
        (1, "scoring.1", "points-group size=1 disciple=disciple-monkey jokers=0"),
        (2, "scoring.3", "points-columns"),
        (2, "scoring.3", "points-column column=d belt=belt-yellow"),
        (0, "scoring.3", "points-column-nothing column=e"),
        (0, "scoring.3", "points-column-nothing column=f"),
        (0, "scoring.3", "points-column-nothing column=g"),
    ]


@proves("scoring.2")
def test_the_count_says_where_raccoons_joined() -> None:
    rows = scores_of(finished().game, None)[2].parts[0].parts
    groups = [next(labels(row.parts[0])) for row in rows]
    assert groups == [
        (10, "scoring.2", "points-group size=4 disciple=disciple-monkey jokers=2"),
        (6, "scoring.2", "points-group size=3 disciple=disciple-bear jokers=1"),
        (10, "scoring.1", "points-group size=4 disciple=disciple-crane jokers=0"),
    ]


@proves("scoring.4", "scoring.5", "scoring.9", "scoring.11")
def test_the_count_cites_the_trophy_of_a_line() -> None:
    game = scored(
        3,
        d1="MW MK FW BW / CK CK CY TY / FW TK BK RG",
        row1_of_1="incense",
        row2_of_1="grand_master",
        column1_of_1="multicolour_belt",
        column2_of_1="kimono",
        column3_of_1="kimono",
    )
    assert list(labels(score_tree(game, 1))) == [
        (29, "end.1", "points-total"),
        (18, "scoring.1", "points-rows"),
        (5, "scoring.4", "points-with-trophy line=points-row row=3 trophy=trophy-incense"),
        (3, "scoring.4", "points-group size=2 disciple=disciple-monkey jokers=0"),
        (1, "scoring.4", "points-group size=1 disciple=disciple-fox jokers=0"),
        (1, "scoring.4", "points-group size=1 disciple=disciple-bear jokers=0"),
        (10, "scoring.5", "points-with-trophy line=points-row row=4 trophy=trophy-grand_master"),
        (10, "scoring.5", "points-group size=4 disciple=disciple-crane jokers=1"),
        (3, "scoring.1", "points-row row=5"),
        (3, "scoring.2", "points-group size=2 disciple=disciple-fox jokers=1"),
        (11, "scoring.3", "points-columns"),
        (
            1,
            "scoring.9",
            "points-with-trophy line=points-column column=d belt=belt-white trophy=trophy-multicolour_belt",
        ),
        (10, "scoring.11", "points-with-trophy line=points-column column=e belt=belt-black trophy=trophy-kimono"),
        (0, "scoring.11", "points-with-trophy line=points-column-nothing column=f trophy=trophy-kimono"),
        (0, "scoring.3", "points-column-nothing column=g"),
    ]


@proves("scoring.5")
@pytest.mark.parametrize(
    ("row", "jokers"), [("FW MW MY MG", 1), ("MW FW MY MG", 1), ("MW MY MG FW", 1), ("FW RW MY MG", 2)]
)
def test_the_count_says_that_the_grand_master_turned_a_card_wherever_it_lies(row: str, jokers: int) -> None:
    game = scored(3, d0=f"{row} / CK CK CY TY / FW TK BK RG", row1_of_0="grand_master")
    group = score_tree(game, 0).parts[0].parts[0].parts[0]
    assert next(labels(group)) == (10, "scoring.5", f"points-group size=4 disciple=disciple-monkey jokers={jokers}")


@proves("end.1")
def test_pieces_of_the_count_are_those_of_the_line() -> None:
    game = scored(3, d1=TWELVE_POINTS)
    rows, columns = score_tree(game, 1).parts
    start = 17
    assert rows.parts[0].pieces == tuple(f"d1-{start + column}" for column in range(4))
    assert rows.parts[2].pieces == tuple(f"d1-{start + 14 + column}" for column in range(4))
    assert columns.parts[0].pieces == (f"d1-{start}", f"d1-{start + 7}", f"d1-{start + 14}")
    assert columns.parts[1].pieces == ()


@proves("end.1")
def test_while_a_dojo_is_unfinished_its_present_points_are_shown() -> None:
    game = scored(3, d0="TY TW -- RB / CY -- -- -- / MY FB -- --", d1="MW -- -- --", d2="RW RK -- --")
    assert game.totals() == [6 + 1 + 1 + 2, 1, 3]
    assert [score_tree(game, seat).points for seat in range(3)] == [10, 1, 3]
    rows, columns = score_tree(game, 0).parts
    assert [row.points for row in rows.parts] == [6, 1, 1]
    assert [next(labels(column)) for column in columns.parts] == [  # the empty column f is not worth a line
        (2, "scoring.3", "points-column column=d belt=belt-yellow"),
        (0, "scoring.3", "points-column-unfinished column=e"),
        (0, "scoring.3", "points-column-unfinished column=g"),
    ]
    assert [row.label.params["row"] for row in score_tree(game, 1).parts[0].parts] == [3]
    assert rows.parts[0].pieces == ("d0-17", "d0-18", "d0-20")
    assert rows.parts[1].pieces == ("d0-24",)


@proves("scoring.14")
def test_nothing_is_rearranged_before_the_dojo_is_full() -> None:
    half = "MY FB TG CW / CB MY FW TG / TB CW BY --"
    game = scored(3, d0=half, row1_of_0="assistant")
    assert arranged(Box34(game, 0)) == Box34(game, 0).cards
    assert points_of(game, 0) == 3


@proves("scoring.14", "scoring.8")
def test_the_table_works_out_the_best_arrangement() -> None:
    game = scored(3, d0="MY FB TG CW / CB MY FW TG / TB CW BY MG", row1_of_0="assistant")
    assert points_of(game, 0) == 10
    best = arranged(Box34(game, 0))
    assert best != Box34(game, 0).cards
    assert sorted(best) == sorted(grid("MY FB TG CW / CB MY FW TG / TB CW BY MG"))
    rows, columns = score_tree(game, 0).parts
    assert [row.points for row in rows.parts] == [1, 1, 1]
    assert [column.points for column in columns.parts] == [4, 0, 0, 3]


@proves("scoring.13")
def test_only_the_cards_move_and_all_trophies_stay_at_their_lines() -> None:
    game = scored(
        3,
        d0="TW MW RK MB / RY CW BY CB / BY TY RY CG",
        row1_of_0="assistant",
        column1_of_0="broom",
        column4_of_0="kimono",
    )
    grid_before, lines_before = game.grid[:], game.lines[:]
    best = points_of(game, 0)
    rows, columns = score_tree(game, 0).parts
    assert rows.points + columns.points == best >= 21
    assert "trophy" in rows.parts[0].label.params
    assert "trophy" in columns.parts[0].label.params
    assert [column.clause for column in columns.parts] == ["scoring.3", "scoring.3", "scoring.3", "scoring.11"]
    assert (game.grid, game.lines) == (grid_before, lines_before)


@proves("end.2")
def test_the_highest_score_wins() -> None:
    table = finished()
    assert table.game.totals() == [12, 3, 32]
    assert table.game.ranks() == [2, 3, 1]


def over(points: list[int], wins: list[int]) -> Dojo:
    """A finished game with these points and challenges won: all that the order of the players depends on."""
    game = finished().game.clone()
    game.points, game.wins = points, wins
    return game


@proves("end.2")
def test_a_tie_goes_to_whoever_won_more_challenges() -> None:
    assert over([31, 31, 28], [3, 2, 5]).ranks() == [1, 2, 3]
    assert over([31, 31, 28], [2, 3, 5]).ranks() == [2, 1, 3]
    assert over([28, 31, 31], [5, 0, 1]).ranks() == [3, 2, 1]


def test_it_is_said_when_challenges_broke_a_tie() -> None:
    tied, shared, clear = over([31, 31, 28], [3, 2, 5]), over([31, 28, 31], [2, 9, 2]), over([30, 31, 10], [12, 0, 0])
    assert [scene_of(game, 1).prompt.key for game in (tied, shared, clear)] == [
        "dojo-prompt-over-tie",
        "dojo-prompt-over",
        "dojo-prompt-over",
    ]


@proves("end.2", "end.4")
def test_players_still_tied_share_the_victory() -> None:
    assert over([31, 28, 31], [2, 9, 2]).ranks() == [1, 3, 1]
    assert over([20, 20, 20], [0, 0, 0]).ranks() == [1, 1, 1]


@proves("end.2")
def test_challenges_break_ties_only() -> None:
    assert over([30, 31, 10], [12, 0, 0]).ranks() == [2, 1, 3]


@proves("end.3")
def test_a_challenge_counts_although_its_trophy_went_back_to_the_box() -> None:
    # Seat 2 wins twice with black trophies for a single row: the second goes back to the box.
    table = Table(3, cards="MW FW RK | TW CW TK", turned="incense assistant")
    table.challenged_round(2)
    table.challenged_round(2, square="e3")
    assert len(table.trophies_of(2)) == 1
    assert table.game.wins == [0, 0, 2]
    game = table.game.clone()
    game.over, game.points = True, [20, 20, 20]
    assert game.ranks() == [2, 2, 1]


@proves("end.1")
def test_the_table_at_the_end_shows_dojos_arrangement_and_points() -> None:
    table = finished()
    shown = BOX.picture(table.game)
    assert (shown["over"], shown["round"], shown["dealer"], shown["trophy"]) == (True, 12, None, None)
    assert shown["points"] == [12, 3, 32]
    assert shown["hands"] == [None, None, None]
    assert shown["cards_left"] == 24
    assert [" / ".join(" ".join(row) for row in dojo["rows"]) for dojo in shown["dojos"]] == [
        TWELVE_POINTS,
        PLAIN,
        RACCOONS,
    ]
    assert all(dojo["arranged"] == dojo["rows"] for dojo in shown["dojos"])
