"""What is printed small on cards and calendar days: workshops, value, item, cost, condition and effect as signs."""

from __future__ import annotations

from functools import lru_cache

from chabudai.core.scene import Print
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.material import (
    CONDITION_CODES,
    CONDITIONS_WITH_CRAFT,
    CONDITIONS_WITH_ITEM,
    CRAFT_CODES,
    EFFECT_CODES,
    EFFECTS_WITH_CRAFT,
    EFFECTS_WITH_ITEM,
    ITEM_CODES,
    MANY_ITEMS,
    PLACE_CODES,
    SUBJECT_CODES,
)
from chabudai.games.arigato.notation import MOST_CARDS

ABOUT = "*"  # stands for the craft or item that a condition or effect names
CONDITION_SIGNS = {
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
EFFECT_SIGNS = {
    "item": (ABOUT,),
    "favor": ("favor",),
    "favor_per_craft_in_village": ("favor", "/", ABOUT, "village"),
    "favor_per_craft_at_gate": ("favor", "/", ABOUT, "gate"),
    "item_of_offered": ("items", "offering"),
    "item_of_craftsmen": ("items", "craftsman"),
}
SUBJECT_SIGNS = {
    "cards": ("cards",),
    "dusk_cards": ("dusk",),
    "same_craft": ("=", "person"),
    "different_crafts": ("≠", "person"),
    "offered_cards": ("offering",),
    "items": ("items",),
    "same_items": ("=", "items"),
    "different_items": ("≠", "items"),
}


@lru_cache(MOST_CARDS)
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
