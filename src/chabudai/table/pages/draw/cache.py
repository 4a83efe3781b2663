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

MOST_READERS: Final = 64  # for whom the same thing is kept in different words
ALL: Final = 0  # the number of those who read what names nobody
UNKNOWN: Final = -1
MOST_KNOWN: Final = 100_000  # ways in which some seats are called
_numbers: Final = count()  # of those who keep something
_reader_numbers: Final = count(ALL + 1)
_readers: Final[dict[Who, int]] = {}


def who_reads(names: Sequence[str]) -> Who:
    """Names as something that can be compared, the reader's own told from a namesake's."""
    return (*names, *(seat for seat, name in enumerate(names) if isinstance(name, You)))


class Reader:
    """Somebody who reads of people under these names, the reader's own a `You`.

    Of some of the seats others may read the same: they have the same number for these.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._seats = (1 << len(names)) - 1
        self._known: list[int] = [ALL] + [UNKNOWN] * self._seats

    def number(self, seats: int) -> int:
        """The number for these seats, a bit each."""
        seats &= self._seats
        found = self._known[seats]
        if found == UNKNOWN:
            if len(_readers) >= MOST_KNOWN:
                _readers.clear()  # numbers that somebody has are given to nobody else
            who = tuple([(seat, str(name), type(name) is You) for seat, name in self._of(seats)])
            found = self._known[seats] = _readers.setdefault(who, next(_reader_numbers))
        return found

    def _of(self, seats: int) -> list[tuple[int, str]]:
        return [(seat, name) for seat, name in enumerate(self._names) if seats >> seat & 1]


ANYBODY: Final = Reader(())


class Made(Left, Generic[V]):
    """What was made of one thing: the same for everybody, or for each reader of the seats that occur in it.

    Things lead to it and it leads to no thing, so nothing of it is left for the collector.
    """

    def __init__(self, owner: int, seats: int, behind: Left | None) -> None:
        super().__init__(owner, behind)
        self.seats = seats
        self.reader = UNKNOWN  # whose the value is; most things have one
        self.value: V | None = None
        self.others: dict[int, V] | None = None  # the values of other readers
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

    def get(self, thing: Remembered, reader: Reader) -> V | None:
        """What was made of it for this reader."""
        found = self._found(thing)
        if found is None:
            return None
        number = reader.number(found.seats) if found.seats else ALL
        if number == found.reader:
            return found.value
        return None if found.others is None else found.others.get(number)

    def seats(self, thing: Remembered) -> int:
        """The seats that occur in what was made of it, a bit each."""
        found = self._found(thing)
        return 0 if found is None else found.seats

    def put(self, thing: Remembered, seats: int, reader: Reader, value: V, size: int = 1) -> None:
        """Keep it while it is in use; these seats occur in it."""
        found = self._found(thing)
        if found is None:
            found = Made(self._number, seats, thing.left)
            found.age = self._age
            thing.left = found
            self._used.append(thing)
        number = reader.number(found.seats) if found.seats else ALL
        if found.reader in (UNKNOWN, number):
            found.reader, found.value = number, value
        else:
            if found.others is None:
                found.others = {}
            elif len(found.others) >= MOST_READERS:
                found.others.clear()
                self._size -= found.size
                found.size = 0
            found.others[number] = value
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
