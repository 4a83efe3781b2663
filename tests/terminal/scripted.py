"""A player whose lines are written beforehand, at a terminal whose output is kept as text."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from chabudai import games
from chabudai.bots import find
from chabudai.core.match import Match
from chabudai.terminal.session import Session
from chabudai.words import Words


class Scripted:
    """A session fed with lines; `said` is all it printed so far."""

    def __init__(self, lines: list[str], match: Match, folder: Path, language: str = "en", seat: int = 0) -> None:
        self.output = io.StringIO()
        self.lines = iter(lines)
        self.left = len(lines)
        console = Console(file=self.output, width=80, height=40, color_system=None)
        self.file = folder / "kept.json"
        self.session = Session(
            match,
            seat,
            Words(language),
            console,
            self._read,
            {other: find("random") for other in range(match.game.seats)},
            self.file,
        )

    def _read(self, prompt: str) -> str:
        self.output.write(prompt)
        for line in self.lines:
            self.left -= 1
            if line == "^C":
                raise KeyboardInterrupt
            return line
        raise EOFError

    def run(self) -> int:
        """Play until the lines or the game are at their end; the exit code."""
        return self.session.run()

    @property
    def said(self) -> str:
        """The output with line breaks as spaces, so that folded sentences can be found."""
        return " ".join(self.output.getvalue().split())


def new_match(seats: int = 3, seed: int = 1, **options: bool | str) -> Match:
    """A fresh game."""
    return Match(games.find("dojo"), seats, seed, options)


def until(match: Match, seat: int, kind: str, pick: int = 0) -> Match:
    """The same game, played by first (or last) options until the seat is asked a question of this kind."""
    while not match.game.over:
        question = match.game.question(seat)
        if question is not None and type(question).__name__ == kind:
            return match
        asked = match.game.waiting()[0]
        match.choose(asked, match.game.options_of[asked][pick])
    raise AssertionError(f"seat {seat} is never asked {kind}")
