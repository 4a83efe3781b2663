"""Acts: everything that somebody may do at a table, in one list.  Pages, forms, sockets and programs all come here.

`act(table, player, verb, data)` checks the data, does it, and returns when it is on disk.  A refusal raises and
changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

from chabudai.core.box import Json
from chabudai.core.errors import NotAChoice
from chabudai.store import Entry
from chabudai.table.errors import BadRequest, NotFound
from chabudai.table.fields import flag, name_of, only, text_of, whole, word
from chabudai.table.identity import Keys
from chabudai.table.tables import Table

MOST_SEATS: Final = 63
MOST_QUESTIONS: Final = 1 << 31


@dataclass(frozen=True)
class Asker:
    """Who wants something: the id, the remembered name, and the keys that tell true links from others."""

    player: str
    name: str
    keys: Keys
    address: str = ""  # where they are, for limits only


async def act(table: Table, asker: Asker, verb: str, data: Mapping[str, Json]) -> Entry:
    """Do it."""
    if verb not in ACTS:
        raise NotFound("no-such-act", act=verb[:40], possible=ACTS)
    table.seen(asker.player)
    return await ACTS[verb](table, asker, data)


async def _choose(table: Table, asker: Asker, data: Mapping[str, Json]) -> Entry:
    """Answer a question: its number and the choice, in notation or as the number of an action."""
    only(data, ("question", "choice"))
    seat = table.course.seats.mine(asker.player).index
    given = data.get("choice")
    if isinstance(given, int) and not isinstance(given, bool):
        game = table.match.game
        question = game.question(seat)
        if question is None or given not in question.candidates(game):
            raise NotAChoice("not-a-choice", choice=given if abs(given) < 10**9 else 0)
        given = question.describe(game, given)
    if not isinstance(given, str) or len(given) > 200:
        raise BadRequest("bad-field", field="choice", found=type(given).__name__, possible=["str", "int"])
    number = whole(data, "question", 0, MOST_QUESTIONS)
    return await table.do("choice", asker.player, data={"question": number, "choice": given})


async def _sit(table: Table, asker: Asker, data: Mapping[str, Json]) -> Entry:
    """Take a seat: any open one, a certain one, or the one of a link."""
    only(data, ("seat", "link", "name"))
    name = name_of(data["name"]) if data.get("name") is not None else asker.name
    wish: dict[str, Json] = {"at": None, "invited": False, "name": name}
    if data.get("seat") is not None:
        wish["at"] = whole(data, "seat", 0, MOST_SEATS)
    if data.get("link") is not None:
        chair = asker.keys.seat_of_link(table.id, word(data, "link"), table.seats)
        wish |= {"at": chair.index, "invited": True, "link": chair.links}
    return await table.do("sit", asker.player, data=wish)


async def _chat(table: Table, asker: Asker, data: Mapping[str, Json]) -> Entry:
    """Say something; it is kept."""
    only(data, ("text",))
    return await table.do("chat", asker.player, data={"text": text_of(data.get("text"))})


async def _replace(table: Table, asker: Asker, data: Mapping[str, Json]) -> Entry:
    """Let a bot play for somebody who is away: the one of the plan, for an opponent would choose a weak one."""
    only(data, ("seat",))
    seat, bot = whole(data, "seat", 0, MOST_SEATS), table.course.plan.stand_in
    return await table.do("replace", asker.player, data={"seat": seat, "bot": bot})


async def _remove(table: Table, asker: Asker, data: Mapping[str, Json]) -> Entry:
    """The host sends somebody away; in a running game the bot of the plan has the seat from then on."""
    only(data, ("seat",))
    seat, bot = whole(data, "seat", 0, MOST_SEATS), table.course.plan.stand_in
    return await table.do("remove", asker.player, data={"seat": seat, "for_good": True, "bot": bot})


async def _mute(table: Table, asker: Asker, data: Mapping[str, Json]) -> Entry:
    """The host mutes somebody, or lets them speak again."""
    only(data, ("seat", "muted"))
    seat, muted = whole(data, "seat", 0, MOST_SEATS), flag(data, "muted", True)
    return await table.do("mute", asker.player, data={"seat": seat, "muted": muted})


def _plain(kind: str, noted: Mapping[str, Json]) -> Callable[[Table, Asker, Mapping[str, Json]], Awaitable[Entry]]:
    """An act that needs no more than to be wanted."""

    async def plain(table: Table, asker: Asker, data: Mapping[str, Json]) -> Entry:
        only(data, ())
        return await table.do(kind, asker.player, data=noted)

    return plain


# Acts that need no more than to be wanted.  What is noted with them tells them from those of older logs, where asking
# for the same was no agreement, the host's chair stayed empty, and whoever came back found a clock that had run out.
PLAIN: Final[Mapping[str, Mapping[str, Json]]] = {
    "undo": {},
    "agree": {},
    "refuse": {},
    "pause": {"together": True},
    "resume": {"together": True},
    "leave": {"frees": True},
    "back": {"fair": True},
    "resign": {},
    "abort": {},
}
ACTS: Final[Mapping[str, Callable[[Table, Asker, Mapping[str, Json]], Awaitable[Entry]]]] = {
    "choose": _choose,
    "sit": _sit,
    "chat": _chat,
    "replace": _replace,
    "remove": _remove,
    "mute": _mute,
    **{kind: _plain(kind, noted) for kind, noted in PLAIN.items()},
}
