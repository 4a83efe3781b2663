"""Where the numbers of the options stand: on the piece or place that each option is about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from chabudai.core.scene import Action, Piece, Scene

BOTH: Final = 2  # ends of an action
A_RUN: Final = 3  # numbers in a row, from which on only the first and the last are written


def tags(scene: Scene) -> dict[str, list[int]]:
    """Per slot or piece: the numbers of the options that stand there.

    An action has up to two ends, what is taken and where it goes.  Its number stands on what is taken, never on the
    hand or the pile that many options lead to; only where all of them take the same piece it stands on the place.
    """
    there = set(_keys(scene))
    ends = [[key for key in (action.on, action.to) if key in there] for action in scene.actions]
    moves = [pair for pair in ends if len(pair) == BOTH]
    by_place = len(moves) > 1 and len({pair[0] for pair in moves}) == 1
    found: dict[str, list[int]] = {}
    for number, (action, pair) in enumerate(zip(scene.actions, ends, strict=True), start=1):
        if len(pair) == BOTH and not action.either:
            pair = pair[1:] if by_place else pair[:1]
        for key in pair:
            found.setdefault(str(key), []).append(number)
    return found


def acted_on(scene: Scene, action: Action) -> list[Piece]:
    """The pieces that an action names, which are what somebody wants to know about who asks about it."""
    wanted = [action.on, action.to] if action.either else [action.on]
    return [piece for key in wanted if key is not None for piece in scene.pieces() if piece.key == key]


def written(numbers: Sequence[int]) -> str:
    """Numbers in the order given, runs of them shortened: 1–4 7."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = [f"{run[0]}–{run[-1]}" if len(run) >= A_RUN else " ".join(map(str, run)) for run in runs]
    return " ".join(parts)


def _keys(scene: Scene) -> Iterable[str]:
    for zone in scene.all_zones():
        for slot in zone.slots:
            yield slot.key
    for piece in scene.pieces():
        yield piece.key
