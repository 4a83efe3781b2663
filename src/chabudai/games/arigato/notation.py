"""Arigatō in writing: the table as readable JSON, and facts as parameters of texts."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.box import Json
from chabudai.core.game import Game
from chabudai.core.knowledge import HIDDEN, card_of
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Param, Seated, Text, text
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.material import (
    CARDS,
    CONDITION_CODES,
    CONDITIONS_WITH_CRAFT,
    CONDITIONS_WITH_ITEM,
    CRAFT_CODES,
    CRAFTSMAN_IS,
    CRAFTSMEN_ALIKE,
    EFFECT_CODES,
    EFFECTS_WITH_CRAFT,
    EFFECTS_WITH_ITEM,
    FIRST_OBJECTIVE_DAY,
    HAND,
    ITEM_CODES,
    ITEMS,
    LAST_OBJECTIVE_DAY,
    NO_ARTISAN,
    PLACE_CODES,
    SIDES,
    SLOTS_IN,
    SUBJECT_CODES,
    TRAVELLERS,
    WORKSHOP_CODES,
    WORKSHOPS,
    cards_in,
)
from chabudai.games.arigato.state import NO_ROLE, Arigato

GENEROUS: Final = {
    CRAFTSMAN_IS: "arigato-condition-craftsman_is_generous",
    CRAFTSMEN_ALIKE: "arigato-condition-craftsmen_alike_generous",
}
PHASES = ("dawn", "day", "dusk")
ROLES = ("none", "resident", "traveller", "craftsman", "sealed")


@once(PIECES)
def craft_text(craft: int) -> Text:
    """The name of a craft."""
    return text(f"arigato-craft-{CRAFT_CODES[craft]}")


@once(PIECES)
def item_text(item: int) -> Text:
    """The name of an item."""
    return text(f"arigato-item-{ITEM_CODES[item]}")


@once(PIECES)
def items_text(item: int, count: int) -> Text:
    """So many items of a kind."""
    return text(f"arigato-items-{ITEM_CODES[item]}", count=count)


@once(PIECES)
def workshop_text(slot: int) -> Text:
    """The name of a workshop."""
    return text(f"arigato-workshop-{WORKSHOP_CODES[slot]}")


@once(PIECES)
def card_text(cards: Catalogue, card: int) -> Text:
    """The spoken name of a card: its craft and its number."""
    return text("arigato-card", craft=craft_text(cards.craft[card]), number=card)


@once(PIECES)
def condition_text(cards: Catalogue, card: int, generous: bool) -> Text:
    """When the effect of the card happens; last.3: a generous table counts more craftsmen on the last day."""
    condition, about = cards.condition[card], cards.about[card]
    named = _about(about, condition in CONDITIONS_WITH_CRAFT, condition in CONDITIONS_WITH_ITEM)
    if generous and condition in GENEROUS:
        return text(GENEROUS[condition], **named)
    return text(f"arigato-condition-{CONDITION_CODES[condition]}", **named)


@once(PIECES)
def about_card(cards: Catalogue, card: int, generous: bool) -> Text:
    """All that a card shows, in words."""
    return text(
        "arigato-card-about",
        rule=rule_text(cards, card, generous),
        offering=offering_text(cards, card),
        item=item_text(cards.made[card]),
        workshops=[workshop_text(slot) for slot in SLOTS_IN[cards.slots[card]]],
    )


@once(PIECES)
def origin_text(reconstructed: bool) -> Text:
    """Is it as printed?"""
    return text("origin-reconstructed" if reconstructed else "origin-printed")


@once(PIECES)
def rule_text(cards: Catalogue, card: int, generous: bool) -> Text:
    """The effect of the card and its condition."""
    condition = condition_text(cards, card, generous)
    rule = text("arigato-card-rule", condition=condition, effect=effect_texts(cards, card))
    return text("arigato-card-dusk", rule=rule) if cards.dusk[card] else rule


@once(PIECES)
def offering_text(cards: Catalogue, card: int) -> Text:
    """What the offering of the card needs, and what the card is worth then."""
    return text("arigato-card-offering", cost=cost_texts(cards, card), favors=cards.value[card])


@once(PIECES)
def effect_texts(cards: Catalogue, card: int) -> list[Text]:
    """What the effect of the card gives, part by part."""
    parts: list[Text] = []
    for kind, amount, about in cards.parts[card]:
        if kind in EFFECTS_WITH_ITEM:
            parts.append(items_text(about, amount))
        else:
            named = _about(about, kind in EFFECTS_WITH_CRAFT, False)
            parts.append(text(f"arigato-effect-{EFFECT_CODES[kind]}", count=amount, **named))
    return parts


@once(PIECES)
def cost_texts(cards: Catalogue, card: int) -> list[Text]:
    """The items that the offering needs."""
    return [items_text(item, count) for item, count in enumerate(cards.cost[card]) if count]


@once(PIECES)
def objective_text(subject: int, place: int, count: int) -> Text:
    """What a day of the calendar asks for."""
    what = text(f"arigato-subject-{SUBJECT_CODES[subject]}", count=count)
    return text("arigato-objective", what=what, where=text(f"arigato-place-{PLACE_CODES[place]}"))


@once(PIECES)
def today_text(subject: int, place: int, count: int) -> Text:
    """The same in few words, to be read on the road of days."""
    what = text(f"arigato-subject-{SUBJECT_CODES[subject]}", count=count)
    return text("arigato-objective", what=what, where=text(f"arigato-today-{PLACE_CODES[place]}"))


def _about(about: int, craft: bool, item: bool) -> dict[str, Param]:
    if craft:
        return {"craft": craft_text(about)}
    return {"item": item_text(about)} if item else {}


def fact(name: str, value: int) -> Param:
    """A fact of an event or refusal as a parameter of its text."""
    if name in ("seat", "to"):
        return Seated(value)
    if name == "craft":
        return craft_text(value)
    if name in ("item", "other"):
        return item_text(value)
    if name == "workshop":
        return workshop_text(value)
    return value


def picture(position: Game) -> dict[str, Json]:
    """The table as readable JSON: cards by number, workshops and items by name.  What a viewer cannot know is "?"."""
    assert isinstance(position, Arigato)
    return {
        "day": position.day,
        "phase": PHASES[position.phase],
        "calendar": [SIDES[position.calendar & 1], SIDES[position.calendar >> 1]],
        "objective": _objective(position),
        "cards_left": len(position.pile),
        "discarded": cards_in(position.discard | _union(position.dropped)),
        "seats": [_seat(position, seat) for seat in range(position.seats)],
        "kept": [_entry(entry) for entry in position.kept],
        "over": position.over,
    }


def _objective(game: Arigato) -> Json:
    if not FIRST_OBJECTIVE_DAY <= game.day <= LAST_OBJECTIVE_DAY:
        return None
    subject, place, count = game.cards().objective(game.calendar, game.day)
    return {"subject": SUBJECT_CODES[subject], "where": PLACE_CODES[place], "count": count}


def _seat(game: Arigato, seat: int) -> dict[str, Json]:
    village = game.village[seat * WORKSHOPS : seat * WORKSHOPS + WORKSHOPS]
    hand = range(seat * HAND, seat * HAND + HAND)
    return {
        "village": {WORKSHOP_CODES[slot]: card for slot, card in enumerate(village) if card != NO_ARTISAN},
        "offerings": [WORKSHOP_CODES[slot] for slot in SLOTS_IN[game.offered[seat]]],
        "gate": cards_in(game.gate[seat]),
        "stock": {ITEM_CODES[item]: game.stock[seat * ITEMS + item] for item in range(ITEMS)},
        "favors": game.favors[seat],
        "objectives": game.objectives[seat],
        "hand": [_entry(game.hands[i]) for i in hand if game.hands[i] >= 0],
        "roles": [ROLES[game.roles[i]] for i in hand if game.roles[i] != NO_ROLE],
        "passed": [_entry(entry) for entry in game.passed[seat * TRAVELLERS : (seat + 1) * TRAVELLERS] if entry >= 0],
        "points": game.totals()[seat],
    }


def _union(masks: list[int]) -> int:
    every = 0
    for mask in masks:
        every |= mask
    return every


def _entry(entry: int) -> Json:
    card = card_of(entry)
    assert card == HIDDEN or card < CARDS
    return "?" if card == HIDDEN else card
