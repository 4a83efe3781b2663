"""Pope, Prayer, Choirboy, Priest and Ironmonger at the table of several; what lapses; what is shown at the end."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.games.artigiano.material import CODE
from chabudai.games.artigiano.state import NO_DRAW, SKIP, Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    PILE,
    asked,
    captain_on,
    card,
    castle,
    discarded,
    give_missions,
    hand,
    look_again,
    mission,
    opening,
    play,
    possible,
    put_special,
    table,
    zone,
)


def second(cards: str, third: str = "C21 C22 C23", **more: Any) -> Artigiano:
    """Three players, the second of whom begins."""
    return table("A21 A22 A23", cards, third, first=1, **more)


ATTACKS: list[tuple[str, list[str], list[str]]] = [
    ("M03", ["1 name 2", "1 aim 2 1", "1 aim 2 2"], ["2 aim 1 1", "2 no more"]),
    ("M09", ["1 aim 2 1", "1 aim 0 1"], ["2 aim 1 1"]),
    ("A04", ["1 name 2"], ["1 lose 1"]),
    ("M11", ["1 name 2"], ["1 left"]),
]


@proves("table.2", "effect.4", "effect.17", "effect.19", "effect.21")
@pytest.mark.parametrize(("code", "attack", "answer"), ATTACKS)
def test_a_prayer_spares_the_castle_and_hits_the_authors(code: str, attack: list[str], answer: list[str]) -> None:
    castles = {0: {1: "A21", 2: "A22"}, 1: {1: "M21", 2: "M22"}, 2: {1: "C21", 2: "C22"}}
    game = second(f"{code} M25", "L08 C25", castles=castles, prayer_interrupts=True)
    play(game, f"1 play {code}", *attack)
    while asked(game) != "2 Reply":
        play(game, "0 bear it")
    play(game, "2 pray")
    while asked(game).endswith("Reply"):
        play(game, possible(game)[0])
    play(game, *answer)
    assert castle(game, 2) == castles[2]
    assert castle(game, 1) == {2: "M22"}
    assert castle(game, 0) == (castles[0] if code != "M09" else {2: "A22"})


@proves("table.2", "effect.9", "effect.10", "effect.31", "effect.41")
def test_a_prayer_keeps_what_would_have_been_taken() -> None:
    castles = {0: {1: "A24"}, 1: {1: "M22"}, 2: {1: "C24"}}
    loot = second("M01 A13 M25", "L08 C25", castles=castles, prayer_interrupts=True)
    play(loot, "1 play M01")
    while asked(loot).endswith("Reply"):
        play(loot, possible(loot)[0])
    play(loot, "1 play A13", "1 plunder 2 1", "1 on 3", "1 plunder 0 1", "1 on 4", "2 pray", "0 bear it")
    assert [castle(loot, 0), castle(loot, 1)[4]] == [{}, "A24"]
    assert "C24" in castle(loot, 2).values()
    for code in ("C13", "L13"):
        special = second(f"M01 {code} M25", "L08 C25", zones={0: "A33", 2: "A32", 1: "L33"}, prayer_interrupts=True)
        play(special, "1 play M01", f"1 play {code}", "1 special S02", "1 special S03", "2 pray", "0 bear it")
        assert zone(special, 2) == ["A32"]
        assert zone(special, 0) == []
        assert zone(special, 1) == []


@proves("action.3", "specials.17")
def test_the_pope_is_asked_for_others_actions_only_and_once() -> None:
    own = second("M10 M25", zones={1: "L32"})
    play(own, "1 play M10")
    assert asked(own) == "1 Store"
    game = second("M10 M25", zones={2: "L32"})
    game.pope_used = 0b011
    play(game, "1 play M10")
    assert possible(game) == ["2 let it happen", "2 cancel"]
    play(game, "2 let it happen")
    assert [game.pending, game.pope_used] == [[NO_DRAW, 0, NO_DRAW], 0b011]
    used = second("M10 M25", zones={2: "L32"})
    used.pope_used = 0b100
    play(used, "1 play M10")
    assert asked(used) == "1 Store"


@proves("specials.19", "specials.18", "attack.1")
def test_choirboy_and_priest_answer_only_an_attack_on_their_owners_castle() -> None:
    castles = {0: {1: "A24"}, 2: {1: "C24"}}
    for owner, cancelled in ((2, True), (0, False)):
        boy = second("A04 M25", castles=castles, zones={owner: "L34"})
        play(boy, "1 play A04", "1 name 2")
        assert (castle(boy, 2) == {1: "C24"}) is cancelled
        assert zone(boy, 1) == (["L34"] if cancelled else [])
        priest = second("A04 M25", castles=castles, zones={owner: "L33"})
        play(priest, "1 play A04", "1 name 2")
        assert priest.under_priest == ([card("A04")] if cancelled else [])
        assert discarded(priest) == (["C24"] if cancelled else ["A04", "C24"])
    sent = second("A04 M25", castles=castles)
    put_special(sent, "L34", 2, 0)
    play(sent, "1 play A04", "1 name 2")
    assert castle(sent, 2) == {}, "he works for the one who laid him"


@proves("specials.11", "specials.18")
def test_a_copied_action_attacks_but_is_no_card_for_the_priest() -> None:
    game = table(
        "A21 A22", "M09 M25", "C21 C22", first=1, castles={0: {1: "A24"}, 1: {1: "M24"}}, zones={2: "C31", 0: "L33"}
    )
    play(game, "1 play M09", "1 store nothing")
    assert game.under_priest == [card("M09")]
    play(game, "2 imitate")
    assert [castle(game, 1), game.under_priest] == [{}, [card("M09")]]
    passed = table("A21 A22", "M10 M25", "C21 C22", first=1, zones={2: "C31"})
    play(passed, "1 play M10", "1 store nothing", "2 pass")
    assert [passed.ironmonger_used, asked(passed)] == [0, "2 Operate"]
    used = table("A21 A22", "M10 M25", "C21 C22", first=1, zones={2: "C31"})
    used.ironmonger_used = 0b100
    play(used, "1 play M10", "1 store nothing")
    assert asked(used) == "2 Operate", "only once a game"


@proves("effect.39", "effect.12", "effect.1")
def test_a_reflected_action_hits_its_author_alone_and_undoubled() -> None:
    game = table("A21 A22", "M01 A17 M24", "L08 C22", "C23 C24", first=1)
    play(game, "1 play M01", "1 play A17", "1 double players", "1 done", "1 store nothing")
    assert game.active == 0
    weather = table("A21 A22", "A17 M24 M25", "C21 C22", "L08 C24", first=1)
    weather.pending[1] = 0
    play(weather, "1 play A17", "1 done", "1 store nothing", "3 play L08")
    assert weather.pending == [0, 0, 0, 0], "it was aimed at the third player"
    musket = table("A21 A22", "M10 M24 M25", "L08 C22", "C23 C24", first=1)
    play(musket, "1 play M10", "1 store nothing", "2 play L08")
    assert musket.pending == [NO_DRAW, NO_DRAW, 0, NO_DRAW]
    late = table("A17 A24 A25", "L08 M24 M25", "C21 C22", "C23 C24", pile=f"{PILE} M26 M27 M28 M29 M30 A26 A27 A28")
    play(late, "0 play A17", "0 done", "0 store nothing", "2 discard C21", "2 store nothing", "3 discard C23")
    play(late, "3 store nothing", "0 discard A24", "0 store nothing", "1 play L08", "1 done")
    assert late.pending == [SKIP, 0, 0, 0], "the skipped turn was no turn, and now the first player misses one"


@proves("effect.39", "effect.15")
def test_a_doubled_prayer_turns_back_two_different_attacks() -> None:
    game = table("M10 A21", "M01 L08 A22", "M20 A24", first=2)
    play(game, "2 play M20", "2 store nothing", "0 play M10", "0 store nothing", "1 play M01", "1 play L08")
    assert possible(game) == ["1 reflect E25 2", "1 reflect E20 0"]
    play(game, "1 reflect E25 2")
    assert possible(game) == ["1 reflect E20 0", "1 no more"]
    play(game, "1 no more")
    assert game.pending == [0, 0, 8 | NO_DRAW], "the second is not compulsory"
    one = table("A21 A22", "M01 L08 A22", "M20 A24", first=2)
    play(one, "2 play M20", "2 store nothing", "0 discard A21", "0 store nothing", "1 play M01", "1 play L08")
    assert [asked(one), one.pending] == ["1 Store", [0, 0, 8]]


@proves("effect.28", "action.5")
def test_the_bread_oven_is_answered_clockwise() -> None:
    game = table("A24 A25", "M24 M25", "C09 C24 C25", "L11 L24", first=2, pile="A26 A27 A28 A29 A30 M26")
    play(game, "2 play C09", "2 place C24 1", "2 done")
    assert possible(game) == [*[f"3 place L24 {case}" for case in (1, 2, 3, 4)], "3 done"]
    play(game, "3 place L24 1")
    assert asked(game) == "0 LayInReply"
    play(game, "0 done", "1 place M24 2")
    assert [castle(game, s) for s in range(4)] == [{}, {2: "M24"}, {1: "C24"}, {1: "L24"}]


@proves("effect.26", "kinds.5")
def test_the_market_stall_compares_with_the_value_on_the_castle() -> None:
    game = second("C03 M24 M22 M25", castles={2: {3: "C22+A34"}})
    play(game, "1 play C03")
    assert possible(game) == [*[f"1 place M24 {case}" for case in (1, 2, 3, 4)], "1 done"]
    play(game, "1 place M24 1")
    assert possible(game) == ["1 done"]


@proves("table.3", "mission.6")
def test_exactly_the_missions_of_one_turn_lapse() -> None:
    for strict, lapsed in ((True, {7, 9, 11, 12, 13, 19}), (False, set())):
        game = second("M21 M22", strict_missions=strict)
        game.reached = [(1 << 20) - 1] * 3
        play(game, "1 discard M21", "1 store nothing")
        assert {n for n in range(1, 21) if not game.reached[1] >> (n - 1) & 1} == lapsed
        assert game.reached[0] == game.reached[1]


@proves("quick.3", "end.3")
def test_at_the_end_only_missions_still_in_the_game_are_shown() -> None:
    quick = table("A21", "M21", quick=True, pile="")
    quick.mandatory = [0b0010, 0b1000]
    play(quick, "0 discard A21")
    assert quick.over
    assert [place for place in range(len(quick.missions)) if quick.missions[place] & EVERYONE == EVERYONE] == [1, 7]
    game = second("M21 M22", pile="")
    play(game, "1 discard M21", "1 store nothing")
    assert quick.playing == game.playing == -1
    assert all(entry & EVERYONE == EVERYONE for entry in game.missions[:15])
    assert not any(entry & EVERYONE == EVERYONE for entry in game.missions[15:])


@proves("mission.3", "quick.3")
def test_orders_are_only_for_missions_face_down_and_in_the_game() -> None:
    def orders(game: Artigiano) -> list[str]:
        look_again(game)
        return [choice[2:] for choice in possible(game) if "hold" in choice or "release" in choice]

    game = second("M21 M22")
    game.claimed[1] = 0
    codes = [CODE[mission(game, 1, place) & CARD] for place in range(5)]
    assert orders(game) == [f"hold {code}" for code in codes[2:]]
    game.claimed[1] = 0b01000
    game.hold[1] = game.held_once[1] = 0b10000
    assert orders(game) == [f"hold {codes[2]}", f"release {codes[4]}"]
    game.hold[1] = 0
    assert orders(game) == [f"hold {codes[2]}"], "once each"
    quick = table("A21 A22", "M21", quick=True)
    give_missions(quick, 0, "L36", "L37", "L41", "L43")
    quick.mandatory[0] = 0b1000
    assert orders(quick) == ["hold L43"]
    quick.mandatory[0] = 0b0001
    assert orders(quick) == []


@proves("setup.3", "setup.5", "quick.3")
def test_the_deal_shows_each_card_to_its_owner_alone() -> None:
    for quick in (False, True):
        game = opening(3, quick=quick)
        play(game, *[possible(game)[0]] * 1)
        while game.turns == 0:
            play(game, possible(game)[0])
        for seat in range(3):
            own = 1 << (8 + seat)
            assert [entry & 0xFF00 for entry in game.hands[seat]] == [own] * 5
            count = game.mission_count()
            assert [entry & 0xFF00 for entry in game.missions[count * seat : count * (seat + 1)]] == [own] * count


@proves("specials.6", "turn.4", "turn.5")
def test_under_the_captain_neither_storing_nor_playing() -> None:
    game = second("M21 M22", stocks={1: "M23"})
    captain_on(game, 1)
    look_again(game)
    assert "1 play stock" not in possible(game)
    play(game, "1 discard M21")
    assert game.active == 2


@proves("specials.7", "effect.29")
def test_hands_of_others_are_reached_in_their_order() -> None:
    game = second("C10 M25")
    give_missions(game, 0, "C44")
    play(game, "1 play C10", "2 discard C21", "2 discard C23", "0 discard A21", "0 discard A22")
    assert [hand(game, 0), hand(game, 2)] == [["A23"], ["C22"]]


@proves("table.2", "effect.9", "effect.10")
def test_a_prayer_against_the_second_of_two_leaves_the_first() -> None:
    castles = {0: {1: "A24"}, 1: {1: "M22"}, 2: {1: "C24"}}
    game = second("M01 A13 M25", "L08 C25", castles=castles, prayer_interrupts=True)
    play(game, "1 play M01", "1 play A13", "1 plunder 0 1", "1 on 3", "1 plunder 2 1", "1 on 4", "2 pray", "0 bear it")
    assert [castle(game, 0), castle(game, 1)[3], 4 in castle(game, 1)] == [{}, "A24", False]


@proves("effect.9", "kinds.4")
def test_the_second_bargain_is_judged_with_the_first_one_done() -> None:
    castles = {0: {1: "A24", 5: "A12"}, 1: {1: "M11", 2: "M22", 8: "M10"}}
    game = second("M01 C12 M25", castles=castles, boards=("blackheads", "chillon", "rosenborg"))
    play(game, "1 play M01", "1 play C12", "1 take 0 5", "1 for 1", "1 take 0 1")
    assert possible(game) == ["1 for 1", "1 for 2"], "the foundation does not fit the stone case"
    play(game, "1 for 1")
    assert [castle(game, 0), castle(game, 1)] == [{1: "A12", 5: "M11"}, {1: "A24", 2: "M22", 8: "M10"}]
