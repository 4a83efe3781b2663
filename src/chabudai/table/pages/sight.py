"""Sight: one viewer's page of one table.  What has not changed since the last update is not drawn again."""

# mypyc: compile
from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from typing import Final

from chabudai.core.scene import Action, Piece, Scene, Seat, Slot, Zone
from chabudai.table.course import SHOWN, TOLD, Course
from chabudai.table.pages import ending, panels, seatheads, tally
from chabudai.table.pages.frame import frame, place
from chabudai.table.pages.pieces import NOTHING_HOT, Hot, Painter, hot_spots
from chabudai.table.pages.story import Logs, Story, talk
from chabudai.table.tables import Table

NO_ACTIONS: Final[tuple[Action, ...]] = ()
NO_CARDS: Final = '<dl id="cards"></dl>'
NO_LOG: Final = {
    "logs": f'<div id="logs" class="logs" tabindex="0">{place("log-0")}</div>',
    "log-0": '<ol id="log-0"></ol>',
}


@dataclass
class Seen:
    """A zone as it was drawn last."""

    zone: Zone
    html: str
    keys: frozenset[str]
    actions: tuple[Action, ...]  # what could be done, if anything of it here
    abouts: dict[str, Piece]  # what has more to say


class Sight:
    """The page as one viewer last saw it, in one language."""

    def __init__(self, table: Table, viewer: int | None, artist: Painter, log: Logs, welcome: bool) -> None:
        self.viewer = viewer
        self._welcome = welcome  # else sent away
        self._course: Course = table.course
        self._names = table.names(viewer)
        self._artist = artist
        self._log = log
        self._story: Story | None = None
        self._zones: dict[str, Seen] = {}
        self._cards = NO_CARDS
        self._frame: tuple[object, str] = (None, "")
        self._ask: tuple[object, str] = (None, "")
        self._talk: tuple[object, str] = (None, "")
        self._heads: dict[int, tuple[object, Seat | None, str]] = {}

    def is_of(self, table: Table) -> bool:
        """May it go on from here?  Another course or other names make another page."""
        return self._course is table.course and self._names == table.names(self.viewer)

    def parts(self, table: Table) -> dict[str, str]:
        """Every part of the page as the table stands."""
        scene = table.match.game.scene(self.viewer) if table.status in SHOWN else None
        spots = hot_spots(scene) if scene is not None and table.status == "running" else NOTHING_HOT
        voice = self._artist.voice
        end = ending.ending(table, self.viewer, voice) if table.status == "over" else ""
        made = {
            "choose": _choose(table, self.viewer),
            "frame": self._framed(table, scene),
            "ask": self._asked(table, scene, spots),
            "talk": self._talked(table),
            "tally": f'<div id="tally">{end}</div>',
        }
        made |= self._told(table)
        self._seated(table, scene, made)
        if scene is not None:
            self._drawn(scene, spots, made)
        made["cards"] = self._cards
        return made

    def _drawn(self, scene: Scene, spots: dict[str, Hot], made: dict[str, str]) -> None:
        zones, artist, names = self._zones, self._artist, self._names
        fresh = len(scene.zones) != len(zones)  # are there other kinds of cards?
        for zone in scene.zones:
            seen = zones.get(zone.key)
            if seen is not None and seen.zone is not zone:
                zone = as_before(seen.zone, zone)
            if seen is not None and seen.zone is zone:
                keys, abouts = seen.keys, seen.abouts
            else:
                keys, abouts = artist.keys(zone), artist.abouts(zone, names)
                fresh = fresh or seen is None or seen.abouts.keys() != abouts.keys()
            actions = NO_ACTIONS if keys.isdisjoint(spots) else scene.actions
            if seen is None or seen.zone is not zone or seen.actions != actions:
                seen = Seen(zone, artist.zone(zone, spots, names), keys, actions, abouts)
                zones[zone.key] = seen
            made[f"zone-{zone.key}"] = seen.html
        if fresh:
            there = {zone.key for zone in scene.zones}
            self._zones = {key: seen for key, seen in zones.items() if key in there}
            self._cards = tally.cards_of([seen.abouts for seen in self._zones.values()], artist, names)

    def _seated(self, table: Table, scene: Scene | None, made: dict[str, str]) -> None:
        seats = {} if scene is None else {seat.index: seat for seat in scene.seats}
        notes = table.course.notes
        for chair in table.seats:
            index = chair.index
            # Whatever happens to a chair leaves a note.
            now = table.status, len(notes), seatheads.clock_of(table, index)
            seat = seats.get(index)
            known = self._heads.get(index)
            if known is None or known[1] is not seat or known[0] != now:
                html = seatheads.seat_head(table, self.viewer, chair, seat, self._artist, self._welcome)
                known = self._heads[index] = now, seat, html
            made[f"seat-{index}"] = known[2]

    def _told(self, table: Table) -> dict[str, str]:
        if table.status not in TOLD:
            return {**NO_LOG, "news": self._log.news((), self.viewer is not None)}
        story = self._story
        if story is None or story.match is not table.match or not story.is_true:
            story = self._story = Story(self._log, table.match, self.viewer, self._names)
        story.follow()
        return {**story.parts, "logs": story.frame, "news": story.news(table.course.plan.pace.kind == "days")}

    def _asked(self, table: Table, scene: Scene | None, spots: dict[str, Hot]) -> str:
        """The prompt; whoever only waits, and waits for the same as before, is told the same."""
        course, viewer = table.course, self.viewer
        if scene is None or scene.actions or table.status != "running" or course.proposal is not None:
            return panels.ask(table, viewer, scene, spots, self._artist, self._welcome)
        now = (
            scene.prompt,
            len(course.notes),
            course.begun,
            None if viewer is None else table.match.obstacle_to_undo(viewer),
        )
        if self._ask[0] != now:
            self._ask = now, panels.ask(table, viewer, scene, spots, self._artist, self._welcome)
        return self._ask[1]

    def _talked(self, table: Table) -> str:
        notes = table.course.notes
        if self._talk[0] != len(notes):
            me = None if self.viewer is None else table.seats[self.viewer].player
            self._talk = len(notes), talk(notes, self._names, self._artist.voice, me)
        return self._talk[1]

    def _framed(self, table: Table, scene: Scene | None) -> str:
        """Where everything lies; made anew when there is another zone or seat."""
        zones = () if scene is None else scene.zones
        order = [seat.index for seat in scene.seats] if scene is not None else [chair.index for chair in table.seats]
        now = table.status, order, [(zone.key, zone.owner) for zone in zones]
        if self._frame[0] != now:
            self._frame = now, frame(zones, order, self.viewer, self._artist.voice, table.status)
        return self._frame[1]


def as_before(old: Zone, new: Zone) -> Zone:
    """A zone made of what was there before, as far as it is the same: games need not remember what they have made."""
    slots: list[Slot] = []
    by_key: dict[str, Slot] = {}
    remembered = True  # has the game used what it made before?
    same = True
    for index, slot in enumerate(new.slots):
        known = old.slots[index] if index < len(old.slots) else None
        if known is slot:
            slots.append(slot)
            continue
        if known is None or known.key != slot.key:
            by_key = by_key or {other.key: other for other in old.slots}
            known = by_key.get(slot.key)
        if known is not None and known is not slot and known == slot:
            slots.append(known)
            remembered = False
        else:
            slots.append(slot)
            same = False
    zone = new if remembered else replace(new, slots=tuple(slots))
    return old if same and zone == old else zone


def _choose(table: Table, viewer: int | None) -> str:
    """The form that every answer belongs to, with the number of the question it answers."""
    asked = viewer is not None and viewer in table.course.asked
    number = table.question(viewer) if viewer is not None and asked else ""
    return (
        f'<form id="choose" method="post" action="/t/{escape(table.id)}/choose" data-asked="{number}" '
        f'data-status="{table.status}"><input type="hidden" name="question" value="{number}"></form>'
    )
