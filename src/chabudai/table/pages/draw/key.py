"""The key to the symbols of a game: each sign that is printed small on its pieces, with what it means.

A game explains a drawing by an entry `<game>-sign-<name>` of its catalogue; of drawings that are numbered, as of the
places where a card may go, the first stands for all.
"""

from __future__ import annotations

from functools import cache

from chabudai.table.languages import WORDS
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.symbols import drawn, symbol


@cache
def key_to_symbols(game: str, language: str) -> str:
    """The list, in the order of the drawings; nothing where no sign needs a word."""
    words = WORDS[language]
    rows: dict[str, str] = {}
    for face in drawn(game):
        name = face.rstrip("0123456789")
        if name not in rows and words.knows(f"{game}-sign-{name}"):
            said = escape(words(f"{game}-sign-{name}"))
            rows[name] = f"<div><dt>{symbol(game, face, 'sign')}</dt><dd>{said[:1].upper()}{said[1:]}</dd></div>"
    return f'<dl class="key">{"".join(rows.values())}</dl>' if rows else ""
