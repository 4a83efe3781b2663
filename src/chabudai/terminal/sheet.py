"""A screenful: the table, the points and the question with its options, fitted into the height of the terminal.

What is told in most detail comes first, what is told in fewest lines last; the first that fits is shown.  Whatever had
to be left out can be asked for, and the sheet says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final

from rich.console import Console
from rich.segment import Segment
from rich.text import Text as Line

from chabudai.core.scene import Scene
from chabudai.terminal.brief import Brief, Detail
from chabudai.terminal.options import Options
from chabudai.terminal.paint import ACCENT, STRONG
from chabudai.terminal.table import draw_scene
from chabudai.words import Words

ASKING: Final = 1  # line in which the player types
NEWS: Final = 3  # lines for what has just happened that are kept free as long as the options can be told in words
LEAST_NEWS: Final = 1
WIDEST_PROSE: Final = 120  # longer lines are hard to read
FEWEST_OPTIONS: Final = 3  # lines that are always there for them

DETAILS: Final = (Detail(), Detail(named=False), Detail(named=False, most=2), Detail(named=False, most=1))
SPACIOUS: Final = -1  # the table drawn large, else a place in DETAILS
TALL: Final = 36  # lines: in a terminal less tall the table is small from the first turn to the last
FORMS: Final[dict[str, Callable[[Options], list[Line]]]] = {
    "sentences": Options.sentences,
    "columns": Options.columns,
    "grouped": Options.grouped,
    "notation": Options.notation,
}
# The table and the form of the options, best first; in the first IN_WORDS of them nothing is left out.
IN_WORDS: Final = 8
PAIRS: Final = (
    (SPACIOUS, "sentences"),
    (SPACIOUS, "columns"),
    (0, "sentences"),
    (0, "columns"),
    (1, "sentences"),
    (1, "columns"),
    (0, "grouped"),
    (1, "grouped"),
    (2, "columns"),
    (2, "grouped"),
    (3, "columns"),
    (3, "grouped"),
    (1, "notation"),
    (2, "notation"),
    (3, "notation"),
)


class Sheet:
    """One scene, laid out for one terminal."""

    def __init__(self, scene: Scene, words: Words, names: Sequence[str], console: Console, title: str) -> None:
        self.scene = scene
        self.words = words
        self.names = names
        self.console = console
        self.title = title
        self.options = Options(scene, words, names, console)
        self.form: Callable[[str], list[Line]] = cache(partial(_form, self))
        self.table: Callable[[int], list[Line]] = cache(partial(_table, self))

    def lines(self, news: int = 0, above: Sequence[Line] = ()) -> list[Line]:
        """The screenful; `news` lines were told before it, the lines `above` the question belong to it."""
        question = [*above, *self._question()]
        room = self.console.height - ASKING
        most, least = min(news, NEWS), min(news, LEAST_NEWS)
        for spare, pairs in ((most, PAIRS[:IN_WORDS]), (least, PAIRS[:IN_WORDS]), (least, PAIRS), (0, PAIRS)):
            for place, form in pairs:
                if place == SPACIOUS and self.console.height < TALL:
                    continue
                table = self.table(place)
                options = self.form(form)
                if len(table) + len(question) + len(options) + spare <= room:
                    return [*table, *question, *options]
        table = self.table(PAIRS[-1][0])
        shortest = min((self.form(form) for form in FORMS), key=len)
        left = max(room - len(table) - len(question), FEWEST_OPTIONS)
        if len(shortest) <= left:
            return [*table, *question, *shortest]
        more = Line(self.words("options-cut", options=self.words("command-options")), ACCENT)
        more.truncate(self.console.width, overflow="ellipsis")
        return [*table, *question, *shortest[: left - 1], more]

    def _question(self) -> list[Line]:
        prompt = Line(self.words.say(self.scene.prompt, self.names), STRONG)
        width = min(self.console.width, WIDEST_PROSE)
        rule = Line("─" * self.console.width, ACCENT)
        return [rule, *prompt.wrap(self.console, width)]


def _form(sheet: Sheet, form: str) -> list[Line]:
    """The options in this form."""
    return FORMS[form](sheet.options)


def _table(sheet: Sheet, place: int) -> list[Line]:
    """The table in this much detail."""
    if place == SPACIOUS:
        drawn = draw_scene(sheet.scene, sheet.words, sheet.names, sheet.title)
        rows = sheet.console.render_lines(drawn, pad=False)
        return [_line(row) for row in rows]
    return Brief(sheet.scene, sheet.words, sheet.names, sheet.console, DETAILS[place]).lines(sheet.title)


def _line(row: Sequence[Segment]) -> Line:
    return Line.assemble(*((s.text, s.style or "") for s in row))
