"""`chabudai check`, from the outside."""

import json
from collections import Counter
from pathlib import Path

import pytest

from chabudai import games
from chabudai.cli import run
from chabudai.commands import check as check_command
from chabudai.core.box import Box
from chabudai.core.errors import BrokenLaw
from chabudai.core.laws import Report
from chabudai.core.match import Match
from chabudai.terminal import saves
from tests.commands.said import flat, out_of


def test_check_on_several_processes_and_going_on(capsys: pytest.CaptureFixture[str]) -> None:
    said = out_of(capsys, "check", "dojo", "--games", "2", "--jobs", "2")
    assert "Dojo: all laws hold over 2 games" in said
    assert run(["check", "dojo", "--games", "3", "--jobs", "1"]) == 0
    told = capsys.readouterr()
    assert "2 games were checked before" in told.err
    assert "over 3 games" in told.out
    assert "over 3 games" in out_of(capsys, "check", "--games", "2", "--jobs", "1")  # all games; nothing left to do
    assert "over 1 game " in out_of(capsys, "check", "dojo", "--games", "1", "--jobs", "1", "--fresh")


def test_check_shows_a_broken_law(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(box: object, seats: int, seed: int, options: object, **_: object) -> Report:
        if seed < 2:
            return Report()
        match = Match(games.find("dojo"), seats, seed)
        law = BrokenLaw("pieces-are-conserved", where=match.record.dumps(), seat=1)
        law.trace = "  File deal.py, line 7, in run"
        raise law

    monkeypatch.setattr(check_command, "check_game", broken)
    assert run(["check", "dojo", "--games", "5", "--jobs", "1"]) == 1
    told = capsys.readouterr()
    assert "File deal.py, line 7, in run" in told.err
    assert "See it again: chabudai check dojo --record" in flat(told.err)
    assert "Dojo, seed 2: a law is broken: pieces-are-conserved (seat 1)." in told.err
    assert json.loads(told.out)["seed"] == 2
    kept = saves.home() / "broken" / "dojo-2.json"
    assert json.loads(kept.read_text(encoding="utf-8")) == json.loads(told.out)
    assert f"Saved in {kept}." in told.err


def test_check_holds_a_record_to_the_laws_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(Match(games.find("dojo"), 3, 7).record.dumps(), encoding="utf-8")
    assert "Dojo: all laws hold where this saved game ends." in flat(out_of(capsys, "check", "--record", str(file)))

    def broken(*_: object) -> None:
        law = BrokenLaw("crash", error="IndexError: 7")
        law.trace = "  File deal.py, line 7, in run"
        raise law

    monkeypatch.setattr(check_command, "check_record", broken)
    assert run(["check", "dojo", "--record", str(file)]) == 1
    told = flat(capsys.readouterr().err)
    assert "a law is broken where this saved game ends: crash (error IndexError: 7)." in told
    assert "File deal.py, line 7, in run" in told


def test_check_reports_steps_that_never_happened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def poor(box: object, seats: int, seed: int, options: object, **_: object) -> Report:
        report = Report(choices=1)
        report.steps["Round"] = 1
        return report

    monkeypatch.setattr(check_command, "check_game", poor)
    said = flat(out_of(capsys, "check", "dojo", "--games", "5", "--jobs", "1"))
    assert "kinds of step never happened: TurnUp" in said
    monkeypatch.setattr(check_command, "ENOUGH", 6)
    assert run(["check", "dojo", "--games", "6", "--jobs", "1"]) == 1


def test_cards_and_combat_of_ones_own_are_played_with(capsys: pytest.CaptureFixture[str]) -> None:
    own = "[combat.men]\nstatus = 'attested'\nvalue = 3\ncancels = ['do', 'ashi', 'frank', 'flash']\n"
    Path("mine.toml").write_text(own, encoding="utf-8")
    played = out_of(capsys, "simulate", "machi", "--games", "1", "--seed", "5", "--deck", "mine.toml")
    assert "1 game" in flat(played)
    Path("wrong.toml").write_text(own.replace("'flash'", "'kick'"), encoding="utf-8")
    assert run(["simulate", "machi", "--games", "1", "--deck", "wrong.toml"]) == 2
    said = flat(capsys.readouterr().err)
    assert "wrong.toml, line 4" in said
    assert "kick" in said
    assert "You can choose: parry, dodge, men, do, ashi, frank or flash." in said


def test_check_says_which_cards_were_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def one(box: Box, seats: int, seed: int, options: object, **_: object) -> Report:
        return Report(choices=1, sights=Counter(box.sights[1:]))

    monkeypatch.setattr(check_command, "check_game", one)
    said = flat(out_of(capsys, "check", "machi", "--games", "2", "--jobs", "1"))
    assert "94 of 95 cards, effects, missions and ends of the game came about. One of them never did: brewer." in said
    assert "2 market" not in said
    said = flat(out_of(capsys, "check", "machi", "--games", "3", "--jobs", "1", "--counts"))  # counted on
    assert "3 market" in said
    assert "0 brewer" in said


def test_check_can_be_interrupted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(box: object, seats: int, seed: int, options: object, **_: object) -> Report:
        if seed == 3:
            raise KeyboardInterrupt
        return Report(choices=1)

    monkeypatch.setattr(check_command, "check_game", interrupted)
    assert run(["check", "dojo", "--games", "9", "--jobs", "1"]) == 130
    assert "Interrupted after 3 games" in capsys.readouterr().err
    monkeypatch.setattr(check_command, "check_game", lambda *_, **__: Report(choices=1))
    assert run(["check", "dojo", "--games", "9", "--jobs", "1"]) == 0
    told = capsys.readouterr()
    assert "3 games were checked before" in told.err
    assert "over 9 games and 9 moves" in told.out


def test_notes_that_cannot_be_read_are_ignored(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out_of(capsys, "check", "dojo", "--games", "1", "--jobs", "1")
    (note,) = (tmp_path / "cache" / "checks").iterdir()
    note.write_text('{"done": ', encoding="utf-8")
    assert "over 1 game " in out_of(capsys, "check", "dojo", "--games", "1", "--jobs", "1")
