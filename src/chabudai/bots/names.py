"""What bots are called.  A name goes with the seat: the same in the game, on the page, in replay and review."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("Aiko", "Botan", "Chiyo", "Daichi", "Emi", "Fumio", "Gorō")  # by seat
