"""A short name for sources and decks: what was found with others is not gone on with."""

from __future__ import annotations

from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

READ: Final = (".py", ".toml", ".json", ".so", ".pyd")


def fingerprint(*packages: str) -> str:
    """Changes whenever a file of these packages does that could change how a game goes."""
    digest = sha256()
    for package in packages:
        for name, file in sorted(_files(resources.files(package), package)):
            digest.update(name.encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _files(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for item in folder.iterdir():
        name = f"{path}/{item.name}"
        if item.is_dir() and item.name != "__pycache__":
            found += _files(item, name)
        elif item.name.endswith(READ):
            found.append((name, item))
    return found
