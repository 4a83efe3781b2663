"""Conditions: when each of the fifteen is met, how often, and when not."""

import pytest

from tests.clauses import proves
from tests.rules.arigato.position import Table, card, deck_with

QUIET = ("F1 S4", "K1 O2")  # with the resident S18: nobody of the tests listens


@proves("conditions.1")
@pytest.mark.parametrize(("travellers", "favors"), [("O1 O2", 2), ("O1 B1", 1), ("B1 F1", 0)])
def test_1_travellers_of_the_craft(travellers: str, favors: int) -> None:
    table = Table().place(BL="S2")  # an origamist travels: 1 favor
    table.dawn("S18", "TR", travellers=travellers, craftsmen="K1 S5")
    assert table.game.favors[0] == favors


@proves("conditions.2")
@pytest.mark.parametrize(("travellers", "favors"), [("O1 O2", 2), ("O1 B1", 0)])
def test_2_two_travellers_of_one_craft(travellers: str, favors: int) -> None:
    table = Table().place(TL="S3")
    table.dawn("S18", "TR", travellers=travellers, craftsmen="K1 K2")
    assert table.game.favors[0] == favors


@proves("conditions.3", "day.2")
def test_3_a_new_resident_of_the_craft() -> None:
    table = Table().place(TL="S4")  # a blacksmith moves in: 1 favor, 1 statue
    table.dawn("K18", "TR", travellers="F1 S5", craftsmen="O1 O2")
    assert table.game.favors[0] == 1
    assert table.items() == {"origami": 2, "statue": 1}
    table.play("done").dawn("O9", "BR", travellers="F2 S6", craftsmen="B1 B2")
    assert table.game.favors[0] == 1


@proves("conditions.3", "day.2")
def test_3_the_newcomer_may_mean_itself() -> None:
    deck = deck_with(S4={"condition": {"kind": "resident_is", "craft": "sculptor"}})
    table = Table(deck=deck).dawn("S4", "TL", travellers="F1 B5", craftsmen="O1 K2")
    assert table.game.favors[0] == 1


@proves("conditions.4")
@pytest.mark.parametrize(("craftsmen", "favors"), [("B1 B2", 2), ("B1 K1", 1), ("K1 O1", 0)])
def test_4_craftsmen_of_the_craft(craftsmen: str, favors: int) -> None:
    table = Table().place(TL="S5")  # a botanist is discarded: 1 favor
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen=craftsmen)
    assert table.game.favors[0] == favors


@proves("conditions.5")
@pytest.mark.parametrize(("craftsmen", "favors"), [("B1 B2", 2), ("B1 K1", 0)])
def test_5_two_craftsmen_of_one_craft(craftsmen: str, favors: int) -> None:
    table = Table().place(BR="S8")
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen=craftsmen)
    assert table.game.favors[0] == favors


@proves("conditions.6")
def test_6_the_craft_goes_under_the_gate() -> None:
    table = Table().place(BL="S9", TL="B17*", BR="K16*")  # a botanist to the gate: 2 favors
    table.dawn("S18", "TR", *QUIET).play("empty BR")
    assert table.game.favors[0] == 0
    table.play("empty TL")
    assert table.game.favors[0] == 2


@proves("conditions.6")
def test_6_not_by_being_discarded() -> None:
    table = Table().place(BL="S9", TL="B17").dawn("S18", "TR", *QUIET).play("empty TL")
    assert table.game.favors[0] == 0


@proves("conditions.6", "conditions.17", "triggers.3")
def test_6_not_by_its_own_departure() -> None:
    deck = deck_with(S9={"condition": {"kind": "craft_to_gate", "craft": "sculptor"}})
    table = Table(deck=deck).place(BL="S9*", TL="S5*").dawn("S18", "TR", *QUIET).play("empty BL")
    assert table.game.favors[0] == 0
    table = Table(deck=deck).place(BL="S9*", TL="S5*").dawn("S18", "TR", *QUIET).play("empty TL")
    assert table.game.favors[0] == 2


@proves("conditions.7")
def test_7_this_artisan_goes_under_the_gate() -> None:
    table = Table().place(TL="S11*", TR="O17", BL="O16").dawn("S2", "BR", travellers="F1 B4", craftsmen="K1 B2")
    table.play("empty TL")
    assert table.game.favors[0] == 4  # two origamists in the village
    table = Table().place(TL="S11", TR="O17").dawn("S2", "BR", travellers="F1 B4", craftsmen="K1 B2").play("empty TL")
    assert table.game.favors[0] == 0


@proves("conditions.8")
def test_8_an_offering_token_is_placed() -> None:
    table = Table().place(TL="S12", BR="B18").stock(katana=2, statue=1)
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 K2").play("offer BR")
    assert table.items() == {"katana": 2, "origami": 1}  # the craftsmen's two are left, and one is gained


@proves("conditions.8", "conditions.16")
def test_8_its_own_token_too() -> None:
    table = Table().place(TL="S12").stock(bonsai=1, origami=1, firework=2)
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 K2").play("offer TL")
    assert table.items() == {"katana": 2, "origami": 1}


@proves("conditions.9", "conditions.18")
def test_9_an_item_is_gained_wherever_it_comes_from() -> None:
    table = Table().place(TL="S14").stock(katana=4)  # each bonsai: 1 favor
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="B1 B2")
    assert table.game.favors[0] == 2
    table.play("swap katana bonsai")
    assert table.game.favors[0] == 3
    table.play("swap katana statue")
    assert table.game.favors[0] == 3


@proves("conditions.9", "conditions.18", "bonus.2")
def test_9_bonus_items_count() -> None:
    table = Table().place(TL="S14").favors(9).dawn("S18", "TR", travellers="F1 S4", craftsmen="B1 K2")
    table.play("pick bonsai", "pick bonsai")
    assert table.game.favors[0] == 12


@proves("conditions.10", "dusk.4")
def test_10_an_objective_token() -> None:
    table = Table(day=3).place(BR="S15*").dawn("S5", "TL", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.objectives[0] == 1
    assert table.game.favors[0] == 1
    assert table.items() == {"katana": 1, "origami": 1, "bonsai": 1}
    table = Table(day=3).place(BR="S15").dawn("S5", "TL", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.favors[0] == 0


@proves("conditions.11", "triggers.5")
@pytest.mark.parametrize(
    ("village", "favors"),
    [
        ({"BL": "S16", "TL": "S5*"}, 1),
        ({"BL": "S16*", "TL": "S5*"}, 2),
        ({"BL": "S16", "TL": "S5"}, 0),
        ({"BL": "S16", "TL": "B12*"}, 0),
    ],
)
def test_11_each_of_the_craft_with_a_token(village: dict[str, str], favors: int) -> None:
    table = Table(day=1).place(**village).dawn("B18", "TR", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.favors[0] == favors


@proves("conditions.12")
@pytest.mark.parametrize(
    ("village", "favors"),
    [({"TL": "S17", "TR": "S5"}, 2), ({"TL": "S17"}, 0), ({"TL": "S17", "TR": "B12"}, 0), ({"TR": "S17"}, 0)],
)
def test_12_two_of_the_craft_on_top(village: dict[str, str], favors: int) -> None:
    table = Table(day=1).place(**village).dawn("S2", "BL", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.favors[0] == favors


@proves("conditions.12", "conditions.16")
def test_12_the_card_need_not_stand_there() -> None:
    deck = deck_with(B17={"workshops": ["BL"], "condition": {"kind": "dusk_two_on_top", "craft": "sculptor"}})
    table = Table(day=1, deck=deck).place(TL="S5", TR="S3", BL="B17")
    table.dawn("S2", "BR", travellers="F1 B4", craftsmen="K1 O2").play("done")
    assert table.game.favors[0] == 2


@proves("conditions.13")
@pytest.mark.parametrize(("katanas", "favors"), [(2, 0), (3, 1), (6, 1)])
def test_13_five_items(katanas: int, favors: int) -> None:
    table = Table(day=1).place(BR="B18").stock(katana=katanas)
    table.dawn("S2", "BL", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.favors[0] == favors


@proves("conditions.14")
@pytest.mark.parametrize(
    ("village", "favors"),
    [
        ({"BR": "S19", "TL": "B12*"}, 0),
        ({"BR": "S19", "TL": "B12*", "TR": "O12*"}, 1),
        ({"BR": "S19*", "TL": "B12*", "TR": "O12*"}, 1),
        ({"BR": "S19*", "TL": "B12*"}, 1),
    ],
)
def test_14_pairs_with_tokens(village: dict[str, str], favors: int) -> None:
    table = Table(day=1).place(**village).dawn("K16", "BL", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.favors[0] == favors


@proves("conditions.14")
def test_14_four_tokens_are_two_pairs() -> None:
    table = Table(day=1).place(BR="S19*", TL="B12*", TR="O12*").stock(origami=1, firework=1, statue=1, bonsai=2)
    table.dawn("O9", "BL", travellers="F1 S4", craftsmen="K1 S1").play("offer BL").play("done")
    assert table.game.favors[0] == 2


@proves("conditions.15")
@pytest.mark.parametrize(
    ("village", "favors"), [({"TL": "S20"}, 0), ({"TL": "S20", "TR": "F5"}, 1), ({"TR": "F5", "TL": "B20"}, 1)]
)
def test_15_each_of_the_craft_in_the_village(village: dict[str, str], favors: int) -> None:
    table = Table(day=1).place(**village).dawn("S2", "BL", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.favors[0] == favors  # B20 counts sculptors: the resident is one


@proves("conditions.15")
def test_15_counts_the_first_card_of_the_deck_too() -> None:
    table = Table(day=1).place(TL="B20", BR="S1").dawn("K2", "BL", travellers="B1 O4", craftsmen="K1 O2").play("done")
    assert table.game.favors[0] == 1


@proves("conditions.15", "conditions.16")
def test_15_counts_itself() -> None:
    deck = deck_with(S20={"condition": {"kind": "dusk_per_craft", "craft": "sculptor"}})
    table = Table(day=1, deck=deck).place(TL="S20").dawn("S2", "BL", travellers="F1 S4", craftsmen="K1 O2")
    table.play("done")
    assert table.game.favors[0] == 2
    assert table.village()["TL"] == card("S20")
