"""What was made of things that never change, for as long as the things are there.

Scenes consist of such things, and a game may use the same piece or zone again in the next scene.  They are found by
identity: comparing what they contain would take as long as making everything anew.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, Generic, TypeVar
from weakref import KeyedRef

from chabudai.words import You

V = TypeVar("V")
Who = tuple[Hashable, ...]

ANYBODY: Final[Who] = ()
MOST_RECENT: Final = 256  # things that are kept though nobody else needs them
MOST_READERS: Final = 64  # for whom the same thing is kept in different words


def who_reads(names: Sequence[str]) -> Who:
    """Names as something that can be compared, the reader's own told from a namesake's."""
    return (*names, *(seat for seat, name in enumerate(names) if isinstance(name, You)))


def mentioned(names: Sequence[str], seats: int) -> Who:
    """The same of some seats: who are called alike, and of whom the reader is the same, read the same of them."""
    if not seats:
        return ANYBODY
    who: list[Hashable] = []
    for seat, name in enumerate(names):
        if seats >> seat & 1:
            who.append(str(name))
            who.append(isinstance(name, You))
    return tuple(who)


class Made(Generic[V]):
    """What was made of one thing: the same for everybody, or by the names of the seats that occur in it.

    There are many of these at a time, and the collector looks through all of them: so they hold as little as they can.
    """

    def __init__(self, thing: KeyedRef[int, object], seats: int, value: V | None) -> None:
        self.thing = thing
        self.seats = seats
        self.value = value
        self.read_as: dict[Who, V] | None = {} if seats else None


class Kept(Generic[V]):
    """Values by identity of a thing and by the names of the seats that occur in it."""

    def __init__(self) -> None:
        made: dict[int, Made[V]] = {}

        def remove(gone: KeyedRef[int, object]) -> None:
            made.pop(gone.key, None)

        self._made = made
        self._remove: Callable[[KeyedRef[int, object]], None] = remove

    def __len__(self) -> int:
        return len(self._made)

    def get(self, thing: object, names: Sequence[str]) -> V | None:
        """What was made of it for whoever reads these names in it."""
        found = self._made.get(id(thing))
        if found is None:
            return None
        return found.value if found.read_as is None else found.read_as.get(mentioned(names, found.seats))

    def seats(self, thing: object) -> int:
        """The seats that occur in what was made of it, a bit each."""
        found = self._made.get(id(thing))
        return 0 if found is None else found.seats

    def put(self, thing: object, seats: int, names: Sequence[str], value: V) -> None:
        """Keep it while the thing is there; these seats occur in it."""
        number = id(thing)
        found = self._made.get(number)
        if found is None:
            found = self._made[number] = Made(KeyedRef(thing, self._remove, number), seats, None)
        if found.read_as is None:
            found.value = value
            return
        if len(found.read_as) >= MOST_READERS:
            found.read_as.clear()
        found.read_as[mentioned(names, found.seats)] = value


class Recent(Generic[V]):
    """The same of things that all are told of once and then hardly ever again, as of events: of the last of them."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[object, int, dict[Who, V]]] = {}

    def get(self, thing: object, names: Sequence[str]) -> V | None:
        """What was made of it for whoever reads these names in it."""
        found = self._made.get(id(thing))
        return None if found is None else found[2].get(mentioned(names, found[1]))

    def put(self, thing: object, seats: int, names: Sequence[str], value: V) -> None:
        """Keep it, and the thing, for a while; these seats occur in it."""
        number = id(thing)
        if number not in self._made:
            if len(self._made) >= MOST_RECENT:
                self._made.clear()
            self._made[number] = thing, seats, {}
        self._made[number][2][mentioned(names, seats)] = value
