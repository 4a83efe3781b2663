"""What all pages share: who is looking, in which language, and the templates."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from chabudai import games
from chabudai.core.errors import ChabudaiError
from chabudai.store import StoreFailed
from chabudai.table import addresses
from chabudai.table.doors.server import Server
from chabudai.table.errors import status_of
from chabudai.table.languages import say_error
from chabudai.table.pages.draw.cache import who_reads
from chabudai.table.pages.draw.icons import icon
from chabudai.table.pages.draw.symbols import dressed, edition, looks
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.pages.files import FONTS, static_version
from chabudai.table.running.table import Table
from chabudai.words import LANGUAGES

if TYPE_CHECKING:
    from jinja2 import Environment

SHORT: Final = 500  # bytes that are not worth the work
LEVEL: Final = 5  # a whole table takes about a millisecond and a sixth of its length


@cache
def templates() -> Environment:
    """The templates of all pages.  What reads them is loaded with the first page, or soon after a server's start."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    made = Environment(
        loader=PackageLoader("chabudai.table.pages"), autoescape=True, trim_blocks=True, lstrip_blocks=True,
        undefined=StrictUndefined,
    )  # fmt: skip
    made.globals |= {"dressed": dressed, "address": addresses.EVERY, "icon": icon, "fonts": FONTS}
    return made


@dataclass(frozen=True)
class Visitor:
    """Whoever looks at a page."""

    player: str
    new: bool
    name: str
    language: str


async def visitor(server: Server, request: Request) -> Visitor:
    """The player of the cookie; somebody new gets one with the answer."""
    player = await server.player(request)
    language = await server.language(request)
    if player is None:
        return Visitor(server.keys.new_player(), True, "", language)
    return Visitor(player, False, (await server.store.player(player)).get("name", ""), language)


async def look(server: Server, request: Request) -> tuple[Visitor, Table, int | None]:
    """Who looks, the table of the address as it stands on disk, and the seat from which they see it."""
    who = await visitor(server, request)
    table = await server.tables.open(request.path_params["table"])
    await table.settled()
    return who, table, table.seat_of(who.player)


def outside(request: Request, address: str) -> str:
    """An address as somebody can be sent it."""
    return f"{request.url.scheme}://{request.url.netloc}{address}"


async def refused_visitor(server: Server, request: Request) -> Visitor:
    """The same for a page that says what went wrong: also while the database is away."""
    try:
        if not server.store.away:
            return await visitor(server, request)
    except StoreFailed:  # away since this very moment
        pass
    return Visitor("", False, "", await server.language(request))


def page(server: Server, request: Request, who: Visitor, template: str, code: int = 200, **values: Any) -> Response:
    """A template filled in, for the one who asked."""
    return sent(server, request, who, filled(request, who, template, **values), code)


def filled(request: Request, who: Visitor, template: str, **values: Any) -> str:
    """A template filled in."""
    voice = VOICES[who.language]

    def words(key: str, **params: int | str) -> Markup:
        return Markup(voice(key, **params))

    return (
        templates()
        .get_template(template)
        .render(words=words, who=who, languages=LANGUAGES, path=request.url.path, version=static_version(), **values)
    )


async def of_finished(
    server: Server, request: Request, who: Visitor, table: Table, cost: float, key: Hashable,
    make: Callable[[], Awaitable[str]],
) -> Response:  # fmt: skip
    """A page of a finished game: made once for everybody who would see the same, and paid for by the first."""
    same = request.url.path, who.language, who_reads(table.names()), key
    html = await server.finished_pages.page(same, make, lambda: server.pay(request, cost), server.address(request))
    return sent(server, request, who, html)


def sent(server: Server, request: Request, who: Visitor, html: str, code: int = 200) -> Response:
    """A page for the one who asked; no browser keeps a copy, because the next moment it may be different."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    content = html.encode()
    # Its length tells other sites nothing: a page that they fetch comes without our cookies (SameSite).
    if len(content) > SHORT and "gzip" in request.headers.get("accept-encoding", ""):
        content = gzip.compress(content, LEVEL)
        headers["content-encoding"] = "gzip"
    response = HTMLResponse(content, code, headers)
    holder = server.holder(request)
    if who.new:
        server.welcome(request, response, who.player)
    elif holder is not None and server.has_old_cookie(request):
        server.welcome(request, response, *holder)
    return response


async def refusal(server: Server, request: Request, table: Table | None, error: ChabudaiError) -> Response:
    """The page that answers what was refused."""
    who = await refused_visitor(server, request)
    box = None if table is None else table.match.box
    names = None if table is None else table.names()
    sentence = say_error(error, who.language, box, names)
    back = addresses.HOME() if table is None else addresses.TABLE(table.id)
    return page(server, request, who, "refused.html", status_of(error), sentence=sentence, back=back)


@cache
def pictures(game: str, language: str) -> tuple[str, ...]:
    """Pictures of a real table, light and dark, taken by `make pictures`; none of a game that it does not know."""
    names = [f"home-{language}-{theme}.webp" for theme in ("light", "dark")]
    taken = [name for name in names if looks(game).joinpath(name).is_file()]
    return tuple(f"/static/games/{game}/{name}?v={edition(game, name)}" for name in taken)


def titles() -> Mapping[str, str]:
    """The games by name."""
    return {name: games.find(name).title for name in games.names()}
