"""Every kind of card in full, and the points as trees."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from chabudai.core.box import Box
from chabudai.core.points import Points
from chabudai.core.scene import Piece, Zone
from chabudai.table.pages.draw.composed import Composed
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.words import MOST, Voice
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache

MOST_LISTS: Final = 500  # of cards, kept for the next who see the same

_trees: Final[TableCache[int | None, Sequence[Points]]] = TableCache()


def cards(zones: Sequence[Zone], artist: Painter, names: Sequence[str]) -> str:
    """Every kind of piece on the table in full: read by the page when a piece is looked at, and by people."""
    return cards_of([artist.abouts(zone, names) for zone in zones], artist, names)


def cards_of(abouts: Sequence[dict[str, Piece]], artist: Painter, names: Sequence[str]) -> str:
    """The same of what the zones have to say."""
    told: dict[str, Piece] = {}
    for some in abouts:
        told |= some
    keys = tuple(sorted(told))
    html = artist.lists.get(keys)
    if html is None:
        entries = [_entry(key, told[key], artist, names) for key in keys]
        if len(artist.lists) >= MOST_LISTS:
            artist.lists.clear()
        html = artist.lists[keys] = Composed(['<dl id="cards">', *entries, "</dl>"])
    return html


def _entry(key: str, piece: Piece, artist: Painter, names: Sequence[str]) -> str:
    """One kind of piece; its key tells all that is said of it."""
    html = artist.entries.get(key)
    if html is None:
        if len(artist.entries) > MOST:
            artist.entries.clear()
        voice = artist.voice
        html = artist.entries[key] = (
            f'<div id="about-{key}"><dt>{voice.say(piece.title or piece.name, names)}</dt>'
            f"<dd>{_in_full(piece, voice, names)} {voice.cite(artist.box, piece.clause)}</dd></div>"
        )
    return html


def _in_full(piece: Piece, voice: Voice, names: Sequence[str]) -> str:
    text = "" if piece.text is None else voice.say(piece.text, names)
    origin = "" if piece.origin is None else f'<span class="origin">{voice.say(piece.origin, names)}</span>'
    return f"{text} {origin}"


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
