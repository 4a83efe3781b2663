"""`chabudai learn`: the first steps in a game, at the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from chabudai import games
from chabudai.commands.inputs import WHICH_GAME, games_like
from chabudai.commands.voice import VOICE, Language, out
from chabudai.lessons import teach
from chabudai.terminal.lesson import Teacher


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help=WHICH_GAME, autocompletion=games_like)],
    lang: Language = None,
) -> None:
    console = out()
    Teacher(teach(games.find(game).name), VOICE.words, console, console.input).run()
