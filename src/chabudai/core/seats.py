"""Seats and sets of seats, which are kept as bit masks."""

# mypyc: compile
from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 7  # the bit of seat 7 stands for the public
NOBODY: Final = -1
BIT: Final = [1 << seat for seat in range(MOST_SEATS + 1)]
# Per set of seats: its seats in order, and the first of them.
SEATS_IN: Final = [tuple([s for s in range(MOST_SEATS) if mask >> s & 1]) for mask in range(1 << MOST_SEATS)]
LOWEST: Final = [-1] + [seats[0] for seats in SEATS_IN[1:]]
