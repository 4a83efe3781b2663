"""Champions: the drawing that stands on a plinth at the end: what made most of the points of a seat.

The points name the pieces that made them, and the pieces name their drawings; so no game has to say it.
"""

# mypyc: compile
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from chabudai.core.points import Points
from chabudai.core.scene import Scene
from chabudai.table.pages.draw.symbols import symbol


def champions(game: str, trees: Sequence[Points], scene: Scene | None, order: Iterable[int]) -> dict[int, str]:
    """A drawing a seat, each another one where the pieces allow it; who comes first in the order chooses first."""
    if scene is None:
        return {}
    cards: dict[str, str] = {}
    heaps: dict[str, str] = {}  # what lies there in numbers, such as tokens, is a figure only where there is no other
    for piece in scene.pieces():
        if piece.face is not None:
            (cards if piece.count is None else heaps)[piece.key] = piece.face
    chosen: dict[int, str] = {}
    for seat in order:
        found = _best_first(game, trees[seat], cards)
        liked = found or [*_owned(game, scene, seat), *_best_first(game, trees[seat], heaps)]
        taken = list(chosen.values())
        free = [drawing for drawing in liked if drawing not in taken]
        if liked:
            chosen[seat] = (free or liked)[0]
    return chosen


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
    leaves = [node for node in tree.all() if node.pieces and node.points > 0]
    leaves.sort(key=lambda node: (bool(node.parts), -node.points))
    for node in leaves:
        drawings = Counter([symbol(game, faces.get(key), "champion") for key in node.pieces])
        for drawing, _ in drawings.most_common():
            if drawing and drawing not in found:
                found.append(drawing)
    return found
