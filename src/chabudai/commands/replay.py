"""`chabudai replay`: a recorded game as it stood after some choice, for one seat, a spectator or a program."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text as Line

from chabudai import games
from chabudai.commands.inputs import read_record, seat_of, whole_number
from chabudai.commands.voice import HELP, VOICE, Language, err, out, print_data
from chabudai.core.box import Box
from chabudai.core.game import Game
from chabudai.core.record import Record
from chabudai.core.record import replay as play_again
from chabudai.terminal.options import draw_options
from chabudai.terminal.paint import FAINT
from chabudai.terminal.score import draw_result
from chabudai.terminal.table import draw_prompt, draw_scene, names_at

PICTURE_WIDTH = 84
FONTS = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HELP("cli-replay-file"))],
    at: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="N", help=HELP("cli-replay-at"), show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="S", help=HELP("cli-replay-seat"), show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", metavar="", help=HELP("cli-replay-json"))] = False,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help=HELP("cli-replay-svg"), show_default=False)] = None,
    lang: Language = None,
) -> None:
    record = read_record(file)
    box = games.find(record.game)
    game = play_again(box, record, at)
    viewer = None if seat is None else seat_of(game.seats, seat)
    if as_json:
        seen = game if viewer is None else game.view(viewer)
        print_data(box.picture(seen), indent=2)
        return
    choices = len(record.choices) if at is None else at
    if svg is None:
        show(out(), box, record, game, viewer, choices)
        return
    console = Console(record=True, width=PICTURE_WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
    show(console, box, record, game, viewer, choices)
    # Pictures bring no font from elsewhere: the reader's own monospace will do.
    drawing = FONTS.sub("", console.export_svg(title=box.title))
    try:
        svg.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(VOICE.words("save-failed", file=str(svg), reason=str(error.strerror))) from error
    err().print(Line(VOICE.words("saved", file=str(svg)), FAINT))


def show(console: Console, box: Box, record: Record, game: Game, viewer: int | None, choices: int) -> None:
    """The scene, what is asked and, at the end, the points."""
    words = VOICE.words
    names = names_at(words, game.seats, viewer, record.players)
    scene = box.scene(game.view(viewer))
    title = words("replay-title", game=box.title, at=choices, of=len(record.choices))
    console.print(draw_scene(scene, words, names, title))
    if game.over:
        console.print(draw_result(box.scores(game, viewer), game.ranks(), words, box, names))
    if record.ended is not None and choices == len(record.choices):  # nobody is asked anything any more
        console.print(Line(words.say(record.ended.sentence, names)))
        return
    console.print(draw_prompt(scene, words, names))
    if scene.actions:
        console.print(draw_options(scene, words, names, console))
