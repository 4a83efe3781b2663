"""Our games and other engines side by side, in one run: `python bench/run.py [--quick] [--json FILE]`.

Each repetition is a fresh process of `peers.py` or `ours.py`. Peers and ours alternate, many short repetitions
rather than a few long ones, so that a slow minute of the machine falls on both. What is measured, and how to
read it: README.md next to this file.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aims import AIMS, COMPILED, PURE
from report import Row, Rows, judge, show_aims, show_notes, show_table

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
FOLDER = {PURE: ROOT / "src", COMPILED: ROOT / "build" / "compiled"}
COMPARISON_ONLY = ("openspiel-hearts-quick-deal",)  # no ratio uses it
WORKER_LIMIT = 120  # seconds of wall time after which a repetition counts as failed


@dataclass(frozen=True)
class Task:
    """One thing to measure: a row of the table (`engine`) and one of its columns (`mode`)."""

    engine: str
    mode: str
    build: str  # "" for a peer
    words: tuple[str, ...]  # arguments of the worker


def ask(words: tuple[str, ...], build: str) -> dict[str, Any]:
    """Run a worker and read its JSON line; trouble comes back as {"problem": ...} so that the run goes on."""
    # A variable of the caller's must not lead a peer to our sources or add threads to anybody.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env["OMP_NUM_THREADS"] = "1"
    if build:
        env["PYTHONPATH"] = str(FOLDER[build])
    command = [sys.executable, str(BENCH / ("ours.py" if build else "peers.py")), *words]
    try:
        done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=WORKER_LIMIT)
    except subprocess.TimeoutExpired:
        return {"problem": f"no answer within {WORKER_LIMIT} s"}
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or [f"exit code {done.returncode}"]
        return {"problem": last[0]}
    try:
        told: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        return {"problem": "the worker ended without its line of figures"}
    if build and told["compiled"] != (build == COMPILED):
        return {"problem": f"asked for the {build} build and got the other one"}
    if "missing" in told:
        return {"problem": f"not installed ({told['missing']})"}
    return told


def without_compiled() -> str:
    """Why the compiled build cannot be measured; nothing when it can."""
    if not FOLDER[COMPILED].is_dir():
        return "`make compile` was not run"
    # The build carries copies of the sources it was made from.
    for source in FOLDER[PURE].rglob("*.py"):
        copy = FOLDER[COMPILED] / source.relative_to(FOLDER[PURE])
        if not copy.is_file() or copy.read_bytes() != source.read_bytes():
            return f"it was made before {source.name} changed; `make compile` brings it up to date"
    return ""


def peer_tasks(quick: bool) -> list[Task]:
    engines = [name for name in ask(("--list",), "")["engines"] if not (quick and name in COMPARISON_ONLY)]
    return [Task(name, mode, "", ("--engine", name)) for name in engines for mode in ("driven", "clone")]


def our_tasks(build: str) -> list[Task]:
    told = ask(("--list",), build)
    if "problem" in told:
        raise SystemExit(f"our {build} build does not start: {told['problem']}")
    return [
        Task(f"{game} {build}", mode, build, ("--game", game, "--seats", str(seats)))
        for game, seats in told["games"].items()
        for mode in ("driven", "loop", "clone")
    ]


def interleaved(peers: list[Task], ours: list[Task]) -> list[Task]:
    """Both lists spread evenly over one, each in its own order."""
    placed = [((i + 0.5) / len(tasks), task) for tasks in (peers, ours) for i, task in enumerate(tasks)]
    return [task for _, task in sorted(placed, key=lambda pair: pair[0])]


def measure(tasks: list[Task], rounds: int, seconds: float) -> Rows:
    peers_first = sorted(tasks, key=lambda task: (task.build != "", task.words[1] if task.build else ""))
    rows: Rows = {task.engine: Row(task.build) for task in peers_first}
    for turn in range(1, rounds + 1):
        for task in tasks:
            row = rows[task.engine]
            if row.problem:
                continue
            how = ("--mode", task.mode, "--seconds", str(seconds), "--seed", str(turn))
            told = ask((*task.words, *how), task.build)
            if "problem" in told:
                row.problem = told["problem"]
                print(f"  {task.engine}: {row.problem}", flush=True)
                continue
            row.take(task.mode, told)
        print(f"round {turn} of {rounds} done", flush=True)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="under a minute, rougher figures")
    parser.add_argument("--rounds", type=int, help="repetitions of everything (9, quick 3)")
    parser.add_argument("--seconds", type=float, help="CPU seconds a repetition (0.5, quick 0.15)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save every figure")
    asked = parser.parse_args()
    rounds = asked.rounds or (3 if asked.quick else 9)
    seconds = asked.seconds or (0.15 if asked.quick else 0.5)

    ours = our_tasks(PURE)
    if reason := without_compiled():
        print(f"the compiled build is left out: {reason}")
    else:
        ours += our_tasks(COMPILED)
    tasks = interleaved(peer_tasks(asked.quick), ours)
    print(f"{len(tasks)} measurements x {rounds} rounds of {seconds} CPU-seconds", flush=True)
    rows = measure(tasks, rounds, seconds)
    sound = {name: row for name, row in rows.items() if not row.problem}
    verdicts = [judge(aim, sound) for aim in AIMS]
    show_table(sound)
    show_aims(verdicts)
    show_notes(rows)
    if asked.json:
        figures = {name: vars(row) for name, row in rows.items()}
        run = {
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "rounds": rounds,
            "seconds": seconds,
        }
        saved = {"run": run, "engines": figures, "aims": verdicts}
        asked.json.write_text(json.dumps(saved, indent=1) + "\n")
    return 1 if any(row.problem for row in rows.values() if row.build) else 0


if __name__ == "__main__":
    sys.exit(main())
