"""The catalogues: `<language>.ftl` here for the project, `words/<language>.ftl` in the table and in each game.

A game may put what it says on one occasion into a file of its own, `words/<occasion>.<language>.ftl`.

Games are found through their packages, so a new game brings its words by bringing the files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import babel

from chabudai import games
from chabudai.words.entries import Entries
from chabudai.words.french import FRENCH
from chabudai.words.patterns import Compiler, Hard
from chabudai.words.spoken import count_of, is_reader, is_same

LANGUAGES: Final = ("en", "fr")
EVERYWHERE: Final[dict[str, Callable[..., Any]]] = {"ME": is_reader, "COUNT": count_of, "SAME": is_same}
FUNCTIONS: Final = {"en": EVERYWHERE, "fr": EVERYWHERE | FRENCH}


class MissingWords(LookupError):
    """A text has no entry in a catalogue, or its entry needs something that the text does not give."""


def files(language: str) -> Iterator[Traversable]:
    """Every catalogue file of a language, the project's own first."""
    yield resources.files(__package__).joinpath(f"{language}.ftl")
    yield resources.files("chabudai.table").joinpath("words", f"{language}.ftl")
    for name in games.names():
        words = resources.files(games.find(name).package).joinpath("words")
        yield words.joinpath(f"{language}.ftl")
        occasions = [file for file in words.iterdir() if file.name.endswith(f".{language}.ftl")]
        yield from sorted(occasions, key=lambda file: file.name)


@cache
def bundle(language: str) -> Entries:
    """All entries of a language, ready to be formatted."""
    loaded = Entries(language, FUNCTIONS[language])
    for file in files(language):
        loaded.add(file.read_text(encoding="utf-8"))
    return loaded


@cache
def _compiler(language: str) -> Compiler:
    return Compiler(FUNCTIONS[language], babel.Locale.parse(language).plural_form)


@cache
def _quick(language: str, key: str) -> Callable[[Mapping[str, Any]], str] | None:
    """The entry as a function; None when it takes Fluent to say it."""
    entries = bundle(language)
    try:
        pattern = entries.get_message(key).value if entries.has_message(key) else None
        return None if pattern is None else _compiler(language).pattern(pattern)
    except Hard:
        return None


def look_up(language: str, key: str, params: Mapping[str, Any]) -> str:
    """The entry filled with its parameters; MissingWords when anything is lacking."""
    quick = _quick(language, key)
    if quick is not None:
        try:
            return quick(params)
        except Exception:  # whatever it was, Fluent can do it or say what is wrong
            pass
    return say_by_fluent(language, key, params)


def say_by_fluent(language: str, key: str, params: Mapping[str, Any]) -> str:
    """The same by Fluent itself, which can do everything but takes its time."""
    entries = bundle(language)
    if not entries.has_message(key):
        raise MissingWords(f"{language}: no entry {key}")
    pattern = entries.get_message(key).value
    if pattern is None:
        raise MissingWords(f"{language}: {key} has no text")
    words, errors = entries.format_pattern(pattern, dict(params))
    if errors:
        raise MissingWords(f"{language}: {key}: {errors[0]}")
    return str(words)


@cache
def attribute(language: str, key: str, name: str) -> str:
    """An attribute of an entry (`.gender`), or nothing."""
    return say_attribute(language, key, name, {}) or ""


def say_attribute(language: str, key: str, name: str, params: Mapping[str, Any]) -> str | None:
    """An attribute of an entry (`.short`) filled with the parameters of the entry; None when it has none."""
    pattern = bundle(language).get_message(key).attributes.get(name)
    return None if pattern is None else str(bundle(language).format_pattern(pattern, dict(params))[0])
