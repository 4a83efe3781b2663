"""What `look` shows: the whole table drawn large, what one player has, or one pile with every card in it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text as Line

from chabudai.core.scene import Scene, Slot, Zone
from chabudai.terminal.board import draw_zone
from chabudai.terminal.option_numbers import tags
from chabudai.terminal.paint import EMPTY, FAINT, STRONG, Painter
from chabudai.words import Words


def look_at(scene: Scene, words: Words, names: Sequence[str], typed: str) -> RenderableType | None:
    """The player or the part of the table that is called like this; None when nothing is."""
    painter = Painter(words, names, tags(scene))
    wanted = typed.casefold()
    seats = [seat.index for seat in scene.seats if wanted in (names[seat.index].casefold(), str(seat.index))]
    zones = [zone for zone in scene.zones if zone.owner in seats]
    parts: list[RenderableType] = [draw_zone(zone, painter, large=True) for zone in zones]
    if not parts:
        found = [zone for zone in scene.all_zones() if _is_called(painter, zone, wanted)]
        parts = [draw_zone(zone, painter, large=True) for zone in found]
    if not parts:
        slots = [slot for zone in scene.all_zones() for slot in zone.slots if _is_called(painter, slot, wanted)]
        parts = [_slot(slot, painter) for slot in slots]
    if not parts:
        return None
    if legend := painter.legend():
        parts.append(Line("   ".join(legend), FAINT))
    return Group(*parts)


def _is_called(painter: Painter, what: Zone | Slot, wanted: str) -> bool:
    return any(wanted in name.casefold() for name in (painter.say(what.name), painter.short(what.name)))


def _slot(slot: Slot, painter: Painter) -> Line:
    """Every piece with its name, those on top last."""
    pieces = [painter.full(piece) for piece in slot.pieces] or [Line(EMPTY, FAINT)]
    return Line.assemble((painter.say(slot.name), STRONG), "\n  ", Line("\n  ").join(pieces))
