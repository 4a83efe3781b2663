"""The bug button: keeps a report, and shows it to the one who made it.  Also the proof that a deal was fair."""

from __future__ import annotations

import json
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from chabudai import games
from chabudai.core import record
from chabudai.core.box import Json
from chabudai.table import addresses
from chabudai.table.course import deals
from chabudai.table.doors.server import Server
from chabudai.table.errors import NotFound, OutOfDate, TooFast
from chabudai.table.fields import only, text_of
from chabudai.table.pages import shared
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.pages.forms import read_form
from chabudai.table.running.table import Table
from chabudai.table.seen import observation
from chabudai.table.seen.report import make_report, shown

COST: Final = 4.0  # requests that a proof is worth when it has to be made


class Reporting:
    """Reports and proofs."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def make(self, request: Request) -> Response:
        """Keep a report of the table as it stands."""
        fields = read_form(await request.body())
        only(fields, ("text",))
        text = text_of(fields["text"]) if "text" in fields else ""
        who, table, _ = await shared.look(self.server, request)
        if not self.server.reports.take(self.server.address(request)):
            raise TooFast("too-many-reports")
        report = make_report(table, who.player, text, who.language)
        await self.server.store.report(report)
        response = RedirectResponse(addresses.REPORT(report.id), 303)
        if who.new:
            self.server.welcome(request, response, who.player)
        return response

    async def show(self, request: Request) -> Response:
        """A report, for the one who made it."""
        who = await shared.visitor(self.server, request)
        found = await self.server.store.reports(request.path_params["report"], 1)
        if not found or found[0].player != who.player:
            raise NotFound("no-such-report")
        table = await self.server.tables.open(found[0].table)
        over = table.status == "over" and not table.course.continued
        return shared.page(
            self.server, request, who, "report.html", report=found[0].id, table=table.id, data=shown(found[0], over),
            over=over, title=table.match.box.title,
            game=table.match.box.name, view=json.dumps(found[0].data["view"], ensure_ascii=False, indent=1),
        )  # fmt: skip

    async def fair(self, request: Request) -> Response:
        """Does the game follow from the fingerprint that was shown before its first card?"""
        who, table, _ = await shared.look(self.server, request)
        deal = observation.deal(table)
        if table.status != "over" or table.course.continued:
            raise OutOfDate("game-not-over")

        async def make() -> str:
            box, problem = table.match.box, "page-deal-open"
            if deal["secret"]:
                proof = observation.whole_record(table, None).to_json(), deal["nonce"], deal["fingerprint"]
                problem = await self.server.tables.thinkers.work(verified, *proof, whose=self.server.address(request))
            seed = int(deal["seed"])
            return shared.filled(
                request, who, "fair.html", table=table.id, title=box.title, game=box.name, deal=deal,
                good=deals.good(deal["fingerprint"]), all=deals.covers_all(deal["fingerprint"]),
                ended=_ended(table, who.language), problem=problem,
                hex=f"{seed:0{2 * deals.SEED_BYTES}x}" if deal["secret"] else "",
            )  # fmt: skip

        return await shared.of_finished(self.server, request, who, table, COST, None, make)


def _ended(table: Table, language: str) -> Markup:
    """Who has won a game that was given up, or that nobody has."""
    ending = table.course.ending
    return Markup("" if ending is None else VOICES[language].say(ending.sentence, table.names()))


def verified(written: dict[str, Json], nonce: str, shown: str) -> str:
    """Runs in a worker, since the whole game is played again: why it does not follow from the fingerprint, if so."""
    played = record.from_json(written)
    return deals.verify(games.find(played.game), played, nonce, shown) or ""
