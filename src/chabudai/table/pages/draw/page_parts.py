"""A table as parts of a page: each has an id and HTML, and only those that change need travel.

`frame` and `logs` hold empty places, `<div data-part="…">`, for other parts; `whole` puts everything together as the
script of the page does.  What can be done is a part by itself, `offers`: the script makes buttons of it; a page that
must do without scripts is made of `playable` parts, with the buttons where they belong.  Nothing here depends on
anything but the table, the viewer's seat and the language.
"""

# mypyc: compile
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from chabudai.core.box import Box
from chabudai.core.scene import Scene, Seat
from chabudai.table.pages.draw.composed import text_of
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.frame import frame
from chabudai.table.pages.draw.hot_spots import NOTHING_HOT, Hot
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.shorthand import spelled
from chabudai.table.pages.draw.story import Logs
from chabudai.table.pages.draw.symbols import seal
from chabudai.table.pages.draw.table_parts import TableParts
from chabudai.table.pages.draw.words import VOICES, Voice
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache

ROOTS: Final = (
    "choose",
    "frame",
    "progress",
    "news",
    "logs",
    "talk",
    "cards",
    "tally",
    "moves",
    "acts",
    "podium",
    "room",
)  # the parts that a page begins with
ROOM: Final = "<!-- room -->"
PLACE: Final = re.compile(r'<div data-part="([^"]+)"></div>')

Looking = tuple[int | None, str, bool]  # viewer, language, and whether they are welcome: not if they were sent away

# Pages as they were last drawn: the next drawing goes on from there.
drawn_pages: Final[TableCache[Looking, TableParts]] = TableCache(lasting=True)
_painters: dict[tuple[str, str], Painter] = {}
_logs: dict[tuple[str, str], Logs] = {}


def painter(box: Box, voice: Voice) -> Painter:
    """The painter of a game and a language, with what it has drawn already."""
    key = box.name, voice.language
    if key not in _painters:
        _painters[key] = Painter(box, voice)
    return _painters[key]


def logs(box: Box, voice: Voice) -> Logs:
    """The same for lines of the log."""
    key = box.name, voice.language
    if key not in _logs:
        _logs[key] = Logs(box, voice)
    return _logs[key]


def parts(table: Table, viewer: int | None, language: str, welcome: bool = True) -> dict[str, str]:
    """Every part of the table's page; `welcome` is not who was sent away and only watches."""
    made = page(table, viewer, language, welcome).latest(table)
    return {name: text_of(part) for name, part in made.items()}


def playable(table: Table, viewer: int | None, language: str, welcome: bool = True) -> dict[str, str]:
    """The same with all buttons: nothing else is needed to play."""
    return page(table, viewer, language, welcome).playable(table)


def page(table: Table, viewer: int | None, language: str, welcome: bool) -> TableParts:
    """The page of whoever looks like this, as it was last drawn."""
    pages, key = drawn_pages.of(table), (viewer, language, welcome)
    known = pages.get(key)
    if known is None or not known.is_of(table):
        voice, box = VOICES[language], table.match.box
        known = pages[key] = TableParts(table, viewer, painter(box, voice), logs(box, voice), welcome)
    return known


def whole(made: Mapping[str, str], root: str, game: str) -> str:
    """A part with everything that belongs into it, spelled out."""
    return spelled(_filled(made, root), game)


def _filled(made: Mapping[str, str], root: str) -> str:
    return PLACE.sub(lambda place: _filled(made, place[1]), made[root])


def still(scene: Scene, box: Box, names: Sequence[str], viewer: int | None, language: str) -> tuple[str, str]:
    """A position in which nobody can do anything, in two halves: between them, where a table asks, is room."""
    voice = VOICES[language]
    made = drawn(scene, NOTHING_HOT, box, names, voice)
    made["frame"] = frame(scene.zones, [seat.index for seat in scene.seats], viewer, voice, "over")
    made["ask"] = ROOM
    before, _, after = whole(made, "frame", box.name).partition(ROOM)
    return before, after


def drawn(scene: Scene, spots: dict[str, Hot], box: Box, names: Sequence[str], voice: Voice) -> dict[str, str]:
    """The zones and the heads of the seats of any scene, with what can be clicked in it."""
    artist = painter(box, voice)
    made = {f"zone-{zone.key}": artist.zone(zone, spots, names) for zone in scene.zones}
    for seat in scene.seats:
        made[f"seat-{seat.index}"] = _still_head(seat, names, artist)
    return made


def _still_head(seat: Seat, names: Sequence[str], artist: Painter) -> str:
    status = f'<span class="status">{artist.voice(f"status-{seat.status}")}</span>' if seat.status else ""
    return (
        f'<header id="seat-{seat.index}" class="seat-head {seat.status}">'
        f"{seal(seat.index, names[seat.index])}<h2>{escape(names[seat.index])}</h2>"
        f"{status}{artist.counters(seat, names)}</header>"
    )
