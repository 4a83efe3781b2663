"""Artigiano: build a Renaissance castle case by case, hinder the others with actions and specials, fulfil missions.

In reading order: `facts` and `material` (the cards), `boards` (the castles), `state` (what lies on the table),
`protection`, `laying`, `losing` (what can happen to a card), `missions/` (history, predicates, claims), `turn` (a
turn and its five operations), `actions/` (the 46 effects), `specials/` (the 20 specials), `scoring` and `counting`,
`setup`, `notation`, `scene`; the rules are in `rules.<language>.md`, the words in `words/`.
"""

from chabudai.games.artigiano.setup import BOX

__all__ = ["BOX"]
