"""The tables of each deck met so far, by its fingerprint.

Those of the box are always found; a supplied deck once a game was set up with it, or a position decoded with it.
"""

# mypyc: compile
from __future__ import annotations

from functools import cache
from typing import Any, Final

from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.data import FIRST_OBJECTIVES, OBJECTIVES, box_deck, fingerprint, tables_of

CATALOGUES: Final[dict[int, Catalogue]] = {}  # asked for every card: a dictionary that can do more takes longer
SUPPLIED: Final[dict[int, Any]] = {}  # the decks of the catalogues that were not in the box, as plain data


@cache
def box_catalogue(objectives: str = FIRST_OBJECTIVES) -> Catalogue:
    """The tables of a deck of the box."""
    return catalogue_from(box_deck(objectives), objectives)


def catalogue_of(printing: int) -> Catalogue:
    """The tables of a deck.  A process that was only handed a position reads those of the box when they are named."""
    known = CATALOGUES.get(printing)
    if known is None:
        for objectives in OBJECTIVES:
            known = box_catalogue(objectives)
            if known.printing == printing:
                CATALOGUES[printing] = known
                return known
        raise KeyError(printing)
    return known


def catalogue_from(data: Any, source: str = "deck") -> Catalogue:
    """The tables of a deck given as plain data, made once for each deck."""
    printing = fingerprint(data)
    known = CATALOGUES.get(printing)
    if known is None:
        known = tables_of(data, source)
        CATALOGUES[printing] = known
        if not any(data is box_deck(objectives) for objectives in OBJECTIVES):
            SUPPLIED[printing] = data
    return known
