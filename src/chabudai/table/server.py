"""The server: puts the doors together, opens the house before the first request and closes it after the last."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from chabudai.core.errors import ChabudaiError
from chabudai.store import open_store
from chabudai.table.answers import answer, error_json, refuse
from chabudai.table.api import Api
from chabudai.table.errors import TableRefused, status_of
from chabudai.table.house import House, Settings
from chabudai.table.pagelive import PageDoors, Pages
from chabudai.table.security import Guard

LOG = logging.getLogger("chabudai.table")
PROBLEMS = {404: "no-such-page", 405: "wrong-method"}


def application(database: str, settings: Settings | None = None, pages: Pages | None = None) -> Starlette:
    """The whole server as an ASGI application; without `pages` it serves programs only."""
    house = House(open_store(database), settings or Settings())
    return build(house, pages)


def build(house: House, pages: Pages | None) -> Starlette:
    """The application of a house."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def health(request: Request) -> Response:
        """Does the server work, database included?  Reading alone is not enough: a full disk can still be read."""
        fault = await house.pulse.fault()
        tables = {"tables": len(house.rooms.tables)}
        if fault is None:
            return answer({"status": "ok", **tables})
        return answer({"status": "failing", "error": error_json(fault), **tables}, status_of(fault))

    async def metrics(request: Request) -> Response:
        """Numbers for operators."""
        rooms = house.rooms
        running = sum(table.status == "running" for table in rooms.tables.values())
        now = {"tables": float(len(rooms.tables)), "tables_running": float(running)}
        now["bot_thoughts"] = float(rooms.thinkers.thoughts)
        now["transactions"] = float(getattr(house.store, "transactions", 0))
        return PlainTextResponse(house.metrics.text(now))

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, ChabudaiError)
        if pages is not None and "text/html" in request.headers.get("accept", ""):
            return await pages.refusal(request, None, error)
        return refuse(error, await house.language(request))

    async def missing(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        problem = TableRefused(PROBLEMS.get(error.status_code, "bad-request"))
        problem.status = error.status_code
        return await refused(request, problem)

    routes = [Route("/health", health), Route("/metrics", metrics), *Api(house).routes()]
    if pages is not None:
        routes += PageDoors(house, pages).routes()
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, house=house, told=refused)],
        exception_handlers={ChabudaiError: refused, HTTPException: missing},
    )
    app.state.house = house
    return app
