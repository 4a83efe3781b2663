"""A server as `make play` starts it, and people who play at it through its doors."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests import twin
from tests.table.process import LONGEST as LONGEST
from tests.table.process import Server

SCRIPTS = Path(sys.executable).parent
QUICK = twin.COMPILED or str(twin.SOURCES)  # the twin where `make test` has built one
ENDED = (0, -signal.SIGTERM)  # as an operator ends it


def surroundings(folder: Path, place: str = QUICK) -> dict[str, str]:
    """Of somebody who has nothing yet: an empty home, the package from this place, and no settings."""
    kept = {
        name: value
        for name, value in twin.environment(place).items()
        if not name.startswith(("XDG_", "CHABUDAI_", "LC_", "LANG", "PYTEST_", "MAKE", "MFLAGS", "ARGS"))
    }
    path = f"{SCRIPTS}{os.pathsep}{kept.get('PATH', '')}"
    return kept | {"HOME": str(folder), "PATH": path, "COLUMNS": "100"}


class Served(Server):
    """`chabudai serve` in an empty folder.  Only the pauses of bots, and the limits for crowds, are left out."""

    def __init__(self, folder: Path, place: str = QUICK, command: str = "chabudai") -> None:
        environment = surroundings(folder, place) | {"CHABUDAI_BOT_PAUSE": "0"}
        super().__init__("", folder, environment)
        self.folder = folder
        self.command = command
        self.options = ["--no-browser", "--port", str(self.port), "--rate", "0"]

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [self.command, "serve", *self.options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=self.environment,
                cwd=self.folder,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line + self.errors.read_text()

    def complaints(self) -> list[str]:
        """What it wrote to where an operator looks for trouble."""
        return self.errors.read_text().splitlines()


class Guest:
    """Somebody with a token, who plays whatever is possible."""

    def __init__(self, server: Server, seed: int = 1) -> None:
        self.server = server
        self.token = server.call("POST", "/api/players", {"name": "Newcomer"})["token"]
        self.chance = random.Random(seed)

    def open(self, game: str, bots: list[str]) -> Any:
        plan = {"game": game, "seats": len(bots) + 1, "chairs": ["me", *(f"bot:{bot}" for bot in bots)]}
        return self.server.call("POST", "/api/tables", plan, self.token)

    def look(self, table: str, part: str = "") -> Any:
        return self.server.call("GET", f"/api/tables/{table}{part}", None, self.token)

    def do(self, table: str, verb: str, **data: Any) -> Any:
        return self.server.call("POST", f"/api/tables/{table}/{verb}", data, self.token)

    def play(self, table: str, answers: int) -> None:
        """Choose at random so often, or to the end; whoever stands still in between is found out."""
        end, seen = time.monotonic() + LONGEST, self.look(table)
        while answers and seen["status"] == "running":
            if question := seen["question"]:
                choice = self.chance.choice(question["options"])["id"]
                seen = self.do(table, "choose", question=question["number"], choice=choice)
                answers -= 1
            else:
                assert time.monotonic() < end, f"{seen['game']}: {seen['asked']} of {seen['seats']} stand still"
                seen = self.look(table, f"?after={seen['version']}")

    def chosen(self, table: str) -> set[int]:
        """Give up, so that the record may be read: the seats that have chosen something."""
        if self.look(table)["status"] == "running":
            self.do(table, "resign")
        choices = self.look(table, "/record")["choices"]
        return {int(choice.split()[0]) for choice in choices}

    def stumbles(self, table: str) -> list[Any]:
        """What the table tells of bots that could not think."""
        return [note for note in self.look(table, "/log")["notes"] if note["kind"] == "stumble"]
