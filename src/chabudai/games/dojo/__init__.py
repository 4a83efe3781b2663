"""Dojo: the dealer hands out the disciples, one rival may fight for the trophy, everybody builds a dojo of 3 x 4.

In reading order: `material` and `decks` (what is in the box), `geometry` (the squares of a dojo), `state` (what lies on
the table), `deal`, `challenge`, `training` (a round), `scoring` and `arrangement` (the count), `setup`,
`notation`, `scene`; the rules are in `rules.<language>.md`, the words in `words/`.
"""

from chabudai.games.dojo.setup import BOX

__all__ = ["BOX"]
