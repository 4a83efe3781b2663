"""The commands that look at a folder: show, export, game."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text as Line

from chabudai.commands.inputs import whole_number
from chabudai.commands.lab.options import Kept
from chabudai.commands.lab.run_plan import need_figures, tell_of
from chabudai.commands.voice import HELP, VOICE, Language, out
from chabudai.core.errors import BadTable
from chabudai.lab.folder import Folder
from chabudai.lab.play import Row, record
from chabudai.terminal.paint import FAINT

GAMES = ("cell", "deal", "seed", "seat", "bot", "place", "points", "decisions", "options", "waited", "moves")
CARDS = ("cell", "deal", "seat", "event", "card", "times")


def show(folder: Kept, lang: Language = None) -> None:
    need_figures()
    tell_of(Folder.open(folder))


def export(
    folder: Kept,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FOLDER", help=HELP("cli-lab-export"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    kept = Folder.open(folder)
    target = folder if to is None else to
    target.mkdir(parents=True, exist_ok=True)
    rows = list(kept.rows())
    _write(target / "games.csv", GAMES, (line for row in rows for line in _seats(kept, row)))
    _write(target / "cards.csv", CARDS, ([row["cell"], row["deal"], *card] for row in rows for card in row["cards"]))
    files = [str(target / name) for name in ("games.csv", "cards.csv")]
    out().print(Line(VOICE.words("lab-exported", files=VOICE.words.listed(files)), FAINT))


def _seats(kept: Folder, row: Row) -> Iterable[list[Any]]:
    bots = kept.plan.cell(row["cell"]).bots
    for seat, bot in enumerate(bots):
        figures = [row[key][seat] for key in ("places", "points", "decisions", "width", "waited")]
        yield [row["cell"], row["deal"], kept.plan.seed + row["deal"], seat, bot, *figures, row["moves"]]


def _write(file: Path, heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    with file.open("w", newline="", encoding="utf-8") as target:
        writer = csv.writer(target)
        writer.writerow(heads)
        writer.writerows(rows)


def game(
    folder: Kept,
    deal: Annotated[int, typer.Argument(parser=whole_number, metavar="DEAL", help=HELP("cli-lab-deal"))],
    cell: Annotated[
        str | None, typer.Argument(metavar="VARIANT", help=HELP("cli-lab-variant"), show_default=False)
    ] = None,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FILE", help=HELP("cli-lab-game-to"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    plan = Folder.open(folder).plan
    names = [known.name for known in plan.cells]
    if cell is not None and cell not in names:
        raise BadTable("lab-no-variant", variant=cell, possible=names)
    text = record(plan.box, plan.cell(cell or names[0]), deal, plan.seed).dumps()
    if to is None:
        print(text, end="")
        return
    to.write_text(text, encoding="utf-8")
    out().print(Line(VOICE.words("saved", file=str(to)), FAINT))
