"""`chabudai learn`: the first steps in a game, at the terminal."""

from __future__ import annotations

from chabudai import games
from chabudai.commands.inputs import GameName
from chabudai.commands.voice import VOICE, Language, out
from chabudai.lessons import teach
from chabudai.terminal.lesson import Teacher


def learn(
    game: GameName,
    lang: Language = None,
) -> None:
    console = out()
    Teacher(teach(games.find(game).name), VOICE.words, console, console.input).run()
