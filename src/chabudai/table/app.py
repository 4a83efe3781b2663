"""The application: doors and pages together.  Opens the server before the first request, closes it after the last."""

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
from chabudai.table.doors.api import Api
from chabudai.table.doors.guard import Guard
from chabudai.table.doors.replies import answer, error_json, refuse
from chabudai.table.doors.server import Server, Settings
from chabudai.table.errors import TableRefused, status_of
from chabudai.table.pages import shared, site
from chabudai.table.running.siblings import ALONE, Siblings

LOG = logging.getLogger("chabudai.table")
PROBLEMS = {404: "no-such-page", 405: "wrong-method"}


def application(database: str, settings: Settings | None = None, siblings: Siblings = ALONE) -> Starlette:
    """The whole server as an ASGI application, or one of the processes of which it consists."""
    return build(Server(open_store(database, together=siblings.count > 1), settings or Settings(), siblings))


def build(server: Server) -> Starlette:
    """The application of a server."""

    number = str(server.siblings.index + 1)  # processes are counted from 1

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    async def health(request: Request) -> Response:
        """Does the server work, database included?  Reading alone is not enough: a full disk can still be read."""
        fault = await server.health.fault()
        tables = {"tables": len(server.tables.in_memory)}
        if fault is None:
            return answer({"status": "ok", **tables})
        return answer({"status": "failing", "error": error_json(fault), **tables}, status_of(fault))

    async def metrics(request: Request) -> Response:
        """Numbers for operators, of one process."""
        if request.path_params.get("process", number) != number:
            raise HTTPException(404)
        tables = server.tables
        running = sum(table.status == "running" for table in tables.in_memory.values())
        now = {"tables": float(len(tables.in_memory)), "tables_running": float(running)}
        now["bot_thoughts"] = float(tables.thinkers.thoughts)
        now["transactions"] = float(getattr(server.store, "transactions", 0))
        return PlainTextResponse(server.metrics.text(now))

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, ChabudaiError)
        if "text/html" in request.headers.get("accept", ""):
            return await shared.refusal(server, request, None, error)
        return refuse(error, await server.language(request))

    async def missing(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        problem = TableRefused(PROBLEMS.get(error.status_code, "bad-request"))
        problem.status = error.status_code
        return await refused(request, problem)

    app = Starlette(
        routes=[
            Route("/health", health),
            Route("/metrics", metrics),
            Route("/metrics/{process}", metrics),
            *Api(server).routes(),
            *site.routes(server),
        ],
        lifespan=lifespan,
        middleware=[Middleware(Guard, server=server, told=refused)],
        exception_handlers={ChabudaiError: refused, HTTPException: missing},
    )
    app.state.server = server
    return app
