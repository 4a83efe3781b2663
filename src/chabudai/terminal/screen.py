"""What a player sees of a game: the table, the news, the log, the points, the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text as Line

from chabudai.bots.hint import hint
from chabudai.core.errors import ChabudaiError
from chabudai.core.events import Event
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.core.scene import Scene
from chabudai.terminal.advice import draw_advice
from chabudai.terminal.explain import Explainer, draw_clause
from chabudai.terminal.look import look_at
from chabudai.terminal.options import draw_options
from chabudai.terminal.paint import ACCENT, ALARM, FAINT
from chabudai.terminal.score import draw_points, draw_result
from chabudai.terminal.sheet import NEWS, Sheet
from chabudai.terminal.table import draw_prompt, draw_scene, names_at
from chabudai.words import Words

COMMANDS: Final = (
    "help",
    "table",
    "look",
    "options",
    "hint",
    "undo",
    "log",
    "score",
    "rules",
    "save",
    "lang",
    "quit",
)
ASIDE: Final = 7_919  # keeps the chance of hints apart from that of the bots
BAR: Final = 24  # letters that a bar is wide
RECALLED: Final = 8  # events that are told again when a game is resumed


class Screen:
    """One player's terminal, in one language at a time."""

    def __init__(self, match: Match, seat: int, words: Words, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.console = console
        # How many events the player has been told of.
        self.told = max(0, len(match.events(seat)) - RECALLED) if match.played else 0
        self.speak(words)

    def speak(self, words: Words) -> None:
        """Go on in this language."""
        self.words = words
        self.names = names_at(words, self.match.game.seats, self.seat, self.match.players)

    def forget(self) -> None:
        """After something was taken back: what did not happen has not been told."""
        self.told = min(self.told, len(self.match.events(self.seat)))

    def scene(self) -> Scene:
        """The table as the player sees it now."""
        return self.match.box.scene(self.match.game.view(self.seat))

    def explainer(self, scene: Scene) -> Explainer:
        """Who answers questions about it."""
        return Explainer(self.match.box, self.match.game.view(self.seat), scene, self.words, self.names)

    def show(self) -> None:
        """What happened, then a screenful: the table, the question and its options."""
        news = self.news()
        sheet = Sheet(self.scene(), self.words, self.names, self.console, self.title())
        lines = sheet.lines(min(len(news), NEWS))
        room = self.console.height - len(lines) - 1
        self.tell(news, room)
        for line in lines:
            self.print(line)

    def title(self) -> str:
        """What stands above the table."""
        return self.words("session-title", game=self.match.box.title, seed=str(self.match.seed))

    def news(self) -> list[str]:
        """What happened since the player was last shown the table; it counts as told from now on."""
        events = self.match.events(self.seat)
        fresh = events[self.told :]
        self.told = len(events)
        return [self.words.say(self.match.box.event_text(event), self.names) for event in fresh]

    def tell(self, news: Sequence[str], room: int) -> None:
        """News line by line, or one sentence after another where they would push each other off the screen."""
        apart = [Padding(Line(sentence), (0, 0, 0, 2)) for sentence in news]
        height = sum(len(self.console.render_lines(line)) for line in apart)
        if height <= room:
            for line in apart:
                self.print(line)
        else:
            self.print(Padding(Line(" ".join(news)), (0, 0, 0, 2)))

    def look(self, typed: str) -> None:
        """The whole table drawn large, or the part of it that is called like this."""
        scene = self.scene()
        if not typed:
            self.print(draw_scene(scene, self.words, self.names, self.title()))
        elif (found := look_at(scene, self.words, self.names, typed)) is not None:
            self.print(found)
        else:
            self.alarm(self.words("look-nothing", typed=typed))

    def options(self) -> None:
        """All options in full."""
        self.print(draw_options(self.scene(), self.words, self.names, self.console))

    def log(self, events: Sequence[Event], with_clauses: bool) -> None:
        """Events as sentences."""
        for event in events:
            line = Line(self.words.say(self.match.box.event_text(event), self.names))
            if with_clauses:
                line.append(f"  {self.words.cited(self.match.box, event.clause)}", FAINT)
            self.print(Padding(line, (0, 0, 0, 2)))

    def score(self) -> None:
        """The player's points so far."""
        game = self.match.game
        tree = self.match.box.scores(game, self.seat)[self.seat]
        self.print(draw_points(tree, self.words, self.match.box, self.names, self.words("score-so-far")))

    def hint(self) -> None:
        """The best choices, with reasons.  The chance of a hint follows from the game: asking twice changes nothing."""
        match = self.match
        view, rng = match.game.view(self.seat), Rng(match.seed * ASIDE + len(match.played))
        with self.progress("hint-thinking") as told:
            advice = hint(view, self.seat, rng, progress=told)
        self.print(draw_advice(advice, self.scene(), self.words, match.box, self.names))

    def rules(self, clause: str) -> None:
        """All clauses, or one."""
        try:
            if clause:
                self.print(draw_clause(self.words.clause(self.match.box, clause), self.words))
                return
        except ChabudaiError as error:
            self.alarm(self.words.error(error))
            return
        for found in self.match.box.rules(self.words.language).clauses:
            self.print(draw_clause(found, self.words))

    def help(self) -> None:
        """What may be typed."""
        self.print(Line(self.words("help-answer")))
        self.print(Line(self.words("help-about")))
        for command in COMMANDS:
            line = Line("  ").append(f"{self.words(f'command-{command}'):<10}", ACCENT)
            self.print(line.append(self.words(f"help-{command}")))

    def end(self) -> None:
        """The last table, and all points unfolded."""
        self.tell(self.news(), self.console.height)
        box, game = self.match.box, self.match.game
        scene = self.scene()
        self.print(draw_scene(scene, self.words, self.names, self.title()))
        self.print(draw_result(box.scores(game, self.seat), game.ranks(), self.words, box, self.names))
        self.print(draw_prompt(scene, self.words, self.names))

    @contextmanager
    def progress(self, key: str, **params: str) -> Iterator[Callable[[float], None]]:
        """A bar beside a line, gone when it is full; what it gives is told the share that is done."""
        columns = (TextColumn("{task.description}"), BarColumn(bar_width=BAR))
        quiet = not self.console.is_terminal
        with Progress(*columns, console=self.console, transient=True, disable=quiet) as bar:
            task = bar.add_task(self.words(key, **params), total=1.0)
            yield lambda share: bar.update(task, completed=min(share, 1.0))

    def note(self, key: str, style: str = FAINT, **params: str) -> None:
        """A line of the terminal itself; not folded, so that what it names can be copied."""
        self.console.print(Line(self.words(key, **params), style), soft_wrap=True)

    def alarm(self, sentence: str) -> None:
        """Something is wrong."""
        self.print(Line(sentence, ALARM))

    def print(self, what: object) -> None:
        """Anything that can be drawn."""
        self.console.print(what, highlight=False)
