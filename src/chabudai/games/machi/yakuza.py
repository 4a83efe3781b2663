"""Yakuzas: which may go where, and how they go."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.games.machi.material import WATCHTOWER
from chabudai.games.machi.state import (
    BUILT,
    OWNER_SHIFT,
    PLACE,
    PLACE_SHIFT,
    SEAT,
    SLOT_SHIFT,
    SLOTS,
    VILLAGE_SHIFT,
    YAKUZA_SPENT,
    Machi,
)
from chabudai.games.machi.village import (
    SLOT_BIT,
    blocked_slots,
    from_hand,
    has_active,
    is_built,
    samurai_slots,
    to_hand,
    yakuza_index,
)

NO_YAKUZAS: Final[list[int]] = []
IN_HAND: Final = 255 << VILLAGE_SHIFT  # where a Yakuza stands that is in no village


def ready_yakuzas(game: Machi, seat: int) -> list[int]:
    """yakuza.2, yakuza.8: the Yakuzas in hand or in play that have not acted this spring; those in hand stand there."""
    is_yakuza = game.cards.is_yakuza
    acted = game.acted
    ready: list[int] = []
    for entry in game.hands[seat * 2]:
        card = entry & CARD
        if is_yakuza[card] and (not acted or card not in acted):
            ready.append(card | IN_HAND)
    for yakuza in game.yakuzas:
        if yakuza >> OWNER_SHIFT & SEAT == seat and (not acted or yakuza & CARD not in acted):
            ready.append(yakuza)
    return ready


def standing(yakuza: int) -> int:
    """The place where a Yakuza stands, packed: slot << 3 | village."""
    return yakuza >> VILLAGE_SHIFT & 255


def attackers_in(game: Machi, village: int) -> list[int]:
    """The attacking Yakuzas in a village, whoever owns them."""
    return [y for y in game.yakuzas if y >> VILLAGE_SHIFT & SEAT == village != y >> OWNER_SHIFT & SEAT]


def barred(game: Machi, seat: int, village: int, slot: int, card: int) -> Refusal | None:
    """Why this Yakuza of the seat may not go to this building; None when it may."""
    if not is_built(game, village, slot):
        return Refusal("yakuza.3", "not-built")
    if samurai_slots(game, village) & SLOT_BIT[slot]:
        return Refusal("yakuza.4", "samurai-inside", {"to": village})
    index = yakuza_index(game, card)
    if index >= 0 and standing(game.yakuzas[index]) == slot << 3 | village:
        return Refusal("yakuza.9", "already-there", {"card": card})
    clan = game.cards.clan
    attackers = [yakuza for yakuza in attackers_in(game, village) if yakuza & CARD != card]
    if village == seat:
        here = [yakuza for yakuza in attackers if yakuza >> SLOT_SHIFT & PLACE == slot]
        if not here:
            return Refusal("yakuza.6", "not-blocked")
        if clan[here[0] & CARD] == clan[card]:
            return Refusal("yakuza.6", "same-clan", {"card": here[0] & CARD})
        return None
    if attackers and clan[attackers[0] & CARD] != clan[card]:
        return Refusal("yakuza.5", "other-clan", {"to": village, "card": attackers[0] & CARD})
    inside = index >= 0 and game.yakuzas[index] >> VILLAGE_SHIFT & SEAT == village
    if attackers and not inside and has_active(game, village, WATCHTOWER):
        return Refusal("red.4", "watchtower", {"to": village})
    return None


def obstacle(game: Machi, seat: int, village: int, slot: int) -> Refusal | None:
    """Why none of the seat's ready Yakuzas may go to this building; None when one of them may."""
    found: Refusal | None = None
    for yakuza in ready_yakuzas(game, seat):
        found = barred(game, seat, village, slot, yakuza & CARD)
        if found is None:
            return None
    return found


def clan_locks(game: Machi) -> list[int]:
    """yakuza.5: per village the clan of its attackers, 0 where there are none."""
    clan = game.cards.clan
    locks = [0] * game.seats
    for yakuza in game.yakuzas:
        village = yakuza >> VILLAGE_SHIFT & SEAT
        if yakuza >> OWNER_SHIFT & SEAT != village:
            locks[village] = clan[yakuza & CARD]
    return locks


def let_in(game: Machi, seat: int, village: int, lock: int, ready: list[int]) -> list[int]:
    """yakuza.5, yakuza.6, red.4: those of the seat's ready Yakuzas that clan and Watchtower let act in a village."""
    if lock == 0:
        return ready if village != seat else NO_YAKUZAS
    clan = game.cards.clan
    if village == seat:
        return [yakuza for yakuza in ready if clan[yakuza & CARD] != lock]
    able = [yakuza for yakuza in ready if clan[yakuza & CARD] == lock]
    if able and has_active(game, village, WATCHTOWER):
        return [yakuza for yakuza in able if yakuza >> VILLAGE_SHIFT & SEAT == village]
    return able


def target_places(game: Machi, seat: int, ready: list[int]) -> list[int]:
    """The places, as village * SLOTS + slot, to which one of these Yakuzas may go."""
    is_samurai = game.cards.is_samurai
    places: list[int] = []
    for village, lock in enumerate(clan_locks(game)):
        able = let_in(game, seat, village, lock, ready) if lock or village == seat else ready
        if not able:
            continue
        closed = shared_slot(able, village) if lock else 0
        if village == seat:
            closed |= ~blocked_slots(game, village)
        for villager in game.villagers[village]:
            if is_samurai[villager & CARD]:
                closed |= 1 << (villager >> PLACE_SHIFT & PLACE)
        for slot, entry in enumerate(game.buildings[village]):
            if entry >= BUILT and not closed & 1 << slot:
                places.append(village * SLOTS + slot)
    return places


def shared_slot(yakuzas: list[int], village: int) -> int:
    """yakuza.9: the slot of the village where all of these stand and which none of them can go to, as a bit mask."""
    place = standing(yakuzas[0])
    if place & SEAT != village:
        return 0
    for yakuza in yakuzas:
        if standing(yakuza) != place:
            return 0
    return 1 << (place >> 3)


def send(game: Machi, seat: int, card: int, village: int, slot: int) -> None:
    """yakuza.2, yakuza.8: the Yakuza goes there, from hand or from where it stood, and has acted."""
    index = yakuza_index(game, card)
    spent = 0
    if index >= 0:
        spent = game.yakuzas.pop(index) & YAKUZA_SPENT
    else:
        game.turn_up(from_hand(game, seat, card))
    game.yakuzas.append(card | seat << OWNER_SHIFT | village << VILLAGE_SHIFT | slot << SLOT_SHIFT | spent)
    game.acted = [*game.acted, card]
    if game.journal is not None:
        facts = {"seat": seat, "card": card, "to": village, "building": game.buildings[village][slot] & CARD}
        if village == seat:
            game.tell("defend", "yakuza.6", facts)
        else:
            game.tell("attack" if index < 0 else "move-yakuza", "yakuza.2", facts)


def return_home(game: Machi, index: int) -> None:
    """The Yakuza goes back to its owner's hand, known to all."""
    yakuza = game.yakuzas.pop(index)
    to_hand(game, yakuza >> OWNER_SHIFT & SEAT, yakuza & CARD | EVERYONE)
