"""Whole games kept as text, played again: a saved game must go on as it was played."""

from pathlib import Path

import pytest

from chabudai.core.record import loads, replay
from chabudai.games.arigato import BOX

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "arigato").glob("*.json"))


def test_there_are_golden_games_alone_and_with_five() -> None:
    assert {loads(path.read_text(encoding="utf-8")).seats for path in GOLDEN} >= {1, 2, 3, 5}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_ever(path: Path) -> None:
    record = loads(path.read_text(encoding="utf-8"))
    game = replay(BOX, record)
    assert game.over
    assert record.edition == BOX.edition
    assert f"totals {game.totals()}" in path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
