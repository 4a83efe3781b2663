"""Keeps a game while it is played, and says so only when it is so."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

from chabudai.core.match import Match
from chabudai.terminal import saves
from chabudai.terminal.paint import ACCENT
from chabudai.terminal.screen import Screen


class Keeper:
    """The files of one game at the terminal."""

    def __init__(self, match: Match, screen: Screen, read: Callable[[str], str], file: Path, kept: bool) -> None:
        self.match = match
        self.screen = screen
        self.read = read
        self.file = file  # where the game is kept
        self.kept = kept  # does that file hold the game as it stands?
        self.trouble = ""  # why it does not, as the player has been told

    def keep(self) -> bool:
        """Note how the game stands; a trouble is told once, with what can be done, not after every choice."""
        words = self.screen.words
        try:
            saves.keep(self.file, self.match.record)
        except OSError as error:
            self.kept = False
            if reason(error) != self.trouble:
                self.trouble = reason(error)
                self.screen.alarm(words("save-failed", file=str(self.file), reason=self.trouble))
                self.screen.note("save-elsewhere", style=ACCENT, save=words("command-save"))
            return False
        self.kept, self.trouble = True, ""
        return True

    def save(self, rest: str) -> None:
        """The command: a copy in a file that the player names."""
        try:
            parts = shlex.split(rest)
        except ValueError:
            parts = [rest]
        if len(parts) != 1:
            self.screen.alarm(self.screen.words("save-how", save=self.screen.words("command-save")))
            return
        self.write(Path(parts[0]).expanduser())

    def write(self, file: Path) -> bool:
        """Save to a file that the player named, but never over something else unasked."""
        words = self.screen.words
        if file.is_file() and not saves.is_of(file, self.match.record):
            answer = self.asked("save-over", file=str(file), yes=words("yes")).casefold()
            if answer not in (words("yes"), words("yes")[0]):
                self.screen.note("save-not")
                return False
        try:
            saves.write(file, self.match.record)
        except OSError as error:
            self.screen.alarm(words("save-failed", file=str(file), reason=reason(error)))
            return False
        self.screen.note("saved", style=ACCENT, file=str(file))
        if not self.kept:  # the player's own folder does not take it: from now on it is kept here
            self.file, self.kept, self.trouble = file.absolute(), True, ""
        return True

    def settle(self) -> bool:
        """The last word on it: where the game cannot be kept the player may name another file."""
        if self.kept or self.keep():
            return True
        while name := self.asked("save-where"):
            if self.write(Path(name).expanduser()):
                return True
        self.screen.alarm(self.screen.words("session-lost"))
        return False

    def asked(self, key: str, **params: str) -> str:
        """An answer to a question of the terminal itself; nothing when there is nobody to answer."""
        try:
            return self.read(self.screen.words(key, **params)).strip()
        except (EOFError, KeyboardInterrupt):
            self.screen.print("")
            return ""


def reason(error: OSError) -> str:
    """Why a file could not be written, in the words of the system."""
    return str(error.strerror or error)
