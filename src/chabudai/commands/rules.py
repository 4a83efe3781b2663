"""`chabudai rules`: the rules of a game, a chapter of them, one clause, or the summary on one page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from chabudai import games
from chabudai.commands.inputs import GameName
from chabudai.commands.voice import HELP, VOICE, Language, out
from chabudai.core.clauses import Clause
from chabudai.core.summary import Summary
from chabudai.terminal.explain import draw_clause
from chabudai.terminal.paint import ACCENT, FAINT, STRONG


def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", help=HELP("cli-rules-clause"), show_default=False)
    ] = None,
    summary: Annotated[bool, typer.Option("--summary", metavar="", help=HELP("cli-rules-summary"))] = False,
    lang: Language = None,
) -> None:
    console = out()
    if summary:
        _summary(games.find(game).summary(VOICE.words.language), console)
        return
    found = games.find(game).rules(VOICE.words.language)
    if clause is None:
        console.print(Rule(Line(found.title, STRONG), style=FAINT))
        for paragraph in found.introduction.split("\n"):
            console.print(Padding(paragraph, (0, 0, 1, 0)))
        _chapters(found.clauses, console)
        return
    chapter = [one for one in found.clauses if one.id.partition(".")[0] == clause]
    if chapter:
        _chapters(chapter, console)
    else:
        console.print(draw_clause(found.clause(clause), VOICE.words))


def _summary(found: Summary, console: Console) -> None:
    console.print(Rule(Line(found.title, STRONG), style=FAINT))
    console.print(Padding(found.introduction, (0, 0, 1, 0)))
    for chapter in found.chapters:
        console.print(Line(chapter.title, ACCENT))
        table = Table.grid(padding=(0, 1))
        for one in chapter.statements:
            mark = "  –" if one.inner else "–" if one.mark == "-" else one.mark
            cited = Line(f"  {', '.join(one.clauses)}", FAINT)
            table.add_row(Line(f"{mark:>3}", STRONG), Line(one.text).append(cited))
        console.print(Padding(table, (0, 0, 1, 0)))


def _chapters(clauses: Sequence[Clause], console: Console) -> None:
    chapter = ""
    table = Table.grid(padding=(0, 2))
    for one in clauses:
        name, _, number = one.id.partition(".")
        if name != chapter:
            if chapter:
                console.print(Padding(table, (0, 0, 1, 0)))
            chapter, table = name, Table.grid(padding=(0, 2))
            console.print(Line.assemble((one.title.rpartition(" ")[0], ACCENT), (f"  {name}", FAINT)))
        text = Line()
        if mark := VOICE.words.mark(one):
            text.append(f"{mark}  ", ACCENT)
        table.add_row(Line(f"{number:>3}", STRONG), text.append(one.text))
    console.print(table)
