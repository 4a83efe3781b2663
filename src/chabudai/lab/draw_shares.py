"""Drawings of how much and how often: hills, stacks, bars and tables of colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chabudai.lab.drawing import NARROW, Drawing, Format, Frame, cut, ticks


def ridges(edges: Sequence[float], bands: Sequence[Sequence[int]], names: Sequence[str], means: Sequence[float],
           title: str, label: str, say: Format) -> str:  # fmt: skip
    """A hill for each row: how often values fall into each band."""
    high = 46 * len(bands) + 62
    drawing = Drawing(Frame(NARROW, high, 52, 36, 20, 40, edges[0], edges[-1], 0, len(bands)))
    frame = drawing.frame
    drawing.x_axis(ticks(edges[0], edges[-1], 5, 1.0), say, label)
    most = max((max(band) for band in bands), default=1) or 1
    for place, band in enumerate(bands):
        ground = frame.y(len(bands) - place - 1)
        points = [(frame.x(edges[0]), ground)]
        for i, count in enumerate(band):
            top = ground - 44 * count / most
            points += [(frame.x(edges[i]), top), (frame.x(edges[i + 1]), top)]
        drawing.path([*points, (frame.x(edges[-1]), ground)], f"hill hill-{place % 5}", closed=True)
        x = frame.x(means[place])
        drawing.line(x, ground, x, ground - 28, "middle")
        drawing.text(frame.wide - 4, ground - 6, say(means[place]), "end", "number")
        drawing.text(frame.left - 8, ground - 6, names[place], "end", "name")
    return drawing.svg(title)


def stacks(rows: Sequence[Sequence[float]], names: Sequence[str], parts: Sequence[str], title: str, label: str,
           say: Format) -> str:  # fmt: skip
    """A bar a row, made of parts; what is lost lies left of zero."""
    # Rounded: three shares that make up the whole would else end a hair before its last number.
    ends = [(round(sum(v for v in row if v < 0), 3), round(sum(v for v in row if v > 0), 3)) for row in rows]
    low, high = min(0.0, *(e[0] for e in ends)), max(1.0, *(e[1] for e in ends))
    drawing = Drawing(Frame(NARROW, 34 * len(rows) + 50, 52, 20, 8, 40, low, high, 0, len(rows)))
    frame = drawing.frame
    drawing.x_axis(ticks(low, high, 5, 1.0), say, label)
    for place, row in enumerate(rows):
        y = frame.y(len(rows) - place) + 4
        up, down = 0.0, 0.0
        for part, value in enumerate(row):
            start = up if value >= 0 else down + value
            wide = frame.x(start + abs(value)) - frame.x(start)
            drawing.bar(frame.x(start), y, wide, 25, f"part part-{part}", f"{parts[part]}: {say(value)}")
            if wide > 24:
                drawing.text(frame.x(start) + wide / 2, y + 17, say(value), kind="on")
            up, down = (up + value, down) if value >= 0 else (up, down + value)
        drawing.text(frame.left - 8, y + 17, names[place], "end", "name")
    drawing.upright(0.0, "zero")
    return drawing.svg(title)


WIDE_LETTER: Final = 6.8  # names stand at the edge: rather too much room than a letter cut off
MOST_LETTERS: Final = 22


@dataclass(frozen=True)
class Bar:
    """A bar with its name and, perhaps, an interval at its end."""

    name: str
    value: float
    low: float
    high: float
    kind: str = "plain"


def bars(
    rows: Sequence[Bar],
    title: str,
    label: str,
    say: Format,
    high: float,
    names: float = 120,
    tick: Format | None = None,
) -> str:
    """Bars from left to right; `tick` says the numbers below, if otherwise than those of the bars."""
    left = 14 + WIDE_LETTER * min(MOST_LETTERS, max((len(row.name) for row in rows), default=0))
    drawing = Drawing(Frame(NARROW, 21 * len(rows) + 46, left, 42, 4, 38, 0, high, 0, len(rows)))
    frame = drawing.frame
    drawing.x_axis(ticks(0, high, 3), tick or say, label)
    for place, row in enumerate(rows):
        y = frame.y(len(rows) - place) + 3
        drawing.bar(
            frame.left, y, frame.x(row.value) - frame.left, 14, f"bar {row.kind}", f"{row.name}: {say(row.value)}"
        )
        if row.high > row.low:
            drawing.line(frame.x(max(row.low, 0)), y + 7, frame.x(min(row.high, high)), y + 7, "whisker")
        drawing.text(frame.left - 6, y + 11, cut(row.name, MOST_LETTERS), "end", "name")
        drawing.text(frame.wide - 4, y + 11, say(row.value), "end", "number")
    return drawing.svg(title)


MANY: Final = 10  # names: with fewer a picture as wide as the page would shout


@dataclass(frozen=True)
class Heat:
    """A field of a table of colours: row and column, how warm from -1 to 1, whether it is clear, and what it says."""

    row: int
    column: int
    warm: float
    clear: bool
    title: str


def heat(names: Sequence[str], fields: Sequence[Heat], title: str) -> str:
    """Things against things: names on the left, their numbers above; what is clear has a border."""
    side = 24.0
    left = 40 + 6.4 * max((len(name) for name in names), default=0)
    drawing = Drawing(Frame(left + side * len(names) + 12, side * len(names) + 30, left, 12, 24, 6))
    for place, name in enumerate(names):
        drawing.text(left - 8, 24 + side * (place + 0.68), f"{name} · {place + 1}", "end", "name")
        drawing.text(left + side * (place + 0.5), 18, str(place + 1))
    for field in fields:
        kind = f"heat {'up' if field.warm > 0 else 'down'}{' clear' if field.clear else ''}"
        x, y = left + side * field.column + 1, 24 + side * field.row + 1
        strength = f'{kind}" fill-opacity="{0.08 + 0.92 * min(1.0, abs(field.warm)):.2f}'
        drawing.bar(x, y, side - 2, side - 2, strength, field.title)
    return drawing.svg(title, "wide" if len(names) >= MANY else "small")
