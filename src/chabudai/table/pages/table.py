"""The page of one table."""

from __future__ import annotations

import json
from html import escape
from typing import Final
from urllib.parse import quote

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from chabudai.lessons.lesson import with_lesson
from chabudai.table import addresses
from chabudai.table.course.state import SHOWN
from chabudai.table.doors.server import Server
from chabudai.table.errors import NotFound, TableRefused
from chabudai.table.fields import flag, only
from chabudai.table.languages import WORDS
from chabudai.table.pages import shared
from chabudai.table.pages.draw import page_parts, tally
from chabudai.table.pages.draw.advice import advice
from chabudai.table.pages.draw.bots_offered import called
from chabudai.table.pages.draw.key import key_to_symbols
from chabudai.table.pages.draw.reasons import reasons
from chabudai.table.pages.draw.rulebook import rulebook
from chabudai.table.pages.draw.shorthand import longhand
from chabudai.table.pages.draw.unusual_options import unusual
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.pages.feed import watchers
from chabudai.table.pages.forms import read_form
from chabudai.table.pages.summary import summary
from chabudai.table.running.rematch import rematch
from chabudai.table.running.table import Table
from chabudai.table.seen import observation

COST: Final = 1.0  # requests that a whole table is worth, beside the one that asks for it


class TablePages:
    """Looking at a table."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def show(self, request: Request) -> Response:
        """The whole table as it is now."""
        who, table, viewer = await shared.look(self.server, request)
        table.look_at(who.player)
        self.server.pay(request, COST)
        welcome = viewer is not None or who.player not in table.course.seats.unwelcome
        made = page_parts.playable(table, viewer, who.language, welcome)
        link, link_said = self._invited(request, table, viewer is None and welcome)
        box = table.match.box
        return shared.page(
            self.server, request, who, "table.html",
            table=table.id, game=box.name, title=box.title, status=table.status, viewer=viewer,
            roots={name: Markup(page_parts.whole(made, name, box.name)) for name in page_parts.ROOTS},
            rulebook=Markup(rulebook(box.name, who.language)), summary=Markup(summary(box.name, who.language)),
            symbols=Markup(key_to_symbols(box.name, who.language)), drawing=longhand(box.name),
            lesson=box.name in with_lesson(), deal=observation.deal(table), deck=self._deck(table),
            stand_in=Markup(called(table.course.plan.stand_in, VOICES[who.language])),
            sent_away=table.course.plan.sent_away,
            unusual=unusual(box.name, table.course.plan.unusual, WORDS[who.language]),
            options=self._options(table, who.language), links=self._links(request, table, who.player),
            link=link, link_said=link_said,
            may_sit=viewer is None and welcome and (bool(link) or self._open(table)),
            invited_to=self._invited_to(table, viewer, who.language), pitch=WORDS[who.language](f"{box.name}-pitch"),
            minutes=box.minutes, here=self._here(table, viewer), watching=watchers(table.spectators, who.language),
            back=request.url.path + (f"?seat={quote(link)}" if link else ""),
            seated=viewer is not None, pace=table.course.plan.pace.kind,
            continued=table.course.continued,
            helped=table.course.helped, hints=table.course.plan.hints,
            old=table.course.continued and table.course.plan.position is None,
        )  # fmt: skip

    async def score(self, request: Request) -> Response:
        """The points so far, as far as the viewer may know them: a piece of a page."""
        who, table, viewer = await shared.look(self.server, request)
        if table.status not in SHOWN:
            raise NotFound("not-running", status=table.status)
        html = tally.score(table, viewer, VOICES[who.language])
        if "part" in request.query_params:
            return HTMLResponse(html, headers={"cache-control": "no-store"})
        title = table.match.box.title
        return shared.page(
            self.server, request, who, "score.html", table=table.id, title=title, game=table.match.box.name,
            score=Markup(html), rulebook=Markup(rulebook(table.match.box.name, who.language)),
        )  # fmt: skip

    async def why(self, request: Request) -> Response:
        """What is not possible now, and why: a piece of a page, or a page."""
        who, table, viewer = await shared.look(self.server, request)
        html = reasons(table, viewer, VOICES[who.language])
        if "part" in request.query_params:
            return HTMLResponse(html, headers={"cache-control": "no-store"})
        box = table.match.box
        return shared.page(
            self.server, request, who, "why.html", back=addresses.TABLE(table.id), title=box.title, game=box.name,
            reasons=Markup(html), rulebook=Markup(rulebook(box.name, who.language)),
        )  # fmt: skip

    async def cards(self, request: Request) -> Response:
        """What lies on the table, in full: a piece of a page."""
        who, table, viewer = await shared.look(self.server, request)
        welcome = viewer is not None or who.player not in table.course.seats.unwelcome
        html = page_parts.page(table, viewer, who.language, welcome).cards(table)
        return HTMLResponse(html, headers={"cache-control": "no-store"})

    async def hint(self, request: Request) -> Response:
        """What is best to do now, and why: a piece of a page, or a page."""
        who, table, viewer = await shared.look(self.server, request)
        found = await self.server.hint(request, table, viewer)
        box, voice = table.match.box, VOICES[who.language]
        html = advice(found, box, table.names(viewer), voice)
        if "part" in request.query_params:
            return HTMLResponse(html, headers={"cache-control": "no-store"})
        return shared.page(
            self.server, request, who, "hint.html", back=addresses.TABLE(table.id), title=box.title, game=box.name,
            advice=Markup(html), rulebook=Markup(rulebook(box.name, who.language)),
        )  # fmt: skip

    async def try_from_here(self, request: Request) -> Response:
        """A table of my own that goes on from here; what I cannot know is dealt anew."""
        _, table, seat = await shared.look(self.server, request)
        if seat is None:
            raise TableRefused("not-at-the-table")
        self.server.count_opening(request)
        trial = await self.server.tables.try_from_here(table, seat)
        return RedirectResponse(addresses.TABLE(trial.id), 303)

    async def rematch(self, request: Request) -> Response:
        """To the table at which the people of this one play again; who asks first opens it."""
        who, table, _ = await shared.look(self.server, request)
        fields = read_form(await request.body())
        only(fields, ("rotate",))
        self.server.count_opening(request)
        found = await rematch(self.server.tables, table, who.player, who.name, flag(fields, "rotate"))
        return RedirectResponse(addresses.TABLE(found.id), 303)

    def _invited(self, request: Request, table: Table, may_sit: bool) -> tuple[str, str]:
        """The link that somebody came by, if a seat is to be had with it; else what has become of it."""
        link = request.query_params.get("seat", "")
        if not may_sit or not link:
            return "", ""
        try:
            chair = self.server.keys.seat_of_link(table.id, link, table.seats)
        except NotFound:
            return "", "page-link-bad"
        if chair.taken or table.status != "waiting":
            return "", "page-link-used"
        return link, ""

    def _links(self, request: Request, table: Table, player: str) -> list[tuple[int, str]]:
        """Links to the seats that wait for a friend; for the host."""
        if table.status != "waiting" or player not in (table.course.host, table.course.leader):
            return []
        links = [(chair.index, self.server.keys.seat_link(table.id, chair)) for chair in table.seats if not chair.taken]
        return [(seat, shared.outside(request, addresses.TABLE(table.id, seat=link))) for seat, link in links]

    def _here(self, table: Table, viewer: int | None) -> str:
        """The seats of those who are here; the reader is, even before the page has opened its line."""
        return " ".join(str(seat) for seat in range(len(table.seats)) if seat in table.here or seat == viewer)

    def _open(self, table: Table) -> bool:
        """Is there a seat for anybody, before the game begins?"""
        return table.status == "waiting" and table.course.seats.vacant

    def _invited_to(self, table: Table, viewer: int | None, language: str) -> str:
        """The heading of the waiting room: for who comes by a link, by whom they are invited to what."""
        words, title = WORDS[language], table.match.box.title
        seat = table.course.seats.of(table.course.host)
        if viewer is not None or seat is None:
            return words("page-room-waits", game=title)
        return words("page-room-invites", game=title, name=table.course.seats.name(seat))

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
