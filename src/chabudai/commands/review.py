"""`chabudai review`: a finished game, decision by decision, with luck and skill apart."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text as Line

from chabudai import games
from chabudai.bots.review import SIMULATIONS, Decision, Review
from chabudai.bots.review import review as go_through
from chabudai.commands.inputs import at_least_one, read_record, seat_of, whole_number
from chabudai.commands.voice import HELP, VOICE, Language, err, out
from chabudai.core.players import person
from chabudai.core.record import replay
from chabudai.terminal.paint import ACCENT, ALARM, FAINT, STRONG
from chabudai.terminal.table import names_at

NOT_KEPT = 1
NOTABLE = 0.005  # of chance to win: a smaller loss is none that we could be sure of


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help=HELP("cli-review-file"))],
    simulations: Annotated[
        int, typer.Option(parser=at_least_one, metavar="N", help=HELP("cli-review-simulations"))
    ] = SIMULATIONS,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="S", help=HELP("cli-review-seat"), show_default=False)
    ] = None,
    kept: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=HELP("cli-review-out"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    record = read_record(file)
    box = games.find(record.game)
    words = VOICE.words
    reader = person(record.players) if seat is None else seat_of(record.seats, seat)
    if not replay(box, record).over:
        err().print(Line(words("review-not-over"), ALARM))
    with Progress(console=err(), transient=True, disable=not sys.stderr.isatty()) as progress:
        choices = len(record.choices)
        bar = progress.add_task(words("review-running", game=box.title, choices=choices), total=choices)
        found = go_through(box, record, simulations, told=lambda done: progress.update(bar, completed=done))
    show(found, names_at(words, record.seats, reader, record.players), reader, box.title)
    if kept is None:
        return
    try:
        kept.write_text(json.dumps(found.to_json(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        err().print(Line(words("save-failed", file=str(kept), reason=str(error.strerror)), ALARM))
        raise typer.Exit(NOT_KEPT) from error
    err().print(Line(words("review-kept", file=str(kept)), FAINT))


def show(found: Review, names: Sequence[str], reader: int | None, title: str) -> None:
    """The decisions that mattered, and how each seat's chance moved; the reader's own row stands out."""
    words, console = VOICE.words, out()
    console.print(Line(words("review-title", game=title), ACCENT))
    mattered = [decision for decision in found.mattered if decision.loss >= NOTABLE]
    console.print(Line(words("review-mattered" if mattered else "review-nothing"), STRONG))
    for decision in mattered:
        console.print(Line(_sentence(decision, names)))
    table = Table()
    heads = ("seat", "start", "own", "others", "luck", "result", "loss")
    for head in heads:
        table.add_column(words(f"review-{head}"), justify="left" if head == "seat" else "right")
    for seat, account in enumerate(found.accounts):
        lost = sum(decision.loss for decision in found.decisions if decision.seat == seat)
        moved = [f"{100 * part:+.0f}" for part in (account.own, account.others, account.luck)]
        table.add_row(
            names[seat],
            f"{100 * account.start:.0f}",
            *moved,
            f"{100 * account.result:.0f}",
            f"{100 * lost:.0f}",
            style=STRONG if seat == reader else "",
        )
    console.print(table)


def _sentence(decision: Decision, names: Sequence[str]) -> str:
    return VOICE.words(
        "review-decision",
        number=decision.number,
        player=names[decision.seat],
        written=decision.written.partition(" ")[2],
        best=decision.best,
        loss=VOICE.words.decimal(100 * decision.loss),
    )
