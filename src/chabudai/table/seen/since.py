"""Digest: what happened at a table since somebody's own last choice."""

from __future__ import annotations

from chabudai.table.languages import WORDS
from chabudai.table.running.table import Table

LONGEST = 40  # lines


def seen(table: Table, viewer: int) -> int:
    """How many of the viewer's events are older than what followed the own last choice."""
    played = table.match.played
    last = next((i for i in range(len(played) - 1, -1, -1) if played[i].seat == viewer), -1)
    if last < 0:
        return 0
    older = [*table.match.opening_events, *(event for one in played[:last] for event in one.events)]
    return sum(event.visible_to(viewer) for event in older)


def digest(table: Table, viewer: int, language: str) -> list[str]:
    """The last lines of it, in words."""
    words, box = WORDS[language], table.match.box
    told = list(table.told(viewer))[seen(table, viewer) :][-LONGEST:]
    return [_upper(str(words.say(box.event_text(event), names))) for event, names in told]


def _upper(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
