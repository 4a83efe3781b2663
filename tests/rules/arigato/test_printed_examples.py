"""The worked examples of the rulebooks, replayed to their printed numbers (C-1 to C-12)."""

import pytest

from chabudai.core.knowledge import EVERYONE
from chabudai.games.arigato import BOX
from chabudai.games.arigato.managing import MANAGE
from chabudai.games.arigato.scoring import objective_points, solo_groups, solo_target
from chabudai.games.arigato.state import Arigato
from chabudai.games.arigato.triggers import GAIN_FAVORS
from tests.clauses import proves
from tests.rules.arigato.position import ALPHA, BETA, DELTA, EPSILON, GAMMA, ZETA, Table, card, cards, deck_with


@proves("dawn.1", "dawn.2", "dawn.3")
def test_c1_roles_at_dawn() -> None:
    table = Table().place(BL="K14", TR="K18").hand(f"{ALPHA} S2 S3 F2 O2")
    table.play(f"resident {card(ALPHA)}")  # right-hand workshops only, and one of them is taken
    assert table.asked() == "SendOff"
    assert table.game.workshop[0] == 3
    table.play(f"traveller {card('S2')}", f"traveller {card('S3')}", "ready")
    assert table.village()["BR"] == card(ALPHA)
    assert {entry & 0xFF for entry in table.game.kept} == {card("S2"), card("S3")}
    assert table.discarded() == {card("F2"), card("O2")}


@proves("dawn.2", "dawn.3")
def test_c1_refused_placements() -> None:
    table = Table().place(TR="K18", BR="K2").hand(f"{ALPHA} S2 S3 F2 O2")
    assert table.refusal(f"resident {card(ALPHA)}").kind == "no-free-workshop"
    table.play("empty TR", f"resident {card(ALPHA)}")
    assert table.game.workshop[0] == 1

    table = Table().place(TR="K18").hand("S11 S2 S3 F2 O2").play(f"resident {card('S11')}")  # top left, bottom right
    assert table.refusal("install TR").kind == "workshop-taken"
    assert table.refusal("install BL").kind == "not-allowed-there"


@proves("day.1", "day.2", "day.3", "conditions.1", "conditions.2", "conditions.9", "triggers.6")
def test_c2_triggers_of_the_day() -> None:
    table = Table().place(TL=BETA, TR=GAMMA)
    table.dawn(ALPHA, "BR", travellers="S2 S3", craftsmen="F2 O2")
    assert table.game.favors[0] == 4
    assert table.items() == {"statue": 2, "firework": 1, "origami": 1}
    assert table.discarded() == set(cards("F2 O2"))


@proves("day.5")
def test_c3_a_swap() -> None:
    table = Table().dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 K2")
    assert table.items() == {"katana": 2}
    table.play("swap katana bonsai")
    assert table.items() == {"bonsai": 1}


@proves("day.6", "conditions.8", "effects.1", "conditions.7", "effects.4", "emptying.2")
def test_c4_and_c5_an_offering_that_is_sent_at_once() -> None:
    table = Table().place(TL=BETA, TR=DELTA, BL=EPSILON).gate("K1")
    table.stock(bonsai=1, origami=1, katana=2)  # one bonsai short
    table.dawn("O18", "BR", travellers="F1 O4", craftsmen="F2 F3")
    assert table.refusal("offer BL").kind == "lacks-items"
    table.play("swap katana bonsai", "offer BL")
    assert table.game.favors[0] == 1
    assert table.items() == {"statue": 1, "firework": 2}
    assert table.game.offered[0] == 0b0100
    table.play("empty BL")
    assert table.game.favors[0] == 3  # one token of three
    assert table.game.offered[0] == 0
    assert table.under_gate() == {card("K1"), card(EPSILON)}


@proves("dusk.1", "conditions.14", "effects.7")
def test_c6_dusk() -> None:
    table = Table(day=1).place(TL=f"{BETA}*", BR=f"{ZETA}*")
    table.dawn("K5", "TR", travellers="S1 B2", craftsmen="K1 O2")
    assert (table.game.favors[0], table.items()) == (0, {"katana": 1, "origami": 1})
    table.play("done")
    assert (table.game.favors[0], table.items()) == (2, {"statue": 1, "katana": 1, "origami": 1})


@proves("dusk.3", "objectives.1", "objectives.3")
def test_c7_the_objective_of_day_ten() -> None:
    table = Table(day=10).place(TL="B14").gate("B2 B5 B6 B7")
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.objectives[0] == 1
    table = Table(day=10).place(TL="B14").gate("B2 B5 B6")
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.objectives[0] == 0


@proves("bonus.1", "bonus.2")
@pytest.mark.parametrize(("favors", "gained", "items"), [(9, 1, 2), (9, 2, 2), (19, 1, 2), (9, 12, 4), (7, 2, 0)])
def test_c8_thresholds(favors: int, gained: int, items: int) -> None:
    table = Table().dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2").favors(favors)
    table.game.asked = 0
    table.game.next_for(0, GAIN_FAVORS[0][gained], MANAGE[0])
    table.game.settle()
    picks = 0
    while table.asked() == "Pick":
        table.play("pick statue")
        picks += 1
    assert picks == items
    assert table.items().get("statue", 0) == items
    assert table.game.favors[0] == favors + gained


@proves("solo.3", "solo.4")
def test_c9_the_target_of_a_solo_game() -> None:
    deck = deck_with(S4={"favors": 5})
    game = BOX.new(1, 1, deck=deck)
    assert isinstance(game, Arigato)
    kept = cards("S1 S2 S5 S4 B1 B2 B3 B5 B16 O1 O3 O7 O5 O16 K1 K3 K5 K4 K17 F1 F16 F2")
    game.kept = [number | EVERYONE for number in kept]
    assert solo_groups(game) == [19, 24, 23, 26, 15]
    assert solo_target(game) == 92
    game.over = True
    game.points = [92]
    assert game.ranks() == [2]
    game.points = [93]
    assert game.ranks() == [1]


@proves("end.2")
def test_c10_objective_tokens() -> None:
    assert [objective_points(tokens) for tokens in range(11)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]


@proves("last.1", "last.4", "end.3")
def test_c11_the_last_round() -> None:
    table = Table(day=12).place(TL="S17", TR="S20*").hand("S2 K1 O1 B1 F1")
    before = len(table.game.kept)
    table.play(f"resident {card('S2')}", "install BL", "ready")
    assert len(table.game.kept) == before
    assert table.items() == {"katana": 1, "origami": 1, "bonsai": 1, "firework": 1}
    table.play("done")
    assert table.game.over
    assert table.game.favors == [2]  # two sculptors on top
    assert table.game.objectives == [0]
    assert table.game.totals() == [2]


@proves("dusk.5", "dusk.6", "objectives.2")
def test_c12_the_limit_comes_after_the_objective() -> None:
    table = Table(day=3, first_tile="b").stock(katana=4, bonsai=3)  # five items
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.items(0) == 9
    assert table.game.objectives[0] == 1
    table.play("discard katana", "discard katana")
    assert table.items() == {"katana": 3, "bonsai": 3, "origami": 1}
