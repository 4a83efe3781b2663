"""Edits: where a text has changed, so that only that need travel.

Places are counted as browsers do it, where a rare character counts twice; each edit in the text as the ones before it
have made it.
"""

# mypyc: compile
from __future__ import annotations

from sys import getsizeof
from typing import Final

Edit = tuple[int, int, str]  # from here to there in the old text, and what is there in the new one

WIDE: Final = 400  # characters that differ, from the first to the last, before it is worth to look between them
AT_THE_END: Final = 16  # characters
PIECE: Final = "<div "  # slots, pieces and entries of lists begin with it


def edits(old: str, new: str) -> list[Edit]:
    """What makes the new text of the old one: a change in one place, or some between pieces that have stayed."""
    far, near = len(old), len(new)
    start, end = _same(old, new)
    first = start if _is_narrow(old) else _units(old[:start])
    if min(far, near) - start - end >= WIDE:
        found = _between(old[start : far - end], new[start : near - end])
        if sum([len(text) for _, _, text in found]) < (near - start - end) // 2:
            return [(first + since, first + until, text) for since, until, text in found]
    return [(first, first + _units(old[start : far - end]), new[start : near - end])]


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


def _between(old: str, new: str) -> list[Edit]:
    """Edits between pieces that are the same and in the same order in both, from the last to the first."""
    was, now = old.split(PIECE), new.split(PIECE)
    places = {text: place for place, text in enumerate(was)}
    starts = [0]  # of each piece of the old text, and its end
    for place, text in enumerate(was):
        starts.append(starts[-1] + _units(text) + (len(PIECE) if place else 0))
    found: list[Edit] = []
    here, fresh = 0, ""
    for place, text in enumerate(now):
        there = places.get(text, -1)
        if there < here or (there == 0) != (place == 0):
            fresh += f"{PIECE}{text}" if place else text
            continue
        if fresh or there > here:
            found.append((starts[here], starts[there], fresh))
        here, fresh = there + 1, ""
    if fresh or here < len(was):
        found.append((starts[here], starts[-1], fresh))
    return found[::-1]


def _units(text: str) -> int:
    return len(text) if _is_narrow(text) else len(text.encode("utf-16-le", "surrogatepass")) // 2


def _is_narrow(text: str) -> bool:
    """Is there no rare character in it?  Python takes four bytes for each character of a text that has one."""
    return text.isascii() or getsizeof(text) < 4 * len(text)
