"""The door for programs: JSON under `/api`, described at `/api/openapi.json`.

A program gets a token from `POST /api/players` and sends it as `Authorization: Bearer …`; a cookie will do too.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from chabudai import games
from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.table import devices, live, observe
from chabudai.table.acts import Asker
from chabudai.table.answers import answer, refuse
from chabudai.table.course import SHOWN
from chabudai.table.errors import BadRequest, NotFound, TableRefused, status_of
from chabudai.table.fields import flag, name_of, only, read_json, whole, word
from chabudai.table.house import WORDS, House
from chabudai.table.identity import Holder
from chabudai.table.openapi import description
from chabudai.table.rematch import rematch
from chabudai.table.tables import Table
from chabudai.words import LANGUAGES

Endpoint = Callable[[Request], Awaitable[Response]]
LONGEST_WAIT: Final = 20.0  # seconds
LOG_COST: Final = 4.0  # requests that all that happened in words is worth, beside the one that asks for it
MOST_VERSIONS: Final = 1 << 31
REFUSED_SOCKET: Final = 4000  # plus the number that HTTP would have given


class Api:
    """The endpoints."""

    def __init__(self, house: House) -> None:
        self.house = house

    def routes(self) -> list[BaseRoute]:
        """Where they are."""
        paths: list[tuple[str, str, Endpoint]] = [
            ("GET", "/api/openapi.json", self.openapi),
            ("GET", "/api/games", self.games),
            ("POST", "/api/players", self.new_player),
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.change_me),
            ("POST", "/api/me/carry", self.carry),
            ("GET", "/api/me/devices", self.devices),
            ("POST", "/api/me/devices", self.sign_out),
            ("POST", "/api/me/delete", self.delete_me),
            ("POST", "/api/carried", self.carried),
            ("GET", "/api/tables", self.tables),
            ("POST", "/api/tables", self.create),
            ("GET", "/api/tables/{table}", self.observe),
            ("GET", "/api/tables/{table}/scene", self.scene),
            ("GET", "/api/tables/{table}/scores", self.scores),
            ("GET", "/api/tables/{table}/why", self.why),
            ("GET", "/api/tables/{table}/log", self.log),
            ("GET", "/api/tables/{table}/record", self.record),
            ("GET", "/api/tables/{table}/deck", self.deck),
            ("GET", "/api/tables/{table}/links", self.links),
            ("POST", "/api/tables/{table}/try", self.try_from_here),
            ("POST", "/api/tables/{table}/rematch", self.rematch),
            ("POST", "/api/tables/{table}/{act}", self.act),
        ]
        every: list[BaseRoute] = [Route(path, self._told(call), methods=[method]) for method, path, call in paths]
        return [*every, WebSocketRoute("/api/tables/{table}/live", self.stream)]

    def _told(self, call: Endpoint) -> Endpoint:
        """Every refusal becomes an answer in the asker's language."""

        @wraps(call)
        async def told(request: Request) -> Response:
            try:
                return await call(request)
            except ChabudaiError as error:
                table = self.house.rooms.tables.get(request.path_params.get("table", ""))
                box, names = (table.match.box, table.names()) if table is not None else (None, None)
                return refuse(error, await self.house.language(request), box, names)

        return told

    # --- people -------------------------------------------------------------------------------

    async def openapi(self, request: Request) -> Response:
        """This description."""
        return answer(description())

    async def games(self, request: Request) -> Response:
        """The games and what can be chosen before they begin."""
        words = WORDS[await self.house.language(request)]
        found = []
        for name in games.names():
            box = games.find(name)
            options = [{"key": o.key, "name": words.option(box, o.key), "values": list(o.values)} for o in box.options]
            seats = list(box.seat_counts)
            found.append({"game": name, "title": box.title, "edition": box.edition, "seats": seats, "options": options})
        return answer({"games": found})

    async def new_player(self, request: Request) -> Response:
        """Somebody new, with a name: the token that tells who it is."""
        data = await self._data(request, "name", "language")
        player, facts = self.house.keys.new_player(), _facts(data, {})
        if facts:
            await self.house.remember(request, player, facts)
        else:
            self.house.count_newcomer(request)
        return answer({"player": player, "token": self.house.keys.token(player)}, 201)

    async def me(self, request: Request) -> Response:
        """My name, my tables, and those of them that wait for me."""
        player = (await self.house.asker(request)).player
        headings = await self.house.rooms.of(player)
        return answer(
            {
                "player": player,
                **await self.house.store.player(player),
                "tables": [observe.heading_json(heading) for heading in headings],
                "waiting": await self.house.rooms.waiting_for(player, headings),
            }
        )

    async def change_me(self, request: Request) -> Response:
        """Another name or language."""
        player = (await self.house.asker(request)).player
        facts = _facts(await self._data(request, "name", "language"), await self.house.store.player(player))
        await self.house.remember(request, player, facts)
        return answer({"player": player, **facts})

    async def carry(self, request: Request) -> Response:
        """A link that brings my seats to another device, good once and for a quarter of an hour."""
        player = (await self.house.asker(request)).player
        await self._data(request)
        return answer({"link": self.house.keys.carry_link(player)})

    async def carried(self, request: Request) -> Response:
        """The token that such a link stands for."""
        data = await self._data(request, "link")
        holder = await devices.arrive(self.house, request, word(data, "link"))
        response = answer({"player": holder.player, "token": self.house.keys.token(*holder)})
        self.house.welcome(request, response, *holder)
        return response

    async def devices(self, request: Request) -> Response:
        """Where I am at home."""
        return answer({"devices": await devices.listed(self.house, await self._holder(request))})

    async def sign_out(self, request: Request) -> Response:
        """Sign out one of my devices, or all but this one, which gets another token then."""
        holder = await self._holder(request)
        data = await self._data(request, "out", "others")
        if flag(data, "others"):
            holder = await devices.stay_alone(self.house, request, holder)
        else:
            await devices.sign_out(self.house, holder.player, word(data, "out"))
        told = {"token": self.house.keys.token(*holder), "devices": await devices.listed(self.house, holder)}
        response = answer(told)
        if not self.house.has_token(request):
            self.house.welcome(request, response, *holder)
        return response

    async def delete_me(self, request: Request) -> Response:
        """Forget my name and what I said."""
        player = (await self.house.asker(request)).player
        await self._data(request)
        await self.house.rooms.forget(player)
        return answer({"deleted": player})

    # --- tables -------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """Listed tables: those with open seats and the games that were finished last."""
        waiting, over = await self.house.rooms.listed(), await self.house.rooms.finished()
        return answer(
            {
                "open": [observe.heading_json(heading) for heading in waiting],
                "finished": [observe.heading_json(heading) for heading in over],
            }
        )

    async def create(self, request: Request) -> Response:
        """Open a table."""
        asker = await self.house.asker(request)
        self.house.count_opening(request)
        table = await self.house.rooms.create(asker.player, read_json(await request.body()), asker.name)
        return answer(observe.observation(table, table.seat_of(asker.player)), 201)

    async def observe(self, request: Request) -> Response:
        """The table as I may see it; with `after`, once my number is another one."""
        table, viewer = await self._look(request)
        if "after" in request.query_params:
            await _news(table, viewer, whole(request.query_params, "after", 0, MOST_VERSIONS))
            table, viewer = await self._look(request)
        return answer(observe.observation(table, viewer))

    async def scene(self, request: Request) -> Response:
        """The table for people, in words."""
        table, viewer = await self._look(request, playing=True)
        return answer(observe.scene(table, viewer, await self.house.language(request)))

    async def scores(self, request: Request) -> Response:
        """The points as far as I may know them."""
        table, viewer = await self._look(request, playing=True)
        return answer(observe.scores(table, viewer, await self.house.language(request)))

    async def why(self, request: Request) -> Response:
        """What I could think of doing and may not, with the reasons."""
        table, viewer = await self._look(request, playing=True)
        return answer({"refused": observe.why(table, viewer, await self.house.language(request))})

    async def log(self, request: Request) -> Response:
        """What happened."""
        table, viewer = await self._look(request)
        self.house.pay(request, LOG_COST)
        return answer(await observe.log(table, viewer, await self.house.language(request)))

    async def record(self, request: Request) -> Response:
        """The record of a finished game; of a running one my own seat record, without seed."""
        table, viewer = await self._look(request, playing=True)
        response = answer(observe.record(table, viewer))
        response.headers["content-disposition"] = f'attachment; filename="{table.course.plan.game}-{table.id}.json"'
        return response

    async def deck(self, request: Request) -> Response:
        """The deck that the host brought, for anybody who thinks of sitting down; nothing when it is ours."""
        table, _ = await self._look(request)
        return answer({"deck": table.course.plan.deck})

    async def links(self, request: Request) -> Response:
        """Links to the seats that wait for a friend; for the host, who decides whose friends may come."""
        table, _ = await self._look(request)
        if await self.house.player(request) not in (table.course.host, table.course.leader):
            raise TableRefused("not-the-host")
        free = [chair for chair in table.seats if not chair.taken]
        links = [{"seat": chair.index, "link": self.house.keys.seat_link(table.id, chair)} for chair in free]
        return answer({"links": links})

    async def try_from_here(self, request: Request) -> Response:
        """A table of my own that goes on from here; what I cannot know is dealt anew."""
        table, viewer = await self._look(request)
        await self._data(request)
        if viewer is None:
            raise TableRefused("not-at-the-table")
        self.house.count_opening(request)
        trial = await self.house.rooms.try_from_here(table, viewer)
        return answer(observe.observation(trial, viewer), 201)

    async def rematch(self, request: Request) -> Response:
        """The table at which the people of this one play again; who asks first opens it."""
        table, _ = await self._look(request)
        data = await self._data(request, "rotate")
        asker = await self.house.asker(request)
        self.house.count_opening(request)
        found = await rematch(self.house.rooms, table, asker.player, asker.name, flag(data, "rotate"))
        return answer(observe.observation(found, found.seat_of(asker.player)), 201)

    async def act(self, request: Request) -> Response:
        """Do something at a table; when this answers, it is on disk."""
        asker = await self.house.asker(request)
        body = await request.body()
        fields = read_json(body) if body.strip() else {}
        table = await self.house.rooms.open(request.path_params["table"])
        await live.counted(self.house, table, asker, request.path_params["act"], fields)
        await table.settled()
        return answer(observe.observation(table, table.seat_of(asker.player)))

    async def stream(self, socket: WebSocket) -> None:
        """Observations, one after every change that the viewer may see."""
        try:
            table = await self.house.rooms.open(socket.path_params["table"])
            asker: Asker | None = await self.house.asker(socket) if await self.house.player(socket) else None
        except ChabudaiError as error:
            await socket.close(REFUSED_SOCKET + status_of(error), error.problem)
            return
        player = None if asker is None else asker.player
        sent: list[tuple[int | None, int]] = []

        def feed() -> str | None:
            viewer = table.seat_of(player)
            now = viewer, table.version_of(viewer)
            if sent == [now]:
                return None  # a message would tell that somebody chose in secret
            sent[:] = [now]
            key = "observation", viewer
            if key not in table.memo:
                table.memo[key] = json.dumps(observe.observation(table, viewer), separators=(",", ":"))
            message: str = table.memo[key]
            return message

        await live.serve(socket, self.house, table, feed, asker, await self.house.language(socket))

    # --- details ------------------------------------------------------------------------------

    async def _holder(self, request: Request) -> Holder:
        await self.house.asker(request)
        holder = self.house.holder(request)
        assert holder is not None
        return holder

    async def _look(self, request: Request, playing: bool = False) -> tuple[Table, int | None]:
        """The table once everything that happened is on disk, and the seat of whoever looks."""
        table = await self.house.rooms.open(request.path_params["table"])
        await table.settled()
        player = await self.house.player(request)
        table.look_at(player)
        if playing and table.status not in SHOWN:
            raise NotFound("not-running", status=table.status)
        return table, table.seat_of(player)

    async def _data(self, request: Request, *known: str) -> dict[str, Json]:
        body = await request.body()
        data = read_json(body) if body.strip() else {}
        only(data, known)
        return data


async def _news(table: Table, viewer: int | None, version: int) -> None:
    """Wait until the viewer's number is another one, but no longer than a proxy would wait."""
    changed = asyncio.Event()
    with table.watch(changed.set), suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_WAIT):
            while table.version_of(viewer) == version:
                await changed.wait()
                changed.clear()


def _facts(data: dict[str, Json], facts: dict[str, str]) -> dict[str, str]:
    """What a player wants remembered, checked."""
    facts = dict(facts)
    if data.get("name") is not None:
        facts["name"] = name_of(data["name"])
    if data.get("language") is not None:
        if data["language"] not in LANGUAGES:
            raise BadRequest("bad-field", field="language", found=str(data["language"])[:20], possible=LANGUAGES)
        facts["language"] = data["language"]
    return facts
