"""Missions: when they are turned up, and each of the forty."""

from __future__ import annotations

from chabudai.core.knowledge import EVERYONE
from chabudai.games.artigiano.missions.ending import accomplished_by
from chabudai.games.artigiano.missions.princely import PRINCELY_OF
from chabudai.games.artigiano.missions.royal import ROYAL_OF
from chabudai.games.artigiano.state import FOUNDED, LAID_STONE, LAID_TILE, Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    claimed,
    give_missions,
    look_again,
    mission,
    play,
    possible,
    seen,
    table,
)

FLOOR = {1: "A21", 2: "A22", 3: "A23", 4: "A24"}


@proves("mission.1", "mission.2", "princely.14")
def test_a_princely_mission_is_turned_up_as_soon_as_it_is_true() -> None:
    game = table("A21", "A22")
    give_missions(game, 0, "C44")
    play(game, "0 discard A21")
    assert claimed(game, 0), "in the middle of the turn, before drawing"
    assert mission(game, 0, 2) & EVERYONE == EVERYONE
    assert len(game.hands[0]) == 5, "and it stays"


@proves("mission.3")
def test_a_mission_may_be_held_back_once_and_released() -> None:
    game = table("A21", "A22 A23")
    give_missions(game, 0, "C44")
    play(game, "0 hold C44", "0 discard A21")
    assert not claimed(game, 0)
    assert seen(game, 1).hold == [0, 0], "that is a secret"
    later = table("A21 A22", "A23")
    give_missions(later, 0, "C45")
    later.reached[0] = 1 << 14
    later.hold[0] = later.held_once[0] = 0b00100
    look_again(later)
    assert "0 hold C45" not in possible(later)
    play(later, "0 release C45")
    assert claimed(later, 0)
    assert "0 hold C45" not in possible(later)


@proves("mission.4")
def test_what_was_not_turned_up_is_not_accomplished() -> None:
    game = table("A21", "A22", pile="A23")
    give_missions(game, 0, "C44", mandatory=1)
    play(game, "0 hold C44", "0 discard A21")
    assert game.over, "the hand was empty for a moment, but the last card was drawn then"
    assert game.accomplished[0] >> 2 & 1 == 0


@proves("mission.5", "royal.7", "royal.14")
def test_a_tie_is_not_enough() -> None:
    game = table("A21", "A22", "A23", castles={0: {1: "A24"}, 1: {1: "A25"}})
    assert not royal(7, game)
    assert not royal(14, game)
    assert royal(14, game, 2)
    ahead = table("A21", "A22", castles={0: {1: "A24"}})
    assert royal(7, ahead)
    assert not royal(7, ahead, 1)


@proves("mission.6", "princely.9")
def test_what_was_done_stays_done() -> None:
    game = table("M01 M05 M10 A21", "A22 A23")
    give_missions(game, 0, "M44")
    play(game, "0 hold M44", "0 play M01", "0 play M05", "0 play M10", "0 done", "0 store nothing")
    play(game, "1 discard A22", "1 store nothing")
    assert not claimed(game, 0)
    play(game, "0 release M44")
    assert claimed(game, 0)


@proves("mission.7")
def test_the_hand_set_aside_still_counts() -> None:
    game = table("A21 A22", "A23", stocks={0: "A24"})
    give_missions(game, 0, "C44")
    play(game, "0 play stock", "0 discard A24")
    assert not claimed(game, 0)


@proves("mission.8", "princely.3")
def test_exchanging_is_not_laying() -> None:
    castles = {0: {9: "A14"}, 1: {9: "C14"}}
    game = table("A12 A21", "A22", castles=castles, boards=("blackheads", "blackheads"))
    play(game, "0 play A12")
    assert game.past == [0, 0]
    assert not any(reached & 1 << 2 for reached in game.reached)


# --- royal ----------------------------------------------------------------------------------------


def royal(number: int, game: Artigiano, seat: int = 0) -> bool:
    """Is the royal mission of this number accomplished?"""
    return ROYAL_OF[number - 1].is_accomplished(game, seat)


@proves("royal.1", "royal.2")
def test_pure_materials() -> None:
    game = table("A21", "A22", castles={0: {1: "A01", 2: "A02"}})
    assert royal(1, game)
    assert not royal(2, game)
    six = {1: "A21", 2: "A22", 3: "A23", 4: "A24", 5: "A25", 6: "M21"}
    pure = table("M22", "A26", castles={0: six})
    assert royal(2, pure)
    assert not royal(1, pure)
    del six[6]
    assert not royal(2, table("M22", "A26", castles={0: six}))


@proves("royal.3", "royal.20")
def test_specials_laid() -> None:
    game = table("L32 A21", "A22")
    assert royal(20, game)
    play(game, "0 lay L32")
    assert not royal(20, game)
    assert game.own_specials[0] == 1
    game.own_specials[0] = 2
    assert not royal(3, game)
    game.own_specials[0] = 3
    assert royal(3, game)


@proves("royal.4", "royal.5")
def test_values_on_the_castle() -> None:
    game = table("A21", "A22", castles={0: {1: "A23", 2: "A25"}})
    assert royal(4, game)
    assert royal(5, game)
    other = table("A21", "A22", castles={0: {1: "M22", 2: "A24"}})
    assert not royal(4, other)
    assert not royal(5, other)
    raised = table("M21", "M22", castles={0: {1: "A21+A34"}})
    assert royal(4, raised)
    assert royal(5, raised)


@proves("royal.6")
def test_points_of_specials() -> None:
    assert not royal(6, table("A21", "A22", zones={0: "L32", 1: "A33"}))
    assert royal(6, table("A21", "A22", zones={0: "L32", 1: "A33"}, castles={0: {1: "A23+A31"}}))


@proves("royal.8")
def test_fives() -> None:
    game = table("A21", "A22", castles={0: {1: "A25", 2: "A23+A34"}, 1: {1: "M25"}})
    assert royal(8, game)
    assert not royal(8, game, 1)


@proves("royal.9", "royal.10")
def test_hand_and_stock() -> None:
    game = table("A16 A21 A11", "A22", stocks={0: "A23"})
    assert royal(9, game)
    assert not royal(10, game)
    assert not royal(9, table("A16 A21", "A22", stocks={0: "L32"}))
    store = table("A21", "A22", stocks={0: "- - - A23"}, zones={0: "A33"})
    assert not royal(10, store)
    assert royal(10, store, 1)


@proves("royal.11")
def test_materials_in_common() -> None:
    mine = {1: "A22", 2: "M22", 5: "A26", 6: "A27", 9: "A29"}
    his = {1: "C22", 2: "L22", 6: "C27", 9: "C29", 10: "M29"}
    assert royal(11, table("A21", "A25", castles={0: mine, 1: his}, boards=("blackheads", "blackheads")))
    del his[2]
    assert not royal(11, table("A21", "A25", castles={0: mine, 1: his}, boards=("blackheads", "blackheads")))


@proves("royal.12", "royal.13")
def test_actions_in_hand_and_stock() -> None:
    game = table("A16 A11 A21", "A22", stocks={0: "A23 L32 A24"})
    assert royal(12, game)
    assert royal(13, game)
    many = table("A16 A11 A12", "A22", stocks={0: "A23 A24 A14"})
    assert not royal(12, many)
    assert not royal(13, many)
    assert not royal(13, table("A21", "A22", stocks={0: "A23 A24"}))
    assert royal(13, table("A21", "A22", stocks={0: "A23"}, quick=True))


@proves("royal.14", "royal.16")
def test_fewer_cases() -> None:
    game = table("A21", "A22", castles={1: {1: "A23", 2: "A24"}})
    assert royal(14, game)
    assert royal(16, game)
    close = table("A21", "A22", castles={1: {1: "A23"}})
    assert royal(14, close)
    assert not royal(16, close)


@proves("royal.15")
def test_own_specials_in_play() -> None:
    assert royal(15, table("A21", "A22", zones={1: "L32"}))
    sent = table("A21", "A22", zones={1: "L32"})
    sent.laid_by[16] = 0
    assert not royal(15, sent), "nobody has one of his own"


@proves("royal.17", "royal.19")
def test_castle_points_and_empty_stone_cases() -> None:
    game = table("A21", "A22", castles={0: {1: "A25"}, 1: {1: "A23", 2: "M35"}})
    assert royal(17, game)
    assert not royal(17, game, 1)
    assert royal(19, game)
    assert not royal(19, table("A21", "A22", castles={0: {8: "A26", 9: "A27", 10: "A28"}}))


@proves("royal.18")
def test_arques_counts_the_other_missions() -> None:
    for princely, points, expected in (("A41", 9 + 10, True), ("A43", 7 + 10, False), ("A42", 8 + 10, True)):
        game = table("A21", "A22")
        give_missions(game, 0, "L38", "M40", princely)
        game.claimed[0] = 0b00100
        assert bool(accomplished_by(game, 0) & 1) is expected, points


# --- princely -------------------------------------------------------------------------------------


@proves("princely.1")
def test_lanterns() -> None:
    game = table("M25 M21", "A22", castles={0: {1: "A21", 2: "M22", 3: "A23", 5: "A24"}})
    give_missions(game, 0, "A41")
    play(game, "0 place M25 4")
    assert claimed(game, 0)
    raised = table("M25 M21", "A22", castles={0: {1: "A21+A34", 2: "M22", 3: "A23", 5: "A24"}})
    give_missions(raised, 0, "A41")
    play(raised, "0 place M25 4")
    assert not claimed(raised, 0)


@proves("princely.2")
def test_gossip_chair() -> None:
    low = {1: "A21", 2: "A22", 3: "A23"}
    for fourth, expected in (("M23", True), ("M24", False)):
        game = table("M23 M24", "C22", castles={0: low}, boards=("blackheads", "chillon"))
        give_missions(game, 0, "A42")
        play(game, f"0 place {fourth} 4")
        assert claimed(game, 0) is expected


@proves("princely.3")
def test_studiolo() -> None:
    castles = {0: {2: "A22", 6: "A26"}, 1: {2: "C21", 6: "C26"}}
    game = table("A29 A30 A21", "C29 C22", castles=castles, boards=("blackheads", "blackheads"))
    give_missions(game, 0, "A43")
    give_missions(game, 1, "A43")
    play(game, "0 place A29 9", "0 store nothing", "1 place C29 9")
    assert claimed(game, 0)
    assert not claimed(game, 1)


@proves("princely.5", "princely.16")
def test_first_with_all_foundations_and_before_the_first_stone() -> None:
    castles = {0: {1: "A21", 2: "A22", 3: "A23"}, 1: {1: "C21", 2: "C22", 3: "C23"}}
    game = table("A24 A30", "C24 C25", castles=castles, boards=("blackheads", "blackheads"))
    for seat in (0, 1):
        give_missions(game, seat, "A45", "L41")
    play(game, "0 place A24 4", "0 store nothing", "1 place C24 4")
    assert claimed(game, 0, 0)
    assert not claimed(game, 1, 0), "only the first"
    assert claimed(game, 0, 1)
    assert claimed(game, 1, 1), "each before the first stone of his own"


@proves("princely.4")
def test_first_with_all_stones() -> None:
    built = {**FLOOR, 5: "A26", 6: "A27", 7: "M27"}
    game = table("A28 A30", "C22", castles={0: built}, boards=("blackheads", "chillon"))
    give_missions(game, 0, "A44")
    play(game, "0 place A28 8")
    assert claimed(game, 0)


@proves("princely.16")
def test_amboise_is_lost_with_an_early_stone() -> None:
    low = {1: "A21", 2: "A22", 3: "A23"}
    game = table("A26 A30 A24", "C22 C23", castles={0: low}, boards=("blackheads", "chillon"))
    give_missions(game, 0, "L41")
    play(game, "0 place A26 5", "0 store nothing", "1 discard C22", "1 store nothing", "0 place A24 4")
    assert not claimed(game, 0)


@proves("princely.6")
def test_fifteen_fifteen() -> None:
    for thrown, expected in (("A21", False), ("A11", True)):
        game = table("A11 A21", "A22", pile="A16 A17 A18 A19 A20")
        give_missions(game, 0, "M41")
        play(game, f"0 discard {thrown}", "0 store nothing")
        assert claimed(game, 0) is expected


@proves("princely.7")
def test_barricades() -> None:
    for second, expected in (("aim 1 2", True), ("no more", False)):
        game = table("M03 A21", "A25", castles={1: {1: "M21", 2: "A22"}})
        give_missions(game, 0, "M42")
        play(game, "0 play M03", "0 aim 1 1", f"0 {second}")
        assert claimed(game, 0) is expected


@proves("princely.8", "princely.10")
def test_granada_and_cloth_of_gold() -> None:
    game = table("M09 A21", "A25", castles={1: {1: "M21"}})
    give_missions(game, 0, "M43", "M45")
    play(game, "0 play M09")
    assert claimed(game, 0, 0)
    assert not claimed(game, 0, 1)
    later = table("M09 A21", "A25", castles={1: {1: "M21"}})
    later.past[1] = FOUNDED | LAID_TILE
    give_missions(later, 0, "M43", "M45")
    play(later, "0 play M09")
    assert not claimed(later, 0, 0), "a later hole does not undo it"
    assert claimed(later, 0, 1)
    cancelled = table("M09 A21", "A25", castles={1: {1: "M21"}}, zones={1: "L34"})
    give_missions(cancelled, 0, "M43")
    play(cancelled, "0 play M09")
    assert not claimed(cancelled, 0)


@proves("princely.9")
def test_le_verger() -> None:
    game = table("M01 M05 M10 A21", "A22")
    give_missions(game, 0, "M44")
    play(game, "0 play M01", "0 play M05")
    assert not claimed(game, 0)
    play(game, "0 play M10")
    assert claimed(game, 0)


@proves("princely.11")
def test_new_world() -> None:
    game = table("A16 A20 A21", "A22 A23")
    give_missions(game, 0, "C41")
    play(game, "0 play A16", "0 store nothing", "1 discard A22", "1 store nothing")
    assert not claimed(game, 0)
    play(game, "0 play A20", "0 no more")
    assert claimed(game, 0)
    gap = table("A16 A20 A21", "A22 A23 A24")
    give_missions(gap, 0, "C41")
    play(gap, "0 play A16", "0 store nothing", "1 discard A22", "1 store nothing", "0 discard A21", "0 store nothing")
    play(gap, "1 discard A23", "1 store nothing", "0 play A20", "0 no more")
    assert not claimed(gap, 0)


@proves("princely.12")
def test_route_to_india() -> None:
    for thrown, expected in (("A25", True), ("A11", False)):
        game = table("A21 A25 A11", "A22 A23")
        give_missions(game, 0, "C42")
        play(game, "0 discard A21", "0 store nothing", "1 discard A22", "1 store nothing", f"0 discard {thrown}")
        assert claimed(game, 0) is expected


@proves("princely.13")
def test_queens_herb() -> None:
    game = table("A21", "A22 A23", stocks={0: "A16 C17"})
    give_missions(game, 0, "C43")
    play(game, "0 play stock", "0 play A16")
    assert not claimed(game, 0)
    play(game, "0 play C17")
    assert claimed(game, 0)


@proves("princely.15")
def test_maize() -> None:
    game = table("L32 A21", "A22")
    give_missions(game, 0, "C45")
    play(game, "0 discard L32")
    assert claimed(game, 0)


@proves("princely.17")
def test_nantes() -> None:
    game = table("L32 A21", "A22", stocks={0: "A16 A17"})
    give_missions(game, 0, "L42")
    play(game, "0 discard A21", "0 store L32")
    assert claimed(game, 0)


@proves("princely.18")
def test_burning_chamber() -> None:
    for counts, expected in (((3, 5, 6), True), ((4, 5, 6), False)):
        castles = {s: {c + 1: f"{'AMC'[s]}{21 + c}" for c in range(n)} for s, n in enumerate(counts)}
        game = table("L21 L22", "L23", "L24", castles=castles)
        give_missions(game, 0, "L43")
        play(game, "0 discard L21")
        assert claimed(game, 0) is expected


@proves("princely.19")
def test_placards() -> None:
    game = table("A21", "A22", stocks={0: "A23 A24 A25"})
    give_missions(game, 0, "L44")
    play(game, "0 play stock", "0 place A23 1", "0 place A24 2")
    assert not claimed(game, 0)
    play(game, "0 place A25 3")
    assert claimed(game, 0)


@proves("princely.20")
def test_wassy() -> None:
    for past, expected in ((0, True), (LAID_STONE, False)):
        game = table("L32 A21", "A22")
        game.past[0] = past
        give_missions(game, 0, "L45")
        play(game, "0 lay L32")
        assert claimed(game, 0) is expected


@proves("royal.9", "royal.10")
def test_every_seat_is_judged_by_its_own_stock() -> None:
    game = table("A21", "A22", "A23", stocks={1: "A16 L32", 2: "A24"})
    assert [royal(10, game, seat) for seat in range(3)] == [True, False, False]
    assert [royal(9, game, seat) for seat in range(3)] == [True, False, True]
    first_card = table("M22", "A22", stocks={0: "A16 A17 L32"})
    give_missions(first_card, 0, "L42")
    play(first_card, "0 discard M22")
    assert claimed(first_card, 0)


def test_missions_are_found_by_their_number() -> None:
    assert [mission.number for mission in ROYAL_OF] == list(range(1, 21))
    assert [mission.number for mission in PRINCELY_OF] == list(range(1, 21))
    assert all(f"princely.{mission.number}:" in (type(mission).__doc__ or "") for mission in PRINCELY_OF)
    assert all(f"royal.{mission.number}:" in (type(mission).__doc__ or "") for mission in ROYAL_OF)
