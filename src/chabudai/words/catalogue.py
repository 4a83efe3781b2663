"""The catalogues: `<language>.ftl` here for the project, `words/<language>.ftl` in each game.

A game may put what it says on one occasion into a file of its own, `words/<occasion>.<language>.ftl`.

Games are found through their packages, those of others too, so a game brings its words by bringing the files.  What
stands above this package and has words of its own hands them in when it is loaded (`bring`).
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from chabudai.words.entries import MissingWords, Texts, fill, plain

if TYPE_CHECKING:
    from chabudai.words.fluently import Fluent

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "attribute",
    "bring",
    "files",
    "fluent",
    "look_up",
    "say_attribute",
    "texts",
    "used",
]

LANGUAGES: Final = ("en", "fr")

_brought: list[str] = []  # packages


def files(language: str) -> Iterator[Traversable]:
    """Every catalogue file of a language, the project's own first."""
    yield resources.files(__package__).joinpath(f"{language}.ftl")
    for package in _brought:
        yield resources.files(package).joinpath("words", f"{language}.ftl")
    from chabudai import games  # last: help with the command line needs none of them

    for name in games.names():
        words = games.folder(name).joinpath("words")
        if not words.is_dir():  # its texts are told to be missing where they are needed
            continue
        yield words.joinpath(f"{language}.ftl")
        occasions = [file for file in words.iterdir() if file.name.endswith(f".{language}.ftl")]
        yield from sorted(occasions, key=lambda file: file.name)


def bring(package: str) -> None:
    """From now on the catalogues of a package, `words/<language>.ftl` in it, belong to the others."""
    if package not in _brought:
        _brought.append(package)
        for made in (texts, fluent, _plain, _function, _attribute_function, attribute, used):
            made.cache_clear()


@cache
def texts(language: str) -> Texts:
    """All entries of a language as they are written."""
    return Texts(files(language))


@cache
def fluent(language: str) -> Fluent:
    """Who says what is more than words."""
    from chabudai.words.fluently import Fluent  # takes longer to load than all that a command line's help needs

    return Fluent(language, texts(language))


@cache
def _plain(language: str, key: str) -> list[str] | None:
    entry = texts(language).get(key)
    return None if entry is None else plain(entry)


@cache
def _function(language: str, key: str) -> Callable[[Mapping[str, Any]], str] | None:
    pieces = _plain(language, key)
    if pieces is None:
        return fluent(language).function(key)
    words = pieces[0]
    return (lambda params: words) if len(pieces) == 1 else (lambda params: fill(pieces, params))


def look_up(language: str, key: str, params: Mapping[str, Any]) -> str:
    """The entry filled with its parameters; MissingWords when anything is lacking."""
    quick = _function(language, key)
    if quick is not None:
        try:
            return quick(params)
        except Exception:  # whatever it was, Fluent can do it or say what is wrong
            pass
    return fluent(language).say(key, params)


@cache
def _attribute_function(language: str, key: str, name: str) -> Callable[[Mapping[str, Any]], str | None] | None:
    return fluent(language).attribute_function(key, name)


@cache
def attribute(language: str, key: str, name: str) -> str:
    """An attribute of an entry (`.gender`), or nothing."""
    return say_attribute(language, key, name, {}) or ""


@cache
def used(language: str, key: str, forms: tuple[str, ...]) -> frozenset[str]:
    """The parameters that the first of these attributes that an entry has speaks of; without any, the entry itself."""
    for name in forms:
        found = fluent(language).used(key, name)
        if found is not None:
            return found
    return fluent(language).used(key, None) or frozenset()


def say_attribute(language: str, key: str, name: str, params: Mapping[str, Any]) -> str | None:
    """An attribute of an entry (`.short`) filled with the parameters of the entry; None when it has none."""
    if _plain(language, key) is not None:
        return None
    quick = _attribute_function(language, key, name)
    if quick is not None:
        try:
            return quick(params)
        except Exception:  # as above
            pass
    return fluent(language).attribute(key, name, params)
