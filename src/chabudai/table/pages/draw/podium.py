"""The end of a game at a glance: a plinth for everybody, as high as the points and stacked from what made them.

It lies over the table and can be put away: a `details` does that without script.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chabudai.core.points import Points
from chabudai.core.scene import Scene, Text
from chabudai.table.pages.draw.cache import Kept
from chabudai.table.pages.draw.champions import Behind, champions
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.symbols import seal
from chabudai.table.pages.draw.tally import trees_of
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache

NOTHING: Final = '<div id="podium" hidden></div>'
LEAST: Final = 16  # per cent of the highest plinth that the lowest one has at least: somebody stands on it
FEW: Final = 3  # plinths that leave the sun its room on a phone
COLOURS: Final = 4  # of parts, in podium.css
MOST: Final = 64  # stacks that are kept as they are drawn: more than a table has

Part = tuple[Text, int]  # what points were for, and how many
_behind: Final[TableCache[None, list[Behind]]] = TableCache()  # of the trees, which are the same for all at the end
_drawn: Final[TableCache[str, Kept[str]]] = TableCache()  # by language


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
    behind = _behind.of(table)
    if None not in behind:
        behind[None] = [Behind(tree) for tree in trees]
    figures = champions(table.match.box.name, behind[None], scene, order)
    stacks = _stacks(table, trees, names, voice)
    for seat in standing(ranks):
        high = max(LEAST, 100 * trees[seat].points // best)
        first = " first" if ranks[seat] == 1 else ""
        name = escape(voice.words.name(names, seat))
        made.append(
            f'<li class="plinth{first}" style="--high:{high}">{figures.get(seat, "")}'
            f'<b class="sum">{_number(trees[seat].points)}</b>'
            f'<span class="who">{seal(seat, table.names()[seat])} {name}</span>'
            f"<ul>{stacks[seat]}</ul></li>"
        )
    made.append("</ol></details>")
    return "".join(made)


def standing(ranks: Sequence[int]) -> list[int]:
    """From left to right: the second, the first, then the others."""
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return [*order[1:2], *order[:1], *order[2:]]


def _number(points: int) -> str:
    return escape(str(points).replace("-", "−"))


def _stacks(table: Table, trees: Sequence[Points], names: Sequence[str], voice: Voice) -> list[str]:
    """What every plinth is made of; whoever is not named in it reads the same as others."""
    kept = _drawn.of(table).get(voice.language)
    if kept is None:
        kept = _drawn.of(table)[voice.language] = Kept(MOST)
    found = [kept.get(tree, voice.called(names)) for tree in trees]
    if None in found:
        by_years = any(_repeats(tree) for tree in trees)
        parts = [_parts(tree, by_years) for tree in trees]
        kinds = _kinds(parts)
        for seat, tree in enumerate(trees):
            before, voice.mentioned = voice.mentioned, 0
            found[seat] = stack = _stacked(parts[seat], kinds, names, voice)
            kept.put(tree, voice.mentioned, voice.called(names), stack)
            voice.mentioned |= before
    return [stack or "" for stack in found]


def _parts(tree: Points, by_years: bool) -> list[Part]:
    """What the points were for; where that is told year by year, of all years together."""
    parts = list(tree.parts) or [tree]
    if by_years:
        parts = [part for year in parts for part in year.parts or (year,)]
    sums: dict[str, Part] = {}
    for part in parts:
        if not part.aside:
            key = part.label.key
            before = sums.get(key)
            sums[key] = (part.label, part.points) if before is None else (before[0], before[1] + part.points)
    return [part for part in sums.values() if part[1]]


def _repeats(tree: Points) -> bool:
    """Are there several parts of one kind, such as years?"""
    return len({part.label.key for part in tree.parts}) < len(tree.parts)


def _kinds(plinths: Sequence[list[Part]]) -> list[str]:
    """All kinds of parts from the ground up, as whoever has most of them counts them: each has a colour and a time."""
    found: list[str] = []
    for parts in sorted(plinths, key=len, reverse=True):
        found += [label.key for label, _ in parts if label.key not in found]
    return found


def _stacked(parts: list[Part], kinds: list[str], names: Sequence[str], voice: Voice) -> str:
    """The parts of the points from the top down, each as high as it counts; what was lost is told on top."""
    lines: list[str] = []
    for label, points in sorted(parts, key=lambda part: kinds.index(part[0].key), reverse=True):
        number = kinds.index(label.key)
        lost = ' class="lost"' if points < 0 else f' class="kind{number % COLOURS}"'
        share = f"--share:{max(0, points)};--k:{number}"
        said = voice.short(label, names)
        lines.append(f'<li{lost} style="{share}"><span>{said}</span><b>{_number(points)}</b></li>')
    return "".join(lines)
