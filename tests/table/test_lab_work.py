"""The life of a run: it plays until its time is over, shows what it has on the way, and stands behind everybody."""

from __future__ import annotations

import json
import multiprocessing
import os
from pathlib import Path
from time import process_time
from typing import Any

from chabudai.lab.folder import Folder
from chabudai.lab.plan import Cell, Plan
from chabudai.table.running import lab_work
from chabudai.table.running.lab_work import BEHIND, DONE, GAMES, STATE, STOP, STOPPED

SECONDS = 0.3  # of processor time, after what it takes to begin
PATIENCE = 300.0  # it stands behind everybody, and these machines are busy
LOOKS = "looks.json"


def look(path: Path) -> None:
    """What a page would be made of: how many deals there are, and how far back the process stands."""
    seen = json.loads((path / LOOKS).read_text()) if (path / LOOKS).exists() else []
    (path / LOOKS).write_text(json.dumps([*seen, [Folder.open(path / GAMES).deals(), os.nice(0)]]))


def live(path: Path, plan: Plan) -> None:
    """A short life in small batches; runs in a process of its own."""
    lab_work.BATCH = SECONDS / 10  # type: ignore[misc]
    lab_work.work(path, plan, process_time() + SECONDS, look)


def run(path: Path) -> dict[str, Any]:
    plan = Plan("dojo", "report", (Cell("seats-3", 3, ("random",) * 3),), about={"by": "figure"})
    process = multiprocessing.get_context("spawn").Process(target=live, args=(path, plan))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode == 0
    state: dict[str, Any] = json.loads((path / STATE).read_text())
    return state


def test_a_run_ends_when_its_time_is_over_and_has_shown_more_and_more(tmp_path: Path) -> None:
    state = run(tmp_path)
    looks = json.loads((tmp_path / LOOKS).read_text())
    assert state["status"] == DONE
    assert state["spent"] >= state["seconds"] > SECONDS
    assert [deals for deals, _ in looks] == sorted(deals for deals, _ in looks)
    assert 0 < looks[0][0] < looks[-1][0] == state["deals"]
    assert {nice for _, nice in looks} == {BEHIND}


def test_a_run_that_somebody_has_had_enough_of_shows_what_it_has(tmp_path: Path) -> None:
    (tmp_path / STOP).touch()
    state = run(tmp_path)
    assert state["status"] == STOPPED
    assert json.loads((tmp_path / LOOKS).read_text())[-1][0] == state["deals"] > 0
