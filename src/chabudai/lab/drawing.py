"""A drawing as SVG, made here: text stays text, colours come from the page, every mark has a title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final, TypeAlias

Format: TypeAlias = Callable[[float], str]
Points: TypeAlias = Sequence[tuple[float, float]]

NARROW: Final = 340  # a drawing that fits a phone
BROAD: Final = 720
LETTER: Final = 6.2  # how wide and high words are, about
LINE: Final = 14.0


@dataclass(frozen=True)
class Frame:
    """The size of a drawing, what is left free round it, and the values at its ends."""

    wide: float
    high: float
    left: float
    right: float
    top: float
    bottom: float
    x_low: float = 0
    x_high: float = 1
    y_low: float = 0
    y_high: float = 1

    def x(self, value: float) -> float:
        """From left to right."""
        span = (self.x_high - self.x_low) or 1
        return self.left + (self.wide - self.left - self.right) * (value - self.x_low) / span

    def y(self, value: float) -> float:
        """From the bottom up."""
        span = (self.y_high - self.y_low) or 1
        return self.high - self.bottom - (self.high - self.top - self.bottom) * (value - self.y_low) / span


class Drawing:
    """A drawing being made."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.parts: list[str] = []

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        """From one point to another, in pixels."""
        self.parts.append(f'<path class="{kind}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>')

    def text(
        self, x: float, y: float, words: str, anchor: str = "middle", kind: str = "", turned: bool = False
    ) -> None:
        """Words at a point."""
        turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
        self.parts.append(
            f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{turn}>{escape(words)}</text>'
        )

    def bar(self, x: float, y: float, wide: float, high: float, kind: str, title: str) -> None:
        """A rectangle."""
        self.parts.append(
            f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{max(wide, 0):.1f}" height="{max(high, 0):.1f}">'
            f"<title>{escape(title)}</title></rect>"
        )

    def dot(self, x: float, y: float, size: float, kind: str, title: str) -> None:
        """A point that says what it is."""
        self.parts.append(
            f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{size}"><title>{escape(title)}</title></circle>'
        )

    def path(self, points: Points, kind: str, closed: bool = False) -> None:
        """A line through many points, or the plane within."""
        drawn = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        self.parts.append(f'<path class="{kind}" d="M{drawn}{"Z" if closed else ""}"/>')

    def x_axis(self, values: Sequence[float], say: Format, label: str = "", grid: bool = True) -> None:
        """Values along the bottom."""
        frame = self.frame
        for value in values:
            x = frame.x(value)
            if grid:
                self.line(x, frame.top, x, frame.high - frame.bottom, "rule")
            self.text(x, frame.high - frame.bottom + 14, say(value))
        if label:
            self.text((frame.left + frame.wide - frame.right) / 2, frame.high - 4, label, kind="label")

    def y_axis(self, values: Sequence[float], say: Format, label: str = "") -> None:
        """Values along the left."""
        frame = self.frame
        for value in values:
            y = frame.y(value)
            self.line(frame.left, y, frame.wide - frame.right, y, "rule")
            self.text(frame.left - 5, y + 4, say(value), "end")
        if label:
            self.text(12, (frame.top + frame.high - frame.bottom) / 2, label, kind="label", turned=True)

    def upright(self, value: float, kind: str = "even") -> None:
        """A line from top to bottom at a value."""
        x = self.frame.x(value)
        self.line(x, self.frame.top, x, self.frame.high - self.frame.bottom, kind)

    def svg(self, title: str, kind: str = "") -> str:
        """As HTML."""
        frame = self.frame
        return (
            f'<svg class="{kind}" viewBox="0 0 {frame.wide:.0f} {frame.high:.0f}" role="img">'
            f"<title>{escape(title)}</title>{''.join(self.parts)}</svg>"
        )


def ticks(low: float, high: float, count: int = 5, least: float = 0.0) -> list[float]:
    """Round numbers between two ends, at least so far from each other; quarters would need a second decimal."""
    rough = (high - low) / count
    if rough <= 0:
        return [low]
    size = 10.0 ** floor(log10(rough))
    step = max(least, next(size * n for n in (1, 2, 5, 10) if size * n >= rough * 0.999))
    first = ceil(low / step - 1e-9)
    return [round((first + n) * step, 10) for n in range(floor(high / step + 1e-9) - first + 1)]


def cut(words: str, most: int) -> str:
    """Words that fit."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def within(value: float, ends: tuple[float, float]) -> float:
    """A value that is not beyond the ends."""
    return min(max(value, ends[0]), ends[1])
