"""Princely missions at their boundary: the last case that counts and the first that does not."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core.knowledge import SEEN_BY
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.state import FOUNDED, LAID_STONE, LAID_TILE
from tests.clauses import proves
from tests.rules.artigiano.setting import card, castle, claimed, give_missions, look_again, opening, play, table
from tests.shown import scene_of


@proves("princely.1", "princely.2")
def test_values_of_zero_or_six_are_no_lanterns_and_no_modest_foundations() -> None:
    low = {1: "M22", 2: "M23", 3: "C23"}
    for fourth, chair in (("M21", True), ("M24", False)):
        game = table(
            "A21", f"{fourth} M30", "C21", castles={1: low}, boards=("chillon", "blackheads", "rosenborg"), first=1
        )
        give_missions(game, 1, "A42")
        play(game, f"1 place {fourth} 4")
        assert claimed(game, 1) is chair
    nought = table(
        "A21",
        "M21 M30",
        "C21",
        castles={1: low | {1: "M22+M33"}},
        boards=("chillon", "blackheads", "rosenborg"),
        first=1,
    )
    give_missions(nought, 1, "A42")
    play(nought, "1 place M21 4")
    assert not claimed(nought, 1), "0 is not 1, 2 or 3"


@proves("princely.6", "princely.14")
def test_hands_are_judged_for_every_seat() -> None:
    game = table("A16", "M21 M22", "C11", first=1)
    for seat in range(3):
        give_missions(game, seat, "M41", "C44")
    play(game, "1 discard M21")
    assert [[claimed(game, s, p) for p in (0, 1)] for s in range(3)] == [[False, False], [True, False], [False, False]]


@proves("princely.7")
def test_barricades_count_two_of_opponents_in_one_turn() -> None:
    own = table(
        "A21",
        "A04 M22",
        "C22",
        first=1,
        castles={1: {1: "M23", 2: "M24", 5: "M25"}},
        boards=("chillon", "chenonceau", "rosenborg"),
    )
    give_missions(own, 1, "M42")
    play(own, "1 play A04", "1 name 1", "1 lose 1")
    assert not claimed(own, 1), "one's own do not count"
    game = table("A21", "M09 M22", "C22", first=1, castles={0: {1: "A23"}, 2: {1: "C23"}})
    give_missions(game, 1, "M42")
    play(game, "1 play M09")
    assert claimed(game, 1), "one of each of two castles"


@proves("princely.8", "princely.10")
def test_any_castle_attacked_counts() -> None:
    for past, fall, cloth in (
        (0, True, False),
        (FOUNDED, False, False),
        (LAID_TILE, True, True),
        (FOUNDED | LAID_TILE, False, True),
    ):
        game = table("A21", "A04 M22", "C22", first=1, castles={2: {1: "C23"}, 0: {1: "A23"}})
        game.past[2] = past
        give_missions(game, 1, "M43", "M45")
        play(game, "1 play A04", "1 name 2")
        assert [claimed(game, 1, 0), claimed(game, 1, 1)] == [fall, cloth]


@proves("princely.12")
def test_route_to_india_needs_consecutive_turns() -> None:
    game = table("A22 A23 A24", "C21 C22 C23 C24")
    give_missions(game, 0, "C42")
    play(game, "0 discard A22", "0 store nothing", "1 discard C21", "1 store nothing")
    play(game, "0 place A24 1", "0 store nothing", "1 discard C22", "1 store nothing", "0 discard A23")
    assert not claimed(game, 0), "the turn between was without"


@proves("princely.13")
def test_queens_herb_needs_the_same_opponent() -> None:
    for second, expected in (("1", True), ("2", False)):
        game = table("A21", "A22 A23", "C22", stocks={0: "A16 C17"})
        give_missions(game, 0, "C43")
        play(game, "0 play stock", "0 play A16", "0 name 1", "0 play C17", f"0 name {second}")
        assert claimed(game, 0) is expected


@proves("princely.17")
def test_nantes_needs_one_special_and_two_pure_actions() -> None:
    for cards, expected in (
        ("A16 A17 L32", True),
        ("A16 A11 L32", False),
        ("A16 L33 L32", False),
        ("A16 A17 A18", False),
    ):
        game = table("A21 A22", "M21", stocks={0: cards})
        give_missions(game, 0, "L42")
        play(game, "0 discard A21")
        assert claimed(game, 0) is expected, cards


@proves("princely.16", "princely.20")
def test_before_the_first_stone_of_ones_own() -> None:
    low = {1: "M21", 2: "M22", 3: "M23"}
    for past, expected in ((0, True), (LAID_STONE, False), (LAID_TILE, True)):
        game = table("A21", "M24 M25", "C21", castles={1: low}, boards=("chillon", "blackheads", "rosenborg"), first=1)
        game.past[0] = LAID_STONE
        game.past[1] = past
        give_missions(game, 1, "L41")
        play(game, "1 place M24 4")
        assert claimed(game, 1) is expected
    late = table(
        "A21", "M26 M25", "C21", castles={1: low | {4: "M24"}}, boards=("chillon", "blackheads", "rosenborg"), first=1
    )
    give_missions(late, 1, "L45")
    play(late, "1 place M26 5")
    assert late.past[1] & LAID_STONE
    assert not claimed(late, 1)


@proves("mission.3")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_each_princely_mission_has_its_own_order(place: int) -> None:
    game = table("A21 A22", "M21")
    codes = ("C44", "C45", "C42")
    give_missions(game, 0, *codes)
    look_again(game)
    play(game, f"0 hold {codes[place - 1]}")
    assert game.hold[0] == game.held_once[0] == 1 << (1 + place)
    play(game, f"0 release {codes[place - 1]}")
    assert game.hold[0] == 0


@proves("princely.3", "princely.4", "princely.5")
def test_only_the_first_player_is_the_first() -> None:
    boards = ("blackheads", "blackheads", "blackheads")
    low = {s: {n: f"{'AMC'[s]}2{n}" for n in (1, 2, 3, 4)} | {5: f"{'AMC'[s]}26", 6: f"{'AMC'[s]}27"} for s in range(3)}
    castles = {s: low[s] | {7: f"{'AMC'[s]}05"} for s in range(3)}
    game = table("A28 A30", "M28 M30", "C28 C30", castles=castles, boards=boards, first=1)
    for seat in range(3):
        give_missions(game, seat, "A44")
    play(game, "1 place M28 8", "1 store nothing", "2 place C28 8", "2 store nothing")
    assert [claimed(game, seat) for seat in range(3)] == [False, True, False]
    assert game.first_full == -1


MOMENTS: list[tuple[str, dict[str, Any], set[str]]] = [
    ("A18", {}, set()),
    ("A18", {"castles": {0: {1: "A21", 2: "A22", 3: "A23", 4: "A25", 5: "A24"}}}, {"A41"}),
    ("A18", {"castles": {0: {1: "A21", 2: "A22", 3: "A23", 4: "C23"}}, "boards": ("blackheads", "chillon")}, {"A42"}),
    ("C21", {}, {"M41"}),
    ("", {}, {"M41", "C44"}),
    ("A18", {"stocks": {0: "A16 A17 L32"}}, {"L42"}),
    ("A18", {"castles": {1: {1: "M22", 2: "M23"}}}, {"L43"}),
]


@proves("princely.1", "princely.2", "princely.6", "princely.14", "princely.17", "princely.18")
@pytest.mark.parametrize(("cards", "setting", "true"), MOMENTS)
def test_a_mission_is_fulfilled_by_its_own_condition_alone(cards: str, setting: dict[str, Any], true: set[str]) -> None:
    for code in ("A41", "A42", "M41", "C44", "L42", "L43"):
        game = table(cards, "M21 M24", first=1, **setting)
        give_missions(game, 0, code)
        open_window(game)
        assert claimed(game, 0) is (code in true), code


@proves("quick.6")
def test_whoever_may_choose_a_mission_in_vain_is_warned() -> None:
    for quick, warned in ((True, 2), (False, 0)):
        game = opening(2, quick=quick)
        game.missions[2:4] = [card("L42") | SEEN_BY[0], card("L44") | SEEN_BY[0]]
        first = game.mission_count()
        game.missions[first + 2 : first + 4] = [card("L43") | SEEN_BY[1], card("L45") | SEEN_BY[1]]
        told = [sum("vain" in action.name.key for action in scene_of(game, seat).actions) for seat in range(2)]
        assert told == [warned, 0]


@proves("princely.15", "effect.4")
def test_a_special_lost_by_ones_own_landslide_is_discarded() -> None:
    for named, done in ((0, True), (1, False)):
        game = table("A04 A21", "M21", castles={0: {1: "A22+A34"}, 1: {1: "M22+M33"}})
        give_missions(game, 0, "C45")
        play(game, "0 play A04", f"0 name {named}")
        assert castle(game, named) == {}
        assert claimed(game, 0) is done
