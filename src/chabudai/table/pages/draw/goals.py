"""Goals that a viewer has reached, marked on the pieces that show them.

A position need not hold which goals were reached, only what they brought; the events of a match tell.
"""

# mypyc: compile
from __future__ import annotations

from dataclasses import replace
from typing import Final

from chabudai.core.match import Match, Played
from chabudai.core.scene import Piece, Scene, Zone

MET: Final = "met"  # the mark of such a piece


class Goals:
    """The goals that one seat has reached in a match, followed from choice to choice."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self._seat = seat
        self._played: list[Played] = []  # as far as it was followed
        self._keys: list[tuple[int, str]] = []  # after how many choices a goal was reached, and the piece that shows it
        self._marked: dict[str, tuple[Zone, int, Zone]] = {}  # a zone, how many goals it knew of, and what was made

    def mark(self, scene: Scene, at: int | None = None) -> Scene:
        """The scene with a mark on every piece whose goal is reached, or was after so many choices."""
        self._follow()
        keys = {key for number, key in self._keys if at is None or number <= at}
        if not keys:
            return scene
        return replace(scene, zones=tuple([self._zone(zone, keys) for zone in scene.zones]))

    def _zone(self, zone: Zone, keys: set[str]) -> Zone:
        known = self._marked.get(zone.key)
        if known is None or known[0] is not zone or known[1] != len(keys):
            made = zone
            if any(piece.key in keys for slot in zone.slots for piece in slot.pieces):
                slots = [replace(slot, pieces=tuple([_met(p, keys) for p in slot.pieces])) for slot in zone.slots]
                made = replace(zone, slots=tuple(slots))
            known = self._marked[zone.key] = zone, len(keys), made
        return known[2]

    def _follow(self) -> None:
        """Forget what was taken back, then look at what is new."""
        old, new, box = self._played, self.match.played, self.match.box
        assert box.goal_piece is not None
        same = min(len(old), len(new))
        while same and old[same - 1] is not new[same - 1]:
            same -= 1
        del old[same:]
        while self._keys and self._keys[-1][0] > same:
            self._keys.pop()
        for played in new[same:]:
            old.append(played)
            for event in played.events:
                if event.kind in box.goals and event.facts.get("seat") == self._seat:
                    self._keys.append((len(old), box.goal_piece(event.kind, event.facts[box.goals[event.kind]])))


def _met(piece: Piece, keys: set[str]) -> Piece:
    return replace(piece, marks=(*piece.marks, MET)) if piece.key in keys else piece
