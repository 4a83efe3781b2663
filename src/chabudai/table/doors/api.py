"""The door for programs: JSON under `/api`, described at `/api/openapi.json`.

A program gets a token from `POST /api/players` and sends it as `Authorization: Bearer …`; a cookie will do too.
"""

from __future__ import annotations

import asyncio
import json
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
from chabudai.table.course.state import SHOWN
from chabudai.table.doors import acts, sockets
from chabudai.table.doors.api_people import Endpoint, Path, PeopleApi, read_body
from chabudai.table.doors.openapi import description
from chabudai.table.doors.replies import answer, refuse
from chabudai.table.doors.server import Server
from chabudai.table.errors import NotFound, TableRefused
from chabudai.table.fields import flag, read_json, whole
from chabudai.table.languages import WORDS
from chabudai.table.running.rematch import rematch
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache
from chabudai.table.seen import observation

LONGEST_WAIT: Final = 20.0  # seconds
LOG_COST: Final = 4.0  # requests that all that happened in words is worth, beside the one that asks for it
MOST_VERSIONS: Final = 1 << 31

_observed: Final[TableCache[int | None, str]] = TableCache()  # for the sockets of programs, by viewer


class ObservationFeed:
    """What a program is sent over a socket: an observation after every change that it may see."""

    takes_along = False

    def __init__(self, table: Table, player: str | None) -> None:
        self._table = table
        self._player = player
        self._sent: tuple[int | None, int] | None = None

    def __call__(self, done: Json = None) -> str | None:
        """The observation, if there is another."""
        table = self._table
        viewer = table.seat_of(self._player)
        now = viewer, table.version_of(viewer)
        if self._sent == now:
            return None  # a message would tell that somebody chose in secret
        self._sent = now
        made = _observed.of(table)
        if viewer not in made:
            made[viewer] = json.dumps(observation.observation(table, viewer), separators=(",", ":"))
        return made[viewer]


class Api:
    """The endpoints."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def routes(self) -> list[BaseRoute]:
        """Where they are."""
        paths: list[Path] = [
            ("GET", "/api/openapi.json", self.openapi),
            ("GET", "/api/games", self.games),
            *PeopleApi(self.server).paths(),
            ("GET", "/api/tables", self.tables),
            ("POST", "/api/tables", self.create),
            ("GET", "/api/tables/{table}", self.observe),
            ("GET", "/api/tables/{table}/scene", self.scene),
            ("GET", "/api/tables/{table}/scores", self.scores),
            ("GET", "/api/tables/{table}/why", self.why),
            ("GET", "/api/tables/{table}/hint", self.hint),
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
                table = self.server.tables.in_memory.get(request.path_params.get("table", ""))
                box, names = (table.match.box, table.names()) if table is not None else (None, None)
                return refuse(error, await self.server.language(request), box, names)

        return told

    async def openapi(self, request: Request) -> Response:
        """This description."""
        return answer(description(self.server.settings.house.names))

    async def games(self, request: Request) -> Response:
        """The games and what can be chosen before they begin."""
        words = WORDS[await self.server.language(request)]
        found = []
        for name in games.names():
            box = games.find(name)
            options = [{"key": o.key, "name": words.option(box, o.key), "values": list(o.values)} for o in box.options]
            seats = list(box.seat_counts)
            found.append({"game": name, "title": box.title, "edition": box.edition, "seats": seats, "options": options})
        return answer({"games": found})

    # --- tables -------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """Listed tables: those with open seats and the games that were finished last."""
        waiting, over = await self.server.tables.listed(), await self.server.tables.finished()
        return answer(
            {
                "open": [observation.heading_json(heading) for heading in waiting],
                "finished": [observation.heading_json(heading) for heading in over],
            }
        )

    async def create(self, request: Request) -> Response:
        """Open a table."""
        asker = await self.server.asker(request)
        self.server.count_opening(request)
        table = await self.server.tables.create(asker.player, read_json(await request.body()), asker.name)
        return answer(observation.observation(table, table.seat_of(asker.player)), 201)

    async def observe(self, request: Request) -> Response:
        """The table as I may see it; with `after`, once my number is another one."""
        table, viewer = await self._look(request)
        if "after" in request.query_params:
            await _news(table, viewer, whole(request.query_params, "after", 0, MOST_VERSIONS))
            table, viewer = await self._look(request)
        return answer(observation.observation(table, viewer))

    async def scene(self, request: Request) -> Response:
        """The table for people, in words."""
        table, viewer = await self._look(request, playing=True)
        return answer(observation.scene(table, viewer, await self.server.language(request)))

    async def scores(self, request: Request) -> Response:
        """The points as far as I may know them."""
        table, viewer = await self._look(request, playing=True)
        return answer(observation.scores(table, viewer, await self.server.language(request)))

    async def why(self, request: Request) -> Response:
        """What I could think of doing and may not, with the reasons."""
        table, viewer = await self._look(request, playing=True)
        return answer({"refused": observation.why(table, viewer, await self.server.language(request))})

    async def hint(self, request: Request) -> Response:
        """My best choices, what they are worth, and why."""
        table, viewer = await self._look(request, playing=True)
        found = await self.server.hint(request, table, viewer)
        return answer({"question": found.question, "advice": [one.to_json() for one in found.advice]})

    async def log(self, request: Request) -> Response:
        """What happened."""
        table, viewer = await self._look(request)
        self.server.pay(request, LOG_COST)
        return answer(await observation.log(table, viewer, await self.server.language(request)))

    async def record(self, request: Request) -> Response:
        """The record of a finished game; of a running one my own seat record, without seed."""
        table, viewer = await self._look(request, playing=True)
        response = answer(observation.record(table, viewer))
        response.headers["content-disposition"] = f'attachment; filename="{table.course.plan.game}-{table.id}.json"'
        return response

    async def deck(self, request: Request) -> Response:
        """The deck that the host brought, for anybody who thinks of sitting down; nothing when it is ours."""
        table, _ = await self._look(request)
        return answer({"deck": table.course.plan.deck})

    async def links(self, request: Request) -> Response:
        """Links to the seats that wait for a friend; for the host, who decides whose friends may come."""
        table, _ = await self._look(request)
        if await self.server.player(request) not in (table.course.host, table.course.leader):
            raise TableRefused("not-the-host")
        free = [chair for chair in table.seats if not chair.taken]
        links = [{"seat": chair.index, "link": self.server.keys.seat_link(table.id, chair)} for chair in free]
        return answer({"links": links})

    async def try_from_here(self, request: Request) -> Response:
        """A table of my own that goes on from here; what I cannot know is dealt anew."""
        table, viewer = await self._look(request)
        await read_body(request)
        if viewer is None:
            raise TableRefused("not-at-the-table")
        self.server.count_opening(request)
        trial = await self.server.tables.try_from_here(table, viewer)
        return answer(observation.observation(trial, viewer), 201)

    async def rematch(self, request: Request) -> Response:
        """The table at which the people of this one play again; who asks first opens it."""
        table, _ = await self._look(request)
        data = await read_body(request, "rotate")
        asker = await self.server.asker(request)
        self.server.count_opening(request)
        found = await rematch(self.server.tables, table, asker.player, asker.name, flag(data, "rotate"))
        return answer(observation.observation(found, found.seat_of(asker.player)), 201)

    async def act(self, request: Request) -> Response:
        """Do something at a table; when this answers, it is on disk."""
        asker = await self.server.asker(request)
        body = await request.body()
        fields = read_json(body) if body.strip() else {}
        table = await self.server.tables.open(request.path_params["table"])
        await acts.counted(self.server, table, asker, request.path_params["act"], fields)
        await table.settled()
        return answer(observation.observation(table, table.seat_of(asker.player)))

    async def stream(self, socket: WebSocket) -> None:
        """Observations, one after every change that the viewer may see."""
        called = await sockets.answered(self.server, socket)
        if called is None:
            return
        table, asker = called
        feed = ObservationFeed(table, None if asker is None else asker.player)
        await sockets.serve(socket, self.server, table, feed, asker, await self.server.language(socket))

    # --- details ------------------------------------------------------------------------------

    async def _look(self, request: Request, playing: bool = False) -> tuple[Table, int | None]:
        """The table once everything that happened is on disk, and the seat of whoever looks."""
        table = await self.server.tables.open(request.path_params["table"])
        await table.settled()
        player = await self.server.player(request)
        table.look_at(player)
        if playing and table.status not in SHOWN:
            raise NotFound("not-running", status=table.status)
        return table, table.seat_of(player)


async def _news(table: Table, viewer: int | None, version: int) -> None:
    """Wait until the viewer's number is another one, but no longer than a proxy would wait."""
    changed = asyncio.Event()
    with table.watch(changed.set), suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_WAIT):
            while table.version_of(viewer) == version:
                await changed.wait()
                changed.clear()
