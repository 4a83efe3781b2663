"""Everything that can be wrong with a command line ends in one sentence."""

import json
from pathlib import Path

import pytest

from chabudai.cli import run
from tests.commands.said import flat

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
