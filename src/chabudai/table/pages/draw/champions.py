"""Champions: the drawing that stands on a plinth at the end: what made most of the points of a seat.

The points name the pieces that made them, and the pieces name their drawings; so no game has to say it.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from chabudai.core.points import Points
from chabudai.core.scene import Piece, Scene
from chabudai.table.pages.draw.symbols import symbol


def champions(game: str, trees: Sequence[Points], scene: Scene | None, order: Iterable[int]) -> dict[int, str]:
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
        found = _best_first(game, trees[seat], cards)
        liked = found or [*_owned(game, scene, seat), *_best_first(game, trees[seat], heaps)]
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


def _best_first(game: str, tree: Points, faces: Mapping[str, str]) -> list[str]:
    """The drawings behind the points of a tree: of what counts most first, and there of what occurs most often."""
    found: list[str] = []
    leaves: list[tuple[bool, int, int, tuple[str, ...]]] = []
    _gather(tree, leaves)
    leaves.sort()
    for *_, keys in leaves:
        counted: dict[str, int] = {}
        for key in keys:
            drawing = symbol(game, faces.get(key), "champion")
            counted[drawing] = counted.get(drawing, 0) + 1
        for drawing in sorted(counted, key=lambda drawing: -counted[drawing]):
            if drawing and drawing not in found:
                found.append(drawing)
    return found


def _gather(node: Points, leaves: list[tuple[bool, int, int, tuple[str, ...]]]) -> None:
    """Nodes with pieces as they are sorted: those without parts first, then by points, then as they come."""
    points, parts, pieces = node.points, node.parts, node.pieces
    if pieces and points > 0:
        leaves.append((bool(parts), -points, len(leaves), pieces))
    for part in parts:
        _gather(part, leaves)
