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
from chabudai.store import Heading
from chabudai.table import devices
from chabudai.table.errors import BadRequest
from chabudai.table.fields import name_of, only, whole
from chabudai.table.house import WORDS, House, guest_name
from chabudai.table.pagelive import read_form
from chabudai.table.pages import front
from chabudai.table.pages.rulebook import rulebook
from chabudai.table.pages.symbols import drawn, symbol
from chabudai.table.pages.unusual import unusual
from chabudai.table.plan import BOT
from chabudai.words import LANGUAGES

MOST_SEATS: Final = 64
OWN_PATH: Final = re.compile(r"/[A-Za-z0-9_/.-]*")
PACES: Final[Mapping[str, Json]] = {
    "none": {"kind": "none"},
    "live": {"kind": "live", "bank": 600, "increment": 10},
    "quick": {"kind": "live", "bank": 180, "increment": 5},
    "days": {"kind": "days", "days": 3},
}


class Lobby:
    """Pages and forms before the table."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def home(self, request: Request) -> Response:
        """The lobby."""
        who = await front.visitor(self.house, request)
        rooms = self.house.rooms
        pusher = self.house.notices.pusher
        facts = {} if who.new else await self.house.store.player(who.player)
        mine = [] if who.new else await rooms.of(who.player)
        waiting = set(await rooms.waiting_for(who.player, mine))
        shown = [
            _row(heading, who.language, heading.table in waiting) for heading in mine if heading.status != "aborted"
        ]
        seated = {heading.table for heading in mine}
        for row in shown:  # whoever sits there already need not be told
            row["rematch"] = bool(row["rematch"]) and row["rematch"] not in seated
        shown.sort(key=lambda row: (not row["asked"], row["status"] == "over"))
        return front.page(
            self.house, request, who, "lobby.html",
            games=[_game(games.find(name), who.language) for name in games.names()],
            paces=list(PACES), bots=list(bots.BOTS), usual=bots.USUAL, mine=shown[:30], asked=len(waiting),
            open=[_row(heading, who.language) for heading in await rooms.listed() if who.player not in heading.players],
            devices=await self._devices(request, who),
            email=facts.get("email", ""), can_mail=self.house.notices.ways.smtp is not None,
            push_key="" if pusher is None else pusher.public_key,
            finished=[{**_row(heading, who.language), "rematch": False} for heading in (await rooms.finished())[:12]],
        )  # fmt: skip

    async def create(self, request: Request) -> Response:
        """Open a table."""
        who = await front.visitor(self.house, request)
        fields = read_form(await request.body())
        self.house.count_opening(request)
        name = who.name or guest_name(who.player, who.language)
        table = await self.house.rooms.create(who.player, read_wish(fields), name)
        return self._go(request, who, f"/t/{table.id}")

    async def change_me(self, request: Request) -> Response:
        """Another name or language, and back to the same page."""
        who = await front.visitor(self.house, request)
        fields = read_form(await request.body())
        back = fields.pop("back", "/")
        only(fields, ("name", "language"))
        await self._remember(request, who, **fields)
        return self._go(request, who, back if OWN_PATH.fullmatch(back) and not back.startswith("//") else "/")

    async def carry(self, request: Request) -> Response:
        """A link that brings my seats to another device."""
        who = await front.visitor(self.house, request)
        link = f"{request.url.scheme}://{request.url.netloc}/carried/{self.house.keys.carry_link(who.player)}"
        return front.page(self.house, request, who, "carry.html", link=link, arriving=False)

    async def carried(self, request: Request) -> Response:
        """Asks before the seats come here: a link alone changes nothing."""
        who = await front.visitor(self.house, request)
        self.house.keys.carried(request.path_params["link"])
        return front.page(self.house, request, who, "carry.html", link=request.url.path, arriving=True)

    async def carry_here(self, request: Request) -> Response:
        """From now on this browser is that player."""
        holder = await devices.arrive(self.house, request, request.path_params["link"])
        response = RedirectResponse("/", 303)
        self.house.welcome(request, response, *holder)
        return response

    async def sign_out(self, request: Request) -> Response:
        """Sign out another device of mine, or all of them."""
        await self.house.asker(request)
        holder = self.house.holder(request)
        assert holder is not None
        fields = read_form(await request.body())
        only(fields, ("out", "others"))
        response = RedirectResponse("/", 303)
        if "others" in fields:
            self.house.welcome(request, response, *await devices.stay_alone(self.house, request, holder))
        else:
            await devices.sign_out(self.house, holder.player, fields.get("out", ""))
        return response

    async def delete_me(self, request: Request) -> Response:
        """Forget my name and what I said; this browser is somebody new from now on."""
        who = await front.visitor(self.house, request)
        await self.house.rooms.forget(who.player)
        response = RedirectResponse("/", 303)
        self.house.welcome(request, response, self.house.keys.new_player())
        return response

    async def next_table(self, request: Request) -> Response:
        """To the next table that waits for me, after the one I come from."""
        who = await front.visitor(self.house, request)
        headings = [] if who.new else await self.house.rooms.of(who.player)
        waiting = sorted(await self.house.rooms.waiting_for(who.player, headings))
        here = request.query_params.get("from", "")
        later = [table for table in waiting if table > here] or waiting
        return self._go(request, who, f"/t/{later[0]}" if later else "/")

    async def rules(self, request: Request) -> Response:
        """The rules of a game."""
        who = await front.visitor(self.house, request)
        box = games.find(request.path_params["game"])
        text = Markup(rulebook(box.name, who.language))
        return front.page(
            self.house, request, who, "rules.html", game=box.name, title=box.title, rulebook=text,
            lesson=box.name in with_lesson(),
        )  # fmt: skip

    async def _devices(self, request: Request, who: front.Visitor) -> list[dict[str, Any]]:
        """My devices, when there are several: with one there is nothing to sign out."""
        holder = None if who.new else self.house.holder(request)
        if holder is None:
            return []
        found = await devices.listed(self.house, holder)
        return (
            [
                {**one, "day": datetime.fromtimestamp(one["since"] / 1000, UTC).date() if one["since"] else ""}
                for one in found
            ]
            if len(found) > 1
            else []
        )

    async def _remember(self, request: Request, who: front.Visitor, **facts: str) -> None:
        known = await self.house.store.player(who.player)
        if "name" in facts:
            known = {**known, "name": name_of(facts["name"])}
        if "language" in facts:
            if facts["language"] not in LANGUAGES:
                raise BadRequest("bad-field", field="language", found=facts["language"][:20], possible=LANGUAGES)
            known = {**known, "language": facts["language"]}
        await self.house.remember(request, who.player, known)

    def _go(self, request: Request, who: front.Visitor, where: str) -> Response:
        response = RedirectResponse(where, 303)
        if who.new:
            self.house.welcome(request, response, who.player)
        return response


def read_wish(fields: Mapping[str, str]) -> dict[str, Json]:
    """The form of a new table as the rooms understand it; forms know only words."""
    if "again" in fields:
        wish: dict[str, Json] = {
            name: fields[name] for name in ("again", "at", "seat", "listed", "stand_in") if name in fields
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
    for name in ("listed", "stand_in"):
        if name in fields:
            wish[name] = fields[name]
    for given in ("seed", "deck"):  # fields left empty are none
        if fields.get(given, "").strip():
            wish[given] = fields[given].strip()
    return wish


def _value(written: str, values: tuple[Value, ...]) -> Value:
    """The value of an option that is written so; what is no value stays as it is and is refused later."""
    return next((value for value in values if str(value).lower() == written.lower()), written)


def _game(box: Box, language: str) -> dict[str, Any]:
    words = WORDS[language]
    options = []
    for option in box.options:
        values = []
        for value in option.values:
            said = words.value(box, option.key, value)
            if value in option.reconstructed:
                said = words("options-reconstructed", value=said)
            values.append({"value": str(value).lower(), "name": said})
        name = words.option(box, option.key)
        options.append({"key": option.key, "name": name[:1].upper() + name[1:], "values": values})
    return {
        "name": box.name, "title": box.title, "seats": box.seat_counts, "most": max(box.seat_counts),
        "usual": box.seat_counts[len(box.seat_counts) // 2], "options": options, "minutes": box.minutes,
        "pitch": words(f"{box.name}-pitch"), "pictures": front.pictures(box.name, language),
        "lesson": box.name in with_lesson(), "own_deck": box.read_deck is not None,
        "drawings": [*[Markup(symbol(box.name, face)) for face in (*drawn(box.name), *[""] * 4)[:4]], ""],
    }  # fmt: skip


def _row(heading: Heading, language: str, asked: bool = False) -> dict[str, Any]:
    about = heading.about
    free = set(about["open"])
    names = [name for seat, name in enumerate(about["names"]) if name and seat not in free]
    return {
        "table": heading.table, "game": heading.game, "title": front.titles().get(heading.game, heading.game),
        "status": heading.status, "asked": asked, "names": names, "free": len(free), "totals": about["totals"],
        "unusual": unusual(heading.game, about.get("unusual", {}), WORDS[language]),
        "rematch": about.get("rematch", ""), "pace": about["pace"]["kind"],
        "result": list(zip(about["names"], about["totals"], strict=False)),
    }  # fmt: skip
