"""Lanterns in writing: the table as readable JSON, and facts as parameters of texts."""

from __future__ import annotations

from chabudai.core.box import Json
from chabudai.core.game import Game
from chabudai.core.knowledge import HIDDEN, card_of
from chabudai.core.scene import Param, Seated, Text, text
from chabudai.example.game import Lanterns


def card_text(card: int) -> Text:
    """The name of a card."""
    return text("lanterns-card-hidden") if card == HIDDEN else text("lanterns-card", value=card + 1)


def fact(name: str, value: int) -> Param:
    """A fact of an event or refusal as a parameter of its text."""
    if name in ("seat", "to"):
        return Seated(value)
    if name == "card":
        return card_text(value)
    return value + 1 if name == "hook" else value


def picture(position: Game) -> dict[str, Json]:
    """The table as readable JSON; in a view, a card that its viewer does not know is "?"."""
    assert isinstance(position, Lanterns)
    hands = [[card_of(entry) for entry in hand] for hand in position.hands]
    return {
        "round": f"{position.round + 1} of {position.rounds}",
        "hands": [["?" if card == HIDDEN else card + 1 for card in hand] for hand in hands],
        "hooks": position.hooks,
        "wins": position.wins,
    }
