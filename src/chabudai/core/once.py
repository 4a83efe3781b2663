"""Made once: pieces, slots, zones and seats of scenes, each made a single time for the facts that it shows.

A scene consists of things that never change.  A function that is marked `@once(...)` is given the facts that its thing
shows, and nothing else: for the same facts it returns the same thing, at all tables and to all viewers.  Whoever draws
scenes knows by identity alone what is as before; and as a thing is made of nothing but the facts of a view, it can
tell nobody more than that view.  Facts are numbers, texts and tuples of them, never a position, whose bits of who
knows which card would come along.

The memory of each function is bounded: what was not asked for lately is forgotten.  A law says that forgetting
everything changes no scene.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final, Generic, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

ZONES: Final = 2000  # of each kind that are kept, and as many seats: enough for some hundred tables at a time
PIECES: Final = 4000  # of each kind, and as many slots

_memories: Final[list[Callable[[], None]]] = []  # how each of them is emptied


def once(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """What the function makes of the same arguments is made once and kept, for at most so many of them."""

    def remembering(make: Callable[P, T]) -> Callable[P, T]:
        found = lru_cache(most)(make)
        forgotten_too(found.cache_clear)
        return cast(Callable[P, T], found)

    return remembering


class Variants(Generic[T]):
    """Other forms of things that were made once, as of a piece with a mark on it: these too are made a single time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[tuple[int, Hashable], tuple[T, T]] = {}  # by where the thing is, which is kept, and by how
        forgotten_too(self._known.clear)

    def of(self, thing: T, how: Hashable, make: Callable[[], T]) -> T:
        """This thing in another form, which `how` tells from all others that it may have here."""
        key = id(thing), how
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self._most:
                self._known.clear()
            found = self._known[key] = thing, make()
        return found[1]


def forgotten_too(empty: Callable[[], None]) -> None:
    """Another memory of a game that `forget` empties."""
    _memories.append(empty)


def forget() -> None:
    """Empty all memories."""
    for empty in _memories:
        empty()
