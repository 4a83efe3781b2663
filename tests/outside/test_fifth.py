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
LEFT_OUT = ("table/browser/*", "rules/*/*")
# Of these the files that speak of all games: to read the others, where no test is about a fifth one, takes seconds.
OF_ALL_GAMES = re.compile(r"\bboxes\b|\bgames\.names\b|left_over")
CHOSEN = "ishi or left_over"  # also the one test that looks at the words of all games together
FEWEST = 130  # tests that a fifth game runs through


def chosen() -> list[str]:
    tests = twin.ROOT / "tests"
    every = [path for folder in QUICK for path in sorted((tests / folder).rglob("test_*.py"))]
    return [
        str(path)
        for path in every
        if not any(path.match(f"tests/{left_out}") for left_out in LEFT_OUT)
        and OF_ALL_GAMES.search(path.read_text(encoding="utf-8"))
    ]


def test_a_small_game_passes_whatever_any_game_must_pass(tmp_path: Path) -> None:
    install(tmp_path, "ishi_game", {"lanterns": "ishi", "Lanterns": "Ishi"})
    announce(tmp_path, "ishi_game", "ishi")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", CHOSEN, *chosen()],
        capture_output=True, text=True, timeout=twin.LONGEST, check=False, cwd=twin.ROOT,
        env=twin.environment(f"{tmp_path}{os.pathsep}{twin.SOURCES}"),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    passed = re.search(r"^(\d+) passed", done.stdout.splitlines()[-1])
    assert passed is not None, done.stdout
    assert int(passed[1]) >= FEWEST
