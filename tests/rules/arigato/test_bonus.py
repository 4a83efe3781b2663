"""Ten favors: two items at every multiple of ten."""

from tests.clauses import proves
from tests.rules.arigato.position import Table, card, deck_with


@proves("bonus.1")
def test_two_items_identical_or_different() -> None:
    table = Table().favors(8).place(TL="S3").dawn("B18", "TR", travellers="F1 F2", craftsmen="K1 O2")
    assert table.asked() == "Pick"
    assert len(table.options()) == 5
    table.play("pick statue", "pick firework")
    assert table.items() == {"statue": 1, "firework": 1, "katana": 1, "origami": 1}
    table = Table().favors(18).place(TL="S3").dawn("B18", "TR", travellers="F1 F2", craftsmen="K1 O2")
    table.play("pick statue", "pick statue")
    assert table.items()["statue"] == 2


@proves("bonus.1")
def test_in_any_phase_also_at_dawn() -> None:
    table = Table().favors(9).place(TL="S10*").gate("K1").hand("B18 F1 F2 S1 O2").play("empty TL")
    assert table.asked() == "Pick"
    table.play("pick katana", "pick katana")
    assert table.items() == {"katana": 2}
    assert table.asked() == "Arrange"


@proves("bonus.1", "dusk.1")
def test_in_any_phase_also_at_dusk() -> None:
    table = Table(day=1).favors(9).place(BR="S18").stock(katana=3)
    table.dawn("B2", "BL", travellers="F1 F2", craftsmen="K1 O2").play("done")
    assert table.asked() == "Pick"
    assert table.game.phase == 2


@proves("bonus.2")
def test_every_multiple_passed_brings_its_items() -> None:
    table = Table().favors(9).place(TL="S10*").gate("K1 K2 K3 K4 K5 K6")
    table.dawn("B18", "TR", travellers="F1 F2", craftsmen="S1 O2").play("empty TL")
    assert table.game.favors[0] == 21
    assert [event.facts["favors"] for event in table.told("bonus", None)] == [20]
    table.play("pick bonsai", "pick bonsai", "pick bonsai", "pick bonsai")
    assert table.items()["bonsai"] == 4
    assert table.asked() == "Manage"


@proves("bonus.2")
def test_before_the_next_part_of_the_same_effect() -> None:
    table = Table().favors(9).place(TL="S4").dawn("K18", "TR", travellers="F1 B2", craftsmen="S1 O2")
    assert table.asked() == "Pick"
    assert table.items() == {}  # the statue of the same effect comes afterwards
    table.play("pick bonsai", "pick bonsai")
    assert table.items() == {"bonsai": 2, "statue": 2, "origami": 1}


@proves("bonus.2")
def test_before_other_pending_effects() -> None:
    table = Table().favors(9).place(BL="S2", TL="S3").dawn("B18", "TR", travellers="O1 O3", craftsmen="K1 F2")
    assert table.asked() == "Pick"
    assert table.game.favors[0] == 10  # the second origamist and the pair still wait
    table.play("pick bonsai", "pick bonsai")
    assert table.game.favors[0] == 13


@proves("bonus.3")
def test_cards_and_objectives_do_not_count_towards_the_bonus() -> None:
    table = Table(day=3).favors(9).place(TL="S5*", BL="S2*")
    table.dawn("B18", "TR", travellers="F1 F2", craftsmen="K1 O2").play("empty TL")
    assert table.game.totals()[0] == 14
    assert table.asked() == "Manage"
    table.play("done")  # the objective of day 3 is met
    assert table.game.objectives[0] == 1
    assert table.game.day == 4
    assert table.items() == {"katana": 1, "origami": 1}


@proves("bonus.2", "conditions.9")
def test_a_chain_of_bonuses() -> None:
    deck = deck_with(S14={"effect": [{"kind": "favor", "n": 5}]})
    table = Table(deck=deck).favors(5).place(TL="S14").dawn("B18", "TR", travellers="F1 O3", craftsmen="B1 K2")
    table.play("pick bonsai", "pick bonsai", "pick statue", "pick statue")
    assert table.game.favors[0] == 20
    assert table.items() == {"bonsai": 3, "statue": 2, "katana": 1}
    assert table.asked() == "Manage"
    assert table.village()["TL"] == card("S14")
