"""Summaries: a game on one page, to be read, printed, or looked up beside the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.summary import Statement
from chabudai.lessons.lesson import with_lesson
from chabudai.table import addresses
from chabudai.table.doors.server import Server
from chabudai.table.pages import shared
from chabudai.table.pages.draw.words import VOICES, Voice


class Summaries:
    """Their pages."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def show(self, request: Request) -> Response:
        """The summary of a game."""
        who = await shared.visitor(self.server, request)
        box = games.find(request.path_params["game"])
        found = box.summary(who.language)
        return shared.page(
            self.server, request, who, "summary.html",
            game=box.name, title=found.title, introduction=found.introduction,
            summary=Markup(summary(box.name, who.language, addresses.RULES(box.name))),
            lesson=box.name in with_lesson(),
        )  # fmt: skip


@cache
def summary(game: str, language: str, rules: str = "") -> str:
    """Its chapters as HTML; clauses lead to the page of the rules, or to the rules on the same page."""
    box, voice = games.find(game), VOICES[language]
    lines: list[str] = []
    for chapter in box.summary(language).chapters:
        lines.append(f"<section><h2>{escape(chapter.title)}</h2>")
        lines += _statements(chapter.statements, box, voice, rules)
        lines.append("</section>")
    return "".join(lines)


def _statements(statements: Sequence[Statement], box: Box, voice: Voice, rules: str) -> Iterator[str]:
    """Numbered and unnumbered lists, and plain sentences between them."""
    opened = ""  # the list that is open
    for place, one in enumerate(statements):
        kind = "" if not one.mark else "ul" if one.mark == "-" else "ol"
        line = f"{escape(one.text)} {_cited(one.clauses, box, voice, rules)}"
        if one.inner:
            before = place and statements[place - 1].inner
            after = place + 1 < len(statements) and statements[place + 1].inner
            yield f"{'' if before else '<ul>'}<li>{line}</li>{'' if after else '</ul>'}"
            continue
        if opened:
            yield "</li>" if kind == opened else f"</li></{opened}>"
        if kind and kind != opened:
            yield f"<{kind}>"
        yield f"<li>{line}" if kind else f"<p>{line}</p>"
        opened = kind
    if opened:
        yield f"</li></{opened}>"


def _cited(clauses: Sequence[str], box: Box, voice: Voice, rules: str) -> str:
    """The clauses; of those of one chapter only the first one says which."""
    links: list[str] = []
    chapter = ""
    for clause in clauses:
        title = voice.words.clause(box, clause).title
        before, (chapter, _, number) = chapter, clause.partition(".")
        shown = number if before == chapter else title
        label = f' aria-label="{escape(title)}"' if shown != title else ""
        links.append(f'<a class="clause" href="{rules}#rule-{escape(clause)}"{label}>{escape(shown)}</a>')
    return f'<span class="cites">{", ".join(links)}</span>'
