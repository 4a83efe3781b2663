"""Experiments of the lab on a server: one at a time, in a process of its own that stands back for everybody else.

A run is a folder: its plan and games as `lab.folder` keeps them, what is to be seen of it, and `state.json`, which says
how far it is.  Processor time is taken from a budget for each day before a run begins; what it does not need is given
back.  A run whose server is gone ends by itself, and one that will not end is ended by the system.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from chabudai.core.box import Json
from chabudai.lab.folder import read_json, write_json
from chabudai.lab.plan import Plan
from chabudai.table.errors import NotFound, TooFast
from chabudai.table.running.lab_work import BEHIND, FAILED, RUNNING, STATE, STOP, STOPPED, work

MOST_KEPT: Final = 100  # runs; the oldest go first
MINUTE: Final = 60.0  # seconds
LOOK: Final = 0.5  # seconds between looks whether it has ended
PATIENCE: Final = 5.0  # seconds that a process is given to end by itself
SPENT: Final = "spent.json"
ABOUT: Final = "about.json"

Write = Callable[[Path], None]  # makes what is to be seen of the games in a folder; runs in the process of the run


@dataclass(frozen=True)
class Run:
    """A run as it is on disk."""

    id: str
    folder: Path
    about: dict[str, Any]  # who asked for what
    state: dict[str, Any]

    @property
    def running(self) -> bool:
        """Is it still being played?"""
        return bool(self.state["status"] == RUNNING)


class LabRuns:
    """The runs of a server."""

    def __init__(self, folder: Path, minutes: int, behind: int = BEHIND) -> None:
        self.folder = folder
        self.minutes = minutes  # of processor time a day
        self.behind = behind  # everybody else, as `nice` counts
        self.current: str = ""
        self._process: BaseProcess | None = None
        self._task: asyncio.Task[None] | None = None

    # --- the budget ---------------------------------------------------------------------------

    def left(self) -> float:
        """Seconds of today's budget that nobody has used."""
        return max(0.0, self.minutes * MINUTE - self._spent())

    def choices(self) -> list[int]:
        """How many minutes a run may have: half of a day's budget at most, and what is left of it."""
        most = min(self.left() / MINUTE, max(1, self.minutes // 2))
        return [number for number in (1, 2, 5, 10, 20, 30, 60, 120) if number <= most]

    def _spent(self) -> float:
        known = read_json(self.folder / SPENT) or {}
        return float(known["seconds"]) if known.get("day") == _today() else 0.0

    def _spend(self, seconds: float) -> None:
        write_json(self.folder / SPENT, {"day": _today(), "seconds": max(0.0, self._spent() + seconds)})

    # --- runs ---------------------------------------------------------------------------------

    def start(self, plan: Plan, minutes: int, about: dict[str, Json], write: Write) -> str:
        """Begin a run; TooFast when another one is on, or nothing is left of the budget."""
        if self.current:
            raise TooFast("lab-busy")
        if minutes not in self.choices():
            raise TooFast("lab-spent", possible=[str(number) for number in self.choices()])
        run = secrets.token_urlsafe(9)
        folder = self.folder / run
        folder.mkdir(parents=True)
        self._make_room()
        write_json(folder / ABOUT, {**about, "begun": datetime.now(UTC).isoformat(timespec="seconds")})
        write_json(folder / STATE, {"status": RUNNING, "spent": 0.0, "seconds": minutes * MINUTE, "deals": 0})
        self._spend(minutes * MINUTE)
        # Spawned, not forked: a fork would copy the server's sockets and threads.
        context = multiprocessing.get_context("spawn")
        given = (folder, plan, minutes * MINUTE, write, self.behind)
        self._process = context.Process(target=work, args=given, daemon=True)
        self._process.start()
        self.current = run
        self._task = asyncio.create_task(self._follow(run, self._process))
        return run

    async def _follow(self, run: str, process: BaseProcess) -> None:
        """Wait for its end, and give back what it did not use."""
        while process.is_alive():
            await asyncio.sleep(LOOK)
        self._ended(run)

    def _ended(self, run: str) -> None:
        if self.current != run:
            return
        self.current = ""
        file = self.folder / run / STATE
        state = read_json(file) or {"spent": 0.0, "seconds": 0.0}
        if state.get("status") == RUNNING:  # it did not say so itself
            write_json(file, {**state, "status": STOPPED if (self.folder / run / STOP).exists() else FAILED})
        self._spend(float(state["spent"]) - float(state["seconds"]))

    def stop(self, run: Run) -> None:
        """Enough: what was played is kept."""
        if run.running:
            (run.folder / STOP).touch()

    def find(self, run: str) -> Run:
        """The run of that id; NotFound when there is none."""
        folder = self.folder / run
        known = len(run) == 12 and run.replace("-", "").replace("_", "").isalnum() and run.isascii()
        about, state = (read_json(folder / name) if known else None for name in (ABOUT, STATE))
        if about is None or state is None:
            raise NotFound("no-such-run")
        if state["status"] == RUNNING and run != self.current:  # the server ended before it did
            state = {**state, "status": STOPPED}
        return Run(run, folder, about, state)

    def of(self, player: str) -> list[Run]:
        """The runs that somebody asked for, the latest first."""
        found = []
        for folder in self._folders():
            with suppress(NotFound):
                run = self.find(folder.name)
                if run.about.get("player") == player:
                    found.append(run)
        return found

    def _folders(self) -> list[Path]:
        """All runs, the latest first."""
        if not self.folder.is_dir():
            return []
        folders = [path for path in self.folder.iterdir() if path.is_dir()]
        return sorted(folders, key=lambda path: -path.stat().st_mtime)

    def _make_room(self) -> None:
        for folder in self._folders()[MOST_KEPT:]:
            shutil.rmtree(folder, ignore_errors=True)

    async def close(self) -> None:
        """The server ends: what was played is kept."""
        if self._task is not None:
            self._task.cancel()
        if self._process is not None and self.current:
            (self.folder / self.current / STOP).touch()
            self._process.terminate()
            await asyncio.to_thread(self._process.join, PATIENCE)
            if self._process.is_alive():
                self._process.kill()
            self._ended(self.current)


def _today() -> str:
    return datetime.now(UTC).date().isoformat()
