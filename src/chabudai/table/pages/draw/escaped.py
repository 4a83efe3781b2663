"""Texts as they may stand in HTML, written in ASCII alone: what it lacks becomes a reference (`&#333;`).

A message is put together from hundreds of pieces, compared with the last one and sent.  Python does each of these
several times as quickly with ASCII, in which a character is a byte from the beginning to the end.
"""

# mypyc: compile
from __future__ import annotations

from functools import lru_cache
from typing import Final

KEPT: Final = 8192
SIGNS: Final = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;")]  # the first comes first


def escape(text: str) -> str:
    """Any text; sentences are kept by the voice that says them (`words`)."""
    made = text
    for sign, reference in SIGNS:  # as `html.escape` does it; next to no text has any of them
        if sign in made:
            made = made.replace(sign, reference)
    return made if made.isascii() else made.encode("ascii", "xmlcharrefreplace").decode("ascii")


# Keys, kinds and names, the same few at every move: five times as quick as to look for what has to be replaced.
escaped: Final = lru_cache(KEPT)(escape)
