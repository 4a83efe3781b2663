"""The cards as pieces of a scene: villagers, buildings, events, Yakuzas, combat cards."""

# mypyc: compile
from __future__ import annotations

from itertools import combinations
from typing import Final

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Piece, Print, Seated, text
from chabudai.core.things import altered
from chabudai.games.machi.card_texts import about, clause_of, kind_of, origin
from chabudai.games.machi.material import (
    CLANS,
    COLOURS,
    COMBAT_CARDS,
    COMBAT_KEYS,
    FIRST_BUILDING,
    IS_EVENT,
    KEYS,
    NO_BUILDING,
    Cards,
)
from chabudai.games.machi.notation import BACK_NAMES, card_text, combat_text
from chabudai.games.machi.state import FOUNDER, OWNER_SHIFT, SEAT, SPENT, WANTED_MARK

CLAN_SIGNS: Final = ("", "clan-lotus", "clan-dragon", "clan-serpent")  # drawings, in the order of the clans


def _codes(names: tuple[str, ...], taken: list[str]) -> list[str]:
    """Three capital letters a name, its first and two more in order, none of them taken yet."""
    found: list[str] = []
    for name in names:
        letters = name.replace("-", "").upper()
        tries = [letters[0] + one + two for one, two in combinations(letters[1:] + "XX", 2)]
        found.append(next(code for code in tries if code not in found and code not in taken))
    return found


COMBAT_CODES: Final = _codes(COMBAT_KEYS, [])
CODES: Final = _codes(KEYS, COMBAT_CODES)


@once(PIECES)
def card_piece(cards: Cards, key: str, card: int, marks: tuple[str, ...] = (), living: int = 0) -> Piece:
    """A card face up; on a building so many people live."""
    name = KEYS[card]
    return Piece(
        key=key,
        name=card_text(card),
        kind=kind_of(cards, card),
        face=_face(cards, card),
        title=card_text(card),
        text=about(cards, card),
        origin=origin(name, cards.attested[card], cards.note[card], cards.is_ours[card]),
        clause=clause_of(cards, card),
        code=CODES[card],
        colour=COLOURS[cards.colour[card]],
        marks=marks,
        prints=_prints(cards, card, living),
        data={"card": name, "sabres": cards.sabres[card], "capacity": cards.capacity[card]},
    )


def _face(cards: Cards, card: int) -> str:
    """Samurai are drawn by their strength, Yakuzas by their clan, everything else by itself."""
    if cards.is_samurai[card]:
        return f"samurai{min(max(cards.sabres[card], 1), 4)}-{KEYS[card]}"
    return f"{CLANS[cards.clan[card]]}-{KEYS[card]}" if cards.is_yakuza[card] else KEYS[card]


@once(PIECES)
def _prints(cards: Cards, card: int, living: int) -> tuple[Print, ...]:
    """Sabres, room, what it gives and where it gives more, at a glance."""
    if IS_EVENT[card]:
        return ()
    prints: list[Print] = []
    if cards.sabres[card]:
        prints.append(Print("sabres", (str(cards.sabres[card]), "sabre")))
    if card >= FIRST_BUILDING:
        prints.append(Print("room", (f"{living}/{cards.capacity[card]}", "person")))
    if cards.is_yakuza[card]:
        prints.append(Print("gives", (CLAN_SIGNS[cards.clan[card]],)))
    gives = _amounts(cards.wealth[card], cards.honour[card], cards.rice[card])
    if gives:
        prints.append(Print("gives", gives))
    if cards.bonus_on[card] != NO_BUILDING:
        more = _amounts(cards.bonus_wealth[card], cards.bonus_honour[card], cards.bonus_rice[card])
        prints.append(Print("bonus", (KEYS[cards.bonus_on[card]], "+", *more)))
    return tuple(prints)


def _amounts(wealth: int, honour: int, rice: int) -> tuple[str, ...]:
    signs: list[str] = []
    for sign, amount in (("wealth", wealth), ("honour", honour), ("rice", rice)):
        if amount:
            signs += [str(amount), sign]
    return tuple(signs)


@once(PIECES)
def back_piece(key: str, back: int, marks: tuple[str, ...] = ()) -> Piece:
    """A card face down: its back is all that is seen."""
    return Piece(key, text(f"machi-card-back-{BACK_NAMES[back]}"), kind=BACK_NAMES[back], marks=marks)


def card_or_back(cards: Cards, key: str, card: int, back: int, marks: tuple[str, ...] = ()) -> Piece:
    """A hidden card as the viewer sees it."""
    return back_piece(key, back, marks) if card == HIDDEN else card_piece(cards, key, card, marks)


def villager_piece(cards: Cards, key: str, villager: int, pending: bool = False) -> Piece:
    """A villager in a village, with his marks."""
    marks = (
        *(("founder",) if villager & FOUNDER else ()),
        *(("wanted",) if villager & WANTED_MARK else ()),
        *(("spent",) if villager & SPENT else ()),
        *(("pending",) if pending else ()),
    )
    return card_piece(cards, key, villager & CARD, marks)


@once(PIECES)
def yakuza_piece(cards: Cards, yakuza: int) -> Piece:
    """A Yakuza in play; whose it is is told by its name."""
    card = yakuza & CARD
    owner = yakuza >> OWNER_SHIFT & SEAT
    piece = card_piece(cards, f"y{card}", card)
    name = text("machi-yakuza-of", card=card_text(card), seat=Seated(owner))
    return altered(piece, name=name)


@once(PIECES)
def combat_piece(cards: Cards, key: str, card: int) -> Piece:
    """A combat card, face down if the viewer does not know it."""
    if card == HIDDEN:
        return Piece(key, combat_text(card), kind="combat")
    cancelled = [combat_text(other) for other in range(COMBAT_CARDS) if _cancels(cards, card, other)]
    beats = text("machi-combat-cancels", cards=cancelled) if cancelled else text("machi-combat-cancels-none")
    return Piece(
        key=key,
        name=combat_text(card),
        kind="combat",
        face=COMBAT_KEYS[card],
        title=combat_text(card),
        text=text("machi-about-combat", value=cards.combat_value[card], cancels=beats),
        origin=origin(
            COMBAT_KEYS[card], cards.combat_attested[card], cards.combat_note[card], cards.combat_is_ours[card]
        ),
        clause="combat.2",
        code=COMBAT_CODES[card],
        prints=_combat_prints(cards, card),
    )


def _combat_prints(cards: Cards, card: int) -> tuple[Print, ...]:
    """What a combat card wins, and what it cancels."""
    cancelled = tuple(COMBAT_KEYS[other] for other in range(COMBAT_CARDS) if _cancels(cards, card, other))
    value = Print("value", (str(cards.combat_value[card]), "sabre"))
    return (value, Print("cancels", ("✕", *cancelled))) if cancelled else (value,)


def _cancels(cards: Cards, card: int, other: int) -> bool:
    return cards.combat_value[other] > 0 and cards.gain[other * COMBAT_CARDS + card] == 0
