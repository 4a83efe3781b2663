"""Effects in general: optional, as a whole, with all consequences, in an order that is asked for where it matters."""

import pytest

from chabudai.core.rng import Rng
from chabudai.games.arigato.material import ITEM_CODES
from tests.clauses import proves
from tests.rules.arigato.position import Table, card, deck_with
from tests.rules.arigato.steering import keen

KATANA_FOR_KATANA = {
    "condition": {"kind": "item_gained", "item": "katana"},
    "effect": [{"kind": "item", "n": 1, "item": "katana"}],
}


@proves("triggers.1", "triggers.2")
def test_every_effect_can_be_declined_at_a_table_that_asks() -> None:
    table = Table(explicit_effects=True).place(TL="S3")
    table.dawn("B18", "TR", travellers="F1 F2", craftsmen="S1 O2")
    assert table.asked() == "Apply"
    assert table.options() == [f"decline {card('S3')}", f"apply {card('S3')}"]
    table.play(f"decline {card('S3')}", "craft")
    assert table.game.favors[0] == 0
    assert table.asked() == "Manage"


@proves("triggers.1", "triggers.2", "effects.7")
def test_an_effect_happens_as_a_whole() -> None:
    table = Table(explicit_effects=True).place(TL="S4")
    table.dawn("K18", "TR", travellers="F1 B2", craftsmen="S1 O2").play(f"apply {card('S4')}")
    assert table.game.favors[0] == 1
    assert table.items() == {"statue": 1}
    assert table.asked() == "Morning"


@proves("triggers.2")
def test_by_default_effects_happen_without_asking() -> None:
    table = Table().place(TL="S3").dawn("B18", "TR", travellers="F1 F2", craftsmen="S1 O2")
    assert table.asked() == "Manage"
    assert table.game.favors[0] == 2


@proves("triggers.2")
def test_declining_is_nobody_elses_business() -> None:
    table = Table(seats=2, explicit_effects=True).place(TL="S3")
    table.dawn("B18", "TR", travellers="F1 F2", craftsmen="S1 O2")
    table.dawn("K18", "TR", travellers="F3 B2", craftsmen="S2 O4", seat=1)
    table.play(f"decline {card('S3')}")
    assert len(table.told("decline", 0)) == 1
    assert table.told("decline", 1) == []
    assert table.told("decline", None) == []


@proves("triggers.3")
def test_all_that_listen_have_their_effect() -> None:
    table = Table().place(TL="S14", BL="O7").dawn("B18", "TR", travellers="F1 O3", craftsmen="B1 B2")
    assert table.items() == {"bonsai": 3}  # two craftsmen, one for their being alike
    assert table.game.favors[0] == 3  # each of them calls the sculptor


@proves("triggers.3", "emptying.1")
def test_whoever_has_left_listens_no_more() -> None:
    table = (
        Table().place(TL="S3").hand("B18 F1 F2 S1 O2").play("empty TL").play(f"resident {card('B18')}", "install TR")
    )
    table.play(f"traveller {card('F1')}", f"traveller {card('F2')}", "ready")
    assert table.game.favors[0] == 0


@proves("triggers.4")
def test_each_effect_with_its_consequences_before_the_next() -> None:
    table = Table().place(TL="F14", BR="B1", TR="B3").dawn("O16", "BL", travellers="S1 S2", craftsmen="K1 O2")
    lines = [
        (event.kind, event.facts.get("card", event.facts.get("favors")))
        for event in table.journal
        if event.kind in ("effect", "favors")
    ]
    statue = [("effect", card("B1")), ("effect", card("F14")), ("favors", 1)]
    assert lines == [*statue, *statue, ("effect", card("B3")), ("favors", 2)]


@proves("triggers.4", "dusk.2")
def test_the_order_of_simultaneous_effects_does_not_matter() -> None:
    """Whatever the order of the workshops: the same artisans elsewhere give the same favors and items."""
    decks = [
        deck_with(B1={"workshops": ["BR"]}, B3={"workshops": ["TR"]}, F14={"workshops": ["TL"]}),
        deck_with(B1={"workshops": ["TL"]}, B3={"workshops": ["BR"]}, F14={"workshops": ["TR"]}),
    ]
    results = []
    for deck, places in zip(
        decks, [{"BR": "B1", "TR": "B3", "TL": "F14"}, {"TL": "B1", "BR": "B3", "TR": "F14"}], strict=True
    ):
        table = Table(deck=deck).favors(8).place(**places).dawn("O16", "BL", travellers="S1 S2", craftsmen="K1 O2")
        while table.asked() == "Pick":
            table.play("pick statue")
        results.append((table.game.favors[0], table.items()))
    assert results[0] == results[1]
    assert results[0][0] == 14


@proves("triggers.5", "conditions.13")
def test_items_are_counted_when_the_effect_happens() -> None:
    table = Table(day=1).place(TR="B18", BR="S19*", TL="B12*").stock(katana=2)
    table.dawn("S2", "BL", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.asked() == "Order"
    table.play("next BR")
    assert table.game.favors[0] == 2  # the fifth item came first


@proves("triggers.6")
def test_effects_happen_in_any_phase() -> None:
    table = Table(day=1).place(TL="S10*", BL="F14").gate("K1")
    table.hand("B18 F1 F2 S1 O2").play("empty TL")
    assert table.game.favors[0] == 2  # at dawn
    table.play(f"resident {card('B18')}", "install TR", f"traveller {card('F1')}", f"traveller {card('F2')}", "ready")
    assert table.game.favors[0] == 3  # by day, for the statue of a craftsman


@proves("day.9")
@pytest.mark.parametrize("explicit", [False, True])
def test_the_guard_ends_a_chain_without_end(explicit: bool) -> None:
    table = Table(deck=deck_with(S14=KATANA_FOR_KATANA), explicit_effects=explicit).place(TL="S14")
    table.dawn("B18", "TR", travellers="F1 O3", craftsmen="K1 O2")
    if explicit:
        table.play("craft")
        while table.asked() == "Apply":
            table.play(f"apply {card('S14')}")
    assert table.items() == {"katana": 61, "origami": 1}
    assert table.game.firings[0] == 60
    assert len(table.told("guard")) == 1
    table.play("done")
    while table.asked() == "Limit":
        table.play("discard katana")
    table.dawn("O9", "BR", travellers="F2 O4", craftsmen="K2 B1")  # the next round starts afresh
    if explicit:
        table.play("craft", f"decline {card('S14')}")
    assert table.game.firings[0] == (0 if explicit else 60)  # what is declined is no effect


@proves("day.9")
def test_thirty_swaps_a_day() -> None:
    table = Table().stock(**dict.fromkeys(ITEM_CODES, 40)).dawn("B18", "TR", travellers="F1 O3", craftsmen="K1 O2")
    for _ in range(30):
        table.play("swap katana bonsai")
        if table.items()["katana"] < 2:
            break
    while table.game.swaps[0] < 30:
        table.play("swap bonsai statue")
    assert table.refusal("swap bonsai statue").kind == "too-many-swaps"
    assert not [option for option in table.options() if option.startswith("swap")]
    table.play("done")
    assert table.game.swaps[0] == 30
    rng = Rng(1)
    while table.asked() != "Manage":
        table.game.choose(0, keen(table.game, 0, rng))
    assert table.game.swaps[0] == 0
