"""The compiled twin in tests: `make test` builds it and names its folder in CHABUDAI_COMPILED.

It cannot be loaded beside the sources, so whatever runs on it runs in a process of its own.  That both play alike is
what test_compiled.py is for; tests that play many games may therefore play them on the quicker of the two.  Run as a
script, this file is the process that does it: it takes the names of tests, one a line, and answers with how they went.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import threading
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = os.environ.get("CHABUDAI_COMPILED", "")
INSIDE = "CHABUDAI_INSIDE_TWIN"
LONGEST = 900.0  # seconds, on a machine that is busy with other things

needed = pytest.mark.skipif(
    not COMPILED, reason="CHABUDAI_COMPILED is not set: `make test` builds the compiled twin and sets it"
)


def environment(folder: str | Path, **more: str) -> dict[str, str]:
    """For a process that has this folder as the place of the package."""
    left_out = ("CHABUDAI_COMPILED", "PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | {"PYTHONPATH": str(folder)} | more


def run(folder: str | Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with this folder as the place of the package."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )


def printed(folder: str | Path, module: str, *words: str) -> list[str]:
    """The lines that a module of the tests, run as a script, prints with this folder as the place of the package."""
    done = run(folder, "-m", module, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def run_test(test: str) -> None:
    """One test on the twin; where it fails, what it said."""
    runner = _runner()
    assert runner.stdin is not None
    assert runner.stdout is not None
    alarm = threading.Timer(LONGEST, runner.kill)
    alarm.start()
    print(test, file=runner.stdin, flush=True)
    answer = runner.stdout.readline()
    alarm.cancel()
    if not answer:
        end()
        pytest.fail(f"the compiled twin is gone, with code {runner.returncode}", pytrace=False)
    code, said = json.loads(answer)
    if code or "1 passed" not in said:
        pytest.fail(f"on the compiled twin:\n{said}", pytrace=False)


@cache
def _runner() -> subprocess.Popen[str]:
    """The process of this worker: to start one takes longer than most tests."""
    command = [sys.executable, "-m", "tests.twin"]
    environ = environment(COMPILED, **{INSIDE: "1"})
    return subprocess.Popen(command, cwd=ROOT, env=environ, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def end() -> None:
    """No more tests: the process has read all its input, and ends."""
    if _runner.cache_info().currsize:
        with _runner():
            _runner.cache_clear()


def must_be_in_use() -> None:
    """Inside `run_test`: the games that are played are really compiled."""
    from chabudai.core import step

    if not str(step.__file__).endswith((".so", ".pyd")):
        raise pytest.UsageError(f"{step.__file__} is not the compiled twin")


def _serve() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    for test in sys.stdin:
        said = io.StringIO()
        with redirect_stdout(said):
            code = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", test.strip()])
        print(json.dumps([int(code), said.getvalue()]), file=answers, flush=True)


if __name__ == "__main__":
    _serve()
