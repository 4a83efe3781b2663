"""The command line as people meet it: a process of its own, on a machine that is not always in order."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests import twin

LONGEST = 120.0  # seconds, on a machine that is busy with other things


class Machine:
    """A folder, a home and an environment to run `chabudai` in."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.here = folder / "here"
        self.here.mkdir()
        self.environment = twin.environment(
            twin.SOURCES,
            XDG_DATA_HOME=str(self.data),
            XDG_CACHE_HOME=str(folder / "cache"),
            LC_ALL="en_GB.UTF-8",
            PYTHONUTF8="1",
            COLUMNS="100",
        )

    def run(self, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        """Carry out a command line; what it said, whatever bytes it said it in."""
        return subprocess.run(
            [sys.executable, "-m", "chabudai", *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            env=self.environment | environment,
            cwd=self.here,
            timeout=LONGEST,
            check=False,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def flat(text: str) -> str:
    return " ".join(text.split())


def last_table(said: str) -> str:
    """What was drawn last, from the title of the table to the options."""
    tables = re.split(r"^─+ .* ─+$", said, flags=re.MULTILINE)
    return tables[-1].partition("> ")[0]


# --- a game taken up again is the same game -------------------------------------------------------


def test_a_game_is_taken_up_again_by_the_command_that_is_printed(machine: Machine) -> None:
    """Another chair than the first, other bots than the usual ones, another language than the machine's."""
    given = ("--seed", "5", "--seat", "2", "--seats", "4", "--opponents", "random", "--lang", "fr")
    first = machine.run("play", "dojo", *given, "-o", "white_belt=true", typed="1\nquit\n\n")
    assert first.returncode == 0
    command = first.stdout.partition("pour continuer\u00a0: chabudai ")[2].splitlines()[0]
    again = machine.run(*shlex.split(command), typed="")
    assert again.returncode == 0
    assert again.stdout.splitlines()[:2] == first.stdout.splitlines()[:2]  # the options; who plays, and how well
    assert " · ".join(f"{name}\u00a0: hasard" for name in ("Aiko", "Botan", "Daichi")) in first.stdout
    assert last_table(again.stdout) == last_table(first.stdout)


def test_nobody_takes_up_a_game_in_anothers_seat(machine: Machine) -> None:
    machine.run("play", "dojo", "--seed", "5", "--seat", "2", "--opponents", "random", typed="1\n")
    (kept,) = (machine.data / "chabudai" / "games").iterdir()
    refused = machine.run("play", "--record", str(kept), "--seat", "0")
    assert refused.returncode == 2
    assert flat(refused.stderr).endswith("In this game seat 0 is not yours. Possible: 2.")
    assert refused.stdout == ""
