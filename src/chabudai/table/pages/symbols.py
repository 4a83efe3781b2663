"""The drawings of a game: `static/games/<game>.svg` holds a symbol for each face that has one."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib import resources
from typing import Final

SYMBOL: Final = re.compile(r'<symbol id="([a-z0-9_-]+)"')


@cache
def drawn(game: str) -> tuple[str, ...]:
    """The names of the symbols that a game has, in their order; none when nobody has drawn any yet."""
    sheet = resources.files("chabudai.table").joinpath("static", "games", f"{game}.svg")
    return tuple(SYMBOL.findall(sheet.read_text(encoding="utf-8"))) if sheet.is_file() else ()


@cache
def symbol(game: str, face: str | None) -> str:
    """The drawing of a face, or of its first part ("bear" of "bear-black"); nothing when there is none."""
    if face is None:
        return ""
    for name in (face, face.partition("-")[0]):
        if name in drawn(game):
            return f'<svg class="symbol" aria-hidden="true"><use href="/static/games/{game}.svg#{escape(name)}"/></svg>'
    return ""
