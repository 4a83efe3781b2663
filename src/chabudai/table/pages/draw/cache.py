"""What was made of things that never change, for as long as they are in use.

Scenes consist of such things, and a game may use the same piece or zone again in the next scene.  They are found by
identity: comparing what they contain would take as long as making everything anew.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, Generic, TypeVar

from chabudai.words import You

V = TypeVar("V")
Who = tuple[Hashable, ...]

ANYBODY: Final[Who] = ()
MOST_READERS: Final = 64  # for whom the same thing is kept in different words


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


class Made(Generic[V]):
    """What was made of one thing: the same for everybody, or by the names of the seats that occur in it.

    There are many of these at a time, and the collector looks through all of them: so they hold as little as they can.
    """

    def __init__(self, thing: object, seats: int, value: V | None) -> None:
        self.thing = thing
        self.seats = seats
        self.value = value
        self.read_as: dict[Who, V] | None = {} if seats else None
        self.size = 0


class Kept(Generic[V]):
    """Values by identity of a thing, which is kept too, and by the names of the seats that occur in it.

    It is bounded by the sum of their sizes.  Whenever what came or was used since the last time has grown to `most`,
    all that was not used is forgotten: so it holds twice as much, and what is in use stays.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0  # of what is in use
        self._used: dict[int, Made[V]] = {}
        self._unused: dict[int, Made[V]] = {}  # since the last time

    def __len__(self) -> int:
        return len(self._used) + len(self._unused)

    def get(self, thing: object, names: Sequence[str]) -> V | None:
        """What was made of it for whoever reads these names in it."""
        found = self._used.get(id(thing))
        if found is None:
            found = self._used_again(thing)
            if found is None:
                return None
        return found.value if found.read_as is None else found.read_as.get(mentioned(names, found.seats))

    def seats(self, thing: object) -> int:
        """The seats that occur in what was made of it, a bit each."""
        found = self._used.get(id(thing)) or self._unused.get(id(thing))
        return 0 if found is None else found.seats

    def put(self, thing: object, seats: int, names: Sequence[str], value: V, size: int = 1) -> None:
        """Keep it while it is in use; these seats occur in it."""
        number = id(thing)
        found = self._used.get(number) or self._used_again(thing)
        if found is None:
            found = self._used[number] = Made(thing, seats, None)
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
            self._unused, self._used, self._size = self._used, {}, 0

    def _used_again(self, thing: object) -> Made[V] | None:
        found = self._unused.pop(id(thing), None)
        if found is not None:
            self._used[id(thing)] = found
            self._size += found.size
        return found
