"""Composed: a text that remembers what it was put together from.

A zone is made of slots and pieces that mostly stay as they are when something in it changes.  Whoever wants to know
where two such texts differ compares these, not the characters.

It is a text like any other, which is why this is not compiled: such classes cannot be derived from `str`.
"""

from __future__ import annotations

from collections.abc import Sequence
from sys import getsizeof


class Composed(str):
    """Some texts put together."""

    __slots__ = ("leaves", "starts")
    leaves: Sequence[str]
    starts: list[int] | None  # of each leaf, and the end of the last one, in units of browsers; made when asked for

    def __new__(cls, leaves: Sequence[str]) -> Composed:
        made = super().__new__(cls, "".join(leaves))
        made.leaves = leaves
        made.starts = None
        return made


def starts_of(composed: Composed) -> list[int]:
    """Where each leaf begins, and where the last one ends."""
    if composed.starts is None:
        starts = [0]
        end = 0
        for leaf in composed.leaves:
            end += units(leaf)
            starts.append(end)
        composed.starts = starts
    return composed.starts


def units(text: str) -> int:
    """The length of a text as browsers count it, where a rare character counts twice."""
    return len(text) if is_narrow(text) else len(text.encode("utf-16-le", "surrogatepass")) // 2


def is_narrow(text: str) -> bool:
    """Is there no rare character in it?  Python takes four bytes for each character of a text that has one."""
    return text.isascii() or getsizeof(text) < 4 * len(text)
