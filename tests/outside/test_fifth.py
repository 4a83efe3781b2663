"""The contract belt of the tests (see tests/boxes.py) holds for a small fifth game that another package brings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests import twin
from tests.outside.fifth import announce, install

# All but what concerns one of our games, the browser and many processes.
QUICK = ("core", "laws", "words", "terminal", "rules", "lessons", "golden", "envs", "table", "bots")
LEFT_OUT = ("table/browser", "rules/*/")
CHOSEN = "ishi or left_over"  # also the one test that looks at the words of all games together
FEWEST = 100  # tests that a fifth game runs through


def test_a_small_game_passes_whatever_any_game_must_pass(tmp_path: Path) -> None:
    install(tmp_path, "ishi_game", {"lanterns": "ishi", "Lanterns": "Ishi"})
    announce(tmp_path, "ishi_game", "ishi")
    left_out = [f"--ignore-glob={twin.ROOT}/tests/{path}*" for path in LEFT_OUT]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", CHOSEN, *left_out,
         *[f"tests/{path}" for path in QUICK]],
        capture_output=True, text=True, timeout=twin.LONGEST, check=False, cwd=twin.ROOT,
        env=twin.environment(f"{tmp_path}{os.pathsep}{twin.SOURCES}"),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    passed = re.search(r"^(\d+) passed", done.stdout.splitlines()[-1])
    assert passed is not None, done.stdout
    assert int(passed[1]) >= FEWEST
