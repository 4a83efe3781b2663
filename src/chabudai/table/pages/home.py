"""The lobby: choose a game and start, my tables, tables to join, finished games; my name, language and data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from chabudai import bots, games
from chabudai.core.box import Box, Json, Value
from chabudai.lessons.lesson import with_lesson
from chabudai.table import addresses
from chabudai.table.course.plan import BOT, SENT_AWAY
from chabudai.table.doors import devices
from chabudai.table.doors.server import Server
from chabudai.table.errors import BadRequest, NotFound
from chabudai.table.fields import name_of, only, whole
from chabudai.table.languages import guest_name
from chabudai.table.pages import shared
from chabudai.table.pages.draw.bots_offered import offered
from chabudai.table.pages.draw.rulebook import rulebook
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.pages.forms import read_form
from chabudai.table.pages.home_games import on_shelf
from chabudai.table.pages.table_rows import card_of, row_of
from chabudai.words import LANGUAGES

MOST_SEATS: Final = 64
KEPT: Final = ("listed", "stand_in", "sent_away", "hints")  # fields that a form and a plan write alike
LINK: Final = re.compile(addresses.TABLE("") + r"(?P<table>[A-Za-z0-9_-]+)(?:\?seat=(?P<seat>[A-Za-z0-9_.-]+))?")
CODE: Final = re.compile(r"(?P<table>[A-Za-z0-9_-]+)")
OWN_PATH: Final = re.compile(r"/[A-Za-z0-9_/.-]*(\?seat=[A-Za-z0-9_.-]+)?")
PACES: Final[Mapping[str, Json]] = {
    "none": {"kind": "none"},
    "live": {"kind": "live", "bank": 600, "increment": 10},
    "quick": {"kind": "live", "bank": 180, "increment": 5},
    "days": {"kind": "days", "days": 3},
}


class Lobby:
    """Pages and forms before the table."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def home(self, request: Request) -> Response:
        """The lobby."""
        who = await shared.visitor(self.server, request)
        tables = self.server.tables
        pusher = self.server.notices.pusher
        facts = {} if who.new else await self.server.store.player(who.player)
        mine = [] if who.new else await tables.of(who.player)
        waiting = set(await tables.waiting_for(who.player, mine))
        left = tables.left_by_all(mine)
        shown = [
            (row_of(heading, who.language, heading.table in waiting), heading)
            for heading in mine
            if heading.status != "aborted"
        ]
        seated = {heading.table for heading in mine}
        for row, heading in shown:  # whoever sits there already need not be told
            row["rematch"] = bool(row["rematch"]) and row["rematch"] not in seated
            row["status"] = "left" if row["table"] in left else row["status"]
            card_of(row, heading, tables.known(heading.table), who.player, who.language)
        shown.sort(key=lambda one: (not one[0]["asked"], one[0]["status"] in ("over", "left")))
        return shared.page(
            self.server, request, who, "lobby.html",
            games=[on_shelf(box, who.language) for box in sorted(map(games.find, games.names()), key=_length)],
            paces=list(PACES), usual=bots.USUAL, sent_away=SENT_AWAY,
            lab=self.server.lab is not None,
            bots=offered(self.server.settings.house, VOICES[who.language]),
            mine=[row for row, _ in shown[:30]], asked=len(waiting), gentlest=next(iter(bots.LEVELS)),
            newcomer=all(heading.status != "over" for heading in mine),  # they play against novices
            open=[
                {**row_of(one, who.language), "status": "waiting"}
                for one in await tables.listed()
                if who.player not in one.players
            ],
            devices=await self._devices(request, who),
            email=facts.get("email", ""), can_mail=self.server.notices.ways.smtp is not None,
            push_key="" if pusher is None else pusher.public_key,
            finished=[{**row_of(one, who.language), "rematch": False} for one in (await tables.finished())[:12]],
        )  # fmt: skip

    async def create(self, request: Request) -> Response:
        """Open a table."""
        who = await shared.visitor(self.server, request)
        fields = read_form(await request.body())
        self.server.count_opening(request)
        name = who.name or guest_name(who.player, who.language)
        table = await self.server.tables.create(who.player, read_wish(fields), name)
        return self._go(request, who, addresses.TABLE(table.id))

    async def change_me(self, request: Request) -> Response:
        """Another name or language, and back to the same page."""
        who = await shared.visitor(self.server, request)
        fields = read_form(await request.body())
        back = fields.pop("back", "/")
        only(fields, ("name", "language"))
        await self._remember(request, who, **fields)
        return self._go(request, who, back if OWN_PATH.fullmatch(back) and not back.startswith("//") else "/")

    async def carry(self, request: Request) -> Response:
        """A link that brings my seats to another device."""
        who = await shared.visitor(self.server, request)
        link = shared.outside(request, addresses.CARRIED(self.server.keys.carry_link(who.player)))
        return shared.page(self.server, request, who, "carry.html", link=link, arriving=False)

    async def carried(self, request: Request) -> Response:
        """Asks before the seats come here: a link alone changes nothing."""
        who = await shared.visitor(self.server, request)
        self.server.keys.carried(request.path_params["link"])
        return shared.page(self.server, request, who, "carry.html", link=request.url.path, arriving=True)

    async def carry_here(self, request: Request) -> Response:
        """From now on this browser is that player."""
        holder = await devices.arrive(self.server, request, request.path_params["link"])
        response = RedirectResponse("/", 303)
        self.server.welcome(request, response, *holder)
        return response

    async def sign_out(self, request: Request) -> Response:
        """Sign out another device of mine, or all of them."""
        await self.server.asker(request)
        holder = self.server.holder(request)
        assert holder is not None
        fields = read_form(await request.body())
        only(fields, ("out", "others"))
        response = RedirectResponse("/", 303)
        if "others" in fields:
            self.server.welcome(request, response, *await devices.stay_alone(self.server, request, holder))
        else:
            await devices.sign_out(self.server, holder.player, fields.get("out", ""))
        return response

    async def delete_me(self, request: Request) -> Response:
        """Forget my name and what I said; this browser is somebody new from now on."""
        who = await shared.visitor(self.server, request)
        await self.server.tables.forget(who.player)
        response = RedirectResponse("/", 303)
        self.server.welcome(request, response, self.server.keys.new_player())
        return response

    async def next_table(self, request: Request) -> Response:
        """To the next table that waits for me, after the one I come from."""
        who = await shared.visitor(self.server, request)
        headings = [] if who.new else await self.server.tables.of(who.player)
        waiting = sorted(await self.server.tables.waiting_for(who.player, headings))
        here = request.query_params.get("from", "")
        later = [table for table in waiting if table > here] or waiting
        return self._go(request, who, addresses.TABLE(later[0]) if later else addresses.HOME())

    async def go_to(self, request: Request) -> Response:
        """To the table of a link or a code that somebody was given."""
        who = await shared.visitor(self.server, request)
        written = request.query_params.get("to", "").strip()
        found = LINK.search(written) or CODE.fullmatch(written)
        if found is None:
            raise NotFound("no-such-table")
        table = await self.server.tables.open(found["table"])
        seat = found.groupdict().get("seat")
        return self._go(request, who, addresses.TABLE(table.id, **({"seat": seat} if seat else {})))

    async def rules(self, request: Request) -> Response:
        """The rules of a game."""
        who = await shared.visitor(self.server, request)
        box = games.find(request.path_params["game"])
        text = Markup(rulebook(box.name, who.language))
        return shared.page(
            self.server, request, who, "rules.html", game=box.name, title=box.title, rulebook=text,
            lesson=box.name in with_lesson(),
        )  # fmt: skip

    async def _devices(self, request: Request, who: shared.Visitor) -> list[dict[str, Any]]:
        """My devices, when there are several: with one there is nothing to sign out."""
        holder = None if who.new else self.server.holder(request)
        if holder is None:
            return []
        found = await devices.listed(self.server, holder)
        return (
            [
                {**one, "day": datetime.fromtimestamp(one["since"] / 1000, UTC).date() if one["since"] else ""}
                for one in found
            ]
            if len(found) > 1
            else []
        )

    async def _remember(self, request: Request, who: shared.Visitor, **facts: str) -> None:
        known = await self.server.store.player(who.player)
        if "name" in facts:
            known = {**known, "name": name_of(facts["name"])}
        if "language" in facts:
            if facts["language"] not in LANGUAGES:
                raise BadRequest("bad-value", field="language", value=facts["language"][:20], possible=LANGUAGES)
            known = {**known, "language": facts["language"]}
        await self.server.remember(request, who.player, known)

    def _go(self, request: Request, who: shared.Visitor, where: str) -> Response:
        response = RedirectResponse(where, 303)
        if who.new:
            self.server.welcome(request, response, who.player)
        return response


def read_wish(fields: Mapping[str, str]) -> dict[str, Json]:
    """The form of a new table as the tables understand it; forms know only words."""
    if "again" in fields:
        wish: dict[str, Json] = {
            name: fields[name]
            for name in ("again", "at", "seat", "listed", "stand_in", "sent_away", "hints")
            if name in fields
        }
        chairs = [fields[f"chair-{seat}"] for seat in range(MOST_SEATS) if f"chair-{seat}" in fields]
        return wish | ({"chairs": chairs} if chairs else {})
    box = games.find(fields.get("game", ""))
    wish = {"game": box.name}
    if "seats" in fields:
        wish["seats"] = seats = whole(fields, "seats", 0, MOST_SEATS)
        wish["chairs"] = [fields.get(f"chair-{seat}", f"{BOT}{bots.USUAL}") for seat in range(seats)]
    wish["options"] = {
        option.key: _value(fields[f"option-{option.key}"], option.values)
        for option in box.options
        if f"option-{option.key}" in fields
    }
    if "pace" in fields:
        wish["pace"] = PACES.get(fields["pace"], {"kind": fields["pace"]})
    for name in KEPT:
        if name in fields:
            wish[name] = fields[name]
    for given in ("seed", "deck"):  # fields left empty are none
        if fields.get(given, "").strip():
            wish[given] = fields[given].strip()
    return wish


def _value(written: str, values: tuple[Value, ...]) -> Value:
    """The value of an option that is written so; what is no value stays as it is and is refused later."""
    return next((value for value in values if str(value).lower() == written.lower()), written)


def _length(box: Box) -> tuple[bool, int]:
    """Short games first; those of which nobody knows come last."""
    return not box.minutes, box.minutes
