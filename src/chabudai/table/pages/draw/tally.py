"""The points as trees."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chabudai.core.box import Box
from chabudai.core.points import Points
from chabudai.table.pages.draw.cache import Kept
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache

MOST: Final = 64  # trees that are kept as they are drawn: more than a table has

_trees: Final[TableCache[int | None, Sequence[Points]]] = TableCache()
_drawn: Final[TableCache[str, Kept[str]]] = TableCache()  # by language


def trees_of(table: Table, viewer: int | None) -> Sequence[Points]:
    """What this viewer may know of everybody's points, made once for all that is shown of them.

    At the end everybody may know the same (the law `final-scores-are-open`), so that it is made once for all.
    """
    known, whose = _trees.of(table), None if table.match.game.over else viewer
    if whose not in known:
        known[whose] = table.match.box.scores(table.match.game, whose)
    return known[whose]


def score(table: Table, viewer: int | None, voice: Voice) -> str:
    """The points of every seat as trees, the best first."""
    game, box, names = table.match.game, table.match.box, table.names(viewer)
    kept = _drawn.of(table).get(voice.language)
    if kept is None:
        kept = _drawn.of(table)[voice.language] = Kept(MOST)
    return score_of(trees_of(table, viewer), game.ranks() if game.over else None, box, names, voice, kept)


def score_of(
    trees: Sequence[Points],
    ranks: Sequence[int] | None,
    box: Box,
    names: Sequence[str],
    voice: Voice,
    kept: Kept[str] | None = None,
) -> str:
    """The same for any position; `kept`: trees as they were drawn for others who read the same language."""
    order = sorted(range(len(trees)), key=lambda seat: (ranks[seat] if ranks else -trees[seat].points, seat))
    lines = ['<div class="score">']
    for seat in order:
        place = f'<span class="place">{ranks[seat]}.</span> ' if ranks else ""
        name = escape(voice.words.name(names, seat))
        lines.append(f'<section class="tally"><h3>{place}{name} <b>{trees[seat].points}</b></h3><ul>')
        lines.append(_body(trees[seat], box, names, voice, kept))
        lines.append("</ul></section>")
    lines.append("</div>")
    return "".join(lines)


def _body(tree: Points, box: Box, names: Sequence[str], voice: Voice, kept: Kept[str] | None) -> str:
    """A tree without the name of its seat: whoever is not named in it either reads the same as others."""
    found = None if kept is None else kept.get(tree, voice.called(names))
    if found is None:
        before, voice.mentioned = voice.mentioned, 0
        lines: list[str] = []
        for part in tree.parts or (tree,):
            _tree(part, box, names, voice, lines)
        found = "".join(lines)
        if kept is not None:
            kept.put(tree, voice.mentioned, voice.called(names), found)
        voice.mentioned |= before
    return found


def _tree(node: Points, box: Box, names: Sequence[str], voice: Voice, lines: list[str]) -> None:
    points, parts, aside = node.points, node.parts, node.aside
    pieces = f' data-pieces="{escape(" ".join(node.pieces))}"' if node.pieces else ""
    label, cited = voice.say(node.label, names), voice.cite(box, node.clause)
    zero = ' class="zero"' if not points and not aside else ""
    number = "" if aside else f" <b>{points}</b>"
    if not parts:
        stop = ' tabindex="0"' if pieces else ""  # a line that shows its pieces can be walked to
        lines.append(f"<li{zero}{pieces}><span{stop}>{label} {cited}{number}</span></li>")
        return
    opened = " open" if points or aside else ""
    lines.append(f"<li{zero}{pieces}><details{opened}><summary>{label}{number}</summary>{cited}<ul>")
    for part in parts:
        _tree(part, box, names, voice, lines)
    lines.append("</ul></details></li>")
