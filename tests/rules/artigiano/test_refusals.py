"""What is refused, by which clause, as which kind of obstacle and with which facts."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core.errors import AgainstTheRules
from chabudai.games.artigiano.state import NO_ACTION, NO_HAND_MATERIAL, NO_MATERIAL, Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    asked,
    captain_on,
    card,
    hand,
    look_again,
    play,
    possible,
    read,
    refused,
    table,
)

OWN = {1: "C21", 2: "C22"}


def why(game: Artigiano, written: str) -> tuple[str, str, dict[str, int]]:
    """The clause, the kind and the facts of a refusal."""
    with pytest.raises(AgainstTheRules) as caught:
        game.choose(*read(game, written))
    refusal = caught.value.refusal
    return refusal.clause, refusal.kind, dict(refusal.facts)


def third(cards: str, **more: Any) -> Artigiano:
    """Three players, the third of whom begins."""
    return table("A21 A22", "M21 M22", cards, first=2, **more)


@proves("action.2")
@pytest.mark.parametrize("code", ["A16", "A11", "M03", "C02", "M11", "M17", "C11", "C17", "C19", "L14", "L20"])
def test_an_opponent_is_somebody_else(code: str) -> None:
    game = third(f"{code} C24")
    play(game, f"2 play {code}")
    clause, kind, facts = why(game, "2 name 2")
    assert (clause, kind) == ("action.2", "not-yourself")
    assert facts == {"effect": game.act_effect}
    assert possible(game) == ["2 name 0", "2 name 1"]


@proves("action.2")
@pytest.mark.parametrize("code", ["A01", "A04", "A19", "M15", "L02", "L18"])
def test_a_player_may_be_oneself(code: str) -> None:
    game = third(f"{code} C24")
    play(game, f"2 play {code}")
    assert possible(game) == ["2 name 0", "2 name 1", "2 name 2"]


@proves("effect.16")
def test_the_cellar_names_somebody_with_a_stock() -> None:
    game = third("M02 C24", stocks={0: "A24", 2: "C25"})
    play(game, "2 play M02")
    assert why(game, "2 name 1") == ("effect.16", "empty-stock", {"to": 1})
    assert possible(game) == ["2 name 0", "2 name 2"]


@proves("place.1", "place.2", "place.3")
def test_the_case_its_kind_and_its_support_are_named() -> None:
    game = third("C24 C26 C29", castles={2: OWN}, boards=("chillon", "rosenborg", "chenonceau"))
    assert why(game, "2 place C24 2") == ("place.1", "case-taken", {"case": 1, "card": card("C22")})
    assert why(game, "2 place C24 5") == ("place.2", "wrong-kind", {"case": 4, "kind": 2})
    assert why(game, "2 place C26 6") == ("place.3", "no-support", {"case": 5, "support": 2})


@proves("effect.35", "effect.25", "effect.40")
def test_bans_are_named_and_a_special_may_still_be_laid() -> None:
    game = third("A16 C24 L32 A31", stocks={2: "C25 A17"})
    game.force[2] = NO_ACTION
    look_again(game)
    assert why(game, "2 play A16") == ("effect.35", "convent-ban", {"card": card("A16")})
    assert {"2 lay L32", "2 discard A16", "2 place C24 1"} <= set(possible(game))
    game.force[2] = NO_HAND_MATERIAL
    look_again(game)
    assert why(game, "2 place C24 1")[:2] == ("effect.25", "barracks-ban")
    assert why(game, "2 lay A31")[:2] == ("effect.25", "barracks-ban")
    assert {"2 play A16", "2 lay L32"} <= set(possible(game))
    game.force[2] = NO_MATERIAL
    look_again(game)
    assert why(game, "2 place C24 1")[:2] == ("effect.40", "chapel-ban")
    assert why(game, "2 lay A31")[:2] == ("effect.40", "chapel-ban")
    play(game, "2 play stock")
    assert why(game, "2 place C25 1")[:2] == ("effect.40", "chapel-ban")


@proves("effect.15", "effect.35")
def test_the_convent_forbids_a_second_action_too() -> None:
    for banned, then in ((False, "2 FollowUp"), (True, "2 Operate")):
        game = table("A21 A22", "M01 M21", "A16 C24", zones={2: "C31"}, first=1)
        if banned:
            game.pending[2] = NO_ACTION
        play(game, "1 play M01", "1 done", "1 store nothing", "2 imitate")
        assert asked(game) == then, "everybody sees the ban, so nothing is asked"


@proves("effect.25", "effect.28")
def test_bans_hold_in_ones_own_turn_only() -> None:
    game = third("C09 C24 C25")
    for seat in (0, 1):
        game.force[seat] = NO_MATERIAL
    game.hands[0][0] = card("A24")
    play(game, "2 play C09", "2 place C24 1", "2 done")
    assert possible(game) == [*[f"0 place A24 {case}" for case in (1, 2, 3, 4)], "0 done"]


@proves("effect.8", "effect.10", "effect.40")
def test_the_chapel_forbids_placing_from_anywhere() -> None:
    game = third("A11 A13 C24", stocks={0: "A24"}, castles={1: {1: "M23"}})
    game.force[2] = NO_MATERIAL
    play(game, "2 play A11", "2 name 0")
    assert why(game, "2 place A24 1")[:2] == ("effect.40", "chapel-ban")
    assert possible(game) == ["2 done"]
    hand_only = third("A11 A13 C24", stocks={0: "A24"})
    hand_only.force[2] = NO_HAND_MATERIAL
    play(hand_only, "2 play A11", "2 name 0")
    assert "2 place A24 1" in possible(hand_only), "the Barracks are about the hand"
    loot = third("A13 C24", castles={1: {1: "M23"}})
    loot.force[2] = NO_MATERIAL
    play(loot, "2 play A13")
    assert asked(loot) == "2 Store"


@proves("effect.4", "attack.5")
def test_a_landslide_takes_an_unprotected_foundation() -> None:
    game = third("A04 C24", castles={1: {1: "A23", 2: "A24+A35", 3: "A25", 5: "M23"}})
    play(game, "2 play A04", "2 name 1")
    assert why(game, "1 lose 4") == ("effect.4", "no-material", {"case": 3})
    assert why(game, "1 lose 2") == ("attack.5", "protected", {"case": 1})
    assert possible(game) == ["1 lose 1", "1 lose 3"]


@proves("effect.17", "effect.19", "attack.5", "attack.10")
def test_why_a_material_cannot_be_aimed_at() -> None:
    built = {1: "A21", 2: "A22+A35", 3: "M22", 4: "A23", 5: "A26"}
    boards = ("chillon", "blackheads", "rosenborg")
    shot = third("M09 C24", castles={1: built}, boards=boards)
    play(shot, "2 play M09")
    assert why(shot, "2 aim 1 6") == ("effect.19", "no-material", {"case": 5})
    assert why(shot, "2 aim 1 2") == ("attack.5", "protected", {"case": 1})
    assert why(shot, "2 aim 1 1") == ("attack.10", "not-superficial", {"case": 0})
    square = third("M03 C24", castles={1: built}, boards=boards)
    play(square, "2 play M03", "2 name 1")
    assert why(square, "2 aim 1 6") == ("effect.17", "no-material", {"case": 5})
    assert why(square, "2 aim 1 2") == ("attack.5", "protected", {"case": 1})
    assert why(square, "2 aim 1 4") == ("effect.17", "not-weak", {"case": 3})
    play(square, "2 aim 1 3")
    assert why(square, "2 aim 1 3") == ("effect.17", "no-material", {"case": 2})


@proves("effect.9", "attack.5")
def test_why_a_material_cannot_be_bargained_for() -> None:
    game = third("A12 C24", castles={1: {1: "A23", 2: "A24+A35", 8: "A27"}, 0: {1: "M23"}, 2: {**OWN, 3: "C23+M33"}})
    play(game, "2 play A12")
    assert why(game, "2 take 1 3") == ("effect.9", "no-material", {"case": 2})
    assert why(game, "2 take 1 2") == ("attack.5", "protected", {"case": 1})
    assert why(game, "2 take 1 8") == ("effect.9", "fits-nothing", {"case": 7})
    assert possible(game) == ["2 take 0 1", "2 take 1 1"]
    play(game, "2 take 1 1")
    assert why(game, "2 for 6") == ("effect.9", "no-material", {"case": 5})


@proves("effect.10", "attack.5", "attack.10")
def test_why_a_material_cannot_be_plundered() -> None:
    built = {1: "A23", 2: "A24+A35", 3: "A25", 5: "A26"}
    game = third("A13 C24", castles={1: built, 0: {1: "M24"}}, boards=("chillon", "blackheads", "rosenborg"))
    play(game, "2 play A13")
    assert why(game, "2 plunder 1 6") == ("effect.10", "no-material", {"case": 5})
    assert why(game, "2 plunder 1 2") == ("attack.5", "protected", {"case": 1})
    assert why(game, "2 plunder 1 1") == ("attack.10", "not-superficial", {"case": 0})
    assert why(game, "2 plunder 1 5") == ("effect.10", "fits-nothing", {"case": 4})
    play(game, "2 plunder 1 3")
    assert why(game, "2 on 6") == ("place.2", "wrong-kind", {"case": 5, "kind": 2})
    assert why(game, "2 on 7") == ("place.3", "no-support", {"case": 6, "support": 3})


@proves("effect.31", "attack.7", "attack.9")
def test_why_a_special_cannot_be_taken() -> None:
    castles = {0: {1: "A23+A34", 2: "L35"}, 1: {1: "M23+A35", 2: "M35"}}
    game = third("C13 C24", castles=castles, zones={2: "L33", 1: "A33"})
    captain_on(game, 0)
    game.chapel = 0b001
    play(game, "2 play C13")
    assert why(game, "2 special S18") == ("effect.31", "not-an-opponents", {"special": 17})
    assert why(game, "2 special S06") == ("effect.31", "on-a-stock", {"special": 5})
    assert why(game, "2 special S20") == ("attack.9", "immune", {"special": 19})
    assert why(game, "2 special S10") == ("attack.9", "immune", {"special": 9})
    assert why(game, "2 special S04") == ("attack.7", "chapel-protects", {"to": 0})
    assert possible(game) == ["2 special S03", "2 special S05"]


@proves("effect.41", "attack.9")
def test_the_gargoyle_reaches_ones_own_virgin_and_a_provost_on_ones_castle() -> None:
    game = third("L13 C24", castles={2: {1: "L35", 2: "M35", 3: "C23+A34"}}, zones={2: "L33"})
    game.chapel = 0b100
    play(game, "2 play L13")
    assert possible(game) == ["2 special S04", "2 special S10", "2 special S18", "2 special S20", "2 no more"]
    play(game, "2 special S10")
    assert [game.special_at[9], game.occupied[2]] == [-1, 0b101]


@proves("effect.39", "effect.41")
def test_a_reflected_gargoyle_hits_its_author_only() -> None:
    game = table("L08 A21", "M21 M22", "L13 C24", first=2, zones={0: "A33 L32", 1: "M32", 2: "L33 C31"})
    play(game, "2 play L13", "2 special S03", "0 let it happen", "2 store nothing", "0 play L08")
    assert why(game, "0 special S07") == ("effect.39", "only-the-author", {"special": 6})
    assert possible(game) == ["0 special S11", "0 special S18"]


@proves("lay.3", "specials.6", "specials.15", "specials.16")
def test_why_a_special_has_no_place() -> None:
    game = third("C34 M33 C35 L31 L35 M35", stocks={2: "C24 C25 C26"})
    assert why(game, "2 lay C34")[:2] == ("specials.14", "never-played")
    for code, number in (("M33", 8), ("C35", 15), ("L31", 16), ("L35", 20), ("M35", 10)):
        assert why(game, f"2 lay {code}")[:2] == (f"specials.{number}", "no-place-for-it")
    blocked = third("L31 C24")
    captain_on(blocked, 2)
    look_again(blocked)
    assert why(blocked, "2 lay L31")[:2] == ("specials.6", "captain-blocks")
    pedlar = third("C35 C24", stocks={1: "M24", 2: "C25"})
    play(pedlar, "2 lay C35")
    assert pedlar.stock[4] & 255 == card("C35"), "only one opponent has a stock"
    roofer = third("A31 A16")
    assert why(roofer, "2 lay A31")[:2] == ("specials.1", "no-material-for-it")


@proves("specials.4", "specials.8", "specials.20")
def test_why_a_special_cannot_lie_there() -> None:
    castles = {0: {1: "A23", 2: "L35"}, 2: {1: "C23"}}
    game = third("A34 M33 C24", castles=castles)
    play(game, "2 lay A34")
    assert why(game, "2 on 0 3") == ("specials.4", "no-material", {"case": 2})
    assert why(game, "2 on 0 2") == ("specials.4", "not-on-a-special", {"case": 1})
    assert possible(game) == ["2 on 0 1", "2 on 2 1"]
    arms = third("M33 C24", castles={**castles, 1: {4: "M24"}})
    play(arms, "2 lay M33")
    assert possible(arms) == ["2 on 0 1", "2 on 1 4"], "an opponent's material"


@proves("specials.2", "specials.6", "stock.1", "effect.30", "effect.36")
def test_other_refusals() -> None:
    game = third("A32 C24 C26", castles={2: OWN})
    play(game, "2 lay A32")
    assert why(game, "2 place C24 3") == ("specials.2", "nothing-to-renew", {"case": 2})
    assert why(game, "2 place C26 1") == ("place.2", "wrong-kind", {"case": 0, "kind": 1})
    assert why(third("C24 C25"), "2 play stock")[:2] == ("stock.1", "stock-empty")
    blocked = third("C24 C25", stocks={2: "C26"})
    captain_on(blocked, 2)
    look_again(blocked)
    assert why(blocked, "2 play stock")[:2] == ("specials.6", "captain-blocks")
    brothers = third("L03 C24")
    brothers.hands[0].append(card("A11"))
    play(brothers, "2 play L03")
    assert why(brothers, "0 discard A21") == ("effect.36", "no-action-card", {"card": card("A21")})
    assert why(brothers, "0 none") == ("effect.36", "has-an-action", {"card": card("A11")})


@proves("effect.30")
def test_an_offer_is_one_to_five_cards_for_as_many() -> None:
    game = table("C11 A21 A22 A23 A24 A25 A26", "C21 C22 C23 C24 C25 C26", "M22")
    play(game, "0 play C11", "0 name 1")
    assert "0 offer" not in possible(game)
    for n in range(1, 6):
        assert "0 offer" not in possible(game) or n > 1
        play(game, f"0 give A2{n}", f"0 want C2{n}")
        assert "0 stop" not in possible(game)
    assert asked(game) == "1 Respond", "a sixth cannot be added"
    play(game, "1 accept")
    assert sorted(hand(game, 0)) == ["A26", "C21", "C22", "C23", "C24", "C25"]
    short = table("C11 A21 A22", "C21 C22", "M22")
    play(short, "0 play C11", "0 name 1", "0 give A21", "0 want C21")
    assert possible(short) == ["0 give A22", "0 offer"]
    play(short, "0 give A22")
    assert asked(short) == "1 Respond", "no card is left on either side"
    empty = table("C11 A21 A22", "", "M22")
    play(empty, "0 play C11", "0 name 1")
    assert asked(empty) == "0 Store", "nothing to ask for"


@proves("table.2")
def test_without_a_prayer_there_is_nothing_to_answer_with() -> None:
    game = third("M10 C24", prayer_interrupts=True)
    play(game, "2 play M10")
    assert why(game, "0 pray")[:2] == ("table.2", "no-prayer")


@proves("effect.6")
def test_why_a_material_cannot_be_lifted_or_set_down() -> None:
    built = {1: "C21", 2: "C22", 3: "C23+A35", 5: "C26", 6: "L35"}
    game = third("A09 C24", castles={2: built}, boards=("chillon", "rosenborg", "chenonceau"))
    play(game, "2 play A09")
    assert why(game, "2 lift 3") == ("effect.6", "stays-put", {"case": 2})
    assert why(game, "2 lift 6") == ("effect.6", "stays-put", {"case": 5})
    assert why(game, "2 lift 7") == ("effect.6", "no-material", {"case": 6})
    play(game, "2 lift 5", "2 lift 1", "2 enough")
    assert why(game, "2 place C21 2")[:2] == ("place.1", "case-taken")
    assert refused(game, "2 place C26 4") == "place.2"
