"""Drawings of figures with their intervals: forests, and points in a plane."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from chabudai.lab.drawing import BROAD, LETTER, LINE, NARROW, Drawing, Format, Frame, cut, ticks, within


@dataclass(frozen=True)
class Whisker:
    """A line of a forest: a name, a figure with its interval, how it is coloured and what stands beside it."""

    name: str
    middle: float
    low: float
    high: float
    kind: str = "plain"
    beside: str = ""
    inner: float | None = None  # a second, smaller dot


def forest(rows: Sequence[Whisker], title: str, label: str, say: Format, even: float = 0.0, small: bool = False) -> str:
    """Names on the left, dots with whiskers, figures on the right; with little room names stand above."""
    known = [value for row in rows for value in (row.low, row.high, row.middle) if abs(value) < 1e9]
    low, high = min([even, *known]), max([even, *known])
    spare = (high - low or 1) * 0.06
    low, high = low - spare, high + spare
    longest = max((len(row.name) for row in rows), default=8)
    left = min(310.0, 24 + 6.6 * longest)
    right = min(230.0, 20 + 6.4 * max((len(row.beside) for row in rows), default=0))
    broad = Drawing(Frame(BROAD, 24 * len(rows) + 54, left, right, 10, 40, low, high, 0, len(rows)))
    narrow = Drawing(Frame(NARROW, 40 * len(rows) + 52, 12, 12, 6, 40, low, high, 0, len(rows)))
    for drawing, room in ((broad, 7), (narrow, 4)):
        drawing.x_axis(ticks(low, high, room), say, label)
        drawing.upright(even)
    for place, row in enumerate(rows):
        for drawing, lift in ((broad, 0.5), (narrow, 0.28)):
            frame = drawing.frame
            y = frame.y(len(rows) - place - 1 + lift)
            ends_at = [min(max(frame.x(v), frame.left), frame.wide - frame.right) for v in (row.low, row.high)]
            drawing.line(ends_at[0], y, ends_at[1], y, "whisker")
            if row.inner is not None:
                drawing.dot(frame.x(row.inner), y, 2.5, "inner", row.name)
            drawing.dot(frame.x(row.middle), y, 5, row.kind, f"{row.name}: {row.beside}")
            if drawing is broad:
                drawing.text(frame.left - 10, y + 4, cut(row.name, 44), "end", "name")
                drawing.text(frame.wide - 6, y + 4, row.beside, "end", "number")
            else:
                letters = int((frame.wide - frame.left - frame.right - 8) / LETTER) - len(row.beside)
                drawing.text(frame.left, y - 11, cut(row.name, letters), "start", "name halo")
                drawing.text(frame.wide - frame.right, y - 11, row.beside, "end", "number halo")
    return narrow.svg(title) if small else broad.svg(title, "broad") + narrow.svg(title, "narrow")


@dataclass(frozen=True)
class Spot:
    """A point of a scatter plot; a named one says its name."""

    x: float
    y: float
    title: str
    kind: str = "plain"
    name: str = ""
    x_ends: tuple[float, float] | None = None
    y_ends: tuple[float, float] | None = None


def scatter(spots: Sequence[Spot], title: str, labels: tuple[str, str], say: tuple[Format, Format],
            ends: tuple[float, float, float, float], square: bool = False) -> str:  # fmt: skip
    """Points in a plane; with `square` both axes are alike and the diagonal is drawn."""
    wide, high = (NARROW, 310.0) if square else (BROAD, 380.0)
    drawing = Drawing(Frame(wide, high, 52, 14, 12, 42, *ends))
    frame = drawing.frame
    drawing.x_axis(ticks(ends[0], ends[1], 5), say[0], labels[0])
    drawing.y_axis(ticks(ends[2], ends[3], 5), say[1], labels[1])
    if square:
        drawing.line(frame.x(ends[0]), frame.y(ends[2]), frame.x(ends[1]), frame.y(ends[3]), "even")
    else:
        drawing.line(frame.left, frame.y(0), frame.wide - frame.right, frame.y(0), "even")
    for spot in spots:
        x, y = frame.x(spot.x), frame.y(spot.y)
        if spot.x_ends is not None:
            a, b = (frame.x(within(v, (ends[0], ends[1]))) for v in spot.x_ends)
            drawing.line(a, y, b, y, "whisker thin")
        if spot.y_ends is not None:
            a, b = (frame.y(within(v, (ends[2], ends[3]))) for v in spot.y_ends)
            drawing.line(x, a, x, b, "whisker thin")
        drawing.dot(x, y, 4.5, spot.kind, spot.title)
    _label(drawing, spots)
    return drawing.svg(title, "" if square else "wide")


Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom, in pixels
LEVEL: Final = 7.0  # how far the top of a name is above its point when it stands level with it
NEAR: Final = (LEVEL, 20.0, -6.0)  # the same for all places so near that no line need lead there
FAR: Final = (33.0, -19.0, 46.0, -32.0, 59.0, -45.0)


def _label(drawing: Drawing, spots: Sequence[Spot]) -> None:
    """Names beside their points, none upon another or, if it can be helped, upon a point.

    One that finds no room stays away: its point still says it.
    """
    frame = drawing.frame
    points: list[Box] = [(x - 4, y - 4, x + 4, y + 4) for x, y in ((frame.x(s.x), frame.y(s.y)) for s in spots)]
    taken: list[Box] = []
    for spot in [spot for spot in spots if spot.name]:
        room = _room(frame, spot, [*taken, *points], NEAR)
        if room is None and spot.kind != "plain":
            room = _room(frame, spot, [*taken, *points], FAR)
            if room is not None:
                _lead(drawing, frame.x(spot.x), frame.y(spot.y), room)
            else:
                room = _room(frame, spot, taken, NEAR)
        if room is not None:
            taken.append(room)
            left = room[2] <= frame.x(spot.x)
            x, anchor = (room[2] - 2, "end") if left else (room[0] + 2, "start")  # close to the point on either side
            drawing.text(x, room[3] - 3, spot.name, anchor, "name halo")


def _lead(drawing: Drawing, x: float, y: float, room: Box) -> None:
    """A line from a point to its name, where that stands further off."""
    side = room[0] if room[0] > x else room[2]
    drawing.line(x, y, side, (room[1] + room[3]) / 2, "lead")


def _room(frame: Frame, spot: Spot, taken: Sequence[Box], rises: Sequence[float]) -> Box | None:
    """Where the name of a point finds room: right or left of it, level with it, above or below."""
    x, y, long = frame.x(spot.x), frame.y(spot.y), LETTER * len(spot.name) + 4
    for rise in rises:
        for start in (x + 6, x - 6 - long):
            box = (start, y - rise, start + long, y - rise + LINE)
            inside = start > frame.left and start + long < frame.wide and box[1] > 0 and box[3] < frame.high
            if inside and not any(_meet(box, other) for other in taken):
                return box
    return None


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
