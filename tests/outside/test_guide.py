"""The guide "Add a game in a day", followed command by command by somebody who has nothing yet."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.outside.served import ENDED, LONGEST, QUICK, Guest, Served, surroundings

GUIDE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
COMMANDS = [
    line.strip()
    for block in re.findall(r"^ +```sh\n(.*?)^ +```", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
ANSWERS = {"play": "1\n" * 200}  # whatever is asked, the first option
SERVED = "chabudai serve --no-browser"
MADE = 16


class Newcomer:
    """An empty folder, and the commands of the guide."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.installed = folder / "installed"
        path = os.pathsep.join([str(self.installed), QUICK])
        self.environment = surroundings(folder) | {"PYTHONPATH": path, "LC_ALL": "C.UTF-8"}

    def run(self, command: str) -> str:
        """Carry out a line of the guide."""
        done = self.tried(command)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def tried(self, command: str) -> subprocess.CompletedProcess[str]:
        """Carry out a command.  What is installed goes to a folder of its own, since all tests share one."""
        words = shlex.split(command)
        if words[:2] == ["pip", "install"]:
            place = ("--no-index", "--no-deps", "--no-build-isolation", "--no-compile", "--target", str(self.installed))
            words = [sys.executable, "-m", "pip", "install", "--quiet", *place, f"./{words[-1]}"]
        elif words[0] == "python":
            words[0] = sys.executable
        return subprocess.run(
            words, capture_output=True, text=True, timeout=LONGEST, check=False, cwd=self.folder, env=self.environment,
            input=ANSWERS.get(words[1], ""),
        )  # fmt: skip


def served(newcomer: Newcomer) -> None:
    """A page, the API and bots that the server seats."""
    server = Served(newcomer.folder)
    server.environment = newcomer.environment | {"CHABUDAI_BOT_PAUSE": "0"}
    server.start()
    try:
        guest = Guest(server)
        table = guest.open("ishi", ["greedy", "novice"])["table"]
        guest.play(table, 40)
        assert guest.look(table)["status"] == "over"
        assert guest.stumbles(table) == []
    finally:
        assert server.stop() in ENDED
    assert server.complaints() == []


def test_the_guide_ends_with_a_fifth_game(tmp_path: Path) -> None:
    """Every command works, in its order; what they say is looked at; then the game is played at a server."""
    newcomer = Newcomer(tmp_path)
    assert [command.split()[1] for command in COMMANDS if command.startswith("chabudai")] == [
        *("new", "play", "rules", "rules", "check", "serve", "simulate"),
    ]
    said = {command: newcomer.run(command) for command in COMMANDS if command != SERVED}
    told = re.findall(r"^  (ishi/\S+)$", said["chabudai new ishi"], re.MULTILINE)
    assert len(told) == MADE
    assert all((newcomer.folder / path).is_file() for path in told)
    assert "Ishi" in said["chabudai rules ishi"]
    assert "all laws hold over 50 games" in said["chabudai check ishi --games 50"]
    assert "22 passed" in said["python -m pytest ishi/tests"]
    assert "greedy" in said["chabudai simulate ishi --games 20 --bots greedy,random"]
    played = said["chabudai play ishi --seats 2 --opponents greedy"]
    assert "wins" in played or "you win" in played
    again = subprocess.run(
        ["chabudai", "new", "ishi"], capture_output=True, text=True, cwd=newcomer.folder, env=newcomer.environment
    )
    assert again.returncode == 2
    assert "taken" in again.stderr
    served(newcomer)


def test_what_a_game_cannot_say_yet_is_told_entry_by_entry(tmp_path: Path) -> None:
    """An entry is taken out of one catalogue: the check names it, and a game that needs it ends in a sentence."""
    newcomer = Newcomer(tmp_path)
    newcomer.run("chabudai new ishi")
    newcomer.run("pip install -e ishi")
    catalogue = newcomer.installed / "ishi" / "words" / "en.ftl"
    written = catalogue.read_text(encoding="utf-8")
    catalogue.write_text(written.replace("ishi-prompt-hang =", "ishi-prompt-hung ="), encoding="utf-8")
    checked = newcomer.tried("chabudai check ishi --games 1 --fresh")
    assert checked.returncode == 1
    assert "all laws hold" in checked.stdout
    assert "lack an entry" in checked.stderr
    assert [line.strip() for line in checked.stderr.splitlines() if "ishi-" in line] == [
        "en: no entry ishi-prompt-hang"
    ]
    played = newcomer.tried("chabudai play ishi --seats 2 --opponents random")
    assert played.returncode == 1
    assert "(en: no entry ishi-prompt-hang)" in played.stderr
    assert "Traceback" not in played.stdout + played.stderr
