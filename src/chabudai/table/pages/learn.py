"""Lessons as pages: a real position, what the step says about it, and answers by the same means as at a table.

Nothing is kept.  The position follows from the address, an answer is a part of the address too, and the wanted one
leads to the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from chabudai import bots, games
from chabudai.core.errors import AgainstTheRules, Refused
from chabudai.core.events import Event
from chabudai.lessons import Moment, Taught, lesson_of, teach, with_lesson
from chabudai.table import addresses
from chabudai.table.doors.server import Server
from chabudai.table.errors import NotFound
from chabudai.table.languages import guest_name, say_error
from chabudai.table.pages import shared
from chabudai.table.pages.draw import page_parts, panels, tally
from chabudai.table.pages.draw.card_list import cards
from chabudai.table.pages.draw.frame import frame
from chabudai.table.pages.draw.hot_spots import Hot, hot_spots
from chabudai.table.pages.draw.reasons import reasons_at
from chabudai.table.pages.draw.rulebook import rulebook
from chabudai.table.pages.draw.shorthand import spelled
from chabudai.table.pages.draw.symbols import drawn, symbol
from chabudai.table.pages.draw.words import VOICES, Voice
from chabudai.words import You

NEWS: Final = 6  # lines; older ones can be opened


class Learning:
    """The pages of all lessons."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def index(self, request: Request) -> Response:
        """Which game?"""
        who = await shared.visitor(self.server, request)
        voice = VOICES[who.language]
        every = []
        for name in with_lesson():
            lesson = lesson_of(name)
            every.append(
                {
                    "name": name,
                    "title": lesson.box.title,
                    "about": Markup(voice.say(lesson.about(), ())),
                    "steps": len(lesson.steps),
                    "drawing": Markup(symbol(name, next(iter(drawn(name)), ""))),
                }
            )
        return shared.page(self.server, request, who, "lessons.html", games=every)

    async def begin(self, request: Request) -> Response:
        """The first step."""
        return RedirectResponse(address(games.find(request.path_params["game"]).name), 303)

    async def show(self, request: Request) -> Response:
        """A step: what it says, the position, and what came of the answer in the address."""
        who = await shared.visitor(self.server, request)
        taught, moment = _found(request)
        lesson, voice = taught.lesson, VOICES[who.language]
        names = _names(taught, who)
        said, tone = "", ""
        answer = request.query_params.get("choice")
        if answer is not None:
            try:
                if moment.is_wanted(lesson.seat, answer):
                    return RedirectResponse(_next(taught, moment, answer), 303)
                said, tone = voice.say(lesson.hint(moment.step), names), "kind"
            except Refused as error:
                said, tone = str(Markup.escape(say_error(error, who.language, lesson.box, list(names)))), "refused"
                if isinstance(error, AgainstTheRules):
                    why = voice.say(lesson.box.refusal_text(error.refusal), names)
                    said = f"{why} {voice.cite(lesson.box, error.refusal.clause)}"
        return self._page(
            request, who, taught, moment, names,
            prompt=Markup(_prompt(taught, moment, names, voice)), said=Markup(said), tone=tone,
            show=f"{address(lesson.box.name, moment)}?choice={moment.wanted.replace(' ', '+')}",
        )  # fmt: skip

    async def end(self, request: Request) -> Response:
        """The points, and where to go from here."""
        who = await shared.visitor(self.server, request)
        taught = teach(games.find(request.path_params["game"]).name)
        return self._page(request, who, taught, None, _names(taught, who), prompt="", said="", tone="", show="")

    async def why(self, request: Request) -> Response:
        """What is not possible here, and why: a piece of a page, or a page."""
        who = await shared.visitor(self.server, request)
        taught, moment = _found(request)
        lesson, voice = taught.lesson, VOICES[who.language]
        html = reasons_at(moment.game, lesson.seat, lesson.box, _names(taught, who), voice)
        if "part" in request.query_params:
            return HTMLResponse(html, headers={"cache-control": "no-store"})
        box = lesson.box
        return shared.page(
            self.server, request, who, "why.html", back=address(box.name, moment), title=box.title, game=box.name,
            reasons=Markup(html), rulebook=Markup(rulebook(box.name, who.language)),
        )  # fmt: skip

    def _page(
        self, request: Request, who: shared.Visitor, taught: Taught, moment: Moment | None, names: Sequence[str],
        **values: Any,
    ) -> Response:  # fmt: skip
        lesson, box, voice = taught.lesson, taught.lesson.box, VOICES[who.language]
        game = taught.end if moment is None else moment.game
        scene = box.scene(game.view(lesson.seat))
        spots: dict[str, Hot] = {} if moment is None else hot_spots(scene)
        made = page_parts.drawn(scene, spots, box, names, voice)
        made["frame"] = frame(scene.zones, [seat.index for seat in scene.seats], lesson.seat, voice)
        step = None if moment is None else moment.step
        steps = list(enumerate(lesson.steps, start=1))
        number = len(steps) + 1 if moment is None else moment.number
        return shared.page(
            self.server, request, who, "learn.html",
            game=box.name, title=box.title, step=step, number=number, last=len(steps),
            here=address(box.name, moment, whole=True),
            asked="" if moment is None else f"{moment.number}.{moment.part}",
            steps=[(n, Markup(voice.say(lesson.title(one), names))) for n, one in steps],
            heading=Markup(voice.say(lesson.title(step), names) if step else voice("learn-done")),
            text=Markup(voice.say(lesson.closing() if step is None else lesson.text(step), names)),
            clauses=Markup(" · ").join(Markup(voice.cite(box, clause)) for clause in (step.clauses if step else ())),
            back=_before(taught, moment), frame=Markup(page_parts.whole(made, "frame", box.name)),
            news=Markup(_news(taught if moment is None else moment, names, box.name, voice)),
            score=Markup(
                tally.score_of(box.scores(game, lesson.seat), game.ranks() if game.over else None, box, names, voice)
            ),
            cards=Markup(cards(scene.zones, page_parts.painter(box, voice), names)),
            rulebook=Markup(rulebook(box.name, who.language)),
            others=[(name, games.find(name).title) for name in with_lesson() if name != box.name], **values,
        )  # fmt: skip


def address(game: str, moment: Moment | None = None, whole: bool = False) -> str:
    """Where a moment is to be found; without one, the beginning, or with `whole` the end."""
    if moment is None:
        return addresses.LESSON_END(game) if whole else addresses.LESSON_STEP(game, 1)
    if moment.part > 1 or whole:
        return addresses.LESSON_PART(game, moment.number, moment.part)
    return addresses.LESSON_STEP(game, moment.number)


def _found(request: Request) -> tuple[Taught, Moment]:
    """The moment of the address."""
    params = request.path_params
    taught = teach(games.find(params["game"]).name)
    moment = taught.at(params["number"], params.get("part", 1))
    if moment is None:
        raise NotFound("no-such-page")
    return taught, moment


def _next(taught: Taught, moment: Moment, answer: str) -> str:
    later = taught.after(moment, answer)
    return address(taught.lesson.box.name, later, whole=later is None)


def _before(taught: Taught, moment: Moment | None) -> str:
    """Where the moment before is; nothing for the first."""
    if moment in taught.detours:
        return address(taught.lesson.box.name, taught.at(moment.number))
    place = len(taught.moments) if moment is None else taught.moments.index(moment)
    return address(taught.lesson.box.name, taught.moments[place - 1]) if place else ""


def _names(taught: Taught, who: shared.Visitor) -> list[str]:
    """The learner under the name that tables know, and bots."""
    names: list[str] = list(bots.NAMES[: taught.lesson.seats])
    names[taught.lesson.seat] = You(who.name or guest_name(who.player, who.language))
    return names


def _prompt(taught: Taught, moment: Moment, names: Sequence[str], voice: Voice) -> str:
    """The question of the game with the answers that need no board, as at a table."""
    box = taught.lesson.box
    scene = box.scene(moment.game.view(taught.lesson.seat))
    artist, spots = page_parts.painter(box, voice), hot_spots(scene)

    def lines() -> Iterator[str]:
        yield f'<p id="prompt" tabindex="-1">{voice.say(scene.prompt, names)} {voice.cite(box, scene.clause)}</p>'
        yield '<div id="bar" class="bar">'
        yield from panels.bar(scene, spots, artist, names)
        yield "</div>"
        if not panels.all_in_bar(scene):
            yield f'<details id="every-move"><summary>{voice("page-all-moves", count=len(scene.actions))}</summary>'
            yield f"{panels.moves(scene, voice, panels.every_move(scene, artist, names))}</details>"

    return "".join(lines())


def _news(told: Moment | Taught, names: Sequence[str], game: str, voice: Voice) -> str:
    """What happened since the learner's last answer, in words and with clauses."""
    log = page_parts.logs(games.find(game), voice)
    events: tuple[Event, ...] = told.caused + told.meanwhile
    lines = log.told(events, names)
    return spelled(log.news(lines[-NEWS:], True, lines[:-NEWS]), game)
