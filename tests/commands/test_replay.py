"""`chabudai replay`, from the outside."""

import json
from pathlib import Path

import pytest

from chabudai.cli import run
from tests.commands.said import out_of


def test_replay_shows_any_moment(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "after move 40 of 40" in out_of(capsys, "replay", str(record))
    said = out_of(capsys, "replay", str(record), "--at", "10", "--seat", "1", "--lang", "fr")
    assert "après le coup 10 sur 40" in said
    assert "votre dojo" in said


def test_replay_as_json_hides_what_the_seat_does_not_know(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    at = next(n for n in range(41) if None not in _picture(capsys, record, n)["hands"])
    whole = _picture(capsys, record, at)
    seen = _picture(capsys, record, at, "--seat", "0")
    assert whole["dojos"] == seen["dojos"]
    assert "?" not in whole["hands"]
    assert seen["hands"][0] == whole["hands"][0]
    assert all(theirs in ("?", mine) for theirs, mine in zip(seen["hands"], whole["hands"], strict=True))


def _picture(capsys: pytest.CaptureFixture[str], record: Path, at: int, *more: str) -> dict[str, list[object]]:
    picture: dict[str, list[object]] = json.loads(
        out_of(capsys, "replay", str(record), "--at", str(at), "--json", *more)
    )
    return picture


def test_replay_as_a_picture(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert run(["replay", str(record), "--seat", "0", "--svg", "table.svg"]) == 0
    assert "Saved in table.svg." in capsys.readouterr().err
    drawing = Path("table.svg").read_text(encoding="utf-8")
    assert drawing.startswith("<svg")
    assert "@font-face" not in drawing
    assert run(["replay", str(record), "--svg", "no/such/folder.svg"]) == 2


def test_replay_of_a_finished_game_counts_the_points(capsys: pytest.CaptureFixture[str], whole: Path) -> None:
    assert "Final score" in out_of(capsys, "replay", str(whole))
