"""Whoever uses a browser gets a second chance, which is told; nobody else gets one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import twin

TESTS = """
import pytest

tries = []

@pytest.fixture
def browser():
    return None

def test_slow_page(browser):
    tries.append(1)
    assert len(tries) > 1, "the page was slow"

def test_broken_page(browser):
    assert False, "always"

def test_rule():
    tries.append(1)
    assert len(tries) > 3, "the rule is broken"
"""


@pytest.mark.parametrize("workers", ["0", "1"])
def test_only_a_test_in_the_browser_is_tried_again_and_that_is_told(tmp_path: Path, workers: str) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "tests.second_try", "-p", "no:cacheprovider", "-n", workers,
         "--rootdir", str(tmp_path), str(tmp_path)],
        cwd=tmp_path, env=twin.environment(twin.ROOT), capture_output=True, text=True, timeout=twin.LONGEST,
        check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "2 failed, 1 passed" in done.stdout
    told = done.stdout.partition("tried twice")[2]
    assert "test_slow_page failed at first" in told
    assert "the page was slow" in told
    assert "test_broken_page failed at first" in told
    assert "test_rule failed at first" not in told
    assert "the rule is broken" in done.stdout
