"""What was made of things that never change, for as long as they are in use.

Scenes consist of such things, and a game may use the same piece or zone again in the next scene.  They are found by
identity: comparing what they contain would take as long as making everything anew.  What was made of a thing is left
with the thing itself (`Remembered`).
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import count
from typing import Final, Generic, TypeVar, cast

from chabudai.core.remembered import Left, Remembered
from chabudai.words import You

V = TypeVar("V")
Who = tuple[Hashable, ...]

ANYBODY: Final[Who] = ()
MOST_READERS: Final = 64  # for whom the same thing is kept in different words
_numbers: Final = count()


def who_reads(names: Sequence[str]) -> Who:
    """Names as something that can be compared, the reader's own told from a namesake's."""
    return (*names, *(seat for seat, name in enumerate(names) if isinstance(name, You)))


def mentioned(names: Sequence[str], seats: int) -> Who:
    """The same of some seats: who are called alike, and of whom the reader is the same, read the same of them."""
    if not seats:
        return ANYBODY
    if not seats & (seats - 1):  # one seat, as next to always
        seat = 0
        while seats > 1:
            seats >>= 1
            seat += 1
        if seat >= len(names):
            return ANYBODY
        only = names[seat]
        return only, type(only) is You
    who: list[Hashable] = []
    for name in names:
        if not seats:
            break
        if seats & 1:
            who.append(name)
            who.append(type(name) is You)
        seats >>= 1
    return tuple(who)


class Made(Left, Generic[V]):
    """What was made of one thing: the same for everybody, or by the names of the seats that occur in it.

    Things lead to it and it leads to no thing, so nothing of it is left for the collector.
    """

    def __init__(self, owner: int, seats: int, behind: Left | None) -> None:
        super().__init__(owner, behind)
        self.seats = seats
        self.value: V | None = None
        self.read_as: dict[Who, V] | None = {} if seats else None
        self.size = 0
        self.age = -1  # in which it was used last


class Kept(Generic[V]):
    """Values of things, left with these, by the names of the seats that occur in them.

    To look for them by where a thing is in memory took a seventh of a server's time: large tables lie far away.

    It is bounded by the sum of their sizes.  Whenever what came or was used since the last time has grown to `most`,
    an age ends, and all that was not used in it is forgotten: so it holds twice as much, and what is in use stays.
    """

    def __init__(self, most: int) -> None:
        self._number = next(_numbers)
        self._most = most
        self._size = 0  # of what is in use
        self._age = 0
        self._used: list[Remembered] = []  # in this age
        self._former: list[Remembered] = []  # in the one before

    def __len__(self) -> int:
        return len(self._used) + sum([self._is_unused(thing) for thing in self._former])

    def get(self, thing: Remembered, names: Sequence[str]) -> V | None:
        """What was made of it for whoever reads these names in it."""
        found = self._found(thing)
        if found is None:
            return None
        return found.value if found.read_as is None else found.read_as.get(mentioned(names, found.seats))

    def seats(self, thing: Remembered) -> int:
        """The seats that occur in what was made of it, a bit each."""
        found = self._found(thing)
        return 0 if found is None else found.seats

    def put(self, thing: Remembered, seats: int, names: Sequence[str], value: V, size: int = 1) -> None:
        """Keep it while it is in use; these seats occur in it."""
        found = self._found(thing)
        if found is None:
            found = Made(self._number, seats, thing.left)
            found.age = self._age
            thing.left = found
            self._used.append(thing)
        if found.read_as is None:
            found.value = value
        else:
            if len(found.read_as) >= MOST_READERS:
                found.read_as.clear()
                self._size -= found.size
                found.size = 0
            found.read_as[mentioned(names, found.seats)] = value
        found.size += size
        self._size += size
        if self._size > self._most:
            self._end_age()

    def _found(self, thing: Remembered) -> Made[V] | None:
        found = self._of(thing)
        if found is not None and found.age != self._age:
            found.age = self._age
            self._used.append(thing)
            self._size += found.size
        return found

    def _of(self, thing: Remembered) -> Made[V] | None:
        left = thing.left
        while left is not None and left.owner != self._number:
            left = left.behind
        return cast("Made[V] | None", left)

    def _is_unused(self, thing: Remembered) -> bool:
        found = self._of(thing)
        return found is not None and found.age != self._age

    def _end_age(self) -> None:
        for thing in self._former:
            if self._is_unused(thing):
                self._forget(thing)
        self._former, self._used, self._size = self._used, [], 0
        self._age += 1

    def _forget(self, thing: Remembered) -> None:
        """Take it from its thing; what others keep of that stays."""
        left = thing.left
        before: Left | None = None
        while left is not None and left.owner != self._number:
            left, before = left.behind, left
        assert left is not None
        if before is None:
            thing.left = left.behind
        else:
            before.behind = left.behind
