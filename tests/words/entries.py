"""The catalogues as they are written: their entries, and the variables that each needs."""

from __future__ import annotations

import re
from functools import cache
from typing import TypeVar

from fluent.syntax import FluentParser, ast, visitor

import chabudai.lab
import chabudai.table  # noqa: F401  both bring their words
from chabudai.words.catalogue import LANGUAGES, bring, files

bring("chabudai.example")  # as an installed game would


@cache
def resources(language: str) -> tuple[tuple[str, ast.Resource], ...]:
    """Each catalogue file of a language, parsed."""
    return tuple((str(file), FluentParser().parse(file.read_text(encoding="utf-8"))) for file in files(language))


@cache
def entries(language: str) -> dict[str, ast.Message]:
    """Every entry of a language by its key."""
    found: dict[str, ast.Message] = {}
    for name, resource in resources(language):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.readers: set[str] = set()
        self.functions: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "ME":
            self.readers |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)


def variables(entry: ast.Message | ast.Attribute) -> set[str]:
    """What has to be given with the entry."""
    seen = _Variables()
    seen.visit(entry)
    return seen.names


@cache
def addressed(key: str) -> frozenset[str]:
    """The variables that may mean the reader: those that the entry of either language asks about."""
    return frozenset(_through_both(key, _Variables()).readers)


@cache
def counted(key: str) -> frozenset[str]:
    """The variables that are numbers: either language chooses words by them, or names many things after them."""
    return frozenset(_through_both(key, _Counted()).names)


Seen = TypeVar("Seen", bound=visitor.Visitor)


def _through_both(key: str, seen: Seen) -> Seen:
    for language in LANGUAGES:
        seen.visit(entries(language)[key])
    return seen


class _Counted(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and ("one" in keys or len(keys) < len(node.variants)):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            self.names |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for number, text in zip(node.elements, node.elements[1:], strict=False):
            if (
                isinstance(number, ast.Placeable)
                and isinstance(number.expression, ast.VariableReference)
                and isinstance(text, ast.TextElement)
                and re.match(r" [^\W\d_]{3,}s\b", text.value)
            ):
                self.names.add(number.expression.id.name)
        self.generic_visit(node)


def functions(entry: ast.Message) -> set[str]:
    """The functions that the entry calls."""
    seen = _Variables()
    seen.visit(entry)
    return seen.functions


def references(entry: ast.Message | ast.Attribute) -> set[str]:
    """The entries that the entry refers to."""
    seen = _Variables()
    seen.visit(entry)
    return seen.entries
