"""Artigiano in writing: the table as readable JSON, and facts as parameters of texts."""

from __future__ import annotations

from chabudai.core.box import Json
from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.scene import Param, Seated, Text, text
from chabudai.core.step import NOBODY, Game
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
from chabudai.games.artigiano.state import EMPTY, IN_ZONE_OF, MISSIONS, SLOTS, Artigiano

KIND_KEYS = {F: "foundation", P: "stone", T: "tile"}
LETTERS = {ACTION: "e", COMPOSITE: "e", SPECIAL: "s", PRINCELY: "p"}


def kinds_text(kinds: int) -> Text:
    """The kinds of a material, such as "foundation or stone"."""
    letters = "".join(letter for bit, letter in ((F, "f"), (P, "p"), (T, "t")) if kinds & bit)
    return text(f"artigiano-kinds-{letters}")


def effect_key(card: int) -> str:
    """The key of what the card does: e01 to e46, s01 to s20, r01 to r20, p01 to p20; the kind for pure materials."""
    if TYPE[card] == MATERIAL:
        return KIND_KEYS[KINDS[card]]
    number = EFFECT[card] + (0 if TYPE[card] in (ACTION, COMPOSITE) else 1)
    return f"{LETTERS.get(TYPE[card], 'r')}{number:02d}"


def title_text(card: int) -> Text:
    """The title of a card."""
    return text(f"artigiano-title-{effect_key(card)}")


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
        return text(f"artigiano-title-e{value:02d}")
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
    places = range(4 if game.quick else MISSIONS)
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
