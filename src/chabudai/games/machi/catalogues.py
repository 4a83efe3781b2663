"""The one object there is of each deck: positions carry a deck's text and share what follows from it."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final

from chabudai.games.machi.data import catalogue
from chabudai.games.machi.material import Cards


class Catalogues(dict[bytes, Cards]):
    """The values of each deck met so far, by the text that a position carries."""

    def __missing__(self, deck: bytes) -> Cards:
        self[deck] = catalogue(deck)
        return self[deck]


CATALOGUES: Final[dict[bytes, Cards]] = Catalogues()


def cards_of(deck: bytes) -> Cards:
    """The values of the deck with this text."""
    return CATALOGUES[deck]


def found_again(cards: Cards) -> tuple[Callable[[bytes], Cards], tuple[bytes]]:
    """For copy and pickle: not the values travel but the deck's text, by which they are found."""
    return cards_of, (cards.text,)


copyreg.pickle(Cards, found_again)
