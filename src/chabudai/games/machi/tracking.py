"""How cards are followed through many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from chabudai.core.box import Card, Json, Value, Verb
from chabudai.games.machi.catalogues import CATALOGUES
from chabudai.games.machi.data import SECTIONS, deck_text, our_deck
from chabudai.games.machi.material import KEYS
from chabudai.games.machi.notation import card_text
from chabudai.games.machi.pieces import card_piece

VERBS: Final = {
    "draw-card": Verb("drawn", chance=True),
    "take": Verb("taken"),
    "founded": Verb("played"),
    "installed": Verb("played"),
    "outside": Verb("played"),
    "finished": Verb("played"),
    "event": Verb("played"),
    "attack": Verb("played"),
    "defend": Verb("played"),
    "duel-won": Verb("scored"),
    "starved": Verb("lost"),
    "building-lost": Verb("lost"),
}
FAMILY: Final = "kind"
KINDS: Final = {
    ("villagers", "yellow"): "yellow-villagers",
    ("villagers", "blue"): "blue-villagers",
    ("villagers", "red"): "samurai",
    ("villagers", "black"): "yakuza",
    ("buildings", "yellow"): "yellow-buildings",
    ("buildings", "blue"): "blue-buildings",
    ("buildings", "red"): "red-buildings",
}


def own_deck(options: Mapping[str, Value]) -> Json:
    """The cards of the box, as plain data."""
    return our_deck()


def cards(deck: Json) -> Sequence[Card]:
    """Every kind of card with its entry; one that a file leaves out is as in the box."""
    ours, values = our_deck(), CATALOGUES[deck_text(deck)]
    found = []
    for section, keys in SECTIONS.items():
        for key in keys:
            entry = deck.get(section, {}).get(key) or ours[section][key]
            if key in KEYS:
                card = KEYS.index(key)
                piece = card_piece(values, key, card)
                kind = KINDS.get((section, entry.get("colour", "")), section)  # events have no colour
                told = {**entry, "section": section, "kind": kind}
                found.append(Card(card, card_text(card), f"{section}.{key}", told, piece))
    return found
