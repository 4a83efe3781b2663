"""Missions as a scene: both piles of a seat, and before the first turn all of them, to choose from."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Piece, Seated, Slot, Zone, text
from chabudai.games.artigiano.deal import CHOSEN
from chabudai.games.artigiano.material import PRINCELY, ROYAL, TYPE
from chabudai.games.artigiano.pieces import card_or_back
from chabudai.games.artigiano.state import UNDECIDED, Artigiano

ACCOMPLISHED: Final = 1  # what is shown of a mission, as bits
HELD: Final = 2
PENDING: Final = 4
SIGNS: Final = ((ACCOMPLISHED, "accomplished"), (HELD, "held"), (PENDING, "pending"))

Mission = tuple[int, int, int]  # its place, its card, what is shown of it


def chooses(view: Artigiano, seat: int) -> bool:
    """Does the viewer sit there, and still choose two missions for good?"""
    return view.viewer == seat and not view.mandatory[seat]


def missions_of(view: Artigiano, seat: int) -> Zone:
    """The missions that must be accomplished and those that may; what is still chosen from lies over the table."""
    if chooses(view, seat):
        return _missions(seat, (), ())
    mandatory = view.mandatory[seat]
    shown = _shown(view, seat)
    must = [one for one in shown if mandatory >> one[0] & 1]
    may = [one for one in shown if not mandatory >> one[0] & 1]
    return _missions(seat, tuple(must), () if view.quick and mandatory else tuple(may))


def choosing_of(view: Artigiano, seat: int) -> Zone:
    """Before the first turn: all missions in one row, to be read in full."""
    return _choosing(seat, tuple(_shown(view, seat)))


def _shown(view: Artigiano, seat: int) -> list[Mission]:
    """The missions of a seat."""
    done = view.claimed[seat] | (view.accomplished[seat] if view.over else 0)
    held = view.hold[seat] if view.viewer == seat else 0
    chosen = CHOSEN[view.plan[seat]] if chooses(view, seat) and view.plan[seat] != UNDECIDED else 0
    found: list[Mission] = []
    for place in range(view.mission_count()):
        signs = (done >> place & 1) * ACCOMPLISHED + (held >> place & 1) * HELD + (chosen >> place & 1) * PENDING
        found.append((place, view.mission_entry(seat, place) & CARD, signs))
    return found


@once(ZONES)
def _missions(seat: int, mandatory: tuple[Mission, ...], optional: tuple[Mission, ...]) -> Zone:
    slots = (_pile(seat, "mandatory", mandatory), _pile(seat, "optional", optional))
    return Zone(f"missions{seat}", text("artigiano-missions-of", seat=Seated(seat)), "row", seat, "missions", 1, slots)


@once(PIECES)
def _pile(seat: int, key: str, missions: tuple[Mission, ...]) -> Slot:
    pieces = [_piece(seat, mission, False) for mission in missions]
    return Slot(f"{key}{seat}", text(f"artigiano-{key}"), tuple(pieces))


@once(ZONES)
def _choosing(seat: int, missions: tuple[Mission, ...]) -> Zone:
    pieces = [_piece(seat, mission, True) for mission in missions]
    slot = Slot(f"to-choose{seat}", text("artigiano-to-choose"), tuple(pieces))
    return Zone(f"choosing{seat}", text("artigiano-to-choose"), "row", seat, "stage", 1, (slot,))


def _piece(seat: int, mission: Mission, written: bool) -> Piece:
    place, card, signs = mission
    marks = ["mission"] if card == HIDDEN else []
    if card != HIDDEN and TYPE[card] in (ROYAL, PRINCELY):
        marks.append("royal" if TYPE[card] == ROYAL else "princely")
    marks += [mark for bit, mark in SIGNS if signs & bit]
    return card_or_back(card, f"mission{seat}-{place}", tuple(marks), written)
