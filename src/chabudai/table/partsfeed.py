"""What a page that is open at a table must still be sent.

The first update of a connection brings every part; a page that misses a number connects again.  Of a long part that has
changed in one place an edit is sent: from where to where the text that the page has is to be replaced, and by what.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping
from json.encoder import encode_basestring
from typing import Final, Protocol

from chabudai.table.tables import Table

LONG: Final = 600  # characters of a part that is worth an edit

Edit = tuple[int, int, str]


class Drawing(Protocol):
    """Whoever draws the table page."""

    def parts(self, table: Table, viewer: int | None, language: str, welcome: bool = True) -> Mapping[str, str]:
        """The table page in parts: the id of each and its HTML."""


class PartsFeed:
    """What one page has been sent, and so what it still needs."""

    def __init__(self, pages: Drawing, table: Table, player: str | None, language: str) -> None:
        self._pages = pages
        self._table = table
        self._player = player
        self._language = language
        self._sent: Mapping[str, str] = {}
        self._update = 0
        self._told: tuple[int | None, int] = (None, -1)  # viewer and number of the last look

    def __call__(self) -> str | None:
        """The parts that have changed."""
        viewer = self._table.seat_of(self._player)
        version = self._table.version_of(viewer)
        if self._told == (viewer, version):
            return None  # somebody chose in secret: not even a clock may tell of it
        self._told = viewer, version
        welcome = viewer is not None or self._player not in self._table.course.seats.unwelcome
        key = "parts", viewer, self._language, welcome
        parts: Mapping[str, str] | None = self._table.memo.get(key)
        if parts is None:
            parts = self._table.memo[key] = self._pages.parts(self._table, viewer, self._language, welcome)
        changed: dict[str, str] = {}
        edits: dict[str, Edit] = {}
        for name, html in parts.items():
            before = self._sent.get(name)
            if before is html or before == html:
                continue
            if before is not None and len(before) >= LONG and len(html) >= LONG:
                edits[name] = edit(before, html)
            else:
                changed[name] = html
        gone = [name for name in self._sent if name not in parts] if self._update else []
        self._sent = parts
        if not changed and not edits and not gone and self._update:
            return None
        self._update += 1
        return _written(self._update, version, changed, gone, edits)


def _written(update: int, version: int, parts: dict[str, str], gone: list[str], edits: dict[str, Edit]) -> str:
    """The message as JSON, put together from its few strings: an encoder for anything takes longer."""
    quoted = encode_basestring
    made = ",".join([f"{quoted(name)}:{quoted(html)}" for name, html in parts.items()])
    lost = ",".join([quoted(name) for name in gone])
    text = f'{{"update":{update},"version":{version},"parts":{{{made}}},"gone":[{lost}]'
    if not edits:
        return text + "}"
    changes = [f"{quoted(name)}:[{start},{end},{quoted(new)}]" for name, (start, end, new) in edits.items()]
    return f'{text},"edits":{{{",".join(changes)}}}}}'


def edit(old: str, new: str) -> Edit:
    """The one place in which two texts differ: its start and end in the old one, and what is there in the new one.

    Places are counted as browsers do it, where a rare character counts twice.
    """
    far, near = len(old), len(new)
    start, high = 0, min(far, near)
    while start < high:  # the length of what both begin with
        middle = (start + high + 1) // 2
        if old[start:middle] == new[start:middle]:
            start = middle
        else:
            high = middle - 1
    end, high = 0, min(far, near) - start
    while end < high:  # and of what both end with
        middle = (end + high + 1) // 2
        if old[far - middle : far - end] == new[near - middle : near - end]:
            end = middle
        else:
            high = middle - 1
    first = _units(old[:start])
    return first, first + _units(old[start : far - end]), new[start : near - end]


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
