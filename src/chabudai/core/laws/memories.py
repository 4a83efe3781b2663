"""A law of memory: games make the parts of a scene once and use them again, and nobody can tell."""

from __future__ import annotations

from chabudai.core.box import Box
from chabudai.core.laws.verdict import law
from chabudai.core.match import Match
from chabudai.core.once import forget

JUST_BEFORE = 3  # positions before this one whose scenes are remembered
LONG_AGO = 3  # and some from the whole game


def memory_changes_nothing(box: Box, match: Match, viewer: int | None) -> None:
    """A scene made when others have been made before equals the one that is made first."""
    played = match.played
    step = max(1, len(played) // LONG_AGO)
    forget()
    for earlier in (*played[::step], *played[-JUST_BEFORE:]):
        box.scene(earlier.before.view(viewer))
    view = match.game.view(viewer)
    remembered = box.scene(view)
    forget()
    law("memory-changes-no-scene", box.scene(view) == remembered, viewer=viewer)
