"""Film: what happened as a page plays it: one event after another, in few words, with what a game stages."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence

from chabudai.core.match import Match, Played
from chabudai.core.moment import Moment
from chabudai.core.scene import Zone
from chabudai.table.pages.draw.hot_spots import NOTHING_HOT
from chabudai.table.pages.draw.pieces import Painter

# Kind of event, who acts, a caption, what is staged as HTML, and where it happens.
Shot = tuple[str, int | None, str, str | None, str | None]


class Film:
    """What one viewer has been shown of a match."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._count = 0  # choices, and the last of them
        self._last: Played | None = None

    def since(self, match: Match, viewer: int | None, artist: Painter, names: Sequence[str]) -> list[Shot]:
        """What is new since the last time: nothing at first, and nothing when a choice was taken back."""
        first, new = self._count, match.played
        went_on = self._match is match and first <= len(new) and (not first or new[first - 1] is self._last)
        self._match, self._count, self._last = match, len(new), new[-1] if new else None
        if not went_on:
            return []
        made: list[Shot] = []
        for place in range(first, len(new)):
            if not new[place].events:  # which is what a film is made of
                continue
            after = match.sights_before(place + 1) if place + 1 < len(new) else match.sights
            made += shots(Moment(new[place].events, match.sights_before(place), after, viewer), artist, names)
        return made


def shots(moment: Moment, artist: Painter, names: Sequence[str]) -> list[Shot]:
    """The events of one choice.  Of those that are staged alike the last one brings the scene, which tells them all."""
    box = artist.box
    made: list[Shot] = []
    scenes: list[Zone] = []
    for event in reversed(moment.events):
        zone = None if box.staged is None else box.staged(event, moment)
        if zone is not None and zone in scenes:
            continue
        staged: str | None = None
        if zone is not None:
            scenes.append(zone)
            staged = artist.zone(zone, NOTHING_HOT, names)
        kind, seat, caption, place = artist.told_shortly(event, names)
        made.append((kind, seat, caption, staged, place))
    return made[::-1]
