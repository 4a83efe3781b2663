"""How cards are followed through many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chabudai.core.box import Card, Json, Verb
from chabudai.games.artigiano.data import FAMILY_LETTERS
from chabudai.games.artigiano.material import CARDS, PRINCELY, ROYAL, TYPE, TYPE_NAMES, family
from chabudai.games.artigiano.notation import card_text
from chabudai.games.artigiano.pieces import card_piece

VERBS: Final = {
    "draw-card": Verb("drawn", chance=True),
    "lay": Verb("played"),
    "lay-special": Verb("played"),
    "play": Verb("played"),
    "discard": Verb("lost"),
    "claim": Verb("scored"),
}
FAMILY: Final = "type"


def cards(deck: Json) -> Sequence[Card]:
    """Every card that is drawn from the pile; missions are dealt once."""
    return [_card(card) for card in range(CARDS) if TYPE[card] not in (PRINCELY, ROYAL)]


def _card(card: int) -> Card:
    entry = {"type": TYPE_NAMES[TYPE[card]], "family": FAMILY_LETTERS[family(card)]}
    return Card(card, card_text(card), "", entry, card_piece(card))
