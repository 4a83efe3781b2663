"""Every kind of card on the table in full: read by the page when a piece is looked at, and by people.

A page that is loaded brings the list; what has come since then it asks for when somebody wants to read of it.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence

from chabudai.core.scene import Piece, Zone
from chabudai.table.pages.draw.card_texts import says_more
from chabudai.table.pages.draw.pieces import Painter, pieces_of
from chabudai.table.pages.draw.words import MOST, Voice


def cards(zones: Sequence[Zone], artist: Painter, names: Sequence[str]) -> str:
    """The list, in the order in which they lie there."""
    entries: dict[str, str] = {}
    for zone in zones:
        _list(zone, artist, names, entries)
    return f'<dl id="cards">{"".join(entries.values())}</dl>'


def _list(zone: Zone, artist: Painter, names: Sequence[str], entries: dict[str, str]) -> None:
    for slot in zone.slots:
        for piece in pieces_of(slot.pieces):
            if says_more(piece):
                key = artist.about(piece, names)
                if key not in entries:
                    entries[key] = _entry(key, piece, artist, names)
    for inner in zone.zones:
        _list(inner, artist, names, entries)


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
