"""Artigiano in writing: the table as readable JSON, and facts as parameters of texts."""

# mypyc: compile
from __future__ import annotations

from functools import cache

from chabudai.core.box import Json
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Param, Seated, Text, text
from chabudai.core.seats import NOBODY
from chabudai.games.artigiano.boards import BOARD_NAMES, CASE_COUNT, MOST_CASES
from chabudai.games.artigiano.material import (
    ACTION,
    CODE,
    COMPOSITE,
    EFFECT,
    KINDS,
    MATERIAL,
    POINTS,
    PRINCELY,
    SPECIAL,
    SPECIAL_CARD,
    SPECIALS,
    TYPE,
    VALUE,
    F,
    P,
    T,
)
from chabudai.games.artigiano.state import EMPTY, IN_ZONE_OF, SLOTS, Artigiano

KIND_KEYS = {F: "foundation", P: "stone", T: "tile"}
# The codes of effects, specials and missions: the catalogues have a title and a text for each.
ACTION_CODES = (
    *("e01", "e02", "e03", "e04", "e05", "e06", "e07", "e08", "e09", "e10"),
    *("e11", "e12", "e13", "e14", "e15", "e16", "e17", "e18", "e19", "e20"),
    *("e21", "e22", "e23", "e24", "e25", "e26", "e27", "e28", "e29", "e30"),
    *("e31", "e32", "e33", "e34", "e35", "e36", "e37", "e38", "e39", "e40"),
    *("e41", "e42", "e43", "e44", "e45", "e46"),
)
SPECIAL_CODES = (
    *("s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10"),
    *("s11", "s12", "s13", "s14", "s15", "s16", "s17", "s18", "s19", "s20"),
)
ROYAL_CODES = (
    *("r01", "r02", "r03", "r04", "r05", "r06", "r07", "r08", "r09", "r10"),
    *("r11", "r12", "r13", "r14", "r15", "r16", "r17", "r18", "r19", "r20"),
)
PRINCELY_CODES = (
    *("p01", "p02", "p03", "p04", "p05", "p06", "p07", "p08", "p09", "p10"),
    *("p11", "p12", "p13", "p14", "p15", "p16", "p17", "p18", "p19", "p20"),
)
KIND_LETTERS = {F: "f", P: "p", T: "t", F | P: "fp", P | T: "pt", F | P | T: "fpt"}


@once(PIECES)
def kinds_text(kinds: int) -> Text:
    """The kinds of a material, such as "foundation or stone"."""
    return text(f"artigiano-kinds-{KIND_LETTERS[kinds]}")


@cache
def effect_key(card: int) -> str:
    """The key of what the card does: e01 to e46, s01 to s20, r01 to r20, p01 to p20; the kind for pure materials."""
    kind = TYPE[card]
    if kind == MATERIAL:
        return KIND_KEYS[KINDS[card]]
    if kind in (ACTION, COMPOSITE):
        return ACTION_CODES[EFFECT[card] - 1]
    codes = SPECIAL_CODES if kind == SPECIAL else PRINCELY_CODES if kind == PRINCELY else ROYAL_CODES
    return codes[EFFECT[card]]


@cache
def title_text(card: int) -> Text:
    """The title of a card."""
    return text(f"artigiano-title-{effect_key(card)}")


@once(PIECES)
def effect_text(effect: int) -> Text:
    """The title of an action."""
    return text(f"artigiano-title-{ACTION_CODES[effect - 1]}")


@once(PIECES)
def effect_about(effect: int) -> Text:
    """What an action does."""
    return text(f"artigiano-about-{ACTION_CODES[effect - 1]}")


@once(PIECES)
def special_about(special: int) -> Text:
    """What a special does."""
    return text(f"artigiano-about-{SPECIAL_CODES[special]}")


@cache
def card_text(card: int) -> Text:
    """The spoken name of a card."""
    if card == HIDDEN:
        return text("artigiano-card-hidden")
    kind = TYPE[card]
    if kind == MATERIAL:
        return text("artigiano-card-material", title=title_text(card), value=VALUE[card])
    if kind == COMPOSITE:
        return text(
            "artigiano-card-composite", title=title_text(card), kinds=kinds_text(KINDS[card]), value=VALUE[card]
        )
    if kind == ACTION:
        return text("artigiano-card-action", title=title_text(card))
    if kind == SPECIAL:
        return text("artigiano-card-special", title=title_text(card))
    return text("artigiano-card-mission", title=title_text(card), points=POINTS[card])


def fact(name: str, value: int) -> Param:
    """A fact of an event or refusal as a parameter of its text."""
    if name in ("seat", "to"):
        return Seated(value)
    if name in ("card", "other"):
        return card_text(value)
    if name in ("case", "support"):
        return value + 1
    if name == "kind":
        return kinds_text(value)
    if name == "effect":
        return effect_text(value)
    if name == "special":
        return title_text(SPECIAL_CARD[value])
    return value


def picture(position: Game) -> dict[str, Json]:
    """The table as readable JSON: cards by their code; in a view, what its viewer does not know is "?"."""
    assert isinstance(position, Artigiano)
    game = position
    return {
        "active": game.active,
        "turn": game.turns,
        "pile": len(game.deck),
        "discard": [CODE[card] for card in game.discard],
        "under_priest": [CODE[card] for card in game.under_priest],
        "displayed": [_entry(entry) for entry in game.pool],
        "action": None if game.act_card < 0 else CODE[game.act_card],
        "seats": [_seat(game, seat) for seat in range(game.seats)],
        "first_full": None if game.first_full == NOBODY else game.first_full,
        "over": game.over,
    }


def _seat(game: Artigiano, seat: int) -> dict[str, Json]:
    first = seat * MOST_CASES
    cases = game.castle[first : first + CASE_COUNT[game.boards[seat]]]
    places = range(game.mission_count())
    return {
        "board": BOARD_NAMES[game.boards[seat]],
        "castle": [None if card == EMPTY else CODE[card] for card in cases],
        "hand": [_entry(entry) for entry in game.hands[seat]],
        "stock": [_entry(entry) for entry in game.stock[seat * SLOTS : (seat + 1) * SLOTS]],
        "zone": [CODE[SPECIAL_CARD[i]] for i in range(SPECIALS) if game.special_at[i] == IN_ZONE_OF + seat],
        "missions": [_entry(game.mission_entry(seat, place)) for place in places],
        "mandatory": [place + 1 for place in places if game.mandatory[seat] >> place & 1],
        "claimed": [place + 1 for place in places if game.claimed[seat] >> place & 1],
        "points": game.totals()[seat],
    }


def _entry(entry: int) -> str | None:
    if entry < 0:
        return None
    return "?" if entry & CARD == HIDDEN else CODE[entry & CARD]
