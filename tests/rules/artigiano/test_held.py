"""Hand, stock and Storekeeper of whichever seat: what is held, what is put back, what lasts how long."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core.knowledge import SEEN_BY
from chabudai.games.artigiano.state import NO_MATERIAL, SKIP, Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    PILE,
    asked,
    card,
    castle,
    claimed,
    give_missions,
    hand,
    knowers,
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
    play(pater, "1 play stock", "1 play L05")
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


@proves("effect.43")
def test_each_place_and_each_card_is_exchanged_once() -> None:
    game = second("L16 M21 M22", stocks={1: "M23 M24 M25"}, pile="M28 M29")
    play(game, "1 play L16", "1 take M24", "1 store M22")
    assert possible(game) == ["1 take M23", "1 take M25", "1 no more"]
    play(game, "1 take M25")
    assert stock(game, 1) == ["M23", "M22", "M21", "-"]
    assert hand(game, 1)[:2] == ["M25", "M24"]
    assert game.over, "there was nothing more to exchange, nor to store: cards were drawn, and the pile ran out"


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
