"""The cards of a hand as a scene: in hand, set to work, on their way."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import HIDDEN, card_of, knows
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Piece, Seated, Slot, Zone, text
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.material import HAND, NO_ARTISAN, TRAVELLERS
from chabudai.games.arigato.pieces import card_or_back
from chabudai.games.arigato.state import CRAFTSMAN, DAWN, NO_ROLE, NO_WORKSHOP, RESIDENT, SEALED, TRAVELLER, Arigato

CRAFTSMEN: Final = HAND - TRAVELLERS - 1  # on all days but the last
FROM_PILE: Final = -1  # where a card in hand has come from; otherwise which of the neighbour's travellers it was
ALONE: Final = -1  # nobody to whom travellers could go

# Per role of a card in hand.
ROLE_MARKS: Final[tuple[tuple[str, ...], ...]] = ((), ("pending",), ("traveller",), ("craftsman",))

Held = tuple[int, int, int, int]  # a card in hand: its place, the card, its role, where it has come from


def held_by(view: Arigato, seat: int) -> list[Held]:
    """The cards of a hand, and from where each has come, as far as the viewer may know; what is sealed is no role.

    Two of the backs at dawn have come from the neighbour.  By day some have gone, and nobody knows which.
    """
    sender = view.right_of(seat)
    travelled = TRAVELLERS if view.day > 1 and view.seats > 1 else 0
    found: list[Held] = []
    taken = 0
    for place in range(HAND):
        entry = view.hands[seat * HAND + place]
        if entry < 0:
            continue
        card, origin = card_of(entry), FROM_PILE
        received = knows(entry, sender) if card != HIDDEN else view.phase == DAWN
        if received and taken < travelled:
            origin = taken
            taken += 1
        role = view.roles[seat * HAND + place]
        found.append((place, card, NO_ROLE if role == SEALED else role, origin))
    return found


def hand_of(view: Arigato, seat: int, held: list[Held]) -> Zone:
    """What has not left the hand yet, for its owner: to its workshop, on its way, or to work."""
    gone = (TRAVELLER, CRAFTSMAN) if view.viewer == seat else ()
    placed = view.phase == DAWN and view.workshop[seat] != NO_WORKSHOP
    left = [one for one in held if one[2] not in gone and not (placed and one[2] == RESIDENT)]
    return _hand(view.cards(), view.generous, seat, view.right_of(seat), tuple(left))


@once(ZONES)
def _hand(catalogue: Catalogue, generous: bool, seat: int, sender: int, held: tuple[Held, ...]) -> Zone:
    slots = [_in_hand(catalogue, generous, seat, sender, one) for one in held]
    name = text("arigato-hand-of", seat=Seated(seat))
    return Zone(f"hand{seat}", name, "row", seat, "hand", HAND, tuple(slots))


@once(PIECES)
def _in_hand(catalogue: Catalogue, generous: bool, seat: int, sender: int, held: Held) -> Slot:
    name = text("arigato-hand-card", number=held[0] + 1)
    return Slot(f"hand{seat}-{held[0]}", name, (_piece(catalogue, generous, seat, sender, held),))


def _piece(catalogue: Catalogue, generous: bool, seat: int, sender: int, held: Held) -> Piece:
    place, card, role, origin = held
    come_from = "pile" if origin == FROM_PILE else f"passed{sender}-{origin}"
    return card_or_back(catalogue, generous, card, f"h{seat}-{place}", ROLE_MARKS[role], come_from)


def craft_of(view: Arigato, seat: int, held: list[Held]) -> Zone:
    """Those who work today."""
    crafting = tuple([one for one in held if one[2] == CRAFTSMAN])
    return _craft(view.cards(), view.generous, seat, view.right_of(seat), crafting)


@once(ZONES)
def _craft(catalogue: Catalogue, generous: bool, seat: int, sender: int, held: tuple[Held, ...]) -> Zone:
    """The craftsmen of the viewer's own hand, in two places at least."""
    places = range(max(len(held), CRAFTSMEN))
    slots = [_at_work(catalogue, generous, seat, sender, i, held[i] if i < len(held) else None) for i in places]
    return Zone(f"craft{seat}", text("arigato-craftsmen-of", seat=Seated(seat)), "row", seat, "craft", 1, tuple(slots))


@once(PIECES)
def _at_work(catalogue: Catalogue, generous: bool, seat: int, sender: int, number: int, held: Held | None) -> Slot:
    pieces = () if held is None else (_piece(catalogue, generous, seat, sender, held),)
    return Slot(f"craft{seat}-{number}", text("arigato-craftsman", number=number + 1), pieces)


def passed_of(view: Arigato, seat: int, held: list[Held]) -> Zone:
    """The travellers on their way to the left; of the viewer also those who will go."""
    going = [one for one in held if one[2] == TRAVELLER] if view.viewer == seat else []
    sent = view.passed[seat * TRAVELLERS : seat * TRAVELLERS + TRAVELLERS]
    gone = tuple([card_of(entry) if entry >= 0 else NO_ARTISAN for entry in sent])
    to = ALONE if view.seats == 1 else view.left_of(seat)
    return _passed(view.cards(), view.generous, seat, view.right_of(seat), to, tuple(going), gone)


@once(ZONES)
def _passed(
    catalogue: Catalogue,
    generous: bool,
    seat: int,
    sender: int,
    to: int,
    going: tuple[Held, ...],
    gone: tuple[int, ...],
) -> Zone:
    slots: list[Slot] = []
    for i in range(TRAVELLERS):
        if i < len(going):
            slots.append(_will_go(catalogue, generous, seat, sender, i, going[i]))
        else:
            slots.append(_has_gone(catalogue, generous, seat, i, gone[i]))
    name = text("arigato-travellers-of", seat=Seated(seat), to=Seated(to))
    if to == ALONE:
        name = text("arigato-travellers-alone")
    return Zone(f"passed{seat}", name, "row", seat, "passed", TRAVELLERS, tuple(slots))


@once(PIECES)
def _will_go(catalogue: Catalogue, generous: bool, seat: int, sender: int, number: int, held: Held) -> Slot:
    return _traveller(seat, number, (_piece(catalogue, generous, seat, sender, held),))


@once(PIECES)
def _has_gone(catalogue: Catalogue, generous: bool, seat: int, number: int, card: int) -> Slot:
    if card == NO_ARTISAN:
        return _traveller(seat, number, ())
    key, marks = f"t{seat}-{number}", ROLE_MARKS[TRAVELLER]
    return _traveller(seat, number, (card_or_back(catalogue, generous, card, key, marks, f"hand{seat}"),))


def _traveller(seat: int, number: int, pieces: tuple[Piece, ...]) -> Slot:
    return Slot(f"passed{seat}-{number}", text("arigato-traveller", number=number + 1), pieces)
