"""The real faces of cards on the page: whoever draws tables draws them, and hands them in."""

from __future__ import annotations

from typing import Protocol

from chabudai.core.box import Card


class Faces(Protocol):
    """Draws cards."""

    def drawn(self, cards: list[Card]) -> str:
        """The cards side by side, as HTML that needs nothing else."""
        ...


class NoFaces:
    """For those who have no painter: cards have names only."""

    def drawn(self, cards: list[Card]) -> str:
        """Nothing."""
        return ""
