"""Whole games kept as text: replayed, they end with the totals written beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.core import record
from chabudai.games.artigiano import BOX

GOLDEN = Path(__file__).parents[2] / "golden" / "artigiano"
GAMES = sorted(path.stem for path in GOLDEN.glob("*.json"))


def test_there_are_golden_games() -> None:
    assert len(GAMES) == 3


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    played = record.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    game = record.replay(BOX, played)
    assert game.over
    totals = (GOLDEN / f"{name}.totals").read_text(encoding="utf-8").split()
    assert game.totals() == [int(total) for total in totals]
