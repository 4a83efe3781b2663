"""Entries of the catalogues, each read when it is first needed.

Fluent takes a third of a second to read what one language has to say, and most of it is said late or never.  So a file
is only cut into its entries at first, which takes no time; an entry is then read once and stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

# An entry begins at the left margin with its name; whatever belongs to it stands further right, or is a brace.
BEGINS: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ ]*=", re.MULTILINE)
TERM: Final = "-"


def cut(text: str) -> dict[str, str]:
    """The entries of a file by name, as they are written; of two with one name the first counts."""
    begins = list(BEGINS.finditer(text))
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    entries: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=False):
        entries.setdefault(begin[1], text[begin.start() : end])
    return entries


class Entries(FluentBundle):
    """All entries of a language."""

    def __init__(self, language: str, functions: dict[str, Callable[..., Any]]) -> None:
        # Marks that isolate the direction of writing would show up as stray characters in terminals.
        super().__init__([language], functions=functions, use_isolating=False)
        self._texts: dict[str, str] = {}

    def add(self, text: str) -> None:
        """Bring a file."""
        self._texts = cut(text) | self._texts

    def has_message(self, message_id: str) -> bool:
        """Is there such an entry?"""
        return message_id in self._texts

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What Fluent asks for every entry, and for those that an entry refers to."""
        name = TERM + entry_id if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self._texts[name]))
        return super()._lookup(entry_id, term)
