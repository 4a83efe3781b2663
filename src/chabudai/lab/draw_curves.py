"""Drawings of lines over time, each with its band."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from chabudai.lab.drawing import LETTER, NARROW, Drawing, Format, Frame, ticks, within

DEPTH: Final = 18  # that a name needs below a line


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
        _say(drawing, curve, even)
    return drawing.svg(title)


def _say(drawing: Drawing, curve: Curve, even: float) -> None:
    """The name of a line: above all its points there, or below them if there is room above the names below."""
    frame = drawing.frame
    ground = frame.high - frame.bottom
    middle = len(curve.spans) // 2
    half = LETTER * len(curve.name) / 2 + 6
    places = [i for i in range(len(curve.spans)) if frame.left < frame.x(i) - half and frame.x(i) + half < frame.wide]
    for place in sorted(places, key=lambda i: abs(i - middle)):
        near = [frame.y(s[0]) for i, s in enumerate(curve.spans) if abs(frame.x(i) - frame.x(place)) <= half]
        if curve.spans[middle][0] >= even or ground - max(near) >= DEPTH:
            y = min(near) - 9 if curve.spans[middle][0] >= even else max(near) + 16
            break
    else:
        place, y = middle, frame.y(curve.spans[middle][0]) - 9
    drawing.text(frame.x(place), y, curve.name, kind=f"said {curve.kind} halo")
