"""The pages as the server meets them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import wraps
from typing import Final

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from chabudai.core.errors import ChabudaiError
from chabudai.table.errors import status_of
from chabudai.table.house import House, say_error
from chabudai.table.pages import front, render
from chabudai.table.pages.deals import Deals
from chabudai.table.pages.learn import Learning
from chabudai.table.pages.lobby import Lobby
from chabudai.table.pages.noticing import Noticing
from chabudai.table.pages.privacy import Privacy
from chabudai.table.pages.replay import Replays
from chabudai.table.pages.reporting import Reporting
from chabudai.table.pages.reviewing import Reviewing
from chabudai.table.pages.summaries import Summaries
from chabudai.table.pages.table import TablePages
from chabudai.table.tables import Table

Endpoint = Callable[[Request], Awaitable[Response]]


class PlaceInAddress(IntegerConvertor):
    """A number in an address: no game has a billion moves, and a longer one is no address of ours."""

    regex = "[0-9]{1,9}"


class Site:
    """All pages of a server."""

    def routes(self, house: House) -> Sequence[BaseRoute]:
        """Where the pages are."""
        register_url_convertor("place", PlaceInAddress())
        noticing, learning = Noticing(house), Learning(house)
        lobby, tables, replays, reporting = Lobby(house), TablePages(house), Replays(house), Reporting(house)
        reviewing = Reviewing(house)
        paths: list[tuple[str, str, Endpoint]] = [
            ("GET", "/", lobby.home),
            ("POST", "/new", lobby.create),
            ("POST", "/me", lobby.change_me),
            ("POST", "/me/carry", lobby.carry),
            ("POST", "/me/delete", lobby.delete_me),
            ("POST", "/me/devices", lobby.sign_out),
            ("GET", "/privacy", Privacy(house).show),
            ("GET", "/carried/{link}", lobby.carried),
            ("POST", "/carried/{link}", lobby.carry_here),
            ("POST", "/me/mail", noticing.ask_mail),
            ("POST", "/me/mail/stop", noticing.stop_mail),
            ("POST", "/me/push", noticing.push),
            ("GET", "/mail/{link}", noticing.mail_link),
            ("POST", "/mail/{link}", noticing.change_mail),
            ("GET", "/waiting", noticing.waiting),
            ("GET", "/worker.js", noticing.worker),
            ("GET", "/next", lobby.next_table),
            ("GET", "/rules/{game}", lobby.rules),
            ("GET", "/summary/{game}", Summaries(house).show),
            ("GET", "/learn", learning.index),
            ("GET", "/learn/{game}", learning.begin),
            ("GET", "/learn/{game}/end", learning.end),
            ("GET", "/learn/{game}/{number:place}", learning.show),
            ("GET", "/learn/{game}/{number:place}/{part:place}", learning.show),
            ("GET", "/learn/{game}/{number:place}/{part:place}/why", learning.why),
            ("GET", "/t/{table}", tables.show),
            ("GET", "/t/{table}/score", tables.score),
            ("GET", "/t/{table}/why", tables.why),
            ("POST", "/report/{table}", reporting.make),
            ("GET", "/report/{report}", reporting.show),
            ("GET", "/t/{table}/fair", reporting.fair),
            ("POST", "/review/{table}", reviewing.ask),
            ("GET", "/t/{table}/review", reviewing.show),
            ("POST", "/rematch/{table}", tables.rematch),
            ("POST", "/try/{table}", tables.try_from_here),
            ("GET", "/t/{table}/deal", Deals(house).show),
            ("GET", "/t/{table}/replay", replays.latest),
            ("GET", "/t/{table}/replay/{at:place}", replays.show),
        ]
        every: list[BaseRoute] = [Route(path, _told(house, call), methods=[method]) for method, path, call in paths]
        return [*every, Mount("/static", GZipMiddleware(StaticFiles(directory=front.STATIC), compresslevel=6))]

    def parts(self, table: Table, viewer: int | None, language: str, welcome: bool = True) -> Mapping[str, str]:
        """The table page in parts."""
        return render.parts(table, viewer, language, welcome)

    async def refusal(self, request: Request, table: Table | None, error: ChabudaiError) -> Response:
        """The page that answers what was refused."""
        return await _refusal(request.app.state.house, request, table, error)


def _told(house: House, call: Endpoint) -> Endpoint:
    """Every refusal becomes a page in the reader's language."""

    @wraps(call)
    async def told(request: Request) -> Response:
        try:
            return await call(request)
        except ChabudaiError as error:
            table = house.rooms.tables.get(request.path_params.get("table", ""))
            return await _refusal(house, request, table, error)

    return told


async def _refusal(house: House, request: Request, table: Table | None, error: ChabudaiError) -> Response:
    who = await front.refused_visitor(house, request)
    box = None if table is None else table.match.box
    names = None if table is None else table.names()
    sentence = say_error(error, who.language, box, names)
    back = "/" if table is None else f"/t/{table.id}"
    return front.page(house, request, who, "refused.html", status_of(error), sentence=sentence, back=back)


PAGES: Final = Site()
