"""A lesson at the terminal: the same steps as on the page, answered by number or notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text as Line

from chabudai.core.errors import Refused
from chabudai.core.events import Event
from chabudai.core.scene import Scene, Text
from chabudai.lessons import Moment, Taught
from chabudai.terminal.answers import read_candidate, read_option
from chabudai.terminal.explain import Explainer
from chabudai.terminal.paint import ACCENT, ALARM, FAINT, STRONG
from chabudai.terminal.score import draw_result
from chabudai.terminal.sheet import WIDEST_PROSE, Sheet
from chabudai.terminal.table import draw_scene, names_at
from chabudai.words import Words

COMMANDS: Final = ("help", "show", "quit")
NEWS: Final = 6  # lines
ABOUT: Final = "?"


class Teacher:
    """Goes through a lesson with somebody who types."""

    def __init__(self, taught: Taught, words: Words, console: Console, read: Callable[[str], str]) -> None:
        self.taught = taught
        self.lesson = taught.lesson
        self.words = words
        self.console = console
        self.read = read
        self.names = names_at(words, self.lesson.seats, self.lesson.seat)

    def run(self) -> None:
        """All steps, unless the learner leaves before."""
        typed = {command: self._command(command) for command in COMMANDS}
        self._say(self.words("lesson-hello", **typed), FAINT)
        moment: Moment | None = self.taught.moments[0]
        while moment is not None:
            self._show(moment)
            answer = self._answered(moment)
            if not answer:
                return
            moment = self.taught.after(moment, answer)
        self._news([*self.taught.caused, *self.taught.meanwhile])
        box, end, seat = self.lesson.box, self.taught.end, self.lesson.seat
        self.console.print(draw_scene(box.scene(end.view(seat)), self.words, self.names, box.title))
        self.console.print(draw_result(box.scores(end, seat), end.ranks(), self.words, box, self.names))
        self._text(self.lesson.closing())
        self._say(self.words("lesson-done", game=self.lesson.box.name), FAINT)

    def _show(self, moment: Moment) -> None:
        """What happened, the table, what the step says, the question and its options."""
        self._news([*moment.caused, *moment.meanwhile])
        scene = self.lesson.box.scene(moment.game.view(self.lesson.seat))
        step = self.words("lesson-step", at=moment.number, last=len(self.lesson.steps))
        sheet = Sheet(scene, self.words, self.names, self.console, f"{self.lesson.box.title} · {step}")
        for line in sheet.lines(above=self._lesson(moment)):
            self.console.print(line)

    def _lesson(self, moment: Moment) -> list[Line]:
        """What the step teaches, said once."""
        if moment.part != 1:
            return []
        title = Line(self.words.say(self.lesson.title(moment.step), self.names), STRONG)
        taught = Line(self.words.say(self.lesson.text(moment.step), self.names))
        return [title, *taught.wrap(self.console, min(self.console.width, WIDEST_PROSE))]

    def _answered(self, moment: Moment) -> str:
        """Read until a right answer comes, and which; nothing when the learner leaves."""
        scene = self.lesson.box.scene(moment.game.view(self.lesson.seat))
        while True:
            try:
                typed = self.read(self.words("session-ask")).strip()
            except (EOFError, KeyboardInterrupt):
                return ""
            if typed.casefold() == self._command("quit"):
                return ""
            if typed.casefold() == self._command("help"):
                self._help()
                continue
            if typed.casefold() == self._command("show"):
                self._say(moment.wanted, ACCENT)
                return moment.wanted
            if typed.startswith(ABOUT):
                self._explain(moment, scene, typed.removeprefix(ABOUT).strip())
            elif typed and (answer := self._right(moment, scene, typed)):
                return answer

    def _help(self) -> None:
        """What may be typed."""
        self._say(self.words("help-answer"), "")
        self._say(self.words("help-about"), "")
        for command in COMMANDS:
            line = Line("  ").append(f"{self.words(f'command-{command}'):<10}", ACCENT)
            self.console.print(line.append(self.words(f"lesson-help-{command}")))

    def _right(self, moment: Moment, scene: Scene, typed: str) -> str:
        """Whatever else is typed gets a hint, or the reason why it is not possible."""
        seat = self.lesson.seat
        action = read_option(scene.actions, typed)
        if action is not None:
            if action.id in moment.right:
                return action.id
            self._text(self.lesson.hint(moment.step), ACCENT)
            return ""
        choice = read_candidate(moment.game.view(seat), seat, typed)
        if choice is None:
            possible = self.words.listed([one.id for one in scene.actions], last="or")
            self._say(self.words("session-unknown", typed=typed, possible=possible), ALARM)
            return ""
        try:
            moment.game.clone().choose(seat, choice)
        except Refused as error:
            self._say(self.words.error(error, self.lesson.box, self.names), ALARM)
        return ""

    def _explain(self, moment: Moment, scene: Scene, typed: str) -> None:
        view = moment.game.view(self.lesson.seat)
        self.console.print(Explainer(self.lesson.box, view, scene, self.words, self.names).about(typed))

    def _news(self, events: Iterable[Event]) -> None:
        for event in list(events)[-NEWS:]:
            line = Line(self.words.say(self.lesson.box.event_text(event), self.names))
            line.append(f"  {self.words.cited(self.lesson.box, event.clause)}", FAINT)
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def _text(self, text: Text, style: str = "") -> None:
        self._say(self.words.say(text, self.names), style)

    def _say(self, sentence: str, style: str) -> None:
        self.console.print(Line(sentence, style))

    def _command(self, name: str) -> str:
        return self.words(f"command-{name}").casefold()
