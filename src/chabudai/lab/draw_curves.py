"""Drawings of lines over time, each with its band."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from chabudai.lab.drawing import NARROW, ROOM, Drawing, Format, Frame, ticks, within


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
        middle = len(curve.spans) // 2
        depth = frame.high - frame.bottom - frame.y(curve.spans[middle][0])
        above = -10 if curve.spans[middle][0] >= even or depth < ROOM else 18  # not among the names below
        drawing.text(
            frame.x(middle), frame.y(curve.spans[middle][0]) + above, curve.name, kind=f"said {curve.kind} halo"
        )
    return drawing.svg(title)
