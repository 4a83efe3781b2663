"""The dawn as one arrangement: five cards are given their places, and change them freely until all is ready.

The game asks for the resident, its workshop and the travellers one after another.  A move answers several of these
questions at once, or takes answers of this dawn back and gives others.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD
from chabudai.core.once import ZONES, once
from chabudai.core.scene import Move, Seated, Text, text
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.dawn import Arrange, Confirm, SendOff
from chabudai.games.arigato.emptying import occupied
from chabudai.games.arigato.material import HAND, SLOTS_IN, WORKSHOP_CODES
from chabudai.games.arigato.notation import card_text, workshop_text
from chabudai.games.arigato.state import RESIDENT, TRAVELLER, Arigato

ALONE: Final = -1  # nobody to whom travellers could go


def to_move_in(view: Arigato, question: Arrange) -> tuple[Move, ...]:
    """dawn.2: a card onto one of the workshops it may have, two answers; to the only one it goes by a click."""
    seat = question.seat
    hand = [entry & CARD for entry in view.hands[seat * HAND : seat * HAND + HAND] if entry >= 0]
    return _moves_in(view.cards(), seat, tuple(hand), occupied(view, seat))


@once(ZONES)
def _moves_in(cards: Catalogue, seat: int, hand: tuple[int, ...], taken: int) -> tuple[Move, ...]:
    moves: list[Move] = []
    for card in hand:
        allowed = SLOTS_IN[cards.slots[card] & ~taken]
        if len(allowed) > 1:
            for slot in allowed:
                name = _install(cards, card, slot)
                moves.append(Move((), (_first(card), _in(slot)), name, f"card-{card}", f"w{seat}-{slot}"))
    return tuple(moves)


def to_rearrange(view: Arigato, question: SendOff | Confirm) -> tuple[Move, ...]:
    """dawn.5: another resident, another workshop for it, another traveller."""
    seat = question.seat
    places = range(seat * HAND, seat * HAND + HAND)
    held = [(view.hands[i] & CARD, view.roles[i]) for i in places if view.hands[i] >= 0]
    to, taken = ALONE if view.seats == 1 else view.left_of(seat), occupied(view, seat)
    return _rearranged(view.cards(), seat, to, tuple(held), view.workshop[seat], taken, isinstance(question, Confirm))


@once(ZONES)
def _rearranged(
    cards: Catalogue, seat: int, to: int, held: tuple[tuple[int, int], ...], slot: int, taken: int, all_placed: bool
) -> tuple[Move, ...]:
    dawn = _Dawn(cards, seat, held, slot, taken)
    return (*dawn.elsewhere(), *dawn.others_move_in(all_placed), *dawn.swaps(to, all_placed))


class _Dawn:
    """What a seat has arranged so far: its cards with their roles, the workshop of its resident, those taken before."""

    def __init__(self, cards: Catalogue, seat: int, held: tuple[tuple[int, int], ...], slot: int, taken: int) -> None:
        self.cards, self.seat = cards, seat
        self.slot, self.taken = slot, taken
        self.resident = next(card for card, role in held if role == RESIDENT)
        self.travellers = [card for card, role in held if role == TRAVELLER]
        self.others = [card for card, role in held if role not in (RESIDENT, TRAVELLER)]

    def allowed(self, card: int) -> tuple[int, ...]:
        """The free workshops in which the card may live."""
        return SLOTS_IN[self.cards.slots[card] & ~self.taken]

    def answers(self, card: int, slot: int) -> tuple[str, ...]:
        """The answers that bring a card into a workshop: where there is only one for it, nobody is asked which."""
        return (_first(card), _in(slot)) if len(self.allowed(card)) > 1 else (_first(card),)

    def elsewhere(self) -> list[Move]:
        """The resident in another workshop."""
        cards, seat, card = self.cards, self.seat, self.resident
        sent = _sent(self.travellers)
        return [
            Move(
                (_in(self.slot), *sent),
                (_in(slot), *sent),
                _install(cards, card, slot),
                f"card-{card}",
                f"w{seat}-{slot}",
            )
            for slot in self.allowed(card)
            if slot != self.slot
        ]

    def others_move_in(self, all_placed: bool) -> list[Move]:
        """Another resident; the one that was takes over its role.

        While cards wait in hand, a click on one of them sends it off: there the resident is put onto it instead.
        """
        cards, seat, was = self.cards, self.seat, self.resident
        back = (*self.answers(was, self.slot), *_sent(self.travellers))
        moves = []
        for card in (*self.travellers, *self.others):
            sent = _sent([was if one == card else one for one in self.travellers])
            for slot in self.allowed(card):
                answers = (*self.answers(card, slot), *sent)
                if slot == self.slot:
                    name = text("arigato-move-instead", card=card_text(cards, card), other=card_text(cards, was))
                    moves.append(Move(back, answers, name, f"card-{was}", f"card-{card}", all_placed))
                elif all_placed:
                    name = _install(cards, card, slot)
                    moves.append(Move(back, answers, name, f"card-{card}", f"w{seat}-{slot}"))
        return moves

    def swaps(self, to: int, all_placed: bool) -> list[Move]:
        """Another traveller, who goes to this seat."""
        cards, key = self.cards, "arigato-move-keep" if to == ALONE else "arigato-move-travel"
        goal = Seated(self.seat if to == ALONE else to)
        moves = []
        for was in self.travellers:
            for card in self.others:
                name = text(key, card=card_text(cards, card), other=card_text(cards, was), to=goal)
                sent = _sent([card if one == was else one for one in self.travellers])
                moves.append(Move(_sent(self.travellers), sent, name, f"card-{was}", f"card-{card}", all_placed))
        return moves


def _first(card: int) -> str:
    return f"resident {card}"


def _in(slot: int) -> str:
    return f"install {WORKSHOP_CODES[slot]}"


def _sent(cards: list[int]) -> tuple[str, ...]:
    return tuple(f"traveller {card}" for card in cards)


def _install(cards: Catalogue, card: int, slot: int) -> Text:
    return text("arigato-action-install", card=card_text(cards, card), workshop=workshop_text(slot))
