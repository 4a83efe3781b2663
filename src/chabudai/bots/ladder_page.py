"""A ladder as a drawing (SVG) and as a page (Markdown)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from chabudai.bots.rating import Rung

NAMESPACE: Final = "http://www.w3.org/2000/svg"
WIDTH: Final = 640
LINE: Final = 44
LEFT: Final = 130
RIGHT: Final = 70
TOP: Final = 34
INK: Final = "#8a8f98"  # readable on light and dark paper
BAR: Final = "#2a9d8f"


def drawing(title: str, rungs: Sequence[Rung]) -> str:
    """The ratings, or else the wins in per cent, with their intervals, the strongest on top."""
    low, high = 0.0, 100.0  # per cent
    if all(rung.rating for rung in rungs):
        low = min(rung.height.low for rung in rungs)
        high = max(rung.height.high for rung in rungs)
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1e-9)

    def at(height: float) -> float:
        return round(LEFT + (height - low) * scale, 1)

    height = TOP + LINE * len(rungs) + 10
    svg = Element("svg", {"xmlns": NAMESPACE, "viewBox": f"0 0 {WIDTH} {height}"})
    svg.attrib |= {"font-family": "sans-serif", "font-size": "14", "fill": INK}
    SubElement(svg, "title").text = title
    _write(svg, title, LEFT, 20, "start", "bold")
    for place, rung in enumerate(sorted(rungs, key=lambda rung: -rung.height.middle)):
        y = TOP + LINE * place + LINE // 2
        span = rung.height
        _write(svg, rung.bot, LEFT - 14, y + 5, "end")
        line = {"x1": f"{at(span.low)}", "x2": f"{at(span.high)}", "y1": f"{y}", "y2": f"{y}", "stroke": BAR}
        SubElement(svg, "line", {**line, "stroke-width": "6", "stroke-linecap": "round"})
        SubElement(svg, "circle", {"cx": f"{at(span.middle)}", "cy": f"{y}", "r": "7", "fill": BAR})
        _write(svg, f"{span.middle:.1f}{'' if rung.rating else ' %'}", at(span.high) + 12, y + 5, "start")
    indent(svg)
    return tostring(svg, encoding="unicode") + "\n"


def _write(svg: Element, text: str, x: float, y: float, anchor: str, weight: str = "normal") -> None:
    place = {"x": f"{x}", "y": f"{y}", "text-anchor": anchor, "font-weight": weight}
    SubElement(svg, "text", place).text = text


def page(title: str, facts: Sequence[str], heads: Sequence[str], rows: Sequence[Sequence[str]], picture: str) -> str:
    """Title, picture, what was run where and when, and the table."""
    lines = [f"# {title}", "", f"![{title}]({picture})", "", *(f"- {fact}" for fact in facts), ""]
    lines += ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([*lines, ""])
