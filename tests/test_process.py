"""The command line as people meet it: a process of its own, on a machine that is not always in order."""

from __future__ import annotations

import fcntl
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests import twin

LONGEST = 120.0  # seconds, on a machine that is busy with other things
PLAY = ("play", "dojo", "--seed", "7", "--opponents", "random")


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
            LC_ALL="C.UTF-8",
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
    assert flat(refused.stderr).endswith("In this game seat 0 is not yours. You can choose: 2.")
    assert refused.stdout == ""


# --- what cannot be kept --------------------------------------------------------------------------


def test_nothing_is_lost_is_said_only_when_it_is_so(machine: Machine) -> None:
    machine.data.write_text("in the way", encoding="utf-8")
    lost = machine.run("play", "dojo", "--seed", "7", "--opponents", "random", typed="1\nquit\n\n\n")
    assert lost.returncode == 1
    assert "could not be written" in flat(lost.stdout)
    assert "Nothing is lost" not in lost.stdout
    kept = machine.run("play", "dojo", "--seed", "7", "--opponents", "random", typed="1\nquit\n\nhere.json\n")
    assert kept.returncode == 0
    command = kept.stdout.partition("Nothing is lost, go on with: chabudai ")[2].splitlines()[0]
    assert shlex.split(command) == ["play", "--record", str(machine.here / "here.json")]


def test_a_full_disk_is_told(machine: Machine) -> None:
    """No file may grow: what a full disk does, without one."""
    limited = "import resource, runpy; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); runpy.run_module('chabudai')"
    done = subprocess.run(
        [sys.executable, "-c", limited.replace("'chabudai'", "'chabudai', run_name='__main__'"), *PLAY],
        input="1\nquit\n\n\n", capture_output=True, encoding="utf-8", env=machine.environment, cwd=machine.here,
        timeout=LONGEST, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "could not be written: File too large." in flat(done.stdout)
    assert "This game is not kept." in done.stdout
    assert not [file for file in machine.data.rglob("*") if file.is_file()]


def test_save_asks_before_it_writes_over_something(machine: Machine) -> None:
    precious = machine.here / "precious.txt"
    precious.write_text("precious", encoding="utf-8")
    machine.run(*PLAY, typed="save precious.txt\n\nquit\nprecious.txt\n\n")
    assert precious.read_text(encoding="utf-8") == "precious"


# --- machines that are not in order ---------------------------------------------------------------

ENCODINGS = [
    {"PYTHONIOENCODING": "latin-1"},
    {"PYTHONIOENCODING": "ascii"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
]


@pytest.mark.parametrize("environment", ENCODINGS, ids=["latin-1", "ascii", "C"])
def test_few_characters_are_enough(machine: Machine, environment: dict[str, str]) -> None:
    played = machine.run(*PLAY, "--lang", "fr", typed="1\né “?”\nlog\nquit\n\n", **environment)
    assert (played.returncode, played.stderr) == (0, "")
    assert "Rien n'est perdu" in played.stdout
    assert ">0 Vous" in played.stdout
    read = machine.run("rules", "machi", "--lang", "fr", **environment)
    assert (read.returncode, read.stderr) == (0, "")
    refused = machine.run("play", "chess", "--lang", "fr", **environment)
    assert refused.returncode == 2
    assert "Choix possibles" in refused.stderr


def test_data_is_the_same_whatever_the_machine_can_show(machine: Machine) -> None:
    given = ("simulate", "artigiano", "--games", "1", "--jsonl", "--lang", "fr")
    whole, plain = machine.run(*given), machine.run(*given, PYTHONIOENCODING="ascii")
    assert not whole.stdout.isascii()
    assert plain.stdout.isascii()
    assert json.loads(plain.stdout) == json.loads(whole.stdout)


def test_a_reader_may_leave(machine: Machine) -> None:
    for command in ("rules artigiano", "simulate dojo --games 400 --jsonl"):
        line = f"set -o pipefail; {shlex.quote(sys.executable)} -m chabudai {command} | head -1"
        done = subprocess.run(
            ["bash", "-c", line], capture_output=True, encoding="utf-8", env=machine.environment, timeout=LONGEST,
            check=False,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, ""), command
        assert done.stdout.count("\n") == 1


def test_messages_to_a_pipe_stay_on_one_line(machine: Machine) -> None:
    refused = machine.run("play", "dojo", "--opponents", "genius", COLUMNS="40")
    assert len(refused.stderr.splitlines()) == 1


WRONG_MACHINES = [
    (
        ["serve", "--no-browser", "--db", "precious.txt"],
        "precious.txt: No tables can be kept or read here: file",
    ),
    (["serve", "--no-browser", "--db", "precious.txt/tables.db"], "No tables can be kept or read here:"),
    (["serve", "--no-browser", "--db", "postgresql://me:secret@127.0.0.1:1/x"], "127.0.0.1:1/x: No tables can be"),
    (["serve", "--no-browser", "--host", "no.such.host.invalid"], "The server cannot listen at no.such.host.invalid"),
    (["reports", "--db", "nofile.db"], "nofile.db: No tables can be kept or read here: unable to open database file."),
    (["reports", "--db", "precious.txt"], "precious.txt: No tables can be kept or read here: file is not a database."),
    (["reports"], "tables.db: No tables can be kept or read here:"),
    (["ladder", "dojo", "--deals", "1", "--bots", "random", "--out", "precious.txt/x"], "precious.txt"),
    (["replay", "precious.txt/x.json"], "precious.txt/x.json: That file cannot be read: Not a directory."),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG_MACHINES, ids=lambda value: " ".join(value)[:40])
def test_one_sentence_for_whatever_is_wrong_with_a_machine(
    machine: Machine, arguments: list[str], sentence: str
) -> None:
    precious = machine.here / "precious.txt"
    precious.write_text("precious", encoding="utf-8")
    done = machine.run(*arguments)
    assert done.returncode in (1, 2)
    assert sentence in done.stderr
    assert "secret" not in done.stderr
    assert (len(done.stderr.splitlines()), done.stdout) == (1, "")
    assert precious.read_text(encoding="utf-8") == "precious"
    assert list(machine.here.iterdir()) == [precious]
    assert not machine.data.exists()


def test_a_second_server_of_one_file_says_so(machine: Machine) -> None:
    with (machine.here / "tables.db-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = machine.run("serve", "--no-browser", "--db", "tables.db")
    assert done.returncode == 2
    assert done.stderr == "Another server already uses tables.db. Stop it first, or give this one a file of its own.\n"


def test_a_full_standard_output_is_told(machine: Machine) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "chabudai", "rules", "dojo", "black"],
            stdout=full, stderr=subprocess.PIPE, encoding="utf-8", env=machine.environment, timeout=LONGEST,
            check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == "That does not work on this machine: No space left on device.\n"


# --- nothing is written where nobody asked for it -------------------------------------------------


def test_a_ladder_goes_to_ones_own_folder(machine: Machine) -> None:
    done = machine.run("ladder", "dojo", "--seats", "3", "--bots", "random", "--deals", "1", "--jobs", "1")
    assert done.returncode == 0
    assert list(machine.here.iterdir()) == []
    made = sorted(file.name for file in (machine.data / "chabudai" / "ladder").iterdir())
    assert made == ["dojo-3.jsonl", "dojo-3.md", "dojo-3.svg"]


def test_the_tab_key_completes(machine: Machine) -> None:
    asked = {"_CHABUDAI_COMPLETE": "complete_bash", "COMP_CWORD": "2"}
    assert machine.run(COMP_WORDS="chabudai play a", **asked).stdout.split() == ["arigato", "artigiano"]
    # Which shell one has is found out from the processes above this one, which here may be anything.
    named = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    assert "_CHABUDAI_COMPLETE" in machine.run("--show-completion", "bash", **named).stdout
