"""Replays of finished games: the move is in the address, the seat whose view to see behind it."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import quote

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from chabudai import bots
from chabudai.core.errors import BadRecord
from chabudai.core.events import Event
from chabudai.table.breath import HALF, Breath
from chabudai.table.errors import OutOfDate
from chabudai.table.fields import whole
from chabudai.table.house import House
from chabudai.table.pages import ending, front, render, tally
from chabudai.table.pages.jumps import finding, jumps
from chabudai.table.pages.rulebook import rulebook
from chabudai.table.pages.story import in_words
from chabudai.table.pages.summaries import summary
from chabudai.table.pages.voice import VOICES, Voice
from chabudai.table.tables import Table

COST: Final = 3.0  # requests that a page is worth when it has to be made
NEAR: Final = 12  # moves round the present one whose choices are put into words, where no event tells of them


class Replays:
    """Looking back."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def latest(self, request: Request) -> Response:
        """The replay from its beginning, or from the move that was chosen in a list."""
        table = await self._finished(request)
        query = request.query_params
        to = whole(query, "to", 0, len(table.match.played), 0)
        seat = f"?seat={quote(query['seat'])}" if "seat" in query else ""
        return RedirectResponse(f"/t/{quote(table.id)}/replay/{to}{seat}", 303)

    async def show(self, request: Request) -> Response:
        """The position after so many choices, as a seat saw it."""
        who = await front.visitor(self.house, request)
        table = await self._finished(request)
        at, last = request.path_params["at"], len(table.match.played)
        if at > last:
            raise BadRecord("no-such-choice", at=at, possible=[f"0–{last}"])
        seats = len(table.seats)
        query = request.query_params
        viewer: int | None = table.seat_of(who.player)
        if "seat" in query:
            viewer = None if query["seat"] == "none" else whole(query, "seat", 0, seats - 1)
        pace = whole(query, "play", 1, 60) if "play" in query else 0  # seconds, for pages without scripts

        async def make() -> str:
            return await _page(request, who, table, at, viewer, pace)

        return await front.of_finished(self.house, request, who, table, COST, (viewer, pace), make)

    async def _finished(self, request: Request) -> Table:
        table = await self.house.rooms.open(request.path_params["table"])
        await table.settled()
        if table.course.continued and table.status != "running":
            raise OutOfDate("no-replay")
        if table.status != "over":
            raise OutOfDate("game-not-over")
        return table


async def _page(
    request: Request, who: front.Visitor, table: Table, at: int, viewer: int | None, pace: int
) -> str:  # fmt: skip
    """The whole page, with a breath between its parts."""
    breath = Breath(HALF)
    box, voice = table.match.box, VOICES[who.language]
    await breath.through(finding(table, viewer, voice))
    await breath.through(ending.counting(table))
    found = jumps(table, viewer, voice)
    lines = await _lines(table, at, viewer, who.language, breath)
    names = table.names(viewer)
    game = table.match.at(at)
    scene = game.scene(viewer)
    given_up = table.course.ending if at == len(table.match.played) else None
    said = scene.prompt if given_up is None else given_up.sentence
    await breath()
    drawn = render.still(scene, box, names, viewer, who.language)
    await breath()
    points = ending.points_chart(table, viewer, voice, ending.leads_to(table, viewer), at)
    await breath()
    trees = game.scores(viewer)
    ranks = game.ranks() if game.over else None
    return front.filled(
        request, who, "replay.html",
        table=table.id, game=box.name, title=box.title, at=at,
        last=len(table.match.played), viewer=viewer, names=table.names(),
        prompt=Markup(voice.say(said, names)),
        frame=Markup(drawn),
        lines=Markup(lines),
        chart=Markup(points),
        score=Markup(tally.score_of(trees, ranks, box, names, voice)),
        cards=Markup(tally.cards(scene.zones, render.painter(box, voice), names)),
        rulebook=Markup(rulebook(box.name, who.language)), summary=Markup(summary(box.name, who.language)),
        seat="none" if viewer is None else str(viewer), pace=pace, bots=list(bots.BOTS), usual=bots.USUAL,
        rounds=[(move, Markup(said)) for move, said in found.rounds],
        cards_at=[(Markup(name), found.next_of(name, at)) for name in found.cards],
    )  # fmt: skip


async def _lines(table: Table, at: int, viewer: int | None, language: str, breath: Breath) -> str:
    """The whole log, a heading for each choice that leads there."""
    voice = VOICES[language]
    log = render.logs(table.match.box, voice)
    names = table.names(viewer)
    seat = "none" if viewer is None else str(viewer)
    lines: list[str] = []

    def some(number: int, events: tuple[Event, ...], who: str = "", written: str = "") -> None:
        told = "".join(log.line(event, names) for event in events if event.visible_to(viewer))
        if not told and written:
            choice = _choice(table, number, viewer, written, voice) if abs(number - at) <= NEAR else ""
            told = f'<li class="faint">{escape(who)} · {choice or escape(written)}</li>'
        here = ' class="now" id="now" aria-current="step"' if number == at else ""
        link = f'<a href="/t/{escape(table.id)}/replay/{number}?seat={seat}">{number}</a>'
        if told or number == at:
            lines.append(f"<li{here}>{link}<ol>{told}</ol></li>")

    some(0, table.match.opening_events)
    for number, played in enumerate(table.match.played, start=1):
        some(number, played.events, names[played.seat], played.written.partition(" ")[2])
        await breath()
    return "".join(lines)


def _choice(table: Table, number: int, viewer: int | None, written: str, voice: Voice) -> str:
    """A choice in words: kept, because the whole scene is drawn for it, and the next page wants the same ones."""
    names = table.names(viewer)
    key = "choice", number, viewer, voice.language, tuple(names)
    said: str | None = table.shelf.get(key)
    if said is None:
        played = table.match.played[number - 1]
        said = table.shelf[key] = in_words(played.before, played.seat, written, names, voice)
    return said
