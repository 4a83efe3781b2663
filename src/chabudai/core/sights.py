"""Sights: what each viewer sees of one position, made once for all who ask.

At every choice it is asked who saw anything of it, what each page shows, and what it plays of what happened: all of
them want the same views, which nobody may change.
"""

# mypyc: compile
from __future__ import annotations

from chabudai.core.game import Game


class Sights:
    """The views of a position that does not change as long as these are in use."""

    def __init__(self, game: Game, known: dict[int | None, Game] | None = None) -> None:
        self.game = game
        self._known: dict[int | None, Game] = {} if known is None else known

    def view(self, seat: int | None) -> Game:
        """The view of a seat (None: a spectator), to look at and not to play on."""
        found = self._known.get(seat)
        if found is None:
            found = self._known[seat] = self.game.view(seat)
        return found

    def kept_in(self, copy: Game) -> Sights:
        """The same, of a copy of the position: this one is about to change."""
        return Sights(copy, self._known)
