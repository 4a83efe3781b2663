"""What was made of things that never change, for as long as the things are there.

Scenes consist of such things, and a game may use the same piece or zone again in the next scene.  They are found by
identity: comparing what they contain would take as long as making everything anew.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, Generic, TypeVar
from weakref import ref

from chabudai.words import You

V = TypeVar("V")
Who = tuple[Hashable, ...]

ANYBODY: Final[Who] = ()
MOST_READERS: Final = 64  # for whom the same thing is kept in different words


def who_reads(names: Sequence[str]) -> Who:
    """Names as something that can be compared, the reader's own told from a namesake's."""
    return (*names, *(seat for seat, name in enumerate(names) if isinstance(name, You)))


class Kept(Generic[V]):
    """Values by identity of a thing and, when its words depend on it, by reader."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[object, dict[Who, V]]] = {}

    def __len__(self) -> int:
        return len(self._made)

    def get(self, thing: object, who: Who) -> V | None:
        """What was made of it for this reader or for anybody."""
        found = self._made.get(id(thing))
        if found is None:
            return None
        value = found[1].get(ANYBODY)
        return found[1].get(who) if value is None else value

    def put(self, thing: object, who: Who, value: V) -> None:
        """Keep it while the thing is there."""
        number = id(thing)
        found = self._made.get(number)
        if found is None:
            self._made[number] = ref(thing, _remover(self._made, number)), {who: value}
            return
        if len(found[1]) >= MOST_READERS:
            found[1].clear()
        found[1][who] = value


def _remover(made: dict[int, tuple[object, dict[Who, V]]], number: int) -> Callable[[object], None]:
    def remove(_: object) -> None:
        made.pop(number, None)

    return remove
