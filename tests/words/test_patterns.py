"""Entries as functions say exactly what Fluent says, or leave it to Fluent."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from fluent.syntax import ast, parse, serialize

import chabudai.lab
import chabudai.table  # noqa: F401  both bring their words
from chabudai.words.catalogue import LANGUAGES, MissingWords, files, fluent, look_up, say_attribute
from chabudai.words.spoken_parameter import FEMININE, Spoken

VALUES = (
    *(0, 1, 2, 5, 999, 1000, -3),
    *("Ana", "yes", Spoken.of("ours"), Spoken.of("tigresse", FEMININE)),
    *(Spoken.of("Ana", reader=True), Spoken.of("Ana et Bo", many=2)),
)


def by_fluent(language: str, key: str, params: Mapping[str, Any]) -> str:
    return fluent(language).say(key, params)


def said(how: Callable[[str, str, Mapping[str, Any]], str], language: str, key: str, params: Mapping[str, Any]) -> str:
    try:
        return how(language, key, params)
    except MissingWords:
        return "missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_says_what_fluent_says(language: str) -> None:
    compared = 0
    for file in files(language):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            names = set(re.findall(r"\$([\w-]+)", serialize(ast.Resource([entry]))))
            for value in VALUES if names else VALUES[:1]:
                params = dict.fromkeys(names, value)
                key = entry.id.name
                quick, slow = said(look_up, language, key, params), said(by_fluent, language, key, params)
                assert quick == slow, (key, value)
                compared += 1
    assert compared > 2000


def attribute_by_fluent(language: str, key: str, name: str, params: Mapping[str, Any]) -> str | None:
    return fluent(language).attribute(key, name, params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_attribute_says_what_fluent_says(language: str) -> None:
    """The short forms, captions and genders."""
    compared = 0
    for file in files(language):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            names = set(re.findall(r"\$([\w-]+)", serialize(ast.Resource([entry]))))
            for attribute in entry.attributes:
                for value in VALUES if names else VALUES[:1]:
                    found = []
                    for how in (say_attribute, attribute_by_fluent):
                        try:
                            found.append(how(language, entry.id.name, attribute.id.name, dict.fromkeys(names, value)))
                        except MissingWords:
                            found.append("missing")
                    assert found[0] == found[1], (entry.id.name, attribute.id.name, value)
                    compared += 1
    assert compared > 500


def test_an_attribute_that_is_not_there_is_none() -> None:
    assert say_attribute("en", "dojo-event-win", "no-such-form", {}) is None
    with pytest.raises(LookupError):
        say_attribute("en", "no-such-entry", "short", {})


def test_what_is_missing_is_told() -> None:
    with pytest.raises(MissingWords):
        look_up("en", "dojo-event-pass", {})
    with pytest.raises(MissingWords):
        look_up("en", "no-such-entry", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_next_to_nothing_is_left_to_fluent(language: str) -> None:
    """It takes ten times as long, and the prompt of those who wait is said again whenever somebody has moved."""
    left: set[str] = set()
    for file in files(language):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            key = entry.id.name
            if entry.value is not None and fluent(language).function(key) is None:
                left.add(key)
            forms = [attribute.id.name for attribute in entry.attributes]
            left |= {f"{key}.{form}" for form in forms if fluent(language).attribute_function(key, form) is None}
    assert left == {"check-broken", "place-line", "place-column"}
