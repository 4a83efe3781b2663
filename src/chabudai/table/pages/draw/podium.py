"""The end of a game at a glance: a plinth for everybody, as high as the points and stacked from what made them.

It lies over the table and can be put away: a `details` does that without script.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from chabudai.core.points import Points
from chabudai.core.scene import Scene
from chabudai.table.pages.draw.champions import champions
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.symbols import seal
from chabudai.table.pages.draw.tally import trees_of
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table

NOTHING: Final = '<div id="podium" hidden></div>'
LEAST: Final = 16  # per cent of the highest plinth that the lowest one has at least: somebody stands on it
FEW: Final = 3  # plinths that leave the sun its room on a phone
COLOURS: Final = 4  # of parts, in podium.css


def podium(table: Table, viewer: int | None, voice: Voice, scene: Scene | None = None) -> str:
    """Everybody on a plinth, the best in the middle; nothing where the game was not played to its end."""
    game = table.match.game
    if table.status != "over" or not game.over or table.course.ended_by:
        return NOTHING
    trees, ranks = trees_of(table, viewer), game.ranks()
    names = table.names(viewer)
    best = max(1, *[tree.points for tree in trees])
    made = [
        '<details id="podium" class="podium" open><summary class="button">',
        f"<span>{voice('page-podium-away')}</span><span>{voice('page-podium-show')}</span></summary>",
        '<ol class="many">' if len(trees) > FEW else "<ol>",
    ]
    order = sorted(range(len(trees)), key=lambda seat: (ranks[seat], seat))
    figures = champions(table.match.box.name, trees, scene, order)
    for seat in standing(ranks):
        high = max(LEAST, 100 * trees[seat].points // best)
        first = " first" if ranks[seat] == 1 else ""
        name = escape(voice.words.name(names, seat))
        made.append(
            f'<li class="plinth{first}" style="--high:{high}">{figures.get(seat, "")}'
            f'<b class="sum">{_number(trees[seat].points)}</b>'
            f'<span class="who">{seal(seat, table.names()[seat])} {name}</span>'
            f"<ul>{''.join(_stacked(trees[seat], trees, names, voice))}</ul></li>"
        )
    made.append("</ol></details>")
    return "".join(made)


def standing(ranks: Sequence[int]) -> list[int]:
    """From left to right: the second, the first, then the others."""
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return [*order[1:2], *order[:1], *order[2:]]


def _number(points: int) -> str:
    return escape(str(points).replace("-", "−"))


def _parts(tree: Points, trees: Sequence[Points]) -> list[Points]:
    """What the points were for; where that is told year by year, of all years together."""
    parts = list(tree.parts) or [tree]
    if any(_repeats(other) for other in trees):
        parts = [part for year in parts for part in year.parts or (year,)]
    sums: dict[str, Points] = {}
    for part in parts:
        if not part.aside:
            before = sums.get(part.label.key)
            sums[part.label.key] = part if before is None else replace(before, points=before.points + part.points)
    return [part for part in sums.values() if part.points]


def _repeats(tree: Points) -> bool:
    """Are there several parts of one kind, such as years?"""
    return len({part.label.key for part in tree.parts}) < len(tree.parts)


def _kinds(trees: Sequence[Points]) -> list[str]:
    """All kinds of parts from the ground up, as whoever has most of them counts them: each has a colour and a time."""
    found: list[str] = []
    for parts in sorted([_parts(tree, trees) for tree in trees], key=len, reverse=True):
        found += [part.label.key for part in parts if part.label.key not in found]
    return found


def _stacked(tree: Points, trees: Sequence[Points], names: Sequence[str], voice: Voice) -> Iterator[str]:
    """The parts of the points from the top down, each as high as it counts; what was lost is told on top."""
    kinds = _kinds(trees)
    for part in sorted(_parts(tree, trees), key=lambda part: kinds.index(part.label.key), reverse=True):
        number = kinds.index(part.label.key)
        label = voice.short(part.label, names)
        lost = ' class="lost"' if part.points < 0 else f' class="kind{number % COLOURS}"'
        yield f'<li{lost} style="--share:{max(0, part.points)};--k:{number}"><span>{label}</span>'
        yield f"<b>{_number(part.points)}</b></li>"
