"""A game at the terminal: one person, bots on the other seats, from the first question to the last point."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console

from chabudai.bots import Bot, Level
from chabudai.core.errors import CannotUndo, ChabudaiError
from chabudai.core.match import OTHERS_ANSWERED, Match
from chabudai.core.rng import Rng
from chabudai.core.scene import Scene
from chabudai.terminal.answers import read_candidate, read_option
from chabudai.terminal.autosave import Keeper
from chabudai.terminal.paint import ACCENT
from chabudai.terminal.screen import COMMANDS, Screen
from chabudai.words import Words

ABOUT: Final = "?"
KEPT, LOST, INTERRUPTED = 0, 1, 130  # exit codes
AGREED: Final = OTHERS_ANSWERED  # an obstacle to undo that falls away because bots always agree


class Session:
    """What the terminal remembers between two lines that the player types."""

    def __init__(
        self,
        match: Match,
        seat: int,
        words: Words,
        console: Console,
        read: Callable[[str], str],
        bots: Mapping[int, Bot],
        file: Path,
        kept: bool = False,
    ) -> None:
        self.match = match
        self.seat = seat
        self.screen = Screen(match, seat, words, console)
        self.read = read
        self.bots = bots  # by seat
        self.keeper = Keeper(match, self.screen, read, file, kept)
        self.going = True

    @property
    def words(self) -> Words:
        """The language spoken now."""
        return self.screen.words

    # --- the course of a game -----------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the player leaves; the exit code tells whether the game is kept."""
        self.screen.note("session-hello", help=self.words("command-help"))
        try:
            self._play()
        except KeyboardInterrupt:
            self.screen.print("")
            self._leave()
            return INTERRUPTED
        return KEPT if self.keeper.kept else LOST

    def _play(self) -> None:
        shown = False
        while self.going:
            shown = self._bots_choose() and shown
            if self.match.game.over:
                self.screen.end()
                if self.keeper.settle():
                    self.screen.note("session-kept", file=str(self.keeper.file))
                return
            if not shown:
                self.screen.show()
                shown = True
            try:
                typed = self.read(self.words("session-ask")).strip()
            except EOFError:
                self.screen.print("")
                self._leave()
                return
            if typed:
                shown = self._answer(typed)

    def _bots_choose(self) -> bool:
        """Let the others choose; True when there was nothing for them to do."""
        idle = True
        while not self.match.game.over:
            asked = [seat for seat in self.match.game.waiting() if seat != self.seat]
            if not asked:
                break
            idle = False
            seat = asked[0]
            # The bots' chance follows from the game and the number of choices: a resumed game goes on the same.
            rng = Rng(self.match.seed * 1_000_003 + len(self.match.played))
            self.match.choose(seat, self._thought(seat, rng))
            self.keeper.keep()
        return idle

    def _thought(self, seat: int, rng: Rng) -> int:
        """What the bot on this seat chooses; a long thought is shown as a bar."""
        bot, view = self.bots[seat], self.match.game.view(seat)
        if not isinstance(bot, Level):
            return bot(view, seat, rng)
        with self.screen.progress("session-thinking", player=self.screen.names[seat]) as told:
            return bot.choose(view, seat, rng, told)

    def _answer(self, typed: str) -> bool:
        """React to what was typed; True when the table need not be shown again."""
        scene = self.screen.scene()
        if (action := read_option(scene.actions, typed)) is not None:
            self.match.choose(self.seat, action.choice)
            self.keeper.keep()
            return False
        if typed.startswith(ABOUT):
            self.screen.print(self.screen.explainer(scene).about(typed.removeprefix(ABOUT).strip()))
            return True
        name, _, rest = typed.partition(" ")
        for command in COMMANDS:
            if name.casefold() in (command, self.words(f"command-{command}").casefold()):
                return self._obey(command, rest.strip())
        self._refuse(scene, typed)
        return True

    def _refuse(self, scene: Scene, typed: str) -> None:
        """Say why this is no choice: the rules forbid it, or nothing is called like that."""
        choice = read_candidate(self.match.game.view(self.seat), self.seat, typed)
        if choice is None:
            possible = self.words.listed([action.id for action in scene.actions], last="or")
            self.screen.alarm(self.words("session-unknown", typed=typed, possible=possible))
            return
        try:
            self.match.choose(self.seat, choice)
        except ChabudaiError as error:
            self.screen.alarm(self.words.error(error, self.match.box, self.screen.names))

    def _obey(self, command: str, rest: str) -> bool:
        if command == "undo":
            return self._undo()
        if command == "lang":
            return self._change_language(rest)
        if command == "table":
            return False
        if command == "help":
            self.screen.help()
        elif command == "look":
            self.screen.look(rest)
        elif command == "options":
            self.screen.options()
        elif command == "hint":
            self.screen.hint()
        elif command == "log":
            self.screen.log(self.match.events(self.seat), with_clauses=True)
        elif command == "score":
            self.screen.score()
        elif command == "rules":
            self.screen.rules(rest)
        elif command == "save":
            self.keeper.save(rest)
        else:
            self._quit()
        return True

    # --- what is done -------------------------------------------------------------------------

    def _undo(self) -> bool:
        """Take back the player's last choice; bots always agree to go back, but nobody can unlearn a card."""
        match = self.match
        mine = [place for place, played in enumerate(match.played) if played.seat == self.seat]
        written = match.played[mine[-1]].written.partition(" ")[2] if mine else ""
        try:
            match.undo(self.seat, agreed=True)
        except CannotUndo as error:
            self.screen.alarm(self.words.error(error))
            return True
        self.screen.forget()
        self.keeper.keep()
        limit = match.obstacle_to_undo(self.seat)
        self.screen.note("undo-done", style=ACCENT, choice=written)
        if limit in (None, AGREED):
            self.screen.note("undo-further")
        else:
            self.screen.note("undo-limit", why=self.words.error(CannotUndo(str(limit))))
        return False

    def _change_language(self, language: str) -> bool:
        try:
            self.screen.speak(Words(language))
        except ChabudaiError as error:
            self.screen.alarm(self.words.error(error))
            return True
        players = self.match.players
        self.match.players = tuple(replace(one, language=language) if one.me else one for one in players)
        self.keeper.keep()
        return False

    def _quit(self) -> None:
        if name := self.keeper.asked("quit-save"):
            self.keeper.write(Path(name).expanduser())
        self._leave()

    def _leave(self) -> None:
        self.going = False
        if self.keeper.settle():
            self.screen.note("session-left", style=ACCENT, file=shlex.quote(str(self.keeper.file)))
