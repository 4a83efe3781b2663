"""The waiting room: who sits where while a table waits for players, and how it can begin without them."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chabudai.table import addresses
from chabudai.table.course.entries import Fill
from chabudai.table.course.seats import Chair
from chabudai.table.pages.draw.bots_offered import called
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.symbols import seal
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table

NOBODY_WAITS: Final = '<div id="room"></div>'


def room(table: Table, viewer: int | None, voice: Voice, welcome: bool = True) -> str:
    """The chairs with whoever has taken them or may; the host may let bots take the rest."""
    if table.status != "waiting":
        return NOBODY_WAITS
    lines = ['<div id="room"><ul class="chairs">']
    for chair in table.seats:
        lines += _chair(table, viewer, chair, voice, welcome)
    lines.append("</ul>")
    me = None if viewer is None else table.seats[viewer].player
    if me is not None and me in (table.course.host, table.course.leader):
        usual = table.course.plan.stand_in
        levels = "".join(
            f'<option value="{escape(bot)}"{" selected" if bot == usual else ""}>{called(bot, voice)}</option>'
            for bot in table.course.plan.bots
        )
        lines.append(
            f'<form class="fill" method="post" action="{addresses.ACT(table.id, Fill.kind)}">'
            f'<label><span class="hidden">{voice("page-fill-bot")}</span> <select name="bot">{levels}</select></label>'
            f'<button class="button" id="fill">{voice("page-fill")}</button></form>'
        )
    else:
        lines.append(
            f'<p class="faint">{voice("page-room-begins" if viewer is not None else "page-room-watching")}</p>'
        )
    return "".join([*lines, "</div>"])


def _chair(table: Table, viewer: int | None, chair: Chair, voice: Voice, welcome: bool) -> Iterator[str]:
    index = chair.index
    if not chair.taken:
        yield f'<li class="free" data-chair="{index}">{seal(index, "")}'
        yield f"<span>{voice('page-room-open' if chair.kind == 'open' else 'page-room-invited')}</span>"
        if viewer is None and welcome and chair.kind == "open":
            yield f'<button class="button quiet small" id="act-sit-{index}" form="sit" name="seat" value="{index}">'
            yield f"{voice('page-sit')}</button>"
        yield "</li>"
        return
    name = escape(voice.words.name(table.names(), index))
    yield f'<li data-chair="{index}">{seal(index, table.names()[index], chair.played_by_person)}<b>{name}</b>'
    if chair.bot is not None:
        yield f' <span class="faint">{called(chair.bot, voice)}</span>'
    elif index == viewer:
        yield f' <span class="faint">{voice("page-you")}</span>'
    elif chair.player == table.course.host:
        yield f' <span class="faint">{voice("page-room-host")}</span>'
    if chair.played_by_person and index != viewer:
        yield f'<span class="faint gone-said" data-person="{index}">{voice("page-room-away")}</span>'
    yield "</li>"
