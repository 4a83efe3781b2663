"""The frame of a table: empty places for all other parts, arranged round the viewer.

Where a place lies on the surface is a matter of style: by the looks of the game, else by the roles of its zones.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator, Sequence

from chabudai.core.scene import Zone
from chabudai.table.pages.draw.escaped import escaped
from chabudai.table.pages.draw.words import Voice


def place(name: str) -> str:
    """Where a part belongs."""
    return f'<div data-part="{escaped(name)}"></div>'


def frame(zones: Sequence[Zone], order: Sequence[int], viewer: int | None, voice: Voice, status: str = "") -> str:
    """The places of everything; without a status it is for looking only, and there is nothing to ask."""
    last = place("ask") if status else ""
    kind, data = ("frame", f' data-status="{status}"') if status else ("frame still", "")
    watched = "" if viewer is not None else " watched"
    body = "".join(_arranged(zones, order, viewer, voice))
    return f'<div id="frame" class="{kind}{watched}"{data} data-seats="{len(order)}">{body}{last}</div>'


def _arranged(zones: Sequence[Zone], order: Sequence[int], viewer: int | None, voice: Voice) -> Iterator[str]:
    """The viewer's own board first, then what belongs to nobody, then the others."""
    if viewer is not None:
        yield from _seat(zones, viewer, "mine")
    common = "".join(place(f"zone-{zone.key}") for zone in zones if zone.owner is None)
    others = len(order) - (viewer is not None)
    yield f'<div class="common">{common}</div><div class="others" style="--others:{others}">'
    for seat in order:
        if seat != viewer:
            yield from _seat(zones, seat, "other", voice("page-enlarge"))
    yield "</div>"


def _seat(zones: Sequence[Zone], seat: int, kind: str, grow: str = "") -> Iterator[str]:
    tick = f'<label class="grow"><input type="checkbox" id="grow-{seat}"><span>{grow}</span></label>' if grow else ""
    yield f'<section class="seat {kind}" id="place-{seat}">{tick}{place(f"seat-{seat}")}<div class="zones">'
    yield from (place(f"zone-{zone.key}") for zone in zones if zone.owner == seat)
    yield "</div></section>"
