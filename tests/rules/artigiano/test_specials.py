"""The 20 specials."""

from __future__ import annotations

from chabudai.core.knowledge import SEEN_BY
from chabudai.games.artigiano.protection import effective_value
from chabudai.games.artigiano.scoring import best_fives, castle_points, copied_points, special_points, zone_points
from chabudai.games.artigiano.state import DISCARD_NOW, LAID_TILE, NO_MATERIAL, ON_STOCK_OF
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    PILE,
    asked,
    captain_on,
    card,
    castle,
    discarded,
    hand,
    play,
    possible,
    refused,
    stock,
    table,
    zone,
)

FLOOR = {1: "A21", 2: "A22", 3: "A23", 4: "A24"}


@proves("specials.1")
def test_roofer() -> None:
    high = {**FLOOR, 5: "M22", 6: "M23", 7: "M24", 8: "A26", 9: "A27", 10: "A28"}
    game = table("A31 A25 A16", "C22", castles={0: high})
    play(game, "0 lay A31")
    assert possible(game) == ["0 place A25 11", "0 place A25 12"]
    play(game, "0 place A25 11")
    assert effective_value(game, card("A25")) == 6
    assert game.past[0] & LAID_TILE
    assert game.own_specials[0] == 1
    low = table("A31 A25", "C22")
    play(low, "0 lay A31")
    assert refused(low, "0 place A25 5") == "place.3"


@proves("specials.2")
def test_renovator() -> None:
    game = table("A32 A25 M26 C25", "C22", castles={0: {1: "A21+A34", 2: "A22"}})
    play(game, "0 lay A32")
    assert refused(game, "0 place M26 1") == "place.2"
    assert refused(game, "0 place A25 3") == "specials.2"
    play(game, "0 place A25 1")
    assert refused(game, "0 place C25 1") == "specials.2", "each at most once"
    play(game, "0 done")
    assert castle_points(game, 0) == 7
    assert discarded(game) == ["A34", "A21"]
    assert zone_points(game, 0) == 3
    none = table("A32 A25", "C22", castles={0: {1: "A21"}})
    none.force[0] = NO_MATERIAL
    play(none, "0 lay A32")
    assert possible(none) == ["0 done"], "a ban leaves the Renovator without replacements"


@proves("specials.3")
def test_storekeeper() -> None:
    game = table("A21 A22 A23", "L13 M02 A24", zones={0: "A33"}, stocks={0: "M21 M22 M23"})
    play(game, "0 discard A21")
    assert possible(game) == ["0 store A22 apart", "0 store A23 apart", "0 store nothing"]
    play(game, "0 store A22 apart")
    assert stock(game, 0)[3] == "A22"
    play(game, "1 play L13")
    assert stock(game, 0)[3] == "-"
    assert "A22" in hand(game, 0), "no free place: back to the hand"
    room = table("L13 A21", "A22", zones={1: "A33"}, stocks={1: "M21 - - M23"})
    play(room, "0 play L13")
    assert stock(room, 1) == ["M21", "M23", "-", "-"]


@proves("specials.3", "stock.4")
def test_the_owner_says_what_returns_to_the_storekeeper() -> None:
    game = table("A21", "A22", zones={0: "A33"}, stocks={0: "M21 M22 - M23"})
    play(game, "0 play stock", "0 discard M21", "0 done")
    assert possible(game) == ["0 store M22", "0 store M23", "0 none in the store"]
    play(game, "0 store M22")
    assert stock(game, 0) == ["M23", "-", "-", "M22"]


@proves("specials.4", "specials.5")
def test_journeyman_and_blacksmith_go_on_any_material() -> None:
    game = table("A34 A35", "A22", castles={0: {1: "A21"}, 1: {2: "A23"}})
    play(game, "0 lay A34")
    assert possible(game) == ["0 on 0 1", "0 on 1 2"]
    play(game, "0 on 1 2")
    assert effective_value(game, card("A23")) == 5
    assert game.own_specials[0] == 0


@proves("specials.6")
def test_captain() -> None:
    game = table("M31 A21 A22", "A25 A12 A23", stocks={1: "A24"})
    play(game, "0 lay M31", "0 store nothing")
    assert game.special_at[5] == ON_STOCK_OF + 1
    assert refused(game, "1 play stock") == "specials.6"
    assert zone_points(game, 1) == 0
    play(game, "1 discard A12")
    assert zone(game, 1) == ["M31"]
    assert zone_points(game, 1) == -1
    assert asked(game) == "1 Store", "the stock is free again"
    small = table("A21 A22", "A23 A26")
    captain_on(small, 1)
    play(small, "0 discard A21", "0 store nothing", "1 discard A23")
    assert small.active == 0, "no storing under the Captain"
    played = table("A12 A22", "A23")
    captain_on(played, 0)
    play(played, "0 play A12")
    assert played.special_at[5] == ON_STOCK_OF, "a 4 played as an action is not discarded"


@proves("specials.7")
def test_recruiter() -> None:
    game = table("A21 A22", "A28 A25", "A23 A26", zones={0: "M32"}, first=1, pile=f"{PILE} C21 C22 C23 C24")
    play(game, "1 place A25 1", "1 store nothing", "2 discard A23", "2 store nothing")
    play(game, "0 discard A21", "0 store nothing")
    assert asked(game) == "0 Recruit"
    play(game, "0 recruit 1")
    assert len(game.hands[0]) == 6
    assert len(game.hands[1]) == 4
    from_stock = table("A21 A22", "A23 A26", zones={0: "M32"}, stocks={1: "A25"}, first=1)
    play(from_stock, "1 play stock", "1 place A25 1", "1 store nothing", "0 discard A21", "0 store nothing")
    assert asked(from_stock) == "1 Operate"


@proves("specials.8", "specials.9", "attack.1")
def test_master_at_arms_and_officer_ignore_protection() -> None:
    game = table("M33 M34", "A22", castles={0: {2: "A24"}, 1: {1: "A21+A35"}})
    game.chapel = 2
    play(game, "0 lay M33")
    assert effective_value(game, card("A21")) == -1
    officer = table("M34 A21", "A22")
    play(officer, "0 lay M34")
    assert zone_points(officer, 1) == -3


@proves("specials.10")
def test_provost() -> None:
    game = table("M35 A21", "A22", castles={1: {1: "A23+A34", 2: "A24"}})
    play(game, "0 lay M35", "0 on 1 1")
    assert castle(game, 1) == {1: "M35", 2: "A24"}
    assert discarded(game) == ["A34", "A23"]
    assert castle_points(game, 1) == 3
    assert game.turn_destroyed == 1


@proves("specials.11")
def test_ironmonger() -> None:
    game = table("C10 A21", "A22 A23 A24 A25 A26", zones={1: "C31"})
    play(game, "0 play C10", "1 discard A22", "1 discard A23", "0 store nothing")
    assert asked(game) == "1 Imitate"
    game.hands[0] = [card(f"M2{n}") | SEEN_BY[0] for n in (1, 2, 3)]
    play(game, "1 imitate", "0 discard M21", "0 discard M22")
    assert hand(game, 0) == ["M23"]
    assert game.turn_actions == 0, "it is no card"
    assert asked(game) == "1 Operate"
    assert game.ironmonger_used == 2
    none = table("A21 A22", "A23 A24", zones={1: "C31"})
    play(none, "0 discard A21", "0 store nothing")
    assert asked(none) == "1 Operate"


@proves("specials.12", "specials.13")
def test_beekeeper_and_pawnbroker() -> None:
    game = table("A21", "A22", "A23", zones={0: "C32", 1: "C33"}, castles={1: {1: "A25"}, 2: {1: "M25", 2: "C25"}})
    assert zone_points(game, 1) == 1 + 2
    assert best_fives(game, 0) == 2
    assert copied_points(game, 0) == 3
    assert special_points(game, 0) == 3
    nothing = table("A21", "A22", zones={0: "C32", 1: "M34"})
    assert copied_points(nothing, 0) == 0, "it need not copy a loss"


@proves("specials.14")
def test_key_bearer() -> None:
    game = table("C17 A21", "C34 A22")
    play(game, "0 play C17")
    assert zone(game, 1) == ["C34"]
    assert zone_points(game, 1) == 3
    assert hand(game, 1) == ["A22"]
    assert game.past[1] == 0, "it does not count as laid"
    fraud = table("M17 A21", "C34 A22")
    play(fraud, "0 play M17")
    assert "C34" in hand(fraud, 0)
    cellar = table("M02 A21", "A22", stocks={1: "C34"})
    play(cellar, "0 play M02")
    assert zone(cellar, 1) == ["C34"]
    smuggled = table("C19 A21", "C34")
    play(smuggled, "0 play C19")
    assert zone(smuggled, 1) == ["C34"]
    assert hand(smuggled, 0) == ["A21"], "the taker simply gets one card less"
    own = table("C34 A21", "A22")
    assert refused(own, "0 lay C34") == "specials.14"
    play(own, "0 discard C34")
    assert zone(own, 0) == []


@proves("specials.15")
def test_pedlar() -> None:
    game = table("C35 A21", "A22", stocks={1: "A23 - - A24"}, zones={1: "A33"})
    play(game, "0 lay C35")
    assert stock(game, 1) == ["C35", "-", "-", "A24"]
    assert discarded(game) == ["A23"]
    bell = table("C35 A21", "A22", stocks={1: "L31"})
    play(bell, "0 lay C35")
    assert discarded(bell) == ["L31"], "the Pedlar is no action"


@proves("specials.16")
def test_bell_ringer() -> None:
    game = table("L31 A21", "M18 A22", "A23", stocks={0: "A24", 2: "A25"})
    play(game, "0 lay L31", "0 store nothing", "1 play M18")
    assert stock(game, 0) == ["A24", "-", "-", "-"]
    assert stock(game, 2)[0] == "A25", "the whole action is cancelled"
    assert zone(game, 1) == ["L31"]
    assert zone_points(game, 1) == -3
    full = table("L31 A21", "A22", stocks={0: "A23 A24 A25"})
    assert refused(full, "0 lay L31") == "specials.16"


@proves("specials.17")
def test_pope() -> None:
    game = table("M09 C10 A21", "A22 A23 A24", zones={1: "L32"}, castles={1: {1: "A25"}})
    play(game, "0 play M09", "1 cancel", "0 store nothing", "1 discard A22", "1 store nothing", "0 play C10")
    assert asked(game) == "1 DiscardFromHand", "only once a game"
    assert zone_points(game, 1) == 2
    special = table("M34 A21", "A22", zones={1: "L32"})
    play(special, "0 lay M34")
    assert asked(special) == "0 Store"


@proves("specials.18")
def test_priest() -> None:
    game = table("M09 A17 A21", "A22", zones={1: "L33"}, castles={1: {1: "A25", 2: "A24"}})
    play(game, "0 play M09", "0 aim 1 1")
    assert game.under_priest == [card("M09")]
    assert zone_points(game, 1) == 1
    gone = table("L13 A21", "A22", zones={1: "L33"})
    gone.under_priest = [card("M09"), card("M03")]
    play(gone, "0 play L13")
    assert gone.under_priest == []
    assert sorted(discarded(gone)) == ["L13", "L33", "M03", "M09"]


@proves("specials.19")
def test_choirboy() -> None:
    game = table("A13 M12 A21", "A22 A23", zones={1: "L34"}, castles={1: {1: "A25"}})
    assert zone_points(game, 1) == -1
    play(game, "0 play A13", "0 on 1")
    assert castle(game, 1) == {1: "A25"}
    assert zone(game, 0) == ["L34"]
    play(game, "0 store nothing", "1 discard A22", "1 store nothing", "0 play M12", "0 on 1")
    assert castle(game, 0) == {1: "A25"}, "he works only once"
    assert zone_points(game, 0) == -1


@proves("specials.20")
def test_virgin() -> None:
    game = table("L35 A21", "M09 A22", castles={0: {1: "A23", 2: "A24"}, 1: {1: "C21"}})
    play(game, "0 lay L35")
    assert possible(game) == ["0 on 0 1", "0 on 0 2"], "her owner's castle only"
    play(game, "0 on 0 1")
    assert castle(game, 0) == {1: "L35", 2: "A24"}
    assert game.past[0] & DISCARD_NOW, "the replaced pure material was discarded by its owner"
    play(game, "0 store nothing", "1 play M09")
    assert castle(game, 0) == {1: "L35", 2: "A24"}
