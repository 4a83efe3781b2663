"""What the sources say to people: which keys of the catalogues they use, with which parameters."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import chabudai
from chabudai import games

SOURCES = Path(chabudai.__file__).parent
KEY = re.compile(r"[a-z][A-Za-z0-9_-]*")
# Who takes a key as its first argument: `text("…")`, `words("…")`, `self.words("…")`, `voice("…")` and so on.
SPEAKERS = {"text", "Text", "words", "voice", "HELP", "note"}
TEMPLATE = re.compile(r'words\("(?P<key>[a-z-]+)"(?P<family> ~ )?(?P<params>(?:[^()]|\([^()]*\))*)\)')
AROUND = {"where", "possible"}  # every error has them; they are put round its sentence


@dataclass
class Use:
    """A key as the code writes it, and the parameters that go with it (None: not known here)."""

    file: str
    line: int
    key: str
    params: set[str] | None


@dataclass
class Sources:
    """All that was found."""

    keys: list[Use] = field(default_factory=list)
    families: set[str] = field(default_factory=set)  # keys built by f-strings, as patterns
    problems: list[Use] = field(default_factory=list)  # of errors that are raised
    events: list[Use] = field(default_factory=list)  # with the name of the game as file
    refusals: list[Use] = field(default_factory=list)
    codes: set[str] = field(default_factory=set)  # every literal and function: completes families


@cache
def sources() -> Sources:
    """Read all sources once."""
    found = Sources()
    for root in (SOURCES, *_brought()):
        for path in sorted(root.rglob("*.py")):
            _read(path, ast.parse(path.read_text(encoding="utf-8")), found)
    for path in sorted(SOURCES.rglob("*.html")):
        _read_template(path, found)
    for path in sorted(SOURCES.rglob("*.toml")):
        found.codes |= set(_names(tomllib.loads(path.read_text(encoding="utf-8"))))
    for path in sorted(SOURCES.rglob("lesson.json")):
        found.codes |= {step["key"] for step in json.loads(path.read_text(encoding="utf-8"))["steps"]}
    found.codes |= set(games.names())
    return found


@cache
def _brought() -> dict[Path, str]:
    """The folders of games that other packages bring, and what the games are called."""
    folders = {Path(str(files(package))): name for name, package in games.packages().items()}
    return {folder: name for folder, name in folders.items() if not folder.is_relative_to(SOURCES)}


def _read_template(path: Path, found: Sources) -> None:
    """Templates write `words("key", count=3)`, or `words("key-" ~ name)` for one of a family."""
    text = path.read_text(encoding="utf-8")
    for call in TEMPLATE.finditer(text):
        line = text.count("\n", 0, call.start()) + 1
        if call["family"]:
            found.families.add(re.escape(call["key"]) + "(.+)")
        else:
            params = set(re.findall(r"(\w+)=", call["params"] or ""))
            found.keys.append(Use(str(path.relative_to(SOURCES)), line, call["key"], params))


def _read(path: Path, tree: ast.Module, found: Sources) -> None:
    name = str(path.relative_to(SOURCES)) if path.is_relative_to(SOURCES) else path.name
    game = path.parent.name if path.parent.parent.name == "games" else _brought().get(path.parent, "")
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.codes.add(node.value)
        if isinstance(node, ast.FunctionDef):
            found.codes.add(node.name)  # commands are named by their functions
        if isinstance(node, ast.ClassDef):
            found.codes.add(node.name.lower())  # and entries of a table's log by their classes
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            for problem in _literals(node.exc.args[:1]):
                if KEY.fullmatch(problem):
                    params = _params(node.exc)
                    found.problems.append(Use(name, node.lineno, problem, params and params | AROUND))
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in SPEAKERS or (called == "self" and path.parent.name == "words"):
            _key(node.args[:1], Use(name, node.lineno, "", _params(node)), found)
        elif called == "look_up":
            _key(node.args[1:2], Use(name, node.lineno, "", None), found)
        elif called == "tell" and game:
            found.events += [Use(game, node.lineno, kind, _facts(node.args[2:3])) for kind in _literals(node.args[:1])]
        elif called == "Refusal" and game:
            facts = _facts(node.args[2:3]) if len(node.args) > 2 else set()
            found.refusals += [Use(game, node.lineno, kind, facts) for kind in _literals(node.args[1:2])]


def _key(args: list[ast.expr], use: Use, found: Sources) -> None:
    for literal in _literals(args):
        found.keys.append(Use(use.file, use.line, literal, use.params))
    for part in args:
        if isinstance(part, ast.JoinedStr):
            pieces = [
                re.escape(str(value.value)) if isinstance(value, ast.Constant) else "(.+)" for value in part.values
            ]
            found.families.add("".join(pieces))


def _literals(args: list[ast.expr]) -> Iterator[str]:
    """The strings that an argument may be: a literal, or one of two."""
    for arg in args:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
            yield arg.value
        elif isinstance(arg, ast.IfExp):
            yield from _literals([arg.body, arg.orelse])


def _params(call: ast.Call) -> set[str] | None:
    if any(keyword.arg is None for keyword in call.keywords) or len(call.args) > 1:
        return None
    return {keyword.arg for keyword in call.keywords if keyword.arg is not None}


def _facts(args: list[ast.expr]) -> set[str] | None:
    if args and isinstance(args[0], ast.Dict):
        return {key.value for key in args[0].keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return None


def _names(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _names(value)
