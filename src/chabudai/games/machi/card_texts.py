"""What is said of a card: what it does, what sort it is, which clause tells more, how much of it is known."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.once import PIECES, once
from chabudai.core.scene import Text, text
from chabudai.games.machi.material import BACK, CLANS, COLOURS, FIRST_BUILDING, IS_EVENT, KEYS, NO_BUILDING, Cards
from chabudai.games.machi.notation import BACK_NAMES, card_text

EVENT_CLAUSES: Final = {
    "wanted": "events.5",
    "embezzlement": "events.8",
    "defection": "events.10",
    "epidemic": "events.11",
    "festival": "events.12",
    "tsunami": "events.13",
    "fire": "events.14",
    "earthquake": "events.15",
    "carpenters": "events.16",
}
RED_CLAUSES: Final = {
    "dojo": "red.3",
    "watchtower": "red.4",
    "castle": "red.5",
    "barracks": "red.6",
    "court": "red.8",
    "post-station": "red.9",
    "den": "red.10",
}


def kind_of(cards: Cards, card: int) -> str:
    """What sort of card it is."""
    if IS_EVENT[card]:
        return "event"
    if cards.is_yakuza[card]:
        return "yakuza"
    return BACK_NAMES[BACK[card]]


def clause_of(cards: Cards, card: int) -> str:
    """The clause that says most about a card."""
    key = KEYS[card]
    if IS_EVENT[card]:
        return EVENT_CLAUSES[key]
    if key in RED_CLAUSES:
        return RED_CLAUSES[key]
    if card >= FIRST_BUILDING:
        return "village.2"
    if cards.is_yakuza[card]:
        return "yakuza.1"
    return "duel.3" if cards.is_samurai[card] else "village.4"


@once(PIECES)
def about(cards: Cards, card: int) -> Text:
    """What the card says."""
    key = KEYS[card]
    if IS_EVENT[card]:
        return text(f"machi-about-{key}")
    gives = gain_text(cards.wealth[card], cards.honour[card], cards.rice[card])
    if card >= FIRST_BUILDING:
        plain = text("machi-about-building", capacity=cards.capacity[card], gives=gives)
        if key in RED_CLAUSES:
            return text("machi-about-red", building=plain, ability=text(f"machi-about-{key}"))
        return plain
    if cards.is_yakuza[card]:
        clan = text(f"machi-clan-{CLANS[cards.clan[card]]}")
        return text("machi-about-yakuza", clan=clan, sabres=cards.sabres[card])
    plain = text("machi-about-villager", sabres=cards.sabres[card], gives=gives)
    if cards.bonus_on[card] != NO_BUILDING:
        plain = text(
            "machi-about-bonus",
            villager=plain,
            building=card_text(cards.bonus_on[card]),
            gives=gain_text(cards.bonus_wealth[card], cards.bonus_honour[card], cards.bonus_rice[card]),
        )
    if key == "blacksmith":
        return text("machi-about-blacksmith", villager=plain)
    return plain


def gain_text(wealth: int, honour: int, rice: int) -> list[Text]:
    """What is given, without what is not; nothing at all is said in so many words."""
    amounts = (("wealth", wealth), ("honour", honour), ("rice", rice))
    return [text(f"machi-gain-{name}", count=count) for name, count in amounts if count]


@once(PIECES)
def origin(key: str, attested: bool, note: str, is_ours: bool) -> Text:
    """Is every value of a card known from the printed one?  If only some are, the note says which.

    The notes of our own file are in the catalogues.
    """
    if note and is_ours:
        return text(f"machi-origin-{key}")
    plain = text("origin-printed" if attested else "origin-reconstructed")
    return text("machi-origin-noted", origin=plain, note=note) if note else plain


def sort_text(cards: Cards, card: int) -> Text:
    """What sort of card it is, in a few words."""
    if IS_EVENT[card]:
        return text("machi-sort-event")
    sabres = cards.sabres[card]
    if cards.is_yakuza[card]:
        return text("machi-sort-yakuza", clan=text(f"machi-clan-{CLANS[cards.clan[card]]}"), sabres=sabres)
    if cards.is_samurai[card]:
        return text("machi-sort-samurai", sabres=sabres)
    colour = text(f"machi-colour-{COLOURS[cards.colour[card]]}")
    if card >= FIRST_BUILDING:
        return text("machi-sort-building", colour=colour, capacity=cards.capacity[card])
    if sabres:
        return text("machi-sort-villager-armed", colour=colour, sabres=sabres)
    return text("machi-sort-villager", colour=colour)
