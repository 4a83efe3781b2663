"""When princely missions are turned up: also in the midst of a card, and at the end even if they were held back."""

from __future__ import annotations

import pytest

from tests.clauses import proves
from tests.rules.artigiano.setting import asked, claimed, give_missions, hand, play, seen, table

PILE = "M10 L21 L22 L23 L24 L25"


@proves("mission.2", "princely.6", "princely.14")
@pytest.mark.parametrize(("cards", "mission"), [("A10 A21 A22 A23 A24", "M41"), ("L04", "C44")])
def test_between_the_hand_and_the_effect_there_is_a_moment(cards: str, mission: str) -> None:
    game = table(cards, "M22", pile=PILE)
    give_missions(game, 0, mission)
    assert not claimed(game, 0)
    play(game, f"0 play {cards.split()[0]}")
    assert claimed(game, 0), "before the Well or the Angelus brought a card"
    assert any(code[0] in "ML" for code in hand(game, 0)) or asked(game) == "0 TakeDisplayed"


@proves("mission.2", "effect.15", "princely.14")
def test_the_card_doubled_is_played_like_any_other() -> None:
    game = table("M01 L04", "M22", pile=PILE)
    give_missions(game, 0, "C44")
    play(game, "0 play M01")
    assert not claimed(game, 0)
    play(game, "0 play L04")
    assert claimed(game, 0)


@proves("mission.2", "effect.30", "princely.6")
def test_between_two_exchanges_of_one_village_square() -> None:
    game = table("C11 A12 A21", "C22 M23 M11")
    give_missions(game, 0, "M41")
    play(game, "0 play C11")
    assert not claimed(game, 0)
    play(game, "0 give A12", "0 want C22", "0 offer", "1 accept")
    assert claimed(game, 0), "the second exchange may bring an action again"


@proves("mission.2", "effect.43", "princely.6")
def test_between_two_exchanges_of_one_sin() -> None:
    game = table("L16 A12 A21", "C22", stocks={0: "A23 M11"})
    give_missions(game, 0, "M41")
    play(game, "0 play L16", "0 take A23", "0 store A12")
    assert asked(game) == "0 PickStored"
    assert claimed(game, 0)


@proves("mission.2", "effect.23", "princely.6")
def test_between_the_two_halves_of_a_doubled_fraud() -> None:
    game = table("M01 C18 A12", "C22 M23", "C11")
    give_missions(game, 0, "M41")
    play(game, "0 play M01", "0 play C18", "0 name 1", "0 name 2")
    assert hand(game, 0) == ["C11"]
    assert claimed(game, 0), "for a moment the hand was C22 and M23"


BUILT = dict(
    zip(range(1, 12), ["A21", "A22", "A23", "A24", "M21", "M22", "M23", "M26", "M27", "M28", "M29"], strict=True)
)


@proves("mission.3", "mission.2", "end.3")
def test_what_was_held_back_is_turned_up_at_the_end() -> None:
    game = table("A31 A06 L21 L22 L23", "A30 L24", castles={1: BUILT}, boards=("chenonceau", "chillon"))
    give_missions(game, 0, "C45")
    play(game, "0 hold C45", "0 discard A31", "0 store nothing")
    assert not claimed(game, 0)
    assert seen(game, 1).hold == [0, 0]
    play(game, "1 place A30 12")
    assert game.over
    assert claimed(game, 0)
    assert game.accomplished[0] >> 2 & 1 == 1
