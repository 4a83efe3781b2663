"""How actions are carried out, attacks and protection, laying specials, kinds and values."""

from __future__ import annotations

from chabudai.games.artigiano.boards import CASES_IN
from chabudai.games.artigiano.missions.royal import ROYAL_OF
from chabudai.games.artigiano.protection import effective_kinds, effective_value, exposed
from chabudai.games.artigiano.scoring import castle_points
from chabudai.games.artigiano.state import ON_CARD
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    asked,
    card,
    castle,
    discarded,
    hand,
    play,
    possible,
    put_special,
    refused,
    table,
    zone,
)

TOWER = {1: "A21", 2: "A22", 5: "A23"}


@proves("action.1")
def test_the_card_is_discarded_and_carried_out() -> None:
    game = table("A01 A21", "A22 A23")
    play(game, "0 play A01", "0 name 1")
    assert discarded(game) == ["A01"]
    assert game.pending[1] == 1


@proves("action.2")
def test_opponents_are_others_and_players_may_be_oneself() -> None:
    game = table("A16 A21", "A22", "A23", stocks={1: "A24"})
    play(game, "0 play A16")
    assert refused(game, "0 name 0") == "action.2"
    own = table("A01 A21", "A22", "A23")
    play(own, "0 play A01", "0 name 0")
    assert own.pending[0] == 1


@proves("action.3", "specials.17")
def test_the_pope_is_asked_first_and_a_cancelled_action_does_nothing() -> None:
    game = table("M09 A21", "A22", "A23", castles={1: TOWER, 2: {1: "M21"}}, zones={2: "L32", 1: "L34"})
    play(game, "0 play M09")
    assert asked(game) == "2 Cancel"
    play(game, "2 cancel")
    assert castle(game, 1) == TOWER
    assert castle(game, 2) == {1: "M21"}
    assert zone(game, 1) == ["L34"], "the Choirboy was not needed"
    assert game.log == []
    assert game.pope_used == 4


@proves("action.4")
def test_an_action_that_was_not_cancelled_is_noted() -> None:
    game = table("M09 A21", "A22", castles={1: TOWER})
    play(game, "0 play M09")
    assert [entry & 63 for entry in game.log] == [19]


@proves("action.5")
def test_several_are_hit_clockwise_and_choose_for_themselves() -> None:
    game = table("A21 A25", "C10 A22", "M22 M23 M24", "C22 C23 C24", first=1)
    play(game, "1 play C10")
    assert asked(game) == "2 DiscardFromHand"
    play(game, "2 discard M22", "2 discard M23")
    assert asked(game) == "3 DiscardFromHand"
    play(game, "3 discard C22", "3 discard C23")
    assert hand(game, 0) == [], "with two cards there is nothing to choose"


@proves("action.6")
def test_an_action_may_be_played_for_little_and_placing_is_free() -> None:
    game = table("A02 A22", "A23")
    play(game, "0 play A02", "0 done")
    assert castle(game, 0) == {}
    idle = table("M09 A21", "A22")
    play(idle, "0 play M09")
    assert asked(idle) == "0 Store"


@proves("action.7")
def test_the_end_is_checked_after_a_whole_card() -> None:
    nearly = {1: "A23", 2: "A24", 3: "A25", 4: "A26", 5: "A27"}
    built = {case: code.replace("A", "M") for case, code in nearly.items()}
    game = table("C09 A29 C29", "A22", quick=True, castles={0: nearly, 1: built})
    play(game, "0 play C09", "0 place A29 6")
    assert not game.over, "the Bread Oven is still being carried out"
    play(game, "1 done")
    assert game.over
    assert hand(game, 0) == ["C29"], "no further phase"


@proves("action.8", "effect.34")
def test_a_keystone_may_find_nothing_when_nothing_lies_face_up() -> None:
    game = table("L01 A21", "A22", stocks={0: "M34"})
    play(game, "0 play L01")
    assert possible(game) == ["0 special S09", "0 none"]
    play(game, "0 none")
    shown = table("L01 A21", "A22", stocks={0: "M34"}, zones={0: "M31"})
    play(shown, "0 play L01")
    assert possible(shown) == ["0 special S06", "0 special S09"]


@proves("attack.1")
def test_only_actions_of_others_attack() -> None:
    game = table("M35 A21", "A22", castles={1: TOWER}, zones={1: "L34 L33"})
    play(game, "0 lay M35", "0 on 1 5")
    assert castle(game, 1)[5] == "M35"
    assert zone(game, 1) == ["L33", "L34"]
    own = table("A04 A21", "A22", castles={0: TOWER}, zones={0: "L34"})
    play(own, "0 play A04", "0 name 0", "0 lose 1")
    assert castle(own, 0) == {2: "A22"}


@proves("attack.2", "attack.4", "specials.16")
def test_looking_at_a_stock_attacks_it() -> None:
    game = table("A16 A21", "A22", stocks={1: "L31 A23"})
    play(game, "0 play A16")
    assert zone(game, 0) == ["L31"]
    assert game.stock[5] & 0xFF00 == 1 << 9, "nothing was shown"


@proves("attack.3")
def test_which_castles_are_attacked() -> None:
    bare = table("A04 A21", "A22", "A23", zones={1: "L33"})
    play(bare, "0 play A04", "0 name 1")
    assert bare.under_priest == [], "without a material there is no attack on the castle"
    chapel = table("A04 A21", "A22", "A23", zones={1: "L33"}, castles={1: TOWER})
    chapel.chapel = 2
    play(chapel, "0 play A04", "0 name 1")
    assert castle(chapel, 1) == TOWER
    assert chapel.under_priest == [card("A04")], "protection makes no difference"


@proves("attack.5", "effect.4")
def test_protected_materials_cannot_be_chosen_and_survive_a_landslide() -> None:
    built = {1: "A21", 2: "A22", 3: "M22", 5: "A23", 6: "A24", 8: "A26", 9: "A27+A35", 11: "A29"}
    game = table("A04 M21", "A25", castles={1: built}, boards=("chenonceau", "chillon"))
    play(game, "0 play A04", "0 name 1", "1 lose 2")
    assert castle(game, 1) == {1: "A21", 3: "M22", 9: "A27"}
    smith = table("M09 M21", "A25", castles={1: {1: "A21+A35", 2: "A22"}})
    play(smith, "0 play M09")
    assert castle(smith, 1) == {1: "A21"}
    only = table("A04 M21", "A25", castles={1: {1: "A21+A35"}})
    play(only, "0 play A04", "0 name 1")
    assert castle(only, 1) == {1: "A21"}


@proves("attack.6", "specials.5", "specials.20")
def test_blacksmith_virgin_and_provost_protect() -> None:
    cells = {1: "A21", 2: "A22", 3: "A23", 5: "A24", 6: "L35", 9: "A29"}
    game = table("M21", "M22", boards=("chillon", "rosenborg"), castles={1: cells})
    assert [c + 1 for c in CASES_IN[exposed(game, 1, 0)]] == [1, 5]
    assert [c + 1 for c in CASES_IN[exposed(game, 1, 1)]] == [1, 2, 3, 5, 9]
    put_special(game, "A35", ON_CARD + card("A24"), 1)
    assert [c + 1 for c in CASES_IN[exposed(game, 1, 1)]] == [1, 2, 3, 9]
    provost = table("A21", "A22", castles={1: {1: "M35", 2: "A23"}})
    assert [c + 1 for c in CASES_IN[exposed(provost, 1, 0)]] == [2]


@proves("attack.7", "effect.40")
def test_the_chapel_protects_the_castle_and_what_lies_on_it() -> None:
    game = table("C13 M09", "A22", castles={1: {1: "A21+A34"}}, zones={1: "L32"})
    game.chapel = 2
    play(game, "0 play C13")
    assert game.picks == [16], "only the Pope in the zone could be chosen"
    free = table("L13 M09", "A22", castles={1: {1: "A21+A34"}}, zones={1: "L32"})
    free.chapel = 2
    play(free, "0 play L13")
    assert free.picks == [16]


@proves("attack.9", "effect.31", "effect.41")
def test_an_attached_special_is_not_shielded_but_virgin_and_provost_are() -> None:
    game = table("L13 A21", "A22", castles={1: {1: "A23+A34+A35", 2: "L35"}})
    play(game, "0 play L13")
    assert refused(game, "0 special S20") == "attack.9"
    play(game, "0 special S04")
    assert effective_value(game, card("A23")) == 3
    assert discarded(game) == ["L13", "A34"]


@proves("attack.10", "effect.19")
def test_superficial_is_what_carries_nothing() -> None:
    game = table("M09 M21", "A25", castles={1: TOWER}, boards=("chenonceau", "chillon"))
    play(game, "0 play M09")
    assert castle(game, 1) == {1: "A21", 2: "A22"}, "only 5 was superficial"
    virgin = table("M09 M21", "A25", castles={1: {1: "A21", 2: "A22", 5: "L35"}}, boards=("chenonceau", "chillon"))
    play(virgin, "0 play M09")
    assert castle(virgin, 1) == {1: "A21", 2: "A22", 5: "L35"}


@proves("lay.1")
def test_a_special_goes_to_ones_zone() -> None:
    game = table("L32 A21", "A22")
    play(game, "0 lay L32")
    assert zone(game, 0) == ["L32"]


@proves("lay.2", "specials.9")
def test_or_to_the_place_it_names() -> None:
    game = table("M34 A21", "A22", "A23")
    play(game, "0 lay M34", "0 to 2")
    assert zone(game, 2) == ["M34"]


@proves("lay.3")
def test_a_special_needs_a_place() -> None:
    game = table("M33 C35 A31", "A22")
    assert refused(game, "0 lay M33") == "specials.8"
    assert refused(game, "0 lay C35") == "specials.15"
    assert refused(game, "0 lay A31") == "specials.1"


@proves("lay.4", "effect.10")
def test_a_special_follows_its_material() -> None:
    game = table("A13 M21", "A22", castles={1: {1: "A21+A34"}})
    play(game, "0 play A13", "0 on 2")
    assert castle(game, 0) == {2: "A21"}
    assert castle_points(game, 0) == 3
    lost = table("M09 M21", "A22", castles={1: {1: "A21+A34"}})
    play(lost, "0 play M09")
    assert discarded(lost) == ["M09", "A34", "A21"]


@proves("kinds.1", "kinds.2", "royal.1")
def test_a_composite_is_both_in_hand_and_only_a_material_on_a_case() -> None:
    game = table("A11 A21", "A22")
    assert "0 play A11" in possible(game)
    play(game, "0 place A11 1", "0 store nothing")
    assert ROYAL_OF[0].is_accomplished(game, 0), "it is never pure"


@proves("kinds.3", "kinds.4", "effect.9")
def test_kinds_on_a_case_and_when_moved() -> None:
    swap = table("A12 C21", "A22", castles={0: {1: "A23"}, 1: {1: "A21", 2: "C22", 5: "C12"}})
    play(swap, "0 play A12")
    assert refused(swap, "0 take 1 5") == "effect.9", "a pure foundation does not fit a stone case"
    both = table("A12 C21", "A22", castles={0: {1: "A11"}, 1: {1: "A21", 2: "C22", 5: "C12"}})
    assert effective_kinds(both, card("A11")) == 3
    play(both, "0 play A12", "0 take 1 5")
    assert castle(both, 0) == {1: "C12"}
    assert castle(both, 1)[5] == "A11"


@proves("kinds.5", "specials.4", "specials.8")
def test_specials_change_the_value() -> None:
    game = table("A21", "A22", castles={0: {1: "A24+A34", 2: "M22+M33"}})
    assert effective_value(game, card("A24")) == 6
    assert effective_value(game, card("M22")) == 0


@proves("kinds.6")
def test_virgin_and_provost_occupy_but_are_no_materials() -> None:
    game = table("A21", "A22", castles={0: {1: "L35"}, 1: {1: "M35"}})
    assert game.occupied == [1, 1]
    assert castle_points(game, 0) == 0
    assert castle_points(game, 1) == -1
