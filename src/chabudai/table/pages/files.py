"""Files that are sent as they are.  Addresses with the right version never go stale, so browsers keep those."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chabudai import games
from chabudai.table.pages.draw import icons, posters
from chabudai.table.pages.draw.symbols import dressed, edition, looks
from chabudai.table.pages.script import script, send

STATIC: Final = Path(str(resources.files("chabudai.table").joinpath("static")))
FONTS: Final = tuple(f"/static/fonts/{file.name}" for file in sorted(STATIC.joinpath("fonts").glob("*.woff2")))
FOREVER: Final = "public, max-age=31536000, immutable"

Lasts = Callable[[str, str], bool]


@cache
def static_version() -> str:
    """Changes whenever a file does that pages name with it, so that browsers fetch it again."""
    digest = blake2b(script().encode(), digest_size=6)
    for file in sorted(file for file in STATIC.iterdir() if file.is_file()):
        digest.update(file.read_bytes())
    for name in filter(dressed, games.names()):
        digest.update(looks(name).joinpath("style.css").read_bytes())
    return digest.hexdigest()


def mounts() -> list[Mount]:
    """The looks of every game, and what belongs to none."""
    found = [
        _mount(f"/static/games/{name}", str(looks(name)), _of(name), *_pictures(name))
        for name in filter(dressed, games.names())
    ]
    return [*found, _mount("/static", str(STATIC), _ours, Route("/table.js", send))]


def _pictures(game: str) -> list[Route]:
    return [Route(f"/{file}", _sender(game, file)) for file in posters.FILES if posters.picture(game, file)]


def _sender(game: str, file: str) -> Callable[[Request], Awaitable[Response]]:
    async def send_picture(request: Request) -> Response:
        return Response(posters.picture(game, file), media_type="image/svg+xml")

    return send_picture


def _of(game: str) -> Lasts:
    def lasts(file: str, version: str) -> bool:
        if file in posters.FILES:
            return version == posters.version(game, file)
        return version == (static_version() if file == "style.css" else edition(game, file))

    return lasts


def _ours(file: str, version: str) -> bool:
    # Fonts carry their version in their name: the style sheet that asks for them is not made, and knows no other.
    return version in (static_version(), icons.VERSION) or file.endswith(".woff2")


def _mount(path: str, folder: str, lasts: Lasts, *made: Route) -> Mount:
    """A folder that is sent as it is, beside what is made at the start."""
    files = Router([*made, Mount("/", StaticFiles(directory=folder))])
    return Mount(path, Kept(GZipMiddleware(files, compresslevel=6), lasts))


class Kept:
    """Tells browsers to keep what will never change.

    Only if the version asked for is the one that this process has: while a new one is being started beside an old
    one, a page of the new might ask the old, and the wrong file would be kept for a year.
    """

    def __init__(self, app: ASGIApp, lasts: Lasts) -> None:
        self.app = app
        self.lasts = lasts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        version = parse_qs(scope.get("query_string", b"").decode("ascii", "ignore")).get("v", [""])[0]

        async def marked(message: Message) -> None:
            good = message["type"] == "http.response.start" and message["status"] in (200, 304)
            if good and self.lasts(scope["path"].rpartition("/")[2], version):
                MutableHeaders(scope=message)["cache-control"] = FOREVER
            await send(message)

        await self.app(scope, receive, marked)
