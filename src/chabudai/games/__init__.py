"""The games.  A package in this folder with a `BOX` is a game; nothing lists them by hand."""

from __future__ import annotations

from functools import cache
from pkgutil import iter_modules

from chabudai.core.box import Box, box_in
from chabudai.core.errors import UnknownGame


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def find(name: str) -> Box:
    """The game of that name."""
    if name not in names():
        raise UnknownGame("unknown-game", game=name, possible=names())
    return box_in(f"{__name__}.{name}")
