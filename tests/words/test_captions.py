"""What is said of an event where it happens has at most five words, in every game and language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from chabudai.words import LANGUAGES
from tests.words.entries import entries

MOST = 5
EVENT = re.compile(r"[a-z]+-event-.+")
FORMS = ("caption", "short")  # the first that there is


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_have_at_most_five_words(language: str) -> None:
    """What a place is filled with counts as one word, and one more where an article comes with it."""
    long: dict[str, int] = {}
    for key in (key for key in entries(language) if EVENT.fullmatch(key)):
        forms = {attribute.id.name: attribute.value for attribute in entries(language)[key].attributes}
        said = next((forms[form] for form in FORMS if form in forms), entries(language)[key].value)
        assert said is not None
        if words(said) > MOST:
            long[key] = words(said)
    assert not long


def words(pattern: ast.Pattern) -> int:
    """Of the longest that can come of it."""
    parts = [" x " * fill(one.expression) if isinstance(one, ast.Placeable) else text(one) for one in pattern.elements]
    return len(re.findall(r"[\w’+-]*\w[\w’]*", "".join(parts)))


def text(element: ast.TextElement | ast.Placeable) -> str:
    assert isinstance(element, ast.TextElement)
    return element.value


def fill(expression: object) -> int:
    if isinstance(expression, ast.SelectExpression):
        return max(words(variant.value) for variant in expression.variants)
    if isinstance(expression, ast.FunctionReference):
        return 2 if expression.id.name in ("AN", "UN", "THE", "LE", "A", "DE") else 1
    return 0 if isinstance(expression, ast.StringLiteral) else 1
