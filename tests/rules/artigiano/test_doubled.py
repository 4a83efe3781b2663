"""What a Double Attack doubles in each action: the number of players or the number of cards, and never more."""

from __future__ import annotations

import pytest

from chabudai.core.knowledge import EVERYONE, SEEN_BY
from chabudai.games.artigiano.state import NO_ACTION, SKIP, Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    asked,
    castle,
    discarded,
    give_missions,
    hand,
    known_to_all,
    mission,
    play,
    possible,
    refused,
    stock,
    table,
    zone,
)

FLOORS = {s: {n: f"{family}2{n}" for n in (1, 2, 3, 4)} for s, family in enumerate("AMCL")}


def four(hand_2: str, **more: object) -> Artigiano:
    """Four players, the third of whom begins with a Double Attack already played."""
    game = table("A21 A22 A23", "C21 C22 C23", f"M01 {hand_2}", "M21 M22 M23", first=2, **more)  # type: ignore[arg-type]
    play(game, "2 play M01")
    return game


@proves("effect.15", "effect.1")
@pytest.mark.parametrize(("code", "flag"), [("C01", SKIP), ("L02", NO_ACTION)])
def test_two_players_may_be_named_but_not_one_twice(code: str, flag: int) -> None:
    game = four(f"{code} C24")
    play(game, f"2 play {code}", "2 name 3")
    assert refused(game, "2 name 3") == "effect.15"
    play(game, "2 name 0")
    assert asked(game) == "2 Store", "not a third"
    assert game.pending == [flag, 0, 0, flag]


@proves("effect.2", "effect.3")
def test_lintel_and_reinforcements_place_up_to_four() -> None:
    lintel = four("A02 A23 M23 C23 L23 A03")
    play(lintel, "2 play A02", "2 place A23 1", "2 place M23 2", "2 place C23 3", "2 place L23 4")
    assert asked(lintel) == "2 Store"
    alike = four("A03 A21 M22 C23 L24 A25", boards=("chenonceau", "blackheads", "chillon", "rosenborg"))
    play(alike, "2 play A03", "2 place A21 1", "2 place M22 2", "2 place C23 3", "2 place L24 4")
    assert asked(alike) == "2 Store"


@proves("effect.4")
def test_landslide_on_two_players() -> None:
    game = four("A04 A26", castles=FLOORS)
    play(game, "2 play A04", "2 double players", "2 name 1", "2 name 0", "0 lose 2", "1 lose 3")
    assert [sorted(castle(game, s)) for s in range(4)] == [[1, 3, 4], [1, 2, 4], [1, 2, 3, 4], [1, 2, 3, 4]]


@proves("effect.5")
def test_pulley_for_six() -> None:
    for first, count in (("A05", 3), ("M01 A05", 6)):
        game = table(f"{first} A21 A22 A23 A24 A25 M25 C25", "M22 M23")
        play(game, *[f"0 play {code}" for code in first.split()], "0 store nothing", "1 discard M22", "1 store nothing")
        for case, code in enumerate(("A21", "A22", "A23", "A24", "A25", "M25")[:count], 1):
            play(game, f"0 place {code} {case}")
        assert asked(game) == "0 Store", f"{count} and no more"


@proves("effect.8")
def test_vestibule_with_two_materials_or_two_opponents() -> None:
    stocks = {0: "A24 A25 A26", 3: "M24 M25"}
    cards = four("A11 C24", stocks=stocks)
    play(cards, "2 play A11", "2 double cards", "2 name 0", "2 place A24 1", "2 place A25 2")
    assert asked(cards) == "2 Store"
    assert stock(cards, 0) == ["-", "-", "A26", "-"]
    players = four("A11 C24", stocks=stocks)
    play(players, "2 play A11", "2 double players", "2 name 0", "2 name 3")
    assert players.stock[12] & SEEN_BY[2]
    play(players, "2 place M25 1", "2 place A24 2")
    assert asked(players) == "2 Store", "one material of each"


@proves("effect.9", "effect.10")
def test_a_second_bargain_or_plunder_is_not_compulsory() -> None:
    castles = {2: {1: "C21", 2: "C22"}, 0: {1: "A24", 2: "A25"}}
    bargain = four("A12 C24", castles=castles)
    play(bargain, "2 play A12", "2 take 0 1", "2 for 2")
    assert "2 no more" in possible(bargain)
    play(bargain, "2 take 0 2", "2 for 2")
    assert castle(bargain, 2) == {1: "C21", 2: "A25"}, "the second one sees the first one done"
    assert castle(bargain, 0) == {1: "C22", 2: "A24"}
    plunder = four("A13 C24", castles=castles)
    play(plunder, "2 play A13", "2 plunder 0 2", "2 on 4")
    assert refused(plunder, "2 plunder 0 2") == "effect.10"
    play(plunder, "2 no more")
    assert castle(plunder, 2) == {1: "C21", 2: "C22", 4: "A25"}
    assert asked(plunder) == "2 Store"


@proves("effect.10", "place.3")
def test_the_second_loot_may_rest_on_the_first() -> None:
    both = {2: {1: "C21"}, 0: {1: "A24", 2: "A25", 6: "A26"}}
    rest = four("A13 C24", castles=both, boards=("blackheads", "chillon", "chenonceau", "rosenborg"))
    play(rest, "2 play A13")
    assert refused(rest, "2 on 5") == "place.2"
    assert refused(rest, "2 on 1") == "place.1"
    play(rest, "2 on 2", "2 plunder 0 6")
    assert castle(rest, 2) == {1: "C21", 2: "A24", 5: "A26"}


@proves("effect.11", "effect.42")
def test_two_stocks_may_be_looked_at() -> None:
    game = four("A16 C24", stocks={s: f"{'AMCL'[s]}24" for s in range(4)})
    play(game, "2 play A16", "2 name 0", "2 name 1")
    assert [bool(game.stock[s * 4] & SEEN_BY[2]) for s in range(4)] == [True, True, True, False]
    swap = four("L14 C24", stocks={s: f"{'AMCL'[s]}24 {'AMCL'[s]}25" for s in range(4)})
    play(swap, "2 play L14", "2 name 0", "2 name 3")
    play(swap, "2 take L25", "2 give C24", "2 no more", "2 take A24", "2 give C25", "2 no more")
    assert [stock(swap, s)[:2] for s in range(4)] == [["C25", "A25"], ["M24", "M25"], ["L25", "A24"], ["L24", "C24"]]


@proves("effect.12")
def test_bad_weather_with_two_materials_or_for_the_next_two() -> None:
    cards = four("A17 A24 A25 C24")
    play(cards, "2 play A17", "2 double cards", "2 place A24 1", "2 place A25 2")
    assert asked(cards) == "2 Store"
    assert cards.pending == [0, 0, 0, SKIP]
    players = four("A17 A24 A25 C24")
    play(players, "2 play A17", "2 double players", "2 place A24 1")
    assert asked(players) == "2 Store"
    assert players.pending == [SKIP, 0, 0, SKIP]


@proves("effect.13")
def test_staircase_with_two_players_or_two_materials() -> None:
    players = four("A19 A24 A25")
    play(players, "2 play A19", "2 double players", "2 name 0", "2 name 1", "2 place A24 1")
    assert asked(players) == "2 Store"
    assert [bool(players.hands[s][-1] & SEEN_BY[2]) for s in (0, 1, 3)] == [True, True, False]
    cards = four("A19 A24 A25 C24")
    play(cards, "2 play A19", "2 double cards", "2 name 0", "2 place A24 1", "2 place A25 2")
    assert asked(cards) == "2 Store"


@proves("effect.16", "effect.24")
def test_two_cards_leave_a_stock() -> None:
    stocks = {0: "A24 A25 A26", 1: "M24 M25 M26", 3: "L15 L16 L17"}
    cellar = four("M02 C24", stocks=stocks)
    play(cellar, "2 play M02", "2 double cards")
    assert refused(cellar, "2 name 2") == "effect.16"
    play(cellar, "2 name 1")
    assert [stock(cellar, s).count("-") for s in (0, 1, 3)] == [1, 3, 1]
    players = four("M02 C24", stocks=stocks)
    play(players, "2 play M02", "2 double players", "2 name 0", "2 name 3")
    assert [stock(players, s).count("-") for s in (0, 1, 3)] == [2, 1, 2]
    siege = four("M18 C24", stocks=stocks)
    play(siege, "2 play M18", "3 discard L16", "3 discard L15", "0 discard A24", "0 discard A26")
    play(siege, "1 discard M25", "1 discard M24")
    assert [stock(siege, s)[:3] for s in (0, 1, 3)] == [["-", "A25", "-"], ["-", "-", "M26"], ["-", "-", "L17"]]
    assert asked(siege) == "2 Store"


@proves("effect.17")
def test_square_formation_with_four_or_on_two_castles() -> None:
    rich = {1: {1: "A21", 2: "M22", 3: "C21", 4: "L01"}, 3: {1: "M21", 2: "A22", 3: "C22"}}
    cards = four("M03 C24", castles=rich)
    play(cards, "2 play M03", "2 double cards", "2 name 1", *[f"2 aim 1 {n}" for n in (1, 2, 3, 4)])
    assert castle(cards, 1) == {}
    players = four("M03 C24", castles=rich)
    play(players, "2 play M03", "2 double players", "2 name 1", "2 name 3")
    play(players, "2 aim 3 1", "2 aim 3 2", "2 aim 1 4", "2 aim 1 2")
    assert asked(players) == "2 Store"
    assert [castle(players, s) for s in (1, 3)] == [{1: "A21", 3: "C21"}, {3: "C22"}]


@proves("effect.18")
def test_trade_with_two_opponents() -> None:
    game = four("C02 C24 C25")
    play(game, "2 play C02", "2 double players", "2 name 0", "2 name 1")
    play(game, "2 take A21", "2 give C24", "2 take C22", "2 give A21")
    assert [hand(game, s) for s in (0, 1, 2)] == [["A22", "A23", "C24"], ["C21", "C23", "A21"], ["C25", "C22"]]


@proves("effect.19")
def test_cannon_with_two_of_each_castle() -> None:
    castles = {0: {1: "A21", 2: "A22", 3: "A23"}, 1: {1: "C21", 2: "C22"}, 3: {4: "M24"}, 2: {1: "L11"}}
    game = four("M09 C24", castles=castles)
    play(game, "2 play M09", "2 aim 0 2", "2 aim 0 1", "2 aim 1 1", "2 no more")
    assert [sorted(castle(game, s)) for s in range(4)] == [[3], [2], [1], []]
    assert game.turn_destroyed == 4


@proves("effect.21", "effect.22")
def test_ruse_and_crossbow_on_two_players() -> None:
    ruse = four("M11 C24", castles=FLOORS)
    play(ruse, "2 play M11", "2 name 3", "2 name 1", "3 right", "1 left")
    assert [sorted(castle(ruse, s)) for s in (0, 1, 3)] == [[1, 2, 3, 4], [2, 3, 4], [1, 2, 3]]
    tiles = {1: {9: "A29", 11: "M08", 12: "A30"}, 2: {9: "C29"}, 3: {9: "M29", 11: "C08", 12: "M30"}}
    bow = four("M15 C24", castles=tiles)
    play(bow, "2 play M15", "2 name 3", "2 name 2")
    assert [castle(bow, s) for s in (1, 2, 3)] == [{9: "A29", 11: "M08", 12: "A30"}, {}, {12: "M30"}]


@proves("effect.23")
def test_fraud_with_two_players_one_after_the_other() -> None:
    game = four("M17 C24")
    play(game, "2 play M17", "2 name 0", "2 name 1")
    assert [hand(game, s) for s in (0, 1, 2)] == [["C24"], ["A21", "A22", "A23"], ["C21", "C22", "C23"]]


@proves("effect.27", "effect.28")
def test_arrangement_and_bread_oven() -> None:
    game = four("C04 A24 A25 C24")
    play(game, "2 play C04", "2 place A24 1", "2 place A25 2")
    assert asked(game) == "2 Store"
    oven = four("C09 A24 A25 C24 C25 L11")
    play(oven, "2 play C09", "2 place A24 1", "2 place A25 2", "2 place C24 3", "2 place C25 4")
    assert [asked(oven), len(castle(oven, 2))] == ["3 LayInReply", 4]


@proves("effect.30", "effect.32", "effect.44")
def test_two_players_meet_show_or_are_baptised() -> None:
    square = four("C11 C24")
    play(square, "2 play C11", "2 name 0", "2 name 1", "2 stop")
    assert [bool(square.hands[2][0] & SEEN_BY[s]) for s in (0, 1, 3)] == [True, True, False]
    window = four("C17 C24")
    play(window, "2 play C17", "2 name 3", "2 name 1", "2 store nothing")
    assert [len(known_to_all(window, s)) for s in range(4)] == [0, 3, 0, 3]
    baptism = table("A16 A21", "A11 C21", "M01 L18 C24", "M16 M21", first=2)
    play(baptism, "2 play M01", "2 play L18", "2 name 0", "2 name 1")
    assert [hand(baptism, s) for s in (0, 1, 3)] == [["A21"], ["C21"], ["M16", "M21"]]


@proves("effect.31", "effect.34", "effect.41")
def test_two_specials() -> None:
    zones = {0: "A33", 1: "M32", 3: "C31", 2: "C33 A32"}
    taken = four("C13 C24", zones=zones)
    play(taken, "2 play C13", "2 special S03")
    assert "2 special S03" not in possible(taken)
    play(taken, "2 special S11")
    assert hand(taken, 2) == ["C24", "A33", "C31"]
    assert all(entry & EVERYONE == EVERYONE for entry in taken.hands[2][1:])
    stone = four("L13 C24", zones=zones)
    play(stone, "2 play L13", "2 special S07", "2 special S13")
    assert [zone(stone, s) for s in range(4)] == [["A33"], [], ["A32"], ["C31"]]
    key = four("L01 C24", zones=zones)
    play(key, "2 play L01", "2 special S02", "2 special S13")
    assert zone(key, 2) == []
    assert discarded(key) == ["M01", "L01", "A32", "C33"]


@proves("effect.33", "effect.45")
def test_four_cards_are_smuggled_or_gathered() -> None:
    game = four("C19 C24 C25")
    play(game, "2 play C19", "2 double cards", "2 name 0")
    assert [len(game.pool), hand(game, 0)] == [3, []]
    play(game, "2 give C24", "2 give C25", "2 give A21")
    assert sorted(hand(game, 0)) == ["A21", "C24", "C25"]
    players = four("C19 C24 C25")
    play(players, "2 play C19", "2 double players", "2 name 0", "2 name 1")
    assert [len(players.pool), len(players.hands[0]), len(players.hands[3])] == [2, 1, 3]
    cloister = four("L19 C24 C25 L11 L12 L02")
    play(cloister, "2 play L19", "2 add C24", "2 add C25", "2 add L11", "2 add L12")
    assert [len(cloister.pool), len(cloister.hands[2])] == [13, 1]


@proves("effect.36", "effect.38")
def test_two_actions_or_four_cards_are_discarded() -> None:
    game = table("A16 A17 A18", "C21", "M01 L03 C24", "M16 M21", first=2)
    play(game, "2 play M01", "2 play L03", "3 discard M16", "3 none", "0 discard A16", "0 discard A18")
    play(game, "1 none", "1 none")
    assert [hand(game, s) for s in (0, 1, 3)] == [["A17"], ["C21"], ["M21"]]
    pater = table("M01 L05 A21 A22 A23 A24 A25", "C21")
    play(pater, "0 play M01", "0 play L05", *[f"0 discard A2{n}" for n in (1, 2, 3, 4)])
    assert [asked(pater), hand(pater, 0)] == ["0 Operate", ["A25"]]
    exact = table("L05 A21 A22", "C21", stocks={0: "A23"})
    play(exact, "0 play L05")
    assert [asked(exact), hand(exact, 0)] == ["0 Operate", []], "with exactly two the operation follows"


@proves("effect.46")
def test_two_missions_or_two_players_confess() -> None:
    game = four("L20 C24")
    give_missions(game, 1, "A36", "A41", "A42")
    play(game, "2 play L20", "2 double cards", "2 name 1", "1 show A41")
    shown = [place for place in range(5) if mission(game, 1, place) & SEEN_BY[2]]
    assert shown == [0, 2], "the other follows by itself: there is no third that is mandatory"
    players = four("L20 C24")
    for seat, families in ((0, "AM"), (3, "CL")):
        give_missions(players, seat, *[f"{family}36" for family in families])
    play(players, "2 play L20", "2 double players", "2 name 0", "2 name 3", "3 show C36", "0 show M36")
    places = ((0, 0), (0, 1), (3, 0), (3, 1))
    assert [bool(mission(players, seat, i) & SEEN_BY[2]) for seat, i in places] == [
        False,
        True,
        True,
        False,
    ]
    assert asked(players) == "2 Store"
