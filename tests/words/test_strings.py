"""People read only what is in the catalogues: no sentence is written into the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.errors import StyleSyntaxError
from rich.style import Style

import chabudai

ROOT = Path(chabudai.__file__).parent
SPEAKING = [
    *(ROOT / "terminal").glob("*.py"),
    *(ROOT / "commands").glob("*.py"),
    *(ROOT / "bots").glob("*.py"),
    *(ROOT / "words").glob("*.py"),
    *(ROOT / "games").glob("*/scene.py"),
    *(ROOT / "games").glob("*/notation.py"),
    *(ROOT / "games").glob("*/counting.py"),
    ROOT / "cli.py",
]
PROSE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")  # two words in a row
WORD = re.compile(r"[^\W\d_]{2,}")
SHOWING = {"print", "input", "Line", "append", "Panel", "echo"}  # what they are given is seen by people


def prose(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Literals that look like something people would read."""
    hidden = set(_hidden(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in hidden:
            if PROSE.search(node.value) and not _is_style(node.value):
                yield node.lineno, node.value
        elif isinstance(node, ast.Call) and _called(node) in SHOWING:
            # The second argument of Line and append is a style.
            for literal in ast.walk(node.args[0]) if node.args else ():
                if (
                    isinstance(literal, ast.Constant)
                    and isinstance(literal.value, str)
                    and _shown(literal, node.args[0])
                ):
                    yield literal.lineno, literal.value


def _shown(literal: ast.Constant, argument: ast.expr) -> bool:
    """Is the literal itself shown, rather than a key or format within a call?"""
    inside_calls = {id(n) for call in ast.walk(argument) if isinstance(call, ast.Call) for n in ast.walk(call)}
    return id(literal) not in inside_calls and WORD.search(str(literal.value)) is not None


def _hidden(tree: ast.AST) -> Iterator[int]:
    """Docstrings, messages of internal errors, and patterns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            yield id(node.body[0].value)  # type: ignore[attr-defined]
        internal = (
            isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and _called(node.exc) == "MissingWords"
        )
        if internal or (isinstance(node, ast.Call) and _called(node) == "compile"):
            yield from (id(inner) for inner in ast.walk(node))


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _is_style(text: str) -> bool:
    try:
        Style.parse(text)
    except StyleSyntaxError:
        return False
    return True


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_sentence_outside_the_catalogues(path: Path) -> None:
    found = [f"line {line}: {text!r}" for line, text in prose(ast.parse(path.read_text(encoding="utf-8")))]
    if path.name == "cli.py":
        found = [item for item in found if "'chabudai '" not in item]  # the name of the program before its version
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'console.print("Hello")',
        'title = "Your turn now"',
        'console.print(f"Seat {seat} wins")',
        'Line("Points", STRONG)',
        'line.append("left")',
        'print(f"{name} plays")',
    ],
)
def test_the_search_finds_sentences(code: str) -> None:
    assert list(prose(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        '"""A docstring with words."""',
        'STYLE = "bold white on blue"',
        'console.print(words("session-ask"))',
        'line.append(f" {number} ", "bold red")',
        'names.append(words("player-you"))',
        'raise MissingWords(f"no entry {key} here")',
    ],
)
def test_the_search_leaves_the_rest_alone(code: str) -> None:
    assert not list(prose(ast.parse(code)))


def test_the_terminal_knows_no_game() -> None:
    from chabudai import games

    for path in (ROOT / "terminal").glob("*.py"):
        source = path.read_text(encoding="utf-8").casefold()
        assert [name for name in games.names() if name in source] == [], path.name
