"""Replays of finished games: the move is in the address, the seat whose view to see behind it."""

from __future__ import annotations

from html import escape
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from chabudai import bots
from chabudai.bots.offered_bots import House
from chabudai.core.errors import BadRecord
from chabudai.core.moment import Moment
from chabudai.table import addresses
from chabudai.table.doors.server import Server
from chabudai.table.errors import OutOfDate
from chabudai.table.fields import whole
from chabudai.table.pages import shared
from chabudai.table.pages.draw import page_parts, tally
from chabudai.table.pages.draw.bots_offered import offered
from chabudai.table.pages.draw.card_list import cards
from chabudai.table.pages.draw.film import shots
from chabudai.table.pages.draw.jumps import jumps
from chabudai.table.pages.draw.panels import progress
from chabudai.table.pages.draw.rulebook import rulebook
from chabudai.table.pages.draw.shorthand import spelled
from chabudai.table.pages.draw.words import VOICES, Voice
from chabudai.table.pages.replay_common import replay_common
from chabudai.table.pages.summary import summary
from chabudai.table.running.table import Table
from chabudai.table.running.taking_breath import HALF, Breath

COST: Final = 3.0  # requests that a page is worth when it has to be made


class Replays:
    """Looking back."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def latest(self, request: Request) -> Response:
        """The replay from its beginning, or from the move that was chosen in a list."""
        _, table, _ = await self._finished(request)
        query = request.query_params
        to = whole(query, "to", 0, len(table.match.played), 0)
        seat = {"seat": query["seat"]} if "seat" in query else {}
        return RedirectResponse(addresses.REPLAY(table.id, to, **seat), 303)

    async def show(self, request: Request) -> Response:
        """The position after so many choices, as a seat saw it."""
        who, table, viewer = await self._finished(request)
        at, last = request.path_params["at"], len(table.match.played)
        if at > last:
            raise BadRecord("no-such-choice", at=at, possible=[f"0–{last}"])
        seats = len(table.seats)
        query = request.query_params
        if "seat" in query:
            viewer = None if query["seat"] == "none" else whole(query, "seat", 0, seats - 1)
        pace = whole(query, "play", 1, 60) if "play" in query else 0  # seconds, for pages without scripts

        async def make() -> str:
            return await _page(self.server.settings.house, request, who, table, at, viewer, pace)

        return await shared.of_finished(self.server, request, who, table, COST, (viewer, pace), make)

    async def _finished(self, request: Request) -> tuple[shared.Visitor, Table, int | None]:
        who, table, viewer = await shared.look(self.server, request)
        if table.course.continued and table.status != "running":
            raise OutOfDate("no-replay")
        if table.status != "over":
            raise OutOfDate("game-not-over")
        return who, table, viewer


async def _page(
    house: House, request: Request, who: shared.Visitor, table: Table, at: int, viewer: int | None, pace: int
) -> str:  # fmt: skip
    """The whole page, with a breath between its parts."""
    breath = Breath(HALF)
    box, voice = table.match.box, VOICES[who.language]
    common = await replay_common(table, viewer, who.language, breath)
    found = jumps(table, viewer, voice)
    lines = common.log(at)
    await breath()
    names = table.names(viewer)
    game = table.match.at(at)
    scene = common.marked(box.scene(game.view(viewer)), at)
    given_up = table.course.ending if at == len(table.match.played) else None
    said = scene.prompt if given_up is None else given_up.sentence
    await breath()
    before, after = page_parts.still(scene, box, names, viewer, who.language)
    await breath()
    trees = box.scores(game, viewer)
    seat = "none" if viewer is None else str(viewer)
    ranks = game.ranks() if game.over else None
    return shared.filled(
        request, who, "replay.html",
        table=table.id, game=box.name, title=box.title, at=at,
        last=len(table.match.played), viewer=viewer, names=table.names(),
        prompt=Markup(voice.say(said, names)), short=Markup(voice.short(said, names)),
        shorter=Markup(voice.shorter(said, names)),
        before=Markup(before), after=Markup(after),
        progress=Markup(progress(scene, page_parts.painter(box, voice), names)),
        lines=Markup(spelled(lines, box.name)),
        film=Markup(_film(table, at, viewer, voice)),
        chart=Markup(common.chart.at(at)),
        score=Markup(tally.score_of(trees, ranks, box, names, voice)),
        cards=Markup(cards(scene.zones, page_parts.painter(box, voice), names)),
        rulebook=Markup(rulebook(box.name, who.language)), summary=Markup(summary(box.name, who.language)),
        back=f"{request.url.path}?seat={seat}", seat=seat, pace=pace, bots=offered(house, voice), usual=bots.USUAL,
        rounds=[(move, Markup(said)) for move, said in found.rounds],
        cards_at=[(Markup(name), found.next_of(name, at)) for name in found.cards],
    )  # fmt: skip


def _film(table: Table, at: int, viewer: int | None, voice: Voice) -> str:
    """What the last choice did, for a page that plays it."""
    if not at:
        return ""
    match = table.match
    made: list[str] = []
    artist, names = page_parts.painter(match.box, voice), table.names(viewer)
    last = match.played[at - 1]
    moment = Moment(last.events, last.before, match.at(at), viewer)
    for kind, seat, caption, staged, place in shots(moment, artist, names):
        scene = "" if staged is None else f"<template>{spelled(staged, match.box.name)}</template>"
        who, where = "" if seat is None else seat, escape(place or "")
        made.append(
            f'<li data-kind="{escape(kind)}" data-seat="{who}" data-place="{where}"><p>{caption}</p>{scene}</li>'
        )
    return "".join(made)
