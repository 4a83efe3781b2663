"""Sight: one viewer's page of one table.  What has not changed since the last update is not drawn again."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from chabudai.core.scene import Piece, Scene, Seat, Zone
from chabudai.table import addresses
from chabudai.table.course.course import Course
from chabudai.table.course.entries import Choose
from chabudai.table.course.several import arranged, as_one
from chabudai.table.course.state import SHOWN, TOLD
from chabudai.table.pages.draw import ending, heads, panels, podium, tally
from chabudai.table.pages.draw.frame import frame, place
from chabudai.table.pages.draw.goals import Goals
from chabudai.table.pages.draw.hot_spots import NOTHING_HOT, hot_spots
from chabudai.table.pages.draw.offers import NO_ARRANGEMENT, NOTHING, arrangement, offers
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.room import room
from chabudai.table.pages.draw.story import Logs, Story, talk
from chabudai.table.pages.draw.words import printed
from chabudai.table.running.table import Table

MOST_HEADS: Final = 8  # of one seat, before they are drawn anew
MOST_ASKS: Final = 32  # the same of prompts
NO_CARDS: Final = '<dl id="cards"></dl>'
NO_LOG: Final = {
    "logs": f'<div id="logs" class="logs">{place("log-0")}</div>',
    "log-0": '<ol id="log-0"></ol>',
}


@dataclass
class Seen:
    """A zone as it was drawn last."""

    zone: Zone
    part: str  # what it is called
    html: str
    abouts: dict[str, Piece]  # what has more to say


@dataclass
class Heads:
    """The head of a seat: somebody is asked and ready by turns, with the same numbers."""

    drawn_as: tuple[str, int, str]
    html: dict[int, tuple[Seat | None, str]]  # by identity of the seat, which it keeps


class TableParts:
    """The page as one viewer last saw it, in one language."""

    def __init__(self, table: Table, viewer: int | None, artist: Painter, log: Logs, welcome: bool) -> None:
        self.viewer = viewer
        self._welcome = welcome  # else sent away
        self._course: Course = table.course
        self._names = table.names(viewer)
        self._artist = artist
        self._log = log
        self._story: Story | None = None
        self._goals: Goals | None = None
        self._zones: dict[str, Seen] = {}
        self._cards = NO_CARDS
        self._frame = ""
        self._framed_as: tuple[str, Sequence[Zone], list[int]] = ("", (), [])
        self._asks: dict[Hashable, str] = {}
        self._asks_since = -1  # so many notes
        self._acts: tuple[object, str] = (None, "")
        self._choose: tuple[object, str] = (None, "")
        self._progress: tuple[object, str] = (None, "")
        self._end = ""
        self._talk: tuple[object, str] = (None, "")
        self._heads: dict[int, Heads] = {}

    def is_of(self, table: Table) -> bool:
        """May it go on from here?  Another course or other names make another page."""
        return self._course is table.course and self._names == table.names(self.viewer)

    def parts(self, table: Table) -> dict[str, str]:
        """Every part of the page as the table stands; what can be done is two of them, in no other."""
        scene = self._scene(table)
        return self._made(table, None if scene is None else as_one(scene))

    def playable(self, table: Table) -> dict[str, str]:
        """The same with buttons where something can be done; what scripts ask as one is asked one after another."""
        scene = self._scene(table)
        scene = None if scene is None else replace(scene, arrangement=None)
        made = self._made(table, scene)
        if self._story is not None and table.status in TOLD:
            made["news"] = self._story.news(_by_days(table), told=True)
        if scene is None or table.status != "running" or not scene.actions:
            return made
        artist, names, spots = self._artist, self._names, hot_spots(scene)
        for zone in scene.zones:
            if not artist.keys(zone).isdisjoint(spots):
                made[f"zone-{zone.key}"] = artist.zone(zone, spots, names)
        answers = "".join(panels.bar(scene, spots, artist, names))
        made["ask"] = panels.ask(table, self.viewer, scene, artist, self._welcome, answers)
        made["moves"] = panels.moves(scene, artist.voice, panels.every_move(scene, artist, names))
        return made

    def _scene(self, table: Table) -> Scene | None:
        if table.status not in SHOWN:
            return None
        match = table.match
        scene = arranged(table.course, self.viewer, match.box.scene(match.sights.view(self.viewer)))
        if self.viewer is None or match.box.goal_piece is None:
            return scene
        if self._goals is None or self._goals.match is not match:
            self._goals = Goals(match, self.viewer)
        return self._goals.mark(scene)

    def _made(self, table: Table, scene: Scene | None) -> dict[str, str]:
        voice, running = self._artist.voice, table.status == "running"
        end = ending.ending(table, self.viewer, voice) if table.status == "over" else ""
        open_to = scene if running else None
        artist, names = self._artist, self._names
        made = {
            "offers": NOTHING if open_to is None else offers(open_to.actions, artist, names),
            "arrangement": NO_ARRANGEMENT if open_to is None else arrangement(open_to.arrangement, artist, names),
            "choose": self._chosen(table),
            "frame": self._framed(table, scene),
            "ask": self._asked(table, scene),
            "talk": self._talked(table),
            "tally": f'<div id="tally">{end}</div>',
            "progress": self._progressed(scene),
            "moves": panels.moves(open_to, voice),
            "acts": self._acted(table),
            "podium": self._podium(table, scene),
            "room": room(table, self.viewer, voice, self._welcome),
        }
        made |= self._told(table)
        self._seated(table, scene, made)
        if scene is not None:
            self._drawn(scene, made)
        made["cards"] = self._cards
        return made

    def _drawn(self, scene: Scene, made: dict[str, str]) -> None:
        zones, artist, names = self._zones, self._artist, self._names
        fresh = len(scene.zones) != len(zones)  # are there other kinds of cards?
        for zone in scene.zones:
            seen = zones.get(zone.key)
            if seen is None or seen.zone is not zone:
                abouts = artist.abouts(zone, names)
                fresh = fresh or seen is None or seen.abouts.keys() != abouts.keys()
                seen = zones[zone.key] = Seen(zone, f"zone-{zone.key}", artist.zone(zone, NOTHING_HOT, names), abouts)
            made[seen.part] = seen.html
        if fresh:
            there = {zone.key for zone in scene.zones}
            self._zones = {key: seen for key, seen in zones.items() if key in there}
            self._cards = tally.cards_of([seen.abouts for seen in self._zones.values()], artist, names)

    def _seated(self, table: Table, scene: Scene | None, made: dict[str, str]) -> None:
        seats = {} if scene is None else {seat.index: seat for seat in scene.seats}
        status, notes, voice = table.status, len(table.course.notes), self._artist.voice
        timed = table.course.clock.pace.kind != "none"
        for chair in table.seats:
            index = chair.index
            # Whatever happens to a chair leaves a note.
            now = status, notes, heads.clock_of(table, index, voice) if timed else ""
            seat = seats.get(index)
            known = self._heads.get(index)
            if known is None or known.drawn_as != now or len(known.html) > MOST_HEADS:
                known = self._heads[index] = Heads(now, {})
            found = known.html.get(id(seat))
            if found is None:
                html = heads.seat_head(table, self.viewer, chair, seat, self._artist, self._welcome)
                found = known.html[id(seat)] = seat, html
            made[f"seat-{index}"] = found[1]

    def _podium(self, table: Table, scene: Scene | None) -> str:
        """The end of the game, drawn once."""
        if table.status != "over":
            return podium.NOTHING
        if not self._end:
            self._end = podium.podium(table, self.viewer, self._artist.voice, scene)
        return self._end

    def _told(self, table: Table) -> dict[str, str]:
        if table.status not in TOLD:
            return {**NO_LOG, "news": self._log.news((), self.viewer is not None)}
        story = self._story
        if story is None or story.match is not table.match or not story.is_true:
            story = self._story = Story(self._log, table.match, self.viewer, self._names, table.course.seats.former)
        story.follow()
        return {**story.parts, "logs": story.frame, "news": story.news(_by_days(table))}

    def _asked(self, table: Table, scene: Scene | None) -> str:
        """The prompt; whoever is asked or waits for the same as before is told the same."""
        course, viewer = table.course, self.viewer
        if scene is None or table.status != "running" or course.proposal is not None:
            return panels.ask(table, viewer, scene, self._artist, self._welcome)
        if self._asks_since != len(course.notes) or len(self._asks) > MOST_ASKS:
            self._asks_since = len(course.notes)
            self._asks = {}
        now: Hashable = (
            printed(scene.prompt, self._names),
            scene.clause,
            bool(scene.actions),
            scene.arrangement is None,
            None if viewer is None else table.match.obstacle_to_undo(viewer),
        )
        html = self._asks.get(now)
        if html is None:
            html = self._asks[now] = panels.ask(table, viewer, scene, self._artist, self._welcome)
        return html

    def _acted(self, table: Table) -> str:
        """What can be done about the table: the same until something happens to it."""
        course, proposal = table.course, table.course.proposal
        wanted = "" if proposal is None else proposal.subject
        now = table.status, len(course.notes), course.closable, course.clock.paused, wanted
        if self._acts[0] != now:
            self._acts = now, panels.acts(table, self.viewer, self._artist.voice)
        return self._acts[1]

    def _progressed(self, scene: Scene | None) -> str:
        now = () if scene is None else (scene.progress, scene.over)
        if self._progress[0] != now:
            self._progress = now, panels.progress(scene, self._artist, self._names)
        return self._progress[1]

    def _chosen(self, table: Table) -> str:
        """The form that every answer belongs to, with the number of the question it answers."""
        viewer = self.viewer
        asked = viewer is not None and viewer in table.course.asked
        now = table.status, str(table.question(viewer)) if viewer is not None and asked else ""
        if self._choose[0] != now:
            status, number = now
            html = (
                f'<form id="choose" method="post" action="{addresses.ACT(table.id, Choose.kind)}" '
                f'data-asked="{number}" data-status="{status}"><input type="hidden" name="question" value="{number}">'
                f"</form>"
            )
            self._choose = now, html
        return self._choose[1]

    def _talked(self, table: Table) -> str:
        notes = table.course.notes
        if self._talk[0] != len(notes):
            me = None if self.viewer is None else table.seats[self.viewer].player
            self._talk = len(notes), talk(notes, self._names, self._artist.voice, me)
        return self._talk[1]

    def _framed(self, table: Table, scene: Scene | None) -> str:
        """Where everything lies; made anew when there is another zone or seat."""
        zones: Sequence[Zone] = () if scene is None else scene.zones
        order = [seat.index for seat in scene.seats] if scene is not None else [chair.index for chair in table.seats]
        status, known, seats = self._framed_as
        if not self._frame or status != table.status or seats != order or not _same_places(known, zones):
            self._frame = frame(zones, order, self.viewer, self._artist.voice, table.status)
        self._framed_as = table.status, zones, order
        return self._frame


def _same_places(some: Sequence[Zone], others: Sequence[Zone]) -> bool:
    """Are zones of the same kinds and owners there, in the same order?"""
    if len(some) != len(others):
        return False
    return all(
        one is other or (one.key == other.key and one.owner == other.owner)
        for one, other in zip(some, others, strict=True)
    )


def _by_days(table: Table) -> bool:
    return table.course.plan.pace.kind == "days"
