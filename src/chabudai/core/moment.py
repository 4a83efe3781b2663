"""Moment: what one viewer saw of one choice, for games that stage what happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from chabudai.core.events import Event
from chabudai.core.sights import Seen
from chabudai.core.step import Game


class Moment:
    """The events of a choice that its viewer may know of, and the table before and after it as they see it."""

    def __init__(self, events: Sequence[Event], before: Seen, after: Seen, viewer: int | None) -> None:
        self.events = [event for event in events if event.visible_to(viewer)]
        self.viewer = viewer
        self._before = before
        self._after = after

    @cached_property
    def before(self) -> Game:
        """A view of the position in which the choice was made."""
        return self._before.view(self.viewer)

    @cached_property
    def after(self) -> Game:
        """A view of the position that came of it, with all that happened by itself."""
        return self._after.view(self.viewer)
