"""What the rulebook itself prints, with its numbers."""

from __future__ import annotations

from chabudai.games.artigiano.material import IS_ACTION, IS_MATERIAL, KINDS
from chabudai.games.artigiano.protection import effective_value
from tests.clauses import proves
from tests.rules.artigiano.setting import card, castle, opening, play, possible, table
from tests.shown import scores_of


@proves("kinds.5")
def test_a_special_adding_two_makes_a_stone_4_a_stone_6() -> None:
    game = table("A34 A21", "A22", castles={0: {8: "A27"}})
    play(game, "0 lay A34")
    assert castle(game, 0) == {8: "A27"}
    assert effective_value(game, card("A27")) == 6


@proves("kinds.5")
def test_a_material_may_have_a_negative_value() -> None:
    game = table("M33 A21", "A22", castles={1: {1: "C21"}})
    play(game, "0 lay M33")
    assert effective_value(game, card("C21")) == -1


@proves("kinds.2")
def test_composites_count_among_the_materials_of_a_hand() -> None:
    hand = [card(code) for code in ("A11", "A21", "A16")]
    assert len([c for c in hand if IS_MATERIAL[c]]) == 2
    assert len([c for c in hand if IS_ACTION[c]]) == 2


@proves("kinds.3")
def test_two_or_three_kinds_at_once_in_hand_and_one_on_a_case() -> None:
    assert [KINDS[card(code)] for code in ("A10", "A13", "A14")] == [0b011, 0b110, 0b111]


@proves("setup.2", "setup.3", "setup.5")
def test_two_families_for_two_players_three_for_three_four_for_four() -> None:
    for seats in (2, 3, 4):
        game = opening(seats)
        assert (len(game.deck), len(game.missions)) == (35 * seats, 10 * seats)


@proves("turn.5")
def test_no_storing_with_three_cards_in_the_stock() -> None:
    game = table("A21 A22", "A23 A24", stocks={0: "M21 M22 M23"})
    play(game, "0 discard A21")
    assert possible(game)[0].startswith("1 ")


@proves("turn.6")
def test_more_than_five_cards_in_hand_are_possible() -> None:
    game = table("A21 A22 A23 A24 A25 A26 A27", "M21")
    play(game, "0 discard A21", "0 store nothing")
    assert len(game.hands[0]) == 6


@proves("end.1", "end.4", "quick.5")
def test_ten_points_for_a_castle_and_five_in_the_quick_game() -> None:
    full = {1: "A21", 2: "A22", 3: "A23", 4: "A26", 5: "A27"}
    quick = table("A29 M21", "C22", quick=True, castles={0: full})
    play(quick, "0 place A29 6")
    assert [part.points for part in scores_of(quick, 0)[0].parts if part.clause == "quick.5"] == [5]
    rows = {
        1: "A21",
        2: "A22",
        3: "A23",
        4: "A24",
        5: "A26",
        6: "A27",
        7: "A28",
        8: "M26",
        9: "A29",
        10: "A30",
        11: "M29",
    }
    long = table("M30 M21", "C22", boards=("blackheads", "chillon"), castles={0: rows})
    play(long, "0 place M30 12")
    assert [part.points for part in scores_of(long, 0)[0].parts if part.clause == "end.4"] == [10]
