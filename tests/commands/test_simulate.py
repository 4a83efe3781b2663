"""`chabudai simulate`, from the outside."""

import json

import pytest

from chabudai import games
from chabudai.cli import run
from chabudai.commands import simulate as simulate_command
from chabudai.core.game import Game
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from tests.commands.said import out_of


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
