"""The law of words for all that games do not say while they are played: pages, e-mails, commands, errors, the lab,
lessons, rules and summaries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast

from chabudai.words import LANGUAGES
from chabudai.words.catalogue import look_up, say_attribute
from chabudai.words.spoken_parameter import Spoken
from tests.boxes import ALL
from tests.words.entries import addressed, counted, entries, variables
from tests.words.law import NAMES, fault
from tests.words.said import FAMILIES, NUMBERS
from tests.words.test_terms import read_pages

# What games say while they are played is heard from them: `test_law_of_words.py`.
PLAYED = re.compile(rf"(?:{'|'.join(ALL)})-(?:{'|'.join(FAMILIES)})-.+")
PEOPLE = {"seat", "name", "names", "player", "seat1", "seat2", "to", "winners", "others", "leaders"}
THINGS = {"game": ("Arigatō", "Dojo"), "title": ("Arigatō", "Dojo"), "craft": ("karateka",)}
NUMBERED = {key: {"others"} for key in ("hint-equal", "lab-say-compare", "lab-say-tournament")}
YOU = {"en": "you", "fr": "vous"}
MEASURED = "it is measured, and comes with its decimals"
NEVER_ONE = {
    "hint-ahead": MEASURED,
    "hint-behind": MEASURED,
    "hint-richer": MEASURED,
    "hint-safer": MEASURED,
    "hint-worth": MEASURED,
    "lab-edges-about": MEASURED,
    "lab-luck-about": MEASURED,
    "lab-made-speed": MEASURED,
    "lab-say-alone": MEASURED,
    "lab-say-cards-ends": MEASURED,
    "lab-say-closeness": MEASURED,
    "lab-say-forbid": MEASURED,
    "lab-trust-about": MEASURED,
    "review-decision": MEASURED,
    "simulate-speed": MEASURED,
    "arigato-subject-different_crafts": "two are different, one is nothing",
    "arigato-subject-different_items": "two are different, one is nothing",
    "arigato-subject-same_craft": "two are the same, one is nothing",
    "arigato-subject-same_items": "two are the same, one is nothing",
    "artigiano-card-mission": "missions are worth three points and more",
    "artigiano-progress": "a castle has six spaces at least",
    "check-covered": "every game has many kinds of step",
    "check-seen": "every game has many cards",
    "dojo-points-kept": "a trophy is worth three points",
    "error-artisans-per-craft": "twenty are needed",
    "error-deck-too-long": "it has to be long",
    "error-too-many-choices": "they have to be many",
    "lab-early": "a few hundred",
    "lab-made-peeking": "many are planned",
    "lab-map-about": "every deck has many cards",
    "lab-order-about": "nobody wins against nobody",
    "lab-say-cards": "every deck has many cards",
    "lab-needs": "a round number, of many",
    "lab-say-pairs": "every deck has many pairs",
    "lab-say-seats": "nobody wins against nobody",
    "lab-seats-about": "nobody wins against nobody",
    "page-players": "one alone has words of its own",
}
FILLED_LATER = ("cli-default", "cli-variable")  # by the library that writes the help


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_people_read_gives_itself_away(language: str) -> None:
    wrong = {
        f"{key}: {reason}": said
        for key, family, said in sentences(language)
        if (reason := fault(family, said, language)) and not (key in NEVER_ONE and reason == "one of many")
    }
    assert not wrong, "\n".join(f"{where}: {said}" for where, said in wrong.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_rules_and_summaries_keep_the_law(game: str, language: str) -> None:
    for where, line in read_pages(game, language):
        assert not fault("prose", _plain(line), language), f"{where}: {line}"


def sentences(language: str) -> Iterator[tuple[str, str, str]]:
    """Each entry with each of the small numbers, about others and to whoever it turns to: key, family, sentence."""
    for key, entry in entries(language).items():
        if PLAYED.fullmatch(key) or key in FILLED_LATER or entry.value is None:
            continue
        family = "note" if addressed(key) else "prose"
        for params in _filled(key, language):
            yield key, family, look_up(language, key, params)
            for attribute in entry.attributes:
                if attribute.id.name in ("short", "shorter", "caption") and not _empty(attribute):
                    said = say_attribute(language, key, attribute.id.name, params)
                    assert said is not None
                    yield f"{key}.{attribute.id.name}", "prose", said


def _filled(key: str, language: str) -> Iterator[dict[str, Any]]:
    names = sorted(variables(entries("en")[key]) | variables(entries("fr")[key]))
    numbers = [name for name in names if name in counted(key)]
    for number in NUMBERS if numbers else (0,):
        for values in product(*(_values(key, name, number, language) for name in names)):
            if sum(isinstance(value, Spoken) and value.reader for value in values) < 2:  # nobody does it to themselves
                yield dict(zip(names, values, strict=True))


def _values(key: str, name: str, number: int, language: str) -> tuple[Any, ...]:
    if name in addressed(key):
        return Spoken.of(NAMES[0]), Spoken.of(YOU[language], reader=True)
    if name in PEOPLE - NUMBERED.get(key, set()):
        return (Spoken.of(NAMES[0]),)
    if name in THINGS:
        return THINGS[name]
    return (number,) if name in counted(key) else ("Karuta",)


def _empty(attribute: ast.Attribute) -> bool:
    """Some names have no short form on purpose."""
    return all(
        isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral)
        for element in attribute.value.elements
    )


def _plain(line: str) -> str:
    """A line of a page without the marks of its writing; something where there is nothing."""
    return re.sub(r"^#+|^\s*(?:\d+\.|-) |\*", "", line).strip() or "–"
