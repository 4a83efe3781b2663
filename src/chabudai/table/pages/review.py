"""The review of a finished game as a page: chances, the decisions that mattered, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from chabudai.bots.review import MATTERED, Decision, Review
from chabudai.table import addresses
from chabudai.table.doors.server import Server
from chabudai.table.errors import OutOfDate
from chabudai.table.pages import shared
from chabudai.table.pages.draw import ending
from chabudai.table.pages.draw.chart import Chart, chart
from chabudai.table.pages.draw.jumps import finding
from chabudai.table.pages.draw.story import in_words
from chabudai.table.pages.draw.words import VOICES, Voice
from chabudai.table.running.table import Table
from chabudai.table.running.taking_breath import HALF, Breath

NOTABLE: Final = 0.005  # of chance to win: a smaller loss is none that we could be sure of
COST: Final = 4.0  # requests that a page is worth when it has to be made
AGAIN: Final = 3  # seconds until a page that waits for a review looks again


class Reviewing:
    """Looking at what could have been done better."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def ask(self, request: Request) -> Response:
        """Let a review be made."""
        _, table, _ = await shared.look(self.server, request)
        await self.server.reviews.ask(table, self.server.address(request))
        return RedirectResponse(addresses.REVIEW(table.id), 303)

    async def show(self, request: Request) -> Response:
        """The review, how far it is, or the question whether to make it."""
        who, table, viewer = await shared.look(self.server, request)
        if table.course.continued:
            raise OutOfDate("no-replay")
        if table.status != "over":
            raise OutOfDate("game-not-over")
        box, voice = table.match.box, VOICES[who.language]
        found = await self.server.reviews.find(table)
        done = self.server.reviews.done.get(table.id)

        async def make() -> str:
            breath = Breath(HALF)
            await breath.through(finding(table, viewer, voice))
            await breath.through(ending.counting(table))
            told: dict[str, Any] = {} if found is None else await _told(table, viewer, found, voice, breath)
            return shared.filled(
                request, who, "review.html", table=table.id, game=box.name, title=box.title,
                found=found is not None, making=done is not None, done=done or 0, whole=len(table.match.played),
                again=AGAIN, points=Markup(ending.points_chart(table, viewer, voice, ending.leads_to(table, viewer))),
                **told,
            )  # fmt: skip

        if found is None:  # changes as it is made
            return shared.sent(self.server, request, who, await make())
        return await shared.of_finished(self.server, request, who, table, COST, viewer, make)


async def _told(table: Table, viewer: int | None, found: Review, voice: Voice, breath: Breath) -> dict[str, Any]:
    names = table.names(viewer)
    mine, others = mattered(found, viewer)
    told = []
    for decision in (*mine, *others):
        told.append(_decision(table, viewer, decision, names, voice))
        await breath()
    return {
        "chances": Markup(_chances(table, viewer, found, [*mine, *others], voice)),
        "mine": told[: len(mine)] if viewer is not None else None,
        "mattered": told[len(mine) :],
        "accounts": [
            {
                "name": names[seat], "start": _percent(account.start), "own": _percent(account.own),
                "others": _percent(account.others), "luck": _percent(account.luck), "result": _percent(account.result),
                "lost": _percent(sum(one.loss for one in found.decisions if one.seat == seat)),
            }
            for seat, account in enumerate(found.accounts)
        ],
    }  # fmt: skip


def mattered(found: Review, viewer: int | None) -> tuple[list[Decision], list[Decision]]:
    """The decisions that cost most: the reader's own, however small beside others', and those of the others."""
    own = sorted((one for one in found.decisions if one.seat == viewer), key=lambda one: -one.loss)[:MATTERED]
    return (
        [one for one in own if one.loss >= NOTABLE],
        [one for one in found.mattered if one.loss >= NOTABLE and one.seat != viewer],
    )


def _percent(chance: float) -> int:
    return round(100 * chance)


def _chances(table: Table, viewer: int | None, found: Review, marked: Sequence[Decision], voice: Voice) -> str:
    names = table.names()
    lines = [[100 * chance for chance in account.course] for account in found.accounts]
    swings = [max(map(abs, _changes(line)), default=0) for line in lines]
    about = voice("page-chart-chances-about", name=names[swings.index(max(swings))], most=round(max(swings)))
    stops = ending.stops(table, viewer, voice)
    what = Chart(
        "chances", voice("page-chart-chances"), about, names, found.pieces, lines, stops, steps=False, whole=True,
        marks=[decision.number for decision in marked],
    )  # fmt: skip
    return chart(what, voice, ending.leads_to(table, viewer)).at(None)


def _changes(line: Sequence[float]) -> list[float]:
    return [after - before for before, after in pairwise(line)]


def _decision(
    table: Table, viewer: int | None, decision: Decision, names: Sequence[str], voice: Voice
) -> dict[str, Any]:
    """A decision in words, and where the replay shows it: just before."""
    box, before = table.match.box, table.match.at(decision.number - 1)
    return {
        "number": decision.number, "name": names[decision.seat], "loss": _percent(decision.loss),
        "link": ending.leads_to(table, decision.seat)(decision.number - 1),
        "made": Markup(in_words(box, before, decision.seat, decision.written.partition(" ")[2], names, voice)),
        "best": Markup(in_words(box, before, decision.seat, decision.best, names, voice)),
    }  # fmt: skip
