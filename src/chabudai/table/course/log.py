"""The log of a table as the store keeps it: entries are read into acts, and acts written as entries."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.match import Match
from chabudai.store import Entry
from chabudai.table.course.course import Course
from chabudai.table.course.editions import NAMES
from chabudai.table.course.entries import KINDS, Act, By, Create
from chabudai.table.errors import BadLog


def write(table: str, act: Act | Create, by: By) -> Entry:
    """An act as an entry."""
    return Entry(table, by.number, act.kind, by.at, by.seat, by.player, act.to_json(), by.moment)


def read(entry: Entry) -> tuple[Act, By]:
    """An entry as an act; BadLog when it is of a kind that we do not know, as a later version may have written."""
    act = KINDS.get(NAMES.get(entry.kind, entry.kind))
    if act is None:
        raise BadLog("unreadable-entry", kind=entry.kind, number=entry.number, expected=entry.number)
    return act.from_json(entry.data), who(entry)


def who(entry: Entry) -> By:
    """Who did it, and when."""
    return By(entry.number, entry.at, entry.seat, entry.player, entry.moment)


def created(first: Entry) -> tuple[Create, By]:
    """The first entry."""
    if first.kind != Create.kind or first.number != 0:
        raise BadLog("unreadable-entry", kind=first.kind, number=first.number, expected=0)
    return Create.from_json(first.data), who(first)


def begin(first: Entry, begun: Match | None = None) -> Course:
    """The course that a log begins."""
    return Course(*created(first), begun)


def replay(course: Course, entry: Entry) -> Entry:
    """Let happen what an entry tells; the entry as it would be written today."""
    act, by = read(entry)
    return write(entry.table, course.apply(act, by), by)
