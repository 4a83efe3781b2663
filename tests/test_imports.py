"""Imports point one way: core <- games <- words, bots, store, lessons <- terminal, lab, envs <- table <- commands.

The table is large enough to have an order of its own: ROOMS.  A text that is the name of a module counts as an import
of it, so that nobody reaches up by a string; so does an import inside a function.
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

import chabudai

ROOT = Path(chabudai.__file__).parent
LEVELS = [
    {"__init__"},
    {"core"},
    {"games"},
    {"example"},
    {"words", "bots", "store", "lessons"},
    {"terminal", "lab", "envs"},
    {"table"},
    {"commands"},
    {"cli"},
    {"__main__"},
]
ROOMS = [
    {"addresses", "errors", "fields", "languages", "moments"},
    {"course"},
    {"people"},
    {"running"},
    {"seen"},
    {"notices"},
    {"doors"},
    {"pages.draw"},
    {"pages"},
    {"app"},
    {"processes"},
    {"serve"},
]
ROOM = {room: height for height, rooms in enumerate(ROOMS) for room in rooms}
LEVEL = {part: height for height, parts in enumerate(LEVELS) for part in parts}
NAME = re.compile(r"chabudai\.[\w.]+")
FILES = sorted(ROOT.rglob("*.py"))


@cache
def read(path: Path) -> tuple[list[str], list[str]]:
    """Every module that a file imports, and every one that it names, wherever in the file."""
    modules, names = [], []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            modules += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and NAME.fullmatch(node.value):
            names.append(node.value)
    return modules, names


def imported(path: Path, named: bool = True) -> list[str]:
    """Every module that a file imports or, if that counts, names."""
    modules, names = read(path)
    return modules + names if named else modules


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


def room_of(names: tuple[str, ...]) -> str:
    """The room of a module, named by what comes after chabudai.table; nothing for the table as a whole."""
    return ".".join(names[:2]) if ".".join(names[:2]) in ROOM else ".".join(names[:1])


TABLE = ROOT / "table"


@pytest.mark.parametrize("path", sorted(TABLE.rglob("*.py")), ids=lambda path: str(path.relative_to(TABLE)))
def test_rooms_of_the_table_know_only_those_before_them(path: Path) -> None:
    mine = room_of(path.relative_to(TABLE).with_suffix("").parts)
    assert mine in (*ROOM, "__init__"), f"{mine} is no room: add it to ROOMS"
    for module in imported(path):
        yours = room_of(tuple(module.split(".")[2:])) if module.startswith("chabudai.table") else ""
        if yours:
            assert mine != "__init__", f"the table itself must not import {module}"
            assert yours in ROOM, module
            assert ROOM[yours] <= ROOM[mine], f"{mine} must not import {module}"


def modules() -> dict[str, Path]:
    """Every module by its name."""
    found = {}
    for path in FILES:
        parts = ("chabudai", *path.relative_to(ROOT).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def knots() -> list[list[str]]:
    """The modules that import each other in a circle, also through imports in functions and for types only.

    What is left when all are taken away, again and again, that import none of the rest or are imported by none.
    """
    known = modules()
    below: dict[str, set[str]] = {}
    for name, path in known.items():
        meant = {module if module in known else module.rpartition(".")[0] for module in imported(path, named=False)}
        below[name] = (meant & known.keys()) - {name}
    above: dict[str, set[str]] = {name: set() for name in known}
    for name, others in below.items():
        for other in others:
            above[other].add(name)
    left = set(known)
    while free := {name for name in left if not below[name] & left or not above[name] & left}:
        left -= free
    found = []
    while left:
        first = min(left)
        knot = _reached(first, below, left) & _reached(first, above, left)
        found.append(sorted(knot | {first}))
        left -= knot | {first}
    return [knot for knot in found if len(knot) > 1]


def _reached(start: str, steps: dict[str, set[str]], within: set[str]) -> set[str]:
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        waiting += (news := (steps[waiting.pop()] & within) - reached)
        reached |= news
    return reached


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert knots() == []


def test_no_file_is_a_drawer_for_odds_and_ends() -> None:
    assert [path for path in FILES if path.stem in ("utils", "util", "common", "helpers", "misc")] == []
