"""All finished games of one deal beside each other: who made more of the same cards."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from chabudai import bots
from chabudai.store import Heading
from chabudai.table.doors.server import Server
from chabudai.table.errors import OutOfDate
from chabudai.table.pages import shared
from chabudai.table.pages.draw.bots_offered import offered
from chabudai.table.pages.draw.words import VOICES


class Deals:
    """Comparing."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def show(self, request: Request) -> Response:
        """The games, the best result of each seat marked where there are several; and the same deal once more."""
        who, table, viewer = await shared.look(self.server, request)
        if table.status != "over" or not table.course.plan.deal_key:
            raise OutOfDate("game-not-over")
        headings = await self.server.tables.of_deal(table)
        # What somebody made of half a game, or of a game given up, is no result to compare.
        whole = [heading for heading in headings if _comparable(heading)]
        seats = len(table.seats)
        best = [max((heading.about["totals"][seat] for heading in whole), default=0) for seat in range(seats)]
        return shared.page(
            self.server, request, who, "deal.html", table=table.id, game=table.match.box.name,
            title=table.match.box.title, seats=seats, usual=bots.USUAL,
            bots=offered(self.server.settings.house, VOICES[who.language]),
            continued=table.course.continued, mine=viewer or 0,
            games=[_game(heading, best if len(whole) > 1 else [], who.player, table.id) for heading in headings],
        )  # fmt: skip


def _comparable(heading: Heading) -> bool:
    return not heading.about["from"] and not heading.about.get("ended_by")


def _game(heading: Heading, best: list[int], player: str, here: str) -> dict[str, Any]:
    about = heading.about
    start: int = about["from"]
    # A private table is found by those who have its link or sit there; its result may be compared all the same.
    shown = heading.listed or player in heading.players or heading.table == here
    return {
        "table": heading.table if shown else "", "here": heading.table == here, "from": start,
        "seats": [
            {"name": name, "points": points, "best": bool(best) and _comparable(heading) and points == best[seat]}
            for seat, (name, points) in enumerate(zip(about["names"], about["totals"], strict=True))
        ],
    }  # fmt: skip
