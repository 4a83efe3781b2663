"""Composed: a text that remembers what it was put together from.

A zone is made of slots and pieces that mostly stay as they are when something in it changes, the log of lines, the
ribbon of its parts.  Whoever wants to know where two such texts differ compares these, not the characters.

It is a text like any other, which is why this is not compiled: such classes cannot be derived from `str`.
"""

from __future__ import annotations


class Composed(str):
    """Some texts put together, by `compose`."""

    __slots__ = ("leaves",)
    leaves: list[str]


def compose(leaves: list[str]) -> Composed:
    """Put some texts together."""
    made = Composed("".join(leaves))
    made.leaves = leaves
    return made
