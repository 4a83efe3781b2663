"""The solo game: five cards a day, kept travellers, a score to beat."""

import pytest

from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.games.arigato.scoring import solo_target
from tests.clauses import proves
from tests.rules.arigato.position import Table, cards
from tests.rules.arigato.test_rounds import play_days
from tests.shown import scene_of, scores_of


@proves("solo.1")
def test_five_cards_every_day() -> None:
    for days in range(3):
        game = play_days(1, days)
        assert len(game.pile) == 100 - 5 * (days + 1)
        assert all(entry >= 0 for entry in game.hands)
    assert play_days(1, 12).counters == [1]  # sixty cards: never shuffled again


@proves("solo.2")
def test_travellers_are_kept_and_never_come_back() -> None:
    table = Table().dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2").play("done")
    assert [entry & CARD for entry in table.game.kept] == cards("S4 F1")
    assert [entry & CARD for entry in table.view(0).kept] == cards("S4 F1")
    assert [entry & CARD for entry in table.view(None).kept] == [0xFF] * 2
    assert not set(cards("F1 S4")) & {entry & CARD for entry in table.game.hands}
    assert table.game.passed == [-1, -1]


@proves("solo.2", "conditions.1")
def test_conditions_see_the_travellers_of_the_round_only() -> None:
    table = Table().place(BL="S2").dawn("S18", "TR", travellers="O1 O3", craftsmen="K1 B2").play("done")
    assert table.game.favors[0] == 2
    table.dawn("K8", "BR", travellers="F1 B4", craftsmen="K2 S5")
    assert table.game.favors[0] == 2


@proves("solo.3")
def test_twenty_two_travellers_are_kept_and_shown_at_the_end() -> None:
    game = play_days(1, 12)
    assert len(game.kept) == 22
    assert all(entry & EVERYONE == EVERYONE for entry in game.kept)
    tree = scores_of(game, None)[0]
    labels = [node.label for node in tree.all() if node.label.key == "arigato-points-target"]
    assert [label.params["target"] for label in labels] == [solo_target(game)]
    groups = [node for node in tree.all() if node.clause == "solo.3"]
    assert len(groups) == 5
    assert [node.label.key for node in groups].count("arigato-points-group-dropped") == 1


@proves("solo.3", "solo.4")
@pytest.mark.parametrize(("kept", "target"), [("", 0), ("S1", 4), ("S1 B1 O1 K1", 16), ("S1 B1 O1 K1 F9", 19)])
def test_the_weakest_group_is_left_out_even_an_empty_one(kept: str, target: int) -> None:
    table = Table()
    table.game.kept = [number | EVERYONE for number in cards(kept)]
    assert solo_target(table.game) == target


@proves("solo.4")
def test_the_target_must_be_exceeded() -> None:
    game = play_days(1, 12)
    for points, rank, prompt in ((0, 2, "lost"), (1, 1, "won")):
        game.points = [solo_target(game) + points]
        assert game.ranks() == [rank]
        assert scene_of(game, 0).prompt.key == f"arigato-prompt-solo-{prompt}"


@proves("solo.3")
def test_before_the_end_only_the_player_sees_the_target_grow() -> None:
    game = play_days(1, 4)
    assert any(node.clause == "solo.4" for node in scores_of(game, 0)[0].all())
    assert not any(node.clause == "solo.4" for node in scores_of(game, None)[0].all())
