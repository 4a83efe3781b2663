"""What others still know of hands and stocks, and what stands guard over them."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.games.artigiano.state import NO_DRAW, ON_STOCK_OF, Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    asked,
    captain_on,
    card,
    claimed,
    discarded,
    give_missions,
    hand,
    knowers,
    known_to_all,
    look_again,
    play,
    possible,
    stock,
    table,
    zone,
)


def second(cards: str, **more: Any) -> Artigiano:
    """Three players, the second of whom begins."""
    return table("A21 A22 A23", cards, "C21 C22 C23", first=1, **more)


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
    assert [game.active, stock(game, 1)[0], stock(game, 2)[0]] == [2, "M22", "C24"]


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
    assert key.learned == before + 3, "the card played, that no Bell-Ringer answered, and the Key-Bearer"


@proves("effect.42")
def test_each_place_of_both_stocks_is_exchanged_once() -> None:
    game = second("L14 M21", stocks={1: "M22 M23", 2: "C24 C25 C26"})
    play(game, "1 play L14", "1 name 2", "1 take C25", "1 give M22")
    assert possible(game) == ["1 take C24", "1 take C26", "1 no more"]
    play(game, "1 take C24")
    assert asked(game) == "1 Store"
    assert [stock(game, 1)[:3], stock(game, 2)[:3]] == [["C25", "C24", "-"], ["M23", "M22", "C26"]]
