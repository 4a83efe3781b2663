"""The same people have the same names everywhere: at the terminal, in replays and reviews."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from chabudai.cli import run
from tests.commands.said import out_of


@pytest.mark.twin
def test_names_are_the_same_while_playing_and_afterwards(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
    given = ("--seats", "3", "--seat", "1", "--seed", "4", "--opponents", "random")
    places = _places(out_of(capsys, "play", "dojo", *given))
    assert sorted(name for _, name in places) == ["Aiko", "Chiyo", "You"]
    (kept,) = Path("games").iterdir()
    assert _places(out_of(capsys, "replay", str(kept))) == places
    reviewed = out_of(capsys, "review", str(kept), "--simulations", "2")
    assert re.findall(r"^│ (\w+) +│", reviewed, re.MULTILINE) == ["Aiko", "you", "Chiyo"]
    other = out_of(capsys, "review", str(kept), "--simulations", "2", "--seat", "0")
    assert re.findall(r"^│ ([\w ]+?) +│", other, re.MULTILINE) == ["you", "seat 1", "Chiyo"]
    assert run(["review", str(kept), "--seat", "3"]) == 2


def _places(said: str) -> list[tuple[str, str]]:
    """Who came where, as the final score tells."""
    return re.findall(r"(\d)\. (\w+), -?\d+ points?", said)


@pytest.mark.twin
def test_a_review_is_written_only_where_it_is_asked_for(capsys: pytest.CaptureFixture[str], whole: Path) -> None:
    before = sorted(Path().iterdir())
    assert "Review" in out_of(capsys, "review", str(whole), "--simulations", "1").title()
    assert sorted(Path().iterdir()) == before
    assert run(["review", str(whole), "--simulations", "1", "--out", "kept.json"]) == 0
    assert json.loads(Path("kept.json").read_text(encoding="utf-8"))["game"] == "dojo"
    capsys.readouterr()
    assert run(["review", str(whole), "--simulations", "1", "--out", "no/such/folder.json"]) == 1
    told = capsys.readouterr()
    assert "could not be written" in told.err
    assert "review" in told.out  # what was worked out is shown all the same
