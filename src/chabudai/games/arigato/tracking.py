"""How cards and goals are followed through many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from chabudai.core.box import Card, Json, Value, Verb
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.catalogues import catalogue_from
from chabudai.games.arigato.data import box_deck
from chabudai.games.arigato.material import FIRST_OBJECTIVE_DAY, LAST_OBJECTIVE_DAY
from chabudai.games.arigato.notation import card_text
from chabudai.games.arigato.pieces import CALENDAR, card_piece, objective_key

VERBS: Final = {
    "draw": Verb("drawn", chance=True),
    "pass": Verb("given"),
    "reveal": Verb("played"),
    "craft": Verb("lost"),
    "empty": Verb("lost"),
    "send": Verb("scored"),
}
GOALS: Final = {"objective": "day"}
EVERY_GOAL: Final = {"objective": tuple(range(FIRST_OBJECTIVE_DAY, LAST_OBJECTIVE_DAY + 1))}
FAMILY: Final = "condition.kind"


def goal_piece(kind: str, day: int) -> tuple[str, str]:
    """The objective of a day, on the calendar."""
    return CALENDAR, objective_key(day)


def own_deck(options: Mapping[str, Value]) -> Json:
    """The deck that the table chose, as plain data."""
    return box_deck(str(options["objectives"]))


def cards(deck: Json) -> Sequence[Card]:
    """Every artisan of the deck."""
    catalogue = catalogue_from(deck)
    return [_card(catalogue, entry) for entry in deck["cards"]]


def _card(catalogue: Catalogue, entry: Mapping[str, Json]) -> Card:
    number = entry["id"]
    piece = card_piece(catalogue, generous=False, card=number)
    return Card(number, card_text(catalogue, number), f"cards[{number}]", entry, piece)
