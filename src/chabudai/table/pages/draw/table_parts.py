"""Sight: one viewer's page of one table.  What has not changed since the last update is not drawn again."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chabudai.core.scene import Scene, Seat, Zone
from chabudai.core.seats import MOST_SEATS
from chabudai.table import addresses
from chabudai.table.course.course import Course
from chabudai.table.course.entries import Choose
from chabudai.table.course.joint_answers import arranged, as_one
from chabudai.table.course.state import SHOWN, TOLD
from chabudai.table.pages.draw import ending, heads, panels, podium
from chabudai.table.pages.draw.card_list import cards
from chabudai.table.pages.draw.composed import Part, text_of
from chabudai.table.pages.draw.frame import frame, place
from chabudai.table.pages.draw.goals import Goals
from chabudai.table.pages.draw.hot_spots import hot_spots
from chabudai.table.pages.draw.offers import NO_ARRANGEMENT, NOTHING, arrangement, offers
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.room import room
from chabudai.table.pages.draw.story import Logs, Story, talk
from chabudai.table.running.table import Table

MOST_HEADS: Final = 8  # of one seat, before they are drawn anew
MOST_ASKS: Final = 32  # the same of prompts
MOST_FRAMES: Final = 16  # and of what is where
PARTS_OF_SEATS: Final = [f"seat-{index}" for index in range(MOST_SEATS)]
Beside = tuple[str, str, str, str, str]  # the parts talk, tally, acts, podium, room
NO_LOG: Final = {
    "logs": f'<div id="logs" class="logs">{place("log-0")}</div>',
    "log-0": '<ol id="log-0"></ol>',
}


class Redrawn:
    """The parts that were made anew at one time, or are gone: whoever has shown a page until then goes on from here."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.then: Redrawn | None = None  # what was made anew after that


class Seen:
    """A zone as it was drawn last."""

    def __init__(self, zone: Zone) -> None:
        self.zone = zone
        self.key = zone.key
        self.owner = zone.owner
        self.part = f"zone-{zone.key}"
        self.is_drawn = False


class Heads:
    """The head of a seat: somebody is asked and ready by turns, with the same numbers."""

    def __init__(self, chair: heads.ChairHead, drawn_as: tuple[str, int], clock: str) -> None:
        self.chair = chair
        self.drawn_as = drawn_as
        self.clock = clock
        self.seat: Seat | None = None  # as it was drawn last
        self.html: dict[int, tuple[Seat | None, str]] = {}  # by identity of the seat, which it keeps


class TableParts:
    """The page as one viewer last saw it, in one language."""

    def __init__(self, table: Table, viewer: int | None, artist: Painter, log: Logs, welcome: bool) -> None:
        self.viewer = viewer
        self.welcome = welcome  # else sent away
        self.names = table.names(viewer)
        self.artist = artist
        self._course: Course = table.course
        self._notes = len(table.course.notes)
        self._parts: dict[str, Part] = {}
        self._shown = -1  # the change of the table that they show
        self.redrawn = Redrawn()  # of them, the last time
        self._log = log
        self._story: Story | None = None
        self._goals: Goals | None = None
        self._zones: list[Seen] = []  # in their order
        self._frame = ""
        self._frames: dict[tuple[object, ...], str] = {}  # by what lies where
        self._framed_as: tuple[str, list[int]] | None = None  # None: something lies elsewhere
        self._act = addresses.ACT(table.id, Choose.kind)
        self._asks: dict[tuple[str, str], Part] = {}  # by the question and by what can be taken back
        self._asks_since = -1  # so many notes
        self._undos: dict[str | None, str] = {}  # by what is in the way of it
        self._choose: tuple[object, str] = (None, "")
        self._progress: tuple[object, str] = (None, "")
        self._beside: tuple[object, Beside] = (None, ("", "", "", "", ""))
        self._heads: list[Heads | None] = [None] * len(table.seats)

    def is_of(self, table: Table) -> bool:
        """May it go on from here?  Another course or other names make another page."""
        course = table.course
        if self._course is not course:
            return False
        if self._notes != len(course.notes):  # no name changes without one
            if self.names != table.names(self.viewer):
                return False
            self._notes = len(course.notes)
        return True

    def latest(self, table: Table) -> dict[str, Part]:
        """Every part of the page as the table stands, made once for all who look at it like this.

        What can be done is two of them, in no other.  They are the page's own and go on changing: see `redrawn`.
        """
        if self._shown != table.changes:
            scene = self._scene(table)
            self._redraw(table, scene if scene is None or scene.arrangement is None else as_one(scene))
            self._shown = table.changes
        return self._parts

    def cards(self, table: Table) -> str:
        """What lies on the table, in full: open pages ask for it when somebody wants to read of it."""
        scene = self._scene(table)
        return cards(() if scene is None else scene.zones, self.artist, self.names)

    def playable(self, table: Table) -> dict[str, str]:
        """The same with buttons where something can be done; what scripts ask as one is asked one after another."""
        made = {name: text_of(part) for name, part in self.latest(table).items()}
        if self._story is not None and table.status in TOLD:
            made["news"] = self._story.news(_by_days(table), told=True)
        scene = self._scene(table)
        made["cards"] = self.cards(table)
        if scene is None or table.status != "running" or not scene.actions:
            return made
        scene = scene.with_arrangement(None)
        artist, names, spots = self.artist, self.names, hot_spots(scene)
        for zone in scene.zones:
            if not artist.keys(zone).isdisjoint(spots):
                made[f"zone-{zone.key}"] = artist.zone(zone, spots, names)
        answers = "".join(panels.bar(scene, spots, artist, names))
        undo = self._taken_back(table)
        made["ask"] = panels.ask(table, self.viewer, scene, artist, names, undo, self.welcome, answers).text
        made["moves"] = panels.moves(scene, artist.voice, panels.every_move(scene, artist, names))
        return made

    def _scene(self, table: Table) -> Scene | None:
        course, viewer = table.course, self.viewer
        if course.status not in SHOWN:
            return None
        match = course.match
        scene = match.box.scene(match.sights.view(viewer))
        if scene.arrangement is not None:
            scene = arranged(course, viewer, scene)
        if viewer is None or match.box.goal_piece is None:
            return scene
        if self._goals is None or self._goals.match is not match:
            self._goals = Goals(match, viewer)
        return self._goals.mark(scene)

    def _redraw(self, table: Table, scene: Scene | None) -> None:
        """Make anew what has changed."""
        before, self.redrawn = self.redrawn, Redrawn()
        before.then = self.redrawn
        course, artist, names = table.course, self.artist, self.names
        open_to = scene if course.status == "running" else None
        zones: Sequence[Zone] = () if scene is None else scene.zones
        if not self._are_where_they_were(zones):
            self._lay(zones)
        talked, ended, acts, stand, waiting = self._lies_beside(table, scene)
        self._put("offers", NOTHING if open_to is None else offers(open_to.actions, artist, names))
        asked = NO_ARRANGEMENT if open_to is None else arrangement(open_to.arrangement, artist, names)
        self._put("arrangement", asked)
        self._put("choose", self._chosen(table))
        self._put("frame", self._framed(table, scene))
        self._put("ask", self._asked(table, scene))
        self._put("talk", talked)
        self._put("tally", ended)
        self._put("progress", self._progressed(scene))
        self._put("moves", panels.moves(open_to, artist.voice))
        self._put("acts", acts)
        self._put("podium", stand)
        self._put("room", waiting)
        self._told(table)
        self._seated(table, scene)
        self._drawn(zones)

    def _put(self, name: str, part: Part) -> None:
        if self._parts.get(name) is not part:
            self._parts[name] = part
            self.redrawn.names.append(name)

    def _drop(self, name: str) -> None:
        if self._parts.pop(name, None) is not None:
            self.redrawn.names.append(name)

    def _lies_beside(self, table: Table, scene: Scene | None) -> Beside:
        """What lies beside the game: the same until something happens to the table itself, which leaves a note."""
        course, voice = table.course, self.artist.voice
        status, proposal = course.status, course.proposal
        wanted = "" if proposal is None else proposal.subject
        now = status, len(course.notes), course.closable, course.clock.paused, wanted
        if self._beside[0] != now:
            over = status == "over"
            me = None if self.viewer is None else table.seats[self.viewer].player
            self._beside = (
                now,
                (
                    talk(course.notes, self.names, voice, me),
                    f'<div id="tally">{ending.ending(table, self.viewer, voice) if over else ""}</div>',
                    panels.acts(table, self.viewer, voice),
                    podium.podium(table, self.viewer, voice, scene) if over else podium.NOTHING,
                    room(table, self.viewer, voice, self.welcome),
                ),
            )
        return self._beside[1]

    def _are_where_they_were(self, zones: Sequence[Zone]) -> bool:
        """Are there zones of the same kinds and owners as before, in the same order?"""
        if len(self._zones) != len(zones):
            return False
        for number, zone in enumerate(zones):
            seen = self._zones[number]
            if seen.zone is not zone and (seen.key != zone.key or seen.owner != zone.owner):
                return False
        return True

    def _lay(self, zones: Sequence[Zone]) -> None:
        """Give every zone its place; what was drawn of those that stay is kept."""
        known = {(seen.key, seen.owner): seen for seen in self._zones}
        laid: list[Seen] = []
        for zone in zones:
            seen = known.pop((zone.key, zone.owner), None)
            laid.append(Seen(zone) if seen is None else seen)
        self._zones = laid
        for gone in known.values():
            self._drop(gone.part)
        self._framed_as = None

    def _drawn(self, zones: Sequence[Zone]) -> None:
        artist, names = self.artist, self.names
        for number, seen in enumerate(self._zones):
            zone = zones[number]
            if seen.zone is not zone or not seen.is_drawn:
                seen.zone, seen.is_drawn = zone, True
                self._put(seen.part, artist.cold(zone, names))

    def _seated(self, table: Table, scene: Scene | None) -> None:
        course, artist = table.course, self.artist
        seats: list[Seat | None] = [None] * len(self._heads)
        for shown in () if scene is None else scene.seats:
            seats[shown.index] = shown
        timed, now = course.clock.pace.kind != "none", (course.status, len(course.notes))
        for chair in course.seats.chairs:
            index = chair.index
            clock = heads.clock_of(table, index, artist.voice) if timed else ""
            seat, known = seats[index], self._heads[index]
            if known is None or known.drawn_as != now:  # whatever happens to a chair leaves a note
                chaired = heads.chair_head(table, self.viewer, chair, artist.voice, self.welcome)
                known = self._heads[index] = Heads(chaired, now, clock)
            elif known.clock != clock or len(known.html) > MOST_HEADS:
                known.clock, known.html = clock, {}
            elif known.seat is seat:
                continue
            known.seat = seat
            found = known.html.get(id(seat))
            if found is None:
                found = known.html[id(seat)] = seat, known.chair.drawn(seat, clock, artist, self.names)
            self._put(PARTS_OF_SEATS[index], found[1])

    def _told(self, table: Table) -> None:
        course, story = table.course, self._story
        if course.status not in TOLD:
            for name, html in NO_LOG.items():
                self._put(name, html)
            self._put("news", self._log.news((), self.viewer is not None))
            return
        if story is None or story.match is not course.match or not story.is_true:
            for name in () if story is None else story.parts:
                self._drop(name)
            story = self._story = Story(self._log, course.match, self.viewer, self.names, course.seats.former)
        for name in story.follow():
            if name in story.parts:
                self._put(name, story.parts[name])
            else:
                self._drop(name)
        self._put("logs", story.frame)
        self._put("news", story.news(_by_days(table)))

    def _asked(self, table: Table, scene: Scene | None) -> Part:
        """The prompt; whoever is asked or waits for the same as before is told the same."""
        course, undo = table.course, self._taken_back(table)
        if scene is None or course.status != "running" or course.proposal is not None:
            return panels.ask(table, self.viewer, scene, self.artist, self.names, undo, self.welcome)
        if self._asks_since != len(course.notes) or len(self._asks) > MOST_ASKS:
            self._asks_since = len(course.notes)
            self._asks = {}
        now = panels.prompt(scene, self._is_asked(course), self.artist, self.names), undo
        html = self._asks.get(now)
        if html is None:
            html = panels.ask(table, self.viewer, scene, self.artist, self.names, undo, self.welcome)
            self._asks[now] = html
        return html

    def _is_asked(self, course: Course) -> bool:
        viewer = self.viewer
        return viewer is not None and course.status == "running" and course.match.game.asked >> viewer & 1 != 0

    def _taken_back(self, table: Table) -> str:
        """The button that takes the viewer's last choice back, or says why not."""
        course, viewer = table.course, self.viewer
        if viewer is None or course.status != "running":
            return ""
        obstacle = course.match.obstacle_to_undo(viewer)
        html = self._undos.get(obstacle)
        if html is None:
            html = self._undos[obstacle] = panels.undo(table, obstacle, self.artist.voice)
        return html

    def _progressed(self, scene: Scene | None) -> str:
        now = () if scene is None else (scene.progress, scene.over)
        if self._progress[0] != now:
            self._progress = now, panels.progress(scene, self.artist, self.names)
        return self._progress[1]

    def _chosen(self, table: Table) -> str:
        """The form that every answer belongs to, with the number of the question it answers."""
        course, viewer = table.course, self.viewer
        now = course.status, str(course.questions[viewer]) if viewer is not None and self._is_asked(course) else ""
        if self._choose[0] != now:
            status, number = now
            html = (
                f'<form id="choose" method="post" action="{self._act}" '
                f'data-asked="{number}" data-status="{status}"><input type="hidden" name="question" value="{number}">'
                f"</form>"
            )
            self._choose = now, html
        return self._choose[1]

    def _framed(self, table: Table, scene: Scene | None) -> str:
        """Where everything lies; made anew when there is another zone or seat."""
        zones: Sequence[Zone] = () if scene is None else scene.zones
        order = [seat.index for seat in scene.seats] if scene is not None else [chair.index for chair in table.seats]
        status = table.course.status
        if self._framed_as != (status, order):
            self._frame = self._frame_of(zones, order, status)
            self._framed_as = status, order
        return self._frame

    def _frame_of(self, zones: Sequence[Zone], order: list[int], status: str) -> str:
        """One that was there before is found again: zones come and go by turns, as a duel does."""
        key = status, tuple(order), tuple([(zone.key, zone.owner) for zone in zones])
        html = self._frames.get(key)
        if html is None:
            if len(self._frames) >= MOST_FRAMES:
                self._frames.clear()
            html = self._frames[key] = frame(zones, order, self.viewer, self.artist.voice, status)
        return html


def _by_days(table: Table) -> bool:
    return table.course.plan.pace.kind == "days"
