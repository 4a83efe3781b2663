"""What is not asked because everybody sees that there is no choice, and what is asked because it would hurt."""

from __future__ import annotations

import pytest

from chabudai.core.knowledge import EVERYONE
from chabudai.games.artigiano.state import NO_MATERIAL, PULLEY
from tests.clauses import proves
from tests.rules.artigiano.setting import asked, build, castle, play, possible, stock, table, zone
from tests.shown import scene_of

NEARLY = {1: "M21", 2: "M22", 3: "M23", 4: "M26", 5: "M27"}


@proves("stock.3", "stock.4")
def test_an_empty_stock_needs_no_word() -> None:
    game = table("A21 A22", "C22", stocks={0: "M10 M20"})
    play(game, "0 play stock", "0 play M10")
    assert asked(game) == "0 UseStock", "one may stop while a card is left"
    play(game, "0 play M20")
    assert asked(game) == "0 Store"


@proves("effect.5", "end.1")
def test_a_full_castle_ends_the_pulley() -> None:
    game = table("A29 A21 A22", "C22", quick=True, castles={0: NEARLY})
    game.force[0] = PULLEY
    play(game, "0 place A29 6")
    assert game.over


@proves("effect.2", "effect.3")
@pytest.mark.parametrize("code", ["A02", "A03"])
def test_nothing_is_asked_where_nothing_can_be_placed(code: str) -> None:
    full = table(f"{code} A29 M30", "C22", quick=True, castles={0: NEARLY})
    play(full, f"0 play {code}", "0 place A29 6")
    assert full.over
    banned = table(f"{code} A21 M21", "C22", stocks={0: "-"})
    banned.force[0] = NO_MATERIAL
    play(banned, f"0 play {code}")
    assert asked(banned) == "0 Store", "the ban lies open"
    last = table(f"{code} A21", "C22")
    play(last, f"0 play {code}", "0 place A21 1")
    assert last.active == 1, "without a card in hand there is nothing to place"


@proves("effect.3")
def test_reinforcements_need_a_free_case_of_their_kind() -> None:
    game = table(
        "A03 A21 A22 C26", "C22", castles={0: {1: "M21", 2: "M22", 3: "M23"}}, boards=("blackheads", "chillon")
    )
    play(game, "0 play A03", "0 place A21 4")
    assert asked(game) == "0 Store", "all foundations are laid"


@proves("effect.28")
def test_bread_is_only_offered_where_there_is_room_for_it() -> None:
    floor = {1: "M21", 2: "M22", 3: "M23", 4: "M24"}
    game = table("C09 A21 C24", "C22", castles={1: floor}, boards=("chenonceau", "blackheads"))
    play(game, "0 play C09", "0 place A21 1", "0 done")
    assert asked(game) == "0 Store"
    game = table("C09 A21 C24", "C22", boards=("chenonceau", "blackheads"))
    play(game, "0 play C09", "0 place A21 1", "0 done")
    assert asked(game) == "1 LayInReply", "whatever the hand holds"


@proves("effect.8", "effect.42", "effect.43")
def test_empty_stocks_are_no_secret() -> None:
    for code in ("A11", "L14"):
        game = table(f"{code} A21", "C22", "C23", stocks={0: "M21"})
        play(game, f"0 play {code}", "0 name 1")
        assert asked(game) == "0 Store"
    sin = table("L16 A21", "C22", stocks={0: "M21"})
    play(sin, "0 play L16", "0 take M21")
    assert asked(sin) == "0 Store", "one exchange is all there can be"
    assert stock(sin, 0)[0] == "A21"


@proves("effect.15", "effect.34", "effect.36", "specials.2")
def test_empty_hands_and_stocks_are_no_secret() -> None:
    double = table("M01", "C22")
    play(double, "0 play M01")
    assert double.active == 1
    keystone = table("L01 A21", "C22")
    play(keystone, "0 play L01")
    assert asked(keystone) == "0 Store"
    brotherhood = table("L03 A21", "", "C22")
    play(brotherhood, "0 play L03")
    assert asked(brotherhood) == "2 DiscardAction"
    renovator = table("A32 A21", "C22")
    build(renovator, 0, 1, "M21")
    play(renovator, "0 lay A32", "0 place A21 1")
    assert castle(renovator, 0) == {1: "A21"}
    assert renovator.active == 1


@proves("effect.41")
def test_a_gargoyle_does_not_destroy_ones_only_special_unasked() -> None:
    game = table("L13 A21", "C22", zones={0: "M34"})
    play(game, "0 play L13")
    assert possible(game) == ["0 special S09", "0 no more"]
    assert [action.name.key for action in scene_of(game, 0).actions][-1] == "artigiano-action-no-special"
    play(game, "0 no more")
    assert zone(game, 0) == ["M34"]
    own = table("L13 A21", "C22", zones={0: "M34"})
    play(own, "0 play L13", "0 special S09")
    assert zone(own, 0) == [], "but one may"
    other = table("L13 A21", "C22", zones={0: "M34", 1: "A33"})
    play(other, "0 play L13")
    assert possible(other) == ["0 special S03", "0 special S09"], "with a choice there is no way out"


@proves("specials.16", "effect.24")
def test_that_no_bell_ringer_answers_is_news_to_somebody() -> None:
    for known, news in ((False, 1), (True, 0)):
        game = table("M18 A21", "C22", stocks={1: "C23 C24"})
        game.hands[0] = [entry | EVERYONE for entry in game.hands[0]]
        if known:
            game.stock = [entry | EVERYONE if entry >= 0 else entry for entry in game.stock]
        before = game.learned
        play(game, "0 play M18")
        assert asked(game) == "1 Surrender"
        assert game.learned == before + news
