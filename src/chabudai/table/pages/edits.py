"""Edits: where a text has changed, so that only that need travel.

Places are counted as browsers do it, where a rare character counts twice; each edit in the text as the ones before it
have made it.
"""

# mypyc: compile
from __future__ import annotations

from sys import getsizeof
from typing import Final

from chabudai.table.pages.draw.composed import Composed

Edit = tuple[int, int, str]  # from here to there in the old text, and what is there in the new one

AT_THE_END: Final = 16  # characters
WIDE: Final = 1000  # characters of a leaf that is worth an edit of its own
BRIEF: Final = 40  # of one that is no sign of where one is: closing tags occur again and again


def edits(old: str, new: str) -> list[Edit]:
    """What makes the new text of the old one: of what it is composed of only what has changed, else in one place."""
    if isinstance(old, Composed) and isinstance(new, Composed):
        return _of_leaves(old, new)
    start, end = _same(old, new)
    first = start if _is_narrow(old) else _units(old[:start])
    return [(first, first + _units(old[start : len(old) - end]), new[start : len(new) - end])]


def _of_leaves(old: Composed, new: Composed) -> list[Edit]:
    """Edits between leaves that are the same and in the same order in both, from the last to the first."""
    was, now = old.leaves, new.leaves
    far, near = len(was), len(now)
    start, most = 0, min(far, near)
    while start < most and was[start] == now[start]:
        start += 1
    while far > start and near > start and was[far - 1] == now[near - 1]:
        far -= 1
        near -= 1
    narrow = _is_narrow(old)
    first = _length(was, 0, start, narrow)
    if far - start == 1 and near - start == 1:
        return _of_one(first, was[start], now[start])
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
            end = first + _length(was, here, there, narrow)
            found.append((first, end, "".join(fresh)))
            first = end
            fresh = []
        first += _length(was, there, there + 1, narrow)
        here = there + 1
    if fresh or here < far:
        found.append((first, first + _length(was, here, far, narrow), "".join(fresh)))
    return found[::-1]


def _of_one(first: int, was: str, now: str) -> list[Edit]:
    """A single leaf that has changed: as a whole, unless it is a long one."""
    if len(was) < WIDE:
        return [(first, first + _units(was), now)]
    return [(first + since, first + until, text) for since, until, text in edits(was, now)]


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


def _length(leaves: list[str], start: int, end: int, narrow: bool) -> int:
    """How long some leaves are together."""
    length = 0
    for place in range(start, end):
        length += len(leaves[place]) if narrow else _units(leaves[place])
    return length


def _units(text: str) -> int:
    return len(text) if _is_narrow(text) else len(text.encode("utf-16-le", "surrogatepass")) // 2


def _is_narrow(text: str) -> bool:
    """Is there no rare character in it?  Python takes four bytes for each character of a text that has one."""
    return text.isascii() or getsizeof(text) < 4 * len(text)
