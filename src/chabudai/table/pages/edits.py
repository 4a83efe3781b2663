"""Edits: where a part of a page has changed, so that only that need travel.

Places are counted in characters, each edit in the text as the ones before it have made it.  A browser counts rare
characters twice: whatever is sent is in ASCII, and where it is not, nobody sends edits (`feed`).
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.table.pages.draw.composed import Composed, Part, text_of

Edit = tuple[int, int, str]  # from here to there in the old text, and what is there in the new one

AT_THE_END: Final = 16  # characters
WIDE: Final = 1000  # characters of a leaf that is worth an edit of its own
BRIEF: Final = 40  # of one that is no sign of where one is: closing tags occur again and again


def edits(old: Part, new: Part) -> list[Edit]:
    """What makes the new part of the old one: of what it is composed of only what has changed, else in one place."""
    if isinstance(old, Composed) and isinstance(new, Composed):
        return _of_leaves(old.leaves, new.leaves)
    was, now = text_of(old), text_of(new)
    return [] if was == now else [_of_text(0, was, now)]


def _of_leaves(was: list[str], now: list[str]) -> list[Edit]:
    """Edits between leaves that are the same and in the same order in both, from the last to the first."""
    far, near = len(was), len(now)
    start, most = 0, min(far, near)
    first = 0
    while start < most and was[start] == now[start]:
        first += len(was[start])
        start += 1
    while far > start and near > start and was[far - 1] == now[near - 1]:
        far -= 1
        near -= 1
    if far - start == 1 and near - start == 1:
        return [_of_one(first, was[start], now[start])]
    places = {was[place]: place for place in range(start, far) if len(was[place]) >= BRIEF}
    found: list[Edit] = []
    here = start
    fresh: list[str] = []
    for place in range(start, near):
        leaf = now[place]
        there = here if here < far and was[here] == leaf else places.get(leaf, -1)
        if there < here:
            fresh.append(leaf)
            continue
        if fresh or there > here:
            end = first + _length(was, here, there)
            found.append((first, end, "".join(fresh)))
            first = end
            fresh = []
        first += len(leaf)
        here = there + 1
    if fresh or here < far:
        found.append((first, first + _length(was, here, far), "".join(fresh)))
    return found[::-1]


def _of_one(first: int, was: str, now: str) -> Edit:
    """A single leaf that has changed: as a whole, unless it is a long one."""
    return (first, first + len(was), now) if len(was) < WIDE else _of_text(first, was, now)


def _of_text(first: int, old: str, new: str) -> Edit:
    """What lies between what both begin and end with; `first`: where they begin."""
    start, end = _same(old, new)
    return first + start, first + len(old) - end, new[start : len(new) - end]


def _same(old: str, new: str) -> tuple[int, int]:
    """The length of what both begin with, and of what both end with after that."""
    far, near = len(old), len(new)
    start, high = 0, min(far, near)
    likely = high - AT_THE_END  # what is told last is written last
    if likely > 0 and old[:likely] == new[:likely]:
        start = likely
    while start < high:
        middle = (start + high + 1) // 2
        if old[start:middle] == new[start:middle]:
            start = middle
        else:
            high = middle - 1
    end, high = 0, min(far, near) - start
    while end < high:
        middle = (end + high + 1) // 2
        if old[far - middle : far - end] == new[near - middle : near - end]:
            end = middle
        else:
            high = middle - 1
    return start, end


def _length(leaves: list[str], start: int, end: int) -> int:
    """How long some leaves are together."""
    length = 0
    for place in range(start, end):
        length += len(leaves[place])
    return length
