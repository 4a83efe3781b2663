"""The points as trees."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from chabudai.core.box import Box
from chabudai.core.points import Points
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache

_trees: Final[TableCache[int | None, Sequence[Points]]] = TableCache()


def trees_of(table: Table, viewer: int | None) -> Sequence[Points]:
    """What this viewer may know of everybody's points, made once for all that is shown of them."""
    known = _trees.of(table)
    if viewer not in known:
        known[viewer] = table.match.box.scores(table.match.game, viewer)
    return known[viewer]


def score(table: Table, viewer: int | None, voice: Voice) -> str:
    """The points of every seat as trees, the best first."""
    game, box, names = table.match.game, table.match.box, table.names(viewer)
    return score_of(trees_of(table, viewer), game.ranks() if game.over else None, box, names, voice)


def score_of(trees: Sequence[Points], ranks: Sequence[int] | None, box: Box, names: Sequence[str], voice: Voice) -> str:
    """The same for any position."""
    order = sorted(range(len(trees)), key=lambda seat: (ranks[seat] if ranks else -trees[seat].points, seat))
    lines = ['<div class="score">']
    for seat in order:
        place = f'<span class="place">{ranks[seat]}.</span> ' if ranks else ""
        name = escape(voice.words.name(names, seat))
        lines.append(f'<section class="tally"><h3>{place}{name} <b>{trees[seat].points}</b></h3><ul>')
        for part in trees[seat].parts or (trees[seat],):
            lines += _tree(part, box, names, voice)
        lines.append("</ul></section>")
    lines.append("</div>")
    return "".join(lines)


def _tree(node: Points, box: Box, names: Sequence[str], voice: Voice) -> Iterator[str]:
    pieces = f' data-pieces="{escape(" ".join(node.pieces))}"' if node.pieces else ""
    label, cited = voice.say(node.label, names), voice.cite(box, node.clause)
    zero = ' class="zero"' if not node.points and not node.aside else ""
    number = "" if node.aside else f" <b>{node.points}</b>"
    if not node.parts:
        stop = ' tabindex="0"' if node.pieces else ""  # a line that shows its pieces can be walked to
        yield f"<li{zero}{pieces}><span{stop}>{label} {cited}{number}</span></li>"
        return
    opened = " open" if node.points or node.aside else ""
    yield f"<li{zero}{pieces}><details{opened}><summary>{label}{number}</summary>{cited}<ul>"
    for part in node.parts:
        yield from _tree(part, box, names, voice)
    yield "</ul></details></li>"
