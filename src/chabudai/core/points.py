"""Points: a score as a tree in which every number cites its clause."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator

from chabudai.core.remembered import Remembered
from chabudai.core.scene import Text
from chabudai.core.things import thing


@thing(frozen=True)
class Points(Remembered):
    """Points, the clause that gives them, what they are for, the parts they sum up and the pieces that made them."""

    points: int
    clause: str
    label: Text
    parts: tuple[Points, ...] = ()
    pieces: tuple[str, ...] = ()  # keys of the scene
    aside: bool = False  # told beside the points: the label says all, and there is no number to add

    def all(self) -> Iterator[Points]:
        """This node and all below it."""
        yield self
        for part in self.parts:
            yield from part.all()


def total(clause: str, label: Text, parts: tuple[Points, ...], pieces: tuple[str, ...] = ()) -> Points:
    """A node that is the sum of its parts."""
    return Points(sum(part.points for part in parts), clause, label, parts, pieces)
