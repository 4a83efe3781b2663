"""What is asked fits the ribbon above the table: 42 characters on the desk (`.short`), 30 on a phone (`.shorter`).

Beside it stands in small letters what comes next or where (`.aside`), in 40 characters, if there is something to say.

Measured in characters, with every name as long as that of a guest without one (“Guest 9”, « Invité 9 »), the largest
numbers that a game can reach and the longest things it can name.  Longer names are cut where they are shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast

from chabudai.core.scene import Param, Seated, Text, text
from chabudai.words import LANGUAGES, Words, You
from tests.words.entries import entries, references, variables

DESK, PHONE, ASIDE = 42, 30, 40
PROMPT = re.compile(r"[a-z]+-prompt-.+")
NAMES = {"en": (You("you"), *["Guest 9"] * 5), "fr": (You("vous"), *["Invité 9"] * 5)}
PEOPLE: list[Param] = [
    [Seated(seat) for seat in range(first, last)] for first in (0, 1) for last in range(first + 1, 6)
]
SOMEBODY: list[Param] = [Seated(1)]
NUMBERS = {"number": 2, "left": 6, "points": 188, "target": 188, "favors": 90, "cost": 2, "offered": 4, "count": 12}
NAMED = {"trophy": "dojo-trophy-", "disciple": "dojo-disciple-", "effect": "artigiano-title-e"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_have_short_forms_that_fit(language: str) -> None:
    words, names = Words(language), NAMES[language]
    long: list[tuple[str, int, str]] = []
    for key in (key for key in entries(language) if PROMPT.fullmatch(key)):
        assert "short" in _forms(language, key), key
        for params in _longest(language, key):
            for most, said in (
                (DESK, words.short(Text(key, params), names)),
                (PHONE, words.shorter(Text(key, params), names)),
            ):
                assert not said.endswith("."), said
                if len(said) > most:
                    long.append((key, len(said), said))
    assert not long


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_beside_a_question_is_small_and_goes_on_after_it(language: str) -> None:
    words, names = Words(language), NAMES[language]
    said: dict[str, str] = {}
    for key in (key for key in entries(language) if PROMPT.fullmatch(key)):
        for params in _longest(language, key):
            if aside := words.aside(Text(key, params), names):
                said[key] = aside
                assert len(aside) <= ASIDE, (key, aside)
                assert aside[0].islower() or aside[0].isdigit(), aside
                assert not aside.endswith((".", "?")), aside
                assert aside.casefold() not in words.short(Text(key, params), names).casefold(), key
    assert len(said) > 40
    others = {key for key in entries("en") if PROMPT.fullmatch(key) and "aside" in _forms("en", key)}
    assert set(said) == others, "said in both languages or in none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_too_long_for_a_phone_is_said_twice(language: str) -> None:
    words = Words(language)
    for key in (key for key in entries(language) if PROMPT.fullmatch(key)):
        if "shorter" in _forms(language, key):
            short = [words.short(Text(key, params), NAMES[language]) for params in _longest(language, key)]
            assert max(map(len, short)) > PHONE, key


def _forms(language: str, key: str) -> set[str]:
    return {attribute.id.name for attribute in entries(language)[key].attributes}


def _longest(language: str, key: str) -> Iterator[dict[str, Param]]:
    needed = sorted(_needed(language, key))
    for values in product(*(_values(name) for name in needed)):
        yield dict(zip(needed, values, strict=True))


def _values(name: str) -> list[Param]:
    if name in NUMBERS:
        return [0, 1, NUMBERS[name]]
    if name in NAMED:
        return [text(key) for key in entries("en") if key.startswith(NAMED[name])]
    return {"winners": PEOPLE, "others": PEOPLE, "dealer": SOMEBODY, "other": SOMEBODY, "to": SOMEBODY}[name]


def _needed(language: str, key: str) -> set[str]:
    """The variables of the short forms, also of those that they refer to."""
    short = entries(language)[key].attributes
    referred = {reference for attribute in short for reference in references(attribute)}
    parts: list[ast.Message | ast.Attribute] = [*short, *(entries(language)[key] for key in referred)]
    return {name for part in parts for name in variables(part)}
