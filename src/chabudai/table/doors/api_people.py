"""The part of the API that is about oneself: name, devices, and being forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from chabudai.core.box import Json
from chabudai.table.doors import devices
from chabudai.table.doors.replies import answer
from chabudai.table.doors.server import Server
from chabudai.table.errors import BadRequest
from chabudai.table.fields import flag, name_of, only, read_json, word
from chabudai.table.people.identity import Holder
from chabudai.table.seen import observation
from chabudai.words import LANGUAGES

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]
Path: TypeAlias = tuple[str, str, Endpoint]  # method, address, and who answers


class PeopleApi:
    """The endpoints."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def paths(self) -> list[Path]:
        """Where they are."""
        return [
            ("POST", "/api/players", self.new_player),
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.change_me),
            ("POST", "/api/me/carry", self.carry),
            ("GET", "/api/me/devices", self.devices),
            ("POST", "/api/me/devices", self.sign_out),
            ("POST", "/api/me/delete", self.delete_me),
            ("POST", "/api/carried", self.carried),
        ]

    async def new_player(self, request: Request) -> Response:
        """Somebody new, with a name: the token that tells who it is."""
        data = await read_body(request, "name", "language")
        player, facts = self.server.keys.new_player(), _facts(data, {})
        if facts:
            await self.server.remember(request, player, facts)
        else:
            self.server.count_newcomer(request)
        return answer({"player": player, "token": self.server.keys.token(player)}, 201)

    async def me(self, request: Request) -> Response:
        """My name, my tables, and those of them that wait for me."""
        player = (await self.server.asker(request)).player
        headings = await self.server.tables.of(player)
        return answer(
            {
                "player": player,
                **await self.server.store.player(player),
                "tables": [observation.heading_json(heading) for heading in headings],
                "waiting": await self.server.tables.waiting_for(player, headings),
            }
        )

    async def change_me(self, request: Request) -> Response:
        """Another name or language."""
        player = (await self.server.asker(request)).player
        facts = _facts(await read_body(request, "name", "language"), await self.server.store.player(player))
        await self.server.remember(request, player, facts)
        return answer({"player": player, **facts})

    async def carry(self, request: Request) -> Response:
        """A link that brings my seats to another device, good once and for a quarter of an hour."""
        player = (await self.server.asker(request)).player
        await read_body(request)
        return answer({"link": self.server.keys.carry_link(player)})

    async def carried(self, request: Request) -> Response:
        """The token that such a link stands for."""
        data = await read_body(request, "link")
        holder = await devices.arrive(self.server, request, word(data, "link"))
        response = answer({"player": holder.player, "token": self.server.keys.token(*holder)})
        self.server.welcome(request, response, *holder)
        return response

    async def devices(self, request: Request) -> Response:
        """Where I am at home."""
        return answer({"devices": await devices.listed(self.server, await self._holder(request))})

    async def sign_out(self, request: Request) -> Response:
        """Sign out one of my devices, or all but this one, which gets another token then."""
        holder = await self._holder(request)
        data = await read_body(request, "out", "others")
        if flag(data, "others"):
            holder = await devices.stay_alone(self.server, request, holder)
        else:
            await devices.sign_out(self.server, holder.player, word(data, "out"))
        told = {"token": self.server.keys.token(*holder), "devices": await devices.listed(self.server, holder)}
        response = answer(told)
        if not self.server.has_token(request):
            self.server.welcome(request, response, *holder)
        return response

    async def delete_me(self, request: Request) -> Response:
        """Forget my name and what I said."""
        player = (await self.server.asker(request)).player
        await read_body(request)
        await self.server.tables.forget(player)
        return answer({"deleted": player})

    async def _holder(self, request: Request) -> Holder:
        await self.server.asker(request)
        holder = self.server.holder(request)
        assert holder is not None
        return holder


async def read_body(request: Request, *known: str) -> dict[str, Json]:
    """What a program sent: nothing but these fields, and perhaps nothing at all."""
    body = await request.body()
    data = read_json(body) if body.strip() else {}
    only(data, known)
    return data


def _facts(data: dict[str, Json], facts: dict[str, str]) -> dict[str, str]:
    """What a player wants remembered, checked."""
    facts = dict(facts)
    if data.get("name") is not None:
        facts["name"] = name_of(data["name"])
    if data.get("language") is not None:
        if data["language"] not in LANGUAGES:
            raise BadRequest("bad-value", field="language", value=str(data["language"])[:20], possible=LANGUAGES)
        facts["language"] = data["language"]
    return facts
