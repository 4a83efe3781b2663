"""The end and the count, the quick game, the options of the table."""

from __future__ import annotations

from chabudai.core.knowledge import EVERYONE
from chabudai.games.artigiano.material import family
from chabudai.games.artigiano.scoring import table_points
from chabudai.games.artigiano.state import NO_DRAW, Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    asked,
    captain_on,
    castle,
    claimed,
    discarded,
    give_missions,
    hand,
    keep,
    mission,
    opening,
    play,
    possible,
    put_special,
    stock,
    table,
    zone,
)
from tests.shown import scores_of

ALL_BUT_TOP = {1: "A21", 2: "A22", 3: "A23", 4: "A24", 5: "A25", 6: "M21", 7: "M22", 8: "A26", 9: "A27", 10: "A28"}
QUICK = {1: "A21", 2: "A22", 3: "A23", 4: "A26", 5: "A27"}


def nearly_full(hand_0: str = "A30 M23", **more: object) -> Artigiano:
    """Chillon with a single free case, 12."""
    return table(hand_0, "C22 C23", castles={0: ALL_BUT_TOP | {11: "A29"}}, **more)  # type: ignore[arg-type]


@proves("end.1")
def test_a_full_castle_ends_the_game_at_once() -> None:
    game = nearly_full()
    play(game, "0 place A30 12")
    assert game.over
    assert hand(game, 0) == ["M23"], "nobody draws any more"


@proves("end.1")
def test_what_was_still_to_come_is_forfeited() -> None:
    game = nearly_full("M23", stocks={0: "A30 C21 C24"})
    play(game, "0 play stock", "0 place A30 12")
    assert game.over
    assert stock(game, 0) == ["-", "C21", "C24", "-"], "unplayed cards are put back"
    extra = nearly_full("C04 A30")
    play(extra, "0 play C04", "0 place A30 12")
    assert extra.over
    double = nearly_full("M01 A17 A30 C10")
    play(double, "0 play M01", "0 play A17", "0 double cards", "0 place A30 12")
    assert double.over


@proves("end.1", "mission.2", "princely.1")
def test_the_last_placement_may_still_fulfil_a_mission() -> None:
    built = {**ALL_BUT_TOP, 11: "C29", 5: "C24", 10: "C26"}
    game = table("A13 M23", "C22", castles={0: {**built, 9: "A26", 8: "M26"}})
    give_missions(game, 0, "A41", mandatory=1)
    play(game, "0 place A13 12")
    assert game.over
    assert claimed(game, 0)
    assert game.accomplished[0] & 0b00100


@proves("end.2")
def test_an_empty_pile_ends_the_game_when_somebody_must_draw() -> None:
    game = table("A21 A22 A23 A24", "C22", pile="M21", zones={0: "M32"})
    play(game, "0 discard A21", "0 store nothing")
    assert game.over, "no Recruiter any more"
    assert hand(game, 0) == ["A22", "A23", "A24", "M21"], "what is left is drawn first"
    enough = table("A21 A22 A23 A24 A25", "C22", pile="M21")
    play(enough, "0 discard A21", "0 store nothing")
    assert not enough.over
    spared = table("A21 A22", "C22", pile="")
    spared.force[0] = NO_DRAW
    play(spared, "0 discard A21", "0 store nothing")
    assert not spared.over


@proves("end.3", "end.4", "end.5", "end.6", "end.7", "end.8")
def test_the_whole_count() -> None:
    """44 points: 10 for the castle, 33 and -1 on it, 2 - 3 in the zone, missions 9 + 5 - 11."""
    built = {
        1: "A23",
        2: "A24",
        3: "M24",
        4: "M23",
        5: "C23",
        6: "C24",
        7: "M35",
        8: "M26",
        9: "A26",
        10: "C26",
        11: "A29",
    }
    game = table("A29 M21", "C22", castles={0: built | {11: "C29"}}, zones={0: "L32 M34"})
    give_missions(game, 0, "A39", "L37", "A41", "A45", mandatory=1)
    game.claimed[0] = 0b11100
    game.mandatory[0] = 0b00001
    play(game, "0 place A29 12")
    values = [3, 4, 4, 3, 3, 4, 1, 1, 1, 3, 3]
    tree = scores_of(game, None)[0]
    parts = {part.label.key.removeprefix("artigiano-points-"): part.points for part in tree.parts}
    assert parts["full"] == 10
    assert parts["castle"] == sum(values) - 1
    assert parts["zone"] == 2 - 3
    assert parts["failed"] == -11, "the Greengage failed: a stone 1 lies there"
    assert parts["missions"] == sum(p.points for p in tree.parts[3].parts)
    assert tree.points == game.totals()[0] == sum(parts.values())
    assert all(entry & EVERYONE == EVERYONE for entry in game.missions[:10]), "missions are turned up"


@proves("end.5")
def test_values_can_be_negative() -> None:
    game = table("A21", "A22", castles={0: {1: "M21+M33"}})
    assert table_points(game, 0) == -1


@proves("end.7", "end.8")
def test_optional_missions_only_gain() -> None:
    game = table("A21", "A22", pile="")
    give_missions(game, 0, "A37", "A38", "A45", mandatory=1)
    game.claimed[0] = 0b11000
    play(game, "0 discard A21")
    failed = next(part for part in scores_of(game, 0)[0].parts if part.clause == "end.8")
    assert failed.points == -13, "the optional Telescope costs nothing"


@proves("specials.6", "end.6")
def test_a_captain_left_on_a_stock_counts_nothing() -> None:
    game = table("A21", "A22")
    captain_on(game, 1)
    assert table_points(game, 1) == 0


@proves("end.9", "end.10")
def test_most_points_win_and_ties_are_shared() -> None:
    game = table("A21", "A22", "A23", castles={0: {1: "M25"}, 1: {1: "C25"}, 2: {1: "M21"}})
    game.claimed = [0, 0, 0]
    assert game.totals() == [5, 5, 1]
    assert game.ranks() == [1, 1, 3]


@proves("quick.2")
def test_families_of_the_quick_game() -> None:
    for seats, families in ((2, 1), (3, 2), (4, 2)):
        game = opening(seats, quick=True)
        assert len({family(c) for c in game.census()}) == families
        assert len(game.deck) == 35 * families


@proves("quick.3")
def test_one_of_four_missions_is_kept() -> None:
    game = opening(2, quick=True)
    assert possible(game)[:4] == [keep(game, 0, place) for place in (1, 2, 3, 4)]
    kept = [mission(game, 0, 2), mission(game, 1, 0)]
    play(game, keep(game, 0, 3), keep(game, 1, 1))
    assert game.mandatory == [0b0001, 0b0001]
    assert [mission(game, seat, 0) for seat in range(2)] == kept
    assert len(game.deck) == 25
    assert len(game.missions) == 10
    game.reached = [(1 << 20) - 1] * 2
    play(game, next(choice for choice in possible(game) if "discard" in choice))
    assert game.claimed[0] & ~0b0001 == 0, "the others are out of the game"


@proves("quick.5")
def test_only_the_first_full_castle_scores_five() -> None:
    game = table("C09 A29", "M29 C22", quick=True, castles={0: QUICK, 1: QUICK})
    play(game, "0 play C09", "0 place A29 6", "1 place M29 6")
    assert game.over
    assert game.first_full == 0
    bonuses = [[p.points for p in tree.parts if p.clause == "quick.5"] for tree in scores_of(game, None)]
    assert bonuses == [[5], []]


@proves("table.2")
def test_prayers_interrupt_if_the_table_agrees() -> None:
    castles = {0: {1: "C21"}, 1: {1: "A25"}, 2: {1: "M21"}}
    game = table("M09 A21", "L08 A22", "A23", castles=castles, prayer_interrupts=True)
    play(game, "0 play M09")
    assert asked(game) == "1 Reply"
    play(game, "1 pray")
    assert possible(game) == ["2 bear it"], "asked whatever they hold"
    play(game, "2 bear it")
    assert castle(game, 1) == {1: "A25"}
    assert castle(game, 2) == {}
    assert castle(game, 0) == {}
    assert discarded(game)[:2] == ["M09", "L08"]


@proves("table.2")
def test_an_interrupting_prayer_meets_choirboy_and_priest() -> None:
    game = table("M09 A21", "L08 A22", castles={0: {1: "C21"}, 1: {1: "A25"}}, prayer_interrupts=True)
    put_special(game, "L34", 0, 0)
    play(game, "0 play M09", "1 pray")
    assert castle(game, 0) == {1: "C21"}
    assert zone(game, 1) == ["L34"]


@proves("table.3")
def test_missions_of_one_turn_may_lapse() -> None:
    for strict in (False, True):
        game = table("M01 M05 M10 A21", "A22 A23", strict_missions=strict)
        give_missions(game, 0, "M44")
        play(game, "0 hold M44", "0 play M01", "0 play M05", "0 play M10", "0 done", "0 store nothing")
        play(game, "1 discard A22", "1 store nothing")
        assert not claimed(game, 0)
        play(game, "0 release M44")
        assert claimed(game, 0) is not strict
