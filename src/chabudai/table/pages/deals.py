"""All finished games of one deal beside each other: who made more of the same cards."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from chabudai import bots
from chabudai.store import Heading
from chabudai.table.errors import OutOfDate
from chabudai.table.house import House
from chabudai.table.pages import front


class Deals:
    """Comparing."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def show(self, request: Request) -> Response:
        """The games, the best result of each seat marked; and the same deal once more."""
        who = await front.visitor(self.house, request)
        table = await self.house.rooms.open(request.path_params["table"])
        await table.settled()
        if table.status != "over" or not table.course.plan.deal_key:
            raise OutOfDate("game-not-over")
        headings = await self.house.rooms.of_deal(table)
        # What somebody made of half a game, or of a game given up, is no result to compare.
        whole = [heading for heading in headings if _comparable(heading)]
        seats = len(table.seats)
        best = [max((heading.about["totals"][seat] for heading in whole), default=0) for seat in range(seats)]
        return front.page(
            self.house, request, who, "deal.html", table=table.id, game=table.match.box.name,
            title=table.match.box.title, seats=seats, bots=list(bots.BOTS), usual=bots.USUAL,
            continued=table.course.continued, mine=table.seat_of(who.player) or 0,
            games=[_game(heading, best, who.player, table.id) for heading in headings],
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
            {"name": name, "points": points, "best": _comparable(heading) and points == best[seat]}
            for seat, (name, points) in enumerate(zip(about["names"], about["totals"], strict=True))
        ],
    }  # fmt: skip
