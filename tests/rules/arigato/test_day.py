"""Day: reveal, craftsmen, and the management of the village."""

from tests.clauses import proves
from tests.rules.arigato.position import Table, card, cards

QUIET = ("F1 S4", "K1 O2")  # travellers and craftsmen


@proves("day.1")
def test_residents_are_revealed_to_all() -> None:
    table = Table(seats=2).dawn("S18", "TR", *QUIET)
    assert table.village() == {}
    table.dawn("K18", "BR", travellers="F2 B2", craftsmen="S2 O4", seat=1)
    assert table.village(0) == {"TR": card("S18")}
    assert table.village(1) == {"BR": card("K18")}
    assert [event.facts["card"] for event in table.told("reveal", None)] == [card("S18"), card("K18")]


@proves("day.1", "day.2")
def test_the_new_resident_is_active_at_once() -> None:
    table = Table().dawn("S3", "TL", travellers="F1 F2", craftsmen="K1 O2")
    assert table.game.favors[0] == 2
    table = Table().dawn("S5", "TL", travellers="F1 F2", craftsmen="K1 B2")
    assert table.game.favors[0] == 1


@proves("day.3")
def test_craftsmen_are_discarded_for_their_items() -> None:
    table = Table().dawn("S18", "TR", *QUIET)
    assert table.discarded() == set(cards("K1 O2"))
    assert table.items() == {"katana": 1, "origami": 1}
    assert table.game.hands == [-1] * 5
    assert [(event.facts["card"], event.facts["item"]) for event in table.told("craft", None)] == [
        (card("O2"), 2),
        (card("K1"), 3),
    ]
    assert [event.facts["card"] for event in table.told("keep")] == cards("S4 F1")
    assert table.told("keep", None) == []


@proves("day.4", "round.1")
def test_actions_in_any_order_until_done() -> None:
    table = Table().place(TL="S17*", BL="S16").stock(katana=4).dawn("B18", "TR", *QUIET)
    table.play("swap katana statue", "empty TL", "swap katana statue", "empty BL", "swap statue bonsai", "done")
    assert table.items() == {"katana": 1, "origami": 1, "bonsai": 1}
    assert table.asked() == "Arrange"
    assert table.game.day == 3


@proves("day.4")
def test_swaps_and_offerings_by_day_only() -> None:
    table = Table().place(TL="S17").stock(bonsai=7, origami=7, katana=7, firework=7).hand("B18 F1 S4 K1 O2")
    assert {option.split()[0] for option in table.options()} == {"resident", "empty"}
    table.dawn("B18", "TR", *QUIET)
    assert {option.split()[0] for option in table.options()} == {"done", "offer", "empty", "swap"}
    table.play("done")
    assert {option.split()[0] for option in table.options()} == {"discard"}


@proves("day.5")
def test_a_swap_takes_another_kind_for_two_identical() -> None:
    table = Table().stock(katana=1, bonsai=1).dawn("B18", "TR", *QUIET)
    assert table.refusal("swap bonsai katana").kind == "needs-two"
    assert table.refusal("swap katana katana").kind == "same-item"
    table.play("swap katana firework")
    assert table.items() == {"bonsai": 1, "origami": 1, "firework": 1}


@proves("day.6")
def test_an_offering_is_paid_in_one_go() -> None:
    table = Table().place(TL="S17").stock(bonsai=2, origami=1).dawn("B18", "TR", *QUIET)
    refused = table.refusal("offer TL")  # two bonsai, an origami, a katana and a firework
    assert (refused.kind, refused.facts["item"], refused.facts["lacking"]) == ("lacks-items", 4, 1)
    assert table.refusal("offer BL").kind == "no-artisan"
    table.stock(firework=1).ask_again()
    table.play("offer TL")
    assert table.items() == {"origami": 1}
    assert table.game.offered == [0b0001]


@proves("day.7")
def test_one_token_at_most() -> None:
    table = Table().place(TL="S17*").stock(bonsai=7, origami=7, katana=7, firework=7).dawn("B18", "TR", *QUIET)
    refused = table.refusal("offer TL")
    assert (refused.clause, refused.kind) == ("day.7", "has-token")


@proves("day.8")
def test_an_emptied_workshop_stays_empty_until_dawn() -> None:
    table = Table().place(TL="S17").dawn("B18", "TR", *QUIET).play("empty TL")
    assert not [option for option in table.options() if "TL" in option]
    assert table.village() == {"TR": card("B18")}
    table.play("done")
    table.hand("S3 F2 S6 K2 O4").play(f"resident {card('S3')}")
    assert table.game.workshop == [0]


@proves("round.1")
def test_nobody_begins_a_phase_before_all_have_finished() -> None:
    table = Table(seats=2).dawn("S18", "TR", *QUIET)
    assert table.asked(0) == ""
    assert table.asked(1) == "Arrange"
    table.dawn("K18", "BR", travellers="F2 B2", craftsmen="S2 O4", seat=1)
    assert (table.asked(0), table.asked(1)) == ("Manage", "Manage")
    table.play("done", seat=1)
    assert (table.asked(0), table.asked(1)) == ("Manage", "")
    assert table.game.phase == 1
    table.play("done")
    assert (table.asked(0), table.asked(1)) == ("Arrange", "Arrange")
