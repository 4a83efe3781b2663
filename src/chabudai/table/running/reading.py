"""Reads the course of a table from its log; whatever is wrong with the log, the other tables are played."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from chabudai import games
from chabudai.store import Entry, Store
from chabudai.table.course import log
from chabudai.table.course.course import Course
from chabudai.table.course.editions import OlderCourse
from chabudai.table.running.taking_breath import Breath

LOG: Final = logging.getLogger("chabudai.table")


async def read_course(store: Store, entries: list[Entry]) -> Course:
    """The course of a log; of an older edition's log, from the snapshot on, or at least as far as it can be told."""
    first = entries[0]
    if first.data["edition"] == games.find(first.data["game"]).edition:
        return await _replayed(lambda: log.begin(first), entries)
    try:
        snapshot = await store.snapshot(first.table)
        course = log.begin(first) if snapshot is None else OlderCourse(*log.created(first), snapshot)
        for entry in entries[1:]:
            log.replay(course, entry)
        return course
    except Exception as error:  # too much has changed since: the events that were kept are all that is left
        LOG.warning("table %s of an older edition can only be told: %s", first.table, error)
        told = await _replayed(lambda: OlderCourse(*log.created(first), None, entries[-1].number), entries)
        assert isinstance(told, OlderCourse)
        told.tell_only()
        return told


async def _replayed(begin: Callable[[], Course], entries: list[Entry]) -> Course:
    """The course as far as the log can be read: whatever is wrong with an entry, what came before it is shown."""
    course, good, breath = begin(), 1, Breath()
    try:
        for entry in entries[1:]:
            log.replay(course, entry)
            good += 1
            await breath()
        return course
    except Exception as error:
        bad = entries[good]
        LOG.error("table %s cannot be read from entry %d on: %s", bad.table, bad.number, error, exc_info=error)
    course = begin()  # the first one may be half changed by what went wrong
    for entry in entries[1:good]:
        log.replay(course, entry)
    course.break_off(entries[-1].number)
    return course
