"""The golden games of Arigatō: played with a purpose, since random play seldom prepares an offering."""

from typing import Any

from tests.rules.arigato.position import deck_with
from tests.rules.arigato.steering import keen

# A deck that the box does not hold: it has to travel inside the record.
OWN_DECK = deck_with(S1={"favors": 9, "status": "printed"}, F20={"produces": "katana"})
# Name, seats, seed, options, supplied deck.
TABLES: list[tuple[str, int, int, dict[str, Any], Any]] = [
    ("solo", 1, 21, {}, None),
    ("two", 2, 22, {"first_tile": "b"}, None),
    ("three-explicit", 3, 23, {"explicit_effects": True, "second_tile": "b"}, None),
    ("five-generous", 5, 25, {"generous_last_day": True}, None),
    ("two-own-deck", 2, 26, {}, OWN_DECK),
]
choose = keen
