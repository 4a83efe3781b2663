"""Missions of the quick game that cannot be accomplished, and one that seems so."""

from __future__ import annotations

import pytest

from chabudai.games.artigiano.bot.evaluate import JUDGEMENT
from chabudai.games.artigiano.material import CODE, PRINCELY, ROYAL, TYPE
from chabudai.games.artigiano.missions.claims import is_in_vain
from tests.clauses import proves
from tests.rules.artigiano.setting import card, claimed, give_missions, opening, play, table
from tests.shown import scene_of


@proves("quick.6")
@pytest.mark.parametrize(
    ("seats", "quick", "vain"),
    [(2, True, {"L38", "L42", "L44", "C43"}), (3, True, {"L38", "L42", "L44"}), (2, False, set())],
)
def test_what_cannot_be_accomplished_is_announced(seats: int, quick: bool, vain: set[str]) -> None:
    game = opening(seats, quick=quick)
    missions = [c for c in range(len(CODE)) if TYPE[c] in (ROYAL, PRINCELY)]
    assert {CODE[c] for c in missions if is_in_vain(game, c)} == vain


@proves("quick.6", "setup.4")
def test_the_warning_stands_on_the_choice() -> None:
    game = opening(2, quick=True, families="CLAM")
    game.missions[:4] = [card(code) | 256 for code in ("C36", "L38", "C43", "C45")]
    keys = [action.name.key.removeprefix("artigiano-action-keep-") for action in scene_of(game, 0).actions]
    assert keys == ["missions", "vain-mission", "vain-mission", "missions"]


@proves("quick.6", "end.8")
def test_a_bot_does_not_hope_for_what_cannot_be_accomplished() -> None:
    game = opening(2, quick=True, families="LMAC")
    game.missions[:4] = [card(code) | 256 for code in ("L36", "L38", "L42", "L43")]
    worth = []
    for place in range(4):
        game.plan[0] = 10 + place
        worth.append(JUDGEMENT.missions(game, 0, 0.0))
    assert worth[1:3] == [-12.0, -8.0]
    assert worth[3] > -7.0


@proves("quick.1", "princely.10", "specials.10")
def test_the_cloth_of_gold_can_be_accomplished_with_the_army_alone() -> None:
    """The tile rests on everything, but a Provost stands over a hole: then its castle is not full."""
    built = {1: "M21", 2: "M22", 3: "M23", 4: "M26", 5: "M27"}
    game = table("M35 M04 M09 M25", "M29 M24 M28", quick=True, families="MCLA", castles={1: built})
    give_missions(game, 0, "M45")
    play(game, "0 lay M35", "0 on 1 4", "0 store nothing", "1 discard M24", "1 store nothing")
    play(game, "0 play M04", "0 name 1", "1 lose 1", "0 store nothing", "1 place M29 6", "1 store nothing")
    assert not game.over
    play(game, "0 play M09")
    assert claimed(game, 0)
