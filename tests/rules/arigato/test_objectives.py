"""Objectives: eighteen kinds, and how each is counted."""

import pytest

from chabudai.games.arigato.catalogues import box_catalogue
from chabudai.games.arigato.material import PLACE_CODES, SUBJECT_CODES
from chabudai.games.arigato.objectives import meets_objective, progress
from tests.clauses import proves
from tests.rules.arigato.position import Table

VILLAGE = {"TL": "S17*", "TR": "S15", "BL": "B16*"}
GATE = "S1 O2 O19 K3"


def counted(subject: str, where: str) -> int:
    table = Table().place(**VILLAGE).gate(GATE).stock(statue=3, katana=2, origami=3)
    return progress(table.game, 0, SUBJECT_CODES.index(subject), PLACE_CODES.index(where))


@proves("objectives.1", "objectives.3", "objectives.4")
@pytest.mark.parametrize(
    ("subject", "where", "number"),
    [
        ("cards", "village", 3),
        ("cards", "gate", 4),
        ("cards", "both", 7),
        ("dusk_cards", "village", 3),
        ("dusk_cards", "gate", 1),
        ("dusk_cards", "both", 4),
        ("same_craft", "village", 2),
        ("same_craft", "gate", 2),
        ("same_craft", "both", 3),
        ("different_crafts", "village", 2),
        ("different_crafts", "gate", 3),
        ("different_crafts", "both", 4),
        ("offered_cards", "village", 2),
        ("offered_cards", "both", 2),
    ],
)
def test_objectives_about_cards(subject: str, where: str, number: int) -> None:
    assert counted(subject, where) == number


@proves("objectives.2", "objectives.4")
@pytest.mark.parametrize(("subject", "number"), [("items", 8), ("same_items", 3), ("different_items", 3)])
def test_objectives_about_items(subject: str, number: int) -> None:
    assert counted(subject, "stock") == number


@proves("objectives.4", "dusk.3")
def test_as_many_as_asked_for_are_enough_and_one_less_is_not() -> None:
    table = Table(day=9, second_tile="b").stock(katana=4)  # four identical items
    assert meets_objective(table.game, 0)
    table.stock(katana=3, statue=3)
    assert not meets_objective(table.game, 0)


@proves("objectives.5")
def test_judged_once() -> None:
    table = Table(day=3, first_tile="b").place(BR="S15").stock(katana=3)
    table.dawn("S5", "TL", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert table.game.objectives[0] == 1
    assert len(table.told("objective")) == 1


@proves("setup.2")
@pytest.mark.parametrize(("first", "second"), [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")])
def test_four_calendars(first: str, second: str) -> None:
    game = Table(first_tile=first, second_tile=second).game
    catalogue = box_catalogue()
    sides = [catalogue.side_of(game.calendar, day) for day in range(1, 13)]
    assert sides == ["ab".index(first)] * 6 + [2 + "ab".index(second)] * 6
    for day in range(2, 12):
        subject, place, count = catalogue.objective(game.calendar, day)
        assert count > 0
        assert (subject >= 5) == (place == 3)
    assert catalogue.objective(game.calendar, 1)[2] == 0
    assert catalogue.objective(game.calendar, 12)[2] == 0
