"""Moment: what one viewer saw of one choice, for games that stage what happened."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD_BITS, PUBLIC
from chabudai.core.scene import Zone
from chabudai.core.sights import Sights


def visible(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Those events that a seat (None: a spectator) may see: `Event.visible_to` of each."""
    bit = CARD_BITS + (PUBLIC if viewer is None else viewer)
    return [event for event in events if event.seen_by >> bit & 1]


class Moment:
    """The events of a choice that its viewer may know of, and the table before and after it as they see it."""

    def __init__(
        self, events: Sequence[Event], before: Game | Sights, after: Game | Sights, viewer: int | None
    ) -> None:
        self.events = visible(events, viewer)
        self.viewer = viewer
        self._before = before if isinstance(before, Sights) else Sights(before)
        self._after = after if isinstance(after, Sights) else Sights(after)
        self._staged: dict[Hashable, Zone] = {}

    def once(self, key: Hashable, make: Callable[[], Zone]) -> Zone:
        """A scene that several events of the choice share: made for the first of them that is asked about."""
        if key not in self._staged:
            self._staged[key] = make()
        return self._staged[key]

    @property
    def before(self) -> Game:
        """A view of the position in which the choice was made."""
        return self._before.view(self.viewer)

    @property
    def after(self) -> Game:
        """A view of the position that came of it, with all that happened by itself."""
        return self._after.view(self.viewer)
