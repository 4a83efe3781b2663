"""Addresses in notation: how villagers, places and stack tops are written in records and logs."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD
from chabudai.games.machi.material import KEYS
from chabudai.games.machi.state import HEIGHTS, OUTSIDE, SLOTS, Machi
from chabudai.games.machi.village import FREE, VILLAGE_FIGURES, address_index


def address_words(row: list[int], address: int) -> str:
    """A villager of one's own village in notation: place, height and card."""
    if address >= FREE:
        return f"free {KEYS[address - FREE]}"
    card = row[address_index(row, address)] & CARD
    return f"{address // HEIGHTS + 1}.{address % HEIGHTS + 1} {KEYS[card]}"


def figure_words(game: Machi, figure: int) -> str:
    """A villager in play in notation: village, place, height and card."""
    seat, address = figure // VILLAGE_FIGURES, figure % VILLAGE_FIGURES
    return f"{seat}:{address_words(game.villagers[seat], address)}"


def place_words(choice: int) -> str:
    """A place of some village in notation."""
    return f"{choice // SLOTS}:{choice % SLOTS + 1}"


def top_words(top: int) -> str:
    """A stack top in notation."""
    return f"top of {top + 1}" if top < OUTSIDE else f"free {KEYS[top - OUTSIDE]}"
