"""The end of a game at a glance: a plinth for everybody, as high as the points and stacked from what made them.

It lies over the table and can be put away: a `details` does that without script.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from chabudai.core.points import Points
from chabudai.table.pages.draw.symbols import seal
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table

NOTHING: Final = '<div id="podium" hidden></div>'
LEAST: Final = 16  # per cent of the highest plinth that the lowest one has at least: somebody stands on it


def podium(table: Table, viewer: int | None, voice: Voice) -> str:
    """Everybody on a plinth, the best in the middle; nothing where the game was not played to its end."""
    game = table.match.game
    if table.status != "over" or not game.over or table.course.ended_by:
        return NOTHING
    trees, ranks = table.match.box.scores(game, viewer), game.ranks()
    names = table.names(viewer)
    best = max(1, *[tree.points for tree in trees])
    made = [
        '<details id="podium" class="podium" open><summary class="button">',
        f"<span>{voice('page-podium-away')}</span><span>{voice('page-podium-show')}</span></summary><ol>",
    ]
    for seat in _standing(ranks):
        high = max(LEAST, 100 * trees[seat].points // best)
        first = " first" if ranks[seat] == 1 else ""
        name = escape(voice.words.name(names, seat))
        made.append(
            f'<li class="plinth{first}" style="--high:{high}"><b class="sum">{_number(trees[seat].points)}</b>'
            f'<span class="who">{seal(seat, table.names()[seat])} {name}</span>'
            f"<ul>{''.join(_stacked(trees[seat], names, voice))}</ul></li>"
        )
    made.append("</ol></details>")
    return "".join(made)


def _standing(ranks: Sequence[int]) -> list[int]:
    """From left to right: the second, the first, then the others."""
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return [*order[1:2], *order[:1], *order[2:]]


def _number(points: int) -> str:
    return str(points).replace("-", "−")


def _stacked(tree: Points, names: Sequence[str], voice: Voice) -> Iterator[str]:
    """The parts of the points from the top down, each as high as it counts; what was lost is told below."""
    parts = [part for part in tree.parts or (tree,) if part.points and not part.aside]
    for number, part in reversed(list(enumerate(parts))):
        label = voice.say(part.label, names)
        lost = ' class="lost"' if part.points < 0 else ""
        yield f'<li{lost} style="--share:{max(0, part.points)};--k:{number}"><span>{label}</span>'
        yield f"<b>{_number(part.points)}</b></li>"
