"""Composed: a text that remembers what it was put together from.

A zone is made of slots and pieces that mostly stay as they are when something in it changes.  Whoever wants to know
where two such texts differ compares these, not the characters.

It is a text like any other, which is why this is not compiled: such classes cannot be derived from `str`.
"""

from __future__ import annotations

from collections.abc import Sequence


class Composed(str):
    """Some texts put together."""

    __slots__ = ("leaves", "starts")
    leaves: Sequence[str]
    starts: list[int] | None  # of each leaf, and the end of the last one, as browsers count; see `edits`

    def __new__(cls, leaves: Sequence[str]) -> Composed:
        made = super().__new__(cls, "".join(leaves))
        made.leaves = leaves
        made.starts = None
        return made
