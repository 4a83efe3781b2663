"""The cards as small ints: 45 a family, artisans 0-44, army 45-89, merchants 90-134, clergy 135-179.

What a card shows is looked up in the lists below; places where specials may lie are ints too (see `state`).
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.games.artigiano.data import CardFacts, cards

CARDS: Final = 180
PER_FAMILY: Final = 45
FAMILIES: Final = 4

F: Final = 1  # kinds, as bits: foundation, stone (pierre), tile
P: Final = 2
T: Final = 4

COMPOSITE: Final = 0
ACTION: Final = 1
MATERIAL: Final = 2
SPECIAL: Final = 3
ROYAL: Final = 4
PRINCELY: Final = 5
TYPE_NAMES: Final = ("composite", "action", "material", "special", "royal", "princely")

_FACTS: Final[tuple[CardFacts, ...]] = cards()
CODE: Final[list[str]] = [card.id for card in _FACTS]
TYPE: Final[list[int]] = [TYPE_NAMES.index(card.type) for card in _FACTS]
KINDS: Final[list[int]] = [
    (F if "F" in card.kinds else 0) | (P if "P" in card.kinds else 0) | (T if "T" in card.kinds else 0)
    for card in _FACTS
]
VALUE: Final[list[int]] = [card.value for card in _FACTS]
POINTS: Final[list[int]] = [card.points for card in _FACTS]  # of missions
# The number of the card's effect among those of its type: actions 1-46, specials 0-19, missions 0-19; 0 for materials.
EFFECT: Final[list[int]] = [
    0 if not card.effect else int(card.effect[1:]) - (0 if card.effect[0] == "E" else 1) for card in _FACTS
]
IS_MATERIAL: Final[list[bool]] = [kind in (COMPOSITE, MATERIAL) for kind in TYPE]
IS_ACTION: Final[list[bool]] = [kind in (COMPOSITE, ACTION) for kind in TYPE]
IS_SPECIAL: Final[list[bool]] = [kind == SPECIAL for kind in TYPE]

EFFECTS: Final = 46
SPECIALS: Final = 20
ROOFER: Final = 0
RENOVATOR: Final = 1
STOREKEEPER: Final = 2
JOURNEYMAN: Final = 3
BLACKSMITH: Final = 4
CAPTAIN: Final = 5
RECRUITER: Final = 6
MASTER_AT_ARMS: Final = 7
OFFICER: Final = 8
PROVOST: Final = 9
IRONMONGER: Final = 10
BEEKEEPER: Final = 11
PAWNBROKER: Final = 12
KEY_BEARER: Final = 13
PEDLAR: Final = 14
BELL_RINGER: Final = 15
POPE: Final = 16
PRIEST: Final = 17
CHOIRBOY: Final = 18
VIRGIN: Final = 19
SPECIAL_CARD: Final[list[int]] = [card for card in range(CARDS) if TYPE[card] == SPECIAL]
ON_MATERIAL: Final[list[int]] = [_FACTS[card].on_material for card in SPECIAL_CARD]  # added to the material's value
IN_ZONE: Final[list[int]] = [_FACTS[card].in_zone for card in SPECIAL_CARD]
KEY_CARD: Final = SPECIAL_CARD[KEY_BEARER]
BELL_CARD: Final = SPECIAL_CARD[BELL_RINGER]
PRAYER: Final = 39  # the effects that other effects speak of
DOUBLE_ATTACK: Final = 15
BUILDING_PLAN: Final = 6
ARQUES: Final = 17  # the royal mission that looks at the others
PRAYER_CARD: Final = next(card for card in range(CARDS) if IS_ACTION[card] and EFFECT[card] == PRAYER)


def family(card: int) -> int:
    """0 artisans, 1 army, 2 merchants, 3 clergy."""
    return card // PER_FAMILY


def cards_of(families: list[int], kinds: tuple[int, ...]) -> list[int]:
    """The cards of these families that have one of these types."""
    return [card for card in range(CARDS) if card // PER_FAMILY in families and TYPE[card] in kinds]


def title(card: int, language: str) -> str:
    """The printed French title, or ours in English."""
    return _FACTS[card].fr if language == "fr" else _FACTS[card].en
