"""`make trust`: the long proofs.  It can be ended at any time, and goes on where it was.

    python -m trust.run                          every part to its aim: hours
    python -m trust.run --minutes 3              every part for so long at most
    python -m trust.run --only fuzz --only wire  some parts
    python -m trust.run --page                   only write docs/trust.md from what has been noted

What has been done is noted in build/trust/ledger.jsonl, a line a batch; docs/trust.md is written from it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trust.ledger import ROOT, Ledger, sources
from trust.page import write
from trust.parts import BOTH, PARTS, SOURCES, TWIN, Part

LEDGER = ROOT / "build" / "trust" / "ledger.jsonl"
PAGE = ROOT / "docs" / "trust.md"


class Worker:
    """A process on one build of the package."""

    def __init__(self, part: Part, folder: Path) -> None:
        path = f"{folder}{os.pathsep}{ROOT}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "trust.worker", part.name],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": path},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, what: Any) -> dict[str, Any]:
        """One batch."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(what), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            return {"figures": {}, "failures": [f"{str(what)[:60]}: the worker is gone"]}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def end(self) -> None:
        """It has read all its input, and ends; what it was doing is done again next time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.terminate()
            self.process.wait(20)
        self.process.stdout.close()


class Course:
    """One part on its way to its aim."""

    def __init__(self, part: Part, ledger: Ledger, twin: Path | None, end: float, aim: int) -> None:
        self.part = part
        self.ledger = ledger
        self.twin = twin
        self.end = end
        self.aim = aim
        self.broken = False
        self._numbers: Iterator[int] = (n for n in count() if n not in ledger.done[part.name])
        self._lock = threading.Lock()

    @property
    def done(self) -> int:
        return int(self.ledger.sums[self.part.name].figures.get(self.part.counted, 0))

    def work(self) -> None:
        """In a thread: batch after batch, until the aim is reached, the time is over or something is broken."""
        with ExitStack() as stack:
            workers = []
            for folder in self._folders():
                workers.append(Worker(self.part, folder))
                stack.callback(workers[-1].end)
            while not self.broken and self.done < self.aim and time.monotonic() < self.end:
                with self._lock:
                    number = next(self._numbers)
                start = time.monotonic()
                answer = self._batch(number, workers)
                if answer["failures"]:
                    self.broken = True
                seconds, build = time.monotonic() - start, self._build()
                self.ledger.add(self.part.name, number, build, seconds, answer["figures"], answer["failures"])

    def _batch(self, number: int, workers: list[Worker]) -> dict[str, Any]:
        if self.part.build != BOTH:
            return workers[0].ask(number)
        from trust.replays import drive  # here, where it is only compared

        return drive(number, workers[0].ask, workers[1].ask if len(workers) > 1 else None)

    def _build(self) -> str:
        return SOURCES if self.twin is None else self.part.build

    def _folders(self) -> list[Path]:
        pure = ROOT / "src"
        if self.twin is None:
            return [pure]
        return {BOTH: [pure, self.twin], TWIN: [self.twin], SOURCES: [pure]}[self.part.build]


def run(courses: list[Course], jobs: int) -> bool:
    """One part after the other, with a bar; True when nothing was broken."""
    columns = (TextColumn("{task.description:22}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        for course in courses:
            bar = progress.add_task(course.part.title, total=course.aim, completed=course.done)
            threads = [threading.Thread(target=course.work) for _ in range(1 if course.part.alone else jobs)]
            for thread in threads:
                thread.start()
            try:
                while any(thread.is_alive() for thread in threads):
                    progress.update(bar, completed=course.done)
                    time.sleep(0.2)
            finally:
                course.end = 0.0  # also when the run is interrupted: the batches under way are the last
                for thread in threads:
                    thread.join()
            progress.update(bar, completed=course.done)
            console.print(f"{course.part.title}: {course.done:,} of {course.aim:,} {course.part.counted}")
            for failure in course.ledger.sums[course.part.name].failures[:5]:
                console.print(ascii(failure)[:2000], style="red", markup=False)
    return not any(course.ledger.sums[course.part.name].failures for course in courses)


def twin_folder() -> Path | None:
    """The compiled twin, if it was made from the sources as they are."""
    command = [sys.executable, str(ROOT / "tools" / "compile.py"), "--where"]
    found = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False).stdout.strip()
    return Path(found) if found and Path(found) != ROOT / "src" else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60 * 24.0, help="for each part, at most")
    parser.add_argument("--only", action="append", choices=[part.name for part in PARTS])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ledger", type=Path, default=LEDGER)
    parser.add_argument("--page", action="store_true", help="only write docs/trust.md")
    given = parser.parse_args()
    ledger, good = Ledger(given.ledger, sources()), True
    try:
        for part in PARTS if not given.page else ():
            if given.only is None or part.name in given.only:
                end = time.monotonic() + 60 * given.minutes
                good = run([Course(part, ledger, twin_folder(), end, part.aim)], given.jobs) and good
    except KeyboardInterrupt:
        print("chabudai: noted; the next run goes on from here.", file=sys.stderr)
    finally:
        said = " ".join(sys.argv[1:])
        write(PAGE, ledger, f'make trust ARGS="{said}"' if said else "make trust")
    if not good:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
