"""Whatever happens in one village happens there and nowhere else: examples again, at the other end of the table."""

import pytest

from tests.clauses import proves
from tests.rules.arigato.position import ALPHA, BETA, DELTA, EPSILON, GAMMA, ZETA, Table, card

QUIET = [("S18", "TR", "F1 B2", "K1 O2"), ("K18", "TR", "F2 B4", "S1 O4"), ("O18", "TR", "F3 B5", "S5 O5")]


def dawn_of_others(table: Table, seat: int) -> Table:
    """Everybody else gives roles that set nothing off."""
    for other in range(table.game.seats):
        if other != seat:
            table.dawn(*QUIET[other], seat=other)
    return table


def untouched(table: Table, seat: int) -> bool:
    """Have the others gained nothing but what their craftsmen made?"""
    others = [other for other in range(table.game.seats) if other != seat]
    return all(table.game.favors[other] == 0 and table.game.items(other) == 2 for other in others)


@proves("triggers.3", "conditions.1", "conditions.2", "conditions.9")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_day_of_each_seat(seat: int) -> None:
    table = dawn_of_others(Table(seats=3), seat).place(seat, TL=BETA, TR=GAMMA)
    table.dawn(ALPHA, "BR", travellers="S2 S3", craftsmen="F4 O6", seat=seat)
    assert table.game.favors[seat] == 4
    assert table.items(seat) == {"statue": 2, "firework": 1, "origami": 1}
    assert table.game.fired[seat * 4 : seat * 4 + 4] == [2, 1, 0, 2]
    assert sum(table.game.fired) == 5
    assert untouched(table, seat)


@proves("conditions.8", "conditions.7", "emptying.2", "effects.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_offering_of_each_seat(seat: int) -> None:
    table = dawn_of_others(Table(seats=3), seat).place(seat, TL=BETA, TR=DELTA, BL=EPSILON).gate("K2", seat)
    table.stock(seat, bonsai=1, origami=1, katana=2)
    table.dawn("F16", "BR", travellers="B6 O7", craftsmen="F4 F5", seat=seat)
    table.play("swap katana bonsai", "offer BL", "empty BL", seat=seat)
    assert table.game.favors[seat] == 3
    assert table.items(seat) == {"statue": 1, "firework": 2}
    assert table.under_gate(seat) == {card("K2"), card(EPSILON)}
    assert untouched(table, seat)


@proves("conditions.14", "dusk.1", "dusk.2", "conditions.13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_dusk_of_each_seat(seat: int) -> None:
    table = dawn_of_others(Table(seats=3, day=1), seat).place(seat, TL=f"{BETA}*", BR=f"{ZETA}*", TR="B18")
    table.stock(seat, katana=2).dawn("F9", "BL", travellers="B6 O7", craftsmen="F4 O8", seat=seat)
    for other in range(3):
        table.play("done", seat=other)
    assert table.asked(seat) == "Order"
    table.play("next BR", seat=seat)
    assert table.game.favors[seat] == 3
    assert table.items(seat) == {"statue": 1, "origami": 1, "katana": 2, "firework": 1}
    assert untouched(table, seat)


@proves("conditions.11", "conditions.12", "conditions.15", "dusk.3", "conditions.10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_counts_and_objectives_of_each_seat(seat: int) -> None:
    table = dawn_of_others(Table(seats=3, day=3), seat).place(seat, TL="S17*", TR="S20", BL="S16", BR="S15")
    table.hand("F9 B6 O7 F4 O8", seat).play("empty BR", f"resident {card('F9')}", seat=seat)
    table.play(f"traveller {card('B6')}", f"traveller {card('O7')}", "ready", seat=seat)
    for other in range(3):
        table.play("done", seat=other)
    # Two sculptors on top 2, a fireworks maker in the village 1, a sculptor with a token 1.
    assert table.game.favors[seat] == 4
    assert table.game.objectives == [int(other == seat) for other in range(3)]


@proves("bonus.1", "dawn.5", "dusk.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_secret_gains_and_the_limit_of_each_seat(seat: int) -> None:
    table = Table(seats=3, day=1).place(seat, TL="S10*", BL="S9").gate("K2", seat).favors(9, seat)
    table.stock(seat, katana=6).hand("F18 B6 O7 F4 O8", seat)
    before = [table.view((seat + 1) % 3).stock, table.view((seat + 1) % 3).gate, table.view(None).village]
    table.play("empty TL", "pick statue", "pick statue", "empty BL", seat=seat)
    assert table.items(seat) == {"statue": 2, "katana": 6}
    assert [table.view((seat + 1) % 3).stock, table.view((seat + 1) % 3).gate, table.view(None).village] == before
    assert table.view(seat).favors[seat] == 11
    table.play(f"resident {card('F18')}", "install BR", f"traveller {card('B6')}", f"traveller {card('O7')}", seat=seat)
    table.play("ready", seat=seat)
    dawn_of_others(table, seat)
    for other in range(3):
        table.play("done", seat=other)
    assert table.options(seat) == ["discard statue", "discard origami", "discard katana", "discard firework"]
    table.play("discard katana", "discard katana", "discard firework", seat=seat)
    assert table.items(seat) == {"statue": 2, "origami": 1, "katana": 4}
    assert table.village(seat) == {"BR": card("F18")}
