"""How cards and goals are followed through many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from chabudai.core.box import Card, Json, Value, Verb
from chabudai.games.dojo.data import deck_from, named_deck
from chabudai.games.dojo.material import BELT_CODES, CARD_KINDS, DISCIPLE_CODES, TROPHY_CODES, belt, disciple
from chabudai.games.dojo.notation import card_text
from chabudai.games.dojo.pieces import card_piece

VERBS: Final = {
    "look": Verb("drawn", chance=True),
    "receive": Verb("drawn", chance=True),
    "give-card": Verb("given"),
    "place": Verb("played"),
}
GOALS: Final = {"award": "trophy"}
EVERY_GOAL: Final = {"award": tuple(range(len(TROPHY_CODES)))}
FAMILY: Final = "figure"


def own_deck(options: Mapping[str, Value]) -> Json:
    """The deck that the table chose, as plain data."""
    return named_deck(str(options["deck"])).as_data()


def cards(deck: Json) -> Sequence[Card]:
    """Every kind of card that the deck has copies of."""
    counts = deck_from(deck).counts
    return [_card(card) for card in range(CARD_KINDS) if counts[card]]


def _card(card: int) -> Card:
    figure, colour = DISCIPLE_CODES[disciple(card)], BELT_CODES[belt(card) - 1]
    entry = {"figure": figure, "belt": colour}
    return Card(card, card_text(card), f"counts.{figure}.{colour}", entry, card_piece(f"card{card}", card))
