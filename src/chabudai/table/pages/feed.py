"""What a page that is open at a table must still be sent.

The first update of a connection brings every part; a page that misses a number connects again.  Of a long part that has
changed edits are sent: from where to where the text that the page has is to be replaced, and by what.
With what has changed goes what happened since the last update, for the page to play: see `draw.film`.

A message is a line of JSON, and behind it records, whose fields are set apart by characters that occur in no HTML: so
it need not be quoted, which took longer than all else that is done here.
"""

# mypyc: compile
from __future__ import annotations

import json
from json.encoder import encode_basestring
from typing import Final

from chabudai.core.box import Json
from chabudai.table.course.state import TOLD
from chabudai.table.languages import WORDS
from chabudai.table.pages.draw import page_parts
from chabudai.table.pages.draw.composed import Composed, Part, size_of, text_of
from chabudai.table.pages.draw.film import Film, Shot
from chabudai.table.pages.draw.table_parts import Redrawn, TableParts
from chabudai.table.pages.edits import edits
from chabudai.table.running.table import Table

LONG: Final = 1000  # characters of a part that is worth an edit: to look where a shorter one differs takes too long
RECORD: Final = "\x1e"  # before each record; its first letter says what it is
FIELD: Final = "\x1f"  # between its fields
PART, EDIT, GONE, SHOT = "=", "~", "-", "!"
HARMLESS: Final = {ord(RECORD): "\ufffd", ord(FIELD): "\ufffd"}


class PartsFeed:
    """What one page has been sent, and so what it still needs."""

    takes_along = True

    def __init__(self, table: Table, player: str | None, language: str) -> None:
        self._table = table
        self._player = player
        self._language = language
        self._page: TableParts | None = None
        self._redrawn = Redrawn()  # what was made anew of that page the last time this one looked
        self._sent: dict[str, Part] = {}
        self._counts = True  # characters as a browser does: nothing was sent that is not in ASCII
        self._update = 0
        self._watching = table.spectators  # as the page had it that opened the line
        self._here: tuple[int, ...] | None = None
        self._told: tuple[int | None, int] = (None, -1)  # viewer and number of the last look
        self._film = Film()
        self._tail = ""  # more fields of the message

    def __call__(self, done: Json = None) -> str | None:
        """The parts that have changed; with them, that an act of the page's is done, known by what the page wrote."""
        self._tail = "" if done is None else f',"done":{done if type(done) is int else json.dumps(done)}'
        table, page = self._table, self._page
        course = table.course
        viewer = course.seats.of(self._player)
        version = course.versions.of(viewer)
        if self._told == (viewer, version):  # if somebody chose in secret, not even a clock may tell of it
            return self._who_looks()
        self._told = viewer, version
        welcome = viewer is not None or self._player not in course.seats.unwelcome
        if page is None or page.viewer != viewer or page.welcome != welcome or not page.is_of(table):
            page = self._page = page_parts.page(table, viewer, self._language, welcome)
            parts = page.latest(table)
            names = [*parts, *[name for name in self._sent if name not in parts]]
        else:
            parts = page.latest(table)
            names = self._fresh()
        self._redrawn = page.redrawn
        records = self._records(names, parts)
        if not records and self._update:
            return self._who_looks()
        self._update += 1
        if course.status in TOLD:
            records += [_shot(shot) for shot in self._film.since(course.match, viewer, page.artist, page.names)]
        message = f'{{"update":{self._update},"version":{version}{self._tail}{self._company()}}}{"".join(records)}'
        self._counts = self._counts and message.isascii()
        return message

    def _records(self, names: list[str], parts: dict[str, Part]) -> list[str]:
        """What the page must be told of these parts, which it then has."""
        records: list[str] = []
        sent = self._sent
        for name in names:
            before, html = sent.get(name), parts.get(name)
            if before is html:
                continue
            if html is None:
                del sent[name]
                records.append(f"{RECORD}{GONE}{name}")
                continue
            sent[name] = html
            if before is None:
                records.append(f"{RECORD}{PART}{name}{FIELD}{_safe(text_of(html))}")
            elif size_of(before) >= LONG and size_of(html) >= LONG and self._counts:
                told = _changed(name, before, html)
                if told:
                    records.append(told)
            elif text_of(before) != text_of(html):
                records.append(f"{RECORD}{PART}{name}{FIELD}{_safe(text_of(html))}")
        return records

    def _fresh(self) -> list[str]:
        """The parts of the page that were made anew, or are gone, since the last look."""
        then = self._redrawn.then
        names = [] if then is None else then.names
        while then is not None and then.then is not None:
            then = then.then
            names = [*names, *[name for name in then.names if name not in names]]
        return names

    def _who_looks(self) -> str | None:
        """Who looks, when that is all that has changed."""
        company = self._company()
        if self._tail:
            return f'{{"version":{self._told[1]}{self._tail}{company}}}'
        return f"{{{company[1:]}}}" if company else None

    def _company(self) -> str:
        """How many look on, and which seats have their people here, as far as that has changed: fields of a message."""
        watching, here = self._table.company
        told = ""
        if watching != self._watching:
            self._watching = watching
            told = f',"watching":{encode_basestring(watchers(watching, self._language))}'
        if here != self._here:
            self._here = here
            told += f',"here":[{",".join([str(seat) for seat in here])}]'
        return told


def watchers(count: int, language: str) -> str:
    """How many look on, in words; nothing when nobody does."""
    return WORDS[language]("page-watchers", count=count) if count else ""


def _changed(name: str, old: Part, new: Part) -> str:
    """A part that has changed here and there, or is only made anew; told once for all who see a zone."""
    if not isinstance(old, Composed) or not isinstance(new, Composed):
        return _told(name, old, new)
    known = new.edited
    if known is None or known[0] is not old:
        known = new.edited = old, _told(name, old, new)
        old.edited = None  # or all that came before would be kept
    return known[1]


def _told(name: str, old: Part, new: Part) -> str:
    return "".join(
        [f"{RECORD}{EDIT}{name}{FIELD}{start}{FIELD}{end}{FIELD}{_safe(text)}" for start, end, text in edits(old, new)]
    )


def _safe(html: str) -> str:
    """Whatever somebody got into a text must not end a field; nothing that people say or are called can."""
    return html if RECORD not in html and FIELD not in html else html.translate(HARMLESS)


def _shot(shot: Shot) -> str:
    kind, seat, caption, staged, place = shot
    who = "" if seat is None else str(seat)
    return f"{RECORD}{SHOT}{kind}{FIELD}{who}{FIELD}{_safe(caption)}{FIELD}{_safe(staged or '')}{FIELD}{place or ''}"
