"""Folders of their own, and games in files, for the tests of the commands."""

from pathlib import Path

import pytest

from chabudai import games
from chabudai.commands import check_progress
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.terminal import saves


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read from or written to the folders of whoever runs the tests."""
    monkeypatch.setattr(saves, "home", lambda: tmp_path)
    monkeypatch.setattr(check_progress, "user_cache_path", lambda *_, **__: tmp_path / "cache")
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of 40 choices in a file."""
    match = Match(games.find("dojo"), 3, 5)
    rng = Rng(5)
    for _ in range(40):
        seat = match.game.waiting()[0]
        options = match.game.options_of[seat]
        match.choose(seat, options[rng.below(len(options))])
    file = tmp_path / "game.json"
    file.write_text(match.record.dumps(), encoding="utf-8")
    return file


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A finished game in a file."""
    match = Match(games.find("dojo"), 3, 5)
    while not match.game.over:
        seat = match.game.waiting()[0]
        match.choose(seat, match.game.options_of[seat][0])
    file = tmp_path / "whole.json"
    file.write_text(match.record.dumps(), encoding="utf-8")
    return file
