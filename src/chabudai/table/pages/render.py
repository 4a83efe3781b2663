"""A table as parts of a page: each has an id and HTML, and only those that change need travel.

`frame` and `logs` hold empty places, `<div data-part="…">`, for other parts; `whole` puts everything together as the
script of the page does.  Nothing here depends on anything but the table, the viewer's seat and the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from chabudai.core.box import Box
from chabudai.core.scene import Scene, Seat
from chabudai.table.pages import panels
from chabudai.table.pages.pieces import NOTHING_HOT, Painter, hot_spots
from chabudai.table.pages.voice import VOICES, Voice
from chabudai.table.tables import Table

ROOTS: Final = ("choose", "frame", "logs", "talk", "cards", "tally")  # the parts that a page begins with
PLAYING: Final = ("running", "over")
PLACE: Final = re.compile(r'<div data-part="([^"]+)"></div>')

_painters: dict[tuple[str, str], Painter] = {}
_logs: dict[tuple[str, str], panels.Logs] = {}


def painter(box: Box, voice: Voice) -> Painter:
    """The painter of a game and a language, with what it has drawn already."""
    key = box.name, voice.language
    if key not in _painters:
        _painters[key] = Painter(box, voice)
    return _painters[key]


def logs(box: Box, voice: Voice) -> panels.Logs:
    """The same for lines of the log."""
    key = box.name, voice.language
    if key not in _logs:
        _logs[key] = panels.Logs(box, voice)
    return _logs[key]


def parts(table: Table, viewer: int | None, language: str) -> dict[str, str]:
    """Every part of the table's page."""
    voice, box, names = VOICES[language], table.match.box, table.names(viewer)
    scene = table.match.game.scene(viewer) if table.status in PLAYING else None
    spots = NOTHING_HOT if scene is None or table.status != "running" else hot_spots(scene)
    log = logs(box, voice)
    told = log.story(table, viewer)
    chunks = log.chunks(told)
    made = {
        "choose": _choose(table, viewer),
        "frame": _frame(table, viewer, scene, voice),
        "ask": panels.ask(table, viewer, scene, spots, voice),
        "news": log.news(table, viewer, told),
        "logs": _log_frame(list(chunks)),
        **chunks,
        "talk": panels.talk(table, viewer, voice),
        "cards": "" if scene is None else panels.cards(scene, voice, box, names),
        "tally": f'<div id="tally">{panels.score(table, viewer, voice) if table.status == "over" else ""}</div>',
    }
    made["cards"] = made["cards"] or '<dl id="cards"></dl>'
    seats = {} if scene is None else {seat.index: seat for seat in scene.seats}
    for chair in table.seats:
        made[f"seat-{chair.index}"] = panels.seat_head(table, viewer, chair, seats.get(chair.index), voice)
    if scene is not None:
        artist = painter(box, voice)
        for zone in scene.zones:
            made[f"zone-{zone.key}"] = artist.zone(zone, spots, names)
    return made


def whole(made: Mapping[str, str], root: str) -> str:
    """A part with everything that belongs into it."""
    return PLACE.sub(lambda place: whole(made, place[1]), made[root])


def _choose(table: Table, viewer: int | None) -> str:
    """The form that every answer belongs to, with the number of the question it answers."""
    asked = viewer is not None and viewer in table.course.asked
    number = table.question(viewer) if viewer is not None and asked else ""
    return (
        f'<form id="choose" method="post" action="/t/{escape(table.id)}/choose" data-asked="{number}" '
        f'data-status="{table.status}"><input type="hidden" name="question" value="{number}"></form>'
    )


def _log_frame(chunks: Sequence[str]) -> str:
    places = "".join(_place(name) for name in reversed(chunks))
    return f'<div id="logs" class="logs" tabindex="0">{places}</div>'


def _place(name: str) -> str:
    return f'<div data-part="{escape(name)}"></div>'


def _frame(table: Table, viewer: int | None, scene: Scene | None, voice: Voice) -> str:
    order = [seat.index for seat in scene.seats] if scene is not None else [chair.index for chair in table.seats]
    body = "".join(arranged(scene, order, viewer, voice))
    first = f'<div class="top">{_place("ask")}{_place("news")}</div>'
    return f'<div id="frame" class="frame" data-status="{table.status}" data-seats="{len(order)}">{first}{body}</div>'


def arranged(scene: Scene | None, order: Sequence[int], viewer: int | None, voice: Voice) -> Iterator[str]:
    """The viewer's own board first, then what belongs to nobody, then the others."""
    if viewer is not None:
        yield from _seat(scene, viewer, "mine")
    common = "" if scene is None else "".join(_place(f"zone-{zone.key}") for zone in scene.zones if zone.owner is None)
    yield f'<div class="common">{common}</div><div class="others">'
    for seat in order:
        if seat != viewer:
            yield from _seat(scene, seat, "other", voice("page-enlarge"))
    yield "</div>"


def _seat(scene: Scene | None, seat: int, kind: str, grow: str = "") -> Iterator[str]:
    tick = f'<label class="grow"><input type="checkbox" id="grow-{seat}"><span>{grow}</span></label>' if grow else ""
    yield f'<section class="seat {kind}" id="place-{seat}">{tick}{_place(f"seat-{seat}")}<div class="zones">'
    for zone in scene.zones if scene is not None else ():
        if zone.owner == seat:
            yield _place(f"zone-{zone.key}")
    yield "</div></section>"


def still(scene: Scene, box: Box, names: Sequence[str], viewer: int | None, language: str) -> str:
    """A position in which nobody can do anything: for replays."""
    voice = VOICES[language]
    artist = painter(box, voice)
    made = {f"zone-{zone.key}": artist.zone(zone, NOTHING_HOT, names) for zone in scene.zones}
    for seat in scene.seats:
        made[f"seat-{seat.index}"] = _still_head(seat, names, viewer, voice)
    body = "".join(arranged(scene, [seat.index for seat in scene.seats], viewer, voice))
    made["frame"] = f'<div id="frame" class="frame still" data-seats="{len(scene.seats)}">{body}</div>'
    return whole(made, "frame")


def _still_head(seat: Seat, names: Sequence[str], viewer: int | None, voice: Voice) -> str:
    counters = "".join(
        f'<span class="counter"><b>{c.value}</b> <span>{voice.say(c.name, names)}</span></span>' for c in seat.counters
    )
    status = f'<span class="status">{voice(f"status-{seat.status}")}</span>' if seat.status else ""
    return (
        f'<header id="seat-{seat.index}" class="seat-head {seat.status}"><h2>{escape(names[seat.index])}</h2>'
        f"{status}{counters}</header>"
    )
