"""The command line: every command, and one clear sentence with exit code 2 for everything that is wrong."""

import io
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from chabudai import games
from chabudai.cli import run
from chabudai.commands import check as check_command
from chabudai.commands import check_progress
from chabudai.commands import simulate as simulate_command
from chabudai.core.box import Box
from chabudai.core.errors import BrokenLaw
from chabudai.core.game import Game
from chabudai.core.laws import Report
from chabudai.core.match import Match
from chabudai.core.playout import playout
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


def out_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def flat(text: str) -> str:
    return " ".join(text.split())


# --- help -----------------------------------------------------------------------------------------


def test_help_in_both_languages() -> None:
    """In a process of its own: the language of the help is that of the system."""
    for language, words in (
        ("en_GB.UTF-8", "Play a game against bots."),
        ("fr_FR.UTF-8", "Jouer une partie contre des"),
    ):
        environment = {**os.environ, "LC_ALL": language, "PYTHONUTF8": "1", "COLUMNS": "100"}
        done = subprocess.run(
            [sys.executable, "-m", "chabudai", "--help"],
            capture_output=True,
            encoding="utf-8",
            env=environment,
            check=True,
        )
        assert words in done.stdout
        for command in ("play", "rules", "replay", "simulate", "check"):
            assert command in done.stdout


def test_help_of_each_command_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "rules", "replay", "simulate", "check"):
        said = out_of(capsys, command, "--help")
        assert f"chabudai {command}" in said.split("Examples:")[1]
    assert "Which game: arigato" in out_of(capsys, "play", "-h")


def test_a_command_with_commands_below_names_those(capsys: pytest.CaptureFixture[str]) -> None:
    said = out_of(capsys, "lab", "--help")
    assert "Experiment: play thousands of games" in said
    for below in ("report", "compare", "sweep", "forbid", "tournament", "show", "export", "game"):
        assert re.search(rf"^\W*{below} +\w", said, re.MULTILINE), below
    assert "simulate" not in said
    assert "chabudai lab report dojo" in said.split("Examples:")[1]


def test_french_help_is_french_throughout() -> None:
    environment = {**os.environ, "LC_ALL": "fr_FR.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-m", "chabudai", "serve", "--help"],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=True,
    )
    assert "Usage\u00a0: chabudai serve" in done.stdout
    assert "[environnement\u00a0: CHABUDAI_DB]" in done.stdout
    assert not re.search(r"env var|default:|Usage:|required", done.stdout)


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Usage: chabudai" in out_of(capsys)
    assert out_of(capsys, "--version").startswith("chabudai ")


# --- play -----------------------------------------------------------------------------------------


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


# --- the same people have the same names everywhere -----------------------------------------------


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


# --- simulate -------------------------------------------------------------------------------------


def test_simulate_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    lines = out_of(capsys, "simulate", "dojo", "--seats", "3", "--games", "4", "--seed", "7", "--jsonl").splitlines()
    played = [json.loads(line) for line in lines]
    assert [game["seed"] for game in played] == [7, 8, 9, 10]
    for game in played:
        assert list(game) == ["game", "seed", "seats", "choices", "scores", "final"]
        assert (game["game"], game["seats"], len(game["scores"])) == ("dojo", 3, 3)
        assert 0 < game["choices"] <= games.find("dojo").longest
        assert [tree["points"] for tree in game["scores"]] == game["final"]["points"]
        assert [len(row) for row in game["final"]["dojos"][0]["rows"]] == [4, 4, 4]
        tree = game["scores"][0]
        assert list(tree) == ["points", "clause", "label", "parts"]
        assert tree["points"] == sum(part["points"] for part in tree["parts"])
        assert [part["label"] for part in tree["parts"]] == ["rows", "columns"]
    again = out_of(capsys, "simulate", "dojo", "--seats", "3", "--games", "4", "--seed", "7", "--jsonl")
    assert again.splitlines() == lines
    french = out_of(capsys, "simulate", "dojo", "-n", "1", "--jsonl", "--lang", "fr")
    assert json.loads(french)["scores"][0]["parts"][0]["label"] == "lignes"


def test_simulate_interrupted_shows_what_it_had(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def interrupted(position: Game, rng: Rng) -> int:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(playout(position, rng))
        return played[-1]

    monkeypatch.setattr("chabudai.commands.simulate.playout", interrupted)
    assert run(["simulate", "dojo", "--games", "20", "--seed", "6"]) == 130
    told = capsys.readouterr()
    assert "3 games, " in told.out
    assert "Interrupted after 3 of 20 games." in told.err


def test_simulate_says_the_same_whoever_plays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["simulate", "dojo", "--games", "30", "--jsonl", "--jobs"]
    alone = out_of(capsys, *words, "1")
    monkeypatch.setattr(simulate_command, "WORTH_STARTING", 0.0)
    monkeypatch.setattr(simulate_command, "BATCH_SECONDS", 0.02)
    assert out_of(capsys, *words, "2") == alone
    assert len(alone.splitlines()) == 30


def test_simulate_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    said = out_of(capsys, "simulate", "dojo", "--games", "20", "-o", "white_belt=true", "--lang", "fr")
    assert "points en moyenne" in said
    assert "20 parties" in said


# --- replay ---------------------------------------------------------------------------------------


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


# --- rules ----------------------------------------------------------------------------------------


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    whole = flat(out_of(capsys, "rules", "dojo"))
    for clause in games.find("dojo").rules("en").clauses:
        assert clause.text in whole
    assert "ruling D16" in whole
    assert "reported The dealer looks alone at the top card" in whole
    assert "Challenge 5 challenge.5 reported The winner" in flat(out_of(capsys, "rules", "dojo", "challenge.5"))
    chapter = flat(out_of(capsys, "rules", "dojo", "black", "--lang", "fr"))
    assert "décision D14" in chapter
    assert "Ceinture blanche" not in chapter
    summary = flat(out_of(capsys, "rules", "dojo", "--summary"))
    assert "Dojo on one page" in summary
    assert "Both show their cards: the higher belt wins, and on equal belts the challenger. challenge.3" in summary
    assert "Dojo en une page" in flat(out_of(capsys, "rules", "dojo", "--summary", "--lang", "fr"))
    assert "2 points for a pair of green belts" in flat(out_of(capsys, "rules", "dojo", "scoring.15"))


# --- check ----------------------------------------------------------------------------------------


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


# --- everything that can be wrong -----------------------------------------------------------------

WRONG = [
    (["play", "chess"], "There is no game called “chess”. You can choose: arigato,"),
    (["play"], "Which game? You can choose: arigato,"),
    (["play", "dojo", "--seats", "9"], "The game is not for 9 players. You can choose: 3, 4 or 5."),
    (["play", "dojo", "--seats", "three"], "“three” is not a whole number from 0 on."),
    (["play", "dojo", "--seats", "-3"], "“-3” is not a whole number"),
    (["play", "dojo", "--seat", "4"], "There is no seat 4 at this table. You can choose: 0, 1, 2 or 3."),
    (["play", "dojo", "--seed", "9" * 79], "cannot be a seed."),
    (
        ["play", "dojo", "--option", "colour=red"],
        "There is no option “colour”. You can choose: white_belt, black_belt, fixed_trophies or deck.",
    ),
    (["play", "dojo", "--option", "deck"], "An option is written KEY=VALUE, not “deck”."),
    (["play", "dojo", "--option", "deck=odd"], "The option “deck” cannot be “odd”. You can choose: even,"),
    (
        ["play", "dojo", "--opponents", "genius"],
        "There is no bot called “genius”. You can choose: novice, apprentice, adept, expert, master, greedy, "
        "random, greedy:N, search:N or package.module:bot.",
    ),
    (["play", "dojo", "--seats", "5", "--opponents", "random,greedy"], "There are 2 bots for 4 seats."),
    (["play", "dojo", "--lang", "de"], "We do not speak “de”. You can choose: en or fr."),
    (["play", "dojo", "--deck", "none.toml"], "none.toml: There is no such file."),
    (["play", "dojo", "--deck", "."], "That is a folder, not a file."),
    (["play", "--record", "none.json"], "none.json: There is no such file."),
    (["simulate", "chess"], "There is no game called “chess”."),
    (["simulate", "dojo", "--seats", "2", "--jsonl"], "The game is not for 2 players."),
    (["simulate", "dojo", "--games", "many"], "“many” is not a whole number"),
    (["simulate", "dojo", "--games", "0"], "“0” is not a whole number from 1 on."),
    (["check", "dojo", "--games", "0"], "“0” is not a whole number from 1 on."),
    (["check", "dojo", "--jobs", "0"], "“0” is not a whole number from 1 on."),
    (["ladder", "dojo", "--deals", "0"], "“0” is not a whole number from 1 on."),
    (["review", "game.json", "--simulations", "0"], "“0” is not a whole number from 1 on."),
    (
        ["serve", "--address", "nonsense"],
        "“nonsense” is not an address that people can follow. You can choose: https://",
    ),
    (["serve", "--address", "https://"], "“https://” is not an address"),
    (["serve", "--address", "http://a:b"], "“http://a:b” is not an address"),
    (["simulate"], "Something is missing: GAME."),
    (["replay", "none.json"], "none.json: There is no such file."),
    (["replay", "game.json", "--at", "41"], "The game has no move number 41. You can choose: 0–40."),
    (["replay", "game.json", "--seat", "3"], "There is no seat 3 at this table."),
    (["rules", "chess"], "There is no game called “chess”."),
    (["rules", "dojo", "scoring.99"], "There is no clause “scoring.99”. You can choose: scoring.1,"),
    (["rules", "dojo", "poetry"], "There is no clause “poetry”. You can choose: box, setup,"),
    (["check", "chess"], "There is no game called “chess”."),
    (["check", "--games", "x"], "“x” is not a whole number"),
    (
        ["dance"],
        "There is no such command. You can choose: play, learn, serve, rules, replay, review, simulate, ladder, lab, "
        "check, verify, reports, forget or new.",
    ),
    (["play", "dojo", "--frob"], "There is no option --frob."),
    (["play", "dojo", "--seats"], "The option --seats needs a value."),
    (["rules", "dojo", "scoring", "more"], "more"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=lambda value: " ".join(value)[:40])
@pytest.mark.usefixtures("record")
def test_wrong_input(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert sentence in flat(told.err)
    assert "Traceback" not in told.err
    assert told.out == ""
    assert not Path("games").exists()


def test_wrong_input_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "dojo", "--seats", "9", "--lang", "fr"]) == 2
    assert "Le jeu ne se joue pas à 9. Choix possibles\u00a0: 3, 4 ou 5." in capsys.readouterr().err


def saved(**changes: object) -> str:
    """A saved game with something wrong in it."""
    whole = {"format": 1, "game": "dojo", "edition": 1, "seats": 3, "seed": 1, "options": {}, "choices": []}
    return json.dumps(whole | changes)


BROKEN_FILES = [
    ("truncated", saved()[:-20], "line 1, column"),
    ("empty", "", "This is not JSON"),
    ("list", "[1, 2]", "This is not a saved game but a list."),
    ("format", saved(format=99), "A saved game of format 99 cannot be read. You can choose: 1."),
    ("foreign", saved(game="chess"), "There is no game called “chess”."),
    ("edition", saved(edition=999), "edition 999"),
    ("seats", saved(seats=8), "The game is not for 8 players."),
    ("choice", saved(choices=["7 fly"]), "“7 fly” cannot be read as a move. You can choose:"),
    ("field", saved(seats="3"), "In the field “seats” there is a text. You can choose: a whole number."),
    ("options", saved(options={"deck": 3}), "The option “deck” cannot be “3”."),
    ("deck", saved(deck={"cards": 3}), "A deck has no field “cards”."),
    ("deep", "[" * 100_000, "This is not JSON"),
]


@pytest.mark.parametrize(("name", "text", "sentence"), BROKEN_FILES, ids=[name for name, _, _ in BROKEN_FILES])
@pytest.mark.parametrize("command", ["replay", "play"])
def test_broken_records(capsys: pytest.CaptureFixture[str], command: str, name: str, text: str, sentence: str) -> None:
    Path("broken.json").write_text(text, encoding="utf-8")
    assert run([command, "broken.json"] if command == "replay" else [command, "--record", "broken.json"]) == 2
    told = flat(capsys.readouterr().err)
    assert sentence in told
    assert "Traceback" not in told


def test_a_record_of_another_game_than_asked(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert run(["play", "chess", "--record", str(record)]) == 2
    assert "This is a saved game of dojo. You can choose: chess." in flat(capsys.readouterr().err)


BROKEN_DECKS = [
    ("syntax.toml", "counts = ", "This is not TOML"),
    ("syntax.json", "{", "This is not JSON"),
    ("foreign.toml", "[cards]\nhearts = 13\n", "A deck has no field “cards”."),
    ("figure.toml", "[counts]\ndragon = { white = 60 }\n", "There is no figure “dragon”."),
    ("small.toml", "[counts]\nfox = { white = 3 }\n", "The deck has 3 cards and must have 60."),
    ("nothing.toml", "name = 'x'\n", "The deck has no counts."),
]


@pytest.mark.parametrize(("name", "text", "sentence"), BROKEN_DECKS, ids=[name for name, _, _ in BROKEN_DECKS])
def test_foreign_decks(capsys: pytest.CaptureFixture[str], name: str, text: str, sentence: str) -> None:
    Path(name).write_text(text, encoding="utf-8")
    assert run(["play", "dojo", "--deck", name]) == 2
    told = flat(capsys.readouterr().err)
    assert sentence in told
    assert name in told


def test_files_that_are_no_text(capsys: pytest.CaptureFixture[str]) -> None:
    Path("picture.json").write_bytes(b"\xff\xd8\xff\xe0\x00\x10JFIF")
    assert run(["replay", "picture.json"]) == 2
    assert "picture.json: That is not a text file." in flat(capsys.readouterr().err)
