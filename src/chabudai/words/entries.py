"""Entries of the catalogues as they are written, each looked at when it is first needed.

Fluent takes a third of a second to read what one language has to say, and most of it is said late or never.  So a file
is only cut into its entries at first, which takes no time, and no file is opened while an earlier one has what is
asked for: whoever wants help with the command line need not wait for four games.
"""

# mypyc: compile
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any, Final

# An entry begins at the left margin with its name; whatever belongs to it stands further right, or is a brace.
BEGINS: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ ]*=", re.MULTILINE)
ATTRIBUTE: Final = re.compile(r"^ +\.[a-zA-Z]", re.MULTILINE)
PLACE: Final = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")
SMALL: Final = 1000  # whole numbers below are written with their digits alone
BLANK: Final = " \t\r\n"  # what Fluent calls so: no-break spaces belong to the words


class MissingWords(LookupError):
    """A text has no entry in a catalogue, or its entry needs something that the text does not give."""


def cut(text: str) -> dict[str, str]:
    """The entries of a file by name, as they are written; of two with one name the first counts."""
    begins = list(BEGINS.finditer(text))
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    entries: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=False):
        entries.setdefault(begin[1], text[begin.start() : end])
    return entries


class Hard(Exception):
    """This must be left to Fluent."""


def plain(entry: str) -> list[str] | None:
    """What an entry says that is words and places for parameters, in turn; None when it takes Fluent to read it."""
    if ATTRIBUTE.search(entry):
        return None
    first, *others = entry.partition("=")[2].split("\n")
    lines = [line for line in others if not line.startswith("#")]
    indent = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip(BLANK)), default=0)
    pieces = PLACE.split("\n".join([first, *[line[indent:] for line in lines]]).strip(BLANK))
    return None if any("{" in words or "}" in words for words in pieces[::2]) else pieces


def fill(pieces: list[str], params: Mapping[str, Any]) -> str:
    """Such an entry with its parameters; `Hard` where one is no text or small number, and has to be looked at."""
    return "".join([written(params[piece]) if place % 2 else piece for place, piece in enumerate(pieces)])


def written(value: Any) -> str:
    """A parameter as it stands in a sentence."""
    if isinstance(value, str):
        return value
    if type(value) is int and 0 <= value < SMALL:
        return str(value)
    raise Hard


class Texts:
    """All entries of a language."""

    def __init__(self, files: Iterable[Traversable]) -> None:
        self._files = iter(files)
        self._known: dict[str, str] = {}
        self._reading = Lock()

    def get(self, name: str) -> str | None:
        """The entry of that name, as it is written; of files that have it the first counts."""
        while name not in self._known:
            with self._reading:
                file = next(self._files, None)
                if file is None:
                    return self._known.get(name)
                self._known = cut(file.read_text(encoding="utf-8")) | self._known
        return self._known[name]
