"""Cards as pieces, and what is printed small on them and on calendar days, as signs."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import HIDDEN
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Piece, Print, text
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.material import (
    CONDITION_CLAUSES,
    CONDITION_CODES,
    CONDITIONS_WITH_CRAFT,
    CONDITIONS_WITH_ITEM,
    CRAFT_CODES,
    CRAFT_LETTERS,
    EFFECT_CODES,
    EFFECTS_WITH_CRAFT,
    EFFECTS_WITH_ITEM,
    ITEM_CODES,
    MANY_ITEMS,
    PLACE_CODES,
    SUBJECT_CODES,
)
from chabudai.games.arigato.notation import (
    about_card,
    card_text,
    craft_text,
    origin_text,
)

ABOUT: Final = "*"  # stands for the craft or item that a condition or effect names
CONDITION_SIGNS: Final = {
    "traveller_is": ("traveller", ABOUT),
    "travellers_alike": ("traveller", "=", "traveller"),
    "resident_is": ("resident", ABOUT),
    "craftsman_is": ("craftsman", ABOUT),
    "craftsmen_alike": ("craftsman", "=", "craftsman"),
    "craft_to_gate": (ABOUT, "gate"),
    "self_to_gate": ("self", "gate"),
    "offering_placed": ("offering",),
    "item_gained": ("+", ABOUT),
    "objective_gained": ("objectives",),
    "dusk_per_offered_craft": ("offering", ABOUT),
    "dusk_two_on_top": (ABOUT, ABOUT, "at3"),
    "dusk_five_items": (str(MANY_ITEMS), "items"),
    "dusk_per_offered_pair": ("offering", "=", "offering"),
    "dusk_per_craft": ("/", ABOUT),
}
EFFECT_SIGNS: Final = {
    "item": (ABOUT,),
    "favor": ("favor",),
    "favor_per_craft_in_village": ("favor", "/", ABOUT, "village"),
    "favor_per_craft_at_gate": ("favor", "/", ABOUT, "gate"),
    "item_of_offered": ("items", "offering"),
    "item_of_craftsmen": ("items", "craftsman"),
}
SUBJECT_SIGNS: Final = {
    "cards": ("cards",),
    "dusk_cards": ("dusk",),
    "same_craft": ("=", "person"),
    "different_crafts": ("≠", "person"),
    "offered_cards": ("offering",),
    "items": ("items",),
    "same_items": ("=", "items"),
    "different_items": ("≠", "items"),
}


@once(PIECES)
def card_piece(
    cards: Catalogue, generous: bool, card: int, marks: tuple[str, ...] = (), come_from: str | None = None
) -> Piece:
    """An artisan that lies face up; a generous table reads some of them otherwise."""
    craft = CRAFT_CODES[cards.craft[card]]
    return Piece(
        key=f"card-{card}",
        name=card_text(cards, card),
        face=craft,
        title=craft_text(cards.craft[card]),
        text=about_card(cards, card, generous),
        origin=origin_text(cards.reconstructed[card]),
        clause=CONDITION_CLAUSES[cards.condition[card]],
        code=f"{CRAFT_LETTERS[cards.craft[card]]}{card}",
        colour=craft,
        marks=marks,
        come_from=come_from,
        prints=card_prints(cards, card),
        data={"craft": craft, "favors": cards.value[card], "item": ITEM_CODES[cards.made[card]]},
    )


def card_or_back(
    cards: Catalogue, generous: bool, card: int, key: str, marks: tuple[str, ...] = (), come_from: str | None = None
) -> Piece:
    """A card as the viewer sees it: its face, or its back under a key of its place."""
    return back_piece(key, come_from) if card == HIDDEN else card_piece(cards, generous, card, marks, come_from)


@once(PIECES)
def back_piece(key: str, come_from: str | None) -> Piece:
    """A card that lies face down."""
    return Piece(key, text("arigato-card-hidden"), come_from=come_from)


@once(PIECES)
def card_prints(cards: Catalogue, card: int) -> tuple[Print, ...]:
    """A card at a glance."""
    cost = [ITEM_CODES[item] for item, count in enumerate(cards.cost[card]) for _ in range(count)]
    dusk = ("dusk",) if cards.dusk[card] else ()
    return (
        Print("slots", (f"at{cards.slots[card]}",)),
        Print("value", (str(cards.value[card]),)),
        Print("made", (ITEM_CODES[cards.made[card]],)),
        Print("cost", tuple(cost)),
        Print("rule", (*dusk, *_condition(cards, card), "→", *_effect(cards, card))),
        Print("number", (str(card),)),
    )


CALENDAR: Final = "calendar"  # the zone where the days lie


def objective_key(day: int) -> str:
    """What a day asks for, on the calendar."""
    return f"o{day}"


def objective_prints(subject: int, place: int, count: int) -> tuple[Print, ...]:
    """What a day of the calendar asks for, at a glance."""
    return (
        Print("goal", (str(count), *SUBJECT_SIGNS[SUBJECT_CODES[subject]])),
        Print("where", (PLACE_CODES[place],)),
    )


def _condition(cards: Catalogue, card: int) -> tuple[str, ...]:
    condition, about = cards.condition[card], cards.about[card]
    named = _named(about, condition in CONDITIONS_WITH_CRAFT, condition in CONDITIONS_WITH_ITEM)
    return tuple(named if sign == ABOUT else sign for sign in CONDITION_SIGNS[CONDITION_CODES[condition]])


def _effect(cards: Catalogue, card: int) -> tuple[str, ...]:
    signs: list[str] = []
    for kind, amount, about in cards.parts[card]:
        if amount > 1:
            signs.append(str(amount))
        named = _named(about, kind in EFFECTS_WITH_CRAFT, kind in EFFECTS_WITH_ITEM)
        signs += [named if sign == ABOUT else sign for sign in EFFECT_SIGNS[EFFECT_CODES[kind]]]
    return tuple(signs)


def _named(about: int, craft: bool, item: bool) -> str:
    return CRAFT_CODES[about] if craft else ITEM_CODES[about] if item else ""
