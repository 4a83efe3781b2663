"""The 46 actions, each as its clause says, and doubled."""

from __future__ import annotations

from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.games.artigiano.state import NO_ACTION, NO_DRAW, NO_HAND_MATERIAL, NO_MATERIAL, PULLEY, SKIP
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    asked,
    captain_on,
    card,
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
)

FLOOR = {1: "A21", 2: "A22", 3: "A23", 4: "A24"}


@proves("effect.1")
def test_revolt() -> None:
    game = table("C01 A21", "A22 A23", "M22 M23")
    play(game, "0 play C01", "0 name 1", "0 store nothing")
    assert asked(game) == "2 Operate"
    doubled = table("M01 C01 A21", "A22", "M22")
    play(doubled, "0 play M01", "0 play C01", "0 name 1", "0 name 2")
    assert doubled.pending == [0, SKIP, SKIP]
    two = table("M01 C01 A21", "A22")
    play(two, "0 play M01", "0 play C01", "0 name 1", "0 nobody more")
    assert two.pending == [0, SKIP]


@proves("effect.2")
def test_lintel() -> None:
    game = table("A02 A23 M23 A21 C23", "A22")
    play(game, "0 play A02", "0 place A23 1")
    assert refused(game, "0 place A21 2") == "effect.2"
    play(game, "0 place M23 2")
    assert asked(game) == "0 Store"
    doubled = table("M01 A02 A23 M23 C23 L23", "A22")
    play(doubled, "0 play M01", "0 play A02")
    play(doubled, "0 place A23 1", "0 place M23 2", "0 place C23 3", "0 place L23 4")
    assert len(castle(doubled, 0)) == 4


@proves("effect.3")
def test_reinforcements() -> None:
    game = table("A03 A11 A21 A26", "A22", castles={0: {1: "M21", 2: "M22"}}, boards=("chenonceau", "chillon"))
    play(game, "0 play A03", "0 place A11 3")
    assert refused(game, "0 place A26 5") == "effect.3"
    play(game, "0 place A21 4")
    assert castle(game, 0) == {1: "M21", 2: "M22", 3: "A11", 4: "A21"}


@proves("effect.4")
def test_landslide_takes_everything_above() -> None:
    built = {1: "A21", 2: "A22", 3: "A23", 5: "A24", 6: "A25", 8: "A26", 9: "A27", 11: "A29"}
    game = table("A04 M21", "C22", castles={1: built}, boards=("chenonceau", "chillon"))
    play(game, "0 play A04", "0 name 1", "1 lose 2")
    assert castle(game, 1) == {1: "A21", 3: "A23"}
    gap = table("A04 M21", "C22", castles={1: {1: "A21", 2: "A22", 8: "A26"}}, boards=("chenonceau", "chillon"))
    play(gap, "0 play A04", "0 name 1", "1 lose 1")
    assert castle(gap, 1) == {2: "A22"}, "whatever lies in between"
    twice = table("M01 A04 M21", "C22", castles={1: FLOOR}, boards=("chenonceau", "chillon"))
    play(twice, "0 play M01", "0 play A04", "0 double cards", "0 name 1", "1 lose 1", "1 lose 4")
    assert castle(twice, 1) == {2: "A22", 3: "A23"}


@proves("effect.5")
def test_pulley() -> None:
    game = table("A05 A21 A22 A23 A24", "M22 M23")
    play(game, "0 play A05", "0 store nothing")
    assert game.pending[0] == PULLEY
    play(game, "1 discard M22", "1 store nothing", "0 place A21 1", "0 place A22 2", "0 place A23 3")
    assert asked(game) == "0 Store"
    lost = table("A05 A16 A22 A23", "M22 M23 M24")
    play(lost, "0 play A05", "0 store nothing", "1 discard M22", "1 store nothing", "0 play A16", "0 store nothing")
    play(lost, "1 discard M23", "1 store nothing", "0 place A22 1")
    assert asked(lost) == "0 Store"
    doubled = table("M01 A05 A21", "A22 A23")
    play(doubled, "0 play M01", "0 play A05", "0 store nothing", "1 discard A22", "1 store nothing")
    play(doubled, "0 place L21 1", "0 place L22 2", "0 place L23 3", "0 place L24 4")
    assert asked(doubled) == "0 Hoist", "six may be placed"


@proves("effect.5")
def test_pulley_is_lost_with_a_skipped_turn() -> None:
    game = table("A05 A21 A22", "C01 M23 M24")
    play(game, "0 play A05", "0 store nothing", "1 play C01", "1 name 0", "1 store nothing")
    assert asked(game) == "1 Operate"
    play(game, "1 discard M23", "1 store nothing", "0 place A21 1")
    assert asked(game) == "0 Store"


@proves("effect.6")
def test_building_plan_rearranges() -> None:
    game = table("A09 M21", "C22", castles={0: {1: "A21", 2: "A22+A35", 3: "A11", 4: "A24+A34"}})
    play(game, "0 play A09")
    assert refused(game, "0 lift 2") == "effect.6"
    assert refused(game, "0 lift 5") == "effect.6"
    play(game, "0 lift 1", "0 lift 3", "0 enough")
    assert refused(game, "0 place A11 5") == "place.3"
    play(game, "0 place A21 3", "0 place A11 1")
    assert castle(game, 0) == {1: "A11", 2: "A22", 3: "A21", 4: "A24"}
    assert game.past[0] == 0, "nothing was laid"


@proves("effect.6")
def test_building_plan_never_leaves_a_material_without_a_place() -> None:
    game = table("A09 M21", "C22", castles={0: {1: "A12", 2: "A22", 5: "M26"}}, boards=("chenonceau", "chillon"))
    game.force[0] = NO_MATERIAL
    play(game, "0 play A09", "0 lift 1", "0 lift 2", "0 lift 5")
    while asked(game) == "0 SetDown":
        play(game, possible(game)[-1])
    assert sorted(castle(game, 0).values()) == ["A12", "A22", "M26"]
    pure = table(
        "A09 M21", "C22", castles={0: {1: "A21", 2: "A22", 3: "M22", 5: "M26"}}, boards=("chenonceau", "chillon")
    )
    play(pure, "0 play A09", "0 lift 5", "0 lift 1", "0 enough")
    assert "0 place A21 4" in possible(pure), "the stone may follow: case 6 rests on 2 and 3"
    play(pure, "0 place A21 4")
    assert castle(pure, 0)[4] == "A21"
    assert 5 not in castle(pure, 0), "its own case has lost a support"


@proves("effect.7")
def test_well() -> None:
    game = table("A10 M21", "A22", pile="A16 A17 A11 A25 A24 A23")
    play(game, "0 play A10")
    assert known_to_all(game, 0) == ["A11"]
    assert possible(game) == ["0 return A16", "0 return A17"]
    play(game, "0 return A16")
    assert [entry & CARD for entry in game.deck[-2:]] == [card("A16"), card("A17")]
    assert game.deck[-1] & EVERYONE == EVERYONE
    none = table("A10 M21", "A22", pile="A16 A17")
    play(none, "0 play A10", "0 return A17")
    assert not none.over, "displaying is not drawing"
    assert hand(none, 0) == ["M21"]
    doubled = table("M01 A10", "A22", pile="A16 A21 A17 A23 A24")
    play(doubled, "0 play M01", "0 play A10", "0 return A16")
    assert hand(doubled, 0)[:2] == ["A21", "A23"]


@proves("effect.8")
def test_vestibule() -> None:
    game = table("A11 M21", "A22", stocks={1: "A24 A16 A26"})
    play(game, "0 play A11")
    assert game.stock[5] & SEEN_BY[0]
    assert refused(game, "0 place A26 8") == "place.3"
    play(game, "0 place A24 1")
    assert castle(game, 0) == {1: "A24"}
    assert stock(game, 1) == ["-", "A16", "A26", "-"]
    assert game.rich[0] == 0, "not laid from the hand"
    stays = table("A11 M21", "A22", stocks={1: "A26"})
    play(stays, "0 play A11", "0 done")
    assert stock(stays, 1)[0] == "A26"
    doubled = table("M01 A11 M21", "A22", stocks={1: "A24 A25 A26"})
    play(doubled, "0 play M01", "0 play A11", "0 double cards", "0 place A24 1", "0 place A25 2")
    assert len(castle(doubled, 0)) == 2


@proves("effect.9")
def test_bargain() -> None:
    game = table("A12 M21", "A22", castles={0: {1: "A21"}, 1: {1: "A25+A34"}})
    play(game, "0 play A12")
    assert castle(game, 0) == {1: "A25"}
    assert castle(game, 1) == {1: "A21"}
    assert game.turn_destroyed == 0
    nothing = table("A12 M21", "A22", castles={1: {1: "A25"}})
    play(nothing, "0 play A12")
    assert castle(nothing, 1) == {1: "A25"}
    doubled = table("M01 A12 M21", "A22", castles={0: {1: "A21", 2: "M22"}, 1: {1: "A25", 2: "M24"}})
    play(doubled, "0 play M01", "0 play A12", "0 take 1 1", "0 for 1", "0 take 1 2", "0 for 2")
    assert castle(doubled, 0) == {1: "A25", 2: "M24"}


@proves("effect.10")
def test_plunder() -> None:
    built = {1: "A25", 2: "C24", 5: "A27"}
    game = table("A13 M21", "A22", castles={1: built})
    play(game, "0 play A13")
    assert castle(game, 1) == built, "a stone fits nowhere, so nothing is taken"
    mine = FLOOR | {5: "M22", 6: "M23"}
    doubled = table("M01 A13 M21", "A22", castles={0: mine, 1: built})
    play(doubled, "0 play M01", "0 play A13", "0 on 8", "0 plunder 1 1")
    assert castle(doubled, 0) == mine | {7: "A25", 8: "A27"}
    assert castle(doubled, 1) == {2: "C24"}
    assert doubled.turn_destroyed == 0


@proves("effect.11")
def test_storeroom() -> None:
    game = table("A16 A21", "A22", "A23", stocks={1: "A24 A25", 2: "M24"})
    play(game, "0 play A16", "0 name 1")
    assert [entry & SEEN_BY[0] != 0 for entry in game.stock[4:6]] == [True, True]
    assert not game.stock[8] & SEEN_BY[0]


@proves("effect.12")
def test_bad_weather() -> None:
    game = table("A17 A21", "A22 A23")
    play(game, "0 play A17", "0 place A21 1")
    assert asked(game) == "0 Operate", "with two players you play twice in a row"
    doubled = table("M01 A17 A21 M22", "A22", "A23")
    play(doubled, "0 play M01", "0 play A17", "0 double players", "0 place A21 1")
    assert doubled.pending == [0, SKIP, SKIP]


@proves("effect.13")
def test_staircase() -> None:
    game = table("A19 A21", "A22 A23", "A24")
    play(game, "0 play A19", "0 name 1", "0 place A21 1")
    assert all(entry & SEEN_BY[0] for entry in game.hands[1])
    assert not game.hands[2][0] & SEEN_BY[0]
    assert castle(game, 0) == {1: "A21"}


@proves("effect.14")
def test_common_grave() -> None:
    game = table("A20 A21 A22 A23", "A24")
    play(game, "0 play A20", "0 discard A21", "0 discard A22", "0 no more")
    assert hand(game, 0) == ["A23"]


@proves("effect.15")
def test_double_attack() -> None:
    game = table("M01 C10 A21", "A22 A23 A24 A25 A26")
    play(game, "0 play M01", "0 play C10", "1 discard A22", "1 discard A23", "1 discard A24", "1 discard A25")
    assert hand(game, 1) == ["A26"]
    chain = table("M01 M05 M10 L10 A21", "A22")
    play(chain, "0 play M01", "0 play M05", "0 play M10", "0 play L10")
    assert chain.turn_actions == 4
    alone = table("M01 A21", "A22")
    play(alone, "0 play M01")
    assert possible(alone) == ["0 done"], "asked whatever one holds"
    pope = table("M01 C10 A21", "A22 A23 A24", zones={1: "L32"})
    play(pope, "0 play M01", "1 cancel")
    assert asked(pope) == "0 Store", "a Pope removes what follows"


@proves("effect.16")
def test_cellar() -> None:
    game = table("M02 A21", "A22", "A23", stocks={1: "A24 A25"})
    play(game, "0 play M02")
    assert stock(game, 1).count("-") == 3
    own = table("M02 A21", "A22", stocks={0: "A24", 1: "A25"})
    play(own, "0 play M02", "0 name 0")
    assert stock(own, 0)[0] == "-"
    doubled = table("M01 M02 A21", "A22", "A23", stocks={1: "A24 A25 A26"})
    play(doubled, "0 play M01", "0 play M02", "0 double cards")
    assert stock(doubled, 1).count("-") == 3


@proves("effect.17")
def test_square_formation() -> None:
    floor = {1: "A21", 2: "M22", 3: "A23", 4: "A24", 6: "A27", 9: "M09", 11: "A08"}
    game = table("M03 M21", "A25", castles={1: floor}, boards=("chillon", "blackheads"))
    play(game, "0 play M03")
    assert possible(game) == ["0 aim 1 1", "0 aim 1 11", "0 no more"]
    assert refused(game, "0 aim 1 3") == "effect.17"
    play(game, "0 aim 1 11")
    assert possible(game) == ["0 aim 1 1", "0 no more"], "9 was not superficial when the card was played"
    play(game, "0 aim 1 1")
    assert castle(game, 1) == {2: "M22", 3: "A23", 4: "A24", 6: "A27", 9: "M09"}
    assert game.turn_destroyed == 2


@proves("effect.18")
def test_trade() -> None:
    game = table("C02 A21", "A22 A23", "M22")
    play(game, "0 play C02", "0 name 1", "0 take A23")
    assert possible(game) == ["0 give A21", "0 give A23"]
    play(game, "0 give A21")
    assert hand(game, 0) == ["A23"]
    assert hand(game, 1) == ["A22", "A21"]
    empty = table("C02 A21", "", "M22")
    play(empty, "0 play C02", "0 name 1")
    assert asked(empty) == "0 Store"
    doubled = table("M01 C02 A21 M21", "A22 A23", "M22")
    play(doubled, "0 play M01", "0 play C02", "0 double cards", "0 name 1", "0 take A22", "0 give A21", "0 give M21")
    assert hand(doubled, 1) == ["A21", "M21"]


@proves("effect.19")
def test_cannon() -> None:
    castles = {1: FLOOR, 2: {1: "M22"}, 3: {1: "C21"}}
    game = table("M09 M21", "A25", "C25", "L25", castles=castles)
    game.chapel = 4
    play(game, "0 play M09", "0 aim 1 2")
    assert castle(game, 1) == {1: "A21", 3: "A23", 4: "A24"}
    assert castle(game, 2) == {1: "M22"}
    assert castle(game, 3) == {}
    doubled = table("M01 M09 M21", "A25", castles={1: {1: "A21", 2: "A22", 5: "A27"}})
    play(doubled, "0 play M01", "0 play M09", "0 aim 1 1")
    assert castle(doubled, 1) == {2: "A22"}, "after the stone the foundations are superficial"


@proves("effect.20")
def test_musket() -> None:
    game = table("A21 M10 A26 A27 A28 A29", "A22 A23 A24", pile="")
    play(game, "0 play M10", "0 store nothing", "1 place A22 1", "1 store nothing")
    assert not game.over, "who does not draw cannot end the game"
    assert len(game.hands[1]) == 2
    three = table("M10 A21", "A22", "A23")
    play(three, "0 play M10")
    assert three.pending == [0, NO_DRAW, NO_DRAW]


@proves("effect.21")
def test_ruse() -> None:
    full = {
        1: "A21",
        2: "A22",
        3: "A23",
        4: "A24",
        5: "A26",
        6: "A27",
        7: "A25",
        8: "A28",
        9: "A29",
        10: "C26",
        11: "A30",
    }
    game = table("M11 M21", "C25", castles={1: full})
    play(game, "0 play M11", "1 left")
    assert sorted(castle(game, 1)) == [2, 3, 4, 6, 7, 9, 10]
    right = table("M11 M21", "C25", castles={1: full})
    play(right, "0 play M11", "1 right")
    assert sorted(castle(right, 1)) == [1, 2, 3, 5, 6, 8, 9]
    guarded = table("M11 M21", "C25", castles={1: full | {5: "A26+A35"}})
    play(guarded, "0 play M11", "1 left")
    assert sorted(castle(guarded, 1)) == [2, 3, 4, 5, 6, 7, 9, 10]


@proves("effect.22")
def test_crossbow() -> None:
    built = {2: "A22", 3: "A23", 6: "A27", 7: "A28", 9: "A29+A34", 10: "A30+M33"}
    game = table("M15 M21", "C25", boards=("chillon", "blackheads"), castles={1: built})
    play(game, "0 play M15", "0 name 1")
    assert castle(game, 1) == {2: "A22", 3: "A23", 6: "A27", 7: "A28", 9: "A29"}


@proves("effect.23")
def test_fraud() -> None:
    game = table("M17 A21 A22", "M21 M22 M23 M24 M25 C21", "A23")
    play(game, "0 play M17", "0 name 1", "0 store nothing")
    assert len(game.hands[0]) == 6
    assert hand(game, 1) == ["A21", "A22"]


@proves("effect.24", "specials.3")
def test_siege() -> None:
    game = table("M18 A21", "A22", "A23", stocks={1: "A24 A25", 2: "- - - C24"}, zones={2: "A33"})
    play(game, "0 play M18", "1 discard A25")
    assert stock(game, 1) == ["A24", "-", "-", "-"]
    assert stock(game, 2)[3] == "C24", "the Storekeeper's place is out of reach"


@proves("effect.25")
def test_barracks() -> None:
    game = table("M20 A21", "A22 A23", stocks={1: "A24"})
    play(game, "0 play M20", "0 store nothing")
    assert game.force[1] == NO_HAND_MATERIAL
    assert refused(game, "1 place A22 1") == "effect.25"
    play(game, "1 play stock", "1 place A24 1")
    assert castle(game, 1) == {1: "A24"}


@proves("effect.26")
def test_market_stall() -> None:
    mine = {1: "A21", 2: "A22", 3: "A23", 4: "A25", 5: "M22", 6: "M23"}
    game = table("C03 A12 C27 M21", "C22", castles={0: mine, 1: {5: "A27"}})
    play(game, "0 play C03")
    assert "0 place A12 8" in possible(game), "a stone 4 lies on the other castle"
    assert refused(game, "0 place A12 7") == "effect.26", "but no foundation 4 anywhere"
    play(game, "0 place A12 8", "0 place C27 9")
    assert castle(game, 0)[9] == "C27"


@proves("effect.27")
def test_arrangement() -> None:
    game = table("C04 A21 A22", "A23")
    play(game, "0 play C04", "0 place A21 1", "0 store nothing")
    assert asked(game) == "0 Operate"
    assert len(game.hands[0]) == 5
    play(game, "0 discard A22", "0 store nothing")
    assert game.active == 1


@proves("effect.28")
def test_bread_oven() -> None:
    castles = {0: {1: "L21", 2: "L22"}, 1: {1: "C21"}}
    game = table("C09 A22 A26", "M22 M26 M21", castles=castles, boards=("chenonceau", "chenonceau"))
    play(game, "0 play C09", "0 place A22 3", "0 place A26 5")
    assert possible(game) == ["1 place M22 2", "1 place M22 3", "1 place M22 4", "1 done"]
    play(game, "1 place M22 2")
    assert possible(game) == ["1 place M26 5", "1 done"]
    play(game, "1 place M26 5")
    assert castle(game, 1) == {1: "C21", 2: "M22", 5: "M26"}


@proves("effect.29")
def test_mallet() -> None:
    game = table("C10 A21", "A22 A23 A24", "A25")
    play(game, "0 play C10", "1 discard A22", "1 discard A23")
    assert [hand(game, 1), hand(game, 2)] == [["A24"], []]


@proves("effect.30")
def test_village_square() -> None:
    game = table("C11 A21 A22", "M21 M22", "C21")
    play(game, "0 play C11", "0 name 1")
    assert all(entry & SEEN_BY[0] for entry in game.hands[1])
    assert all(entry & SEEN_BY[1] for entry in game.hands[0])
    play(game, "0 give A21", "0 want M22", "0 offer", "1 counter", "1 give M21", "1 want A22", "1 offer", "0 accept")
    assert sorted(hand(game, 0)) == ["A21", "M21"]
    play(game, "0 give M21", "0 want A22", "0 offer", "1 refuse")
    play(game, "0 give A21", "0 want M22", "0 offer", "1 accept")
    assert asked(game) == "0 Store", "three proposals are the most"
    assert sorted(hand(game, 1)) == ["A21", "A22"]
    assert not any(entry & SEEN_BY[2] for entry in game.hands[0] + game.hands[1])


@proves("effect.31")
def test_haggling() -> None:
    game = table("C13 A21", "A22", "A23", zones={1: "L32", 0: "A33"}, castles={2: {1: "A24+A34"}})
    play(game, "0 play C13")
    assert possible(game) == ["0 special S04", "0 special S17"]
    play(game, "0 special S04", "1 let it happen")
    assert "A34" in hand(game, 0)
    assert game.special_at[3] == -1


@proves("effect.32")
def test_shop_window() -> None:
    game = table("C17 A21", "A22 A23", "A24")
    play(game, "0 play C17", "0 name 1")
    assert known_to_all(game, 1) == ["A22", "A23"]
    assert known_to_all(game, 2) == []


@proves("effect.33")
def test_smuggling() -> None:
    game = table("C19 A21 A25", "A22 A23 A24", "M24")
    play(game, "0 play C19", "0 name 1")
    assert len(game.hands[1]) == 1
    assert all(entry & SEEN_BY[0] and not entry & SEEN_BY[2] for entry in game.pool)
    play(game, "0 give A21", "0 give A25")
    assert len(game.hands[0]) == 2
    assert set(hand(game, 1)) > {"A21", "A25"}


@proves("effect.34", "specials.10")
def test_keystone() -> None:
    game = table("L01 A21", "A22", castles={0: {1: "M35", 2: "A23"}})
    play(game, "0 play L01", "0 special S10")
    assert castle(game, 0) == {2: "A23"}
    assert discarded(game) == ["L01", "M35"]
    captain = table("L01 A21", "A22")
    captain_on(captain, 0)
    play(captain, "0 play L01", "0 special S06")
    assert captain.special_at[5] == -1


@proves("effect.35")
def test_convent() -> None:
    game = table("L02 A21", "A11 A16", "A22")
    play(game, "0 play L02", "0 name 1", "0 store nothing")
    assert game.force[1] == NO_ACTION
    assert refused(game, "1 play A16") == "effect.35"
    play(game, "1 place A11 1")
    assert castle(game, 1) == {1: "A11"}


@proves("effect.36")
def test_brotherhood() -> None:
    game = table("L03 A21", "A22 A11 A16", "A23")
    play(game, "0 play L03")
    assert refused(game, "1 discard A22") == "effect.36"
    assert refused(game, "1 none") == "effect.36"
    play(game, "1 discard A11")
    assert possible(game) == ["2 none"]
    play(game, "2 none")
    assert hand(game, 2) == ["A23"]


@proves("effect.37")
def test_angelus() -> None:
    game = table("L04 A21", "A22", pile="M21 M22 M23 M24 M25 C21 C22 C23")
    play(game, "0 play L04", "0 take M22", "0 return M21")
    assert [entry & CARD for entry in game.deck[-2:]] == [card("M21"), card("M23")]
    assert hand(game, 0) == ["A21", "M22"]
    short = table("L04 A21 A23 A24 A25 A26 A27", "A22", pile="M21 M22")
    play(short, "0 play L04", "0 take M21", "0 store nothing")
    assert not short.over
    doubled = table("M01 L04", "A22", pile="M21 M22 M23 M24 M25 C21 C22 C23")
    play(doubled, "0 play M01", "0 play L04", "0 take M21", "0 take C21")
    play(doubled, "0 return M22", "0 return M23", "0 return M24")
    assert hand(doubled, 0)[:2] == ["M21", "C21"]


@proves("effect.38")
def test_pater_noster() -> None:
    game = table("L05 A21 A22 A23", "A24")
    play(game, "0 play L05", "0 discard A21", "0 discard A22")
    assert asked(game) == "0 Operate"
    assert hand(game, 0) == ["A23"], "nothing is drawn in between"
    play(game, "0 place A23 1")
    assert len(game.hands[0]) == 5
    assert game.active == 1
    poor = table("L05 A21", "A24")
    play(poor, "0 play L05")
    assert poor.active == 1
    assert discarded(poor) == ["L05", "A21"]


@proves("effect.39", "table.1")
def test_prayer() -> None:
    game = table("M09 A21", "L08 A22", castles={0: {1: "C21", 2: "C22"}, 1: {1: "A25"}})
    play(game, "0 play M09", "0 store nothing", "1 play L08", "1 aim 0 2")
    assert castle(game, 0) == {1: "C21"}
    assert castle(game, 1) == {}
    idle = table("A21 A23", "L08 A22")
    play(idle, "0 discard A21", "0 store nothing", "1 play L08")
    assert asked(idle) == "1 Store"
    doubled = table("M10 A21", "M01 L08 A22", "M20 A24", first=2)
    play(doubled, "2 play M20", "2 store nothing", "0 play M10", "0 store nothing", "1 play M01", "1 play L08")
    play(doubled, "1 reflect E25 2", "1 reflect E20 0")
    assert doubled.pending == [NO_DRAW, 0, NO_DRAW | NO_HAND_MATERIAL]


@proves("effect.40")
def test_chapel() -> None:
    game = table("L11 A21 A22", "M09 A23", castles={0: {1: "A24"}}, stocks={0: "C21"})
    play(game, "0 play L11", "0 store nothing", "1 play M09", "1 store nothing")
    assert castle(game, 0) == {1: "A24"}
    assert game.force[0] == NO_MATERIAL
    assert refused(game, "0 place A21 2") == "effect.40"
    play(game, "0 play stock")
    assert refused(game, "0 place C21 2") == "effect.40"


@proves("effect.41", "specials.6")
def test_gargoyle() -> None:
    game = table("L13 A21", "A22", zones={1: "L32 A33"}, stocks={1: "A23 A24 A25 C21"})
    captain_on(game, 1)
    play(game, "0 play L13")
    assert possible(game) == ["0 special S03", "0 special S06", "0 special S17"]
    play(game, "0 special S06", "1 let it happen")
    assert game.special_at[5] == -1
    assert game.log[-1] >> 9 & 15 == 0, "that was no attack"


@proves("effect.42")
def test_revelation() -> None:
    game = table("L14 A21", "A22", stocks={0: "A23 A24", 1: "M23 M24"})
    play(game, "0 play L14", "0 take M24", "0 give A23", "0 no more")
    assert stock(game, 0) == ["M24", "A24", "-", "-"]
    assert stock(game, 1) == ["M23", "A23", "-", "-"]


@proves("effect.43")
def test_sin() -> None:
    game = table("L16 A21 A22", "A23", stocks={0: "M21 M22"})
    play(game, "0 play L16", "0 take M21", "0 store A21", "0 take M22")
    assert stock(game, 0) == ["A21", "A22", "-", "-"]
    assert sorted(hand(game, 0)) == ["M21", "M22"]
    blocked = table("L16 A21", "A23", stocks={0: "M21"})
    captain_on(blocked, 0)
    play(blocked, "0 play L16")
    assert [blocked.active, stock(blocked, 0)[0]] == [1, "M21"]


@proves("effect.44")
def test_baptism() -> None:
    game = table("L18 A21", "A11 A16 A22", "A23")
    play(game, "0 play L18", "0 name 1")
    assert hand(game, 1) == ["A22"]


@proves("effect.45")
def test_cloister() -> None:
    game = table("L19 A21 A25 A26", "A22 A23 A24", "M22")
    play(game, "0 play L19", "0 add A21", "0 add A25")
    assert len(game.pool) == 5
    assert all(entry & 0xFF00 == SEEN_BY[0] for entry in game.pool)
    play(game, "0 deal 1 A21", "0 deal 1 A25", "0 deal 2 M22")
    assert [len(cards) for cards in game.hands] == [3, 3, 1]
    assert set(hand(game, 1)) > {"A21", "A25"}


@proves("effect.46")
def test_confessional() -> None:
    game = table("L20 A21", "A22", "A23")
    give_missions(game, 1, "A36", "A37")
    play(game, "0 play L20", "0 name 1", "1 show A37")
    assert mission(game, 1, 1) & SEEN_BY[0]
    assert not mission(game, 1, 0) & SEEN_BY[0]
    assert not mission(game, 1, 1) & SEEN_BY[2]
    face_up = table("L20 A21", "A22")
    give_missions(face_up, 1, "A41", "A42")
    face_up.claimed[1] = 0b01100
    play(face_up, "0 play L20")
    assert asked(face_up) == "0 Store"


@proves("effect.9")
def test_bargain_refuses_what_does_not_fit() -> None:
    mine = {1: "A11", 2: "A21"}
    game = table("A12 C21", "A22", castles={0: mine, 1: {1: "C22", 2: "C23", 5: "C12"}})
    play(game, "0 play A12", "0 take 1 5")
    assert castle(game, 0) == {1: "C12", 2: "A21"}, "only the composite fits the stone case, so nothing is asked"
    several = table("A12 C21", "A22", castles={0: {**mine, 3: "A12"}, 1: {1: "C22", 2: "C23", 5: "C12"}})
    play(several, "0 play A12", "0 take 1 5")
    assert refused(several, "0 for 2") == "effect.9"
    assert refused(several, "0 for 4") == "effect.9"


@proves("effect.34")
def test_keystone_finds_the_right_card_of_the_stock() -> None:
    game = table("L01 A21", "A22", stocks={0: "A23 M34 L32"})
    play(game, "0 play L01", "0 special S17")
    assert stock(game, 0) == ["A23", "M34", "-", "-"]
    assert discarded(game) == ["L01", "L32"]


@proves("effect.38")
def test_an_unused_operation_does_not_pass_to_the_next_player() -> None:
    game = table("L05 A21 A22 A29", "A24 A25", castles={0: {1: "A23"}})
    play(game, "0 play L05", "0 discard A21", "0 discard A22", "0 discard A29", "1 discard A24")
    assert asked(game) == "1 Store"
