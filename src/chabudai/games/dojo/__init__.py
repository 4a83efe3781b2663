"""Dojo: the dealer hands out the disciples, one rival may fight for the trophy, everybody builds a dojo of 3 x 4.

In reading order: `material` and `data` (what is in the box), `geometry` (the squares of a dojo), `state` (what lies on
the table), `deal`, `challenge`, `training` (a round), `scoring`, `arrangement` and `standing` (the count), `secrets`
(who may know what), `position`, `setup`; for people `notation`, `asking`, `pieces`, `scene` and `score_tree`, for those
who look at many games `tracking`.  The rules are in `rules.<language>.md`, the words in `words/`, what bots know in
`bot/`, drawings in `looks/`.
"""

from chabudai.games.dojo.setup import BOX

__all__ = ["BOX"]
