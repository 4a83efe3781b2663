"""Gains: what each of the six kinds of effect brings, and compound effects."""

from tests.clauses import proves
from tests.rules.arigato.position import Table, deck_with


@proves("effects.1")
def test_1_an_item_of_the_kind_shown() -> None:
    table = Table().place(BR="S1").dawn("B18", "TR", travellers="F2 F3", craftsmen="K1 O2")
    assert table.items() == {"firework": 2, "katana": 1, "origami": 1}
    assert table.game.favors[0] == 0


@proves("effects.2")
def test_2_favors() -> None:
    table = Table().place(TL="S3").dawn("B18", "TR", travellers="F2 F3", craftsmen="K1 O2")
    assert table.game.favors[0] == 2
    assert [event.facts["favors"] for event in table.told("favors")] == [2]


@proves("effects.3", "triggers.5")
def test_3_two_favors_for_each_in_the_village() -> None:
    for others, favors in (({}, 2), ({"TR": "O17"}, 4), ({"TR": "O17", "BL": "O9"}, 6)):
        table = Table().place(TL="S11*", **others).dawn("O16", "BR", travellers="F2 S3", craftsmen="K1 B2")
        table.play("empty TL")
        assert table.game.favors[0] == favors


@proves("effects.3", "effects.8", "emptying.5")
def test_3_whoever_has_left_is_not_counted() -> None:
    deck = deck_with(S11={"effect": [{"kind": "favor_per_craft_in_village", "n": 2, "craft": "sculptor"}]})
    table = Table(deck=deck).place(TL="S11*", TR="S5").dawn("B2", "BR", travellers="F2 O3", craftsmen="K1 O2")
    table.play("empty TL")
    assert table.game.favors[0] == 2


@proves("effects.4", "effects.8", "emptying.5")
def test_4_whoever_has_just_come_to_the_gate_is_counted() -> None:
    deck = deck_with(S10={"effect": [{"kind": "favor_per_craft_at_gate", "n": 2, "craft": "sculptor"}]})
    table = Table(deck=deck).place(TL="S10*").gate("S1 S2 K3")
    table.dawn("B18", "TR", travellers="F2 O3", craftsmen="K1 O2").play("empty TL")
    assert table.game.favors[0] == 6


@proves("effects.4", "triggers.5")
def test_4_nobody_there_brings_nothing() -> None:
    table = Table().place(TL="S10*", TR="K5").dawn("B2", "BR", travellers="F2 O3", craftsmen="K1 O2")
    table.play("empty TL")
    assert table.game.favors[0] == 0
    assert table.told("effect") == []


@proves("effects.5")
def test_5_the_item_of_the_artisan_offered() -> None:
    table = Table().place(BL="S13", BR="F2").stock(statue=1, bonsai=1, origami=1, katana=1)
    table.dawn("B18", "TR", travellers="F1 O3", craftsmen="K1 O2").play("offer BR")
    assert table.items() == {"katana": 1, "origami": 1, "firework": 1}


@proves("effects.6", "conditions.5")
def test_6_the_item_of_the_two_craftsmen() -> None:
    table = Table().place(TL="S7").dawn("B18", "TR", travellers="F1 O3", craftsmen="K1 K2")
    assert table.items() == {"katana": 3}
    table = Table().place(TL="S7").dawn("B18", "TR", travellers="F1 O3", craftsmen="K1 O2")
    assert table.items() == {"katana": 1, "origami": 1}


@proves("effects.7")
def test_7_parts_and_numbers() -> None:
    parts = [
        {"kind": "item", "n": 2, "item": "katana"},
        {"kind": "favor", "n": 3},
        {"kind": "item", "n": 1, "item": "origami"},
    ]
    table = Table(deck=deck_with(S3={"effect": parts})).place(TL="S3")
    table.dawn("B18", "TR", travellers="F1 F2", craftsmen="S1 S2")
    assert table.items() == {"statue": 2, "katana": 2, "origami": 1}
    assert table.game.favors[0] == 3
    kinds = [event.kind for event in table.journal if event.kind in ("gain", "favors")]
    assert kinds == ["gain", "gain", "favors", "gain", "gain", "gain"]  # the parts in order, then the craftsmen's items
