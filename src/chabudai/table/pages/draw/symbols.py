"""The looks of a game, in its folder `looks/`: `drawings.svg` by name, `style.css` for what else belongs to it."""

# mypyc: compile
from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from chabudai import games
from chabudai.core.scene import Print
from chabudai.table.pages.draw.escaped import escape

SYMBOL: Final = re.compile(r'<symbol id="([a-z0-9_-]+)"')


@cache
def looks(game: str) -> Traversable:
    """The folder with the looks of a game; it is served as `/static/games/<game>`."""
    return resources.files(games.find(game).package).joinpath("looks")


@cache
def dressed(game: str) -> bool:
    """Has the game a style sheet of its own?"""
    return looks(game).joinpath("style.css").is_file()


@cache
def drawn(game: str) -> tuple[str, ...]:
    """The names of the symbols that a game has, in their order; none when nobody has drawn any yet."""
    sheet = looks(game).joinpath("drawings.svg")
    return tuple(SYMBOL.findall(sheet.read_text(encoding="utf-8"))) if sheet.is_file() else ()


@cache
def symbol(game: str, face: str | None, kind: str = "symbol") -> str:
    """The drawing of a face, or of its first part ("bear" of "bear-black"); nothing when there is none."""
    if face is None:
        return ""
    for name in (face, face.partition("-")[0]):
        if name in drawn(game):
            sheet = f"/static/games/{game}/drawings.svg?v={edition(game, 'drawings.svg')}"
            return f'<svg class="{kind}" aria-hidden="true"><use href="{sheet}#{escape(name)}"/></svg>'
    return ""


@cache
def edition(game: str, name: str) -> str:
    """Changes whenever a file of the looks does, so that browsers fetch it again."""
    return blake2b(looks(game).joinpath(name).read_bytes(), digest_size=4).hexdigest()


@cache
def printed_signs(game: str, prints: tuple[Print, ...]) -> str:
    """What is printed small on a face: drawings, and letters where a sign is none."""
    lines = []
    for one in prints:
        signs = "".join(symbol(game, sign, "sign") or f"<b>{escape(sign)}</b>" for sign in one.signs)
        lines.append(f'<span class="print print-{escape(one.place)}">{signs}</span>')
    return "".join(lines)


def seal(seat: int, name: str, person: bool = False) -> str:
    """A mark in the colour of the seat; of a person it is known whether they are here."""
    who = f' data-person="{seat}"' if person else ""
    return f'<i class="seal" data-seat="{seat}"{who} aria-hidden="true">{escape(name[:1].upper())}</i>'
