"""Cards and trophies as pieces of a scene.  They never change once made, so each is made once."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import HIDDEN
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Piece, Print, text
from chabudai.core.things import altered
from chabudai.games.dojo.material import (
    BELT_CODES,
    DISCIPLE_CODES,
    TROPHY_CODES,
    belt,
    card_code,
    disciple,
    is_row_trophy,
)
from chabudai.games.dojo.notation import card_text, trophy_text

TROPHY_LETTERS = ("INC", "AST", "GRM", "MUL", "KIM", "BRO")  # three, since cards have two
TROPHY_CLAUSES = ("scoring.4", "scoring.8", "scoring.5", "scoring.9", "scoring.11", "scoring.12")


@once(PIECES)
def card_piece(key: str, card: int, come_from: str | None = None, marks: tuple[str, ...] = ()) -> Piece:
    return altered(_card(card), key=key, come_from=come_from, marks=marks)


@once(PIECES)
def _card(card: int) -> Piece:
    """What is the same wherever the card lies."""
    if disciple(card) == len(DISCIPLE_CODES) - 1:
        about, clause = text("dojo-about-raccoon"), "scoring.2"
    else:
        about, clause = text("dojo-about-disciple"), "scoring.1"
    figure = DISCIPLE_CODES[disciple(card)]
    data: dict[str, int | str] = {"disciple": figure, "belt": belt(card)}
    return Piece(
        key="",
        name=card_text(card),
        face=f"{figure}-{BELT_CODES[belt(card) - 1]}",
        title=text(f"dojo-disciple-{figure}"),
        text=about,
        origin=text("dojo-origin-card"),
        clause=clause,
        code=card_code(card),
        colour=BELT_CODES[belt(card) - 1],
        prints=(Print("belt", (str(belt(card)),)),),
        data=data,
    )


@once(PIECES)
def trophy_piece(key: str, trophy: int, plain: bool = False) -> Piece:
    """A trophy; plain side up it does nothing, and only its points count."""
    code = TROPHY_CODES[trophy]
    return Piece(
        key=key,
        name=trophy_text(trophy),
        kind="trophy",
        face=code,
        title=trophy_text(trophy),
        text=text("dojo-about-plain" if plain else f"dojo-about-{code}"),
        origin=text("origin-printed"),
        clause="white.2" if plain else TROPHY_CLAUSES[trophy],
        code=TROPHY_LETTERS[trophy],
        colour="black" if is_row_trophy(trophy) else "orange",
    )


def card_or_back(key: str, card: int) -> Piece:
    if card == HIDDEN:
        return Piece(key, text("dojo-card-hidden"), come_from="pile")
    return card_piece(key, card, come_from="pile")
