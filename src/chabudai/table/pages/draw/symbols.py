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
    file = looks(game).joinpath("drawings.svg")
    return tuple(SYMBOL.findall(file.read_text(encoding="utf-8"))) if file.is_file() else ()


@cache
def found(game: str, face: str | None) -> str:
    """The symbol that shows a face, or its first part ("bear" of "bear-black"); nothing when there is none."""
    names = () if face is None else (face, face.partition("-")[0])
    return next((name for name in names if name in drawn(game)), "")


@cache
def symbol(game: str, face: str | None, kind: str = "symbol") -> str:
    """The drawing of a face; nothing when there is none."""
    name = found(game, face)
    return as_html(kind, sheet(game), name) if name else ""


def as_html(kind: str, sheet: str, name: str) -> str:
    """A symbol of a sheet."""
    return f'<svg class="{kind}" aria-hidden="true"><use href="{sheet}#{name}"/></svg>'


@cache
def sheet(game: str) -> str:
    """Where browsers find the symbols of a game; nowhere when nobody has drawn any."""
    return f"/static/games/{game}/drawings.svg?v={edition(game, 'drawings.svg')}" if drawn(game) else ""


@cache
def edition(game: str, name: str) -> str:
    """Changes whenever a file of the looks does, so that browsers fetch it again."""
    return blake2b(looks(game).joinpath(name).read_bytes(), digest_size=4).hexdigest()


def seal(seat: int, name: str, person: bool = False) -> str:
    """A mark in the colour of the seat; of a person it is known whether they are here."""
    who = f' data-person="{seat}"' if person else ""
    return f'<i class="seal" data-seat="{seat}"{who} aria-hidden="true">{escape(name[:1].upper())}</i>'
