"""Cards as pieces: their faces, what is printed on them, and what they are called."""

# mypyc: compile
from __future__ import annotations

from functools import cache
from typing import Final

from chabudai.core.knowledge import HIDDEN
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Piece, Print, Text, text
from chabudai.games.artigiano.data import FAMILY_LETTERS, cards
from chabudai.games.artigiano.material import (
    ACTION,
    CODE,
    COMPOSITE,
    EFFECT,
    IN_ZONE,
    KINDS,
    MATERIAL,
    ON_MATERIAL,
    POINTS,
    PRINCELY,
    ROYAL,
    SPECIAL,
    TYPE,
    TYPE_NAMES,
    VALUE,
    family,
)
from chabudai.games.artigiano.notation import KIND_KEYS, card_text, effect_key, title_text

FAMILY_FACES: Final = ("artisans", "army", "merchants", "clergy")
COLOURS: Final = ("ochre", "red", "green", "violet")  # of the families
ORIGINS: Final = tuple(text(f"origin-{card.status}") for card in cards())
CHAPTER: Final = {ACTION: "effect", COMPOSITE: "effect", SPECIAL: "specials", PRINCELY: "princely"}


@cache
def clause_of(card: int) -> str:
    """The clause that says what the card does."""
    kind = TYPE[card]
    if kind == MATERIAL:
        return "place.1"
    number = EFFECT[card] + (0 if kind in (ACTION, COMPOSITE) else 1)
    return f"{CHAPTER.get(kind, 'royal')}.{number}"


@cache
def _face(card: int) -> str:
    """Missions share a crown; everything else is drawn by what it does, materials by their kind."""
    if TYPE[card] in (ROYAL, PRINCELY):
        return f"{TYPE_NAMES[TYPE[card]]}-{CODE[card]}"
    return effect_key(card)


@cache
def _prints(card: int, value: int | None) -> tuple[Print, ...]:
    """Family, value, kinds and points, at a glance."""
    prints = [Print("family", (FAMILY_FACES[family(card)],))]
    kind = TYPE[card]
    if VALUE[card]:
        prints.append(Print("value", (str(VALUE[card] if value is None else value),)))
        prints.append(Print("kinds", tuple(name for bit, name in KIND_KEYS.items() if KINDS[card] & bit)))
    elif POINTS[card]:
        prints.append(Print("points", (str(POINTS[card]),)))
    elif kind == SPECIAL:
        points = ON_MATERIAL[EFFECT[card]] or IN_ZONE[EFFECT[card]]
        if points:
            prints.append(Print("points", (f"{points:+d}",)))
    return tuple(prints)


@once(PIECES)
def _about(card: int) -> Text:
    return text(f"artigiano-about-{effect_key(card)}")


@once(PIECES)
def card_piece(
    card: int,
    marks: tuple[str, ...] = (),
    value: int | None = None,
    kind: str = "",
    written: bool = False,
) -> Piece:
    """A card that lies face up: how it is marked, and what it counts where it lies."""
    data: dict[str, int | str] = {"family": FAMILY_LETTERS[family(card)], "type": TYPE_NAMES[TYPE[card]]}
    if VALUE[card]:
        data["value"] = VALUE[card] if value is None else value
    return Piece(
        key=f"card{card}",
        name=card_text(card),
        kind=kind or TYPE_NAMES[TYPE[card]],
        face=_face(card),
        title=title_text(card),
        text=_about(card),
        origin=ORIGINS[card],
        clause=clause_of(card),
        code=CODE[card],
        colour=COLOURS[family(card)],
        marks=marks,
        prints=_prints(card, value),
        written=written,
        data=data,
    )


def card_or_back(card: int, key: str, marks: tuple[str, ...] = (), written: bool = False) -> Piece:
    """A card as the viewer sees it: its face, or its back under a key of its place."""
    return back_piece(key, marks) if card == HIDDEN else card_piece(card, marks, None, "", written)


@once(PIECES)
def back_piece(key: str, marks: tuple[str, ...]) -> Piece:
    """A card that lies face down."""
    return Piece(key, text("artigiano-card-hidden"), marks=marks)
