"""Line charts as SVG, made here without any library: a line a seat, told apart by dash and marker as well as by colour.

A chart has a title, a sentence that says what is to be seen, a key, and all its numbers as a table; slices over it are
links to the moves, for those who point; whoever does not point finds the same links in the table.
"""

# mypyc: compile
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.words import Voice

WIDE: Final = 360
HIGH: Final = 200
LEFT, RIGHT, TOP, BOTTOM = 34, 350, 10, 176  # of what is drawn in
SLICES: Final = 60
MARKERS: Final = 7  # on a line
ROUND: Final = 13  # across, of a numbered mark
LABELS: Final = 5  # on the axis of the values
DASHES: Final = ("", "7 4", "2 3", "11 3 2 3", "5 2 1 2")
# Drawn round the point (0, 0).
SHAPES: Final = (
    "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
    "M-3.2-3.2h6.4v6.4h-6.4z",
    "M0-4.2L4 3.2H-4z",
    "M0-4.6L4.6 0L0 4.6L-4.6 0z",
    "M-4-1.4h2.6v-2.6h2.8v2.6H4v2.8H1.4V4h-2.8V1.4H-4z",
)


@dataclass(frozen=True)
class Stop:
    """A moment that is worth a line in the table of numbers: after so many moves, and what begins there."""

    move: int
    what: str  # as HTML


@dataclass(frozen=True)
class Chart:
    """What to draw."""

    key: str  # of its own on the page
    title: str  # as HTML, like everything that was put into words
    about: str
    names: Sequence[str]
    moves: Sequence[int]  # the moves after which there are values, from 0
    lines: Sequence[Sequence[float]]  # a line a seat: its value after each of these moves
    stops: Sequence[Stop]
    steps: bool = True  # a value holds until the next one; else it changes evenly
    whole: bool = False  # the axis goes from 0 to 100
    marks: Sequence[int] = ()  # moves to number, from 1


@dataclass(frozen=True)
class Drawn:
    """A chart with its key and its numbers, in which only the mark of the present move is missing."""

    before: str
    after: str
    scale: Scale | None = None  # none where there is nothing to draw

    def at(self, now: int | None) -> str:
        """With that move marked."""
        return self.before + ("" if self.scale is None else "".join(_now(self.scale, now))) + self.after


class Plot:
    """A chart as far as it is the same for all who read one language: only what begins at a stop is said otherwise."""

    def __init__(self, what: Chart, voice: Voice, link: Callable[[int], str] | None = None) -> None:
        self._what = what
        self._scale = scale = Scale.of(what)
        self._rows: dict[int, tuple[str, str]] = {}  # by move: what stands before and after what begins there
        head = f"chart-{escape(what.key)}"
        below, lines = "".join([*_grid(scale), *_marks(what, scale)]), "".join(_lines(what, scale))
        slices = "" if link is None else _slices(what, scale, link, voice)
        names = "".join(
            f'<li class="line-{seat % len(DASHES)}"><svg viewBox="0 0 34 10" aria-hidden="true">{_sample(seat)}</svg> '
            f"{escape(name)} <b>{_value(what, line[-1], voice)}</b></li>"
            for seat, (name, line) in enumerate(zip(what.names, what.lines, strict=True))
        )
        heads = "".join([f'<th scope="col">{escape(name)}</th>' for name in what.names])
        self._before = (
            f'<figure class="chart" id="{head}"><figcaption>{what.title}</figcaption><div class="plot">'
            f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-labelledby="{head}-title {head}-desc">'
            f'<title id="{head}-title">{what.title}</title><desc id="{head}-desc">{what.about}</desc>{below}'
        )
        self._after = (
            f'{lines}</svg>{slices}</div><ul class="key">{names}</ul><details><summary>{voice("page-chart-numbers")}'
            f'</summary><div class="wide-table" tabindex="0" role="region" aria-label="{what.title}">'
            f'<table class="results"><thead><tr><th scope="col">{voice("page-chart-when")}</th>'
            f"{heads}</tr></thead><tbody>"
        )

    def drawn(self, stops: Sequence[Stop], voice: Voice, link: Callable[[int], str] | None = None) -> Drawn:
        """With its numbers at these stops; voice and link are those that the plot was made with."""
        lines = [self._after]
        for stop in stops:
            row = self._rows.get(stop.move)
            if row is None:
                row = self._rows[stop.move] = self._row(stop.move, voice, link)
            lines += [row[0], stop.what, row[1]]
        lines.append("</tbody></table></div></details></figure>")
        return Drawn(self._before, "".join(lines), self._scale)

    def _row(self, move: int, voice: Voice, link: Callable[[int], str] | None) -> tuple[str, str]:
        what = self._what
        cells = "".join([f"<td>{_value(what, _at(what, line, move), voice)}</td>" for line in what.lines])
        if link is None:
            return '<tr><th scope="row">', f"</th>{cells}</tr>"
        return f'<tr><th scope="row"><a href="{escape(link(move))}">', f"</a></th>{cells}</tr>"


def chart(what: Chart, voice: Voice, link: Callable[[int], str] | None = None) -> Drawn:
    """The chart; `link` leads to a move."""
    return Plot(what, voice, link).drawn(what.stops, voice, link)


@dataclass(frozen=True)
class Scale:
    """Where a move and a value lie."""

    low: float
    high: float
    step: float
    last: int

    @classmethod
    def of(cls, what: Chart) -> Scale:
        """Round numbers, and 0 among them."""
        if what.whole:
            return cls(0, 100, 25, max(what.moves[-1], 1))
        low = min(0.0, *(min(line) for line in what.lines))
        high = max(1.0, *(max(line) for line in what.lines))
        rough = (high - low) / LABELS
        size = 10.0 ** floor(log10(rough))
        step = max(1.0, next(size * n for n in (1, 2, 5, 10) if size * n >= rough))
        return cls(floor(low / step) * step, ceil(high / step) * step, step, max(what.moves[-1], 1))

    def x(self, move: float) -> float:
        """From left to right."""
        return LEFT + (RIGHT - LEFT) * move / self.last

    def y(self, value: float) -> float:
        """From the bottom up."""
        return BOTTOM - (BOTTOM - TOP) * (value - self.low) / (self.high - self.low)


def _tenths(value: float) -> str:
    """Compiled, an f-string with a format takes several times as long."""
    return format(value, ".1f")


def _grid(scale: Scale) -> Iterator[str]:
    for number in range(round((scale.high - scale.low) / scale.step) + 1):
        value = scale.low + number * scale.step
        y = scale.y(value)
        yield f'<path class="grid{"" if value else " zero"}" d="M{LEFT} {_tenths(y)}H{RIGHT}"/>'
        yield f'<text x="{LEFT - 5}" y="{_tenths(y + 4)}" text-anchor="end">{value:.0f}</text>'
    for part, anchor in ((0, "start"), (0.5, "middle"), (1, "end")):
        move = round(scale.last * part)
        yield f'<text x="{_tenths(scale.x(move))}" y="{HIGH - 6}" text-anchor="{anchor}">{move}</text>'


def _marks(what: Chart, scale: Scale) -> Iterator[str]:
    """Numbers at the top; one that would hide another hangs lower."""
    hung: list[tuple[float, float]] = []
    for number, move in enumerate(what.marks, start=1):
        x, y = scale.x(move), TOP + 4.0
        while any(abs(x - other) < ROUND and y == height for other, height in hung):
            y += ROUND
        hung.append((x, y))
        yield f'<path class="mark" d="M{_tenths(x)} {_tenths(y)}V{BOTTOM}"/>'
        yield f'<circle class="mark" cx="{_tenths(x)}" cy="{_tenths(y)}" r="6"/>'
        yield f'<text class="mark" x="{_tenths(x)}" y="{_tenths(y + 3)}" text-anchor="middle">{number}</text>'


def _now(scale: Scale, now: int | None) -> Iterator[str]:
    if now is not None:
        x = scale.x(now)
        yield f'<path class="now" d="M{_tenths(x)} {TOP - 6}V{BOTTOM}M{_tenths(x - 5)} {TOP - 8}h10l-5 7z"/>'


def _lines(what: Chart, scale: Scale) -> Iterator[str]:
    for seat, line in enumerate(what.lines):
        yield f'<g class="line-{seat % len(DASHES)}"><path class="line"{_dash(seat)} d="{_path(what, scale, line)}"/>'
        # The markers of the seats stand beside each other, so that lines that lie upon each other can be told apart.
        for number in range(MARKERS):
            move = scale.last * (number + (seat + 0.5) / len(what.lines)) / MARKERS
            yield _marker(seat, scale.x(move), scale.y(_at(what, line, move)))
        yield "</g>"


def _path(what: Chart, scale: Scale, line: Sequence[float]) -> str:
    drawn = [f"M{_tenths(scale.x(what.moves[0]))} {_tenths(scale.y(line[0]))}"]
    for place in range(1, len(line)):
        if not what.steps or line[place] != line[place - 1]:
            x, y = _tenths(scale.x(what.moves[place])), _tenths(scale.y(line[place]))
            drawn.append(f"H{x}V{y}" if what.steps else f"L{x} {y}")
    if what.steps:
        drawn.append(f"H{_tenths(scale.x(what.moves[-1]))}")
    return "".join(drawn)


def _at(what: Chart, line: Sequence[float], move: float) -> float:
    """The value of a line at a move, which may lie between two."""
    place = max(bisect_right(what.moves, move) - 1, 0)
    if what.steps or place + 1 >= len(line):
        return line[place]
    here, there = what.moves[place], what.moves[place + 1]
    return line[place] + (line[place + 1] - line[place]) * (move - here) / (there - here)


def _dash(seat: int) -> str:
    dash = DASHES[seat % len(DASHES)]
    return f' stroke-dasharray="{dash}"' if dash else ""


def _marker(seat: int, x: float, y: float) -> str:
    return f'<path class="marker" transform="translate({_tenths(x)} {_tenths(y)})" d="{SHAPES[seat % len(SHAPES)]}"/>'


def _sample(seat: int) -> str:
    return f'<path class="line"{_dash(seat)} d="M0 5H34"/>{_marker(seat, 17, 5)}'


def _slices(what: Chart, scale: Scale, link: Callable[[int], str], voice: Voice) -> str:
    """Links over the chart; each lies round its move."""
    count = min(scale.last, SLICES)
    wide = (RIGHT - LEFT) / count
    moves = [round(number * scale.last / count) for number in range(count + 1)]
    links = "".join(
        f'<a tabindex="-1" href="{escape(link(move))}" title="{voice("page-chart-move", move=move)}"></a>'
        for move in moves
    )
    left, width = 100 * (LEFT - wide / 2) / WIDE, 100 * (RIGHT - LEFT + wide) / WIDE
    return f'<div class="slices" aria-hidden="true" style="left:{left:.2f}%;width:{width:.2f}%">{links}</div>'


def _value(what: Chart, value: float, voice: Voice) -> str:
    return voice("page-percent", number=round(value)) if what.whole else format(value, ".0f")
