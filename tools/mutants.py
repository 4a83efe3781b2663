"""Breaks the rules of a game one small change at a time and sees whether the tests of its rules notice.

    python tools/mutants.py dojo [--limit N --seed S] [--survivors]

Each mutant is one changed expression or statement in a copy of the package that stands first on the path of
`pytest tests/rules/<game>`, the tests that walk over the changed line first. Failing tests kill it; passing tests
let it survive, and then either a test is missing or the change makes no difference (end such a line with
`# pragma: no mutate` and say why above it).
Results are kept in build/mutants/<game>.json; an interrupted run goes on where it stopped, as long as
neither the package nor the tests have changed. The exit status is 1 below 85 % killed.
"""

import argparse
import compileall
import hashlib
import json
import multiprocessing
import os
import py_compile
import queue
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import pytest
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from footprints import Footprints
from mutations import Mutant, mutants_of

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "chabudai"
ENOUGH = 85.0
MEMORY = 4 << 30  # a mutant that grows without end must not take the machine with it

# Facts and fields, who may know what, what is for people and for programs that learn; the rules are in the other
# modules that are compiled.
NO_RULES = (
    *("material.py", "state.py", "secrets.py"),
    *("asking.py", "pieces.py", "scene.py", "action_space.py", "tensor.py"),
)

FOOTPRINTS = "footprints.json"
PASSING = (0, 5)  # 5 means that no test was collected, which is no kill

# Every run of the tests is forked from one process that has pytest and hypothesis loaded, nothing of ours.
FORKED = multiprocessing.get_context("forkserver")
FORKED.set_forkserver_preload(["__main__", "pytest", "hypothesis"])


def main() -> int:
    """Make the mutants, run them, report."""
    asked = arguments()
    tests = ROOT / "tests" / "rules" / asked.game
    folder = PACKAGE / "games" / asked.game
    paths = [path for path in sorted(folder.rglob("*.py")) if holds_rules(path)]
    mutants = [mutant for path in paths for mutant in mutants_of(path, ROOT)]
    if not mutants:
        sys.exit(f"chabudai: {asked.game} has no module with rules yet.")

    results = ROOT / "build" / "mutants" / f"{asked.game}.json"
    state = fingerprint([*PACKAGE.rglob("*.*"), *tests.rglob("*.py"), *(ROOT / "tests").glob("*.py")])
    kept = json.loads(results.read_text()) if results.is_file() else {}
    fates: dict[str, str] = kept.get("fates", {}) if kept.get("state") == state else {}
    if asked.survivors:
        former = {name for name, fate in kept.get("fates", {}).items() if fate == "survived"}
        mutants = [mutant for mutant in mutants if mutant.name in former]
    if asked.limit and asked.limit < len(mutants):
        mutants = sorted(random.Random(asked.seed).sample(mutants, asked.limit), key=mutants.index)

    def keep(mutant: Mutant, fate: str) -> None:
        fates[mutant.name] = fate
        part = results.with_suffix(".part")
        part.write_text(json.dumps({"state": state, "fates": fates}, indent=1))
        part.rename(results)

    results.parent.mkdir(parents=True, exist_ok=True)
    todo = [mutant for mutant in mutants if mutant.name not in fates]
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        for mutant, fate in run_all(todo, tests, Path(scratch), asked.jobs):
            keep(mutant, fate)
    return report(mutants, fates)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py")))
    parser.add_argument("--limit", type=int, help="try a sample of so many mutants")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--survivors", action="store_true", help="only those that survived the last run")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def holds_rules(path: Path) -> bool:
    """Legality and scoring stand in the modules that are marked to be compiled."""
    ruled = path.name not in NO_RULES and path.parent.name != "bot"
    return ruled and "# mypyc: compile" in path.read_text(encoding="utf-8")


def fingerprint(paths: list[Path]) -> str:
    """What the fates depend on besides the mutant itself."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(path for path in paths if path.is_file() and path.suffix != ".pyc"):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


class Shadow:
    """A copy of the package in which one file at a time is replaced by a mutant."""

    def __init__(self, folder: Path, tests: Path) -> None:
        self.folder = folder
        self.tests = tests
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(PACKAGE, folder / "src" / PACKAGE.name, ignore=ignored)
        # Bytecode checked by content: by time and size, a mutant could be taken for its original.
        checked = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(folder / "src", quiet=2, invalidation_mode=checked)

    def test(self, limit: float, chosen: list[str], traced: list[str]) -> int | None:
        """The exit status of the tests, or None when they took too long.  With `traced` files, leave footprints."""
        process = FORKED.Process(target=run_tests, args=(self.folder, chosen or [str(self.tests)], traced))
        process.start()
        process.join(limit)
        if process.exitcode is None and process.pid is not None:
            os.killpg(process.pid, signal.SIGKILL)
            process.join()
            return None
        return process.exitcode

    def said(self) -> str:
        """What the last run printed."""
        return (self.folder / "said.txt").read_text(errors="replace")

    def walkers(self, traced: list[str]) -> dict[str, list[str]]:
        """Per path and line of a rule module the quickest tests that walk over it.  All tests must pass."""
        if self.test(1200, [], traced) != 0:
            name = self.tests.relative_to(ROOT)
            sys.exit(f"{self.said()}chabudai: {name} must pass before anything is broken.")
        found: dict[str, list[str]] = json.loads((self.folder / FOOTPRINTS).read_text())
        return {place.removeprefix(f"{self.folder}/"): tests for place, tests in found.items()}

    def fate(self, mutant: Mutant, limit: float, walkers: list[str]) -> str:
        """Whether the tests kill this mutant."""
        copy = self.folder / mutant.path
        copy.write_bytes(mutant.changed())
        status: int | None = 0
        for chosen in ([walkers] if walkers else []) + [[]]:
            status = self.test(limit, chosen, [])
            if status not in PASSING:
                break
        copy.write_bytes(mutant.source)
        return "timeout" if status is None else "survived" if status in PASSING else "killed"


def run_tests(folder: Path, chosen: list[str], traced: list[str]) -> None:
    """In a process of its own: run tests on the copy in `folder`."""
    os.setsid()  # so that children of the tests can be ended with them
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))
    said = os.open(folder / "said.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(said, 1)
    os.dup2(said, 2)
    os.chdir(ROOT)
    sys.path.insert(0, str(folder / "src"))
    sys.dont_write_bytecode = True
    os.environ["PYTHONPATH"] = str(folder / "src")
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(folder / "hypothesis")
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0"]
    loaded_before = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    plugins = [Footprints([folder / path for path in traced], folder / FOOTPRINTS)] if traced else []
    status = pytest.main([*options, *loaded_before, *chosen], plugins=plugins)
    sys.stdout.flush()
    os._exit(status)


def run_all(mutants: list[Mutant], tests: Path, scratch: Path, jobs: int) -> Iterator[tuple[Mutant, str]]:
    """The fate of each mutant, as they become known. The unchanged package must pass first."""
    if not mutants:
        return
    shadows: queue.Queue[Shadow] = queue.Queue()
    for number in range(min(jobs, len(mutants))):
        shadows.put(Shadow(scratch / str(number), tests))
    first = shadows.get()
    began = time.monotonic()
    walkers = first.walkers(sorted({mutant.path for mutant in mutants}))
    limit = 5 + 2 * (time.monotonic() - began)  # leaving footprints takes at least twice as long as walking
    shadows.put(first)

    def judge(mutant: Mutant) -> str:
        shadow = shadows.get()
        try:
            return shadow.fate(mutant, limit, walkers.get(f"{mutant.path}:{mutant.line}", []))
        finally:
            shadows.put(shadow)

    with Progress(console=Console(stderr=True), transient=True) as bar, ThreadPoolExecutor(jobs) as pool:
        task = bar.add_task("breaking rules", total=len(mutants))
        waiting = {pool.submit(judge, mutant): mutant for mutant in mutants}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
                bar.advance(task)
        finally:
            pool.shutdown(cancel_futures=True)


def report(mutants: list[Mutant], fates: dict[str, str]) -> int:
    """Print the survivors and the share of the killed; the exit status."""
    console = Console(highlight=False, soft_wrap=True)
    survivors = [mutant for mutant in mutants if fates[mutant.name] == "survived"]
    for mutant in survivors:
        before, after = mutant.lines()
        console.print(f"[bold]{mutant.path}:{mutant.line}[/bold]  {mutant.what}")
        console.print(f"  [red]- {escape(before)}[/red]\n  [green]+ {escape(after)}[/green]")
    killed = len(mutants) - len(survivors)
    slow = sum(fates[mutant.name] == "timeout" for mutant in mutants)
    share = 100 * killed / len(mutants) if mutants else 100.0
    console.print(f"{killed} killed ({slow} by the clock), {len(survivors)} survived: {share:.1f} % killed")
    if share < ENOUGH:
        console.print(f"chabudai: at least {ENOUGH:.0f} % should be killed.")
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("chabudai: stopped; the same command goes on from here.")
