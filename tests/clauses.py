"""Which clauses of the rules a test proves, and which a source cites.

`@proves` marks a test.  The marks are read from the sources, without running anything, and a mark counts only if its
test can fail: a test that asserts nothing proves nothing.
"""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])
Function = ast.FunctionDef | ast.AsyncFunctionDef

ROOT = Path(__file__).resolve().parent.parent
WHOLE = re.compile(r"[a-z]+\.\d+")
WITHIN = re.compile(r"(?<![\w.])([a-z]+\.\d+)(?![\w]|\.\d)")


def proves(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test with the clauses it proves, for example `@proves("scoring.1")`."""

    def mark(test: Test) -> Test:
        test.proves = clauses  # type: ignore[attr-defined]
        return test

    return mark


@dataclass(frozen=True)
class Proof:
    """A test, the clauses it says it proves, and whether it asserts anything at all."""

    test: str
    clauses: tuple[str, ...]
    asserts: bool


# --- marks of tests -------------------------------------------------------------------------------


def proofs_in(folder: Path) -> Iterator[Proof]:
    """Every marked test below the folder."""
    for path in sorted(folder.rglob("test_*.py")):
        yield from proofs_of(path.read_text(encoding="utf-8"), path.stem)


def proofs_of(source: str, name: str) -> Iterator[Proof]:
    """Every marked test of a source."""
    tree = ast.parse(source)
    for function in functions_of(tree).values():
        clauses = tuple(clause for mark in function.decorator_list for clause in _clauses(mark))
        if clauses and function.name.startswith("test_"):
            yield Proof(f"{name}::{function.name}", clauses, asserts(function, tree))


def _clauses(decorator: ast.expr) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "proves":
        for argument in decorator.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise ValueError(f"line {decorator.lineno}: write the clause out, so that it can be read here")
            yield argument.value


def functions_of(tree: ast.Module) -> dict[str, Function]:
    """The functions of a module by name."""
    return {node.name: node for node in tree.body if isinstance(node, Function)}


def asserts(function: Function, tree: ast.Module, asking: frozenset[str] = frozenset()) -> bool:
    """Can this function fail?  It asserts, expects an error, or calls a function of the tests that does."""
    asking |= {function.name}
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call):
            if ast.unparse(node.func) in ("pytest.raises", "pytest.fail"):
                return True
            if isinstance(node.func, ast.Name) and node.func.id not in asking:
                found = _called(node.func.id, tree)
                if found is not None and asserts(*found, asking):
                    return True
    return False


def _called(name: str, tree: ast.Module) -> tuple[Function, ast.Module] | None:
    """The function of that name in this module of the tests, or in the one it is imported from."""
    own = functions_of(tree).get(name)
    if own is not None:
        return own, tree
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "tests":
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    other = _module(str(node.module))
                    found = None if other is None else functions_of(other).get(alias.name)
                    return None if found is None or other is None else (found, other)
    return None


@cache
def _module(name: str) -> ast.Module | None:
    path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8")) if path.is_file() else None


# --- citations of sources -------------------------------------------------------------------------


def citations_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Every clause cited below the folder, with its place."""
    for path in sorted(folder.rglob("*.py")):
        for line, clause in citations_of(path.read_text(encoding="utf-8")):
            yield f"{path.name}:{line}", clause


def citations_of(source: str) -> Iterator[tuple[int, str]]:
    """The clauses that a source cites: strings that are a clause, and clauses named in docstrings and comments."""
    tree = ast.parse(source)
    docstrings = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | Function) and ast.get_docstring(node) is not None:
            assert isinstance(node.body[0], ast.Expr)
            docstrings.add(node.body[0].value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node in docstrings:
                yield from ((node.lineno, clause) for clause in WITHIN.findall(node.value))
            elif WHOLE.fullmatch(node.value):
                yield node.lineno, node.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], clause) for clause in WITHIN.findall(token.string))
