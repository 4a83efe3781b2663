"""A ladder as a drawing (SVG) and as a page (Markdown)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from chabudai.bots.ladder import Rung

WIDTH: Final = 640
LINE: Final = 44
LEFT: Final = 130
RIGHT: Final = 70
TOP: Final = 34
INK: Final = "#8a8f98"  # readable on light and dark paper
BAR: Final = "#2a9d8f"


def drawing(title: str, rungs: Sequence[Rung]) -> str:
    """The ratings with their intervals, the strongest on top."""
    low = min(rung.rating.low for rung in rungs)
    high = max(rung.rating.high for rung in rungs)
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1e-9)

    def at(rating: float) -> float:
        return round(LEFT + (rating - low) * scale, 1)

    height = TOP + LINE * len(rungs) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        f'<text x="{LEFT}" y="20" fill="{INK}" font-weight="bold">{escape(title)}</text>',
    ]
    for place, rung in enumerate(sorted(rungs, key=lambda rung: -rung.rating.middle)):
        y = TOP + LINE * place + LINE // 2
        span = rung.rating
        parts += [
            f'<text x="{LEFT - 14}" y="{y + 5}" fill="{INK}" text-anchor="end">{escape(rung.bot)}</text>',
            f'<line x1="{at(span.low)}" x2="{at(span.high)}" y1="{y}" y2="{y}" stroke="{BAR}" stroke-width="6" '
            'stroke-linecap="round"/>',
            f'<circle cx="{at(span.middle)}" cy="{y}" r="7" fill="{BAR}"/>',
            f'<text x="{at(span.high) + 12}" y="{y + 5}" fill="{INK}">{span.middle:.1f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def page(title: str, facts: Sequence[str], heads: Sequence[str], rows: Sequence[Sequence[str]], picture: str) -> str:
    """Title, picture, what was run where and when, and the table."""
    lines = [f"# {title}", "", f"![{title}]({picture})", "", *(f"- {fact}" for fact in facts), ""]
    lines += ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([*lines, ""])
