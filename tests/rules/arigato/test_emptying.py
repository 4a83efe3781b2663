"""Emptying a workshop: when it is allowed, where the artisan goes, what that sets off."""

import pytest

from tests.clauses import proves
from tests.rules.arigato.position import Table, card, cards

QUIET = ("F1 S4", "K1 O2")  # travellers and craftsmen


@proves("emptying.1")
def test_without_a_token_to_the_discard_pile_for_nothing() -> None:
    table = Table().place(TL="S11", BL="O9").hand("S18 F1 B4 K1 O2").play("empty TL", "empty BL")
    assert table.village() == {}
    assert table.discarded() == set(cards("S11 O9"))
    assert (table.game.favors[0], table.items(), table.under_gate()) == (0, {}, set())


@proves("emptying.1")
def test_before_and_after_placing_needed_or_not() -> None:
    table = Table().place(TL="S11", BL="O9", BR="K16").hand("S18 F1 B4 K1 O2")
    table.play("empty TL", f"resident {card('S18')}", f"traveller {card('F1')}", f"traveller {card('B4')}")
    table.play("empty BL", "empty BR", "ready")
    assert table.village() == {"TR": card("S18")}
    table.play("empty TR")
    assert table.village() == {}


@proves("emptying.2", "end.1")
def test_with_a_token_under_the_gate() -> None:
    table = Table().place(TL="S17*").dawn("B18", "TR", *QUIET).play("empty TL")
    assert table.under_gate() == {card("S17")}
    assert table.game.offered == [0]
    assert table.game.totals() == [7]
    assert card("S17") not in table.discarded()


@proves("emptying.3")
def test_not_while_effects_are_pending() -> None:
    table = Table().favors(8).place(TL="S3*", BL="S2*").dawn("B18", "TR", travellers="F1 F2", craftsmen="K1 O2")
    assert table.asked() == "Pick"
    assert not [option for option in table.options() if option.startswith("empty")]


@proves("emptying.3")
def test_not_at_dusk() -> None:
    table = Table(day=1).stock(katana=7).place(TL="S17*").dawn("B18", "TR", *QUIET).play("done")
    assert table.asked() == "Limit"
    assert table.options() == ["discard origami", "discard katana"]


@proves("emptying.3")
def test_an_offered_artisan_cannot_be_discarded_nor_moved() -> None:
    table = Table().place(TL="S17*").dawn("B18", "TR", *QUIET)
    mine = [option for option in table.options() if option.endswith("TL")]
    assert mine == ["empty TL"]
    table.play("empty TL")
    assert table.under_gate() == {card("S17")}


@proves("emptying.4")
def test_before_the_craftsmen_at_a_table_that_asks() -> None:
    table = Table(explicit_effects=True).place(TL="S17*").dawn("B18", "TR", *QUIET)
    assert table.asked() == "Morning"
    assert table.items() == {}
    table.play("empty TL")
    assert table.asked() == "Morning"
    assert table.under_gate() == {card("S17")}
    assert table.refusal("empty BL").kind == "workshop-empty"
    table.play("craft")
    assert table.items() == {"katana": 1, "origami": 1}


@proves("emptying.4")
def test_otherwise_the_same_can_be_done_afterwards() -> None:
    results = []
    for explicit in (True, False):
        table = Table(explicit_effects=explicit).place(TL="S10*").gate("K4").dawn("B18", "TR", *QUIET)
        if explicit:
            table.play("empty TL", f"apply {card('S10')}", "craft")
        else:
            table.play("empty TL")
        results.append((table.game.favors, table.items(), table.village(), table.under_gate()))
    assert results[0] == results[1]


@proves("emptying.5")
def test_the_card_is_moved_and_the_token_back_before_anything_fires() -> None:
    table = Table().place(TL="B10*", BL="S9").gate("F1")  # B10: two favors per fireworks maker; S9 waits for botanists
    table.dawn("O18", "TR", travellers="F2 S4", craftsmen="K1 O2").play("empty TL")
    kinds = [(event.kind, event.facts.get("card")) for event in table.journal if event.kind in ("send", "effect")]
    assert kinds == [("send", card("B10")), ("effect", card("B10")), ("effect", card("S9"))]
    assert table.game.favors[0] == 4
    assert table.game.offered == [0]


@proves("emptying.1", "emptying.2")
@pytest.mark.parametrize("slot", ["TL", "TR", "BL", "BR"])
def test_any_workshop_and_any_card_the_first_of_the_deck_included(slot: str) -> None:
    table = Table().place(**{slot: "S1"}).hand("S18 F1 B4 K1 O2")
    assert f"empty {slot}" in table.options()
    table.play(f"empty {slot}")
    assert table.discarded() == {0}
    assert [event.facts["card"] for event in table.told("empty")] == [0]
    table = Table().place(**{slot: "S1*"}).hand("S18 F1 B4 K1 O2").play(f"empty {slot}")
    assert table.under_gate() == {0}
    assert [event.facts["card"] for event in table.told("send")] == [0]


@proves("emptying.1")
def test_everybody_is_told_by_day() -> None:
    table = Table(seats=2).place(TL="S17*", BL="S16").dawn("B18", "TR", *QUIET)
    table.dawn("K18", "TR", travellers="F4 B2", craftsmen="S2 O4", seat=1).play("empty TL", "empty BL")
    assert [event.facts["card"] for event in table.told("send", 1)] == [card("S17")]
    assert [event.facts["card"] for event in table.told("empty", None)] == [card("S16")]
