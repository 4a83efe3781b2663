"""Dusk: effects in the owner's order, the objective, the limit of seven."""

import pytest

from tests.clauses import proves
from tests.rules.arigato.position import Table, card, deck_with

QUIET = ("F1 S4", "K1 O2")  # travellers and craftsmen


def waiting_for_the_fifth() -> Table:
    """B18 waits for five items, there are four, and S19 will bring a statue."""
    table = Table(day=1).place(TR="B18", BR="S19*", TL="B12*").stock(katana=2)
    return table.dawn("S2", "BL", *QUIET).play("done")


@proves("dusk.1", "dusk.2")
def test_the_owner_orders_effects_where_it_matters() -> None:
    table = waiting_for_the_fifth()
    assert table.asked() == "Order"
    assert table.options() == ["next TR", "next BR"]
    assert table.refusal("next TL").kind == "nothing-pending"
    table.play("next BR")
    assert table.game.favors[0] == 2
    table = waiting_for_the_fifth().play("next TR")
    assert table.game.favors[0] == 1


@proves("dusk.2")
@pytest.mark.parametrize(
    ("stock", "village", "favors"),
    [
        ({"katana": 3}, {"TR": "B18", "BR": "S19*", "TL": "B12*"}, 2),  # five already
        ({"katana": 2}, {"TR": "B18", "BR": "S19", "TL": "B12*"}, 0),  # no pair, so no statue
        ({"katana": 2}, {"TR": "B18", "TL": "K20"}, 0),  # favors only
        ({"katana": 0}, {"BR": "S19*", "TL": "B12*"}, 1),  # nobody waits
    ],
)
def test_the_order_is_not_asked_where_it_cannot_matter(
    stock: dict[str, int], village: dict[str, str], favors: int
) -> None:
    table = Table(day=1).place(**village).stock(**stock).dawn("S2", "BL", *QUIET).play("done")
    assert table.asked() == "Arrange"
    assert table.game.favors[0] == favors


@proves("dusk.2", "bonus.1")
@pytest.mark.parametrize(("favors", "asked"), [(8, "Arrange"), (9, "Order")])
def test_the_order_matters_when_favors_may_bring_items(favors: int, asked: str) -> None:
    deck = deck_with(K20={"condition": {"kind": "dusk_per_craft", "craft": "sculptor"}})
    table = Table(day=1, deck=deck).place(TR="B18", TL="K20").stock(katana=1).favors(favors)
    table.dawn("S2", "BL", *QUIET).play("done")
    assert table.asked() == asked
    if asked == "Order":
        table.play("next TL", "pick bonsai", "pick bonsai")
        assert table.game.favors[0] == 11


@proves("dusk.2", "effects.3", "effects.4")
@pytest.mark.parametrize("kind", ["favor_per_craft_in_village", "favor_per_craft_at_gate"])
def test_the_order_matters_when_counted_favors_may_bring_items(kind: str) -> None:
    changed = {
        "condition": {"kind": "dusk_per_craft", "craft": "sculptor"},
        "effect": [{"kind": kind, "n": 2, "craft": "sculptor"}],
    }
    for favors, asked in ((7, "Arrange"), (8, "Order")):
        table = Table(day=1, deck=deck_with(K20=changed)).place(TR="B18", TL="K20").gate("S1").stock(katana=1)
        table.favors(favors).dawn("S2", "BL", *QUIET).play("done")
        assert table.asked() == asked


@proves("dusk.3", "setup.2")
@pytest.mark.parametrize(("day", "met"), [(1, 0), (2, 1), (7, 1), (12, 0)])
def test_objectives_from_day_two_to_eleven(day: int, met: int) -> None:
    table = Table(day=day).stock(statue=1, bonsai=1, firework=1).hand("S18 F1 S4 K1 O2")
    table.play(f"resident {card('S18')}", "install TR")
    if day < 12:
        table.play(f"traveller {card('F1')}", f"traveller {card('S4')}")
    table.play("ready", "done")
    assert table.game.objectives[0] == met


@proves("dusk.3")
@pytest.mark.parametrize(("gate", "met"), [("B2 B5 O5 O6 K2 K5", 1), ("B2 B5 O5 O6 K2", 0)])
def test_the_last_objective_is_that_of_day_eleven(gate: str, met: int) -> None:
    table = Table(day=11).gate(gate).dawn("S18", "TR", *QUIET).play("done")
    assert table.game.objectives[0] == met


@proves("dusk.3", "dusk.7", "objectives.4")
def test_more_than_asked_is_good_as_well() -> None:
    table = Table(day=2).stock(statue=1, bonsai=1).dawn("S18", "TR", *QUIET).play("done")
    assert table.game.objectives[0] == 1  # four kinds where three are asked for


@proves("dusk.3")
def test_every_player_who_meets_it_takes_a_token() -> None:
    table = Table(seats=2, day=2).stock(statue=1).stock(seat=1, statue=1, bonsai=1)
    table.dawn("S18", "TR", *QUIET)
    table.dawn("K18", "BR", travellers="F2 B2", craftsmen="S2 O4", seat=1)
    table.play("done").play("done", seat=1)
    assert table.game.objectives == [1, 1]


@proves("dusk.4", "objectives.5")
def test_effects_of_the_token_come_after_it_and_change_nothing() -> None:
    table = Table(day=3, first_tile="b").place(BR="S15").stock(katana=2)
    table.dawn("S5", "TL", *QUIET).play("done")
    assert table.game.objectives[0] == 0  # four items, and the bonsai would have come with the token only
    table = Table(day=3, first_tile="b").place(BR="S15").stock(katana=3)
    table.dawn("S5", "TL", *QUIET).play("done")
    assert table.game.objectives[0] == 1
    assert table.items()["bonsai"] == 1


@proves("dusk.4")
@pytest.mark.parametrize("icon", [True, False])
def test_the_icon_does_not_matter_to_the_condition(icon: bool) -> None:
    table = Table(day=3, deck=deck_with(S15={"dusk_icon": icon})).place(BR="S15*")
    table.dawn("S5", "TL", *QUIET).play("done")
    assert table.game.favors[0] == 1


@proves("dusk.4", "objectives.1")
@pytest.mark.parametrize(("icon", "met"), [(True, 1), (False, 0)])
def test_the_icon_counts_for_objectives(icon: bool, met: int) -> None:
    table = Table(day=5, first_tile="b", deck=deck_with(S15={"dusk_icon": icon})).place(BR="S15")
    table.dawn("B18", "TR", *QUIET).play("done")  # two cards with the dusk icon
    assert table.game.objectives[0] == met


@proves("dusk.5")
def test_no_more_than_seven_items() -> None:
    table = Table(day=1).stock(katana=5, bonsai=2).dawn("S18", "TR", *QUIET).play("done")
    assert table.options() == ["discard bonsai", "discard origami", "discard katana"]
    assert table.refusal("discard statue").kind == "none-in-stock"
    table.play("discard bonsai", "discard bonsai")
    assert table.items() == {"katana": 6, "origami": 1}
    assert table.asked() == "Arrange"


@proves("dusk.5", "dusk.6")
def test_seven_are_kept_without_asking_and_one_kind_leaves_no_choice() -> None:
    table = Table(day=1).stock(katana=5).dawn("S18", "TR", *QUIET).play("done")
    assert table.game.items(0) == 7
    table = Table(day=1).stock(katana=9).dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 K2").play("done")
    assert table.items() == {"katana": 7}
    assert table.asked() == "Arrange"
