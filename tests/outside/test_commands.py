"""Every command that the README and the documents show is understood, and run as somebody would type it.

Of those that differ only in what they are given, one is run, the longest; CHABUDAI_COMMANDS=all runs every one.  All
are run with small numbers.  Targets of `make` that build, measure or test for minutes are only asked what they would
do (`make -n`); `make play` and `make terminal` are run as they say.  Of `ladder` one deal is played, by bots that do
not think long.  What the lab plays on a cluster is played at home, for there is no cluster here: `make test-ray` starts
one.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer import TyperException
from typer.core import TyperGroup
from typer.main import get_command

from chabudai.cli import application
from chabudai.core.errors import ChabudaiError
from tests import twin
from tests.outside.served import ENDED, LONGEST, QUICK, Guest, Served, surroundings

DOCUMENTS = [twin.ROOT / "README.md", *sorted(twin.ROOT.glob("docs/*.md")), twin.ROOT / "docs/ladder/README.md"]
BLOCK = re.compile(r"^```[a-z]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
COMMAND = re.compile(r"^(?:[\w./]*bin/)?((?:chabudai|make|pip)(?: .*)?$)")  # not a module, as in `chabudai.games`
FOLLOWED = ("deploy.md",)  # its blocks, line by line, by test_deploy.py
SMALL = {"--games": "1", "--deals": "1", "--jobs": "1"}
DATABASE = "tables.db"
DOJO_ACTIONS = 59
MY_BOTS = """
def first(view, seat, rng):
    return view.options_of[seat][0]

class cautious:
    def __call__(self, view, seat, rng):
        return view.options_of[seat][-1]
"""


def shown() -> dict[str, str]:
    """Each command once, and where it is shown."""
    found: dict[str, str] = {}
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        blocks = BLOCK.findall(text) if document.name not in FOLLOWED else []
        lines = [line.partition(" #")[0] for block in blocks for line in block.splitlines()]
        lines += INLINE.findall(BLOCK.sub("", text))
        for line in lines:
            if match := COMMAND.match(line.strip()):
                found.setdefault(" ".join(match[1].split()), document.name)
    return found


def kind(command: str) -> str:
    """What is done, without what it is done to: `chabudai lab report`, `make`."""
    words = command.split()
    depth = {"chabudai": 2, "make": 1, "pip": 1}[words[0]] + (words[1:2] == ["lab"])
    return " ".join(word for word in words[:depth] if not word.isupper())


def one_of_each(commands: Iterable[str]) -> list[str]:
    """The longest of each kind; all of those that start nothing, or a page."""
    found: dict[str, str] = {}
    for command in commands:
        key = command if kind(command) in ("make", "pip", "chabudai serve") else kind(command)
        found[key] = max(found.get(key, ""), command, key=len)
    return [command for key, command in found.items() if key != "chabudai lab"]  # that there is one: others say what


COMMANDS = shown()
RUN = list(COMMANDS) if os.environ.get("CHABUDAI_COMMANDS") == "all" else one_of_each(COMMANDS)
GIVEN = {
    "yourgame": "dojo",
    "<game>": "dojo",
    "my-game.json": "my-game.json",
    "GAME.json": "my-game.json",
    "after.json": "my-game.json",
    "…": DATABASE,
    "SEAT": "0",
    "Sb3=examples.sb3_learner:bot": "Sb3=examples.linear_learner:bot",  # whose library is not here: in its stead
}


def test_the_commands_are_found() -> None:
    assert len(COMMANDS) > 25
    assert "chabudai play dojo --opponents master,greedy" in COMMANDS
    assert "chabudai serve --host 0.0.0.0 --port 8520 --no-browser" in COMMANDS


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty home, but for a finished game and a server's file, which some commands speak of."""
    folder: Path = tmp_path_factory.mktemp("home")
    typed = "1\n" * 300
    said = run(["chabudai", "play", "dojo", "--seed", "4", "--seats", "3", "--opponents", "random"], folder, typed)
    (kept,) = folder.rglob("dojo-*.json")
    assert kept.name in said
    shutil.copy(kept, folder / "my-game.json")
    server = Served(folder)
    server.start()
    Guest(server).open("dojo", ["random", "random"])
    server.stop()
    (database,) = folder.rglob(DATABASE)
    shutil.copy(database, folder / DATABASE)
    (folder / "my_bots.py").write_text(MY_BOTS)
    shutil.copytree(twin.ROOT / "examples", folder / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "examples" / "linear_learner.json").write_text(json.dumps([{}] * DOJO_ACTIONS))  # has learned nothing yet
    return folder


def run(words: list[str], folder: Path, typed: str = "", place: str = QUICK) -> str:
    done = subprocess.run(
        words, input=typed, capture_output=True, text=True, env=surroundings(folder, place), cwd=folder,
        timeout=LONGEST, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{shlex.join(words)}: {done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("chabudai ")])
def test_what_is_shown_is_understood(command: str) -> None:
    read(command)


@pytest.mark.parametrize(
    "command",
    ["chabudai dance", "chabudai play dojo --loudly", "chabudai lab repair dojo", "chabudai ladder --seats x"],
)
def test_what_there_is_not_is_not_understood(command: str) -> None:
    with pytest.raises((AssertionError, TyperException, ChabudaiError)):
        read(f"chabudai {command}")


def read(command: str) -> None:
    """By the command line's own reading, which refuses options and values that there are not."""
    rest = [GIVEN.get(word, word) for word in shlex.split(command)[1:]]
    reader: Any = get_command(application(rest))
    context = None
    while rest and isinstance(reader, TyperGroup):
        if rest[0].startswith("-"):
            assert any(rest[0] in option.opts for option in reader.get_params(reader.context_class(reader)))
            return
        name, rest = rest[0], rest[1:]
        below = reader.get_command(reader.context_class(reader, parent=context), name)
        assert below is not None, name
        reader = below
    if rest:  # named in a sentence, a command has nothing to work on
        reader.make_context(command, list(rest))


@pytest.mark.parametrize("command", RUN)
def test_what_is_shown_works(command: str, home: Path) -> None:
    words = [GIVEN.get(word, word) for word in shlex.split(command)]
    if words[0] == "pip":
        assert words[1:2] in ([], ["install"])
        for package in words[2:]:  # none where a sentence names only the command
            extra = package.removeprefix("chabudai[").removesuffix("]")
            assert f"\n{extra} = [" in (twin.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    elif words[0] == "make":
        told = made(words)
        last = shlex.split(told.strip().splitlines()[-1])
        if words[1] in ("play", "terminal"):
            start = next(place for place, word in enumerate(last) if word.endswith("/chabudai"))
            follow(["chabudai", *last[start + 1 :]], home)
    else:
        follow(words, home)


def made(words: list[str]) -> str:
    """What make would do."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("ARGS", "MAKE", "MFLAGS"))}
    done = subprocess.run(
        [*words, "-n"], cwd=twin.ROOT, env=alone, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def follow(words: list[str], home: Path) -> None:
    """Run a command of ours, with small numbers."""
    for place, word in enumerate(words[:-1]):
        if word in SMALL:
            words[place + 1] = SMALL[word]
    verb = words[1] if len(words) > 1 else ""
    if verb == "--install-completion":
        words = ["bash", "-c", f"{shlex.join(words)}; :"]  # it asks which shell it was started from
    if verb == "serve":
        served(words, home)
        return
    if verb in ("check", "learn", "simulate", "play", "ladder") and len(words) == 2:
        words.append("dojo")  # named in a sentence, without its game
    if verb in ("check", "simulate") and "--games" not in words:
        words += ["--games", "1"]
    if verb == "check":
        words += ["--jobs", "1"]
    if verb == "ladder":
        words = [word.replace("master", "novice") for word in words] + ["--out", "ladder", "--jobs", "1"]
        if not {"--match", "--bots"} & set(words):
            words += ["--bots", "novice,random"]
    if verb == "review":
        words += ["--simulations", "2"]
    if verb == "reports":
        words = [word for word in words if word != "ID"]  # there is none yet
    if verb == "forget":
        given = forgettable(home)
        words = [given.get(word, word) for word in words]
    if verb == "lab":
        words = experiment(words, home)
    assert run(words, home, typed="1\n" * 4)


def experiment(words: list[str], home: Path) -> list[str]:
    """A command of the lab with few games of bots that do not think; those that look at a folder are given one."""
    if "--ray" in words:  # needs Ray and a cluster of it: the rest of the line is run without
        place = words.index("--ray")
        words = words[:place] + words[place + 2 :]
    below = words[2] if len(words) > 2 else "report"
    if below in ("show", "export", "game"):
        kept = home / "experiment"
        if not kept.exists():
            made = ["chabudai", "lab", "compare", "dojo", "--option", "deck=rare_belts", "--out", kept.name]
            run([*made, "--deals", "2", "--bots", "random", "--jobs", "1"], home)
        shutil.copytree(kept, home / words[3], dirs_exist_ok=True)
        return [{"17": "1", "my-game.json": "after.json"}.get(word, word) for word in words]
    if len(words) < 4:
        words += [below, "dojo"][len(words) - 2 :]
    if "--bots" not in words:
        words += ["--bots", "random"]
    if "--deals" not in words:
        words += ["--deals", "1"]
    return [*words, "--jobs", "1", *(["--second", "none"] if below == "report" else [])]


def forgettable(home: Path) -> dict[str, str]:
    """Somebody who can be forgotten, in a copy of the server's file."""
    shutil.copy(home / DATABASE, home / "forgetful.db")
    with closing(sqlite3.connect(home / "forgetful.db")) as database:
        table, player = database.execute("SELECT table_id, player FROM sitting").fetchone()
    return {"PLAYER": player, "ID": table, "SEAT": "0", DATABASE: "forgetful.db"}


def served(words: list[str], home: Path) -> None:
    """Start a server as the line says, but here, and see that it is well."""
    folder = home / f"served-{time.monotonic_ns()}"
    folder.mkdir()
    for brought in ("my_bots.py", "examples"):  # the bots that some commands seat
        (folder / brought).symlink_to(home / brought)
    server = Served(folder)
    rest = words[2:]
    for option, value in (("--host", "127.0.0.1"), ("--port", str(server.port)), ("--db", str(folder / DATABASE))):
        if option in rest:
            rest[rest.index(option) + 1] = value
    server.options = [*rest, *(["--port", str(server.port)] if "--port" not in rest else [])]
    server.options += ["--no-browser"] if "--no-browser" not in rest else []
    server.start()
    assert server.call("GET", "/health")["status"] == "ok"
    assert server.stop() in ENDED
    assert server.complaints() == []
