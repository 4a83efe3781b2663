"""What the commands of the lab have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from chabudai import lab  # noqa: F401  # it brings the words by which the options are explained
from chabudai.commands.inputs import BOT_NAMES, at_least_one, whole_number
from chabudai.commands.voice import HELP

Bots = Annotated[str, typer.Option("--bots", metavar=BOT_NAMES, help=HELP("cli-lab-bots"))]
Deals = Annotated[
    int | None,
    typer.Option(
        "--deals", "--games", "-n", parser=at_least_one, metavar="N", help=HELP("cli-lab-deals"), show_default=False
    ),
]
Minutes = Annotated[
    int | None,
    typer.Option("--minutes", parser=at_least_one, metavar="N", help=HELP("cli-lab-minutes"), show_default=False),
]
Seed = Annotated[int, typer.Option("--seed", parser=whole_number, metavar="N", help=HELP("cli-lab-seed"))]
Ray = Annotated[str, typer.Option("--ray", metavar="ADDRESS|auto", help=HELP("cli-lab-ray"), show_default=False)]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help=HELP("cli-lab-out"), show_default=False)]
Primary = Annotated[str, typer.Option("--primary", metavar="FIGURE", help=HELP("cli-lab-primary"))]
Kept = Annotated[Path, typer.Argument(metavar="FOLDER", help=HELP("cli-lab-folder"))]
