"""The page of one table."""

from __future__ import annotations

import json
from html import escape
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from chabudai import bots
from chabudai.lessons.lesson import with_lesson
from chabudai.table import observe
from chabudai.table.course import SHOWN
from chabudai.table.errors import NotFound, TableRefused
from chabudai.table.fields import flag, only
from chabudai.table.house import WORDS, House
from chabudai.table.pagelive import read_form
from chabudai.table.pages import front, render, tally
from chabudai.table.pages.reasons import reasons
from chabudai.table.pages.rulebook import rulebook
from chabudai.table.pages.summaries import summary
from chabudai.table.pages.unusual import unusual
from chabudai.table.pages.voice import VOICES
from chabudai.table.rematch import rematch
from chabudai.table.tables import Table

COST: Final = 1.0  # requests that a whole table is worth, beside the one that asks for it


class TablePages:
    """Looking at a table."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def show(self, request: Request) -> Response:
        """The whole table as it is now."""
        who = await front.visitor(self.house, request)
        table = await self.house.rooms.open(request.path_params["table"])
        await table.settled()
        table.look_at(who.player)
        self.house.pay(request, COST)
        viewer = table.seat_of(who.player)
        welcome = viewer is not None or who.player not in table.course.seats.unwelcome
        made = render.parts(table, viewer, who.language, welcome)
        link, link_said = self._invited(request, table, viewer is None and welcome)
        box = table.match.box
        return front.page(
            self.house, request, who, "table.html",
            table=table.id, game=box.name, title=box.title, status=table.status, viewer=viewer,
            roots={name: Markup(render.whole(made, name)) for name in render.ROOTS},
            rulebook=Markup(rulebook(box.name, who.language)), summary=Markup(summary(box.name, who.language)),
            lesson=box.name in with_lesson(), deal=observe.deal(table), deck=self._deck(table),
            stand_in=_bot(table.course.plan.stand_in),
            unusual=unusual(box.name, table.course.plan.unusual, WORDS[who.language]),
            options=self._options(table, who.language), links=self._links(request, table, who.player),
            link=link, link_said=link_said,
            seated=viewer is not None, pace=table.course.plan.pace.kind,
            continued=table.course.continued,
            old=table.course.continued and table.course.plan.position is None,
        )  # fmt: skip

    async def score(self, request: Request) -> Response:
        """The points so far, as far as the viewer may know them: a piece of a page."""
        who = await front.visitor(self.house, request)
        table = await self.house.rooms.open(request.path_params["table"])
        await table.settled()
        if table.status not in SHOWN:
            raise NotFound("not-running", status=table.status)
        html = tally.score(table, table.seat_of(who.player), VOICES[who.language])
        if "part" in request.query_params:
            return HTMLResponse(html, headers={"cache-control": "no-store"})
        title = table.match.box.title
        return front.page(
            self.house, request, who, "score.html", table=table.id, title=title, game=table.match.box.name,
            score=Markup(html), rulebook=Markup(rulebook(table.match.box.name, who.language)),
        )  # fmt: skip

    async def why(self, request: Request) -> Response:
        """What is not possible now, and why: a piece of a page, or a page."""
        who = await front.visitor(self.house, request)
        table = await self.house.rooms.open(request.path_params["table"])
        await table.settled()
        html = reasons(table, table.seat_of(who.player), VOICES[who.language])
        if "part" in request.query_params:
            return HTMLResponse(html, headers={"cache-control": "no-store"})
        box = table.match.box
        return front.page(
            self.house, request, who, "why.html", back=f"/t/{table.id}", title=box.title, game=box.name,
            reasons=Markup(html), rulebook=Markup(rulebook(box.name, who.language)),
        )  # fmt: skip

    async def try_from_here(self, request: Request) -> Response:
        """A table of my own that goes on from here; what I cannot know is dealt anew."""
        who = await front.visitor(self.house, request)
        table = await self.house.rooms.open(request.path_params["table"])
        seat = table.seat_of(who.player)
        if seat is None:
            raise TableRefused("not-at-the-table")
        self.house.count_opening(request)
        trial = await self.house.rooms.try_from_here(table, seat)
        return RedirectResponse(f"/t/{trial.id}", 303)

    async def rematch(self, request: Request) -> Response:
        """To the table at which the people of this one play again; who asks first opens it."""
        who = await front.visitor(self.house, request)
        table = await self.house.rooms.open(request.path_params["table"])
        fields = read_form(await request.body())
        only(fields, ("rotate",))
        self.house.count_opening(request)
        found = await rematch(self.house.rooms, table, who.player, who.name, flag(fields, "rotate"))
        return RedirectResponse(f"/t/{found.id}", 303)

    def _invited(self, request: Request, table: Table, may_sit: bool) -> tuple[str, str]:
        """The link that somebody came by, if a seat is to be had with it; else what has become of it."""
        link = request.query_params.get("seat", "")
        if not may_sit or not link:
            return "", ""
        try:
            chair = self.house.keys.seat_of_link(table.id, link, table.seats)
        except NotFound:
            return "", "page-link-bad"
        if chair.taken or table.status != "waiting":
            return "", "page-link-used"
        return link, ""

    def _links(self, request: Request, table: Table, player: str) -> list[str]:
        """Links to the seats that wait for a friend; for the host."""
        if table.status != "waiting" or player not in (table.course.host, table.course.leader):
            return []
        start = f"{request.url.scheme}://{request.url.netloc}/t/{table.id}?seat="
        return [start + self.house.keys.seat_link(table.id, chair) for chair in table.seats if not chair.taken]

    def _deck(self, table: Table) -> str:
        """The deck that the host brought."""
        deck = table.course.plan.deck
        return "" if deck is None else json.dumps(deck, ensure_ascii=False, indent=1)

    def _options(self, table: Table, language: str) -> Markup:
        words, box, plan = WORDS[language], table.match.box, table.course.plan
        said = []
        for key, value in plan.options.items():
            named = words.value(box, key, value)
            if key == "deck" and plan.deck is not None:  # the deck of this name is not the one that is played with
                named = words("page-own-deck-short")
            said.append(words("options-value", option=words.option(box, key), value=named))
        return Markup(" · ").join(Markup(escape(line)) for line in said)


def _bot(name: str) -> str:
    return f"page-chair-bot-{name}" if name in bots.BOTS else "page-bot"  # an upgrade may take one away
