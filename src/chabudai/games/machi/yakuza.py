"""Yakuzas: which may go where, and how they go."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.games.machi.material import WATCHTOWER
from chabudai.games.machi.state import (
    BUILT,
    OWNER_SHIFT,
    PLACE,
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


def ready_yakuzas(game: Machi, seat: int) -> list[int]:
    """yakuza.2, yakuza.8: the Yakuzas in hand or in play that have not acted this spring."""
    is_yakuza = game.cards.is_yakuza
    acted = game.acted
    ready = [e & CARD for e in game.hands[seat * 2] if is_yakuza[e & CARD] and e & CARD not in acted]
    for yakuza in game.yakuzas:
        if yakuza >> OWNER_SHIFT & SEAT == seat and yakuza & CARD not in acted:
            ready.append(yakuza & CARD)
    return ready


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
    standing = game.yakuzas[index] >> VILLAGE_SHIFT & 255 if index >= 0 else -1
    if standing == slot << 3 | village:
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
    if game.year == 1:
        return Refusal("first.2", "first-year")
    found: Refusal | None = None
    for card in ready_yakuzas(game, seat):
        found = barred(game, seat, village, slot, card)
        if found is None:
            return None
    return found


def target_places(game: Machi, seat: int, ready: list[int]) -> list[int]:
    """The places, as village * SLOTS + slot, to which one of these Yakuzas may go."""
    places: list[int] = []
    clan = game.cards.clan
    standing: dict[int, int] = {}  # where the seat's own Yakuzas stand: village and slot, packed
    for yakuza in game.yakuzas:
        if yakuza >> OWNER_SHIFT & SEAT == seat:
            standing[yakuza & CARD] = yakuza >> VILLAGE_SHIFT & 255
    for village in range(game.seats):
        row = game.buildings[village]
        attackers = attackers_in(game, village) if game.yakuzas else []
        if not row or (village == seat and not attackers):
            continue
        closed = samurai_slots(game, village)
        start = village * SLOTS
        if not attackers:
            places += [start + s for s in range(len(row)) if row[s] >= BUILT and not closed & SLOT_BIT[s]]
            continue
        if village == seat:
            closed |= ~blocked_slots(game, village)
        shut = village != seat and has_active(game, village, WATCHTOWER)
        lock = clan[attackers[0] & CARD]
        able = 0
        here: list[int] = []  # the slots of those who are in the village already: they must go elsewhere
        for card in ready:
            if (clan[card] == lock) != (village == seat):
                place = standing.get(card, -1)
                inside = place >= 0 and place & SEAT == village
                if inside or not shut:
                    able += 1
                if inside:
                    here.append(place >> 3)
        for slot in range(len(row)):
            if row[slot] >= BUILT and not closed & SLOT_BIT[slot] and able > here.count(slot):
                places.append(start + slot)
    return places


def send(game: Machi, seat: int, card: int, village: int, slot: int) -> None:
    """yakuza.2, yakuza.8: the Yakuza goes there, from hand or from where it stood, and has acted."""
    index = yakuza_index(game, card)
    spent = 0
    if index >= 0:
        spent = game.yakuzas.pop(index) & YAKUZA_SPENT
    else:
        game.turn_up(from_hand(game, seat, card))
    game.yakuzas.append(card | seat << OWNER_SHIFT | village << VILLAGE_SHIFT | slot << SLOT_SHIFT | spent)
    game.acted.append(card)
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
