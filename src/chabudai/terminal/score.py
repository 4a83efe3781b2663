"""The tree of points: every number with what it is for and the clause that gives it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text as Line
from rich.tree import Tree

from chabudai.core.box import Box
from chabudai.core.points import Points
from chabudai.terminal.paint import ACCENT, FAINT, STRONG
from chabudai.words import Words


def draw_points(points: Points, words: Words, box: Box, names: Sequence[str], who: str) -> Tree:
    """One seat's points, unfolded."""
    tree = Tree(Line(who, ACCENT), guide_style=FAINT)
    _grow(tree, points, words, box, names)
    return tree


def _grow(tree: Tree, points: Points, words: Words, box: Box, names: Sequence[str]) -> None:
    label = Line.assemble(
        words.say(points.label, names),
        ("" if points.aside else f" = {points.points}", STRONG),
        (f"  {words.cited(box, points.clause)}", FAINT),
        style="" if points.points or points.aside else FAINT,
    )
    branch = tree.add(label)
    for part in points.parts:
        _grow(branch, part, words, box, names)


def draw_result(
    trees: Sequence[Points], ranks: Sequence[int], words: Words, box: Box, names: Sequence[str]
) -> RenderableType:
    """All seats, the winners first."""
    order = sorted(range(len(trees)), key=lambda seat: (ranks[seat], seat))
    grown = []
    for seat in order:
        name = names[seat][:1].upper() + names[seat][1:]
        who = words("result-place", place=ranks[seat], player=name, points=trees[seat].points)
        grown.append(draw_points(trees[seat], words, box, names, who))
    return Group(Line(words("result-title"), STRONG), Columns(grown, padding=(0, 3)))
