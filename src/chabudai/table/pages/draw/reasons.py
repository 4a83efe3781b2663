"""What is not possible now, and why: a list by reasons, read by people and by the page when a piece is asked about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chabudai.core.box import Box
from chabudai.core.game import Game
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache
from chabudai.table.seen.obstacles import Obstacle, ahead, obstacles

_lists: Final[TableCache[tuple[int | None, str], str]] = TableCache()


def reasons(table: Table, viewer: int | None, voice: Voice) -> str:
    """The list; it says so when the viewer is not asked or everything is possible."""
    made, key = _lists.of(table), (viewer, voice.language)
    if key not in made:
        made[key] = _reasons(table, viewer, voice)
    return made[key]


def _reasons(table: Table, viewer: int | None, voice: Voice) -> str:
    if viewer is None or viewer not in table.course.asked:
        return f'<div class="reasons"><p class="faint">{voice("page-why-not-asked")}</p></div>'
    return reasons_at(table.match.game, viewer, table.match.box, table.names(viewer), voice)


def reasons_at(game: Game, seat: int, box: Box, names: Sequence[str], voice: Voice) -> str:
    """The list of a seat that is asked."""
    found = obstacles(box, game, seat) + ahead(box, game, seat)
    if not found:
        return f'<div class="reasons"><p class="faint">{voice("page-why-nothing")}</p></div>'
    groups: dict[tuple[str, str], list[Obstacle]] = {}
    for obstacle in found:
        why = voice.say(box.refusal_text(obstacle.refusal), names)
        groups.setdefault((why, obstacle.refusal.clause), []).append(obstacle)
    lines = ['<div class="reasons">']
    for (why, clause), some in groups.items():
        lines.append(f'<section><h2><span class="why">{why}</span> {voice.cite(box, clause)}</h2><ul>')
        for obstacle in some:
            action = obstacle.action
            places = "".join(
                f' data-{name}="{escape(place)}"' for name, place in (("on", action.on), ("to", action.to)) if place
            )
            lines.append(f"<li{places}>{voice.say(action.name, names)}</li>")
        lines.append("</ul></section>")
    lines.append("</div>")
    return "".join(lines)
