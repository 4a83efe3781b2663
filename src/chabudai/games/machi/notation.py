"""Machi in writing: the table as readable JSON, and facts as parameters of texts."""

# mypyc: compile
from __future__ import annotations

from functools import cache

from chabudai.core.box import Json
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Param, Seated, Text, text
from chabudai.core.seats import NOBODY
from chabudai.games.machi.material import COMBAT_KEYS, KEYS
from chabudai.games.machi.state import (
    BUILT,
    FOUNDER,
    OUTSIDE,
    OWNER_SHIFT,
    PLACE,
    SEAT,
    SLOT_SHIFT,
    VILLAGE_SHIFT,
    WANTED_MARK,
    Machi,
)
from chabudai.games.machi.village import villagers_at

SEASONS = ("winter", "spring", "summer", "autumn")
BACK_NAMES = ("villager", "building")


@cache
def card_text(card: int) -> Text:
    """The name of a card."""
    return text(f"machi-card-{KEYS[card]}")


@once(PIECES)
def combat_text(card: int) -> Text:
    """The name of a combat card."""
    return text("machi-combat-hidden") if card == HIDDEN else text(f"machi-combat-{COMBAT_KEYS[card]}")


@once(PIECES)
def back_text(back: int) -> Text:
    """The name of a pile."""
    return text(f"machi-back-{BACK_NAMES[back]}")


def fact(name: str, value: int) -> Param:
    """A fact of an event or refusal as a parameter of its text."""
    if name in ("seat", "to"):
        return Seated(value)
    if name in ("card", "target", "building"):
        return card_text(value)
    if name in ("combat", "answer"):
        return combat_text(value)
    if name == "back":
        return back_text(value)
    return value


def picture(position: Game) -> dict[str, Json]:
    """The table as readable JSON: cards by key, stacks from bottom to top; in a view "?" is what is unknown."""
    assert isinstance(position, Machi)
    game = position
    return {
        "year": game.year,
        "years": game.years,
        "season": SEASONS[game.season],
        "turn": None if game.active == NOBODY else game.active,
        "piles": [len(pile) for pile in game.piles],
        "discards": [[KEYS[card] for card in pile] for pile in game.discards],
        "flop": [[KEYS[card] for card in row] for row in game.flop],
        "hands": [[key_of_entry(e) for e in game.hands[s * 2] + game.hands[s * 2 + 1]] for s in range(game.seats)],
        "villages": [_village(game, seat) for seat in range(game.seats)],
        "yakuzas": [_yakuza(yakuza) for yakuza in game.yakuzas],
        "passes": [COMBAT_KEYS[card] for card in game.passes],
        "points": game.points[:],
        "over": game.over,
    }


def key_of_entry(entry: int) -> str:
    """The key of a hidden card, or "?"."""
    return "?" if entry & CARD == HIDDEN else KEYS[entry & CARD]


def _village(game: Machi, seat: int) -> dict[str, Json]:
    row = game.buildings[seat]
    return {
        "buildings": [
            {
                "place": slot + 1,
                "card": key_of_entry(row[slot]),
                "built": row[slot] & BUILT != 0,
                "villagers": [_villager(villager) for villager in villagers_at(game, seat, slot)],
            }
            for slot in range(len(row))
            if row[slot] >= 0
        ],
        "outside": [_villager(villager) for villager in villagers_at(game, seat, OUTSIDE)],
    }


def _villager(villager: int) -> str:
    marks = ("*" if villager & FOUNDER else "") + ("!" if villager & WANTED_MARK else "")
    return KEYS[villager & CARD] + marks


def _yakuza(yakuza: int) -> dict[str, Json]:
    return {
        "card": KEYS[yakuza & CARD],
        "owner": yakuza >> OWNER_SHIFT & SEAT,
        "village": yakuza >> VILLAGE_SHIFT & SEAT,
        "place": (yakuza >> SLOT_SHIFT & PLACE) + 1,
    }
