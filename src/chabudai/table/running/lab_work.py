"""The life of a run: plays batch after batch until its time is over or somebody has had enough, and shows what it has.

Runs in a process of its own.  It looks at most a fifth of its time at what it has played.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic, process_time
from typing import Final

from chabudai.lab.folder import Folder, write_json
from chabudai.lab.plan import Plan
from chabudai.lab.play import Batch, play_batch
from chabudai.lab.run import LARGEST_BATCH, UNKNOWN, first_deal

BEHIND: Final = 19  # how far it stands back: behind the bots, who stand behind the server
BATCH: Final = 1.0  # seconds of play, about: then somebody may have had enough
SHOW: Final = 5.0  # seconds between two looks, at least
PATIENT: Final = 4  # times as long as a look took is played before the next one
SPARE: Final = 30  # seconds more of processor time, after which the system ends it
MEMORY: Final = 4 << 30  # bytes
FEWEST: Final = 60  # deals that are planned at least
STATE: Final = "state.json"
STOP: Final = "stop"
GAMES: Final = "games"
RUNNING, DONE, STOPPED, FAILED = "running", "done", "stopped", "failed"


def work(path: Path, plan: Plan, seconds: float, write: Callable[[Path], None], behind: int = BEHIND) -> None:
    """A whole run: so many seconds of processor time."""
    _stand_back(seconds, behind)
    parent = os.getppid()
    spent = first_deal(plan)
    a_deal = max(1e-4, sum(time / cell.every for time, cell in zip(spent, plan.cells, strict=True)))
    about = {**plan.about, "planned": max(FEWEST, int(seconds / a_deal))}
    plan = replace(plan, batch=max(1, min(LARGEST_BATCH, int(BATCH / a_deal))), about=about)
    folder, _ = Folder.begin(path / GAMES, plan)
    shown, pause, status = monotonic(), SHOW, DONE

    def tell(status: str) -> None:
        state = {"status": status, "spent": process_time(), "seconds": seconds, "deals": folder.deals()}
        write_json(path / STATE, {**state, "planned": about["planned"]})

    def show() -> None:
        nonlocal shown, pause
        begun = monotonic()
        write(path)
        shown = monotonic()
        pause = max(SHOW, PATIENT * (shown - begun))

    for first, stop in plan.batches(UNKNOWN):
        begun = process_time()
        rows = play_batch(Batch(plan, first, stop))
        folder.keep(first, stop, rows)
        folder.add_time(len(rows), process_time() - begun)
        tell(RUNNING)
        if monotonic() - shown >= pause or first == 0:
            show()
        if (path / STOP).exists() or os.getppid() != parent:
            status = STOPPED
            break
        if process_time() >= seconds:
            break
    show()
    tell(status)


def _stand_back(seconds: float, behind: int) -> None:
    """Behind everybody in the queue for the processor, and no longer than it may."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ[threads] = "1"  # read when the figures are loaded
    if hasattr(os, "nice"):
        os.nice(behind)
    with suppress(ImportError, OSError, ValueError):
        import resource

        most = int(seconds) + SPARE
        resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
