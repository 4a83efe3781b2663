"""What scenes, events and points consist of: things that never change, and so may carry what was made of them."""

# mypyc: compile
from __future__ import annotations


class Left:
    """What somebody has left with a thing, in front of what others have."""

    def __init__(self, owner: int, behind: Left | None) -> None:
        self.owner = owner  # a number that nobody else has
        self.behind = behind


class Remembered:
    """A thing that whoever draws it can leave something with: found there without a search, and gone with the thing.

    It is no part of what the thing is: things are equal, shown and altered without it.
    """

    left: Left | None = None
