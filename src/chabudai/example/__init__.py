"""Lanterns: a small sound game with one of everything, to copy (`chabudai new`) and to test the laws with.

Hidden hands from a shuffled pile, questions in turn (Peek), a sealed simultaneous question (Bid), an open phase in
which every seat has its own agenda (Hang), and a reshuffle.  The tests of the laws sabotage it piece by piece.

In reading order: the rules (`rules.<language>.md`), `game` (what lies on the table, and the steps), `scoring`,
`notation`, `score_tree`, `asking` and `scene` (for people), `setup`.
"""

from chabudai.example.game import Lanterns
from chabudai.example.setup import BOX

__all__ = ["BOX", "Lanterns"]
