"""Champions: the drawing that stands on a plinth at the end: what made most of the points of a seat.

The points name the pieces that made them, and the pieces name their drawings; so no game has to say it.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from chabudai.core.points import Points
from chabudai.core.scene import Piece, Scene
from chabudai.table.pages.draw.symbols import symbol

Leaf = tuple[bool, int, int, tuple[str, ...]]


def champions(game: str, behind: Sequence[Behind], scene: Scene | None, order: Iterable[int]) -> dict[int, str]:
    """A drawing a seat, each another one where the pieces allow it; who comes first in the order chooses first."""
    if scene is None:
        return {}
    cards: dict[str, str] = {}
    heaps: dict[str, str] = {}  # what lies there in numbers, such as tokens, is a figure only where there is no other
    for zone in scene.all_zones():
        for slot in zone.slots:
            for piece in slot.pieces:
                _note(piece, cards, heaps)
    chosen: dict[int, str] = {}
    for seat in order:
        found = behind[seat].best_first(game, cards)
        liked = found or [*_owned(game, scene, seat), *behind[seat].best_first(game, heaps)]
        taken = list(chosen.values())
        free = [drawing for drawing in liked if drawing not in taken]
        if liked:
            chosen[seat] = (free or liked)[0]
    return chosen


def _note(piece: Piece, cards: dict[str, str], heaps: dict[str, str]) -> None:
    """The face of a piece and of those that lie on it."""
    if piece.face is not None:
        (cards if piece.count is None else heaps)[piece.key] = piece.face
    for other in piece.on:
        _note(other, cards, heaps)


def _owned(game: str, scene: Scene, seat: int) -> Iterator[str]:
    """What lies before somebody whose points name no card that is still there."""
    for zone in scene.all_zones():
        if zone.owner == seat:
            for slot in zone.slots:
                for piece in slot.pieces:
                    drawing = "" if piece.count is not None else symbol(game, piece.face, "champion")
                    if drawing:
                        yield drawing


class Behind:
    """The pieces behind the points of a tree, and their drawings, found once for all who see the same faces."""

    def __init__(self, tree: Points) -> None:
        leaves: list[Leaf] = []
        _gather(tree, leaves)
        leaves.sort()
        self._leaves = leaves
        self._keys = list(dict.fromkeys([key for leaf in leaves for key in leaf[3]]))
        self._found: dict[tuple[str | None, ...], list[str]] = {}

    def best_first(self, game: str, faces: Mapping[str, str]) -> list[str]:
        """The drawings: of what counts most first, and there of what occurs most often."""
        seen = tuple([faces.get(key) for key in self._keys])
        found = self._found.get(seen)
        if found is None:
            found = self._found[seen] = self._drawings(game, faces)
        return found

    def _drawings(self, game: str, faces: Mapping[str, str]) -> list[str]:
        found: list[str] = []
        for leaf in self._leaves:
            counted: dict[str, int] = {}
            for key in leaf[3]:
                drawing = symbol(game, faces.get(key), "champion")
                counted[drawing] = counted.get(drawing, 0) + 1
            for drawing in sorted(counted, key=lambda drawing: -counted[drawing]):
                if drawing and drawing not in found:
                    found.append(drawing)
        return found


def _gather(node: Points, leaves: list[Leaf]) -> None:
    """Nodes with pieces as they are sorted: those without parts first, then by points, then as they come."""
    points, parts, pieces = node.points, node.parts, node.pieces
    if pieces and points > 0:
        leaves.append((bool(parts), -points, len(leaves), pieces))
    for part in parts:
        _gather(part, leaves)
