"""Goals that a viewer has reached, marked on the pieces that show them.

A position need not hold which goals were reached, only what they brought; the events of a match tell.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.match import Match, Played
from chabudai.core.once import PIECES, ZONES, Variants
from chabudai.core.scene import Piece, Scene, Slot, Zone
from chabudai.core.things import altered

MET: Final = "met"  # the mark of such a piece
_ZONES: Final[Variants[Zone]] = Variants(ZONES)
_SLOTS: Final[Variants[Slot]] = Variants(PIECES)


class Goals:
    """The goals that one seat has reached in a match, followed from choice to choice."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self._seat = seat
        self._played: list[Played] = []  # as far as it was followed
        # After how many choices a goal was reached, the zone where it is shown, and the piece that shows it.
        self._keys: list[tuple[int, str, str]] = []
        self._marked: dict[str, tuple[Zone, int, Zone]] = {}  # a zone, how many goals it knew of, and what was made

    def mark(self, scene: Scene, at: int | None = None) -> Scene:
        """The scene with a mark on every piece whose goal is reached, or was after so many choices."""
        self._follow()
        keys: set[str] = set()
        where: list[str] = []
        for number, zone, key in self._keys:
            if at is None or number <= at:
                keys.add(key)
                if zone not in where:
                    where.append(zone)
        if not keys:
            return scene
        return scene.with_zones(tuple([self._zone(one, keys) if one.key in where else one for one in scene.zones]))

    def _zone(self, zone: Zone, keys: set[str]) -> Zone:
        known = self._marked.get(zone.key)
        if known is None or known[0] is not zone or known[1] != len(keys):
            met = tuple([p.key for slot in zone.slots for p in slot.pieces if p.key in keys])
            made = _ZONES.of(zone, met, lambda: _met_zone(zone, keys)) if met else zone
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
                    zone, piece = box.goal_piece(event.kind, event.facts[box.goals[event.kind]])
                    self._keys.append((len(old), zone, piece))


def _met_zone(zone: Zone, keys: set[str]) -> Zone:
    return altered(zone, slots=tuple([_met_slot(slot, keys) for slot in zone.slots]))


def _met_slot(slot: Slot, keys: set[str]) -> Slot:
    met = tuple([piece.key for piece in slot.pieces if piece.key in keys])
    if not met:
        return slot
    return _SLOTS.of(slot, met, lambda: altered(slot, pieces=tuple([_met(piece, keys) for piece in slot.pieces])))


def _met(piece: Piece, keys: set[str]) -> Piece:
    return altered(piece, marks=(*piece.marks, MET)) if piece.key in keys else piece
