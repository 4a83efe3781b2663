"""What the pages of one replay have in common: the log, a heading for each choice that leads there, and the chart.

It is made once for each viewer and language.  A page then differs in the move at which it stands, and in choices near
it that no event tells of, which are put into words there.
"""

from __future__ import annotations

from collections.abc import Hashable
from html import escape
from typing import Final

from chabudai.core.events import Event
from chabudai.core.scene import Scene
from chabudai.table import addresses
from chabudai.table.course.seats import named_then
from chabudai.table.pages.draw import ending, page_parts
from chabudai.table.pages.draw.goals import Goals
from chabudai.table.pages.draw.jumps import finding
from chabudai.table.pages.draw.story import in_words
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.running.table import Table
from chabudai.table.running.taking_breath import Breath

NEAR: Final = 12  # moves round the present one whose choices are put into words, where no event tells of them
NOW: Final = ' class="now" id="now" aria-current="step"'
MOST: Final = 60  # replays of which it is kept, each about a quarter of a megabyte; those not read the longest go first


class ReplayCommon:
    """As one viewer reads it in one language."""

    def __init__(self, table: Table, viewer: int | None, language: str) -> None:
        self._id = table.id
        self._match = table.match
        self._former = list(table.course.seats.former)
        self._viewer = viewer
        self._voice = VOICES[language]
        self._names = table.names(viewer)
        self._log = page_parts.logs(table.match.box, self._voice)
        self._faces = self._log.faces(table.match)
        self._seat = "none" if viewer is None else str(viewer)
        self._goals = None if viewer is None or table.match.box.goal_piece is None else Goals(table.match, viewer)
        self._told: list[str] = []  # of each move: what its events tell
        self._lines: list[str] = []  # of each move: its line where a page stands at another
        self._spoken: dict[int, str] = {}  # silent moves, put into words

    async def make(self, table: Table, breath: Breath) -> None:
        """Go through the game."""
        await breath.through(finding(table, self._viewer, self._voice))
        await breath.through(ending.counting(table))
        self._add(self._match.opening_events)
        for played in self._match.played:
            self._add(played.events)
            await breath()
        self.chart = ending.points_drawn(table, self._viewer, self._voice, ending.leads_to(table, self._viewer))
        await breath()

    def marked(self, scene: Scene, move: int) -> Scene:
        """The scene of a move with the goals that the viewer had reached by then."""
        return scene if self._goals is None else self._goals.mark(scene, move)

    def log(self, move: int) -> str:
        """As it is shown at a move."""
        lines = self._lines.copy()
        for near in range(max(1, move - NEAR), min(len(lines), move + NEAR + 1)):
            if not self._told[near]:
                lines[near] = self._line(near, self._speak(near))
        lines[move] = self._line(move, self._told[move] or (self._speak(move) if move else ""), NOW)
        return "".join(lines)

    def _add(self, events: tuple[Event, ...]) -> None:
        number = len(self._told)
        then = named_then(self._names, self._former, number - 1)
        told = "".join(self._log.lines(events, then, self._viewer, self._faces))
        self._told.append(told)
        shown = told or (self._silent(number) if number else "")
        self._lines.append(self._line(number, shown) if shown else "")

    def _line(self, number: int, told: str, here: str = "") -> str:
        link = addresses.REPLAY(self._id, number, seat=self._seat)
        return f'<li{here}><a href="{link}">{number}</a><ol>{told}</ol></li>'

    def _silent(self, number: int, choice: str = "") -> str:
        """A choice in words, or as the record writes it."""
        played = self._match.played[number - 1]
        said, name = choice or escape(_written(played.written)), self._names[played.seat]
        if not said:
            return ""
        return (
            f'<li class="faint" data-seat="{played.seat}" data-seal="{escape(name[:1].upper())}">'
            f"<span>{escape(name)} · {said}</span></li>"
        )

    def _speak(self, number: int) -> str:
        known = self._spoken.get(number)
        if known is None:
            played, box = self._match.played[number - 1], self._match.box
            written = _written(played.written)
            said = in_words(box, played.before, played.seat, written, self._names, self._voice) if written else ""
            known = self._spoken[number] = self._silent(number, said)
        return known


def _written(choice: str) -> str:
    """Without the seat that made it."""
    return choice.partition(" ")[2]


_kept: Final[dict[Hashable, ReplayCommon]] = {}  # the one that was asked for last stands last


async def replay_common(table: Table, viewer: int | None, language: str, breath: Breath) -> ReplayCommon:
    """Made once: a finished game does not change, but the names of those who played it may."""
    key = table.id, viewer, language, tuple(table.names()), tuple(table.course.seats.former)
    found = _kept.pop(key, None)
    if found is None:
        found = ReplayCommon(table, viewer, language)
        await found.make(table, breath)
        while len(_kept) >= MOST:
            del _kept[next(iter(_kept))]
    _kept[key] = found
    return found
