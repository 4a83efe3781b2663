"""A fingerprint of sources: whatever could change a game changes it, and nothing is gone on with."""

import shutil
from importlib import resources
from pathlib import Path

import pytest

from chabudai.games import arigato
from chabudai.lab.sources import fingerprint


@pytest.mark.parametrize("name", ["cards.json", "day.py"])
def test_it_changes_with_decks_and_sources(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = ("chabudai.core", "chabudai.games.arigato")
    before = fingerprint(*packages)
    copy = tmp_path / "games" / "arigato"
    shutil.copytree(Path(arigato.__file__).parent, copy)
    files = resources.files
    monkeypatch.setattr(resources, "files", lambda package: copy if package == packages[1] else files(package))
    assert fingerprint(*packages) == before
    changed = copy / name
    changed.write_text(changed.read_text(encoding="utf-8") + " ", encoding="utf-8")
    assert fingerprint(*packages) != before
