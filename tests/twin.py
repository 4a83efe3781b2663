"""The compiled twin in tests: `make test` builds it and names its folder in CHABUDAI_COMPILED.

It cannot be loaded beside the sources, so whatever runs on it runs in a process of its own.  That both play alike is
what test_compiled.py is for; tests that play many games may therefore play them on the quicker of the two.
"""

from __future__ import annotations

import os
import subprocess
import sys
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


def run(folder: str | Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Python with this folder as the place of the package."""
    left_out = ("CHABUDAI_COMPILED", "PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER")
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=environment | {"PYTHONPATH": str(folder)} | more,
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
    done = run(COMPILED, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", test, **{INSIDE: "1"})
    if done.returncode or "1 passed" not in done.stdout:
        pytest.fail(f"on the compiled twin:\n{done.stdout}{done.stderr}", pytrace=False)


def must_be_in_use() -> None:
    """Inside `run_test`: the games that are played are really compiled."""
    from chabudai.core import step

    if not str(step.__file__).endswith((".so", ".pyd")):
        raise pytest.UsageError(f"{step.__file__} is not the compiled twin")
