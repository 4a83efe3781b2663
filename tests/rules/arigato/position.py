"""Tables laid out for a test: whose cards lie where, and what is played in the notation of records.

A card of the reconstructed deck is written as its craft and its template: "S10" is the sculptor of the tenth template.
The letters are S, B, O, K, F for sculptor, botanist, origamist, blacksmith and fireworks maker.
"""

from __future__ import annotations

import copy
from typing import Any

from chabudai.core.box import parse_choice
from chabudai.core.clauses import Refusal
from chabudai.core.errors import AgainstTheRules
from chabudai.core.events import Event
from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.games.arigato import BOX
from chabudai.games.arigato.data import box_deck
from chabudai.games.arigato.dawn import Install
from chabudai.games.arigato.material import CARD_BIT, CRAFT_LETTERS, HAND, ITEM_CODES, ITEMS, WORKSHOP_CODES, WORKSHOPS
from chabudai.games.arigato.state import Arigato

# The cards that the examples of the rulebooks show.
ALPHA, BETA, GAMMA, DELTA, EPSILON, ZETA = "B1", "F14", "B3", "K12", "S10", "S19"


def card(code: str) -> int:
    """The number of a card."""
    return CRAFT_LETTERS.index(code[0]) * 20 + int(code[1:]) - 1


def cards(codes: str) -> list[int]:
    """The numbers of several cards."""
    return [card(code) for code in codes.split()]


def deck_with(**changes: dict[str, Any]) -> dict[str, Any]:
    """The deck of the box with some cards changed: `deck_with(S1={"favors": 9})`."""
    deck = copy.deepcopy(box_deck())
    for code, fields in changes.items():
        deck["cards"][card(code)].update(fields)
    return deck


class Table:
    """A game under way, at dawn of the day wanted."""

    def __init__(self, seats: int = 1, day: int = 2, deck: Any = None, seed: int = 1, **options: Any) -> None:
        self.journal: list[Event] = []
        game = BOX.new(seats, seed, options, deck, self.journal)
        assert isinstance(game, Arigato)
        game.day = day
        self.game = game
        self.ask_again()

    def ask_again(self) -> None:
        """The options after the table has been changed by hand."""
        for seat in self.game.waiting():
            self.game.options_of[seat] = self.game.open[seat].options(self.game)

    # --- laying out ---------------------------------------------------------------------------

    def take_away(self, number: int) -> None:
        """Take the card from wherever it lies hidden; the pile fills the gap."""
        game = self.game
        for i, entry in enumerate(game.pile):
            if entry & CARD == number:
                del game.pile[i]
                return
        for i, entry in enumerate(game.hands):
            if entry >= 0 and entry & CARD == number:
                game.hands[i] = game.pile.pop(0) | SEEN_BY[i // HAND]
                return
        raise AssertionError(f"card {number} lies in the open")

    def place(self, seat: int = 0, /, **workshops: str) -> Table:
        """Artisans in workshops; a star stands for an offering token: `place(TL="F14", BR="S19*")`."""
        for name, code in workshops.items():
            slot = WORKSHOP_CODES.index(name)
            number = card(code.rstrip("*"))
            self.take_away(number)
            self.game.village[seat * WORKSHOPS + slot] = number
            if code.endswith("*"):
                self.game.offered[seat] |= 1 << slot
        self.ask_again()
        return self

    def gate(self, codes: str, seat: int = 0) -> Table:
        """Cards under the palace gate."""
        for number in cards(codes):
            self.take_away(number)
            self.game.gate[seat] |= CARD_BIT[number]
        return self

    def stock(self, seat: int = 0, **items: int) -> Table:
        """Items in stock: `stock(katana=2)`."""
        for name, count in items.items():
            self.game.stock[seat * ITEMS + ITEM_CODES.index(name)] = count
        return self

    def favors(self, count: int, seat: int = 0) -> Table:
        """Favors gained so far."""
        self.game.favors[seat] = count
        return self

    def hand(self, codes: str, seat: int = 0) -> Table:
        """The five cards in hand, which lie in order of their numbers."""
        numbers = sorted(cards(codes))
        for i in range(HAND):
            self.take_away(numbers[i])
            self.game.pile.insert(0, self.game.hands[seat * HAND + i] & CARD)
            self.game.hands[seat * HAND + i] = numbers[i] | SEEN_BY[seat]
        self.ask_again()
        return self

    # --- playing ------------------------------------------------------------------------------

    def play(self, *notations: str, seat: int = 0) -> Table:
        """Answer the seat's questions, one after the other."""
        for notation in notations:
            choice = parse_choice(self.game, seat, notation)
            assert choice is not None, f"{notation} is no answer to {type(self.game.open[seat]).__name__}"
            self.game.choose(seat, choice)
        return self

    def dawn(self, resident: str, at: str, travellers: str, craftsmen: str, seat: int = 0) -> Table:
        """Give all roles and be ready; the hand is dealt to fit."""
        self.hand(f"{resident} {travellers} {craftsmen}", seat)
        self.play(f"resident {card(resident)}", seat=seat)
        if isinstance(self.game.question(seat), Install):
            self.play(f"install {at}", seat=seat)
        assert self.game.workshop[seat] == WORKSHOP_CODES.index(at)
        return self.play(*[f"traveller {number}" for number in cards(travellers)], "ready", seat=seat)

    def refusal(self, notation: str, seat: int = 0) -> Refusal:
        """Why the rules forbid this."""
        choice = parse_choice(self.game, seat, notation)
        assert choice is not None, notation
        try:
            self.game.choose(seat, choice)
        except AgainstTheRules as error:
            return error.refusal
        raise AssertionError(f"{notation} was accepted")

    # --- looking ------------------------------------------------------------------------------

    def asked(self, seat: int = 0) -> str:
        """The name of the question the seat is being asked."""
        question = self.game.question(seat)
        return "" if question is None else type(question).__name__

    def options(self, seat: int = 0) -> list[str]:
        """What the seat may answer."""
        question = self.game.open[seat]
        return [question.describe(self.game, choice) for choice in self.game.options_of[seat]]

    def items(self, seat: int = 0) -> dict[str, int]:
        """The items in stock that there are."""
        counts = self.game.stock[seat * ITEMS : seat * ITEMS + ITEMS]
        return {ITEM_CODES[item]: count for item, count in enumerate(counts) if count}

    def village(self, seat: int = 0) -> dict[str, int]:
        """The artisans by workshop."""
        slots = self.game.village[seat * WORKSHOPS : seat * WORKSHOPS + WORKSHOPS]
        return {WORKSHOP_CODES[slot]: number for slot, number in enumerate(slots) if number >= 0}

    def under_gate(self, seat: int = 0) -> set[int]:
        """The cards under the palace gate."""
        return {number for number in range(100) if self.game.gate[seat] >> number & 1}

    def discarded(self) -> set[int]:
        """Everything on the discard pile."""
        mask = self.game.discard
        for dropped in self.game.dropped:
            mask |= dropped
        return {number for number in range(100) if mask >> number & 1}

    def view(self, viewer: int | None) -> Arigato:
        """What somebody sees."""
        seen = self.game.view(viewer)
        assert isinstance(seen, Arigato)
        return seen

    def told(self, kind: str, viewer: int | None = 0) -> list[Event]:
        """The events of a kind that this viewer has heard."""
        return [event for event in self.journal if event.kind == kind and event.visible_to(viewer)]
