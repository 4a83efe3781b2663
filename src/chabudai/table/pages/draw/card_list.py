"""Every kind of card on the table in full: read by the page when a piece is looked at, and by people.

A list is kept up as zones change: to put it together anew took longer than to draw what had changed.
"""

# mypyc: compile
from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from chabudai.core.scene import Piece, Zone
from chabudai.table.pages.draw.composed import Composed, Part, text_of
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.words import MOST, Voice

NO_CARDS: Final = '<dl id="cards"></dl>'


class CardList:
    """The list of one page, in the order of the keys."""

    def __init__(self) -> None:
        self._zones: dict[str, int] = {}  # of each key: in how many zones it is
        self._keys: list[str] = []
        self._entries: list[str] = []  # beside them
        self._html: Part = NO_CARDS
        self._stale = False

    def exchange(self, old: dict[str, Piece], new: dict[str, Piece], artist: Painter, names: Sequence[str]) -> None:
        """A zone has the new pieces to tell of, in place of the old ones."""
        if old is new:
            return
        for key, piece in new.items():
            if key not in old:
                self._come(key, piece, artist, names)
        for key in old:
            if key not in new:
                self._go(key)

    @property
    def html(self) -> Part:
        """As a part of the page."""
        if self._stale:
            self._stale = False
            self._html = Composed(['<dl id="cards">', *self._entries, "</dl>"])
        return self._html

    def _come(self, key: str, piece: Piece, artist: Painter, names: Sequence[str]) -> None:
        zones = self._zones.get(key, 0)
        self._zones[key] = zones + 1
        if not zones:
            place = bisect_left(self._keys, key)
            self._keys.insert(place, key)
            self._entries.insert(place, _entry(key, piece, artist, names))
            self._stale = True

    def _go(self, key: str) -> None:
        zones = self._zones[key] - 1
        if zones:
            self._zones[key] = zones
            return
        place = bisect_left(self._keys, key)
        del self._zones[key], self._keys[place], self._entries[place]
        self._stale = True


def cards(zones: Sequence[Zone], artist: Painter, names: Sequence[str]) -> str:
    """The list for pages that do not change."""
    made = CardList()
    for zone in zones:
        made.exchange({}, artist.abouts(zone, names), artist, names)
    return text_of(made.html)


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
