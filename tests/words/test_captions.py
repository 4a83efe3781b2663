"""What is said of an event where it happens has at most five words, in every game and language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, serialize

from chabudai.core.scene import Seated, Text
from chabudai.words import LANGUAGES, Words
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_short_form_does_not_speak_of_changes_nothing_in_it(language: str) -> None:
    """So a caption in which nobody is named is drawn once for all tables, and a short question said once for all."""
    words, silent = Words(language), 0
    forms = {"short": words.short, "shorter": words.shorter, "caption": words.caption, "aside": words.aside}
    for key, entry in entries(language).items():
        given = parameters(entry)
        for form, say in forms.items():
            if form != "caption" and form not in {attribute.id.name for attribute in entry.attributes}:
                continue
            spoken_of = words.spoken_of(key, form)
            assert spoken_of <= given, (key, form)
            for name in given - spoken_of:
                others = dict.fromkeys(given - {name}, "Bo")
                said = {say(Text(key, {**others, name: value})) for value in ("Ana", 7, Seated(3))}
                assert len(said) == 1, (key, form, name)
                silent += 1
    assert silent > 300
    assert "seat" not in words.spoken_of("dojo-event-place", "caption")
    assert "to" in words.spoken_of("dojo-event-challenge", "caption")
    assert not words.spoken_of("dojo-prompt-give", "short")


def parameters(entry: ast.Message) -> set[str]:
    return set(re.findall(r"\$([\w-]+)", serialize(ast.Resource([entry]))))
