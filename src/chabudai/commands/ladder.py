"""`chabudai ladder`: the bots measured against one another, on all cores; it can be interrupted and goes on."""

from __future__ import annotations

import os
import platform
import shlex
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Line

from chabudai import bots, games
from chabudai.bots import rating
from chabudai.bots.ladder import LADDER, MATCH, RANDOM, Contest, Game, Seating, play_one, read, write
from chabudai.bots.ladder_page import drawing, page
from chabudai.bots.rating import Rung, Span
from chabudai.commands.exits import INTERRUPTED
from chabudai.commands.inputs import BOT_NAMES, GameName, Jobs, Seats, at_least_one, seats_of
from chabudai.commands.voice import HELP, VOICE, Language, err, out
from chabudai.core import step
from chabudai.core.box import Box
from chabudai.core.errors import BadTable
from chabudai.lab.crew import crew_of
from chabudai.terminal import saves
from chabudai.terminal.paint import FAINT
from chabudai.words import Words


def ladder(
    game: GameName,
    seats: Seats = None,
    deals: Annotated[
        int, typer.Option("--deals", "-n", parser=at_least_one, metavar="N", help=HELP("cli-ladder-deals"))
    ] = 100,
    who: Annotated[
        str | None, typer.Option("--bots", metavar=BOT_NAMES, help=HELP("cli-ladder-bots"), show_default=False)
    ] = None,
    match: Annotated[str | None, typer.Option(metavar="A,B", help=HELP("cli-ladder-match"), show_default=False)] = None,
    against_random: Annotated[
        bool, typer.Option("--against-random", metavar="", help=HELP("cli-ladder-random"))
    ] = False,
    every: Annotated[bool, typer.Option("--every-seating", metavar="", help=HELP("cli-ladder-every"))] = False,
    out_folder: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help=HELP("cli-ladder-out"), show_default=False)
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", metavar="", help=HELP("cli-ladder-fresh"))] = False,
    jobs: Jobs = None,
    lang: Language = None,
) -> None:
    box = games.find(game)
    count = seats_of(box, seats)
    box.new(count, 0)  # says what does not fit
    _fit_together(match, who, against_random, every)
    kind = MATCH if match else RANDOM if against_random else LADDER
    names = tuple(name.strip() for name in (match or who or ",".join(bots.LEVELS)).split(","))
    for name in names:
        bots.player(name)
    if kind == MATCH and len(names) > count:
        raise BadTable("bad-bot-count", count=len(names), seats=count)
    contest = Contest(box.name, count, names, kind, every)
    folder = saves.home() / "ladder" if out_folder is None else out_folder
    file = folder / f"{contest.name}.jsonl"
    played = [] if fresh else read(file, contest)
    write(file, contest, played)
    wanted = list(contest.jobs(deals))
    known = {(one.deal, one.bots) for one in played}
    left = [(box.name, deal, seating) for deal, seating in wanted if (deal, seating) not in known]
    if played and left:
        err().print(Line(VOICE.words("ladder-resumed", done=len(played))))
    going = _play(contest, left, file, jobs or os.cpu_count() or 1, played)
    asked = {(deal, seating) for deal, seating in wanted}
    counted = [one for one in played if (one.deal, one.bots) in asked]
    if counted:
        show(box, contest, counted, folder)
    if not going:
        err().print(Line(VOICE.words("ladder-interrupted", done=len(played))))
        raise typer.Exit(INTERRUPTED)


def _fit_together(match: str | None, who: str | None, against_random: bool, every: bool) -> None:
    """Say which options have no meaning together, rather than leave one of them out."""
    if match and who:
        raise BadTable("options-exclude", option="--match", other="--bots")
    if match and against_random:
        raise BadTable("options-exclude", option="--match", other="--against-random")
    if every and not match:
        raise BadTable("option-needs", option="--every-seating", needed="--match")


def _play(contest: Contest, left: list[tuple[str, int, Seating]], file: Path, jobs: int, played: list[Game]) -> bool:
    """Play what is left, noting each game at once; False when it was interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    what = VOICE.words("ladder-running", game=contest.game, what=", ".join(contest.bots))
    with Progress(*columns, console=err(), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(what, total=len(left))
        with file.open("a", encoding="utf-8") as notes:
            try:
                for one in _results(left, jobs):
                    played.append(one)
                    notes.write(one.line() + "\n")
                    notes.flush()
                    progress.advance(bar)
            except KeyboardInterrupt:
                return False
    return True


def _results(left: list[tuple[str, int, Seating]], jobs: int) -> Iterator[Game]:
    """The games as they are done; one that no process lives through is left out, and played by the next run."""
    for done in crew_of(min(jobs, max(1, len(left)))).run(play_one, left):
        if done.result is not None:
            yield done.result


# --- what is shown and kept -----------------------------------------------------------------------


def show(box: Box, contest: Contest, played: list[Game], folder: Path) -> None:
    """The table on the console, and page and drawing in the folder; these are in English, as all documents are."""
    rungs = rating.rungs(contest, played)
    words = VOICE.words
    table = Table()
    heads, *rows = _table(words, contest, rungs, played)
    for head in heads:
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(*row)
    out().print(table)
    english = Words("en")
    title = english("ladder-title", game=box.title, seats=contest.seats, kind=contest.kind)
    now = datetime.now(UTC).strftime("%Y-%m-%d")
    build = "compiled" if (step.__file__ or "").endswith((".so", ".pyd")) else "pure"
    command = shlex.join(["chabudai", *sys.argv[1:]])
    facts = [
        english("ladder-page-command", command=f"`{command}`"),
        english(
            "ladder-page-deals",
            deals=len({one.deal for one in played}),
            games=len(played),
            how="every" if contest.every else "rotation",
        ),
        english(
            "ladder-page-machine",
            cores=os.cpu_count() or 1,
            machine=platform.machine(),
            python=platform.python_version(),
            build=build,
        ),
        english("ladder-page-date", date=now),
    ]
    picture = folder / f"{contest.name}.svg"
    text = folder / f"{contest.name}.md"
    picture.write_text(drawing(title, rungs), encoding="utf-8")
    heads, *rows = _table(english, contest, rungs, played)
    text.write_text(page(title, facts, heads, rows, picture.name), encoding="utf-8")
    files = words.listed([str(text), str(picture)])
    err().print(Line(words("ladder-kept", files=files), FAINT))


def _table(words: Words, contest: Contest, rungs: Iterable[Rung], played: list[Game]) -> list[list[str]]:
    """The heads, and a row for each bot, the strongest first."""
    rows = [_figures(contest, rung, played) for rung in sorted(rungs, key=lambda rung: -rung.height.middle)]
    return [[words(f"ladder-{head}") for head in rows[0]], *(list(row.values()) for row in rows)]


def _figures(contest: Contest, rung: Rung, played: list[Game]) -> dict[str, str]:
    """What there is to say about a bot in this contest, by column."""
    figures = {"bot": rung.bot}
    if rung.rating:
        figures["rating"] = f"{rung.rating.middle:.1f}"
        figures["interval"] = f"{rung.rating.low:.1f} – {rung.rating.high:.1f}"
    figures["games"] = str(rung.games)
    figures["wins"] = _written(rung.wins, 100, 0)
    figures["place"] = f"{rung.place:.2f}"
    figures["points"] = f"{rung.points:.1f}"
    others = [bot for bot in contest.bots if bot != rung.bot]
    if others:
        figures["next" if contest.seats > 1 else "next-alone"] = _written(rung.ahead, 1, 2)
    if others and contest.kind == MATCH:
        figures["better"] = _written(rating.better_deals(played, rung.bot, others[0]), 100, 0)
    return figures


def _written(span: Span | None, scale: float, digits: int) -> str:
    """A figure with its interval."""
    if span is None:
        return "–"
    figures = [f"{scale * figure:.{digits}f}" for figure in (span.middle, span.low, span.high)]
    return f"{figures[0]} ({figures[1]} – {figures[2]})"
