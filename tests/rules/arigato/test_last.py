"""The last day, and the count."""

import pytest

from chabudai.games.arigato.scoring import objective_points
from tests.clauses import proves
from tests.rules.arigato.position import Table, card
from tests.rules.arigato.test_rounds import play_days
from tests.shown import scene_of, scores_of


def last_day(craftsmen: str, resident: str = "S18", at: str = "TR", generous: bool = False, **village: str) -> Table:
    table = Table(day=12, generous_last_day=generous).place(**village).hand(f"{resident} {craftsmen}")
    table.play(f"resident {card(resident)}")
    if table.asked() == "Install":
        table.play(f"install {at}")
    return table.play("ready")


@proves("last.1")
def test_one_resident_and_four_craftsmen() -> None:
    table = last_day("K1 K2 O1 F3")
    assert table.items() == {"katana": 2, "origami": 1, "firework": 1}
    assert table.game.passed == [-1, -1]
    assert table.game.kept == []


@proves("last.1", "conditions.1", "conditions.2")
def test_no_travellers_no_effects_of_travellers() -> None:
    table = last_day("O1 O2 O3 F3", BL="S2", TL="S3")
    assert table.game.favors[0] == 0


@proves("last.2")
def test_a_craft_counts_twice_at_most() -> None:
    assert last_day("B1 B2 B3 F3", TL="S5").game.favors[0] == 2
    assert last_day("B1 B2 B3 B4", TL="S5").game.favors[0] == 2
    assert last_day("B1 K2 O3 F4", TL="S5").game.favors[0] == 1


@proves("last.2")
def test_a_pair_counts_once() -> None:
    assert last_day("B1 B2 B3 B4", BR="S8").game.favors[0] == 2
    assert last_day("B1 B2 K3 K4", BR="S8").game.favors[0] == 2
    assert last_day("B1 O2 K3 F4", BR="S8").game.favors[0] == 0


@proves("last.2", "effects.6")
def test_of_two_pairs_the_owner_says_which() -> None:
    for item in ("bonsai", "katana"):
        table = last_day("B1 B2 K3 K4", TL="S7")
        assert table.asked() == "ChoosePair"
        assert table.options() == ["pair bonsai", "pair katana"]
        table.play(f"pair {item}")
        assert table.items()[item] == 3
        assert table.game.items(0) == 5


@proves("last.2", "effects.6")
def test_one_pair_leaves_no_choice() -> None:
    assert last_day("B1 B2 B3 B4", TL="S7").items() == {"bonsai": 5}
    assert last_day("B1 B2 B3 K4", TL="S7").items() == {"bonsai": 4, "katana": 1}


@proves("last.3")
def test_the_generous_reading() -> None:
    assert last_day("B1 B2 B3 F3", TL="S5", generous=True).game.favors[0] == 3
    assert last_day("B1 B2 B3 B4", TL="S5", generous=True).game.favors[0] == 4
    assert last_day("B1 B2 B3 B4", BR="S8", generous=True).game.favors[0] == 4
    assert last_day("B1 B2 K3 K4", BR="S8", generous=True).game.favors[0] == 4
    assert last_day("B1 B2 K3 K4", TL="S7", generous=True).items() == {"bonsai": 3, "katana": 3}
    assert last_day("B1 B2 B3 K4", TL="S7", generous=True).items() == {"bonsai": 4, "katana": 1}


@proves("last.3")
def test_the_generous_reading_is_about_the_last_day_only() -> None:
    table = Table(day=4, generous_last_day=True).place(TL="S5", BR="S8")
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="B1 B2")
    assert table.game.favors[0] == 4


@proves("last.4")
def test_dusk_effects_but_no_objective() -> None:
    table = last_day("K1 O1 F3 B3", TL="S20", BR="S15").play("done")
    assert table.game.over
    assert (table.game.objectives, table.told("objective")) == ([0], [])
    table = last_day("K1 O1 B5 B3", BL="S9", TL="S20", BR="F2").play("done")
    assert table.game.favors[0] == 1  # a fireworks maker in the village


@proves("last.5")
def test_placed_offered_and_sent_on_one_day() -> None:
    table = last_day("O1 O2 F3 B3")  # S18 needs two origami and a firework
    table.play("offer TR")
    warning = scene_of(table.game, 0).actions[0]
    assert (warning.id, warning.name.key) == ("done", "arigato-action-done-warned")
    assert scene_of(table.game, 0).prompt.params["offered"] == 1
    table.play("empty TR")
    assert scene_of(table.game, 0).actions[0].name.key == "arigato-action-done"
    table.play("done")
    assert table.game.totals() == [4]


@proves("end.1", "end.2")
def test_points_are_favors_gate_and_objectives() -> None:
    table = Table().favors(13).gate("S9 S2 K17")
    table.game.objectives[0] = 4
    assert table.game.totals() == [13 + 7 + 5 + 7 + 10]
    tree = scores_of(table.game, 0)[0]
    assert tree.points == 42
    assert [part.points for part in tree.parts] == [13, 19, 10, 0]
    assert [(part.points, part.pieces) for part in tree.parts[1].parts] == [
        (5, ("card-1",)),
        (7, ("card-8",)),
        (7, ("card-76",)),
    ]
    assert {node.clause for node in tree.all()} == {"end.1", "end.2", "effects.2", "solo.3", "solo.4"}


@proves("end.2")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 1), (2, 3), (5, 15), (10, 55)])
def test_tokens(tokens: int, points: int) -> None:
    assert objective_points(tokens) == points


@proves("end.3")
def test_village_and_stock_are_worth_nothing() -> None:
    table = Table().place(TL="S17*", TR="S20").stock(katana=7)
    assert table.game.totals() == [0]


@proves("end.4")
def test_the_most_points_win_and_ties_are_shared() -> None:
    game = play_days(3, 12)
    for points, ranks in (([5, 9, 7], [3, 1, 2]), ([9, 9, 7], [1, 1, 3]), ([4, 4, 4], [1, 1, 1])):
        game.points = points
        assert game.ranks() == ranks
    assert [seat.status for seat in scene_of(game, 0).seats] == ["winner"] * 3
