"""Artigiano: build a Renaissance castle case by case, hinder the others with actions and specials, fulfil missions.

In reading order: `data` and `material` (the cards), `boards` (the castles), `state` (what lies on the table),
`protection`, `laying`, `losing` (what can happen to a card), `missions/` (a class for each), `turn` (a turn and its
five operations), `actions/` (the 46 effects), `specials/` (the 20 specials), `ending`, `scoring`; `secrets` (who may
know what) and `position`, which is all of it together; for people `score_tree`, `asking` and `naming`, `pieces`,
`scene`, `notation`; `setup`.  The rules are in `rules.<language>.md`, the words in `words/`, the bot's judgement in
`bot/`, drawings in `looks/`.
"""

from chabudai.games.artigiano.setup import BOX

__all__ = ["BOX"]
