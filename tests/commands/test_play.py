"""`chabudai play`, from the outside."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from chabudai.cli import run
from chabudai.terminal import saves
from tests.commands.said import flat, out_of


def test_play_to_the_end_and_go_on(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 3))
    said = out_of(capsys, "play", "dojo", "--seats", "3", "--seed", "8", "--opponents", "random")
    assert "White Belt variant: no · Black Belt variant: no · fixed trophies: no · deck: even (reconstructed)" in said
    (kept,) = (Path("games")).iterdir()
    choices = len(json.loads(kept.read_text(encoding="utf-8"))["choices"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
    said = out_of(capsys, "play", "--record", str(kept), "--opponents", "random", "--lang", "fr")
    assert "La partie est finie" in said
    assert [kept] == list(Path("games").iterdir())  # a game that is kept here goes on in its own file
    assert len(json.loads(kept.read_text(encoding="utf-8"))["choices"]) > choices


def test_several_opponents_make_a_table_for_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    said = out_of(capsys, "play", "dojo", "--seed", "8", "--opponents", "random,greedy")
    assert "Botan: random · Chiyo: greedy\n" in said
    said = out_of(capsys, "simulate", "machi", "--games", "1", "--bots", "random,greedy,random")
    assert len([line for line in said.splitlines() if "random" in line or "greedy" in line]) == 3


def test_play_with_options_and_a_deck_of_ones_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    belts = dict.fromkeys(("white", "yellow", "green", "blue", "black"), 2)
    counts = dict.fromkeys(("monkey", "fox", "tigress", "crane", "bear", "raccoon"), belts)
    Path("deck.json").write_text(json.dumps({"name": "mine", "counts": counts}), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    said = out_of(capsys, "play", "dojo", "--seat", "1", "-o", "black_belt=true", "--deck", "deck.json", "--lang", "en")
    assert "Black Belt variant: yes · fixed trophies: no · deck: your own" in said
    (kept,) = Path("games").iterdir()
    saved = json.loads(kept.read_text(encoding="utf-8"))
    assert (saved["options"]["black_belt"], saved["deck"]["name"]) == (True, "mine")


def test_interrupting_play_keeps_the_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupt)
    assert run(["play", "dojo", "--seed", "1"]) == 130
    assert "Nothing is lost" in capsys.readouterr().out
    assert len(list(Path("games").iterdir())) == 1


def test_a_record_without_players_is_played_as_the_first_seat_and_that_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, record: Path
) -> None:
    before = record.read_bytes()
    assert "players" not in json.loads(before)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    said = out_of(capsys, "play", "--record", str(record))
    assert "This saved game does not say who played: you have seat 0, and bots play for the others." in said
    assert "Botan: adept · Chiyo: adept" in said
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    said = out_of(capsys, "play", "--record", str(record), "--seat", "1", "--opponents", "novice,random")
    assert "you have seat 1" in said
    assert "Aiko: novice · Chiyo: random" in said
    assert record.read_bytes() == before  # it is not ours: the game goes on in a file of its own
    assert len(list(Path("games").iterdir())) == 2


def test_what_a_record_fixes_cannot_be_given_with_it(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    for option, value in (("--seats", "3"), ("--seed", "5"), ("--option", "deck=even"), ("--deck", "x.toml")):
        assert run(["play", "--record", str(record), option, value]) == 2
        assert f"--record and {option} cannot be given together." in flat(capsys.readouterr().err)


def test_looking_at_the_end_of_a_game_writes_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, whole: Path
) -> None:
    """A record from a web table has more in it than we would write: the proof of its deal."""
    downloaded = json.loads(whole.read_text(encoding="utf-8")) | {"deal": {"fingerprint": "f"}}
    downloaded["players"] = [{"name": "Ada"}, {"name": "Bert", "me": True}, {"name": "Chiyo", "bot": "adept"}]
    whole.write_text(json.dumps(downloaded), encoding="utf-8")
    said = out_of(capsys, "play", "--record", str(whole))
    assert "Chiyo: adept" in said
    assert "Ada: " not in said
    assert f"This game is kept in {whole}." in flat(said)
    assert json.loads(whole.read_text(encoding="utf-8")) == downloaded
    assert not Path("games").exists()


class Keyboard(io.StringIO):
    """Somebody who sits at a terminal."""

    def isatty(self) -> bool:
        return True


def test_play_alone_offers_the_games_that_are_not_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, whole: Path, record: Path
) -> None:
    kept = saves.folder()
    kept.mkdir()
    (kept / "whole.json").write_bytes(whole.read_bytes())
    (kept / "broken.json").write_text("{", encoding="utf-8")
    half = json.loads(record.read_text(encoding="utf-8"))
    half["players"] = [{"name": "Ada", "bot": "random"}, {"me": True, "language": "fr"}, {"bot": "random"}]
    (kept / "half.json").write_text(json.dumps(half), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", Keyboard("nonsense\n9\n1\n"))
    said = out_of(capsys, "play")
    assert re.findall(r"^ ?(\d+)  (\w+)", said, re.MULTILINE)[:5] == [
        ("1", "Dojo"), ("2", "Arigatō"), ("3", "Artigiano"), ("4", "Dojo"), ("5", "Machi"),
    ]  # fmt: skip
    assert "· 40 moves" in said
    assert said.count("Type a number from 1 to 5") == 2
    assert "Ada\u00a0: hasard" in said  # the one that is not over, in its own language
    monkeypatch.setattr(sys, "stdin", Keyboard("4\n"))
    assert "seed" in out_of(capsys, "play", "--opponents", "random")
    for typed in ("", "\n"):
        before = sorted(kept.iterdir())
        monkeypatch.setattr(sys, "stdin", Keyboard(typed))
        assert "Begin a new one:" in out_of(capsys, "play")
        assert sorted(kept.iterdir()) == before
