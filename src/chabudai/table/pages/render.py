"""A table as parts of a page: each has an id and HTML, and only those that change need travel.

`frame` and `logs` hold empty places, `<div data-part="…">`, for other parts; `whole` puts everything together as the
script of the page does.  Nothing here depends on anything but the table, the viewer's seat and the language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from chabudai.core.box import Box
from chabudai.core.scene import Scene, Seat
from chabudai.table.pages.frame import frame
from chabudai.table.pages.pieces import NOTHING_HOT, Hot, Painter
from chabudai.table.pages.sight import Sight
from chabudai.table.pages.story import Logs
from chabudai.table.pages.voice import VOICES, Voice
from chabudai.table.tables import Table

ROOTS: Final = ("choose", "frame", "logs", "talk", "cards", "tally")  # the parts that a page begins with
PLACE: Final = re.compile(r'<div data-part="([^"]+)"></div>')

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
    key = "sight", viewer, language, welcome
    sight: Sight | None = table.shelf.get(key)
    if sight is None or not sight.is_of(table):
        voice, box = VOICES[language], table.match.box
        sight = table.shelf[key] = Sight(table, viewer, painter(box, voice), logs(box, voice), welcome)
    return sight.parts(table)


def whole(made: Mapping[str, str], root: str) -> str:
    """A part with everything that belongs into it."""
    return PLACE.sub(lambda place: whole(made, place[1]), made[root])


def still(scene: Scene, box: Box, names: Sequence[str], viewer: int | None, language: str) -> str:
    """A position in which nobody can do anything: for replays."""
    voice = VOICES[language]
    made = drawn(scene, NOTHING_HOT, box, names, voice)
    made["frame"] = frame(scene.zones, [seat.index for seat in scene.seats], viewer, voice)
    return whole(made, "frame")


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
        f'<header id="seat-{seat.index}" class="seat-head {seat.status}"><h2>{escape(names[seat.index])}</h2>'
        f"{status}{artist.counters(seat, names)}</header>"
    )
