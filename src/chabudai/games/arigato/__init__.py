"""Arigatō: in twelve days everybody gathers artisans in a village, who prepare offerings for the Shogun's birthday.

In reading order: `material`, `catalogue`, `decks` and `loops` (what is in the box), `state` (what lies on the table),
`telling` (what is said of it), `rounds`, `dawn`, `emptying`, `day`, `managing`, `triggers`, `dusk`, `spilling` and
`objectives` (a round), `scoring` and `counting` (the count), `view` (what a seat sees), `setup`, `notation`, `scene`
and `actions`; the rules are in `rules.<language>.md`, the words in `words/`.
"""

from chabudai.games.arigato.setup import BOX

__all__ = ["BOX"]
