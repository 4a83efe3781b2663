"""Lanterns: a sound toy game with one of everything the laws speak of.

Hidden hands from a shuffled pile, questions in turn (Peek), a sealed simultaneous question (Bid), an open phase in
which every seat has its own agenda (Hang), and a reshuffle.  The tests of the laws sabotage it piece by piece.
"""

from tests.laws.toy.game import BOX, Lanterns, box_of

__all__ = ["BOX", "Lanterns", "box_of"]
