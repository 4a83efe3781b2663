"""Imports point one way: core <- games <- words, bots, store, lessons <- terminal, lab, table <- commands <- cli."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import chabudai

ROOT = Path(chabudai.__file__).parent
LEVELS = [
    {"__init__"},
    {"core"},
    {"games"},
    {"words", "bots", "store", "envs", "lessons"},
    {"terminal", "lab", "table"},
    {"commands"},
    {"cli"},
    {"__main__"},
]
LEVEL = {part: height for height, parts in enumerate(LEVELS) for part in parts}
FILES = sorted(ROOT.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    names = path.relative_to(ROOT).parts
    mine = names[0].removesuffix(".py")
    assert mine in LEVEL, f"{mine} has no level: add it to LEVELS"
    for module in imported(path):
        head, *below = module.split(".")
        if head == "chabudai" and below and below[0] in LEVEL:
            yours = below[0]
            assert yours == mine or LEVEL[yours] < LEVEL[mine], f"{mine} must not import {module}"
            if yours == mine == "games" and len(names) > 2:
                assert below[1] == names[1], f"{names[1]} must not import {module}"
        elif head != "chabudai" and mine in ("core", "games"):
            assert head in sys.stdlib_module_names, f"{mine} must not import {module}"


def test_no_file_is_a_drawer_for_odds_and_ends() -> None:
    assert [path for path in FILES if path.stem in ("utils", "util", "common", "helpers", "misc")] == []
