"""Placing a material: the held set, the building rules, the bans, and how the choices about cards are numbered."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, NO_CARD
from chabudai.games.artigiano.boards import CASE_BIT, CASE_KIND, CASES_IN, MOST_CASES, SUPPORT
from chabudai.games.artigiano.material import CODE, VALUE
from chabudai.games.artigiano.missions.claims import open_window_after_laying
from chabudai.games.artigiano.missions.history import note_filled, note_from_stock, note_laid
from chabudai.games.artigiano.state import MISSIONS, NO_HAND_MATERIAL, NO_MATERIAL, SLOTS, Artigiano

# A choice about a card is card * 16 + way: a case to put it on, or one of the ways below.
WAYS: Final = 16
AS_ACTION: Final = 12
AS_SPECIAL: Final = 13
TO_DISCARD: Final = 14
STOCK: Final = 2880
HOLD: Final = 2881  # + the place of a princely mission
RELEASE: Final = HOLD + MISSIONS
DONE: Final = RELEASE + MISSIONS
SIZE: Final = DONE + 1
# Every choice once.  Tables of choices are cut from it, so that equal numbers are one object and stay in the caches.
CHOICES: Final = tuple(range(SIZE))

FROM_HAND: Final = 0
FROM_STOCK: Final = 1
ELSEWHERE: Final = 2


def held(game: Artigiano, seat: int) -> list[int]:
    """stock.2: the cards the seat may use now: its hand, or what is left of the stock it is playing."""
    if game.playing >= 0 and seat == game.active:
        first = seat * SLOTS
        return [game.stock[first + slot] & CARD for slot in CASES_IN[game.playing]]
    return [entry & CARD for entry in game.hands[seat]]


def source_of_held(game: Artigiano, seat: int) -> int:
    """Where held cards come from."""
    return FROM_STOCK if game.playing >= 0 and seat == game.active else FROM_HAND


def take_held(game: Artigiano, seat: int, card: int) -> int:
    """Take a card out of the held set: its entry."""
    if game.playing >= 0 and seat == game.active:
        for slot in CASES_IN[game.playing]:
            place = seat * SLOTS + slot
            entry = game.stock[place]
            if entry & CARD == card:
                game.stock[place] = NO_CARD
                game.playing &= ~CASE_BIT[slot]
                return entry
    hand = game.hands[seat]
    for i in range(len(hand)):
        if hand[i] & CARD == card:
            return hand.pop(i)
    raise ValueError(f"seat {seat} does not hold {CODE[card]}")


def ban(game: Artigiano, seat: int, source: int) -> int:
    """The flag that keeps the seat from placing materials from this source in its turn; 0: nothing does."""
    if seat != game.active:
        return 0
    flags = game.force[seat]
    if flags & NO_MATERIAL:
        return NO_MATERIAL
    if source == FROM_HAND and flags & NO_HAND_MATERIAL:
        return NO_HAND_MATERIAL
    return 0


def banned(flag: int) -> Refusal:
    """Why a flag forbids placing."""
    return Refusal("effect.40", "chapel-ban") if flag == NO_MATERIAL else Refusal("effect.25", "barracks-ban")


def building_obstacle(game: Artigiano, seat: int, kinds: int, case: int) -> Refusal | None:
    """place.1 to place.3: a free case, of a fitting kind, on occupied cases."""
    board = game.boards[seat]
    if game.occupied[seat] >> case & 1:
        return Refusal("place.1", "case-taken", {"case": case, "card": game.castle[seat * MOST_CASES + case]})
    if not CASE_KIND[board][case] & kinds:
        return Refusal("place.2", "wrong-kind", {"case": case, "kind": CASE_KIND[board][case]})
    missing = SUPPORT[board][case] & ~game.occupied[seat]
    if missing:
        return Refusal("place.3", "no-support", {"case": case, "support": CASES_IN[missing][0]})
    return None


def lay(game: Artigiano, seat: int, card: int, case: int, source: int) -> None:
    """place.1: the material goes onto a free case of the seat's castle; what that fulfils is noted."""
    game.castle[seat * MOST_CASES + case] = card
    game.occupied[seat] = game.occupied[seat] | CASE_BIT[case]
    if source == FROM_HAND:
        if VALUE[card] >= 4:
            game.rich[seat] = 127
    elif source == FROM_STOCK:
        note_from_stock(game)
    note_filled(game, seat)  # before the material counts as laid: princely.16 looks at what was there before
    note_laid(game, seat, CASE_KIND[game.boards[seat]][case])
    if game.journal is not None:
        game.tell("lay", "place.1", {"seat": seat, "card": card, "case": case})
    open_window_after_laying(game, seat)


def lay_held(game: Artigiano, seat: int, card: int, case: int) -> None:
    """Place a card of the held set."""
    source = source_of_held(game, seat)
    game.turn_up(take_held(game, seat, card))
    lay(game, seat, card, case, source)


def card_words(choice: int) -> str:
    """A choice about a card in the notation of records."""
    if choice == STOCK:
        return "play stock"
    if choice == DONE:
        return "done"
    way = choice % WAYS
    code = CODE[choice // WAYS]
    if way == AS_ACTION:
        return f"play {code}"
    if way == AS_SPECIAL:
        return f"lay {code}"
    if way == TO_DISCARD:
        return f"discard {code}"
    return f"place {code} {way + 1}"
