"""`chabudai check`: hold random games to the laws on all cores; it can be interrupted and goes on where it was."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text as Line

from chabudai import games
from chabudai.commands.check_progress import Checked
from chabudai.commands.exits import FAILED, INTERRUPTED
from chabudai.commands.inputs import Jobs, at_least_one, games_like, read_record
from chabudai.commands.voice import HELP, VOICE, Language, err, out
from chabudai.core.box import Box
from chabudai.core.errors import BrokenLaw
from chabudai.core.laws import Report, check_game, check_record, missing_sights, missing_steps, table
from chabudai.core.match import Match
from chabudai.lab.crew import crew_of, in_order
from chabudai.terminal import saves
from chabudai.terminal.paint import ACCENT, ALARM
from chabudai.words.heard import missing_words

ENOUGH = 1_000  # from so many games on, a kind of step that never happened is a failure
KEEP_EVERY = 50  # games between two notes of how far we are
LISTENED = 6  # games of which every word is looked up


@dataclass(frozen=True)
class Outcome:
    """What a game has shown, or the broken law, the calls that led there and the record that shows it."""

    report: Report | None
    law: str = ""
    trace: str = ""
    record: str = ""


def check(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=HELP("cli-check-game"), autocompletion=games_like, show_default=False),
    ] = None,
    number: Annotated[
        int, typer.Option("--games", "-n", parser=at_least_one, metavar="N", help=HELP("cli-check-games"))
    ] = 200,
    fresh: Annotated[bool, typer.Option("--fresh", metavar="", help=HELP("cli-check-fresh"))] = False,
    jobs: Jobs = None,
    counts: Annotated[bool, typer.Option("--counts", metavar="", help=HELP("cli-check-counts"))] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help=HELP("cli-check-record"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    if record is not None:
        if not check_again(games.find(read_record(record).game if game is None else game), record):
            raise typer.Exit(FAILED)
        return
    boxes = [games.find(name) for name in (games.names() if game is None else (game,))]
    failed = False
    for box in boxes:
        failed = not check_box(box, number, fresh, jobs or os.cpu_count() or 1, counts) or failed
    if failed:
        raise typer.Exit(FAILED)


def check_box(box: Box, number: int, fresh: bool, jobs: int, counts: bool) -> bool:
    """Check one game; True when all laws hold."""
    words = VOICE.words
    checked = Checked.begin(box, fresh)
    if 0 < checked.done < number:
        err().print(Line(words("check-resumed", game=box.title, done=checked.done)))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            Progress(*columns, console=err(), disable=not sys.stderr.isatty()) as progress,
            outcomes(box.name, checked.done, number, jobs) as results,
        ):
            bar = progress.add_task(box.title, total=number, completed=min(checked.done, number))
            for outcome in results:
                if outcome.report is None:
                    _show_failure(box, checked.done, outcome)
                    return False
                checked.add(outcome.report)
                progress.advance(bar)
                if checked.done % KEEP_EVERY == 0:
                    checked.keep()
    except KeyboardInterrupt:
        err().print(Line(words("check-interrupted", done=checked.done), ACCENT))
        raise typer.Exit(INTERRUPTED) from None
    finally:
        checked.keep()
    covered = _show_coverage(box, checked, counts)
    return _show_words(box) and covered


def _show_failure(box: Box, seed: int, outcome: Outcome) -> None:
    file = saves.home() / "broken" / f"{box.name}-{seed}.json"
    words = VOICE.words
    err().print(Line(outcome.trace.rstrip()))
    err().print(Line(words("check-broken", game=box.title, seed=seed, law=outcome.law), ALARM))
    print(outcome.record)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(outcome.record, encoding="utf-8")
    except OSError as error:
        err().print(Line(words("save-failed", file=str(file), reason=str(error.strerror)), ALARM))
        return
    err().print(Line(words("saved", file=str(file))))
    err().print(Line(words("check-again", game=box.name, file=quote(str(file)))))


def check_again(box: Box, file: Path) -> bool:
    """Hold the position where a record ends to the laws; True when they hold."""
    words = VOICE.words
    try:
        check_record(box, read_record(file))
    except BrokenLaw as broken:
        outcome = _broken(broken)
        err().print(Line(outcome.trace.rstrip()))
        err().print(Line(words("check-broken-again", game=box.title, law=outcome.law), ALARM))
        return False
    out().print(Line(words("check-held-again", game=box.title), ACCENT))
    return True


def _show_coverage(box: Box, checked: Checked, counts: bool) -> bool:
    words = VOICE.words
    report = checked.report
    out().print(Line(words("check-held", game=box.title, games=checked.done, choices=report.choices), ACCENT))
    if box.sights:
        unseen = missing_sights(box, report)
        seen = len(box.sights) - len(unseen)
        out().print(Line(words("check-seen", seen=seen, all=len(box.sights))))
        if unseen:
            out().print(Line(words("check-unseen", sights=words.listed(unseen), count=len(unseen)), ACCENT))
        for sight in box.sights if counts else ():
            out().print(Line(f"{report.sights[sight]:7d}  {sight}"))
    if not report.steps:
        out().print(Line(words("check-unwatched")))
        return True
    missing = missing_steps(box, report)
    if not missing:
        out().print(Line(words("check-covered", steps=len(box.steps))))
        return True
    fails = checked.done >= ENOUGH
    sentence = words("check-missing", steps=words.listed(missing), count=len(missing))
    out().print(Line(sentence, ALARM if fails else ACCENT))
    return not fails


def _show_words(box: Box) -> bool:
    """Says which entries of the catalogues are missing; True when none is."""
    missing = missing_words(box, LISTENED)
    if missing:
        err().print(Line(VOICE.words("check-unsaid", count=len(missing)), ALARM))
    for entry in missing:
        err().print(Line(f"  {entry}"))
    return not missing


# --- the games, here or in other processes --------------------------------------------------------


@contextmanager
def outcomes(name: str, start: int, stop: int, jobs: int) -> Iterator[Iterator[Outcome]]:
    """What the games with these numbers show, in order."""
    tasks = [(name, number) for number in range(start, stop)]
    results = crew_of(min(jobs, max(1, len(tasks)))).run(check_one, tasks)
    try:
        yield (_died(done.batch) if done.result is None else done.result for done in in_order(results))
    finally:
        results.close()


def _died(task: tuple[str, int]) -> Outcome:
    """A game that no process lives through breaks the first law of all."""
    name, number = task
    box = games.find(name)
    seats, options = table(box, number)
    return Outcome(None, "crash", "", Match(box, seats, number, options).record.dumps())


def check_one(task: tuple[str, int]) -> Outcome:
    """Play and check the game with this number; its number is also its seed."""
    name, number = task
    box = games.find(name)
    seats, options = table(box, number)
    try:
        return Outcome(check_game(box, seats, number, options, judged=_judged(name)))
    except BrokenLaw as broken:
        return _broken(broken)


def _broken(broken: BrokenLaw) -> Outcome:
    facts = ", ".join(f"{fact} {value}" for fact, value in broken.facts.items())
    law = f"{broken.problem} ({facts})" if facts else broken.problem
    return Outcome(None, law, broken.trace, broken.where)


@cache
def _judged(name: str) -> set[str]:
    """The kinds of question that this process has already held to the dear laws."""
    return set()
