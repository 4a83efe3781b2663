"""Where the pages are: every address that answers in HTML, with the socket and the forms of the table page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from chabudai.core.errors import ChabudaiError
from chabudai.table import addresses
from chabudai.table.addresses import Address
from chabudai.table.doors.server import Server
from chabudai.table.pages import files, shared
from chabudai.table.pages.deals import Deals
from chabudai.table.pages.home import Lobby
from chabudai.table.pages.lab import LabPages
from chabudai.table.pages.lab_run import LabRunPages
from chabudai.table.pages.learn import Learning
from chabudai.table.pages.notices import Noticing
from chabudai.table.pages.privacy import Privacy
from chabudai.table.pages.replay import Replays
from chabudai.table.pages.report import Reporting
from chabudai.table.pages.review import Reviewing
from chabudai.table.pages.socket import PageDoors
from chabudai.table.pages.summary import Summaries
from chabudai.table.pages.table import TablePages

Endpoint = Callable[[Request], Awaitable[Response]]


class PlaceInAddress(IntegerConvertor):
    """A number in an address: no game has a billion moves, and a longer one is no address of ours."""

    regex = "[0-9]{1,9}"


def routes(server: Server) -> list[BaseRoute]:
    """Where the pages are."""
    register_url_convertor("place", PlaceInAddress())
    noticing, learning = Noticing(server), Learning(server)
    lobby, tables, replays, reporting = Lobby(server), TablePages(server), Replays(server), Reporting(server)
    reviewing = Reviewing(server)
    lab, lab_runs = LabPages(server), LabRunPages(server)
    paths: list[tuple[str, Address, Endpoint]] = [
        ("GET", addresses.HOME, lobby.home),
        ("POST", addresses.NEW, lobby.create),
        ("POST", addresses.ME, lobby.change_me),
        ("POST", addresses.CARRY, lobby.carry),
        ("POST", addresses.DELETE_ME, lobby.delete_me),
        ("POST", addresses.DEVICES, lobby.sign_out),
        ("GET", addresses.PRIVACY, Privacy(server).show),
        ("GET", addresses.CARRIED, lobby.carried),
        ("POST", addresses.CARRIED, lobby.carry_here),
        ("POST", addresses.MY_MAIL, noticing.ask_mail),
        ("POST", addresses.STOP_MAIL, noticing.stop_mail),
        ("POST", addresses.PUSH, noticing.push),
        ("GET", addresses.MAIL, noticing.mail_link),
        ("POST", addresses.MAIL, noticing.change_mail),
        ("GET", addresses.WAITING, noticing.waiting),
        ("GET", addresses.WORKER, noticing.worker),
        ("GET", addresses.NEXT, lobby.next_table),
        ("GET", addresses.GO, lobby.go_to),
        ("GET", addresses.RULES, lobby.rules),
        ("GET", addresses.SUMMARY, Summaries(server).show),
        ("GET", addresses.LESSONS, learning.index),
        ("GET", addresses.LESSON, learning.begin),
        ("GET", addresses.LESSON_END, learning.end),
        ("GET", addresses.LESSON_STEP, learning.show),
        ("GET", addresses.LESSON_PART, learning.show),
        ("GET", addresses.LESSON_WHY, learning.why),
        ("GET", addresses.TABLE, tables.show),
        ("GET", addresses.SCORE, tables.score),
        ("GET", addresses.WHY, tables.why),
        ("GET", addresses.HINT, tables.hint),
        ("GET", addresses.CARDS, tables.cards),
        ("POST", addresses.MAKE_REPORT, reporting.make),
        ("GET", addresses.REPORT, reporting.show),
        ("GET", addresses.FAIR, reporting.fair),
        ("POST", addresses.ASK_REVIEW, reviewing.ask),
        ("GET", addresses.REVIEW, reviewing.show),
        ("POST", addresses.REMATCH, tables.rematch),
        ("POST", addresses.TRY, tables.try_from_here),
        ("GET", addresses.DEAL, Deals(server).show),
        ("GET", addresses.REPLAYS, replays.latest),
        ("GET", addresses.LAB, lab.index),
        ("GET", addresses.LAB_STYLE, lab.style),
        ("GET", addresses.LAB_DECK, lab.deck),
        ("GET", addresses.LAB_DECK_FILE, lab.file),
        ("GET", addresses.LAB_CHANGE, lab.change),
        ("POST", addresses.LAB_START, lab.start),
        ("GET", addresses.LAB_RUN, lab_runs.show),
        ("POST", addresses.LAB_STOP, lab_runs.stop),
        ("POST", addresses.LAB_REPLAY, lab_runs.replay),
        ("GET", addresses.LAB_FILE, lab_runs.file),
        ("GET", addresses.REPLAY, replays.show),
    ]
    pages: list[BaseRoute] = [
        Route(path.pattern, _told(server, call), methods=[method]) for method, path, call in paths
    ]
    return [*PageDoors(server).routes(), *pages, *files.mounts()]


def _told(server: Server, call: Endpoint) -> Endpoint:
    """Every refusal becomes a page in the reader's language."""

    @wraps(call)
    async def told(request: Request) -> Response:
        try:
            return await call(request)
        except ChabudaiError as error:
            table = server.tables.in_memory.get(request.path_params.get("table", ""))
            return await shared.refusal(server, request, table, error)

    return told
