"""Whole games kept as text: they must replay to the same points for as long as the edition stays the same."""

import json
from pathlib import Path

import pytest

from chabudai.core.record import loads, replay
from chabudai.games.machi.setup import BOX
from chabudai.games.machi.state import Machi

GOLDEN = Path(__file__).parent


@pytest.mark.parametrize("name", ["three-seats", "five-seats-eight-years"])
def test_a_golden_game_replays(name: str) -> None:
    record = loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    result = json.loads((GOLDEN / f"{name}.result.json").read_text(encoding="utf-8"))
    game = replay(BOX, record)
    assert isinstance(game, Machi)
    assert game.over
    assert game.totals() == result["points"]
    assert game.ranks() == result["ranks"]
    assert game.honour == result["honour"]
    assert len(record.choices) == result["choices"]
    assert [tree.points for tree in game.scores(None)] == result["points"]
