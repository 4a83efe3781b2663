"""Hand, stock and Storekeeper of whichever seat: what is held, what is put back, what others still know."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.games.artigiano.state import NO_DRAW, NO_MATERIAL, ON_STOCK_OF, SKIP, Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    PILE,
    asked,
    captain_on,
    card,
    castle,
    claimed,
    discarded,
    give_missions,
    hand,
    known_to_all,
    look_again,
    play,
    possible,
    refused,
    stock,
    table,
    zone,
)

LONG = f"{PILE} M26 M27 M28 M29 M30 C26 C27 C28 C29 C30 A26 A27 A28 A29 A30"


def second(cards: str, **more: Any) -> Artigiano:
    """Three players, the second of whom begins."""
    return table("A21 A22 A23", cards, "C21 C22 C23", first=1, **more)


def knowers(entry: int) -> list[int]:
    """The seats that know a card."""
    return [seat for seat in range(3) if entry & SEEN_BY[seat]]


@proves("specials.3", "stock.4")
def test_cards_are_put_back_in_the_right_stock() -> None:
    game = second("M21", zones={1: "A33"}, stocks={0: "A24 A25", 1: "M22 M23 M24 M25", 2: "C24"})
    play(game, "1 play stock", "1 discard M22", "1 done")
    assert possible(game) == ["1 store M23", "1 store M24", "1 store M25", "1 none in the store"]
    play(game, "1 store M24")
    assert [stock(game, s) for s in range(3)] == [
        ["A24", "A25", "-", "-"],
        ["M23", "M25", "-", "M24"],
        ["C24", "-", "-", "-"],
    ]
    none = second("M21", zones={1: "A33"}, stocks={1: "M22 M23 M24 M25"})
    play(none, "1 play stock", "1 discard M25", "1 done", "1 none in the store")
    assert stock(none, 1) == ["M22", "M23", "M24", "-"]


@proves("specials.3")
def test_without_its_keeper_a_card_of_the_stock_being_played_stays_usable() -> None:
    game = second("M21", zones={1: "A33"}, stocks={0: "A24", 1: "L01 M23 - M25"})
    play(game, "1 play stock", "1 play L01", "1 special S03")
    assert stock(game, 1) == ["M25", "M23", "-", "-"]
    assert {"1 place M25 1", "1 place M23 1", "1 discard M25"} <= set(possible(game))


@proves("stock.2", "effect.14", "effect.38")
def test_an_action_of_the_stock_discards_from_the_stock() -> None:
    grave = second("M21 M22", stocks={1: "A20 M23 M24"})
    play(grave, "1 play stock", "1 play A20")
    assert possible(grave) == ["1 discard M23", "1 discard M24", "1 no more"]
    play(grave, "1 discard M23", "1 discard M24")
    assert hand(grave, 1) == ["M21", "M22"]
    assert stock(grave, 1) == ["-", "-", "-", "-"]
    pater = second("M21 M22", stocks={1: "L05 M23 M24"})
    play(pater, "1 play stock", "1 play L05", "1 done")
    assert [asked(pater), hand(pater, 1)] == ["1 Operate", ["M21", "M22"]]


@proves("stock.2", "effect.23", "effect.44")
def test_fraud_and_baptism_from_the_stock() -> None:
    fraud = second("M21 M22", stocks={1: "M17 M23 M24"})
    play(fraud, "1 play stock", "1 play M17", "1 name 2")
    assert hand(fraud, 2) == ["M23", "M24"]
    assert hand(fraud, 1) == ["M21", "M22", "C21", "C22", "C23"]
    assert stock(fraud, 1) == ["-", "-", "-", "-"]
    baptism = second("M16 M22", stocks={1: "L18 M19 M24"})
    play(baptism, "1 play stock", "1 play L18", "1 name 1")
    assert [hand(baptism, 1), stock(baptism, 1)] == [["M16", "M22"], ["-", "-", "M24", "-"]]


@proves("stock.2", "stock.6", "effect.18", "effect.30", "effect.45")
def test_exchanges_from_the_stock() -> None:
    trade = second("M21", stocks={1: "C02 M23 M24"})
    play(trade, "1 play stock", "1 play C02", "1 name 2", "1 take C22")
    assert possible(trade) == ["1 give M23", "1 give M24", "1 give C22"]
    play(trade, "1 give M24")
    assert [hand(trade, 1), hand(trade, 2), stock(trade, 1)] == [
        ["M21", "C22"],
        ["C21", "C23", "M24"],
        ["-", "M23", "-", "-"],
    ]
    square = second("M21", stocks={1: "C11 M23 M24"})
    play(square, "1 play stock", "1 play C11", "1 name 2")
    assert [knowers(square.stock[4 + s]) for s in (1, 2)] == [[1, 2], [1, 2]]
    assert knowers(square.hands[1][0]) == [1]
    play(square, "1 give M24", "1 want C23", "1 offer", "2 accept", "1 stop")
    assert [hand(square, 1), hand(square, 2), stock(square, 1)] == [
        ["M21", "C23"],
        ["C21", "C22", "M24"],
        ["-", "M23", "-", "-"],
    ]
    assert "1 place M24 1" not in possible(square)
    cloister = second("M21", stocks={1: "L19 M23 M24"})
    play(cloister, "1 play stock", "1 play L19", "1 add M23")
    assert [len(cloister.pool), hand(cloister, 1)] == [6, ["M21"]]


@proves("stock.2", "specials.1", "specials.2", "effect.15")
def test_specials_and_follow_ups_from_the_stock() -> None:
    roof = second("M21", stocks={1: "A31 M26 M16"})
    play(roof, "1 play stock", "1 lay A31")
    assert possible(roof) == [f"1 place M26 {case}" for case in (1, 2, 3, 4)]
    play(roof, "1 place M26 2")
    assert castle(roof, 1) == {2: "M26"}
    renew = second("M21", stocks={1: "A32 M25 M24"}, castles={1: {1: "M22"}})
    play(renew, "1 play stock", "1 lay A32", "1 place M25 1")
    assert [castle(renew, 1), hand(renew, 1), renew.turn_stock] == [{1: "M25"}, ["M21"], 1]
    follow = second("M21 A16", stocks={1: "M01 M10 M24"})
    play(follow, "1 play stock", "1 play M01")
    assert possible(follow) == ["1 play M10", "1 done"]


@proves("specials.6")
def test_the_captain_leaves_for_a_four_or_five_discarded_from_the_hand_only() -> None:
    for thrown, leaves in (("M24", True), ("M25", True), ("M23", False), ("M12", True), ("M11", False)):
        game = second(f"{thrown} M21")
        captain_on(game, 1)
        look_again(game)
        play(game, f"1 discard {thrown}")
        assert (zone(game, 1) == ["M31"]) is leaves, thrown
    other = second("M24 M21")
    captain_on(other, 2)
    look_again(other)
    play(other, "1 discard M24")
    assert other.special_at[5] == ON_STOCK_OF + 2, "it lies on another stock"


@proves("specials.6", "effect.42")
def test_the_captain_forbids_exchanging_ones_stock() -> None:
    game = second("L14 M21", stocks={1: "M22", 2: "C24"})
    captain_on(game, 1)
    play(game, "1 play L14", "1 name 2")
    assert possible(game) == ["1 no more"]


@proves("specials.14")
def test_a_key_bearer_seen_in_a_stock_steps_into_the_zone_of_its_holder() -> None:
    game = second("A16 M21", stocks={2: "C24 C34", 0: "A24"})
    play(game, "1 play A16", "1 name 2")
    assert [zone(game, 2), stock(game, 2)] == [["C34"], ["C24", "-", "-", "-"]]
    assert game.laid_by[13] == -1
    square = table("A21", "C11 C34 M21", "C21 C22", first=1)
    play(square, "1 play C11", "1 name 2")
    assert [zone(square, 1), hand(square, 1)] == [["C34"], ["M21"]]
    played = second("M21", stocks={1: "C11 C34 M23"})
    play(played, "1 play stock", "1 play C11", "1 name 2", "1 stop")
    assert [zone(played, 1), stock(played, 1)] == [["C34"], ["-", "-", "M23", "-"]]
    pedlar = second("C35 M21", stocks={2: "C34"})
    play(pedlar, "1 lay C35")
    assert [zone(pedlar, 2), stock(pedlar, 2)[0]] == [["C34"], "C35"]
    own = second("M02 M21", stocks={1: "C34"})
    play(own, "1 play M02")
    assert [zone(own, 1), discarded(own)] == [[], ["M02", "C34"]], "nobody else has taken it"


@proves("specials.16", "attack.4")
@pytest.mark.parametrize("code", ["A11", "A16", "M02", "M18", "L14"])
def test_the_bell_ringer_cancels_every_attack_on_its_stock(code: str) -> None:
    game = second(f"{code} M21", stocks={0: "A24", 2: "C24 L31", 1: "M22"})
    play(game, f"1 play {code}")
    if asked(game) == "1 Designate":
        play(game, "1 name 2")
    assert [zone(game, 1), stock(game, 2), stock(game, 0)[0]] == [["L31"], ["C24", "-", "-", "-"], "A24"]
    assert game.laid_by[15] == 2
    assert game.log == []
    own = second("M02 M21", stocks={1: "L31"})
    play(own, "1 play M02")
    assert zone(own, 1) == [], "not against oneself"


@proves("specials.16")
def test_the_bell_ringer_may_be_stored_or_laid_apart() -> None:
    game = second("L31 M21", zones={1: "A33"}, stocks={1: "M22"})
    play(game, "1 lay L31")
    assert possible(game) == ["1 in the stock", "1 in the store"]
    play(game, "1 in the store")
    assert stock(game, 1) == ["M22", "-", "-", "L31"]
    assert game.stock[7] & EVERYONE == EVERYONE


@proves("box.9", "effect.18", "effect.33", "specials.7")
def test_who_does_not_see_which_card_leaves_no_longer_knows_the_others() -> None:
    game = second("C17 C02 M21 M22")
    play(game, "1 play C17", "1 name 2", "1 store nothing")
    assert known_to_all(game, 2) == ["C21", "C22", "C23"]
    play(game, "2 discard C21", "2 store nothing", "0 discard A21", "0 store nothing", "1 play C02", "1 name 2")
    play(game, "1 take C22", "1 give M21")
    assert known_to_all(game, 2) == []
    assert [knowers(entry) for entry in game.hands[2] if entry & CARD == card("C23")] == [[1, 2]]
    assert [knowers(entry) for entry in game.hands[2] if entry & CARD == card("M21")] == [[1, 2]]
    assert [knowers(entry) for entry in game.hands[1] if entry & CARD == card("C22")] == [[1, 2]]


@proves("effect.45", "box.9")
def test_after_the_cloister_only_the_author_knows_the_cards() -> None:
    game = second("L19 M21 M22 M23")
    for seat in (0, 2):
        game.hands[seat] = [entry | EVERYONE for entry in game.hands[seat]]
    play(game, "1 play L19", "1 add M21", "1 add M22")
    assert [knowers(entry) for entry in game.pool] == [[1]] * 6
    assert [len(known_to_all(game, seat)) for seat in (0, 2)] == [0, 0]
    play(game, "1 deal 2 M21", "1 deal 2 M22")
    assert [knowers(entry) for entry in game.hands[2][-2:]] == [[1, 2], [1, 2]]


@proves("effect.43")
def test_each_place_and_each_card_is_exchanged_once() -> None:
    game = second("L16 M21 M22", stocks={1: "M23 M24 M25"})
    play(game, "1 play L16", "1 take M24", "1 store M22")
    assert possible(game) == ["1 take M23", "1 take M25", "1 no more"]
    play(game, "1 take M25")
    assert [possible(game), stock(game, 1), hand(game, 1)] == [
        ["1 no more"],
        ["M23", "M22", "M21", "-"],
        ["M25", "M24"],
    ]


@proves("specials.7")
def test_the_recruiter_asks_for_each_player_who_laid_a_four_since_ones_last_turn() -> None:
    game = second("M21 M22", zones={1: "M32"}, pile=LONG)
    game.hands[0] = [card("A24") | SEEN_BY[0], card("A22") | SEEN_BY[0]]
    game.hands[2] = [card("C23") | SEEN_BY[2], card("C22") | SEEN_BY[2]]
    play(
        game, "1 discard M21", "1 store nothing", "2 place C23 1", "2 store nothing", "0 place A24 1", "0 store nothing"
    )
    play(game, "1 discard M22", "1 store nothing")
    assert possible(game) == ["1 pass", "1 recruit 0"], "a 3 is not enough"
    play(game, "1 pass", "2 discard C22", "2 store nothing", "0 discard A22", "0 store nothing")
    play(game, next(choice for choice in possible(game) if "discard" in choice), "1 store nothing")
    assert asked(game) == "2 Operate", "once for each laying"


@proves("action.7")
def test_nothing_of_an_action_is_left_when_it_is_over() -> None:
    game = second("M09 M21", castles={0: {1: "A24"}, 2: {1: "C24"}})
    play(game, "1 play M09")
    assert [game.act_card, game.act_effect, game.act_author, game.act_reply] == [-1, 0, -1, -1]
    assert [game.act_targets, game.act_castles, game.act_only, game.picks] == [0, 0, 0, []]


@proves("effect.39", "turn.9")
def test_a_prayer_reaches_back_to_the_end_of_ones_last_turn() -> None:
    game = table("M10 A21 A22", "L08 C22 M21 M22", "C23 C24")
    play(game, "0 play M10", "0 store nothing", "1 discard C22", "1 store nothing")
    play(game, "2 discard C23", "2 store nothing", "0 discard A21", "0 store nothing", "1 play L08")
    assert game.pending == [0, 0, 0], "that was before the last turn"
    aimed = table("A01 A21", "L08 C22", "C23 C24")
    play(aimed, "0 play A01", "0 name 2", "0 store nothing", "1 play L08")
    assert aimed.pending == [0, 0, SKIP], "it was aimed at somebody else"


@proves("effect.40", "turn.1", "turn.9")
def test_the_chapel_of_each_seat_lasts_until_its_own_next_turn() -> None:
    game = second("L11 M21 M22", castles={1: {1: "M24"}}, pile=LONG)
    play(game, "1 play L11", "1 store nothing")
    assert [game.chapel, game.pending[1]] == [0b010, NO_MATERIAL]
    play(game, "2 discard C21", "2 store nothing")
    assert game.chapel == 0b010
    play(game, "0 discard A21", "0 store nothing")
    assert game.chapel == 0
    assert refused(game, "1 place M21 2") == "effect.40"
    play(game, "1 discard M21", "1 store nothing", "2 discard C22", "2 store nothing", "0 discard A22")
    play(game, "0 store nothing")
    assert "1 place M22 2" in possible(game)


@proves("specials.11")
def test_the_ironmonger_repeats_the_latest_action_once() -> None:
    game = table("M10 A21", "M20 C22", "C23 C24", zones={2: "C31"})
    play(game, "0 play M10", "0 store nothing", "1 play M20", "1 store nothing")
    assert asked(game) == "2 Imitate"
    play(game, "2 imitate")
    assert [pending & 8 for pending in game.pending] == [8, 8, 0]
    assert game.ironmonger_used == 0b100
    give_missions(game, 2, "C44")
    play(game, "2 discard C23")
    assert game.turns == 3


@proves("mission.8", "princely.5", "effect.6")
def test_foundations_filled_by_a_building_plan_are_filled() -> None:
    built = {1: "M21", 2: "M22", 3: "M23", 7: "M11"}
    game = second("A09 M25", castles={1: built}, boards=("chillon", "blackheads", "rosenborg"))
    give_missions(game, 1, "A45")
    play(game, "1 play A09", "1 lift 7", "1 enough", "1 place M11 4")
    assert castle(game, 1) == {1: "M21", 2: "M22", 3: "M23", 4: "M11"}
    assert claimed(game, 1)


@proves("attack.3", "effect.9", "effect.10", "specials.19")
@pytest.mark.parametrize(("code", "take"), [("A13", "plunder"), ("A12", "take")])
def test_each_castle_from_which_something_is_taken_is_attacked(code: str, take: str) -> None:
    castles = {0: {1: "A24"}, 1: {1: "M22"}, 2: {1: "C24"}}
    for owner, first in ((2, 0), (0, 2), (2, 2), (0, 0)):
        game = second(f"M01 {code} M21", castles=castles, zones={owner: "L34"})
        play(game, "1 play M01", f"1 play {code}", f"1 {take} {first} 1")
        if asked(game) in ("1 ChooseSite", "1 ChooseMine"):
            play(game, possible(game)[0])
        play(game, f"1 {take} {2 - first} 1")
        if asked(game) in ("1 ChooseSite", "1 ChooseMine"):
            play(game, possible(game)[0])
        assert zone(game, 1) == ["L34"], "the Choirboy has cancelled it"
        assert [castle(game, s) for s in range(3)] == [{1: "A24"}, {1: "M22"}, {1: "C24"}]


@proves("princely.15", "effect.16", "effect.24")
def test_what_the_cellar_takes_at_random_one_has_not_discarded() -> None:
    for code, expected in (("M02", False), ("M18", True)):
        game = second(f"{code} M21", stocks={2: "L32"})
        give_missions(game, 2, "C45")
        play(game, f"1 play {code}")
        assert discarded(game) == [code, "L32"]
        assert claimed(game, 2) is expected


@proves("effect.42", "box.9")
def test_after_a_revelation_a_third_player_knows_neither_stock() -> None:
    game = second("L14 M21", stocks={1: "M22 M23", 2: "C24 C25"})
    for place in (4, 5, 8, 9):
        game.stock[place] |= SEEN_BY[0]
    play(game, "1 play L14", "1 name 2", "1 take C25", "1 give M22", "1 no more")
    assert [knowers(game.stock[place]) for place in (4, 5, 8, 9)] == [[1, 2], [1], [1, 2], [1, 2]]


@proves("effect.18", "effect.45", "box.9")
def test_a_card_given_unseen_makes_the_authors_hand_unknown() -> None:
    for code, choices in (("C02", ("1 name 2", "1 take C21", "1 give M21")), ("L19", ("1 add M21", "1 add M22"))):
        game = second(f"{code} M21 M22 M23")
        game.hands[1] = [entry | EVERYONE for entry in game.hands[1]]
        play(game, f"1 play {code}", *choices)
        kept = [entry for entry in game.hands[1] if entry & CARD == card("M23")]
        assert 0 not in knowers(kept[0])


@proves("box.9", "specials.14")
def test_after_a_change_of_what_somebody_knew_nothing_can_be_taken_back() -> None:
    stored = second("M21 M22")
    stored.hands[1] = [entry | EVERYONE for entry in stored.hands[1]]
    play(stored, "1 discard M21")
    before = stored.learned
    stored.force[1] = NO_DRAW
    play(stored, "1 store M22")
    assert stored.learned == before + 1, "who knew the card does not know it any more"
    key = second("M02 M21", stocks={2: "C34"})
    before = key.learned
    play(key, "1 play M02")
    assert key.learned == before + 2, "the card played and the Key-Bearer"
