"""The lab in the browser: a deck as cards, a click that changes a field, and what it does to the game."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from chabudai import games
from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.lab.fields import asked, fields_of
from chabudai.table import addresses
from chabudai.table.doors.server import Server
from chabudai.table.errors import BadRequest, NotFound
from chabudai.table.fields import whole
from chabudai.table.languages import say_error
from chabudai.table.pages import shared
from chabudai.table.pages.files import STATIC
from chabudai.table.pages.lab_deck import cards_of, options_of, own_deck, told, written_deck
from chabudai.table.pages.lab_report import scoped_style, write_report
from chabudai.table.pages.lab_wish import (
    BOTS,
    COMPARE,
    PRIMARY,
    REPORT,
    Wish,
    as_file,
    changed_deck,
    read_wish,
)
from chabudai.table.running.lab_runs import LabRuns

COST: Final = 4.0  # requests that a page with a whole deck is worth
FIELD: Final = "field "  # before the path of a field, in a form
MOST_PAIRS: Final = 400


class LabPages:
    """Before a run."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def index(self, request: Request) -> Response:
        """Which game, and what I have tried."""
        runs = opened(self.server)
        who = await shared.visitor(self.server, request)
        titles = shared.titles()
        mine = [
            {**run.about, "id": run.id, "title": titles.get(run.about["game"], run.about["game"]), "state": run.state}
            for run in ([] if who.new else runs.of(who.player))
        ]
        return shared.page(
            self.server, request, who, "lab.html", lab_version=version(), mine=mine, busy=runs.current,
            games=[{"name": name, "title": titles[name]} for name in games.names()],
            left=int(runs.left() // 60), minutes=runs.minutes,
        )  # fmt: skip

    async def deck(self, request: Request) -> Response:
        """The deck as cards, one of them opened, and what can be done with it."""
        runs = opened(self.server)
        who = await shared.visitor(self.server, request)
        self.server.pay(request, COST)
        wish = read_wish(request.path_params["game"], request.query_params.multi_items())
        problem = ""
        try:
            deck = await self._deck(request, wish)
        except ChabudaiError as error:  # what stands in the address is shown, so that it can be mended
            deck, problem = None, say_error(error, who.language, wish.box)
        own, written = own_deck(wish), written_deck(wish)
        return shared.page(
            self.server, request, who, "lab_deck.html", 422 if problem else 200,
            lab_version=version(), game=wish.box.name, title=wish.box.title, wish=wish, bots=BOTS, problem=problem,
            changes=told(wish, own, written), primary=PRIMARY, purposes=(REPORT, COMPARE),
            choices=runs.choices(), left=int(runs.left() // 60), busy=runs.current,
            options=options_of(wish, who.language), deck_file="" if deck is None else as_file(deck),
            **cards_of(wish, deck or own, written, request.query_params.get("open", ""), who.language),
        )  # fmt: skip

    async def change(self, request: Request) -> Response:
        """A field was changed, or one is to be as it was: on to the address that says so."""
        opened(self.server)
        pairs = request.query_params.multi_items()[:MOST_PAIRS]
        wish = read_wish(request.path_params["game"], pairs)
        fields = list(fields_of(written_deck(wish)))
        written = {key.removeprefix(FIELD): value for key, value in pairs if key.startswith(FIELD)}
        known = {change.partition("=")[0]: change for change in wish.changes}
        known |= {change.path: change.written for change in asked(fields, written)}
        before = {field.path: field for field in fields_of(own_deck(wish))}
        for path in list(known):
            field = before.get(path)
            if field is not None and field.change(known[path].partition("=")[2].strip('"')) is None:
                del known[path]  # as it was
        for key, value in pairs:
            if key == "back":
                known.pop(value, None)
        here = wish.with_changes(list(known.values()))
        return RedirectResponse(f"{addresses.LAB_DECK(wish.box.name)}?{here.query}", 303)

    async def file(self, request: Request) -> Response:
        """The deck as a file, to be printed, kept, or played elsewhere."""
        opened(self.server)
        wish = read_wish(request.path_params["game"], request.query_params.multi_items())
        deck = await self._deck(request, wish)
        deck = own_deck(wish) if deck is None else deck
        if deck is None:
            raise NotFound("no-such-page")
        return attached(as_file(deck).encode(), f"{wish.box.name}.json", "application/json")

    async def start(self, request: Request) -> Response:
        """Run."""
        runs = opened(self.server)
        who = await shared.visitor(self.server, request)
        pairs = form_pairs(await request.body())
        fields = dict(pairs)
        wish = read_wish(request.path_params["game"], pairs)
        purpose = fields.get("purpose", REPORT)
        if purpose not in (REPORT, COMPARE):
            raise BadRequest("bad-value", field="purpose", value=purpose[:20], possible=[REPORT, COMPARE])
        deck = await self._deck(request, wish)
        plan = wish.plan(deck, purpose, fields.get("primary", ""))
        wish.box.new(wish.seats, 0, wish.options, deck)  # what does not fit is told now
        about: dict[str, Json] = {
            "player": who.player, "game": wish.box.name, "seats": wish.seats, "bots": wish.bots, "purpose": purpose,
            "changes": list(wish.changes), "query": wish.query,
        }  # fmt: skip
        run = runs.start(plan, whole(fields, "minutes", 1, 24 * 60), about, write_report)
        response = RedirectResponse(addresses.LAB_RUN(run), 303)
        if who.new:
            self.server.welcome(request, response, who.player)
        return response

    async def style(self, request: Request) -> Response:
        """How reports look on a page."""
        opened(self.server)
        return Response(scoped_style(), media_type="text/css", headers={"cache-control": "max-age=3600"})

    async def _deck(self, request: Request, wish: Wish) -> Json:
        """The changed deck; None when it is the one of the box.  Decks are read apart, since that may take time."""
        if not wish.changes:
            return None
        whose = self.server.address(request)
        work = self.server.tables.thinkers.work
        return await work(changed_deck, wish.box.name, dict(wish.options), wish.changes, whose=whose)


def opened(server: Server) -> LabRuns:
    """The lab, where there is one."""
    if server.lab is None:
        raise NotFound("lab-closed")
    return server.lab


def form_pairs(body: bytes) -> list[tuple[str, str]]:
    """The fields of a form, of which some come more than once."""
    try:
        return parse_qsl(body.decode("ascii"), max_num_fields=MOST_PAIRS, errors="strict")
    except ValueError as error:
        raise BadRequest("bad-request", found="form") from error


def attached(content: bytes, name: str, kind: str) -> Response:
    """A file that browsers put away instead of showing it."""
    return Response(content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@cache
def version() -> str:
    """Changes whenever the style or the script of these pages does."""
    files = [STATIC.joinpath(name).read_bytes() for name in ("lab.css", "lab.js")]
    return blake2b(b"".join([*files, scoped_style().encode()]), digest_size=6).hexdigest()
