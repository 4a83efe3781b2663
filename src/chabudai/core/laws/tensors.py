"""Laws of observations for learners: a tensor does not leak, and it forgets nothing.

The first compares what is written of a position with what is written of the seat's view of it and of a position dealt
anew: a writer that looks where the seat may not look writes something else.  The second remembers every tensor it was
shown and the view behind it: two views that differ must not look the same.  As two views of real games seldom differ in
one thing alone, it also makes chimeras: one field of a view is put into another view, and the tensor must tell.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from chabudai.core import codec
from chabudai.core.game import Game
from chabudai.core.laws.verdict import law
from chabudai.core.rng import Rng
from chabudai.core.tensor import Observer

PARTS = ("over", "unseen", "shared", "own")  # of a view, beside the fields of the game
CHANCE = ("counters", "key", "learned")  # how often chance was used says nothing about what is to come


def tensor(observer: Observer, game: Game, seat: int) -> bytes:
    """The observation of a seat."""
    out = bytearray(observer.size)
    observer.write(game, seat, out, 0)
    return bytes(out)


def written(observer: Observer, chimera: Game, seat: int) -> bytes:
    """The observation of a view that cannot be; empty where the writer stumbles over it, which is telling too."""
    try:
        return tensor(observer, chimera, seat)
    except (IndexError, ValueError, KeyError):
        return b""


def tensor_does_not_leak(observer: Observer, game: Game, seat: int, rng: Rng) -> None:
    """The same is written of a position, of its view, and of any position the seat cannot tell from it."""
    seen = tensor(observer, game, seat)
    for kind, other in (("view", game.view(seat)), ("resample", game.resample(seat, rng))):
        blocks = differing(observer, seen, tensor(observer, other, seat))
        law("tensor-does-not-leak", not blocks, seat=seat, compared=kind, blocks=blocks)


def differing(observer: Observer, one: bytes, other: bytes) -> list[str]:
    """The blocks in which two observations differ."""
    spans = [(block.name, slice(block.start, block.start + block.size)) for block in observer.blocks]
    return [name for name, span in spans if one[span] != other[span]]


class Memory:
    """Tensors seen so far, each with the view behind it."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.views: dict[bytes, dict[str, Any]] = {}
        self.last: dict[int, Game] = {}  # per seat: the view before

    def tensor_forgets_nothing(self, game: Game, seat: int) -> None:
        """The seat's tensor of this position has not been seen for a view that differs from this one."""
        view = game.view(seat)
        known = essence(self.observer, view)
        before = self.views.setdefault(tensor(self.observer, game, seat), known)
        fields = [name for name in known if before[name] != known[name]]
        told = {name: (before[name], known[name]) for name in fields}
        law("tensor-forgets-nothing", not fields, seat=seat, fields=told)

    def every_field_is_told(self, game: Game, seat: int) -> None:
        """A field of the view before this one, put into this one, changes the tensor."""
        view = game.view(seat)
        before = self.last.get(seat)
        self.last[seat] = view
        if before is None:
            return
        known, seen = essence(self.observer, view), tensor(self.observer, view, seat)
        for name in (*PARTS, *view.FIELDS):
            if name in known and getattr(view, name) != getattr(before, name):
                chimera = view.clone()
                setattr(chimera, name, deepcopy(getattr(before, name)))
                if essence(self.observer, chimera) != known:
                    told = seen != written(self.observer, chimera, seat)
                    law("tensor-forgets-nothing", told, seat=seat, field=name)

    def look_around(self, game: Game, seat: int, rng: Rng, most: int = 6) -> None:
        """Hold the position, and some of those one choice further, to the law: there the smallest differences are."""
        self.tensor_forgets_nothing(game, seat)
        self.every_field_is_told(game, seat)
        for asked in game.waiting():
            options = list(game.options_of[asked])
            rng.shuffle(options)
            for choice in options[:most]:
                after = game.clone()
                after.take(asked, choice)
                self.tensor_forgets_nothing(after, seat)


def essence(observer: Observer, view: Game) -> dict[str, Any]:
    """A view as plain data, without what the observer says it leaves out."""
    data = codec.encode(observer.box, view)
    table = data.pop("table")
    known = {**data, **table}
    for name in (*CHANCE, *observer.FORGETS):
        known.pop(name, None)
    for name in observer.UNORDERED:
        if name in known:
            known[name] = unordered(known[name])
    observer.simplify(known)
    return known


def unordered(value: Any) -> Any:
    """A list in canonical order; of a list of lists each."""
    if value and isinstance(value[0], list):
        return [sorted(item) for item in value]
    return sorted(value)
