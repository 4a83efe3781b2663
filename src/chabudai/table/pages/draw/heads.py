"""The head of each seat: name, status, counters, clock, and what can be done about whoever sits there."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from chabudai.core.scene import Seat
from chabudai.table import addresses
from chabudai.table.course.clocks import SECOND
from chabudai.table.course.entries import Mute
from chabudai.table.course.seats import Chair
from chabudai.table.pages.draw.bots_offered import called
from chabudai.table.pages.draw.escaped import escaped
from chabudai.table.pages.draw.panels import act
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.symbols import seal
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table


class ChairHead:
    """What of a head stays until something happens to the table: name, marks, and what can be done."""

    def __init__(self, opened: str, named: str, marked: str, muted: str, acts: str, given_up: bool) -> None:
        self.opened = opened  # up to the status
        self.named = named
        self.marked = marked  # away, resigned
        self.muted = muted
        self.acts = acts
        self.given_up = given_up  # then a status says nothing any more

    def drawn(self, seat: Seat | None, clock: str, artist: Painter, names: Sequence[str]) -> str:
        """The head of the seat as the game stands."""
        status = seat.status if seat is not None and not self.given_up else ""
        marked, counters = self.marked, "" if seat is None else artist.counters(seat, names)
        if not marked and status:
            marked = f'<span class="status">{artist.voice.entry(f"status-{status}")}</span>'
        return f'{self.opened}{status}">{self.named}{marked}{self.muted}{counters}{clock}{self.acts}</header>'


def chair_head(table: Table, viewer: int | None, chair: Chair, voice: Voice, welcome: bool = True) -> ChairHead:
    """Name and status of whoever sits there, and what can be done about them."""
    index, names = chair.index, table.names()
    free = not chair.taken and (table.status == "waiting" or chair.kind == "open")
    name = voice("page-seat-free") if free else escaped(voice.words.name(names, index))
    own = f' <span class="you">{voice("page-you")}</span>' if index == viewer else ""
    bot = f' <span class="faint">{called(chair.bot, voice)}</span>' if chair.bot is not None else ""
    marked = ""
    if chair.resigned or chair.away:
        marked = f'<span class="status away">{voice("page-resigned" if chair.resigned else "page-away")}</span>'
    return ChairHead(
        f'<header id="seat-{index}" class="seat-head ',
        f"{seal(index, '' if free else names[index], chair.played_by_person)}<h2>{name}{own}{bot}</h2>",
        marked,
        f'<span class="status">{voice("page-muted")}</span>' if chair.muted else "",
        "".join(_seat_acts(table, viewer, chair, voice, welcome)),
        bool(table.course.ended_by),
    )


def clock_of(table: Table, seat: int, voice: Voice) -> str:
    """What a seat has left, running while it thinks, over days with the deadline; a bot has no clock."""
    clock, course = table.course.clock, table.course
    if clock.pace.kind == "none" or table.status != "running" or table.seats[seat].bot is not None:
        return ""
    runs = clock.ticking and seat in course.thinking
    left = max(0, clock.left[seat])
    moving = f' data-left="{left}" data-since="{course.changed}"' if runs else ""
    if clock.pace.kind != "days":
        return f'<span class="clock{" runs" if runs else ""}"{moving}>{clock_face(left)}</span>'
    if runs:
        days, hours = (
            voice("page-clock-days", days="{1}", hours="{2}"),
            voice("page-clock-hours", hours="{1}", minutes="{2}"),
        )
        moving += f' data-days="{days}" data-hours="{hours}"'
    until = deadline(course.changed + left, voice) if runs else ""
    return f'<span class="clock{" runs" if runs else ""}"{moving}>{clock_of_days(left, voice)}</span>{until}'


def clock_of_days(left: int, voice: Voice) -> str:
    """Milliseconds in days and hours, on the last day in hours and minutes."""
    minutes = left // SECOND // 60
    if minutes >= 24 * 60:
        return voice("page-clock-days", days=minutes // (24 * 60), hours=minutes // 60 % 24)
    return voice("page-clock-hours", hours=minutes // 60, minutes=minutes % 60)


def deadline(moment: int, voice: Voice) -> str:
    """When the time is out: in UTC, which scripts put into the reader's own time."""
    when = datetime.fromtimestamp(moment // SECOND, UTC)
    said = voice("page-until", when=when.strftime("%Y-%m-%d %H:%M UTC"))
    stamp = when.strftime("%Y-%m-%dT%H:%M:%SZ")
    return f'<time class="until" datetime="{stamp}" data-until="{voice("page-until", when="{1}")}">{said}</time>'


def clock_face(left: int) -> str:
    """Milliseconds as people read them."""
    seconds = left // SECOND
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def _seat_acts(table: Table, viewer: int | None, chair: Chair, voice: Voice, welcome: bool) -> Iterator[str]:
    index = chair.index
    there = table.status in ("waiting", "running")
    running = table.status == "running"  # before that, chairs are taken in the waiting room
    if running and viewer is None and welcome and not chair.taken and chair.kind == "open":
        yield act(table, "sit", voice("page-sit"), "button primary", ("seat", index))
    if running and viewer is not None:
        if index == viewer and (chair.away or chair.bot is not None) and not chair.resigned:
            yield act(table, "back", voice("page-back"), "button primary")
        elif index != viewer and chair.away and chair.bot is None:
            yield act(table, "replace", voice("page-replace"), "button quiet small", ("seat", index))
    host = viewer is not None and table.seats[viewer].player == table.course.leader
    seen = index != viewer and chair.player is not None and not chair.away
    if host and seen and there:
        sure = act(table, "remove", voice("page-remove-sure"), "button quiet small danger", ("seat", index))
        asks = voice("page-remove")
        yield f'<details class="sure" id="sure-remove-{index}"><summary>{asks}</summary>{sure}</details>'
    if host and index != viewer and chair.player is not None and table.status != "aborted":
        yield _mute(table, chair, voice)


def _mute(table: Table, chair: Chair, voice: Voice) -> str:
    """The host's hand on a talker, or its end."""
    fields = {"seat": str(chair.index), "muted": "false" if chair.muted else "true"}
    hidden = "".join(f'<input type="hidden" name="{name}" value="{value}">' for name, value in fields.items())
    label = voice("page-unmute" if chair.muted else "page-mute")
    return (
        f'<form method="post" action="{addresses.ACT(table.id, Mute.kind)}">{hidden}'
        f'<button class="button quiet small" id="act-mute-{chair.index}">{label}</button></form>'
    )
