"""The head of each seat: name, status, counters, clock, and what can be done about whoever sits there."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator
from html import escape

from chabudai import bots
from chabudai.core.scene import Seat
from chabudai.table.clocks import SECOND
from chabudai.table.pages.panels import act
from chabudai.table.pages.pieces import Painter
from chabudai.table.pages.voice import Voice
from chabudai.table.seats import Chair
from chabudai.table.tables import Table


def seat_head(
    table: Table, viewer: int | None, chair: Chair, seat: Seat | None, artist: Painter, welcome: bool = True
) -> str:
    """Name, status, counters and clock of a seat."""
    index, voice = chair.index, artist.voice
    name = escape(table.names()[index]) if chair.taken else voice("page-seat-free")
    status = seat.status if seat is not None and not table.course.ended_by else ""
    lines = [f'<header id="seat-{index}" class="seat-head {status}">']
    own = f' <span class="you">{voice("page-you")}</span>' if index == viewer else ""
    level = f"page-chair-bot-{chair.bot}" if chair.bot in bots.BOTS else "page-bot"  # an upgrade may take one away
    bot = f' <span class="faint">{voice(level)}</span>' if chair.bot is not None else ""
    lines.append(f"<h2>{name}{own}{bot}</h2>")
    if chair.resigned or chair.away:
        lines.append(f'<span class="status away">{voice("page-resigned" if chair.resigned else "page-away")}</span>')
    elif status:
        lines.append(f'<span class="status">{voice(f"status-{status}")}</span>')
    if chair.muted:
        lines.append(f'<span class="status">{voice("page-muted")}</span>')
    if seat is not None:
        lines.append(artist.counters(seat, table.names(viewer)))
    lines.append(clock_of(table, index))
    lines += _seat_acts(table, viewer, chair, voice, welcome)
    lines.append("</header>")
    return "".join(lines)


def clock_of(table: Table, seat: int) -> str:
    """What a seat has left, running while it thinks."""
    clock, course = table.course.clock, table.course
    if clock.pace.kind == "none" or table.status != "running":
        return ""
    runs = clock.ticking and seat in course.thinking
    left = max(0, clock.left[seat])
    moving = f' data-left="{left}" data-since="{course.changed}"' if runs else ""
    return f'<span class="clock{" runs" if runs else ""}"{moving}>{clock_face(left)}</span>'


def clock_face(left: int) -> str:
    """Milliseconds as people read them."""
    seconds = left // SECOND
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def _seat_acts(table: Table, viewer: int | None, chair: Chair, voice: Voice, welcome: bool) -> Iterator[str]:
    index = chair.index
    if table.status == "waiting" and viewer is None and welcome and not chair.taken and chair.kind == "open":
        yield act(table, "sit", voice("page-sit"), "button primary", ("seat", index))
    if table.status == "running" and viewer is not None:
        if index == viewer and (chair.away or chair.bot is not None) and not chair.resigned:
            yield act(table, "back", voice("page-back"), "button primary")
        elif index != viewer and chair.away and chair.bot is None:
            yield act(table, "replace", voice("page-replace"), "button quiet small", ("seat", index))
    host = viewer is not None and table.seats[viewer].player == table.course.leader
    there = index != viewer and chair.player is not None and not chair.away
    if host and there and table.status in ("waiting", "running"):
        yield act(table, "remove", voice("page-remove"), "button quiet small", ("seat", index))
    if host and index != viewer and chair.player is not None and table.status != "aborted":
        yield _mute(table, chair, voice)


def _mute(table: Table, chair: Chair, voice: Voice) -> str:
    """The host's hand on a talker, or its end."""
    fields = {"seat": str(chair.index), "muted": "false" if chair.muted else "true"}
    hidden = "".join(f'<input type="hidden" name="{name}" value="{value}">' for name, value in fields.items())
    label = voice("page-unmute" if chair.muted else "page-mute")
    return (
        f'<form method="post" action="/t/{escape(table.id)}/mute">{hidden}'
        f'<button class="button quiet small" id="act-mute-{chair.index}">{label}</button></form>'
    )
