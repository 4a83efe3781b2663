"""Composed: a part of a page as the texts that it is put together from.

A zone is made of slots and pieces that mostly stay as they are when something in it changes, the log of lines, the
ribbon of its parts.  Whoever wants to know where two such parts differ compares these, not the characters; and as next
to always only what differs is sent, the whole is not even put together.
"""

# mypyc: compile
from __future__ import annotations

from typing import TypeAlias


class Composed:
    """Some texts, one after another; never changed."""

    def __init__(self, leaves: list[str]) -> None:
        self.leaves = leaves
        self.edited: tuple[Composed, str] | None = None  # from what it was told last, and what was told
        size = 0
        for leaf in leaves:
            size += len(leaf)
        self.size = size

    @property
    def text(self) -> str:
        """All of it."""
        return "".join(self.leaves)


Part: TypeAlias = str | Composed


def text_of(part: Part) -> str:
    """A part as it stands on a page."""
    return part.text if isinstance(part, Composed) else part


def size_of(part: Part) -> int:
    """How many characters it has."""
    return part.size if isinstance(part, Composed) else len(part)
