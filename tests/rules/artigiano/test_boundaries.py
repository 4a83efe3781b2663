"""Royal missions and points at their boundary: what just counts and what just does not, for every seat."""

from __future__ import annotations

from typing import Any

from chabudai.games.artigiano.missions.ending import accomplished_by
from chabudai.games.artigiano.missions.royal import ROYAL_OF
from chabudai.games.artigiano.scoring import castle_points, copied_points, special_points, table_points, zone_points
from chabudai.games.artigiano.state import Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import captain_on, give_missions, play, put_special, table
from tests.shown import scores_of


def three(**more: Any) -> Artigiano:
    """Three players with little in hand."""
    return table("A21", "M21", "C21", **more)


def judged(number: int, game: Artigiano) -> list[bool]:
    """Per seat, whether the royal mission of this number is accomplished."""
    return [ROYAL_OF[number - 1].is_accomplished(game, seat) for seat in range(game.seats)]


@proves("royal.1", "royal.2")
def test_pure_materials_are_counted_on_ones_own_castle() -> None:
    six = {n: f"C2{n}" for n in (1, 2, 3, 4, 5, 6)}
    five = {n: f"M2{n}" for n in (1, 2, 3, 4, 5)} | {6: "M01"}
    game = three(castles={1: five, 2: six})
    assert judged(2, game) == [False, False, True]
    assert judged(1, game) == [True, False, False]


@proves("royal.4", "royal.5")
def test_each_value_is_judged() -> None:
    for code, without_small, odd in (
        ("M21", False, True),
        ("M22", False, False),
        ("M23", True, True),
        ("M24", True, False),
        ("M25", True, True),
    ):
        game = three(castles={1: {3: code}, 0: {1: "A22"}})
        assert [judged(4, game)[1], judged(5, game)[1]] == [without_small, odd], code
    nought = three(castles={1: {3: "M22+M33"}})
    assert [judged(4, nought)[1], judged(5, nought)[1]] == [True, False], "a value of 0 is neither small nor odd"


@proves("royal.6")
def test_specials_of_zone_and_castle_are_added_up() -> None:
    game = three(zones={1: "A33", 2: "A32"}, castles={1: {1: "M23+A34"}, 0: {1: "A23+M33"}})
    assert [special_points(game, s) for s in range(3)] == [-2, 4, 3]
    assert judged(6, game) == [False, True, False]


@proves("royal.7", "royal.14", "royal.16", "mission.5")
def test_occupied_cases_are_compared_with_everybody() -> None:
    game = three(castles={0: {1: "A21", 2: "A22"}, 1: {1: "M21", 2: "M22", 3: "M23"}, 2: {1: "C21"}})
    assert judged(7, game) == [False, True, False]
    assert judged(14, game) == [False, False, True]
    assert judged(16, game) == [False, False, True]
    tied = three(castles={0: {1: "A21"}, 1: {1: "M21"}})
    assert judged(7, tied) == [False] * 3
    assert judged(16, tied) == [False] * 3


@proves("royal.8")
def test_fives_include_raised_threes() -> None:
    game = three(castles={0: {1: "A25"}, 1: {1: "M25", 2: "M23+A34"}, 2: {1: "C25+M33"}})
    assert judged(8, game) == [False, True, False]


@proves("royal.9", "royal.12")
def test_cards_in_hand_and_stock_are_counted() -> None:
    game = table("A16 A17", "M21 L32", "C21 C11 C12", stocks={1: "A11 A12", 2: "M16"})
    assert judged(9, game) == [False, True, True]
    assert judged(12, game) == [True, True, True]
    game.hands[2].append(game.hands[0][0])
    assert judged(9, game) == [False, True, False]
    assert judged(12, game) == [True, True, False]


@proves("royal.11")
def test_four_pairs_with_one_opponent_and_not_three() -> None:
    boards = ("blackheads", "chenonceau", "blackheads")
    mine = {1: "C21", 2: "C22", 3: "C23", 4: "C24"}
    game = three(
        castles={2: mine, 0: {4: "A21", 3: "A22", 2: "A23", 1: "A24"}, 1: {1: "M21", 2: "M22", 3: "M23"}}, boards=boards
    )
    assert judged(11, game) == [True, False, True]
    split = three(castles={2: mine, 0: {1: "A21", 2: "A22"}, 1: {3: "M23", 4: "M24"}}, boards=boards)
    assert judged(11, split) == [False] * 3, "with one opponent, not with several"
    kinds = three(
        castles={2: {1: "C11", 2: "C23", 3: "C24", 4: "C25"}, 0: {5: "A11", 2: "A23", 3: "A24", 4: "A25"}},
        boards=boards,
    )
    assert judged(11, kinds) == [False] * 3, "the kind of the case counts"


@proves("royal.13")
def test_cape_horn_needs_every_ordinary_place_and_no_action() -> None:
    game = three(stocks={0: "A22 A23 -", 1: "M22 M23 M24", 2: "C22 C23 C11"})
    assert judged(13, game) == [False, True, False]
    store = three(stocks={1: "M22 M23 M24 A11", 2: "C22 C23 - C24"}, zones={1: "A33"})
    assert judged(13, store) == [False, False, False], "the Storekeeper's place is looked at for actions"


@proves("royal.15")
def test_only_specials_on_ones_own_side_that_one_laid_count() -> None:
    game = three(zones={0: "A33", 1: "A32", 2: "L32"}, castles={0: {1: "A22+A34"}, 1: {1: "M22+A35"}})
    assert judged(15, game) == [False, False, True]
    captain_on(game, 2)
    game.laid_by[5] = 2
    assert judged(15, game) == [False, False, True], "a Captain on a stock does not count"
    put_special(game, "L33", 2, 2)
    assert judged(15, game) == [False, False, False]
    elsewhere = three(zones={0: "A33", 1: "A32"})
    put_special(elsewhere, "M34", 0, 2)
    assert judged(15, elsewhere) == [False, False, True], "laid elsewhere it is on nobody's count"


@proves("royal.17", "specials.10")
def test_castle_points_of_every_seat() -> None:
    game = three(castles={0: {1: "A25"}, 1: {1: "M23", 2: "M24", 3: "M35"}, 2: {1: "C23", 2: "C22"}})
    assert [castle_points(game, s) for s in range(3)] == [5, 6, 5]
    assert judged(17, game) == [False, True, False]
    assert [table_points(game, s) for s in range(3)] == [5, 6, 5]


@proves("royal.19")
def test_one_empty_stone_case_is_enough() -> None:
    stones = {5: "M26", 6: "M27", 7: "M28", 8: "C26"}
    boards = ("chillon", "blackheads", "blackheads")
    game = three(castles={1: stones, 2: {5: "A26", 6: "A27", 7: "A28"}}, boards=boards)
    assert judged(19, game) == [True, False, True]


@proves("royal.18", "end.7")
def test_arques_needs_eighteen_points_of_others() -> None:
    for princely, claims, expected in (
        (("A42",), 0b00100, True),
        (("A43",), 0b00100, False),
        (("A41", "A43", "A45"), 0b11100, True),
    ):
        game = three(castles={1: {1: "M24"}})
        give_missions(game, 1, "M40", "L38", *princely)
        game.claimed[1] = claims
        assert bool(accomplished_by(game, 1) & 0b10) is expected, princely
    failed = three(stocks={1: "M22"})
    give_missions(failed, 1, "M40", "L38", "A42")
    failed.claimed[1] = 0b00100
    assert accomplished_by(failed, 1) == 0b00100


@proves("end.7", "end.8")
def test_missions_add_or_take_their_points() -> None:
    game = table("A21 A22", "M21 M22", "C21", pile="", stocks={1: "M23"}, first=1)
    give_missions(game, 1, "M40", "L39", "A41", "A43", "A45")
    game.claimed[1] = 0b01100
    game.mandatory[1] = 0b10001
    play(game, "1 discard M21", "1 store nothing")
    parts = {part.clause: part.points for part in scores_of(game, 1)[1].parts}
    assert parts["end.7"] == 11 + 9 + 7
    assert parts["end.8"] == -10 - 5
    assert game.totals()[1] == 12


@proves("quick.3", "end.8")
def test_the_one_mission_of_the_quick_game_adds_or_takes_its_points() -> None:
    for stock_1, points in (("M22", -10), ("-", 10)):
        game = table("A21", "M21 M23", quick=True, pile="", stocks={1: stock_1}, first=1)
        give_missions(game, 1, "L39", "M40", mandatory=0)
        game.mandatory = [0b0001, 0b0010]
        game.claimed = [0, 0]
        play(game, "1 discard M21")
        if not game.over:
            play(game, "1 store nothing")
        assert game.over
        assert game.totals()[1] == points


@proves("specials.12", "specials.13", "specials.18", "end.6")
def test_what_the_zone_scores() -> None:
    game = three(zones={0: "C32", 1: "L33 M34", 2: "A33 C33"}, castles={0: {1: "A25", 2: "A23+A34"}, 1: {1: "M25"}})
    game.under_priest = [1, 2, 3, 4]
    assert [zone_points(game, s) for s in range(3)] == [4, 4 - 3, 2 + 1 + 2]
    game.under_priest = []
    assert copied_points(game, 0) == 2, "the Pawnbroker copied counts the fives of others than the Beekeeper's owner"
    captain_on(game, 1)
    assert [zone_points(game, s) for s in range(3)] == [2, -3, 5]
    own = three(zones={1: "C32 A32"}, castles={2: {1: "C23+A34"}})
    assert copied_points(own, 1) == 2, "what lies on an opponent's castle, not one's own zone"


@proves("end.3", "end.7")
def test_while_the_game_goes_on_missions_turned_up_count() -> None:
    game = three(castles={0: {1: "A24"}, 1: {1: "M25", 2: "M22"}}, zones={2: "A33"})
    game.claimed = [0, 0, 0]
    give_missions(game, 1, "L36", "L38", "A41", "A43", "A45")
    game.claimed[1] = 0b10100
    assert game.totals() == [4, 7 + 9 + 5, 2]
    assert [tree.points for tree in scores_of(game, 1)] == game.totals()
    assert game.ranks() == [2, 1, 3]
