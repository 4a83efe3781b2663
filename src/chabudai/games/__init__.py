"""The games.  A package in this folder with a `BOX` is a game; nothing lists them by hand.

An installed package of somebody else brings a game by an entry point of the group `chabudai.games`, whose name is the
name of the game and whose value is the package with the `BOX`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from chabudai.core.box import Box, box_in
from chabudai.core.errors import UnknownGame
from chabudai.core.game import Game


@cache
def packages() -> Mapping[str, str]:
    """The package of every game, by the name of the game; nobody's game takes the place of one of ours."""
    brought = {entry.name: entry.module for entry in entry_points(group=__name__)}
    ours = {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg}
    return dict(sorted({**brought, **ours}.items()))


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(packages())


def find(name: str) -> Box:
    """The game of that name."""
    if name not in packages():
        raise UnknownGame("unknown-game", game=name, possible=names())
    return box_in(packages()[name])


def folder(name: str) -> Traversable:
    """Where the files of a game lie, found without loading the game: that takes long where only its words are read."""
    spec = find_spec(packages()[name])
    if spec is None:
        raise UnknownGame("unknown-game", game=name, possible=names())
    loader: Any = spec.loader
    files: Traversable = loader.get_resource_reader(spec.name).files()
    return files


def package_of(game: Game) -> str:
    """The package of the game that this is a position of: its class lives there."""
    return type(game).__module__.rpartition(".")[0]


def box_of(game: Game) -> Box:
    """The box of the game that this is a position of."""
    return box_in(package_of(game))


@cache
def part(package: str, module: str) -> Any:
    """A module that a game may bring, such as `bot.evaluate`; None for a game that has none."""
    name = package
    for below in module.split("."):
        name = f"{name}.{below}"
        if find_spec(name) is None:
            return None
    return import_module(name)
