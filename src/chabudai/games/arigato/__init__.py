"""Arigatō: in twelve days everybody gathers artisans in a village, who prepare offerings for the Shogun's birthday.

In reading order: `material`, `catalogue`, `data`, `loops` and `catalogues` (what is in the box), `state` (what lies on
the table), `telling` (what is said of it), `rounds`, `dawn`, `emptying`, `day`, `managing`, `triggers`, `dusk`,
`spilling` and `objectives` (a round), `scoring`; `secrets` (who may know what) and `position`, which is all of it
together; for people `score_tree`, `asking`, `pieces`, `scene`, `notation`; `setup`.  The rules are in
`rules.<language>.md`, the words in `words/`, the bot's judgement in `bot/`, drawings in `looks/`.
"""

from chabudai.games.arigato.setup import BOX

__all__ = ["BOX"]
