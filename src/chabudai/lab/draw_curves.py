"""Drawings of lines over time, each with its band."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Final

from chabudai.lab.drawing import LETTER, LINE, NARROW, Drawing, Format, Frame, ticks, within

RISE, DROP = 9, 16  # how far the foot of a name is above a line, or below it
FOOT: Final = 4  # what letters have below their foot, and a little air
PIECES: Final = 8  # into which a line is cut between two points to see what it meets
MUCH: Final = 100  # to stand in the way of the even line or outside is as bad as so many points


@dataclass(frozen=True)
class Curve:
    """A line with its band: figures with their intervals at equal steps, and what it is called."""

    name: str
    spans: Sequence[Sequence[float]]
    kind: str


def curves(
    lines: Sequence[Curve], names: Sequence[str], title: str, label: str, say: Format, even: float,
    ends: tuple[float, float] = (0.0, 1.0),
) -> str:  # fmt: skip
    """Lines over time, each with its band and its name beside it."""
    drawing = Drawing(Frame(NARROW, 230, 42, 14, 12, 42, 0, max(1, len(names) - 1), *ends))
    frame = drawing.frame
    drawing.y_axis(ticks(*ends, 4), say)
    every = max(1, ceil(len(names) / 12))
    for place in range(0, len(names), every):
        drawing.text(frame.x(place), frame.high - frame.bottom + 14, names[place])
    drawing.text((frame.left + frame.wide - frame.right) / 2, frame.high - 6, label, kind="label")
    drawing.line(frame.left, frame.y(even), frame.wide - frame.right, frame.y(even), "even")
    for curve in lines:
        low = [(frame.x(i), frame.y(within(s[1], ends))) for i, s in enumerate(curve.spans)]
        high = [(frame.x(i), frame.y(within(s[2], ends))) for i, s in enumerate(curve.spans)]
        drawing.path([*low, *reversed(high)], f"band {curve.kind}", closed=True)
        drawing.path([(frame.x(i), frame.y(s[0])) for i, s in enumerate(curve.spans)], f"curve {curve.kind}")
        for i, span in enumerate(curve.spans):
            drawing.dot(frame.x(i), frame.y(span[0]), 2.6, f"spot {curve.kind}", f"{names[i]}: {say(span[0])}")
    for curve in lines:
        _say(drawing, curve, lines, even)
    return drawing.svg(title)


def _say(drawing: Drawing, curve: Curve, lines: Sequence[Curve], even: float) -> None:
    """The name of a line: above or below it, as near to its middle as nothing is touched, else where least is."""
    frame = drawing.frame
    middle = len(curve.spans) // 2
    half = LETTER * len(curve.name) / 2 + 6
    places = [i for i in range(len(curve.spans)) if frame.left < frame.x(i) - half and frame.x(i) + half < frame.wide]
    best, least = (frame.x(middle), frame.y(curve.spans[middle][0]) - RISE), float("inf")
    for place in sorted(places, key=lambda i: abs(i - middle)):
        x = frame.x(place)
        heights = [y for x_of, y in _drawn(frame, [curve]) if abs(x_of - x) <= half]
        above, below = min(heights) - RISE, max(heights) + DROP
        for y in (above, below) if curve.spans[middle][0] >= even else (below, above):
            met = sum(1 for a, b in _drawn(frame, lines) if abs(a - x) <= half and y - LINE < b < y + FOOT)
            met += MUCH * (y - LINE < frame.y(even) < y + FOOT)
            met += MUCH * (y > frame.high - frame.bottom - FOOT or y - LINE < 0)
            if met < least:
                best, least = (x, y), met
    drawing.text(*best, curve.name, kind=f"said {curve.kind} halo")


def _drawn(frame: Frame, lines: Sequence[Curve]) -> list[tuple[float, float]]:
    """Points close to each other along the lines."""
    return [
        (frame.x(i + n / PIECES), frame.y(one[0] + (other[0] - one[0]) * n / PIECES))
        for line in lines
        for i, (one, other) in enumerate(pairwise(line.spans))
        for n in range(PIECES + 1)
    ]
