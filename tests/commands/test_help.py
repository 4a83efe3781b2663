"""Help: what the command line says about itself."""

import os
import re
import subprocess
import sys

import pytest

from tests.commands.said import out_of


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
