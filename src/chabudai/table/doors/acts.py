"""Acts: everything that somebody may do at a table, in one list.  Pages, forms, sockets and programs all come here.

`wanted(table, asker, verb, data)` checks the data and says what is wanted; `await act(...)` lets it happen, too, and
returns when it is on disk.  A refusal raises and changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from chabudai.core.box import Json
from chabudai.core.errors import BadTable, ChabudaiError
from chabudai.core.scene import JOINT
from chabudai.store import Entry
from chabudai.table.course.entries import (
    Abort,
    Act,
    Agree,
    Back,
    Chat,
    Choose,
    Fill,
    Leave,
    Mute,
    Pause,
    Refuse,
    Remove,
    Replace,
    Resign,
    Resume,
    Sit,
    Undo,
)  # fmt: skip
from chabudai.table.course.joint_answers import LONGEST, Several, joined
from chabudai.table.course.plan import OPEN
from chabudai.table.doors.server import REMARKS, Server
from chabudai.table.errors import BadRequest, NotFound, TooFast
from chabudai.table.fields import flag, name_of, only, text_of, whole, word
from chabudai.table.people.identity import Asker
from chabudai.table.running.table import Table

Wanted = Act | Several
MOST_SEATS: Final = 63
MOST_QUESTIONS: Final = 1 << 31
MOST_CHOICES: Final = 10**9  # no question has so many


def wanted(table: Table, asker: Asker, verb: str, data: Mapping[str, Json]) -> Wanted:
    """What somebody wants to happen."""
    if verb not in ACTS:
        raise NotFound("no-such-act", act=verb[:40], possible=ACTS)
    return ACTS[verb](table, asker, data)


def act(table: Table, asker: Asker, verb: str, data: Mapping[str, Json]) -> Awaitable[Entry]:
    """Let it happen."""
    table.seen(asker.player)
    return table.do(wanted(table, asker, verb, data), asker.player)


async def counted(server: Server, table: Table, asker: Asker, verb: str, fields: dict[str, Json]) -> None:
    """Do it, and count it."""
    start = time.perf_counter()
    try:
        if verb == "chat" and not server.remarks.take(asker.player):
            raise TooFast("too-much-talk", possible=[REMARKS])
        await act(table, asker, verb, fields)
    except ChabudaiError as error:
        if not isinstance(error, NotFound):
            server.metrics.add("refusals", verb)
        raise
    if verb == "sit" and fields.get("name") is not None:
        await server.call(asker, name_of(fields["name"]))
    server.metrics.add("acts", verb)
    server.metrics.add("act_seconds", amount=time.perf_counter() - start)


def _choose(table: Table, asker: Asker, data: Mapping[str, Json]) -> Wanted:
    """Answer a question: its number and the choice, in notation or as the number of an action; or several at once."""
    only(data, ("question", "choice"))
    given = data.get("choice")
    if isinstance(given, bool) or not isinstance(given, int | str) or (isinstance(given, str) and len(given) > LONGEST):
        raise BadRequest("bad-field", field="choice", found=type(given).__name__, possible=["str", "int"])
    question = whole(data, "question", 0, MOST_QUESTIONS)
    if isinstance(given, str) and JOINT.strip() in given:
        return joined(question, given)
    if isinstance(given, str):
        return Choose(question=question, written=given)
    return Choose(question=question, choice=given if abs(given) < MOST_CHOICES else -1)


def _sit(table: Table, asker: Asker, data: Mapping[str, Json]) -> Wanted:
    """Take a seat: any open one, a certain one, or the one of a link."""
    only(data, ("seat", "link", "name"))
    name = name_of(data["name"]) if data.get("name") is not None else asker.name
    at = whole(data, "seat", 0, MOST_SEATS) if data.get("seat") is not None else None
    if data.get("link") is not None:
        chair = asker.keys.seat_of_link(table.id, word(data, "link"), table.seats)
        return Sit(name=name, at=chair.index, invited=True, link=chair.links)
    return Sit(name=name, at=at, invited=False)


def _fill(table: Table, asker: Asker, data: Mapping[str, Json]) -> Wanted:
    """The host lets bots take the free seats, so that the game begins."""
    only(data, ("bot",))
    bot = word(data, "bot", table.course.plan.stand_in, 40)
    if bot not in table.course.plan.bots:
        raise BadTable("unknown-bot", bot=bot, possible=table.course.plan.bots)
    return Fill(bot=bot)


def _chat(table: Table, asker: Asker, data: Mapping[str, Json]) -> Wanted:
    """Say something; it is kept."""
    only(data, ("text",))
    return Chat(text=text_of(data.get("text")))


def _replace(table: Table, asker: Asker, data: Mapping[str, Json]) -> Wanted:
    """Let a bot play for somebody who is away: the one of the plan, for an opponent would choose a weak one."""
    only(data, ("seat",))
    seat, bot = whole(data, "seat", 0, MOST_SEATS), table.course.plan.stand_in
    return Replace(seat=seat, bot=bot, rests=True)


def _remove(table: Table, asker: Asker, data: Mapping[str, Json]) -> Wanted:
    """The host sends somebody away; in a running game a bot has the seat from then on, or it is open: see the plan."""
    only(data, ("seat",))
    seat, plan = whole(data, "seat", 0, MOST_SEATS), table.course.plan
    if plan.sent_away == OPEN:
        return Remove(seat=seat, for_good=True, open=True)
    return Remove(seat=seat, for_good=True, bot=plan.stand_in)


def _mute(table: Table, asker: Asker, data: Mapping[str, Json]) -> Wanted:
    """The host mutes somebody, or lets them speak again."""
    only(data, ("seat", "muted"))
    seat, muted = whole(data, "seat", 0, MOST_SEATS), flag(data, "muted", True)
    return Mute(seat=seat, muted=muted)


Door = Callable[[Table, Asker, Mapping[str, Json]], Wanted]


def _plain(act: Act) -> Door:
    """An act that needs no more than to be wanted."""

    def plain(table: Table, asker: Asker, data: Mapping[str, Json]) -> Wanted:
        only(data, ())
        return act

    return plain


# Acts that need no more than to be wanted.  What is noted with them tells them from those of older logs, where asking
# for the same was no agreement, the host's chair stayed empty, and whoever came back found a clock that had run out.
_WANTED: Final[tuple[Act, ...]] = (
    Undo(), Agree(), Refuse(), Pause(together=True), Resume(together=True), Leave(frees=True), Back(fair=True),
    Resign(), Abort(),
)  # fmt: skip
PLAIN: Final = tuple(act.kind for act in _WANTED)
ACTS: Final[Mapping[str, Door]] = {
    Choose.kind: _choose,
    Sit.kind: _sit,
    Fill.kind: _fill,
    Chat.kind: _chat,
    Replace.kind: _replace,
    Remove.kind: _remove,
    Mute.kind: _mute,
    **{act.kind: _plain(act) for act in _WANTED},
}
