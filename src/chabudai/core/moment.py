"""Moment: what one viewer saw of one choice, for games that stage what happened."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property

from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.scene import Zone
from chabudai.core.sights import Seen


class Moment:
    """The events of a choice that its viewer may know of, and the table before and after it as they see it."""

    def __init__(self, events: Sequence[Event], before: Seen, after: Seen, viewer: int | None) -> None:
        self.events = [event for event in events if event.visible_to(viewer)]
        self.viewer = viewer
        self._before = before
        self._after = after
        self._staged: dict[Hashable, Zone] = {}

    def once(self, key: Hashable, make: Callable[[], Zone]) -> Zone:
        """A scene that several events of the choice share: made for the first of them that is asked about."""
        if key not in self._staged:
            self._staged[key] = make()
        return self._staged[key]

    @cached_property
    def before(self) -> Game:
        """A view of the position in which the choice was made."""
        return self._before.view(self.viewer)

    @cached_property
    def after(self) -> Game:
        """A view of the position that came of it, with all that happened by itself."""
        return self._after.view(self.viewer)
