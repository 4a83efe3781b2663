"""The looks of a game: `static/games/<game>.svg` holds its drawings by name, `<game>.css` what else belongs to it."""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from html import escape
from importlib import resources
from typing import Final

from chabudai.core.scene import Print

SYMBOL: Final = re.compile(r'<symbol id="([a-z0-9_-]+)"')


@cache
def dressed(game: str) -> bool:
    """Has the game a style sheet of its own?"""
    return resources.files("chabudai.table").joinpath("static", "games", f"{game}.css").is_file()


@cache
def drawn(game: str) -> tuple[str, ...]:
    """The names of the symbols that a game has, in their order; none when nobody has drawn any yet."""
    sheet = resources.files("chabudai.table").joinpath("static", "games", f"{game}.svg")
    return tuple(SYMBOL.findall(sheet.read_text(encoding="utf-8"))) if sheet.is_file() else ()


@cache
def symbol(game: str, face: str | None, kind: str = "symbol") -> str:
    """The drawing of a face, or of its first part ("bear" of "bear-black"); nothing when there is none."""
    if face is None:
        return ""
    for name in (face, face.partition("-")[0]):
        if name in drawn(game):
            sheet = f"/static/games/{game}.svg?v={_edition(game)}"
            return f'<svg class="{kind}" aria-hidden="true"><use href="{sheet}#{escape(name)}"/></svg>'
    return ""


@cache
def _edition(game: str) -> str:
    """Changes whenever the drawings do, so that browsers fetch them again."""
    sheet = resources.files("chabudai.table").joinpath("static", "games", f"{game}.svg")
    return blake2b(sheet.read_bytes(), digest_size=4).hexdigest()


@cache
def printed_signs(game: str, prints: tuple[Print, ...]) -> str:
    """What is printed small on a face: drawings, and letters where a sign is none."""
    lines = []
    for one in prints:
        signs = "".join(symbol(game, sign, "sign") or f"<b>{escape(sign)}</b>" for sign in one.signs)
        lines.append(f'<span class="print print-{escape(one.place)}">{signs}</span>')
    return "".join(lines)
