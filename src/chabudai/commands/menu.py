"""What to play, when nobody said: the games that are not over, and a new one of each kind."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from chabudai import games
from chabudai.commands.inputs import read_record
from chabudai.commands.voice import VOICE
from chabudai.core.errors import ChabudaiError
from chabudai.core.record import Record, replay
from chabudai.terminal import saves
from chabudai.terminal.paint import ACCENT, ALARM, FAINT

MOST = 5  # games to go on with, the last ones first
LOOKED_AT = 20  # files: whether a game is over is known only once it has been played again


def pick(console: Console, read: Callable[[str], str]) -> Path | str | None:
    """The file of a game to go on with, or the name of a game to begin; None when the player leaves."""
    words = VOICE.words
    saved, new = unfinished(), games.names()
    if saved:
        console.print(Line(words("menu-go-on"), FAINT))
    for number, (file, record) in enumerate(saved, start=1):
        when = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        told = words("menu-game", game=games.find(record.game).title, when=when, choices=len(record.choices))
        console.print(Line.assemble((f"{number:>2}  ", ACCENT), told))
    console.print(Line(words("menu-begin"), FAINT))
    for number, name in enumerate(new, start=len(saved) + 1):
        console.print(Line.assemble((f"{number:>2}  ", ACCENT), games.find(name).title))
    possible: list[Path | str] = [*(file for file, _ in saved), *new]
    numbers = [str(number) for number in range(1, len(possible) + 1)]
    while True:
        try:
            typed = read(words("session-ask")).strip()
        except EOFError:
            return None
        if not typed:
            return None
        if typed in numbers:
            return possible[numbers.index(typed)]
        if typed in new:
            return typed
        console.print(Line(words("menu-unknown", typed=typed, last=len(possible)), ALARM))


def unfinished() -> list[tuple[Path, Record]]:
    """The player's own games that are not over; files that cannot be read are none of them."""
    found: list[tuple[Path, Record]] = []
    folder = saves.folder()
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[:LOOKED_AT]:
        try:
            record = read_record(file)
            if not replay(games.find(record.game), record).over:
                found.append((file, record))
        except ChabudaiError:
            continue
        if len(found) == MOST:
            break
    return found
